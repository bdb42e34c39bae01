"""Somebody who comes late takes over the seat of a bot, and sees what that seat may see from then on."""

from __future__ import annotations

import json

import pytest

from planechase.tables import commands as ask
from planechase.tables.journal import Remarked
from planechase.tables.messages import Changed
from planechase.tables.onlookers import Onlooker, company
from planechase.tables.people import Person, Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import Replay, go_on, seen_record, told_steps
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable

BOB = 1
"""A seat on which a bot plays."""


@pytest.fixture
def rehearsal() -> Rehearsal:
    """Ann against two bots, in the middle of a game; Dan watches."""
    made = Rehearsal(Plan(variants=("planechase",), players=3, seed=6), people=1)
    made.play(60)
    made.people.append(made.table.come("Dan", "token of Dan"))
    made.save()
    return made


def taken_over(rehearsal: Rehearsal) -> Person:
    ann, dan = rehearsal.people
    rehearsal.do(dan, ask.Sit(BOB))
    rehearsal.do(ann, ask.Welcome(dan.id))
    return dan


def test_the_host_is_asked_and_lets_them_or_does_not(rehearsal: Rehearsal) -> None:
    table, (ann, dan) = rehearsal.table, rehearsal.people
    rehearsal.do(dan, ask.Sit(BOB))
    asked = company(table, ann, [])
    assert [(one.person, one.seat) for one in asked.applicants] == [(dan.id, BOB)]
    assert GameTable.again(rehearsal.journal).applied == {dan.id: BOB}
    assert (dan.seat, table.is_bot(BOB)) == (None, True)
    with pytest.raises(Refused, match="Only the host"):
        rehearsal.do(dan, ask.Welcome(dan.id))
    rehearsal.do(ann, ask.Welcome(dan.id, yes=False))
    assert (table.applied, dan.seat) == ({}, None)
    with pytest.raises(Refused, match="has not asked"):
        rehearsal.do(ann, ask.Welcome(dan.id))
    taken_over(rehearsal)
    assert (table.applied, dan.seat, table.is_bot(BOB), table.sitting(BOB)) == ({}, BOB, False, dan)
    assert not rehearsal.game.state.players[BOB].automation.pass_priority
    assert isinstance(table.sayings[-1], Remarked)
    assert "Dan plays for Bob" in table.sayings[-1].text


def test_what_cannot_be_taken_over_is_refused_with_the_reason(rehearsal: Rehearsal) -> None:
    table, (ann, dan) = rehearsal.table, rehearsal.people
    for seat, reason in ((0, "Ann sits there"), (7, "seats from 1 to 3"), (-1, "seats from 1 to 3")):
        with pytest.raises(Refused, match=reason):
            rehearsal.do(dan, ask.Sit(seat))
    with pytest.raises(Refused, match="cannot be changed"):
        rehearsal.do(ann, ask.Sit(BOB))
    rehearsal.do(dan, ask.Sit(BOB))
    rehearsal.do(dan, ask.Sit(None))
    assert table.applied == {}
    rehearsal.do(dan, ask.Sit(BOB))
    rehearsal.do(dan, ask.Remove(dan.id))
    assert table.applied == {}
    eve = table.come("Eve", "token of Eve")
    rehearsal.do(eve, ask.Sit(BOB))
    rehearsal.do(ann, ask.Concede())
    rehearsal.play()
    with pytest.raises(Refused, match=r"The game is over|out of the game"):
        rehearsal.do(ann, ask.Welcome(eve.id))


def test_a_host_who_watches_asks_those_who_play() -> None:
    made = Rehearsal(Plan(variants=("planechase",), players=3, seed=6), people=2, begin=False)
    ann, cat = made.people
    made.do(ann, ask.Sit(None))
    made.do(ann, ask.Begin())
    made.do(ann, ask.Sit(0))
    assert ann.seat is None
    made.do(cat, ask.Welcome(ann.id))
    assert ann.seat == 0


def test_a_host_who_watches_bots_asks_nobody() -> None:
    made = Rehearsal(Plan(variants=("planechase",), players=3, seed=6), people=2, begin=False)
    ann, cat = made.people
    made.do(ann, ask.Sit(None))
    made.do(ann, ask.Begin())
    made.do(cat, ask.Remove(cat.id))
    made.do(ann, ask.Sit(0))
    assert ann.seat == 0


def test_all_who_sit_have_to_agree_and_one_who_does_not_is_enough() -> None:
    made = Rehearsal(Plan(variants=("planechase",), players=3, seed=6), people=2)
    table, (ann, cat) = made.table, made.people
    dan, eve = (table.come(name, f"token of {name}") for name in ("Dan", "Eve"))
    made.do(dan, ask.Sit(2))
    made.do(ann, ask.Welcome(dan.id))
    assert (dan.seat, GameTable.again(made.journal).consents) == (None, {dan.id: frozenset({ann.id})})
    assert [(one.person, one.waits_for) for one in company(table, cat, []).applicants] == [(dan.id, [cat.id])]
    made.do(cat, ask.Welcome(dan.id, yes=False))
    assert (dan.seat, table.applied) == (None, {})
    made.do(dan, ask.Sit(2))
    made.do(cat, ask.Welcome(dan.id))
    assert dan.seat is None, "what was agreed on before counts no more"
    with pytest.raises(Refused, match="Only the host"):
        made.do(eve, ask.Welcome(dan.id))
    made.do(ann, ask.Welcome(dan.id))
    assert dan.seat == 2


def test_they_play_on_and_the_table_is_the_same_after_a_fresh_start(rehearsal: Rehearsal) -> None:
    dan = taken_over(rehearsal)
    rehearsal.people.append(dan)
    assert rehearsal.play(200, lambda table: any(one.seat == BOB and one.freely for one in table.decided[dan.since :]))
    again = GameTable.again(rehearsal.journal)
    assert again.playing().hash() == rehearsal.game.hash()
    assert (again.people[dan.id].seat, again.people[dan.id].since) == (BOB, dan.since)
    assert (again.number, again.question) == (rehearsal.table.number, rehearsal.table.question)


def test_what_the_bot_decided_is_not_theirs_to_take_back(rehearsal: Rehearsal) -> None:
    assert any(one.seat == BOB and one.freely for one in rehearsal.table.decided)
    dan = taken_over(rehearsal)
    assert rehearsal.table.may_undo(BOB) is None
    with pytest.raises(Refused, match="no decision to take back"):
        rehearsal.do(dan, ask.Undo())
    assert rehearsal.play(300, lambda table: table.may_undo(BOB) is not None and table.playing().grant is not None), (
        "their own decisions are theirs"
    )


def test_they_learn_nothing_of_what_the_seat_saw_before(rehearsal: Rehearsal) -> None:
    """Log, steps, exports and games that go on tell of the time before what everybody could see."""
    table, watching = rehearsal.table, Onlooker(rehearsal.table, None).all()
    seat = Onlooker(table, BOB).all()
    assert watching is not None
    assert seat is not None
    assert seat.log != watching.log, "the seat itself was told more"
    dan = taken_over(rehearsal)
    seen = Onlooker(table, BOB).all()
    assert seen is not None
    assert seen.log[: len(watching.log)] == watching.log
    assert len(seen.scene["players"][BOB]["hand"]) == seen.scene["players"][BOB]["hand_size"]

    replay = Replay(rehearsal.journal)
    before = next(step for step in reversed(range(replay.steps)) if replay.at(step).answered < dan.since)
    assert replay.stood_at(before, BOB).scene == replay.stood_at(before, None).scene
    assert replay.stood_at(before, BOB).log == replay.stood_at(before, None).log
    assert replay.stood_at(replay.steps, BOB).scene["viewer"] == BOB
    assert replay.stood_at(replay.steps, BOB).log == seen.log
    with pytest.raises(Refused, match="since you took over"):
        go_on(replay, before // 2, dan.id, "Dan", "another token", bytes(32))

    saved = seen_record(table, dan)
    assert saved["my_answers"] == []
    assert saved["log"][: len(watching.log)] == [line["text"] for line in watching.log]
    assert [line["text"] for line in seat.log] != saved["log"]
    assert "setup" not in json.dumps(saved)


def test_what_they_are_told_as_it_happens_is_what_they_would_be_told_anew(rehearsal: Rehearsal) -> None:
    dan = taken_over(rehearsal)
    onlooker = Onlooker(rehearsal.table, BOB)
    first = onlooker.all()
    assert first is not None
    log = list(first.log)
    for _ in range(60):
        rehearsal.play(1)
        news = onlooker.news()
        if news is not None:
            assert isinstance(news, Changed)
            log = [*log[: news.kept], *news.log]
            fresh = Onlooker(rehearsal.table, BOB).all()
            assert fresh is not None
            assert log == fresh.log
    assert len(told_steps(rehearsal.table)) > dan.since // 4


def test_who_is_there_when_the_game_goes_back_further_sees_what_comes_then(rehearsal: Rehearsal) -> None:
    ann, dan = rehearsal.people[0], taken_over(rehearsal)
    since = dan.since
    rehearsal.do(ann, ask.Undo())
    if rehearsal.table.wish is not None:
        rehearsal.do(dan, ask.Agree(True))
    assert dan.since <= rehearsal.game.answered < since
    assert GameTable.again(rehearsal.journal).people[dan.id].since == dan.since
