"""Tables of other shapes: turn markers, the Eternities Map, the rules of 2011, no planes at all."""

from __future__ import annotations

import pytest
from tests.paper.conftest import NAMES, Paper, PaperTable

from planechase.cards import pool
from planechase.paper import deeds as did
from planechase.paper.paper_game import PaperGame
from planechase.paper.scene import scene
from planechase.record import Setup
from planechase.rules.casual.planar_die import Face
from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.turns.setup import Seat
from planechase.variants import Archenemy, GrandMelee, Planechase, SupervillainRumble


@pytest.mark.rule("807.4", "901.14")
def test_a_grand_melee_has_a_plane_for_each_turn_marker(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).start()
    shown = scene(table.game.state)
    assert [turn.active for turn in shown.turns] == [[0], [4]]
    assert [plane.controller for plane in shown.planes] == [0, 4]
    table.do(did.NextTurn(of=4)).do(did.NextTurn(of=0))
    shown = scene(table.game.state)
    assert [turn.active for turn in shown.turns] == [[1], [5]]
    assert sorted(plane.controller or 0 for plane in shown.planes) == [1, 5]
    with pytest.raises(IllegalAnswer, match="not Cat's turn"):
        table.do(did.NextTurn(of=2))


@pytest.mark.rule("807.4d")
def test_a_turn_marker_waits_until_there_is_room(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).start()
    table.do(did.NextTurn(of=0))
    assert [turn.active for turn in scene(table.game.state).turns] == [[4]]
    table.do(did.NextTurn(of=4))
    assert [turn.active for turn in scene(table.game.state).turns] == [[1], [5]]


@pytest.mark.rule("807.4c")
def test_turn_markers_go_to_the_left_and_nobody_ends_the_turn_of_another(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).start()
    with pytest.raises(IllegalAnswer, match="to the left"):
        table.do(did.NextTurn(of=4, to=7))
    table.do(did.NextTurn(of=0))
    table.do(did.NextTurn())  # the other marker waits: it can only be the turn that goes on
    assert [turn.active for turn in scene(table.game.state).turns] == [[1], [5]]


@pytest.mark.rule("800.4k", "807.4c", "807.4e")
def test_the_turn_of_who_leaves_a_grand_melee_is_over(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).start().do(did.Leave(4))
    assert [turn.active for turn in scene(table.game.state).turns] == [[0]]
    # Seven players have one marker: the one to the right of who left goes when its turn ends.
    assert [turn.active for turn in scene(table.next().game.state).turns] == [[5]]


@pytest.mark.rule("807.5")
def test_what_waits_in_one_turn_of_a_grand_melee_does_not_hold_up_another(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).stack("Bant", "Agyrem").start()
    table.roll(Face.CHAOS, seat=4).do(did.NextTurn(of=0))
    assert len(table.waiting) == 1
    table.do(did.NextTurn(of=4))
    assert table.waiting == []
    table.roll(Face.PLANESWALKER, seat=5).roll(Face.BLANK, seat=1)
    with pytest.raises(IllegalAnswer, match="still waiting"):
        table.do(did.NextTurn(of=5))
    table.do(did.NextTurn(of=1))


@pytest.mark.rule("807.4d", "901.14")
def test_who_waits_with_a_turn_marker_begins_as_the_order_is_reversed_with_the_plane_of_the_marker(
    paper: PaperTable,
) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).stack("Bant", "Agyrem").start().do(did.NextTurn(of=0))
    assert [turn.active for turn in scene(table.game.state).turns] == [[4]]
    table.do(did.Reverse())
    shown = scene(table.game.state)
    assert sorted(turn.active for turn in shown.turns) == [[1], [4]]
    assert {plane.name: plane.controller for plane in shown.planes} == {"Bant": 1, "Agyrem": 4}


@pytest.mark.rule("807.4i")
def test_who_has_a_turn_marker_and_an_extra_turn_is_said_to_be_next(paper: PaperTable) -> None:
    table = paper(players=8, variants=[GrandMelee(small=True)]).start().do(did.GiveExtraTurn(0))
    assert [turn.next for turn in scene(table.game.state).turns] == [0, 5]
    table.do(did.NextTurn(of=0))
    assert [turn.active for turn in scene(table.game.state).turns] == [[0], [4]]


@pytest.mark.rule("103.1", "904.6")
def test_people_may_say_who_takes_the_first_turn(paper: PaperTable) -> None:
    table = paper("Bant")
    assert scene(table.game.state).first == [0]
    table.do(did.Begins(2))
    assert scene(table.game.state).first == [2]
    table.start()
    assert (table.active, table.controllers) == (2, ["Cat"])
    with pytest.raises(IllegalAnswer, match="begun already"):
        table.do(did.Begins(1))
    villain = paper("Bant", variants=[Archenemy([pool.schemes()[:20]])])
    with pytest.raises(IllegalAnswer, match="Ann takes the first turn"):
        villain.do(did.Begins(1))


def mapped() -> Paper:
    planes = Planechase(communal=pool.planar(), eternities_map=True, pile=True)
    return Paper(PaperGame(Setup([Seat(name) for name in NAMES[:4]], 5, variants=[planes], starting_player=0))).start()


def test_on_the_eternities_map_one_chooses_where_to_walk() -> None:
    table = mapped()
    around = {place.at: place.card.name for place in scene(table.game.state).map}
    assert len(around) == 5
    while table.game.state.waiting:
        table.do(did.DoneDeed(0))
    table.walk()
    decision = table.game.decision
    assert decision is not None
    table.choose(f"north: {around[(0, 1)]}")
    assert table.planes == [around[(0, 1)]]


@pytest.mark.rule("2011:309.6")
def test_by_the_rules_of_2011_chaos_is_the_rollers_on_a_plane_they_control(paper: PaperTable) -> None:
    table = paper("Bant", edition=Edition.Y2011).start()
    assert table.roll(Face.CHAOS).waiting == ["Bant"]
    table.do(did.DoneDeed(0)).roll(Face.CHAOS, seat=1, by_effect=True)
    assert table.waiting == []


@pytest.mark.rule("904.12b")
def test_in_a_supervillain_rumble_everybody_has_schemes() -> None:
    decks = [pool.schemes()[:20]] * 3
    setup = Setup([Seat(name) for name in NAMES[:3]], variants=[SupervillainRumble(decks)], starting_player=0)
    table = Paper(PaperGame(setup)).start()
    assert [seat.schemes for seat in scene(table.game.state).seats] == [20, 20, 20]
    table.next().do(did.SetInMotionDeed(1))
    assert len(scene(table.game.state).schemes) == 1


def test_without_planes_there_is_nothing_to_roll_for() -> None:
    table = Paper(PaperGame(Setup([Seat("Ann"), Seat("Bob")], starting_player=0))).start()
    with pytest.raises(IllegalAnswer, match="no planes"):
        table.roll(Face.BLANK)
    table.next().do(did.ChangeLife(0, -3))
    assert scene(table.game.state).seats[0].life == 17


@pytest.mark.rule("701.33")
def test_an_ongoing_scheme_stays_until_it_is_abandoned() -> None:
    ongoing = [card for card in pool.schemes() if card.printed.type_line.startswith("Ongoing")][:10]
    setup = Setup([Seat(name) for name in NAMES[:3]], variants=[SupervillainRumble([ongoing * 2] * 3)])
    table = Paper(PaperGame(setup)).start()
    table.do(did.SetInMotionDeed(0))
    while table.game.state.waiting:
        table.do(did.DoneDeed(0))
        while table.game.decision is not None:
            table.game.answer(table.game.decision.encode(table.game.decision.default()))
    (scheme,) = scene(table.game.state).schemes
    assert scheme.ongoing
    table.do(did.Abandon(scheme.id))
    assert scene(table.game.state).schemes == []


@pytest.mark.rule("603.4", "701.33")
@pytest.mark.parametrize("so", ["yes", "no"])
def test_whether_an_ongoing_scheme_is_abandoned_is_asked_where_only_people_know(so: str) -> None:
    deck = [pool.card("Because I Have Willed It")] * 20
    setup = Setup([Seat(name) for name in NAMES[:3]], variants=[Archenemy([deck], pile=True)], starting_player=0)
    table = Paper(PaperGame(setup)).start().do(did.SetInMotionDeed(0)).next().next()
    while table.game.decision is None and table.game.state.turn_number < 6:
        table.next()
    decision = table.game.decision
    assert decision is not None
    assert decision.sentence().endswith(": Is that true?")
    table.choose(so)
    assert len(scene(table.game.state).schemes) == (0 if so == "yes" else 1)
