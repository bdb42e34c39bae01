"""Planeswalking as an event with a cause, which replacement effects may change (CR 701.31, 901.11, 614)."""

import pytest

from planechase import Edition
from planechase.rules.casual.planeswalking import Cause, Planeswalked, Planeswalking
from planechase.rules.events.events import Event, LifeGain
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable
from planechase.vocabulary import (
    PLANESWALK,
    card,
    chaos,
    creature,
    gain_life,
    lose_life,
    phenomenon,
    plane,
    planeswalk_away,
    static,
)

LEAVES = plane("Leaves", "Testing", planeswalk_away(lose_life(3)), chaos(PLANESWALK))
SHRUG = phenomenon("Shrug", gain_life(2))


@word
class RestInstead(Replacement):
    """You gain life instead of planeswalking, whatever the cause."""

    reads = "if you would planeswalk, you gain 1 life instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Planeswalking,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Planeswalking) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return [LifeGain(by.controller, 1)]
        yield


@word
class ThinkFirst(Replacement):
    """You think about it before you planeswalk."""

    reads = "if you would planeswalk, instead choose a word, then planeswalk"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Planeswalking,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Planeswalking) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        yield from ask(Choose(by.controller, Purpose.OBJECT, "Think.", ("hither", "thither")))
        return [event]


HERMIT = card("Hermit", "{G}", creature("Human", 1, 1), static(RestInstead()))
THINKER = card("Thinker", "{G}", creature("Human", 1, 1), static(ThinkFirst()))


def causes(table: PlanarTable) -> list[Cause]:
    return [event.cause for event in table.happened(Planeswalking)]


@pytest.mark.rule("901.11a", "701.31c", "901.8")
def test_the_planeswalking_ability_is_the_cause_of_a_roll() -> None:
    table = PlanarTable()
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (causes(table), table.planes) == ([Cause.ROLL], ["Nowhere 2"])


@pytest.mark.rule("2011:901.7a")
def test_in_2011_the_ability_of_the_plane_is_the_cause_of_a_roll() -> None:
    table = PlanarTable(edition=Edition.Y2011)
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert causes(table) == [Cause.ROLL]


@pytest.mark.rule("901.11a", "701.31c", "704.6f")
def test_an_effect_and_a_phenomenon_are_other_causes() -> None:
    """A chaos ability that says so is an effect, though a roll of the die made it trigger."""
    table = PlanarTable()
    table.on_plane(LEAVES)
    table.planar_deck(ANN, SHRUG)
    table.roll(ANN, "chaos")
    table.will(ANN, ["Leaves", "Shrug"])
    table.resolve()
    table.resolve_all()
    assert causes(table) == [Cause.EFFECT, Cause.PHENOMENON]
    assert len(table.happened(Planeswalked)) == 2


@pytest.mark.rule("901.11a", "701.31c", "901.10")
def test_an_owner_who_leaves_is_a_cause_too() -> None:
    table = PlanarTable(players=3)
    table.on_plane(LEAVES)
    table.go_to("precombat main", of=BOB)
    table.concede(ANN)
    assert (causes(table), table.planes) == ([Cause.OWNER_LEFT], ["Nowhere 1"])
    table.resolve()
    assert table.life(BOB) == 17


@pytest.mark.rule("614.6", "701.31a")
def test_planeswalking_that_is_replaced_never_happens() -> None:
    table = PlanarTable()
    plane = table.on_plane(LEAVES)
    table.battlefield(ANN, HERMIT)
    table.planar_deck(ANN, "Naya")
    table.planeswalk(ANN)
    assert (table.planes, table.life(ANN), table.stack) == (["Leaves"], 21, [])
    assert table.planar_deck(ANN)[0] == "Naya"
    assert table.happened(Planeswalked) == []
    assert table.find("Leaves") == plane


@pytest.mark.rule("614.7", "701.31a")
def test_only_a_player_who_would_planeswalk_has_it_replaced() -> None:
    """Bob is no planar controller and cannot planeswalk, so that there is nothing for his Hermit to replace."""
    table = PlanarTable()
    table.battlefield(BOB, HERMIT)
    table.planeswalk(BOB)
    assert table.life(BOB) == 20
    table.planeswalk(ANN)
    assert (table.life(BOB), table.planes) == (20, ["Nowhere 2"])


@pytest.mark.rule("614.5", "614.6")
def test_what_replaces_planeswalking_may_end_with_planeswalking() -> None:
    table = PlanarTable()
    table.battlefield(ANN, THINKER)
    table.roll(ANN, "planeswalker")
    table.will(ANN, "hither")
    table.resolve()
    assert (table.planes, table.unused) == (["Nowhere 2"], [])
    assert causes(table) == [Cause.ROLL]


@pytest.mark.rule("616.1", "616.1f")
def test_the_player_who_would_planeswalk_chooses_between_replacements() -> None:
    table = PlanarTable()
    table.battlefield(ANN, HERMIT, THINKER)
    table.will(ANN, "Thinker", "thither")
    table.planeswalk(ANN)
    assert (table.planes, table.life(ANN), table.unused) == (["Nowhere 1"], 21, [])
    table.will(ANN, "Hermit")
    table.planeswalk(ANN)
    assert (table.life(ANN), table.unused) == (22, [])


@pytest.mark.rule("704.6f", "901.10", "614.6")
def test_leaving_a_phenomenon_and_following_a_leaver_are_replaced_too() -> None:
    table = PlanarTable(players=3)
    table.battlefield(BOB, THINKER)
    table.on_plane(LEAVES)
    table.go_to("precombat main", of=BOB)
    table.planar_deck(BOB, SHRUG)
    table.always(BOB, "hither", about="object")
    table.will(BOB, ["Leaves", "Shrug"], about="triggers")
    table.concede(ANN)
    assert table.planes == ["Shrug"]
    table.resolve_all()
    assert table.planes == ["Nowhere 1"]
    assert causes(table) == [Cause.OWNER_LEFT, Cause.PHENOMENON]


@pytest.mark.rule("614.6", "104.3a", "901.10")
def test_a_player_who_leaves_while_they_think_does_not_planeswalk() -> None:
    table = PlanarTable(players=3)
    table.battlefield(ANN, THINKER)
    table.planeswalk(ANN, pause=True)
    table.concede(ANN)
    assert (table.planar_controller, table.planes) == (BOB, ["Nowhere 1"])
    assert causes(table) == [Cause.OWNER_LEFT]
    assert CAT in [player.id for player in table.state.playing()]
