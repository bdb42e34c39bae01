"""Measures a server under load: many tables of four people each, who answer over real sockets on this machine.

The server is a process of its own, as `planechase serve` starts it, and the people are another. Nothing is asked of
anybody else: python benchmarks/load.py --tables 100 --seconds 30 --rate 0.5

With `--hostile` the server has the limits that it usually has, the people of each table come from an address of their
own, and beside them everything in `hostile.py` goes on (on Linux, where one machine has that many addresses).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from planechase.server.limits import Limits, RateLimit
from planechase.server.serving import ServerOptions, serve

PEOPLE: Final = ("Ann", "Bob", "Cat", "Dan")
ANY: Final = RateLimit(1e9, 1e9)
LIMITS: Final = Limits(
    requests=ANY,
    openings=ANY,
    guesses=ANY,
    commands=ANY,
    connections=20_000,
    connections_of_address=20_000,
    unseated_of_address=20_000,
    unseated_connections=10_000,
)
"""All people come from one address here, which nobody else does."""
AT_ONCE: Final = 20
"""So many tables are opened at the same time."""
WARMING_UP: Final = 5.0
"""So many seconds attacks go on before anything is measured."""
LONGEST: Final = 120.0
"""So many seconds everything before and after the measurement may take at most, each."""
ACTS: Final = 0.5
"""How often somebody who could do something with priority does it."""
WAYS: Final = 40
"""So many steps at most lead to an answer."""

Message = dict[str, Any]


class Lost(Exception):
    """Something that was sent did not arrive, or arrived twice or in the wrong order."""


# ---------------------------------------------------------------------- the server


@contextlib.contextmanager
def running_server(folder: Path, hostile: bool) -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address, and its process."""
    command = [sys.executable, __file__, "--serve", f"sqlite:///{folder / 'tables.db'}"]
    if hostile:
        command.append("--hostile")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/"), process.pid
        finally:
            process.terminate()
            process.wait(LONGEST)


@contextlib.contextmanager
def attacked(address: str, attacks: list[str]) -> Iterator[None]:
    """Attacks from a process of its own, which says in the end what it did."""
    command = [sys.executable, str(Path(__file__).with_name("hostile.py")), address, *attacks]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(WARMING_UP)
        try:
            yield
        finally:
            process.stdin.close()
            print(process.stdout.read(), end="")


def memory(pid: int) -> float | None:
    """How many megabytes a process has in memory, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS:"))


def processor(pid: int) -> float | None:
    """How many seconds a process has worked, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------------- people


class Person:
    """Somebody at a table, with a line of their own."""

    def __init__(self, table: Table, line: ClientConnection) -> None:
        self.table = table
        self.line = line
        self.number = -1
        self.question: Message | None = None
        self.heard = 0
        self.steps: asyncio.Future[Message] | None = None

    @property
    def is_asked(self) -> bool:
        return self.question is not None and bool(self.question["mine"])

    async def listen(self) -> None:
        """Take in what is told, and note when."""
        async for said in self.line:
            now = time.perf_counter()
            self.heard += 1
            message: Message = json.loads(said)
            if message["is"] in ("seen", "changed"):
                if message["number"] < self.number:
                    raise Lost(f"{message['number']} was told after {self.number}.")
                self.number, self.question = message["number"], message["question"]
                self.table.turn = max([self.table.turn, *(line["turn"] for line in message["log"])])
                self.table.told(self, now)
            elif message["is"] in ("steps", "refusal") and self.steps is not None and not self.steps.done():
                self.steps.set_result(message)

    async def do(self, what: str, **more: object) -> None:
        await self.line.send(json.dumps({"do": what, **more}))

    async def look(self, chosen: list[int | str]) -> Message:
        self.steps = asyncio.get_running_loop().create_future()
        await self.do("look", number=self.number, chosen=chosen)
        return await asyncio.wait_for(self.steps, LONGEST)

    async def decided(self, chance: random.Random) -> object:
        """What to answer: something with priority now and then, and else the first that leads to an answer."""
        assert self.question is not None
        asked = self.question["asked"]
        if asked["kind"] == "TakeMulligan":
            return False
        if asked["kind"] == "Priority":
            deeds = [option["id"] for option in asked["options"] if option.get("deed") not in ("pass", "mana")]
            return chance.choice(deeds) if deeds and chance.random() < ACTS else 0
        chosen: list[int | str] = []
        for _ in range(WAYS):
            found = await self.look(chosen)
            options = [option["id"] for option in found.get("options", ())]
            if "done" in options:
                return chosen
            if not options:
                return None
            chosen.append(options[0])
        return None


class Table:
    """Four people who play with each other, and how long they wait for what the others do."""

    def __init__(self, chance: random.Random, source: str | None = None) -> None:
        self.chance = chance
        self.source = source
        """The address that they come from, if it is not the usual one."""
        self.people: list[Person] = []
        self.waits: list[float] = []
        self.answers = 0
        self.refused = 0
        self.over = False
        self.turn = 0
        self._sent: tuple[Person, int, float] | None = None
        self._heard: set[Person] = set()
        """Who has been told of the last answer; what comes after that is something else."""
        self._news = asyncio.Event()
        self._listening: list[asyncio.Task[None]] = []

    async def sit_down(self, http: httpx.AsyncClient, address: str) -> None:
        """Open the table, come to it, sit down and begin."""
        opened = (await http.post("/api/tables", json={"name": PEOPLE[0]})).raise_for_status().json()
        path = f"/api/tables/{opened['code']}"
        joined = [(await http.post(f"{path}/people", json={"name": name})).raise_for_status() for name in PEOPLE[1:]]
        for seat, entrance in enumerate([opened, *(one.json() for one in joined)]):
            where = f"{address.replace('http', 'ws', 1)}{path}/play"
            source = (self.source, 0) if self.source is not None else None
            line = await connect(where, proxy=None, compression=None, local_addr=source)
            person = Person(self, line)
            self.people.append(person)
            self._listening.append(asyncio.create_task(person.listen()))
            await line.send(json.dumps({"token": entrance["token"], "number": None}))
            await person.do("sit", seat=seat)
        while True:
            summary = (await http.get(path)).raise_for_status().json()
            if set(summary["players"]) == set(PEOPLE):
                break
            await asyncio.sleep(0.02)
        await self.people[0].do("begin")
        while any(person.number < 0 for person in self.people):
            await self._wait()

    def told(self, who: Person, now: float) -> None:
        """Somebody was told of the game: if another has just answered, that took so long."""
        if self._sent is not None:
            answering, number, sent = self._sent
            if who is not answering and who.number > number and who not in self._heard:
                self.waits.append(now - sent)
                self._heard.add(who)
        self._news.set()

    async def _wait(self) -> None:
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), LONGEST)

    async def play(self, until: float, rate: float) -> None:
        """Answer whatever is asked, so often a second, until it is time to stop."""
        await asyncio.sleep(self.chance.random() / rate)
        while time.perf_counter() < until and not self.over:
            began = time.perf_counter()
            await self._answer()
            await asyncio.sleep(max(0.0, self.chance.uniform(0.5, 1.5) / rate - (time.perf_counter() - began)))

    async def _answer(self) -> None:
        asked = next((person for person in self.people if person.is_asked), None)
        if asked is None:
            self.over = all(person.question is None for person in self.people)
            return
        answer = await asked.decided(self.chance)
        number = asked.number
        self._sent, self._heard = (asked, number, time.perf_counter()), set()
        asked.steps = asyncio.get_running_loop().create_future()
        await asked.do("answer", number=number, answer=answer)
        self.answers += 1
        while any(person.number <= number for person in self.people):
            if asked.steps.done():
                self.refused += 1
                await asked.do("passon", number=number)
                asked.steps = None
                return
            await self._wait()

    @property
    def is_even(self) -> bool:
        """Whether all stand at the same question."""
        return len({person.number for person in self.people}) == 1

    def check(self) -> None:
        """Everybody has been told everything: all stand at the same question, and nobody's line is broken."""
        for task in self._listening:
            if task.done() and (problem := task.exception()) is not None:
                raise problem
        if not self.is_even:
            raise Lost(f"Some were told less than others: {[person.number for person in self.people]}.")

    async def leave(self) -> None:
        for task in self._listening:
            task.cancel()
        for person in self.people:
            await person.line.close()


# ---------------------------------------------------------------------- measuring


async def gathered(tables: list[Table], address: str) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(table: Table) -> None:
        async with room, asking(address, table.source) as http:
            await asyncio.wait_for(table.sit_down(http, address), LONGEST)

    await asyncio.gather(*map(one, tables))


async def opened(http: httpx.AsyncClient, idle: int) -> None:
    """Tables at which a game has begun and nobody is."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with room:
            body = {"name": PEOPLE[0], "begin": True, "plan": {"players": 4}}
            (await http.post("/api/tables", json=body)).raise_for_status()

    await asyncio.gather(*(one() for _ in range(idle)))


@contextlib.asynccontextmanager
async def asking(address: str, source: str | None = None) -> AsyncIterator[httpx.AsyncClient]:
    # A connection that the server is about to close is not used again.
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=1)
    transport = httpx.AsyncHTTPTransport(limits=limits, local_address=source, trust_env=False)
    async with httpx.AsyncClient(base_url=address, timeout=LONGEST, trust_env=False, transport=transport) as http:
        yield http


async def measured(address: str, pid: int, args: argparse.Namespace) -> None:
    chance = random.Random(args.seed)
    is_hostile = args.hostile is not None
    tables = [
        Table(random.Random(chance.random()), f"127.1.{number // 250}.{1 + number % 250}" if is_hostile else None)
        for number in range(args.tables)
    ]
    async with asking(address) as http:
        before = memory(pid)
        await gathered(tables, address)
        seated = memory(pid)
        with attacked(address, args.hostile) if is_hostile else contextlib.nullcontext():
            heard, worked = sum(person.heard for table in tables for person in table.people), processor(pid)
            began = time.perf_counter()
            await asyncio.gather(*(table.play(began + args.seconds, args.rate) for table in tables))
            took = time.perf_counter() - began
        heard = sum(person.heard for table in tables for person in table.people) - heard
        busy = (processor(pid) or 0) - (worked or 0)
        await settled(tables)
        for table in tables:
            table.check()
        report(tables, took, heard, busy)
        if before is not None and seated is not None and tables:
            each = (seated - before) / len(tables)
            print(f"memory: {seated:.0f} MB with {len(tables)} tables and their lines, {each:.2f} MB for each")
        for table in tables:
            await table.leave()
        if args.idle and args.hostile is None:
            await idle_memory(http, pid, args.idle)


async def settled(tables: list[Table]) -> None:
    """Wait until everybody has been told of everything, which on a busy machine takes a while."""
    until = time.perf_counter() + LONGEST
    await asyncio.sleep(1)
    while not all(table.is_even for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.1)


def report(tables: list[Table], took: float, heard: int, busy: float) -> None:
    waits = sorted(wait * 1000 for table in tables for wait in table.waits)
    answers = sum(table.answers for table in tables)
    refused = sum(table.refused for table in tables)
    turns = sum(table.turn for table in tables) / len(tables)
    over = sum(table.over for table in tables)
    print(
        f"{len(tables)} tables of {len(PEOPLE)}, {took:.0f} s: {answers} answers ({answers / took:.0f} a second), ",
        end="",
    )
    print(f"{heard} messages ({heard / took:.0f} a second), {refused} refused; ", end="")
    print(f"on average in turn {turns:.1f}, {over} games over")
    if len(waits) > 1:
        parts = quantiles(waits, n=100)
        print(f"from an answer to the others' update: median {parts[49]:.1f} ms, 95th {parts[94]:.1f} ms, ", end="")
        print(f"99th {parts[98]:.1f} ms, longest {waits[-1]:.0f} ms")
    print(f"the server's process was busy for {100 * busy / took:.0f} % of the time")
    print("nothing was lost: at every table everybody stands at the same question")


async def idle_memory(http: httpx.AsyncClient, pid: int, idle: int) -> None:
    before, began = memory(pid), time.perf_counter()
    await opened(http, idle)
    after = memory(pid)
    print(f"{idle} more tables were opened and begun in {time.perf_counter() - began:.0f} s", end="")
    if before is not None and after is not None:
        print(f": {after:.0f} MB in all, {(after - before) / idle:.2f} MB for each", end="")
    print()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=100, help="tables of four people who answer (100)")
    parser.add_argument("--seconds", type=float, default=30, help="how long they play (30)")
    parser.add_argument("--rate", type=float, default=0.5, help="answers a second at each table (0.5)")
    parser.add_argument("--idle", type=int, default=1000, help="tables that are opened besides, where nobody is (1000)")
    parser.add_argument("--seed", type=int, default=1, help="what the people's choices start from (1)")
    parser.add_argument(
        "--hostile",
        nargs="*",
        metavar="ATTACK",
        help="play beside clients that mean harm; all attacks of hostile.py, or only these, such as flood",
    )
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    args = _arguments()
    is_hostile = args.hostile is not None
    if args.serve is not None:
        limits = Limits() if is_hostile else LIMITS
        options = ServerOptions(port=0, database=args.serve, browser=False, limits=limits)
        serve(options, lambda line: print(line, flush=True))
        return 0
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), is_hostile) as (address, pid):
        asyncio.run(measured(address, pid, args))
    return 0


if __name__ == "__main__":
    sys.exit(main())
