"""A rules error stops its table and nothing else: the record is kept, and the game goes on from before it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planechase.rules.turns.priority import PlayLand, Priority
from planechase.tables import commands as ask
from planechase.tables.journal import Broke, Mended
from planechase.tables.onlookers import Onlooker, company
from planechase.tables.people import Refused
from planechase.tables.plans import Listed, Plan
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable, RulesError

FORESTS = Plan(variants=(), players=2, decks=(Listed("60 Forest"), Listed("60 Forest")), seed=1)


def broken(*given: Any) -> Any:
    """A land that nobody can play."""
    raise RuntimeError("this card is not what it seems")


def may_play_land(table: GameTable) -> bool:
    decision = table.playing().decision
    return isinstance(decision, Priority) and len(decision.options) > 1


def about_to_play(people: int = 2) -> Rehearsal:
    """A game of forests in which somebody may play one, and those lands are broken."""
    rehearsal = Rehearsal(FORESTS, people=people)
    assert rehearsal.play(40, may_play_land)
    return rehearsal


@pytest.mark.pure
def test_a_rules_error_stops_the_table_and_the_host_goes_back_to_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rehearsal = about_to_play()
    table, (ann, bob) = rehearsal.table, rehearsal.people
    asked = ann if rehearsal.game.decider == ann.seat else bob
    before, answered, lines = rehearsal.game.hash(), rehearsal.game.answered, len(rehearsal.game.log or ())
    with monkeypatch.context() as patch:
        patch.setattr(PlayLand, "perform", broken)
        with pytest.raises(RulesError) as error:
            rehearsal.do(asked, ask.Answer(table.question, 1))
    assert isinstance(error.value.__cause__, RuntimeError)
    assert isinstance(rehearsal.journal[-1], Broke)
    assert rehearsal.journal[-1].answer == 1
    assert (rehearsal.game.hash(), rehearsal.game.answered, len(rehearsal.game.log or ())) == (before, answered, lines)
    told = company(table, bob, [])
    assert told.broken is not None
    assert asked.name in told.broken
    assert "not what it seems" not in told.broken
    assert Onlooker(table, 0).all() is not None

    for command in (ask.Answer(table.question, 0), ask.Undo(), ask.Concede(), ask.Pause(True)):
        with pytest.raises(Refused, match="rules error has stopped"):
            rehearsal.do(asked, command)
    rehearsal.do(bob, ask.Say("What was that?"))
    with pytest.raises(Refused, match="Only the host"):
        rehearsal.do(bob, ask.GoBack())
    again = GameTable.again(rehearsal.journal)
    assert again.broken == told.broken

    rehearsal.do(ann, ask.GoBack())
    assert table.broken is None
    assert isinstance(rehearsal.journal[-1], Mended)
    assert (rehearsal.game.decider, rehearsal.game.answered) == (asked.seat, answered)
    rehearsal.do(asked, ask.Answer(table.question, 1))
    assert rehearsal.game.answered > answered
    assert GameTable.again(rehearsal.journal).playing().hash() == rehearsal.game.hash()


@pytest.mark.pure
def test_what_a_bot_breaks_goes_back_to_the_last_decision_of_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot would only do the same again."""
    rehearsal = Rehearsal(FORESTS, people=1)
    assert rehearsal.play(60, lambda table: table.bot_to_move() is not None and may_play_land(table))
    monkeypatch.setattr(PlayLand, "perform", broken)
    with pytest.raises(RulesError):
        rehearsal.table.answer_for_bot(rehearsal.table.number, 1)
    rehearsal.save()
    assert rehearsal.table.bot_to_move() is None
    rehearsal.do(rehearsal.people[0], ask.GoBack())
    assert rehearsal.game.decider == rehearsal.people[0].seat


def test_nobody_goes_back_where_nothing_went_wrong() -> None:
    rehearsal = about_to_play()
    with pytest.raises(Refused, match="No rules error"):
        rehearsal.do(rehearsal.people[0], ask.GoBack())


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=2),
    max_leaves=6,
)
SLY = st.sampled_from([{"concede": 0}, {"concede": 1}, {"automation": [1, False, False, False]}, {"concede": []}])


STEPS = st.lists(st.integers(-3, 2**70) | st.text(max_size=5) | st.sampled_from(["done", "yes", "no"]), max_size=4)


@settings(max_examples=60)
@given(played=st.integers(0, 70), answers=st.lists(PLAIN | SLY, min_size=1, max_size=5), chosen=STEPS)
def test_no_answer_that_somebody_makes_up_breaks_a_table(
    played: int, answers: list[Any], chosen: list[int | str]
) -> None:
    """Whatever is sent as an answer, or asked for in steps, is taken or refused. Nobody concedes for others by it."""
    rehearsal = Rehearsal(Plan(variants=("planechase",), players=2, seed=2), people=2, level="random")
    rehearsal.play(played)
    table = rehearsal.table
    for answer in answers:
        asked = table.sitting(rehearsal.game.decider or 0)
        assert asked is not None
        with suppress(Refused):
            rehearsal.do(asked, ask.Look(table.question, tuple(chosen)))
        with suppress(Refused):
            rehearsal.do(asked, ask.Answer(table.question, answer))
        with suppress(Refused):
            rehearsal.do(asked, ask.Foresee(table.question, len(chosen)))
        assert table.broken is None
        assert not any(player.has_left for player in rehearsal.game.state.players)
