"""What lasts for a while ends at the same moment, whatever it is: an effect, a waiting ability, or being away."""

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Duration
from planechase.testing import ANN, BOB, CAT, Table
from planechase.testing.planar_table import PlanarTable
from planechase.variants import FreeForAll
from planechase.vocabulary import (
    ARTIFACT_CARD,
    CREATURE,
    INSTANT_CARD,
    THIS,
    UNTIL_END_OF_TURN,
    UNTIL_END_OF_YOUR_NEXT_TURN,
    UNTIL_PLANESWALK,
    UNTIL_PLANESWALK_FROM_PLANE,
    UNTIL_YOUR_NEXT_TURN,
    activated,
    card,
    enters,
    gain_life,
    later,
    phase_out,
    phenomenon,
    target,
    while_you_control,
)


def song(duration: Duration) -> CardDefinition:
    """Its controller gains a life whenever a creature enters, for a while."""
    return card("Song", "{0}", INSTANT_CARD, later(enters(CREATURE), gain_life(1), duration, once=False))


def veil(duration: Duration) -> CardDefinition:
    """A creature phases out for a while."""
    return card("Veil", "{0}", INSTANT_CARD, phase_out(target(CREATURE), duration))


def gained(table: Table, player: int = ANN) -> int:
    """How much life Ann gains as a creature enters."""
    before = table.life(ANN)
    table.enters(player, "Grizzly Bears")
    table.resolve_all()
    return table.life(ANN) - before


@pytest.mark.rule("603.7b", "901.11")
@pytest.mark.parametrize("duration", [UNTIL_PLANESWALK, UNTIL_PLANESWALK_FROM_PLANE])
def test_a_delayed_ability_waits_until_somebody_planeswalks(duration: Duration) -> None:
    table = PlanarTable(free_mana=True)
    table.hand(ANN, song(duration))
    table.cast(ANN, "Song")
    table.resolve()
    assert gained(table) == 1
    table.planeswalk(ANN)
    assert gained(table) == 0


@pytest.mark.rule("603.7b", "901.11")
def test_leaving_a_phenomenon_is_not_leaving_a_plane() -> None:
    table = PlanarTable(free_mana=True)
    table.planar_deck(ANN, phenomenon("Wind", gain_life(1)))
    table.planeswalk(ANN)
    table.hand(ANN, song(UNTIL_PLANESWALK_FROM_PLANE))
    table.cast(ANN, "Song")
    table.resolve_all()
    assert (table.planes, gained(table)) == (["Nowhere 2"], 1)


@pytest.mark.rule("702.26c", "801.11")
def test_what_is_away_returns_when_somebody_within_range_planeswalks() -> None:
    table = PlanarTable(6, variants=[FreeForAll(1)], free_mana=True)
    table.turn(CAT)
    bears = table.battlefield(CAT, "Grizzly Bears")
    table.hand(CAT, veil(UNTIL_PLANESWALK))
    table.cast(CAT, "Veil", targets=[bears])
    table.resolve()
    table.turn(ANN)
    table.planeswalk(ANN)
    assert bears.phased_out
    table.turn(BOB)
    table.planeswalk(BOB)
    assert not bears.phased_out


@pytest.mark.rule("702.26c", "611.2a")
@pytest.mark.parametrize(
    ("duration", "before", "after"),
    [
        (UNTIL_END_OF_TURN, (ANN, "end step"), (BOB, "upkeep")),
        (UNTIL_YOUR_NEXT_TURN, (BOB, "end step"), (ANN, "upkeep")),
        (UNTIL_PLANESWALK_FROM_PLANE, (BOB, "end step"), None),
        (UNTIL_END_OF_YOUR_NEXT_TURN, (ANN, "end step"), (BOB, "upkeep")),
    ],
)
def test_what_is_away_for_a_while_returns(
    duration: Duration, before: tuple[int, str], after: tuple[int, str] | None
) -> None:
    table = PlanarTable(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, veil(duration))
    table.cast(ANN, "Veil", targets=[bears])
    table.resolve()
    if duration == UNTIL_END_OF_YOUR_NEXT_TURN:
        table.go_to("upkeep", of=BOB)
    table.go_to(before[1], of=before[0])
    assert bears.phased_out
    if after is None:
        table.planeswalk(BOB)
    else:
        table.go_to(after[1], of=after[0])
    assert not bears.phased_out


@pytest.mark.rule("603.7b", "611.2b")
def test_a_delayed_ability_and_being_away_last_for_as_long_as_something_is_so() -> None:
    table = Table(free_mana=True)
    rock = card("Rock", "{0}", ARTIFACT_CARD,
                    activated("{1}", later(enters(CREATURE), gain_life(1), while_you_control(THIS), once=False)),
                    activated("{2}", phase_out(target(CREATURE), while_you_control(THIS))))  # fmt: skip
    stone = table.battlefield(ANN, rock)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, stone, 0)
    table.resolve()
    table.activate(ANN, stone, 1, targets=[bears])
    table.resolve()
    assert (gained(table), bears.phased_out) == (1, True)
    table.remove(stone)
    assert (gained(table), bears.phased_out) == (0, False)
