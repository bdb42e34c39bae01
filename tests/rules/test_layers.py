"""The layers (CR 613), with cards made for the purpose where no real one will do."""

from __future__ import annotations

from itertools import permutations

import pytest

from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table
from planechase.words.amounts import CountOf, Number
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, anthem, card, creature
from planechase.words.conditions import Controls
from planechase.words.effects.lasting_effects import Change
from planechase.words.filters import ARTIFACT, CREATURE, FLYING, ITSELF, LAND, OTHER, YOURS, SizeIs, subtype
from planechase.words.keywords import keyword
from planechase.words.modifications import AddTypes, LoseAllAbilities, SetCreatureTypes, SwitchSize
from planechase.words.selections import target
from planechase.words.statics import base_size, defined_size, gets, has

GOBLINS_ARE_ELVES = card("Green Moon", "{G}", ENCHANTMENT_CARD, anthem(subtype("Goblin"), SetCreatureTypes(("Elf",))))
ELVES_ARE_GOBLINS = card("Red Moon", "{R}", ENCHANTMENT_CARD, anthem(subtype("Elf"), SetCreatureTypes(("Goblin",))))
ELVES_ARE_WIZARDS_TOO = card(
    "Blue Moon", "{U}", ENCHANTMENT_CARD, anthem(subtype("Elf"), AddTypes(subtypes=("Wizard",))),
)  # fmt: skip
MECHANIC = card("Mechanic", "{1}", creature("Human", 1, 1), anthem(CREATURE & YOURS, AddTypes(ARTIFACT_TYPE)))
PROUD = card(
    "Proud Knight", "{W}", creature("Knight", 1, 1),
    anthem(ITSELF, gets(2, 2), has(keyword("flying")), only_if=Controls(ARTIFACT)),
)  # fmt: skip
SILENCE = card("Silence Them", "{W}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),)))
WINGS = card("Wings", "{U}", ENCHANTMENT_CARD, anthem(CREATURE, has(keyword("flying"))))
STORM = card("Storm of Arrows", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & FLYING, gets(-1, 0)))
TEACH = card(
    "Teach", "{W}", INSTANT_CARD, Change(target(CREATURE), (has(anthem(CREATURE & YOURS, LoseAllAbilities())),)),
)  # fmt: skip

WATCHFUL = card(
    "Watchful", "{W}", ENCHANTMENT_CARD,
    anthem(CREATURE, has(keyword("vigilance")), only_if=Controls(CREATURE & FLYING)),
)  # fmt: skip
SLEEPY = card(
    "Sleepy", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, has(keyword("vigilance")), only_if=Controls(ARTIFACT)),
)  # fmt: skip
FLIES = has(keyword("flying"))
LIFT = card("Lift", "{U}", INSTANT_CARD, Change(target(CREATURE), (has(anthem(CREATURE & YOURS, FLIES)),)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("613.8b")
@pytest.mark.parametrize(
    ("order", "kind"),
    [((GOBLINS_ARE_ELVES, ELVES_ARE_GOBLINS), "Goblin"), ((ELVES_ARE_GOBLINS, GOBLINS_ARE_ELVES), "Elf")],
    ids=["elves first", "goblins first"],
)
def test_in_a_dependency_loop_timestamps_decide(table: Table, order: tuple[CardDefinition, ...], kind: str) -> None:
    warrior = table.battlefield(BOB, card("Goblin", "{R}", creature("Goblin", 1, 1)))
    archer = table.battlefield(BOB, card("Elf", "{G}", creature("Elf", 1, 1)))
    for one in order:
        table.battlefield(ANN, one)
    assert warrior.subtypes == archer.subtypes == {kind}


@pytest.mark.rule("613.8b")
def test_what_only_depends_on_a_loop_waits_for_all_of_it(table: Table) -> None:
    """Elves become Wizards only after the two that chase each other, although that effect is the oldest."""
    warrior = table.battlefield(BOB, card("Goblin", "{R}", creature("Goblin", 1, 1)))
    archer = table.battlefield(BOB, card("Elf", "{G}", creature("Elf", 1, 1)))
    table.battlefield(ANN, ELVES_ARE_WIZARDS_TOO, ELVES_ARE_GOBLINS, GOBLINS_ARE_ELVES)
    assert warrior.subtypes == archer.subtypes == {"Elf", "Wizard"}


@pytest.mark.rule("611.3a", "613.1d")
@pytest.mark.parametrize("order", list(permutations((MECHANIC, PROUD))), ids=["before", "after"])
def test_a_condition_sees_what_earlier_layers_made(table: Table, order: tuple[CardDefinition, ...]) -> None:
    made = [table.battlefield(ANN, one) for one in order]
    knight = next(one for one in made if one.name == "Proud Knight")
    assert (knight.power, knight.toughness, knight.has("flying")) == (3, 3, True)
    table.remove(next(one for one in made if one.name == "Mechanic"))
    assert (knight.power, knight.has("flying")) == (1, False)


@pytest.mark.rule("613.1f", "613.7")
def test_abilities_given_after_a_loss_stay(table: Table) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, SILENCE)
    table.cast(ANN, "Silence Them", targets=[angel])
    table.resolve()
    assert angel.keywords == frozenset()
    table.battlefield(ANN, WINGS)
    assert angel.keywords == {"flying"}


@pytest.mark.rule("613.7a", "613.6")
@pytest.mark.parametrize(("order", "keywords"), [((LIFT, SILENCE), set()), ((SILENCE, LIFT), {"flying"})])
@pytest.mark.parametrize("beside", [None, SLEEPY], ids=["alone", "beside one that asks"])
def test_what_an_effect_gives_takes_its_place_among_those_that_wait(
    table: Table, beside: CardDefinition | None, order: tuple[CardDefinition, ...], keywords: set[str]
) -> None:
    """What the bears were given speaks of the angel in the same layer, before or after she is silenced."""
    on = {LIFT.name: table.battlefield(ANN, "Grizzly Bears"), SILENCE.name: table.battlefield(ANN, "Serra Angel")}
    if beside is not None:
        table.battlefield(ANN, beside)
    for spell in order:
        table.hand(ANN, spell)
        table.cast(ANN, spell.name, targets=[on[spell.name]])
        table.resolve()
    assert on[LIFT.name].keywords == {"flying"}
    assert on[SILENCE.name].keywords == keywords


@pytest.mark.rule("613.8a")
def test_an_effect_depends_on_one_that_takes_its_ability_away(table: Table) -> None:
    """The lord speaks of everybody's wings first, but is silent as soon as anything in that layer has happened."""
    lord = table.battlefield(ANN, card("Wing Lord", "{U}", creature("Bird", 1, 1), anthem(CREATURE, FLIES)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.keywords == {"flying"}
    table.hand(ANN, SILENCE)
    table.cast(ANN, "Silence Them", targets=[lord])
    table.resolve()
    assert bears.keywords == frozenset()


@pytest.mark.rule("613.8a", "611.3a")
@pytest.mark.parametrize("order", list(permutations((WATCHFUL, WINGS))), ids=["before", "after"])
def test_an_effect_waits_for_what_its_condition_asks_about(table: Table, order: tuple[CardDefinition, ...]) -> None:
    """Both give abilities; the one that asks who flies comes after the one that lets them, even if it is older."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    for one in order:
        table.battlefield(ANN, one)
    assert bears.keywords == {"flying", "vigilance"}


@pytest.mark.rule("109.5", "613.4c")
def test_you_is_whoever_controls_the_ability(table: Table) -> None:
    table.battlefield(BOB, card("Banner", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(1, 1))))
    mine, yours = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, yours.power) == (2, 3)


@pytest.mark.rule("613.1f", "613.4c")
def test_size_is_changed_after_abilities(table: Table) -> None:
    table.battlefield(ANN, STORM)
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert bears.power == 2
    table.battlefield(ANN, WINGS)
    assert bears.power == 1


@pytest.mark.rule("613.7a")
def test_a_given_ability_is_as_new_as_the_effect_that_gave_it(table: Table) -> None:
    """The bears are older than the wings; what they were taught is newer, and so takes the wings away."""
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(ANN, WINGS)
    table.hand(ANN, TEACH)
    table.cast(ANN, "Teach", targets=[bears])
    table.resolve()
    assert elves.keywords == frozenset()
    assert elves.text == ""


# ---------------------------------------------------------------------- dependencies among sizes


STRONG_ONES_TOUGHER = card(
    "Strength Helps", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & SizeIs("power", "at least", Number(3)), gets(0, 1)),
)  # fmt: skip
ALL_STRONGER = card("Rally", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, gets(1, 0)))
SMALL_ONES_GROW = card(
    "Great Leap", "{G}", ENCHANTMENT_CARD,
    anthem(CREATURE & SizeIs("toughness", "at most", Number(1)), base_size(5, 5)),
)  # fmt: skip
FLYERS_SHRINK = card("Thin Air", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & FLYING, base_size(1, 1)))
WEAK_ONES_SWITCH = card(
    "Upside Down", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & SizeIs("power", "at most", Number(1)), SwitchSize()),
)  # fmt: skip
SWITCH = card("Switch", "{U}", INSTANT_CARD, Change(target(CREATURE), (SwitchSize(),)))
ADMIRER = card(
    "Admirer", "{G}", creature("Elf", 0, 0),
    defined_size(CountOf(CREATURE & OTHER & SizeIs("power", "at least", Number(3)))),
)  # fmt: skip
FIELD_GIANT = card("Field Giant", "{G}", creature("Giant", 0, 0), defined_size(CountOf(LAND & YOURS)))


@pytest.mark.rule("613.8a", "613.4c")
@pytest.mark.parametrize("order", list(permutations((STRONG_ONES_TOUGHER, ALL_STRONGER))), ids=["older", "newer"])
def test_who_is_strong_is_asked_after_all_have_become_stronger(table: Table, order: tuple[CardDefinition, ...]) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, *order)
    assert (bears.power, bears.toughness) == (3, 3)


@pytest.mark.rule("613.8a", "613.4c")
def test_who_is_strong_is_asked_after_counters(table: Table) -> None:
    table.battlefield(ANN, STRONG_ONES_TOUGHER)
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    assert (bears.power, bears.toughness) == (3, 4)


@pytest.mark.rule("613.8a", "613.4b")
@pytest.mark.parametrize("order", list(permutations((SMALL_ONES_GROW, FLYERS_SHRINK))), ids=["older", "newer"])
def test_who_is_small_is_asked_after_what_makes_small(table: Table, order: tuple[CardDefinition, ...]) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(ANN, *order)
    assert (angel.power, angel.toughness) == (5, 5)


@pytest.mark.rule("613.8a", "613.4d")
def test_who_is_weak_is_asked_after_other_switches(table: Table) -> None:
    spider = table.battlefield(BOB, card("Spear Spider", "{G}", creature("Spider", 4, 1)))
    table.battlefield(ANN, WEAK_ONES_SWITCH)
    table.hand(ANN, SWITCH)
    table.cast(ANN, "Switch", targets=[spider])
    table.resolve()
    assert (spider.power, spider.toughness) == (4, 1)


@pytest.mark.rule("613.8a", "613.4a", "604.3")
@pytest.mark.parametrize("order", list(permutations((ADMIRER, FIELD_GIANT))), ids=["older", "newer"])
def test_a_defined_size_waits_for_those_it_counts(table: Table, order: tuple[CardDefinition, ...]) -> None:
    table.battlefield(ANN, "Forest", "Forest", "Forest")
    table.battlefield(ANN, "Serra Angel")
    made = [table.battlefield(ANN, one) for one in order]
    admirer = next(one for one in made if one.name == "Admirer")
    assert (admirer.power, admirer.toughness) == (2, 2)


@pytest.mark.rule("613.8a", "613.4c")
def test_a_number_that_counts_the_strong_waits_too(table: Table) -> None:
    count = CountOf(CREATURE & SizeIs("power", "at least", Number(3)))
    table.battlefield(ANN, card("Choir", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(0, count))))
    table.battlefield(ANN, ALL_STRONGER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert (bears.power, bears.toughness) == (3, 3)


@pytest.mark.rule("613.8a", "611.3a", "613.4c")
@pytest.mark.parametrize("way", [0, 1], ids=["older", "newer"])
def test_a_condition_about_the_strong_waits_too(table: Table, way: int) -> None:
    strong = Controls(CREATURE & SizeIs("power", "at least", Number(3)))
    ferocious = card("Wild Song", "{G}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(0, 2), only_if=strong))
    table.battlefield(ANN, *((ferocious, ALL_STRONGER) if way == 0 else (ALL_STRONGER, ferocious)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert (bears.power, bears.toughness) == (3, 4)
