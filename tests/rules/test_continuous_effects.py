"""Continuous effects in layers (CR 611, 613): timestamps, dependencies, definitions, counters, switching."""

import pytest

from planechase.rules.events.lasting import ForTheRestOfTheGame
from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.language.colors import BLUE, RED
from planechase.rules.mana.mana import ManaCost
from planechase.testing import ANN, BOB, Table
from planechase.words.amounts import CountOf
from planechase.words.card import ENCHANTMENT_CARD, EQUIPMENT_CARD, INSTANT_CARD, anthem, card, creature, enchanted
from planechase.words.conditions import Controls, DuringYourTurn
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.lasting_effects import Change, gain_control, pump
from planechase.words.effects.permanent_effects import TapIt
from planechase.words.filters import ARTIFACT, BLUE_, CREATURE, ITSELF, OTHER, TAPPED, YOURS
from planechase.words.keywords import Equip, Morph, keyword
from planechase.words.modifications import AddTypes, LoseAllAbilities, SetColors, SetCreatureTypes, SwitchSize
from planechase.words.selections import target
from planechase.words.statics import base_size, defined_size, gets, has

FOREVER = ForTheRestOfTheGame()
GROW = card("Grow", "{G}", INSTANT_CARD, pump(target(CREATURE), 1, 2))
FROG = card("Frog", "{U}", INSTANT_CARD, Change(target(CREATURE), (base_size(1, 1), SetCreatureTypes(("Frog",)))))
STRIP = card("Strip", "{U}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),)))
WINGS = card("Wings", "{W}", INSTANT_CARD, Change(target(CREATURE), (has(keyword("flying")),)))
SWITCH = card("Switch", "{U}", INSTANT_CARD, Change(target(CREATURE), (SwitchSize(),)))
FEATHER = card("Feather", "{W}", INSTANT_CARD, put_counters("flying", target(CREATURE)))
STEAL = card("Steal", "{R}", INSTANT_CARD, gain_control(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, spell: object, on: object) -> None:
    """Ann casts the spell at something, and it resolves."""
    card_ = table.hand(ANN, spell)  # type: ignore[call-overload]
    table.cast(ANN, card_, targets=[on])
    table.resolve()


# ---------------------------------------------------------------------- the layers one by one


@pytest.mark.rule("613.1a", "613.2a", "613.2c", "707.2")
def test_layer_1_copies_come_first(table: Table) -> None:
    """The Clone copies the Bears without the counter and the pump, and has the anthem of its own."""
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    cast(table, GROW, bears)
    table.battlefield(ANN, card("Banner", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(0, 1))))
    table.will(ANN, bears, about="enter as")
    clone = table.enters(ANN, "Clone")
    assert (clone.power, clone.toughness, bears.power) == (2, 3, 4)


@pytest.mark.rule("613.2b", "708.2")
def test_layer_1_face_down_comes_after_copying(table: Table) -> None:
    craghorn = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    cast(table, GROW, craghorn)
    assert (craghorn.power, craghorn.toughness, craghorn.keywords) == (3, 4, frozenset())


@pytest.mark.rule("613.1b", "613.7")
def test_layer_2_the_newest_effect_decides_who_controls_it(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, STEAL, bears)
    assert bears.controller == ANN
    stolen = table.hand(BOB, STEAL)
    table.cast(BOB, stolen, targets=[bears])
    table.resolve()
    assert bears.controller == BOB
    table.next_turn()
    assert bears.controller == BOB


@pytest.mark.rule("613.1b", "613.1g", "613.9")
def test_layer_2_comes_before_what_asks_for_control(table: Table) -> None:
    table.battlefield(ANN, card("Banner", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, gets(1, 1))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert bears.power == 2
    cast(table, STEAL, bears)
    assert bears.power == 3


@pytest.mark.rule("613.1d", "613.1f", "205.1b")
def test_layer_4_types_come_before_abilities_and_sizes(table: Table) -> None:
    """Artifacts that are creatures now get what creatures get."""
    table.battlefield(
        ANN, card("Flight", "{U}", ENCHANTMENT_CARD, anthem(CREATURE, has(keyword("flying")), gets(1, 1)))
    )
    wake = anthem(ARTIFACT, AddTypes(CREATURE_TYPE), base_size(2, 2))
    table.battlefield(ANN, card("March", "{U}", ENCHANTMENT_CARD, wake))
    ring = table.battlefield(BOB, "Sol Ring")
    assert (ring.types, ring.power, ring.has("flying")) == (["Artifact", "Creature"], 3, True)


@pytest.mark.rule("613.1e", "613.9")
def test_layer_5_colours_come_before_what_asks_for_them(table: Table) -> None:
    table.battlefield(ANN, card("Blue Moon", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & BLUE_, gets(1, 1))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    dye = card("Dye", "{U}", INSTANT_CARD, Change(target(CREATURE), (SetColors(BLUE),)))
    cast(table, dye, bears)
    assert (bears.colors, bears.power) == ("U", 3)
    cast(table, card("Paint", "{R}", INSTANT_CARD, Change(target(CREATURE), (SetColors(RED),))), bears)
    assert (bears.colors, bears.power) == ("R", 2)


@pytest.mark.rule("613.1f", "613.7", "613.7b")
def test_layer_6_goes_by_timestamps(table: Table) -> None:
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    cast(table, STRIP, bears)
    cast(table, WINGS, bears)
    assert bears.has("flying")
    cast(table, WINGS, angel)
    cast(table, STRIP, angel)
    assert angel.keywords == frozenset()


@pytest.mark.rule("613.1f", "613.7c", "122.1b")
def test_layer_6_keyword_counters_have_timestamps_too(table: Table) -> None:
    bears, wall = table.battlefield(ANN, "Grizzly Bears", "Wall of Blossoms")
    cast(table, FEATHER, bears)
    assert bears.has("flying")
    cast(table, STRIP, bears)
    assert not bears.has("flying")
    cast(table, STRIP, wall)
    cast(table, FEATHER, wall)
    assert wall.keywords == {"flying"}
    cast(table, FEATHER, bears)
    assert bears.has("flying"), "a new counter makes the others of its kind new as well"


@pytest.mark.rule("613.4a", "604.3", "208.2a")
def test_layer_7a_definitions_come_first(table: Table) -> None:
    """However late the ability that defines the size is there, setting the size wins."""
    crowd = card("Crowd", "{W}", creature("Human", "*", "*"), defined_size(CountOf(CREATURE)))
    table.battlefield(ANN, "Humility")
    one = table.battlefield(ANN, crowd)
    assert (one.power, one.toughness) == (1, 1)
    table.remove("Humility")
    table.battlefield(ANN, "Grizzly Bears")
    assert one.power == 2
    cast(table, FROG, one)
    assert one.power == 1


@pytest.mark.rule("613.4b", "613.4c")
def test_layer_7b_setting_comes_before_changing_whatever_is_older(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    cast(table, GROW, bears)
    cast(table, FROG, bears)
    assert (bears.power, bears.toughness) == (1 + 1 + 1, 1 + 1 + 2)


@pytest.mark.rule("613.4b", "613.7")
def test_layer_7b_the_newest_size_wins(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    giant = card("Giant Form", "{G}", INSTANT_CARD, Change(target(CREATURE), (base_size(7, 7),)))
    cast(table, FROG, bears)
    cast(table, giant, bears)
    assert bears.power == 7
    cast(table, FROG, bears)
    assert bears.power == 1


@pytest.mark.rule("613.4c", "122.1a")
def test_layer_7c_counters_of_every_size(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+0": 2, "-0/-1": 1, "+2/+2": 1, "charge": 9})
    assert (bears.power, bears.toughness) == (6, 3)


@pytest.mark.rule("613.4d")
def test_layer_7d_switching_comes_last(table: Table) -> None:
    wall = table.battlefield(ANN, "Wall of Blossoms")
    cast(table, SWITCH, wall)
    assert not wall.exists, "a 0/4 has no toughness now"


@pytest.mark.rule("613.4d")
def test_what_changes_a_switched_creature_is_applied_before_the_switch(table: Table) -> None:
    tyrranax = table.battlefield(ANN, "Alpha Tyrranax")
    cast(table, SWITCH, tyrranax)
    assert (tyrranax.power, tyrranax.toughness) == (5, 6)
    cast(table, GROW, tyrranax)
    assert (tyrranax.power, tyrranax.toughness) == (7, 7), "6+1 and 5+2, switched"
    cast(table, SWITCH, tyrranax)
    assert (tyrranax.power, tyrranax.toughness) == (7, 7)
    cast(table, card("Stretch", "{G}", INSTANT_CARD, pump(target(CREATURE), 0, 3)), tyrranax)
    assert (tyrranax.power, tyrranax.toughness) == (7, 10), "switched twice is not switched"


# ---------------------------------------------------------------------- one effect in several layers


@pytest.mark.rule("613.6")
def test_what_began_to_apply_in_one_layer_goes_on_in_the_next(table: Table) -> None:
    """Lignify makes its creature a Treefolk, takes its abilities and sets its size, all of them."""
    angel = table.battlefield(BOB, "Serra Angel")
    table.battlefield(ANN, "Lignify", attached_to=angel)
    assert (angel.power, angel.toughness, angel.keywords) == (0, 4, frozenset())
    assert angel.subtypes == {"Treefolk"}


@pytest.mark.rule("613.6", "613.1f")
def test_an_effect_goes_on_although_the_ability_it_comes_from_is_lost(table: Table) -> None:
    """Humility is a creature itself, loses its ability in layer 6, and still makes everything 1/1 in layer 7."""
    table.battlefield(ANN, "Opalescence")
    humility = table.battlefield(ANN, "Humility")
    bears = table.battlefield(BOB, "Alpha Tyrranax")
    assert (humility.power, bears.power) == (1, 1)


@pytest.mark.rule("613.6")
def test_the_same_objects_are_affected_in_every_layer(table: Table) -> None:
    """It turns noncreature artifacts into creatures, and then still sets their size."""
    march = anthem(ARTIFACT & ~CREATURE, AddTypes(CREATURE_TYPE), base_size(5, 5))
    table.battlefield(ANN, card("March", "{U}", ENCHANTMENT_CARD, march))
    ring = table.battlefield(BOB, "Sol Ring")
    myr = table.battlefield(BOB, "Myr Enforcer")
    assert (ring.power, myr.power) == (5, 4)


# ---------------------------------------------------------------------- timestamps


@pytest.mark.rule("613.7a", "613.7d")
def test_a_static_ability_is_as_new_as_its_object(table: Table) -> None:
    small = card("Small Field", "{U}", ENCHANTMENT_CARD, anthem(CREATURE, base_size(1, 1)))
    large = card("Large Field", "{G}", ENCHANTMENT_CARD, anthem(CREATURE, base_size(9, 9)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    first = table.battlefield(ANN, small)
    table.battlefield(ANN, large)
    assert bears.power == 9
    table.enters(ANN, first)
    assert bears.power == 1


@pytest.mark.rule("613.7e", "701.3c")
def test_an_attachment_gets_a_new_timestamp_when_it_moves(table: Table) -> None:
    belt = card("Belt", "{1}", EQUIPMENT_CARD, enchanted(base_size(5, 5)), Equip(ManaCost.parse("{0}")))
    crown = card("Crown", "{1}", EQUIPMENT_CARD, enchanted(base_size(1, 1)), Equip(ManaCost.parse("{0}")))
    bears, wall = table.battlefield(ANN, "Grizzly Bears", "Wall of Blossoms")
    table.battlefield(ANN, belt, attached_to=wall)
    table.battlefield(ANN, crown, attached_to=bears)
    table.activate(ANN, "Belt", targets=[bears])
    table.resolve()
    assert bears.power == 5


@pytest.mark.rule("613.7f", "708.8")
def test_turning_face_up_gives_a_new_timestamp(table: Table) -> None:
    """Once it is face up, its own effect is the newest."""
    others = anthem(CREATURE & OTHER, base_size(6, 6))
    shaper = card("Shaper", "{U}", creature("Wizard", 2, 2), Morph(ManaCost.parse("{U}")), others)
    hidden = table.battlefield(ANN, shaper, face_down=True)
    table.battlefield(ANN, card("Small Field", "{U}", ENCHANTMENT_CARD, anthem(CREATURE & OTHER, base_size(1, 1))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.power == 1
    table.mana(ANN, "{U}")
    table.do(ANN, "face up")
    assert (hidden.face_down, bears.power) == (False, 6)


# ---------------------------------------------------------------------- dependencies


@pytest.mark.rule("613.8", "613.8a", "305.7")
@pytest.mark.parametrize(
    "order", [("Urborg, Tomb of Yawgmoth", "Blood Moon"), ("Blood Moon", "Urborg, Tomb of Yawgmoth")]
)
def test_an_effect_that_could_be_taken_away_waits(table: Table, order: tuple[str, str]) -> None:
    table.battlefield(ANN, *order)
    forest = table.battlefield(ANN, "Forest")
    urborg = table.find("Urborg, Tomb of Yawgmoth")
    assert urborg.subtypes == {"Mountain"}
    assert forest.subtypes == {"Forest"}
    assert table.tap_for_mana(ANN, urborg) == "{R}"


@pytest.mark.rule("613.8a", "613.8b", "613.8c")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (0, 2, 1)])
def test_a_chain_of_dependencies_overrides_age(table: Table, order: tuple[int, ...]) -> None:
    """Everything is an enchantment, so everything is a creature, so everything of Ann's is of the chosen type."""
    table.battlefield(BOB, "Jackal Familiar")
    table.will(ANN, "Jackal", about="type")
    for number in order:
        table.enters(ANN, ("Conspiracy", "Opalescence", "Enchanted Evening")[number])
    ring = table.battlefield(ANN, "Sol Ring")
    assert sorted(ring.types) == ["Artifact", "Creature", "Enchantment"]
    assert ring.subtypes == table.find("Conspiracy").subtypes == {"Jackal"}


@pytest.mark.rule("613.8a", "613.7")
def test_effects_that_do_not_depend_on_each_other_go_by_age(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    first = card("Cat Field", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, SetCreatureTypes(("Cat",))))
    second = card("Dog Field", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, SetCreatureTypes(("Dog",))))
    table.battlefield(ANN, first, second)
    assert bears.subtypes == {"Dog"}


# ---------------------------------------------------------------------- defining characteristics elsewhere


@pytest.mark.rule("604.3", "613.3", "208.2a")
def test_a_size_is_defined_in_every_zone(table: Table) -> None:
    table.battlefield(ANN, "Sol Ring", "Sol Ring")
    table.hand(ANN, "Master of Etherium")
    table.graveyard(BOB, "Soulless One")
    assert table.find("Master of Etherium").power == 2
    assert table.find("Soulless One").power == 1, "it counts itself in the graveyard"
    master = table.enters(ANN, "Master of Etherium")
    assert master.power == 3


@pytest.mark.rule("604.3", "613.1d")
def test_a_size_is_defined_elsewhere_also_under_effects_that_reach_there(table: Table) -> None:
    """Conspiracy changes the types of cards in hand; their size is still what their ability says."""
    table.battlefield(ANN, "Sol Ring", "Sol Ring")
    table.hand(ANN, "Master of Etherium")
    table.battlefield(BOB, "Jackal Familiar")
    table.will(ANN, "Jackal", about="type")
    table.enters(ANN, "Conspiracy")
    master = table.find("Master of Etherium")
    assert master.subtypes == {"Jackal"}
    assert master.power == 2


@pytest.mark.rule("604.3", "702.73a", "613.3")
def test_changeling_is_every_creature_type_everywhere_until_something_says_otherwise(table: Table) -> None:
    mauler = table.hand(ANN, "Taurean Mauler")
    assert mauler.is_a("Zombie")
    mauler = table.battlefield(ANN, "Taurean Mauler")
    cast(table, FROG, mauler)
    assert (mauler.is_a("Frog"), mauler.is_a("Zombie")) == (True, False)


# ---------------------------------------------------------------------- what lasts, and what is fixed


@pytest.mark.rule("611.2c")
def test_a_spell_changes_only_what_was_there_when_it_resolved(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Overrun")
    table.cast(ANN, "Overrun")
    table.resolve()
    late = table.enters(ANN, "Grizzly Bears")
    assert sorted(one.power for one in table.find_all("Grizzly Bears")) == [2, 5]
    assert late.power == 2


@pytest.mark.rule("611.3a", "613.5")
def test_a_static_ability_changes_whatever_fits_at_any_moment(table: Table) -> None:
    table.battlefield(ANN, card("Rest", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & TAPPED, gets(0, 3))))
    bears = table.battlefield(BOB, "Grizzly Bears")
    cast(table, card("Lull", "{W}", INSTANT_CARD, TapIt(target(CREATURE))), bears)
    assert bears.toughness == 5
    table.go_to("upkeep", of=BOB)
    assert bears.toughness == 2


@pytest.mark.rule("611.3a", "604.2")
def test_as_long_as(table: Table) -> None:
    proud = anthem(ITSELF, gets(2, 2), only_if=Controls(ARTIFACT))
    smith = table.battlefield(ANN, card("Smith", "{R}", creature("Human", 1, 1), proud))
    assert smith.power == 1
    ring = table.battlefield(ANN, "Sol Ring")
    assert smith.power == 3
    table.remove(ring)
    assert smith.power == 1


@pytest.mark.rule("611.3a", "613.5")
def test_on_your_turn_and_on_others(table: Table) -> None:
    glory = anthem(CREATURE & YOURS, gets(2, 0), only_if=DuringYourTurn())
    table.battlefield(ANN, card("Glory", "{R}", ENCHANTMENT_CARD, glory))
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.power == 4
    table.next_turn()
    assert bears.power == 2
    table.next_turn()
    assert bears.power == 4


@pytest.mark.rule("611.2a", "514.2")
def test_until_end_of_turn_ends_in_cleanup(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, GROW, bears)
    table.go_to("end step")
    assert bears.power == 3
    table.next_turn()
    assert bears.power == 2


@pytest.mark.rule("611.2", "400.7")
def test_an_effect_does_not_follow_what_left_and_came_back(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, card("Bless", "{W}", INSTANT_CARD, Change(target(CREATURE), (gets(3, 3),), FOREVER)), bears)
    assert bears.power == 5
    assert table.enters(ANN, bears).power == 2


@pytest.mark.rule("613.1f", "613.7a")
def test_an_anthem_ends_the_moment_its_source_leaves(table: Table) -> None:
    zombie = table.battlefield(ANN, "Gravedigger")
    chief = table.battlefield(ANN, "Undead Warchief")
    assert (zombie.power, chief.power) == (4, 3)
    table.remove(chief)
    assert zombie.power == 2
