"""Rooms, through the connections of the people in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import Pair, running, two_people

from planechase.game import Game
from planechase.server.connections import Closing
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import TableRegistry, TooMany, UnknownToken
from planechase.tables import commands as ask
from planechase.tables.messages import Changed, Company, Seen, Spoken, Steps
from planechase.tables.plans import Plan
from planechase.tables.table import GameTable

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage() -> AsyncIterator[MemoryStorage]:
    storage = Memory().storage()
    await storage.start()
    yield storage
    await storage.stop()


@pytest.fixture
async def registry(storage: MemoryStorage) -> AsyncIterator[TableRegistry]:
    async with running(storage) as registry:
        yield registry


@pytest.fixture
async def pair(registry: TableRegistry) -> Pair:
    return await two_people(registry)


# ---------------------------------------------------------------------- coming and going


async def test_who_comes_is_told_who_is_there_what_was_said_and_what_there_is_to_see(pair: Pair) -> None:
    await pair.ann.do(ask.Say("hello"))

    again = await comes(pair.registry, pair.entrances[1])

    assert [type(message) for message in again.heard] == [Company, Spoken, Seen]
    assert again.company.me == pair.entrances[1].person
    assert again.said == ["hello"]


async def test_who_has_no_right_token_does_not_come_in(pair: Pair) -> None:
    with pytest.raises(UnknownToken):
        await pair.registry.enter(pair.code, "guessed", Somebody())


async def test_others_see_who_comes_and_who_goes(pair: Pair) -> None:
    assert [one.here for one in pair.ann.company.people] == [True, True]

    await pair.bob.leave()

    assert [one.here for one in pair.ann.company.people] == [True, False]


async def test_coming_back_lands_in_the_same_seat_at_the_same_question(pair: Pair) -> None:
    asked, entrance = pair.asked, pair.entrances[0 if pair.ann.is_asked else 1]
    before = asked.question
    await asked.leave()

    again = await comes(pair.registry, entrance)

    assert again.question == before
    assert again.is_asked


async def test_two_devices_at_one_seat_see_the_same_and_either_answers(pair: Pair) -> None:
    asked, entrance = pair.asked, pair.entrances[0 if pair.ann.is_asked else 1]
    phone = await comes(pair.registry, entrance)

    await phone.answer(False)

    assert asked.told[-1] == phone.told[-1]
    assert not asked.refusals
    await asked.leave()
    assert all(one.here for one in pair.other.company.people)


async def test_there_are_not_more_connections_to_a_table_than_wanted(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(most_connections=2)) as registry:
        entrance = await registry.open("Ann")
        first = await comes(registry, entrance)
        await comes(registry, entrance)

        with pytest.raises(TooMany, match="too many connections"):
            await comes(registry, entrance)
        await first.leave()
        await comes(registry, entrance)


async def test_who_takes_over_the_seat_of_a_bot_sees_from_there_on_all_their_connections(
    registry: TableRegistry,
) -> None:
    entrance = await registry.open("Ann", Plan(players=3), begin=True)
    ann = await comes(registry, entrance)
    late = await registry.join(entrance.code, "Dan")
    dan, phone = await comes(registry, late), await comes(registry, late)
    stranger = await comes(registry, None, entrance.code)
    assert dan.scene["viewer"] is None
    await dan.do(ask.Sit(1))
    assert [one.person for one in ann.company.applicants] == [late.person]
    before = len(ann.told)

    await ann.do(ask.Welcome(late.person))

    for connection in (dan, phone):
        assert connection.scene["viewer"] == 1
        assert len(connection.scene["players"][1]["hand"]) == connection.scene["players"][1]["hand_size"] > 0
    assert stranger.scene["players"][1]["hand"] == ann.scene["players"][1]["hand"] == []
    assert not any(isinstance(one, Seen) for one in ann.told[before:]), "others go on as they were"
    assert [seat.bot for seat in ann.company.seats] == [False, False, True]


# ---------------------------------------------------------------------- playing


async def test_everybody_is_told_what_somebody_did_and_only_one_is_asked(pair: Pair) -> None:
    asked, other = pair.asked, pair.other
    number = asked.told[-1].number

    await asked.answer(False)

    assert isinstance(asked.told[-1], Changed)
    assert asked.told[-1].number == other.told[-1].number > number
    assert [pair.ann.is_asked, pair.bob.is_asked].count(True) == 1


async def test_an_answer_that_comes_twice_or_late_is_refused_and_does_nothing(pair: Pair) -> None:
    asked = pair.asked
    assert asked.question is not None
    answer = ask.Answer(asked.question.number, False)
    await asked.do(answer)
    told = len(pair.other.told)

    await asked.do(answer)

    assert asked.refusals == ["This question has already been answered."]
    assert len(pair.other.told) == told


async def test_who_looks_further_into_a_question_is_told_alone(pair: Pair) -> None:
    await pair.keep_hands()
    asked, other = pair.asked, pair.other
    heard = len(other.heard)
    assert asked.question is not None

    await asked.do(ask.Look(asked.question.number))

    assert asked.last(Steps).number == asked.question.number
    assert len(other.heard) == heard


async def test_a_spectator_sees_no_hand_and_cannot_act(pair: Pair) -> None:
    watcher = await comes(pair.registry, None, pair.code)
    assert isinstance(watcher.heard[-1], Seen)
    assert watcher.heard[-1].scene["viewer"] is None
    assert not watcher.is_asked

    await watcher.answer(False)
    await watcher.do(ask.Say("I should not be heard"))

    assert watcher.refusals == ["You are only watching. Join the table to take part."] * 2
    assert pair.ann.said == []


async def test_those_who_see_the_same_get_the_same_bytes(registry: TableRegistry, pair: Pair) -> None:
    class Raw(Somebody):
        def __init__(self) -> None:
            super().__init__()
            self.raw: list[bytes] = []

        def send(self, message: bytes) -> None:
            self.raw.append(message)
            super().send(message)

    watchers = [Raw() for _ in range(3)]
    for watcher in watchers:
        await registry.enter(pair.code, None, watcher)
    await pair.keep_hands()

    last = {id(watcher.raw[-1]) for watcher in watchers}
    assert len(last) == 1


# ---------------------------------------------------------------------- saving


async def test_nobody_is_told_anything_before_it_is_saved(pair: Pair, storage: MemoryStorage) -> None:
    heard = len(pair.ann.heard), len(pair.bob.heard)
    entries = storage.memory.entries()
    storage.slow = asyncio.Event()

    answering = asyncio.create_task(pair.asked.answer(False))
    await asyncio.sleep(0.05)

    assert (len(pair.ann.heard), len(pair.bob.heard)) == heard
    assert storage.memory.entries() == entries
    storage.slow.set()
    await answering
    assert len(pair.ann.told) > 1
    assert storage.memory.entries() > entries


async def test_who_comes_while_something_is_being_saved_sees_it_only_afterwards(
    pair: Pair, storage: MemoryStorage
) -> None:
    number = pair.ann.told[-1].number
    storage.slow = asyncio.Event()
    answering = asyncio.create_task(pair.asked.answer(False))
    await asyncio.sleep(0.01)
    coming = asyncio.create_task(comes(pair.registry, None, pair.code))
    await asyncio.sleep(0.01)
    assert not coming.done()

    storage.slow.set()
    await answering

    assert (await coming).told[-1].number > number


async def test_what_comes_while_something_is_being_saved_is_saved_together(pair: Pair, storage: MemoryStorage) -> None:
    writes: list[int] = []
    append = storage.append

    async def counted(*args: object) -> None:
        writes.append(len(args[2]))  # type: ignore[arg-type]
        await append(*args)  # type: ignore[arg-type]

    storage.append = counted  # type: ignore[method-assign, assignment]
    await asyncio.gather(*(pair.ann.do(ask.Say(f"word {number}")) for number in range(10)))

    assert pair.bob.said == [f"word {number}" for number in range(10)]
    assert sum(writes) == 10
    assert len(writes) < 5


async def test_what_could_not_be_saved_has_not_happened(pair: Pair, storage: MemoryStorage) -> None:
    asked, other = pair.asked, pair.other
    before, heard = asked.question, len(other.heard)
    storage.failing = 1

    await asked.answer(False)

    await other.until(lambda: other.closed)
    assert asked.refusals == ["That could not be saved, so it has not happened. The table is loaded again."]
    assert len(other.heard) == heard
    assert asked.closed == other.closed == Closing.MOVED
    again = await comes(pair.registry, pair.entrances[0 if asked is pair.ann else 1])
    assert again.question == before
    await again.answer(False)
    assert not again.refusals


async def test_a_table_that_belongs_to_somebody_else_now_is_silent(pair: Pair, storage: MemoryStorage) -> None:
    asked, heard = pair.asked, (len(pair.ann.heard), len(pair.bob.heard))
    storage.memory.tables[pair.code].fence += 1

    await asked.answer(False)

    assert (len(pair.ann.heard), len(pair.bob.heard)) == heard
    assert pair.ann.closed == pair.bob.closed == Closing.MOVED


# ---------------------------------------------------------------------- together


async def test_taking_back_what_others_have_seen_takes_their_consent(pair: Pair) -> None:
    first = pair.asked
    before = first.told[-1].question
    await first.answer(False)
    await pair.asked.answer(True)
    assert first.told[-1].may_undo == "by asking"

    await first.do(ask.Undo())
    other = pair.bob if first is pair.ann else pair.ann
    assert other.company.wish is not None
    await other.do(ask.Agree(True))

    now = first.told[-1].question
    assert now is not None
    assert before is not None
    assert now.mine
    assert now.asked == before.asked
    assert now.number > before.number


async def test_a_paused_table_takes_no_answers_until_it_goes_on(pair: Pair) -> None:
    await pair.ann.do(ask.Pause(True))
    assert pair.bob.company.paused

    await pair.asked.answer(False)
    assert pair.asked.refusals == ["The game is paused."]
    await pair.ann.do(ask.Pause(False))
    await pair.asked.answer(False)

    assert len(pair.asked.refusals) <= 1


async def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), lend_after=0.01)) as registry:
        await a_bot_plays_for_bob(await two_people(registry))


async def a_bot_plays_for_bob(pair: Pair) -> None:
    await pair.bob.leave()
    await asyncio.sleep(0.05)
    await pair.ann.do(ask.Lend(1, True))
    if pair.ann.is_asked:
        await pair.ann.answer(False)
    await pair.ann.until(lambda: pair.ann.is_asked)
    assert pair.ann.company.seats[1].bot

    bob = await comes(pair.registry, pair.entrances[1])
    await bob.do(ask.Lend(1, False))

    assert not pair.ann.company.seats[1].bot
    assert not bob.refusals


async def test_who_was_removed_is_let_go_and_does_not_come_back(pair: Pair) -> None:
    late = await pair.registry.join(pair.code, "Dan")
    dan = await comes(pair.registry, late)
    await pair.ann.do(ask.Remove(late.person))
    await pair.bob.do(ask.Remove(pair.entrances[1].person))

    assert (dan.closed, pair.bob.closed, pair.ann.closed) == (Closing.UNKNOWN_TOKEN, Closing.UNKNOWN_TOKEN, None)
    for entrance in (late, pair.entrances[1]):
        with pytest.raises(UnknownToken):
            await comes(pair.registry, entrance)


async def test_if_the_host_stays_away_the_next_person_is_host(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(host_away=0.1)) as registry:
        pair = await two_people(registry)
        await pair.ann.leave()
        assert pair.bob.company.host == pair.entrances[0].person

        await pair.bob.until(lambda: pair.bob.company.host == pair.entrances[1].person)


async def test_a_host_who_comes_back_in_time_stays_host(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(host_away=1)) as registry:
        pair = await two_people(registry)
        await pair.ann.leave()
        await comes(registry, pair.entrances[0])

        await asyncio.sleep(1.2)

        assert pair.bob.company.host == pair.entrances[0].person


# ---------------------------------------------------------------------- rules errors


@pytest.mark.pure
async def test_a_rules_error_stops_its_table_alone_and_the_host_can_go_back(
    registry: TableRegistry, pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = await two_people(registry)
    before = pair.asked.question
    give = Game._give

    def breaks(game: Game, *given: Any) -> None:
        give(game, *given)
        monkeypatch.undo()
        raise ZeroDivisionError("deep inside")

    monkeypatch.setattr(Game, "_give", breaks)
    await pair.asked.answer(False)

    assert pair.ann.company.broken is not None
    assert pair.ann.company.broken == pair.bob.company.broken
    assert "deep inside" in caplog.text
    assert not any("deep inside" in str(message) for message in (*pair.ann.heard, *pair.bob.heard))
    await pair.asked.answer(False)
    assert pair.asked.refusals == ["A rules error has stopped this game. The host can go back to before it."]
    await other.asked.answer(False)
    assert not other.ann.refusals + other.bob.refusals

    await pair.ann.do(ask.GoBack())

    assert pair.bob.company.broken is None
    now = pair.asked.question
    assert now is not None
    assert before is not None
    assert now.asked == before.asked
    await pair.asked.answer(False)
    assert len(pair.ann.refusals + pair.bob.refusals) == 1


async def test_a_mistake_in_the_server_loads_the_table_again(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, question = pair.asked, pair.asked.question

    def breaks(*_: object) -> None:
        monkeypatch.undo()
        raise ZeroDivisionError("deep inside")

    monkeypatch.setattr(GameTable, "do", breaks)
    await asked.answer(False)

    await asked.until(lambda: asked.closed)
    assert asked.refusals == [
        "Something went wrong in the server, and that has not happened. The table is loaded again."
    ]
    assert pair.ann.closed == pair.bob.closed == Closing.MOVED
    again = await comes(pair.registry, pair.entrances[0 if asked is pair.ann else 1])
    assert again.question == question


async def test_whoever_comes_at_whatever_moment_sees_the_same(registry: TableRegistry) -> None:
    """Late and early connections are kept up by different messages, and must come to the same."""
    entrance = await registry.open("Ann", Plan(seed=5), begin=True)
    ann = await comes(registry, entrance)
    watchers = [await comes(registry, None, entrance.code)]
    for _ in range(12):
        await ann.until(lambda: ann.is_asked)
        question = ann.question
        assert question is not None
        passing = question.asked["kind"] == "Priority"
        await ann.do(ask.PassOn(question.number) if passing else ask.Answer(question.number, False))
        watchers.append(await comes(registry, None, entrance.code))
        phone = await comes(registry, entrance)
        assert (phone.scene, phone.log) == (ann.scene, ann.log)
        assert all((each.scene, each.log) == (watchers[-1].scene, watchers[-1].log) for each in watchers)


# ---------------------------------------------------------------------- by itself


async def test_where_others_would_learn_from_the_time_passing_takes_a_moment(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0.15, 0.2))) as registry:
        pair = await two_people(registry)
        await pair.keep_hands()
        took = await _first_quiet_pass(pair)
        assert took is not None
        assert took >= 0.14


async def _first_quiet_pass(pair: Pair) -> float | None:
    """How long it took until it was passed for somebody who could do nothing else."""
    loop = asyncio.get_running_loop()
    for _ in range(60):
        asked = pair.asked
        question = asked.question
        assert question is not None
        if question.asked["kind"] != "Priority":
            await asked.do(ask.Answer(question.number, 0))
        elif len(question.asked["options"]) == 1:
            began = loop.time()
            await asked.until(lambda: asked.told[-1].number != question.number)  # noqa: B023
            return loop.time() - began
        else:
            await asked.do(ask.PassOn(question.number))
    return None


async def test_bots_go_on_while_nobody_waits_and_stop_for_people(registry: TableRegistry) -> None:
    entrance = await registry.open("Ann", begin=True)
    ann = await comes(registry, entrance)
    await ann.until(lambda: ann.is_asked)

    await ann.answer(False)

    await ann.until(lambda: ann.is_asked)
    assert "could not decide" in ann.said[0]
    assert len(ann.said) == len(set(ann.said))
