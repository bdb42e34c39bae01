"""What people keep count of: life, counters, commanders, who has what; and what they look back at in the end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.paper.conftest import Paper, PaperTable
from tests.properties.examples import examples

from planechase.cards import pool
from planechase.paper import deeds as did
from planechase.paper.paper_game import PaperGame
from planechase.paper.paper_history import chronicle, summary
from planechase.paper.scene import scene
from planechase.record import Setup
from planechase.rules.casual.planar_die import Face
from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.edition import Edition
from planechase.rules.turns.setup import Seat
from planechase.variants import Archenemy, Planechase, TwoHeadedGiant, Vanguard


@pytest.mark.rule("903.8", "903.10a")
def test_commanders_have_their_tax_and_their_damage_apart_for_each(paper: PaperTable) -> None:
    table = paper("Bant", commanders=[(0, "Rafiq"), (1, "Kaalia"), (1, "Another")]).start()
    table.do(did.CastCommanderDeed(0)).do(did.CastCommanderDeed(0))
    table.do(did.CommanderDamage(1, 0, 12)).do(did.CommanderDamage(2, 0, 12, costs_life=False))
    shown = scene(table.game.state)
    assert shown.commanders[0].tax == 4
    assert shown.commanders[1].damage == {"0": 12}
    assert shown.seats[0].life == 8
    assert shown.seats[0].falling is None
    table.do(did.CommanderDamage(1, 0, 9, costs_life=False))
    assert scene(table.game.state).seats[0].falling == "21 damage from Kaalia"
    assert scene(table.game.state).seats[0].out is None


def test_the_log_says_how_much_a_commander_has_dealt(paper: PaperTable) -> None:
    table = paper("Bant", commanders=[(0, "Rafiq")]).start().do(did.CommanderDamage(0, 1, 2))
    table.do(did.CommanderDamage(0, 1, 3))
    assert "Rafiq has dealt 5 damage to Bob." in table.game.log.text()


@pytest.mark.rule("104.3", "704.5a", "704.5c")
def test_nobody_is_out_before_somebody_says_so(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.ChangeLife(1, -25)).do(did.CountDeed(2, "poison", 10))
    shown = scene(table.game.state)
    assert [seat.falling for seat in shown.seats] == [None, "no life left", "poison", None]
    table.do(did.Leave(1, "no life left"))
    shown = scene(table.game.state)
    assert shown.seats[1].out == "no life left"
    assert shown.turns[0].next == 2


def test_counters_of_ones_own_can_be_counted(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.CountDeed(0, "tickets", 3)).do(did.CountDeed(0, "tickets", -1))
    assert scene(table.game.state).seats[0].counters == {"tickets": 2}
    with pytest.raises(IllegalAnswer, match="thirty letters"):
        table.do(did.CountDeed(0, " ", 1))


@pytest.mark.rule("726.4", "725.4")
def test_crown_and_initiative_of_who_is_out_go_to_the_active_player_or_the_next_one(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.Designate("initiative", 2)).do(did.Designate("monarch", 2))
    shown = scene(table.do(did.Leave(2)).game.state)
    assert (shown.initiative, shown.seats[0].designations) == (0, ["monarch"])
    assert scene(table.do(did.Leave(0)).game.state).initiative == 1


@pytest.mark.rule("725.3")
def test_there_is_one_monarch(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.Designate("monarch", 0)).do(did.Designate("monarch", 2))
    table.do(did.Designate("initiative", 1)).do(did.SetDaytime("night"))
    shown = scene(table.game.state)
    assert [seat.designations for seat in shown.seats] == [[], [], ["monarch"], []]
    assert (shown.initiative, shown.daytime) == (1, "night")


def test_crown_and_initiative_can_be_laid_down(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.Designate("monarch", 0)).do(did.Designate("initiative", 1))
    table.do(did.Designate("monarch", None)).do(did.Designate("initiative", None))
    shown = scene(table.game.state)
    assert (shown.initiative, shown.seats[0].designations) == (None, [])
    lines = [line.line["text"] for line in chronicle(table.game)]
    assert lines[-2:] == ["Nobody is the monarch any more.", "Nobody has the initiative any more."]


@pytest.mark.rule("702.131c")
def test_the_citys_blessing_is_given_to_each_by_themselves(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.Bless(1)).do(did.Bless(3)).do(did.Bless(3))
    assert [seat.designations for seat in scene(table.game.state).seats] == [
        [], ["city's blessing"], [], ["city's blessing"],
    ]  # fmt: skip
    table.do(did.Bless(1, has=False))
    assert [seat.designations for seat in scene(table.game.state).seats] == [[], [], [], ["city's blessing"]]
    said = table.game.log.text()
    assert said.count("Dan has the city's blessing.") == 1
    assert "Bob no longer has the city's blessing." in said


@pytest.mark.rule("904.9", "701.32", "701.33")
def test_an_archenemy_sets_schemes_in_motion_and_abandons_ongoing_ones(paper: PaperTable) -> None:
    deck = pool.schemes()[:20]
    table = paper("Bant", variants=[Archenemy([deck])]).start()
    assert [seat.life for seat in scene(table.game.state).seats] == [40, 20, 20, 20]
    table.do(did.SetInMotionDeed(0))
    shown = scene(table.game.state)
    assert len(shown.schemes) == 1
    with pytest.raises(IllegalAnswer, match="no scheme deck"):
        table.do(did.SetInMotionDeed(1))


@pytest.mark.rule("902.4", "902.5")
def test_vanguards_change_life_and_hand(paper: PaperTable) -> None:
    table = paper("Bant", variants=[Vanguard([pool.card(card.name) for card in pool.vanguards()[:4]])])
    shown = scene(table.game.state)
    assert all(seat.vanguard is not None for seat in shown.seats)
    assert {seat.life for seat in shown.seats} != {20}


@pytest.mark.rule("810.4", "901.12")
def test_a_giant_has_one_life_total_and_each_head_pays_for_their_own_rolls(paper: PaperTable) -> None:
    table = paper("Bant", variants=[TwoHeadedGiant()]).start()
    table.roll(Face.BLANK, seat=0).roll(Face.BLANK, seat=1).roll(Face.BLANK, seat=1)
    table.do(did.ChangeLife(1, -4))
    shown = scene(table.game.state)
    assert [seat.cost for seat in shown.seats] == [1, 2, 0, 0]
    assert [seat.life for seat in shown.seats] == [26, 26, 30, 30]
    assert shown.turns[0].next == 2


@pytest.mark.rule("500.7")
def test_turns_go_on_by_hand(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.GiveExtraTurn(2))
    assert scene(table.game.state).turns[0].next == 2
    assert table.next().active == 2
    assert table.next().active == 1
    assert table.do(did.NextTurn(to=3)).active == 3
    assert table.do(did.Reverse()).next().active == 2


@pytest.mark.rule("500.7")
def test_who_is_skipped_by_hand_does_not_take_an_extra_turn_either(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.GiveExtraTurn(1)).do(did.NextTurn(to=2))
    assert [table.active, table.next().active, table.next().active] == [2, 3, 0]
    table.do(did.GiveExtraTurn(3)).do(did.GiveExtraTurn(1)).do(did.NextTurn(to=2))
    assert [table.active, table.next().active, table.next().active] == [2, 3, 3]
    table.do(did.GiveExtraTurn(1)).do(did.NextTurn(to=1))
    assert [table.active, table.next().active] == [1, 0]


def test_people_and_commanders_can_be_called_otherwise(paper: PaperTable) -> None:
    table = paper("Bant", commanders=[(0, "Rafiq")]).do(did.Call(1, " Ned  Flint ")).start()
    table.do(did.CallCommander(0, "Rafiq of the Many", commander=0)).do(did.CallCommander(1, "Krond"))
    shown = scene(table.game.state)
    assert shown.seats[1].name == "Ned Flint"
    assert [(one.owner, one.name) for one in shown.commanders] == [(0, "Rafiq of the Many"), (1, "Krond")]
    assert "Bob is called Ned Flint now." in table.game.log.text()
    with pytest.raises(IllegalAnswer, match="the same name"):
        table.do(did.Call(2, "ned flint"))
    with pytest.raises(IllegalAnswer, match="24 letters"):
        table.do(did.Call(2, "x" * 25))
    for _ in range(4):
        table.game.undo()
    assert (scene(table.game.state).seats[1].name, len(table.game.commanders)) == ("Bob", 1)


def test_what_people_write_may_have_braces(paper: PaperTable) -> None:
    table = paper("Bant", commanders=[(0, "{}")]).start().do(did.CountDeed(0, "{x}", 1))
    table.do(did.CommanderDamage(0, 1, 2)).do(did.CastCommanderDeed(0)).do(did.Remember("{T}"))
    assert "Ann has 1 (x) counter." in table.game.log.text()


def test_the_log_says_who_did_what_and_when(paper: PaperTable) -> None:
    table = paper("Bant")
    table.game.do(did.Start(), at=10.0, by="Ann's phone")
    table.game.do(did.ChangeLife(1, -5), at=20.0, by="Bob")
    lines = chronicle(table.game)
    assert [(line.at, line.by, line.line["text"]) for line in lines][-1] == (20.0, "Bob", "Bob loses 5 life: 15.")
    table.game.back_to(1, at=30.0, by="Cat")
    assert [(line.at, line.by, line.deed, line.line["text"]) for line in chronicle(table.game)][-1] == (
        30.0, "Cat", "takeback", "Cat takes back: Bob loses 5 life: 15.",
    )  # fmt: skip
    table.game.do(did.CountDeed(0, "poison", 1), at=40.0, by="Ann").do(did.ChangeLife(0, 1), at=41.0, by="Ann")
    table.game.back_to(1, at=50.0, by="Dan")
    assert [line.line["text"] for line in chronicle(table.game)][-2:] == [
        "Cat takes back: Bob loses 5 life: 15.",
        "Dan takes back 2 steps.",
    ]


def test_the_log_says_which_lines_are_answers(paper: PaperTable) -> None:
    tops = ["Akoum", "Naya", "Agyrem", "Pools of Becoming", "Turri Island"]
    table = paper("Bant", "Interplanar Tunnel", *tops).start().walk().do(did.DoneDeed(0))
    before = len(chronicle(table.game))
    table.choose("Agyrem")
    assert {line.deed for line in chronicle(table.game)[:before]} == {"start", "roll", "done"}
    assert {line.deed for line in chronicle(table.game)[before:]} == {"answered"}


def test_a_game_follows_the_steps_of_another(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.ChangeLife(1, -5)).next()
    again = PaperGame(table.game.setup)
    again.follow(table.game.steps)
    assert scene(again.state).turns == scene(table.game.state).turns
    assert [seat.life for seat in scene(again.state).seats] == [20, 15, 20, 20]
    assert again.steps == table.game.steps


def test_what_was_taken_back_is_an_entry_like_any_other(paper: PaperTable) -> None:
    """Whoever reads the log of a table finds the same fields in each line."""
    table = paper("Bant").start().do(did.ChangeLife(1, -5))
    table.game.back_to(1, at=30.0)
    *before, last = [entry.line for entry in chronicle(table.game)]
    assert last.keys() == before[0].keys()
    assert (last["kind"], last["players"], last["objects"], last["data"]) == ("note", [], [], {})
    assert last["text"] == "Somebody takes back: Bob loses 5 life: 15."


def test_what_was_taken_back_stays_where_it_was_in_the_log(paper: PaperTable) -> None:
    table = paper("Bant").start()
    for at in (10, 20, 30):
        table.game.do(did.ChangeLife(1, -1), at=at, by="Bob")
    table.game.back_to(3, at=40, by="Ann")
    table.game.back_to(2, at=50, by="Cat")
    for at in (60, 70):
        table.game.do(did.ChangeLife(2, -1), at=at, by="Cat")
    assert [line.at for line in chronicle(table.game)][-5:] == [10, 40, 50, 60, 70]


def test_the_log_tells_what_only_people_know(paper: PaperTable) -> None:
    table = paper("Agyrem", "Bant").start().do(did.GiveExtraTurn(2)).roll(Face.PLANESWALKER).do(did.CounteredDeed(0))
    table.roll(Face.CHAOS).next().do(did.Remember("wings"))
    table.do(did.Forget(table.game.state.effects[-1].id)).do(did.Leave(1, "no life left")).do(did.Leave(3))
    lines = [line.line["text"] for line in chronicle(table.game)]
    for sentence in (
        "Cat takes an extra turn after this one.",
        "The planeswalking ability is countered.",
        "Agyrem's ability is done.",
        "Something that lasted is over.",
        "Bob loses the game (no life left).",
        "Dan concedes.",
    ):
        assert sentence in lines


def test_a_summary_tells_stays_rolls_and_life(paper: PaperTable) -> None:
    table = paper()
    table.game.do(did.Start(), at=100.0)
    first = table.planes
    table.game.do(did.Roll(0, face=Face.BLANK), at=110.0)
    table.game.do(did.ChangeLife(3, -2), at=130.0)
    table.game.do(did.Roll(0, face=Face.PLANESWALKER), at=150.0)
    table.game.do(did.DoneDeed(0), at=160.0)
    table.game.do(did.Leave(2, "has gone home"), at=300.0)
    table.game.do(did.Finish((0,)), at=400.0)
    told = summary(table.game)
    assert [(visit.names, visit.seconds) for visit in told.visits] == [(first, 60.0), (table.planes, 240.0)]
    assert (told.rolls[0].planeswalker, told.rolls[0].chaos, told.rolls[0].blank) == (1, 0, 1)
    assert [point.life for point in told.life] == [[20] * 4, [20, 20, 20, 18]]
    assert (told.winners, told.ended - told.began) == ([0], 300.0)
    assert {seat: (one.why, one.at) for seat, one in told.out.items()} == {"2": ("has gone home", 300.0)}


@pytest.mark.rule("500.7", "500.11")
def test_who_is_next_is_said_around_extra_turns(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.GiveExtraTurn(1))
    assert _next(table) == (1, 1)
    assert _next(table.next()) == (1, 2)
    assert (table.next().active, _next(table)) == (1, (2, 3))
    table.do(did.GiveExtraTurn(0)).do(did.Leave(0))
    assert (_next(table), table.next().active) == ((2, 3), 2)


def _next(table: Paper) -> tuple[int | None, int | None]:
    (turn,) = scene(table.game.state).turns
    return turn.next, turn.after


@pytest.mark.rule("500.11")
def test_who_is_skipped_takes_no_turn_and_the_order_goes_on(paper: PaperTable) -> None:
    table = paper("Bant").start().do(did.NextTurn(skip=True))
    assert (table.active, "Bob takes no turn." in table.game.log.text()) == (2, True)
    table.do(did.GiveExtraTurn(0)).do(did.GiveExtraTurn(1))
    assert _next(table) == (1, 0)
    table.do(did.NextTurn(skip=True))
    assert [table.active, table.next().active] == [0, 3]


@examples(60)
@given(st.lists(st.sampled_from(["next", "skip", "extra", "reverse", "leave", "give"]), max_size=12), st.randoms())
def test_who_is_said_to_be_next_is_next(paper: PaperTable, moves: list[str], chance: Random) -> None:
    for variants in ([], [TwoHeadedGiant()]):
        table = paper("Bant", variants=variants).start()
        for move in moves:
            (turn,) = scene(table.game.state).turns
            somebody = chance.choice([player.id for player in table.game.state.playing()])
            if move in ("next", "skip"):
                wanted = turn.after if move == "skip" else turn.next
                table.do(did.NextTurn(skip=move == "skip"))
                assert wanted in table.game.state.turn.active
            elif move == "leave" and len(table.game.state.playing()) > 2 and not variants:
                table.do(did.Leave(somebody))
            elif move == "extra":
                table.do(did.GiveExtraTurn(somebody))
            elif move == "reverse":
                table.do(did.Reverse())
            elif move == "give":
                table.do(did.NextTurn(to=somebody))


def test_a_summary_counts_what_dice_showed() -> None:
    """A blank that is made chaos by a phenomenon is a blank: chaos was no more to be expected."""
    planes = Planechase(communal=["Bant", "Chaotic Aether"], pile=True)
    table = Paper(PaperGame(Setup([Seat("Ann"), Seat("Bob")], 1, Edition.CURRENT, [planes], 0)))
    table.start().walk().done("Chaotic Aether").roll(Face.BLANK)
    assert table.waiting == ["Bant"]
    (ann, _) = summary(table.game).rolls
    assert (ann.planeswalker, ann.chaos, ann.blank) == (1, 0, 1)
