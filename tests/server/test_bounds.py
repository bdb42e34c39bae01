"""Whoever asks for much delays and fills nothing but what is theirs."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

import pytest
from tests.server.memory import Memory
from tests.server.people import comes
from tests.server.registries import QUICK, running
from tests.server.strangers import GENEROUS, Running, Stranger, sentence

from planechase.rules.state.objects import Id
from planechase.server.bot_processes import BotProcesses, SoFar, Thoughts
from planechase.server.connections import TooMany
from planechase.server.fair_queue import FairQueue
from planechase.server.heavy_work import HeavyWork
from planechase.server.limits import TOO_FAST, RateLimit
from planechase.server.rate_limiting import TooOften
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import TableRegistry
from planechase.server.table_rooms import TOO_LONG, WATCHERS_TOO_LONG
from planechase.tables import commands as ask
from planechase.tables.plans import Plan

# ---------------------------------------------------------------------- queues


@pytest.mark.anyio
async def test_addresses_take_turns_however_much_one_of_them_asks_for() -> None:
    queue, served = FairQueue(1, 8), []

    async def wants(address: str) -> None:
        async with queue.turn(address):
            served.append(address)
            await asyncio.sleep(0)

    await asyncio.gather(*map(wants, ["eve"] * 5 + ["ann", "bob"]))
    assert served == ["eve", "eve", "ann", "bob", "eve", "eve", "eve"]


@pytest.mark.anyio
async def test_what_is_quick_comes_first_but_not_for_ever() -> None:
    queue, served = FairQueue(), []

    async def wants(what: str) -> None:
        async with queue.turn("ann", is_slow=what == "slow"):
            served.append(what)
            await asyncio.sleep(0)

    await asyncio.gather(*map(wants, ["slow"] * 3 + ["quick"] * 5))
    assert served == ["slow", "quick", "quick", "quick", "slow", "quick", "quick", "slow"]


@pytest.mark.anyio
async def test_only_so_much_of_an_address_waits_and_who_leaves_gives_up_their_place() -> None:
    queue, begun, go_on = FairQueue(1, 2), [], asyncio.Event()

    async def wants(address: str) -> None:
        async with queue.turn(address):
            begun.append(address)
            await go_on.wait()

    asking = [asyncio.create_task(wants("eve")) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(TooOften):
        await wants("eve")
    ann = asyncio.create_task(wants("ann"))
    asking[1].cancel()
    go_on.set()
    with suppress(asyncio.CancelledError):
        await asyncio.gather(*asking, ann)
    await ann
    await asking[2]
    assert sorted(begun) == ["ann", "eve", "eve"]
    await wants("eve")  # it is free again


@pytest.mark.anyio
async def test_work_is_paid_for_with_the_time_it_takes() -> None:
    work = HeavyWork(RateLimit(0, 20), 4)
    for _ in range(5):
        assert await work.do("ann", lambda: 1) == 1
    await work.do("eve", lambda: sum(range(5_000_000)))
    with pytest.raises(TooOften):
        await work.do("eve", lambda: 1)
    assert await work.do("ann", lambda: 1) == 1
    with pytest.raises(ZeroDivisionError):
        await work.do("ann", lambda: 1 // 0)


# ---------------------------------------------------------------------- requests that cost much


def test_who_lets_long_lists_be_checked_without_end_has_to_wait() -> None:
    asked = {
        "/api/decks/check": {"text": "\n".join(f"Nothing like it {number}" for number in range(700))},
        "/api/plans/check": {"plan": {"players": 2, "decks": [{"type": "list", "text": "1 Forest\n" * 1000}]}},
        "/api/companions/check": {"plan": {"seats": [{"name": "Ann"}, {"name": "Bob"}]}},
    }
    for path, body in asked.items():
        with Running(replace(GENEROUS, work=RateLimit(0, 1.5))) as server:
            eve = Stranger(server.address)
            answers = [eve.post(path, body).status_code for _ in range(8)]
            assert answers[0] == 200
            assert answers[-1] == 429, (path, answers)
            assert eve.get("/api/choices").status_code == 200


def test_a_record_is_not_even_read_of_somebody_who_has_sent_too_many() -> None:
    with Running(replace(GENEROUS, proofs=RateLimit(0, 1))) as server:
        eve = Stranger(server.address)
        for path in ("/api/verify", "/api/film", "/api/continue"):
            eve.ask("POST", path, content=b"{")
            assert eve.ask("POST", path, content=b"{").status_code == 429, path


# ---------------------------------------------------------------------- records


def record(seats: int, cards: int, answers: int) -> dict[str, object]:
    """A record that nobody has played."""
    seat = {"deck": ["Forest"] * cards, "life": None, "automation": [True, True, True]}
    setup = {
        "seed": 1, "edition": "current", "variants": [], "starting_player": None, "cards": [],
        "seats": [{**seat, "name": f"Player {number}"} for number in range(seats)],
    }  # fmt: skip
    return {"format": 2, "made_with": None, "setup": setup, "answers": [0] * answers}


@pytest.mark.parametrize(
    ("seats", "cards", "answers", "said"),
    [
        (2, 1001, 0, "A record is played again here if there are at most 1000 cards in each deck."),
        (16, 24_000, 0, "A record is played again here if there are at most 1000 cards in each deck."),
        (16, 1000, 1000, "This record takes too long to be played again here."),
    ],
)
def test_a_record_that_needs_too_much_is_refused_before_it_is_played(
    seats: int, cards: int, answers: int, said: str
) -> None:
    with Running() as server:
        eve = Stranger(server.address)
        brought = record(seats, cards, answers)
        refused = [eve.post("/api/verify", brought), eve.post("/api/film", brought)]
        refused.append(eve.post("/api/continue", {"name": "Eve", "record": brought, "step": 0}))
        for each in refused:
            assert (each.status_code, sentence(each)[: len(said)]) == (422, said)


def test_a_record_of_a_large_game_is_still_played() -> None:
    with Running() as server:
        eve = Stranger(server.address)
        gone_on = eve.post("/api/continue", {"name": "Eve", "record": record(4, 1000, 0), "step": 0}).json()
        with eve.enter(gone_on) as connection:
            assert len(connection.until(lambda message: message["is"] == "company")["seats"]) == 4


# ---------------------------------------------------------------------- what is stored


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "command",
    [
        {"do": "bring", "deck": {"type": "list", "text": "60 Forest", "name": LONG}},
        {"do": "bring", "deck": {"type": "sealed", "name": LONG}},
        {"do": "propose", "plan": {"players": 2, "unwanted": ["Naya"] * 20_000}},
        {"do": "propose", "plan": {"players": 2, "bots": ["steady"] * 20_000}},
        {"do": "propose", "plan": {"players": 2, "wishes": {"teams": [1] * 20_000}}},
        {"do": "setstops", "mine": ["upkeep"] * 20_000},
        {"do": "setstops", "players": {str(seat): [] for seat in range(20_000)}},
        {"do": "rename", "name": LONG},
        {"do": "answer", "number": 0, "answer": [0] * 20_000},
        {"do": "answer", "number": 10**300, "answer": 0},
    ],
    ids=lambda command: command["do"],
)
def test_nothing_of_any_length_is_stored(command: dict[str, object]) -> None:
    memory = Memory()
    with Running(storage=memory.storage()) as server:
        eve = Stranger(server.address)
        mine = eve.open("Eve", players=2)
        with eve.enter(mine) as line:
            line.do("sit", seat=0)
            line.until(lambda message: message["is"] == "company" and message["seats"][0]["person"] == 0)
            before = stored(memory)
            line.send(command)
            assert line.refusal().startswith("That was not understood: ")
            assert stored(memory) == before


def test_what_is_sent_over_http_has_the_same_bounds() -> None:
    with Running() as server:
        eve = Stranger(server.address)
        for path, body in {
            "/api/tables": {"name": LONG},
            "/api/plans/check": {"plan": {"decks": [{"type": "built in", "name": LONG}]}},
            "/api/companions": {"name": "Eve", "plan": {"seats": [{"name": "Ann", "commanders": [LONG]}]}},
        }.items():
            refused = eve.post(path, body)
            assert (refused.status_code, sentence(refused)[-13:]) == (400, " is too long."), path


def stored(memory: Memory) -> int:
    """How many bytes all journals have."""
    return sum(len(entry) for table in memory.tables.values() for entry in table.entries)


def test_an_address_has_only_so_much_stored_at_all_its_tables() -> None:
    memory = Memory()
    with Running(replace(GENEROUS, stored=RateLimit(0, 5000)), storage=memory.storage()) as server:
        eve = Stranger(server.address)
        first, second = eve.open("Eve"), eve.open("Eve")
        with eve.enter(first) as line:
            for _ in range(20):
                line.do("say", text="x" * 500)
            assert line.refusal() == TOO_FAST
        with eve.enter(second) as line:
            line.do("say", text="x")
            assert line.refusal() == TOO_FAST
        assert eve.post("/api/tables", {"name": "Eve"}).status_code == 429
        assert stored(memory) < 6000


@pytest.mark.anyio
async def test_a_table_has_only_so_much_stored_also_after_it_was_loaded_again() -> None:
    memory = Memory()
    for _ in range(2):
        storage = memory.storage()
        await storage.start()
        async with running(storage, ServerSettings(most_stored=5000)) as registry:
            if not memory.tables:
                entrance = await registry.open("Eve")
            eve = await comes(registry, entrance)
            for _ in range(20):
                await eve.do(ask.Say("x" * 500))
            assert eve.refusals[-1] == "So much has happened at this table that no more can be stored. Open a new one."
            assert stored(memory) < 6000
        await storage.stop()


@pytest.mark.anyio
async def test_at_a_table_that_is_full_people_play_on_and_the_host_removes_whom_they_like() -> None:
    storage = Memory().storage()
    await storage.start()
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), most_stored=1)) as registry:
        entrance = await registry.open("Ann", Plan(players=2, seed=3), begin=True)
        ann = await comes(registry, entrance)
        eve = await comes(registry, await registry.join(entrance.code, "Eve"))
        for person in (ann, eve):
            await person.do(ask.Say("hello"))
            assert person.refusals == [TOO_LONG]
        question = ann.question
        assert question is not None
        await ann.do(ask.Answer(question.number, False))
        assert ann.question != question
        eve_is = next(one.person for one in ann.company.people if one.name == "Eve")
        await ann.do(ask.Mute(eve_is))
        await ann.do(ask.SetAccess("closed"))
        assert ann.company.access == "closed"
        await ann.do(ask.Undo())
        await ann.do(ask.Remove(eve_is))
        assert eve.closed is not None
        await ann.do(ask.Concede())
        assert ann.refusals == [TOO_LONG]
        await ann.until(lambda: ann.company.over)
    await storage.stop()


@pytest.mark.anyio
async def test_people_who_only_watch_fill_no_table_for_those_who_sit_also_after_it_was_loaded_again() -> None:
    memory = Memory()
    for _ in range(2):
        storage = memory.storage()
        await storage.start()
        async with running(storage, ServerSettings(pace=0, quiet=(0, 0), most_stored_by_watchers=2000)) as registry:
            if not memory.tables:
                entrance = await registry.open("Ann", Plan(players=2, seed=3), begin=True)
                watching = [await registry.join(entrance.code, name) for name in ("Eve", "Mal")]
            ann = await comes(registry, entrance)
            before = stored(memory)
            for each in watching:
                watcher = await comes(registry, each)
                for _ in range(10):
                    await watcher.do(ask.Say("x" * 500))
                assert watcher.refusals[-1] == WATCHERS_TOO_LONG
                await watcher.do(ask.Sit(1))
                assert watcher.refusals[-1] == WATCHERS_TOO_LONG
            assert stored(memory) - before < 4000
            await ann.do(ask.Say("y" * 500))
            assert ann.refusals == []
        await storage.stop()
    assert stored(memory) - before < 1000, "what was said before it was loaded again counts"


def test_neighbours_who_talk_without_end_keep_nobody_at_their_address_from_playing() -> None:
    with Running(replace(GENEROUS, stored=RateLimit(0, 9000))) as server:
        ann, eve = Stranger(server.address), Stranger(server.address)
        mine, theirs = ann.open("Ann", begin=True, players=2, seed=3), eve.open("Eve")
        with eve.enter(theirs) as line:
            for _ in range(40):
                line.do("say", text="x" * 500)
            assert line.refusal() == TOO_FAST
        with ann.enter(mine) as line:
            before = line.until_asked()
            line.answer(False)
            while line.told["question"] == before:
                assert line.hear()["is"] != "refusal"
            line.do("say", text="hello")
            assert line.refusal() == TOO_FAST


def test_who_stores_without_end_by_playing_has_to_wait_as_well() -> None:
    with Running(replace(GENEROUS, played=RateLimit(0, 1))) as server:
        ann = Stranger(server.address)
        with ann.enter(ann.open("Ann", begin=True, players=2, seed=3)) as line:
            line.until_asked()
            line.answer(False)
            line.do("concede")
            assert line.refusal() == TOO_FAST


def test_a_code_that_is_none_is_not_repeated_at_any_length() -> None:
    with Running() as server:
        refused = Stranger(server.address).get(f"/api/tables/{'x' * 5000}")
        assert refused.status_code == 404
        assert len(sentence(refused)) < 60


# ---------------------------------------------------------------------- bots


@pytest.mark.anyio
async def test_bots_stop_where_nobody_is_and_go_on_when_somebody_comes() -> None:
    memory = Memory()
    storage = memory.storage()
    await storage.start()
    async with running(storage, ServerSettings(pace=0, quiet=(0, 0), play_alone=0.05)) as registry:
        entrance = await registry.open("Ann", Plan(players=3, seed=4), begin=True)
        ann = await comes(registry, entrance)
        await ann.do(ask.Concede())
        await ann.leave()
        await asyncio.sleep(0.5)
        left = len(memory.tables[entrance.code].entries)
        await asyncio.sleep(0.3)
        assert len(memory.tables[entrance.code].entries) == left
        watcher = await comes(registry, None, entrance.code)
        await watcher.until(lambda: len(memory.tables[entrance.code].entries) > left + 20)
    await storage.stop()


class Recorded(BotProcesses):
    """Remembers whose share of the processes was used."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.addresses: list[str] = []

    async def think(self, so_far: SoFar, bots: Mapping[Id, str], address: str = "") -> Thoughts:
        self.addresses.append(address)
        return await super().think(so_far, bots, address)


@pytest.mark.anyio
@pytest.mark.parametrize(("opened_from", "share"), [("192.0.2.1", "192.0.2.1"), ("", "192.0.2.2")])
async def test_bots_use_the_share_of_who_opened_the_table_or_of_who_is_there(opened_from: str, share: str) -> None:
    storage, bots = Memory().storage(), Recorded()
    await storage.start()
    async with running(storage, QUICK, bots) as registry:
        for seed in range(8):  # somewhere a bot is asked before Ann, who is not there
            entrance = await registry.open("Ann", Plan(seed=seed), begin=True, address=opened_from)
            await comes(registry, None, entrance.code, address="192.0.2.2")
        async with asyncio.timeout(60):
            while not bots.addresses:
                await asyncio.sleep(0.01)
    assert set(bots.addresses) == {share}
    await storage.stop()


# ---------------------------------------------------------------------- memory


@pytest.mark.anyio
async def test_a_server_short_of_memory_loads_no_table_and_lets_go_of_those_where_nobody_is() -> None:
    memory, used = Memory(), 0
    storage = memory.storage()
    await storage.start()
    registry = TableRegistry(storage, BotProcesses(workers=0), ServerSettings(most_memory=1000), lambda: used)
    await registry.start()
    try:
        here, gone = await registry.open("Ann"), await registry.open("Bob")
        ann = await comes(registry, here)
        used = 1001
        with pytest.raises(TooMany, match="as many tables as it can hold"):
            await registry.open("Cat")
        async with asyncio.timeout(60):
            while memory.tables[gone.code].owner is not None:
                await asyncio.sleep(0.05)
        with pytest.raises(TooMany, match="as many tables as it can hold"):
            await comes(registry, gone)
        assert memory.tables[here.code].owner == storage.process
        assert ann.closed is None
        used = 0
        await comes(registry, gone)
    finally:
        await registry.stop()
        await storage.stop()


LARGE_GAME = """
import gc
from planechase.server.bot_worker import simplest
from planechase.server.memory_use import give_back, memory_used
from planechase.tables import commands, journal
from planechase.tables.plans import Listed, Plan
from planechase.tables.table import GameTable

table = GameTable.opened(Plan(players=8, seed=3, decks=(Listed("1000 Forest"),) * 8), bytes(32))
ann = table.come("Ann", "token")
table.do(ann, commands.Sit(0))
table.do(ann, commands.Begin())
before = memory_used()
for _ in range(300):
    decision = table.playing().decision
    table.happens(journal.Answered(decision.decider, simplest(decision)))
played = memory_used()
table.game.forget_past()
gc.collect()
give_back()
print(before, played, memory_used())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux says how much memory is used")
def test_a_game_that_rests_gives_its_memory_back() -> None:
    said = subprocess.run([sys.executable, "-c", LARGE_GAME], check=True, capture_output=True, text=True).stdout
    before, played, resting = map(int, said.split())
    assert played - before > 10_000_000
    assert resting - before < (played - before) / 3
