"""A game watched again step by step, saved as a file, and continued from any point."""

from __future__ import annotations

import json

import msgspec
import pytest

from planechase.game import Game
from planechase.rules.state.objects import Zone
from planechase.rules.state.visibility import hidden_from
from planechase.rules.turns.setup import Seat
from planechase.tables import commands as ask
from planechase.tables.fairness import verify
from planechase.tables.journal import Answered, AnyEntry
from planechase.tables.onlookers import Onlooker
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.replaying import (
    Replay,
    continued,
    continued_record,
    go_on,
    seen_record,
    steps,
    stood_at,
    told_steps,
    whole_record,
)
from planechase.tables.simulated_people import Rehearsal
from planechase.tables.table import GameTable
from planechase.telling.scenes import scene

SECRET = bytes(32)
DUEL = Plan(variants=("planechase",), players=2, seed=3)


@pytest.fixture(scope="module")
def running() -> Rehearsal:
    rehearsal = Rehearsal(DUEL, people=2)
    rehearsal.play(90)
    return rehearsal


@pytest.fixture(scope="module")
def finished() -> Rehearsal:
    rehearsal = Rehearsal(DUEL, people=2)
    rehearsal.play(90)
    rehearsal.do(rehearsal.people[1], ask.Concede())
    return rehearsal


def test_each_step_shows_what_the_seat_saw_then() -> None:
    rehearsal = Rehearsal(Plan(variants=("planechase",), seed=6), people=1)
    seen = {}
    rehearsal.play(40)
    for _ in range(30):
        rehearsal.play(1)
        now = Onlooker(rehearsal.table, 0).all()
        assert now is not None
        if not rehearsal.table.asks_bot_to_pass():
            seen[len(told_steps(rehearsal.table)) - 1] = (now.scene, now.log)
    replay = Replay(rehearsal.journal)
    assert replay.steps == len(told_steps(rehearsal.table)) - 1 < rehearsal.game.answered
    assert len(seen) > 15
    for step in [*reversed(seen), *seen]:
        shown = replay.stood_at(step, 0)
        assert (shown.scene, shown.log) == seen[step]


def test_what_was_taken_back_is_no_step(running: Rehearsal) -> None:
    before = steps(running.journal)
    assert before == running.game.answered
    other = Rehearsal(Plan(variants=("planechase",), seed=6), people=1)
    other.play(60, lambda table: table.may_undo(0) is not None and table.game is not None)
    answers = other.game.answered
    other.do(other.people[0], ask.Undo())
    assert steps(other.journal) == other.game.answered < answers


def test_hands_of_others_are_shown_only_when_the_game_is_over(running: Rehearsal, finished: Rehearsal) -> None:
    with pytest.raises(Refused, match="when the game is over"):
        stood_at(running.journal, 5, 0, everything=True)
    step = 20
    mine, whole = (stood_at(finished.journal, step, 0, everything) for everything in (False, True))
    assert mine.scene["players"][1]["hand"] == []
    hand = whole.scene["players"][1]["hand"]
    assert len(hand) == whole.scene["players"][1]["hand_size"]
    assert all(whole.scene["things"][id]["name"] for id in hand)
    assert stood_at(finished.journal, step, None).scene["players"][0]["hand"] == []


def test_steps_that_are_none_are_refused(finished: Rehearsal) -> None:
    for step in (-1, steps(finished.journal) + 1):
        with pytest.raises(Refused, match="are numbered from 0 to"):
            stood_at(finished.journal, step, 0)
    with pytest.raises(Refused, match="not begun"):
        Replay(Rehearsal(DUEL, begin=False).journal)


# ---------------------------------------------------------------------- files


def test_what_is_saved_while_the_game_goes_on_is_what_the_seat_saw(running: Rehearsal) -> None:
    table = running.table
    saved = seen_record(table, running.people[0])
    written = json.dumps(saved)
    now = Onlooker(table, 0).all()
    assert now is not None
    assert saved["scene"] == now.scene
    assert saved["log"] == [line["text"] for line in now.log]
    assert saved["plan"]["seed"] is None
    assert str(table.game.setup.seed if table.game is not None else "") not in [saved["plan"]["seed"]]
    assert table.secret.hex() not in written
    assert "answers" not in saved
    others = [one for one in table.decided if one.seat != 0]
    assert others
    assert len(saved["my_answers"]) == len([one for one in table.decided if one.seat == 0 and one.freely])
    words = [word for one in saved["my_answers"] for word in one["answered"]]
    assert "Pass" in words
    assert all(isinstance(word, str) for word in words)
    assert not any(word.strip("-").isdecimal() for word in words)


def test_the_whole_record_is_there_when_the_game_is_over(finished: Rehearsal) -> None:
    record = json.loads(json.dumps(whole_record(finished.table)))
    assert verify(record).ok
    assert record["answers"] == finished.game.record()["answers"]


# ---------------------------------------------------------------------- going on


def test_a_game_goes_on_from_any_point_as_a_new_table_against_bots(finished: Rehearsal) -> None:
    journal = finished.journal
    for step in (0, 33, 70):
        table = continued(journal, step, 0, "Zoe", "another token", SECRET)
        assert table.host == 0
        assert table.game is not None
        stood = Replay(journal).at(step)
        there, here = (game.decision.plain(0) if game.decision else None for game in (stood, table.game))
        assert there == here
        assert table.game.state.players[0].hand == stood.state.players[0].hand
        assert (table.is_bot(0), table.is_bot(1)) == (False, True)
        assert table.seat_name(0) == "Zoe"
        assert table.person("another token") is table.people[0]
        assert table.may_undo(0) is None
        again = GameTable.again(msgspec.json.decode(msgspec.json.encode(list(table.unsaved())), type=list[AnyEntry]))
        assert again.game is not None
        assert again.game.hash() == table.game.hash()


def test_a_continued_game_waits_where_it_was_left_if_it_would_go_on_by_itself(finished: Rehearsal) -> None:
    replay, paused = Replay(finished.journal), set()
    for step in range(30, 60):
        table = go_on(replay, step, 0, "Zoe", "another token", SECRET)
        would_move = table.playing().decider != 0 or table.playing().grant is not None
        assert table.paused <= would_move
        assert (table.bot_to_move(), table.quiet_pass()) == (None, None), "nothing happens before somebody says so"
        assert table.playing().hash() == GameTable.again(table.unsaved()).playing().hash()
        if table.playing().decider == 1:
            assert table.paused
        paused.add(table.paused)
    assert paused == {False, True}


def test_a_continued_game_is_played_to_its_end_and_does_not_claim_to_be_fair(finished: Rehearsal) -> None:
    table = continued(finished.journal, 40, 0, "Zoe", "another token", SECRET)
    rehearsal = Rehearsal(DUEL)
    rehearsal.table, rehearsal.people = table, [table.people[0]]
    rehearsal.do(table.people[0], ask.Pause(False))
    rehearsal.play()
    proved = verify(whole_record(table))
    assert (proved.ok, "continues another" in proved.sentence) == (False, True)
    assert proved.steps == table.playing().answered


def test_a_game_that_goes_on_is_continued_with_everything_dealt_anew_that_was_not_seen(running: Rehearsal) -> None:
    alone = Rehearsal(Plan(variants=("planechase", "archenemy"), players=3, seed=3), people=1)
    alone.play(40)
    for rehearsal in (running, alone):
        replay = Replay(rehearsal.journal)
        for step in (1, replay.steps // 2, replay.steps):
            stood = replay.to_deal_from(step)
            table = go_on(replay, step, 0, "Ann", "another token", SECRET)
            other = go_on(replay, step, 0, "Ann", "another token", bytes([1] * 32))
            assert scene(table.playing().state, 0) == scene(stood.state, 0)
            there, here, elsewhere = (hidden_cards(game) for game in (stood, table.playing(), other.playing()))
            assert here != there != elsewhere != here
            assert [sorted(deck) for deck in here] == [sorted(deck) for deck in there]
            assert table.playing().state.chance.key != stood.state.chance.key
            assert [table.is_bot(seat) for seat in (0, 1)] == [False, True]
            again = GameTable.again(
                msgspec.json.decode(msgspec.json.encode(list(table.unsaved())), type=list[AnyEntry])
            )
            assert again.playing().hash() == table.playing().hash()
            assert seen_record(again, again.people[0])["plan"]["seed"] is None


def hidden_cards(game: Game) -> list[list[str]]:
    """The names of what the first player has not seen, deck by deck."""
    found: dict[tuple[int, bool], list[str]] = {}
    for obj in hidden_from(game.state, 0):
        name = game.state.cards[obj.card].definition.name
        assert name == obj.copiable.name
        found.setdefault((obj.owner, obj.zone is Zone.COMMAND), []).append(name)
    return list(found.values())


def test_what_was_before_a_new_deal_is_never_told(running: Rehearsal) -> None:
    table = continued(running.journal, 40, 0, "Ann", "another token", SECRET)
    rehearsal = Rehearsal(DUEL)
    rehearsal.journal = []
    rehearsal.table, rehearsal.people = table, [table.people[0]]
    rehearsal.do(table.people[0], ask.Pause(False))
    rehearsal.play(30)
    assert len(table.decided) > 50
    rehearsal.do(table.people[0], ask.Concede())
    replay = Replay(rehearsal.journal)
    assert replay.over
    first = next(place for place, one in enumerate(table.decided) if one.anew) + 1
    assert replay.steps == table.playing().answered - first
    assert replay.at(0).answered == first
    with pytest.raises(Refused, match="only what your seat has seen"):
        whole_record(table)
    written = json.dumps(seen_record(table, table.people[0]))
    assert "setup" not in written
    assert table.playing().setup.seed == 3
    further = go_on(replay, 0, 0, "Ann", "a third token", SECRET)
    assert Replay(further.unsaved()).at(0).answered == first


def test_who_only_watches_a_game_that_goes_on_cannot_continue_it(running: Rehearsal) -> None:
    with pytest.raises(Refused, match="only its players"):
        continued(running.journal, 10, None, "Zoe", "another token", SECRET)


def test_a_deal_in_the_middle_proves_nothing(finished: Rehearsal) -> None:
    record = whole_record(finished.table)
    record["answers"] = [{"dealt anew": [0, "ab" * 32]}, *record["answers"]]
    proved = verify(record)
    assert (proved.ok, "dealt again" in proved.sentence) == (False, True)


def test_a_file_goes_on_too_and_nonsense_is_refused(finished: Rehearsal) -> None:
    record = whole_record(finished.table)
    table = continued_record(record, 50, 1, "Zoe", "another token", SECRET)
    assert table.seat_name(1) == "Zoe"
    wrong: list[object] = [None, [], {}, {"setup": {}}, {**record, "answers": [[[]]]}, {**record, "fair": 3}]
    for nonsense in wrong:
        with pytest.raises(Refused):
            continued_record(nonsense, None, 0, "Zoe", "another token", SECRET)
    with pytest.raises(Refused, match="has fewer steps"):
        continued_record(record, 100_000, 0, "Zoe", "another token", SECRET)
    with pytest.raises(Refused, match="seats from 1 to 2"):
        continued_record(record, 10, 7, "Zoe", "another token", SECRET)


# ---------------------------------------------------------------------- another version


def test_a_journal_that_cannot_be_played_again_says_so_and_is_read_as_far_as_it_can_be(running: Rehearsal) -> None:
    """As if a rule had changed: an answer in the middle is not possible any more."""
    at = [place for place, entry in enumerate(running.journal) if isinstance(entry, Answered)][40]
    spoiled = [*running.journal[:at], Answered(0, [99, 98]), *running.journal[at + 1 :]]
    table = GameTable.again(spoiled)
    assert table.broken is not None
    assert "Answer 41 of this record is not possible" in table.broken
    assert table.playing().answered == 40
    assert table.names() == running.table.names()
    assert Replay(spoiled).stood_at(40, 0).scene == Replay(running.journal).stood_at(40, 0).scene
    host = table.people[0]
    with pytest.raises(Refused, match="The host can go back"):
        table.do(host, ask.Undo())
    table.do(host, ask.GoBack())
    assert table.broken is None
    gone_on = GameTable.again([*spoiled, *table.unsaved()])
    assert gone_on.broken is None
    assert gone_on.playing().hash() == table.playing().hash()


@pytest.mark.pure
def test_a_journal_whose_cards_are_gone_is_a_table_without_a_game(
    running: Rehearsal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(self: Seat, *given: object, **more: object) -> None:
        raise ValueError("There is no card called Storm Crow.")

    monkeypatch.setattr(Seat, "__init__", gone)
    table = GameTable.again(running.journal)
    assert table.game is None
    assert table.broken is not None
    assert "Storm Crow" in table.broken
    with pytest.raises(Refused, match="Storm Crow"):
        Replay(running.journal)
