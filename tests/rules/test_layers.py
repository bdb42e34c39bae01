"""The layers (CR 613), with cards made for the purpose where no real one will do."""

from __future__ import annotations

from itertools import permutations

import pytest

from planechase.rules.language.card_types import ARTIFACT as ARTIFACT_TYPE
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, anthem, card, creature
from planechase.words.conditions import Controls
from planechase.words.effects.lasting import Change
from planechase.words.filters import ARTIFACT, CREATURE, FLYING, ITSELF, YOURS, subtype
from planechase.words.keywords import keyword
from planechase.words.modifications import AddTypes, LoseAllAbilities, SetCreatureTypes
from planechase.words.selections import target
from planechase.words.statics import gets, has

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
