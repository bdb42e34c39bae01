"""The registry: tables by their codes, loaded when somebody comes, and there again after every end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import msgspec
import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import DUEL, running, two_people

from planechase.server.codes import LETTERS, proper_code
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import CannotGoOn, NoTable, TooMany, UnknownToken
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.people import Refused
from planechase.tables.plans import Plan

pytestmark = pytest.mark.anyio

STILL = ServerSettings(pace=0, quiet=(60, 60))
"""So that nothing happens while somebody looks."""


@pytest.fixture
async def storage() -> AsyncIterator[MemoryStorage]:
    storage = Memory().storage()
    await storage.start()
    yield storage
    await storage.stop()


# ---------------------------------------------------------------------- coming to a table


async def test_a_code_can_be_typed_in_any_way_and_a_token_is_long(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        entrance = await registry.open("Ann")

        assert len(entrance.code) == 6
        assert set(entrance.code) <= set(LETTERS)
        assert proper_code(f" {entrance.code[:3].lower()} {entrance.code[3:]}") == entrance.code
        assert len(entrance.token) >= 32
        assert all(entrance.token.encode() not in entry for entry in storage.memory.tables[entrance.code].entries)


async def test_one_click_and_somebody_sits_at_a_table_with_bots(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        ann = await comes(registry, await registry.open("Ann", begin=True))

        assert ann.company.began
        assert [seat.bot for seat in ann.company.seats] == [False, True, True, True]


async def test_what_is_not_there_is_said_to_be_missing(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        entrance = await registry.open("Ann")
        with pytest.raises(NoTable):
            await registry.enter("NOSUCH", None, Somebody())
        with pytest.raises(NoTable):
            await registry.join("NOSUCH", "Bob")
        with pytest.raises(NoTable):
            await registry.journal("NOSUCH")
        with pytest.raises(UnknownToken):
            await registry.look(entrance.code, "guessed")
        assert (await registry.look(entrance.code, entrance.token)).person == entrance.person


async def test_a_name_that_cannot_be_is_refused_and_opens_nothing(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        with pytest.raises(Refused, match="Type a name"):
            await registry.open("\x1b[2J")
        entrance = await registry.open("Ann")
        with pytest.raises(Refused, match="called ann already"):
            await registry.join(entrance.code, "ann")

        assert [each.people for each in await registry.summaries()] == [["Ann"]]


async def test_a_full_house_opens_no_table_but_lets_go_of_one_that_nobody_needs(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(most_tables=2)) as registry:
        first = await comes(registry, await registry.open("Ann"))
        await comes(registry, await registry.open("Bob"))

        with pytest.raises(TooMany, match="as many tables"):
            await registry.open("Cat")
        await first.leave()
        await asyncio.sleep(0.01)
        await registry.open("Cat")


# ---------------------------------------------------------------------- lists


async def test_tables_are_listed_as_they_stand_without_being_loaded(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        pair = await two_people(registry)
        await pair.keep_hands()

    async with running(storage) as registry:
        (listed,) = await registry.summaries()
        (mine,) = await registry.mine([(pair.code, pair.entrances[0].token)])
        (bobs,) = await registry.mine([(pair.code, pair.entrances[1].token)])

        assert (listed.code, listed.variants, listed.players) == (pair.code, ["planechase"], ["Ann", "Bob"])
        assert (listed.began, listed.over, listed.people) == (True, False, ["Ann", "Bob"])
        assert listed.turn == 1
        assert listed.steps >= 2
        assert listed.person is None
        assert (mine.person, bobs.person) == (0, 1)
        assert [mine.awaited, bobs.awaited] == [pair.ann.is_asked, pair.bob.is_asked]
        assert await registry.mine([(pair.code, "guessed")]) == []
        assert storage.memory.tables[pair.code].owner is None


# ---------------------------------------------------------------------- leaving and coming back


async def test_a_table_that_nobody_needs_is_let_go_and_comes_back_as_it_was(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), unload_after=0.05)) as registry:
        pair = await two_people(registry)
        asked = pair.entrances[0 if pair.ann.is_asked else 1]
        question = pair.asked.question
        await pair.ann.leave()
        await pair.bob.leave()
        async with asyncio.timeout(60):
            while storage.memory.tables[pair.code].owner is not None:
                await asyncio.sleep(0.05)

        again = await comes(registry, asked)

        assert again.question == question


async def test_who_comes_in_the_very_moment_in_which_a_table_was_let_go_finds_it(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        pair = await two_people(registry)
        await pair.ann.leave()
        room = registry._rooms[pair.code]
        await room.end()
        gone = asyncio.create_task(asyncio.sleep(0))
        await gone
        registry._moving[pair.code] = gone  # it is over, and nobody has cleared it away yet

        again = await comes(registry, pair.entrances[0])

        assert again.visit is not None
        assert not registry._rooms[pair.code].closed


async def test_a_table_where_somebody_is_is_kept(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(unload_after=0.0)) as registry:
        pair = await two_people(registry)
        await pair.bob.leave()

        await asyncio.sleep(1.3)

        assert storage.memory.tables[pair.code].owner == storage.process
        assert pair.ann.closed is None


async def test_a_table_that_rests_is_small_and_loses_nothing(storage: MemoryStorage) -> None:
    async with running(storage, ServerSettings(pace=0, quiet=(60, 60), rest_after=0)) as registry:
        pair = await two_people(registry)
        await pair.keep_hands()
        first = pair.asked
        question = first.question
        for _ in range(8):
            now = pair.asked.question
            assert now is not None
            await pair.asked.do(ask.PassOn(now.number))
        await asyncio.sleep(1.3)
        for _ in range(12):
            if pair.asked.question and question and pair.asked.question.asked == question.asked:
                break
            await first.do(ask.Undo())
            await (pair.bob if first is pair.ann else pair.ann).do(ask.Agree(True))

        assert first.question is not None
        assert question is not None
        assert first.question.asked == question.asked


@pytest.mark.parametrize("seed", range(6))
async def test_after_every_end_everything_is_where_it_was(seed: int) -> None:
    chance, memory = random.Random(seed), Memory()
    storage = memory.storage()
    await storage.start()
    async with running(storage) as registry:
        pair = await two_people(registry, Plan(players=2, seed=seed))
    entrances = pair.entrances
    for _ in range(8):
        async with running(storage, STILL) as registry:
            people = [await comes(registry, entrance) for entrance in entrances]
            for _ in range(chance.randrange(12)):
                await _something(people, chance)
            watched = await comes(registry, None, pair.code)
            company, scenes = people[0].company, [each.scene for each in (*people, watched)]
            logs, questions = [each.log for each in people], [each.question for each in people]
        async with running(storage, STILL) as registry:
            again = [await comes(registry, entrance) for entrance in entrances]
            watched = await comes(registry, None, pair.code)
            assert [each.scene for each in (*again, watched)] == scenes
            assert [each.log for each in again] == logs
            assert [each.question for each in again] == questions
            assert again[0].company == company


async def _something(people: list[Somebody], chance: random.Random) -> None:
    """Somebody answers, takes back, says something, pauses or agrees."""
    asked = next((one for one in people if one.is_asked), people[0])
    question = asked.question
    if question is None:
        return
    match chance.randrange(8):
        case 0:
            await chance.choice(people).do(ask.Undo())
        case 1:
            await chance.choice(people).do(ask.Agree(chance.random() < 0.7))
        case 2:
            await chance.choice(people).do(ask.Say("hm"))
        case _:
            tried = chance.randrange(len(question.asked.get("options") or ["no"]))
            await asked.do(ask.Answer(question.number, tried))
            if asked.question == question:
                await asked.do(ask.Answer(question.number, chance.choice([False, [], 0, [0], [0, 1]])))


# ---------------------------------------------------------------------- what cannot be played on


async def test_a_journal_of_another_version_says_so_and_can_still_be_read(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        pair = await two_people(registry)
        await pair.keep_hands()
    kept = storage.memory.tables[pair.code]
    kept.entries[-1] = msgspec.json.encode(told.Answered(0, ["no such answer"]))

    async with running(storage) as registry:
        ann = await comes(registry, pair.entrances[0])

        assert "not possible" in (ann.company.broken or "")
        assert ann.scene
        assert [each.code for each in await registry.summaries()] == [pair.code]
        assert len(await registry.journal(pair.code)) == len(kept.entries)


async def test_an_entry_that_nobody_knows_harms_no_other_table(storage: MemoryStorage) -> None:
    async with running(storage) as registry:
        strange, other = await registry.open("Ann"), await registry.open("Bob", DUEL)
    storage.memory.tables[strange.code].entries.append(b'{"entry":"teleported"}')

    async with running(storage) as registry:
        with pytest.raises(CannotGoOn):
            await comes(registry, strange)
        with pytest.raises(CannotGoOn):
            await registry.journal(strange.code)
        assert (await comes(registry, other)).company.me == 0
