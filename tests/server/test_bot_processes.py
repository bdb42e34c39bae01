"""Bots that think in processes of their own, also those that raise, hang, print or die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.memory import Memory, MemoryStorage
from tests.server.people import Somebody, comes
from tests.server.registries import QUICK, running

from planechase.bots import Budget
from planechase.game import Game
from planechase.server.bot_processes import LIMIT, BotProcesses, SoFar
from planechase.server.bot_worker import Consultation, simplest
from planechase.server.server_settings import ServerSettings
from planechase.server.table_registry import TableRegistry
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.messages import Changed
from planechase.tables.plans import Plan

pytestmark = pytest.mark.anyio

STRANGE = """
    import os, sys, time
    from planechase.bots import SensibleBot
    from planechase.server.bot_worker import main

    class Strange(SensibleBot):
        def waits(self, now):
            return False

        def decide(self, game, decision):
            {does}
            return super().decide(game, decision)

    main(lambda level, seed: Strange())
"""
HANGING = "time.sleep(1000)"


@pytest.fixture
async def storage() -> AsyncIterator[MemoryStorage]:
    storage = Memory().storage()
    await storage.start()
    yield storage
    await storage.stop()


@asynccontextmanager
async def thinking(*does: str, limit: float = 20.0, games: int = 8) -> AsyncIterator[BotProcesses]:
    """Thinkers, whose bots do this before they decide."""
    strange = textwrap.dedent(STRANGE).format(does="\n        ".join(does))
    command = [sys.executable, "-c", strange] if does else [sys.executable, "-m", "planechase.server.bot_worker"]
    bot_processes = BotProcesses(1, limit, games, command)
    await bot_processes.start()
    try:
        yield bot_processes
    finally:
        await bot_processes.stop()


def beginning(name: str = "game", seed: int = 3) -> SoFar:
    game = Game.casual("planechase", players=4, seed=seed)
    return SoFar(name, [told.Began(game.record()["setup"])])


STEADY = dict.fromkeys(range(4), "steady")


def followed(so_far: SoFar) -> Game:
    """The game, as the answers so far have it."""
    record = Game.casual("planechase", players=4, seed=3).record()
    return Game.replay({**record, "setup": so_far.setup, "answers": so_far.answers})


async def step(bot_processes: BotProcesses, so_far: SoFar) -> int:
    """Let bots answer; returns how many answers they gave."""
    thoughts = await bot_processes.think(so_far, STEADY)
    assert thoughts.failure is None
    so_far.follow(told.Answered(thought.seat, thought.answer) for thought in thoughts.found)
    return len(thoughts.found)


# ---------------------------------------------------------------------- thinking


async def test_bots_play_a_game_by_answers_alone_and_a_worker_remembers_it() -> None:
    async with thinking() as bot_processes:
        so_far = beginning()
        while len(so_far.answers) < 60:
            assert await step(bot_processes, so_far) > 0

        game = followed(so_far)
        assert game.answered >= 60
        assert game.state.turn_number > 1


async def test_what_was_taken_back_is_taken_back_in_the_worker_too() -> None:
    async with thinking() as bot_processes:
        so_far = beginning()
        while len(so_far.answers) < 30:
            await step(bot_processes, so_far)

        so_far.follow([told.WentBack(10), told.Noted({"concede": 0})])
        while len(so_far.answers) < 30:
            await step(bot_processes, so_far)

        assert followed(so_far).state.players[0].has_left


async def test_what_a_bot_found_but_nobody_took_is_forgotten() -> None:
    async with thinking() as bot_processes:
        so_far = beginning()
        thoughts = await bot_processes.think(so_far, STEADY)

        again = await bot_processes.think(so_far, STEADY)

        assert thoughts == again


async def test_a_worker_that_knows_many_games_forgets_those_asked_about_longest_ago() -> None:
    async with thinking(games=2) as bot_processes:
        games = [beginning(f"game {number}", seed=number) for number in range(4)]
        for _ in range(3):
            for so_far in games:
                assert await step(bot_processes, so_far) > 0


async def test_nobody_is_given_up_who_thinks_as_long_as_they_may() -> None:
    """The bots here do nothing but say how they are called."""
    saying = """
        from planechase.server.bot_worker import main

        class Saying:
            def __init__(self, level):
                self.level = level

            def decide(self, game, decision):
                raise RuntimeError(self.level)

        main(lambda level, seed: Saying(level))
    """
    bot_processes = BotProcesses(1, 20.0, 8, [sys.executable, "-c", textwrap.dedent(saying)])
    await bot_processes.start()
    thoughts = await bot_processes.think(beginning(), dict.fromkeys(range(4), "seer"))
    await bot_processes.stop()
    assert thoughts.found[0].failure is not None
    _, _, longest = thoughts.found[0].failure.rpartition("/")
    milliseconds = Budget.read(longest).milliseconds
    assert milliseconds is not None
    assert milliseconds < LIMIT * 1000 / 2


SEERS = dict.fromkeys(range(4), "seer")


async def test_tables_take_turns_and_bots_that_look_ahead_do_not_hold_up_others() -> None:
    async with thinking("time.sleep(0.3)") as bot_processes:
        done: list[str] = []

        async def think(name: str, levels: dict[int, str], address: str) -> None:
            await bot_processes.think(beginning(name), levels, address)
            done.append(name)

        await bot_processes.think(beginning("first"), STEADY)
        eves = [think(f"eve {number}", SEERS, "eve") for number in range(4)]
        await asyncio.gather(*eves, think("bob", SEERS, "bob"), think("ann", STEADY, "ann"))

        assert done == ["eve 0", "ann", "eve 1", "bob", "eve 2", "eve 3"]


async def test_other_tables_get_a_turn_between_the_answers_of_bots_that_take_long() -> None:
    so_far = beginning()
    async with thinking() as bot_processes:
        while len(so_far.answers) < 12:
            await step(bot_processes, so_far)
    async with thinking("time.sleep(0.6)") as bot_processes:
        thoughts = await bot_processes.think(so_far, STEADY)
        assert thoughts.failure is None
        assert len(thoughts.found) == 2


# ---------------------------------------------------------------------- bots that fail


async def play_a_little(registry: TableRegistry, answers: int, plan: Plan = Plan(seed=4)) -> Somebody:
    ann = await comes(registry, await registry.open("Ann", plan, begin=True))
    for _ in range(answers):
        await ann.until(lambda: ann.is_asked)
        assert ann.question is not None
        if ann.question.asked["kind"] == "Priority":
            await ann.do(ask.PassOn(ann.question.number, "my turn"))
        else:
            await ann.answer(False)
    return ann


async def test_bots_that_raise_hang_die_or_answer_nonsense_never_stop_the_table(storage: MemoryStorage) -> None:
    does = [
        "print('hm', flush=True)",
        "if decision.decider == 1: raise RuntimeError('no idea')",
        f"if decision.decider == 2: {HANGING}",
        "if decision.decider == 3: os._exit(3)",
        "if decision.decider == 4: return 'everything'",
    ]
    async with thinking(*does, limit=5) as bot_processes, running(storage, QUICK, bot_processes) as registry:
        ann = await play_a_little(registry, 4, Plan(players=6, seed=4))
        await ann.until(lambda: ann.is_asked)

        names = [seat.name for seat in ann.company.seats]
        said = {said.split()[0] for said in ann.said}
        assert said == set(names[1:5])
        assert len(ann.said) == 4


async def test_a_game_goes_on_with_bots_that_fail_after_the_worker_was_replaced() -> None:
    async with thinking("if game.answered == 13: time.sleep(1000)", limit=2) as bot_processes:
        so_far = beginning()
        while len(so_far.answers) < 12:
            await step(bot_processes, so_far)
        failed = await bot_processes.think(so_far, STEADY)
        assert failed.found == []
        assert "took more than" in (failed.failure or "")

        decision = followed(so_far).decision
        assert decision is not None
        so_far.follow([told.Answered(decision.decider, simplest(decision))])
        assert await step(bot_processes, so_far) > 0


async def test_people_can_follow_what_bots_do(storage: MemoryStorage) -> None:
    moments: list[float] = []

    class Attentive(Somebody):
        def send(self, message: bytes) -> None:
            super().send(message)
            news = self.heard[-1]
            if isinstance(news, Changed) and any(line["kind"] in ("cast", "play a land") for line in news.log):
                moments.append(time.monotonic())

    async with (
        thinking() as bot_processes,
        running(storage, ServerSettings(pace=0.3, quiet=(0, 0)), bot_processes) as registry,
    ):
        entrance = await registry.open("Ann", Plan(seed=4), begin=True)
        ann = Attentive()
        ann.visit = await registry.enter(entrance.code, entrance.token, ann)
        while len(moments) < 5:
            await ann.until(lambda: ann.is_asked or len(moments) >= 5)
            if ann.question is not None and ann.question.mine:
                await (ann.answer(False) if ann.question.asked["kind"] != "Priority" else ann.do(ask.Concede()))

    # Ann may hear late of one thing, but the next but one is not done before its time after she has heard of this.
    assert all(later - earlier >= 0.29 for earlier, later in zip(moments, moments[2:], strict=False))


# ---------------------------------------------------------------------- processes


async def test_workers_end_with_their_server_also_when_they_think() -> None:
    others = set(children(os.getpid()))
    async with thinking(HANGING, limit=100) as bot_processes:
        thought = asyncio.create_task(bot_processes.think(beginning(), STEADY))
        while not (busy := set(children(os.getpid())) - others):
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.1)

    assert (await thought).found == []
    assert [Path(f"/proc/{pid}/cmdline").read_bytes()[:200] for pid in busy if is_running(pid)] == []


SERVER = """
    import asyncio, sys
    from planechase.game import Game
    from planechase.server.bot_processes import LIMIT, SoFar, BotProcesses
    from planechase.tables import journal as told

    async def main():
        bot_processes = BotProcesses(1, 1000, 8, [sys.executable, "-c", sys.argv[1]])
        await bot_processes.start()
        setup = Game.casual("planechase", players=4, seed=3).record()["setup"]
        await bot_processes.think(SoFar("game", [told.Began(setup)]), dict.fromkeys(range(4), "steady"))

    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc").exists(), reason="processes are looked for in /proc")
async def test_no_worker_outlives_a_killed_server() -> None:
    hanging = textwrap.dedent(STRANGE).format(does=HANGING)
    command = [sys.executable, "-c", textwrap.dedent(SERVER), hanging]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        try:
            async with asyncio.timeout(60):
                while len(workers := family(server.pid)) < 2:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
        finally:
            server.send_signal(signal.SIGKILL)

        async with asyncio.timeout(60):
            while any(is_running(pid) for pid in workers):
                await asyncio.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that a process has started and that run."""
    found = [(int(path.name), _stat(path)) for path in Path("/proc").glob("[0-9]*")]
    return [each for each, (state, parent) in found if parent == pid and state != "Z"]


def family(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    return [each for child in children(pid) for each in (child, *family(child))]


def is_running(pid: int) -> bool:
    return _stat(Path(f"/proc/{pid}"))[0] != "Z"


def _stat(process: Path) -> tuple[str, int]:
    """What a process does, and who has started it. One that has just gone is like one that nobody waits for."""
    try:
        state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return "Z", 0
    return state, int(parent)


# ---------------------------------------------------------------------- advice


async def test_what_a_bot_thinks_of_a_question_is_no_answer_to_it() -> None:
    async with thinking() as bot_processes:
        so_far = beginning()
        first = await bot_processes.ponder(so_far, Consultation("steady"))
        assert first is not None
        assert first == await bot_processes.ponder(so_far, Consultation("steady"))
        thoughts = await bot_processes.think(so_far, STEADY)
        assert thoughts.found[0].answer == next(each.answer for each in first.weighed if each.chosen)


@pytest.mark.parametrize("does", [HANGING, "os._exit(3)", "raise ValueError"])
async def test_a_bot_that_has_no_advice_is_given_up_like_any_other(does: str) -> None:
    async with thinking(does, limit=1.0) as bot_processes:
        assert await bot_processes.ponder(beginning(), Consultation("steady")) is None
        assert await bot_processes.ponder(beginning(), Consultation("steady")) is None
    async with thinking() as bot_processes:
        assert await bot_processes.ponder(beginning(), Consultation("steady")) is not None
