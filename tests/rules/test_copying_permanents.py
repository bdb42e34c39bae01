"""Copying permanents by their copiable values (CR 707.1 to 707.9)."""

from __future__ import annotations

import pytest

from planechase.rules.events.zones import move
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, Handle, Table
from planechase.words.amounts import Number
from planechase.words.card import INSTANT_CARD, activated, card, creature, planeswalker
from planechase.words.effects.lasting_effects import REST_OF_GAME, Change
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.filters import CREATURE, PERMANENT
from planechase.words.modifications import AddTypes, BecomeCopy, SetColors, SetSize
from planechase.words.replacements import EntersAsCopy, EntersWithCounters
from planechase.words.selections import THIS, target

PAINT = card("Paint", "{U}", INSTANT_CARD, Change(target(CREATURE), (SetColors(2), SetSize(Number(0), Number(1)))))
DOUBLE = card("Double", "{U}", INSTANT_CARD, CreateCopyToken(target(PERMANENT)))
MIMIC = card(
    "Mimic", "{U}", creature("Shapeshifter", 1, 1),
    activated("{1}", Change(THIS, (BecomeCopy(target(CREATURE)),), REST_OF_GAME)),
)  # fmt: skip


def clone(table: Table, player: int, of: Handle) -> Handle:
    """A Clone enters as a copy of something."""
    table.will(player, of, about="enter as")
    return table.enters(player, "Clone")


@pytest.mark.rule("707.2", "707.5", "613.2a")
def test_a_copy_has_what_is_printed_and_not_counters_status_or_effects() -> None:
    table = Table(free_mana=True)
    angel = table.battlefield(BOB, "Serra Angel", tapped=True, counters={"+1/+1": 2})
    table.hand(ANN, PAINT)
    table.cast(ANN, "Paint", targets=[angel])
    table.resolve()
    assert (angel.power, angel.toughness, angel.colors) == (2, 3, "U")
    copy = clone(table, ANN, angel)

    assert (copy.name, copy.power, copy.toughness, copy.colors) == ("Serra Angel", 4, 4, "W")
    assert (copy.tapped, copy.counters) == (False, {})
    assert copy.keywords == {"flying", "vigilance"}
    assert (copy.controller, copy.mana_cost) == (ANN, "{3}{W}{W}")


@pytest.mark.rule("707.2", "707.3")
def test_a_copy_of_a_copy_copies_what_was_copied() -> None:
    table = Table()
    angel = table.battlefield(BOB, "Serra Angel")
    first = clone(table, ANN, angel)
    table.happen(lambda state: move(state, [state.objects[angel.id]], Zone.GRAVEYARD))
    second = clone(table, BOB, first)

    assert (second.name, second.power) == ("Serra Angel", 4)


@pytest.mark.rule("707.2b")
def test_what_becomes_of_the_original_later_does_not_matter() -> None:
    table = Table(free_mana=True)
    mimic = table.battlefield(BOB, MIMIC)
    angel, bears = table.battlefield(ANN, "Serra Angel"), table.battlefield(ANN, "Grizzly Bears")
    table.activate(BOB, mimic, targets=[angel])
    table.resolve()
    assert mimic.name == "Serra Angel"
    copy = clone(table, ANN, mimic)
    table.happen(lambda state: move(state, [state.objects[angel.id]], Zone.GRAVEYARD))

    assert (copy.name, copy.power) == ("Serra Angel", 4)
    assert (mimic.name, bears.name) == ("Serra Angel", "Grizzly Bears")


@pytest.mark.rule("707.5", "603.6a")
def test_a_copys_own_enters_abilities_trigger_and_apply() -> None:
    table = Table()
    wall = table.battlefield(BOB, "Wall of Blossoms")
    clone(table, ANN, wall)
    assert table.stack == ["Wall of Blossoms"]
    table.resolve()
    assert len(table.hand(ANN)) == 1

    growing = card("Grower", "{G}", creature("Ooze", 0, 0), EntersWithCounters("+1/+1", Number(3)))
    original = table.battlefield(BOB, growing, counters={"+1/+1": 1})
    copy = clone(table, ANN, original)
    assert copy.counters == {"+1/+1": 3}


@pytest.mark.rule("707.5", "704.5f")
def test_a_clone_of_nothing_is_a_zero_zero() -> None:
    table = Table()
    table.battlefield(BOB, "Serra Angel")
    table.will(ANN, [], about="enter as")
    table.enters(ANN, "Clone")

    assert table.graveyard(ANN) == ["Clone"]


@pytest.mark.rule("707.2", "400.7")
def test_in_another_zone_a_clone_is_a_clone_again() -> None:
    table = Table()
    angel = table.battlefield(BOB, "Serra Angel")
    copy = clone(table, ANN, angel)
    table.happen(lambda state: move(state, [state.objects[copy.id]], Zone.HAND))

    assert table.hand(ANN) == ["Clone"]


@pytest.mark.rule("707.6", "614.12a", "607.2d")
def test_choices_are_not_copied_but_made_anew() -> None:
    table = Table()
    table.will(BOB, "red", about="color")
    voice = table.enters(BOB, "Voice of All")
    table.will(ANN, voice, about="enter as")
    table.will(ANN, "green", about="color")
    copy = table.enters(ANN, "Clone")
    table.hand(BOB, "Lightning Bolt", "Giant Growth")
    table.mana(BOB, "{R}{G}")

    with table.refuses("not a legal target"):
        table.cast(BOB, "Giant Growth", targets=[copy])
    table.cast(BOB, "Lightning Bolt", targets=[copy])
    assert copy.name == "Voice of All"


@pytest.mark.rule("707.4")
def test_becoming_a_copy_of_something_else_enters_nothing_and_keeps_other_effects() -> None:
    table = Table(free_mana=True)
    mimic = table.battlefield(ANN, MIMIC, tapped=True, counters={"+1/+1": 1})
    wall, warden = table.battlefield(BOB, "Wall of Blossoms"), table.battlefield(BOB, "Soul Warden")
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[mimic])
    table.resolve()
    table.activate(ANN, mimic, targets=[wall])
    table.resolve()

    assert table.stack == []
    assert (mimic.name, mimic.power, mimic.toughness) == ("Wall of Blossoms", 4, 8)
    assert (mimic.tapped, mimic.counters) == (True, {"+1/+1": 1})
    assert warden.exists


@pytest.mark.rule("707.1", "111.3", "707.2a")
def test_a_token_that_is_a_copy() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Cackling Counterpart")
    table.battlefield(ANN, "Flametongue Kavu")
    victim = table.battlefield(BOB, "Serra Angel")
    table.cast(ANN, "Cackling Counterpart", targets=["Flametongue Kavu"])
    table.will(ANN, victim)
    table.resolve()
    table.resolve()

    kavus = table.find_all("Flametongue Kavu", zone="battlefield")
    assert [kavu.is_token for kavu in kavus] == [False, True]
    assert (kavus[1].power, kavus[1].colors, kavus[1].mana_value) == (4, "R", 4)
    assert not victim.exists


@pytest.mark.rule("707.2", "306.5b")
def test_a_copy_of_a_planeswalker_enters_with_its_printed_loyalty() -> None:
    table = Table(free_mana=True)
    walker = table.battlefield(BOB, card("Ana", "{2}", planeswalker("Ana", 4)), counters={"loyalty": 1})
    table.hand(ANN, DOUBLE)
    table.cast(ANN, "Double", targets=[walker])
    table.resolve()

    assert table.find("Ana", controller=ANN).counters == {"loyalty": 4}


@pytest.mark.rule("707.9a", "707.9b")
def test_an_exception_becomes_part_of_what_others_copy() -> None:
    as_ninja = EntersAsCopy(CREATURE, (AddTypes(0, ("Ninja",)),))
    ninja = card("Ninja Clone", "{U}", creature("Shapeshifter", 0, 0), as_ninja)
    table = Table()
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears, about="enter as")
    first = table.enters(ANN, ninja)
    assert first.subtypes == {"Bear", "Ninja"}
    second = clone(table, BOB, first)

    assert second.subtypes == {"Bear", "Ninja"}


@pytest.mark.rule("707.2", "613.2a", "514.2")
def test_mirrorweave_ends_with_the_turn_and_every_other_creature_is_itself_again() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Mirrorweave")
    model = table.battlefield(ANN, "Serra Angel", counters={"+1/+1": 1})
    bears, wall = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Wall of Blossoms")
    table.cast(ANN, "Mirrorweave", targets=[model])
    table.resolve()
    assert [(one.name, one.power) for one in (model, bears, wall)] == [
        ("Serra Angel", 5), ("Serra Angel", 4), ("Serra Angel", 4),
    ]  # fmt: skip
    table.next_turn()

    assert [(one.name, one.power) for one in (bears, wall)] == [("Grizzly Bears", 2), ("Wall of Blossoms", 0)]
