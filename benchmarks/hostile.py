"""Clients that mean harm, for `make load ARGS=--hostile`: they run beside ordinary people, who should hardly notice.

Each attack comes from addresses of its own, all of this machine (Linux gives it all of 127.0.0.0/8), because the limits
of a server count for each address. The attacks end when the standard input does:
python benchmarks/hostile.py ADDRESS [ATTACK ...]
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SILENT: Final = 300
DEAF: Final = 60
SEERS: Final = 20
FLOODERS: Final = 8
"""How many addresses send requests that cost much."""
AT_ONCE: Final = 4
"""How many such requests each of them has under way."""
PAUSE: Final = 0.03
"""Seconds between two requests of one connection: just below the rate at which requests are refused."""
READY: Final = "ready"
GONE: Final = (OSError, EOFError, WebSocketException, asyncio.IncompleteReadError)
"""What happens when the server hangs up."""

Attack = Callable[["Target", Counter[str]], Coroutine[None, None, None]]


class Target:
    """The server that is attacked."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host, self.port = parts.hostname, parts.port

    async def streams(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))

    async def play(self, code: str, source: str) -> ClientConnection:
        where = f"ws://{self.host}:{self.port}/api/tables/{code}/play"
        return await connect(where, proxy=None, compression=None, local_addr=(source, 0))


class Requester:
    """A connection that sends requests and reads answers, with as little work as possible."""

    def __init__(self, target: Target, source: str) -> None:
        self._target = target
        self._source = source

    async def __aenter__(self) -> Self:
        self._reader, self._writer = await self._target.streams(self._source)
        return self

    async def __aexit__(self, *why: object) -> None:
        self._writer.close()

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and body of the answer."""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._target.host}\r\ncontent-length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next((int(line[15:]) for line in lines if line.startswith(b"content-length:")), 0)
        return int(lines[0].split()[1]), await self._reader.readexactly(length)

    async def opened(self, **more: object) -> dict[str, Any]:
        """A table of one's own."""
        status, answer = await self.ask("POST", "/api/tables", json.dumps({"name": "Eve", **more}).encode())
        if status != 201:
            raise ConnectionError(answer.decode())
        table: dict[str, Any] = json.loads(answer)
        return table


# ---------------------------------------------------------------------- connections


async def stay_silent(target: Target, told: Counter[str]) -> None:
    """Connections that never finish a request, and come back when they are closed."""
    begun = (b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{")

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                reader, writer = await target.streams(f"127.9.1.{1 + number % 6}")
                told["connections"] += 1
                writer.write(begun[number % len(begun)])
                await reader.read()
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*map(one, range(SILENT)))


async def never_read(target: Target, told: Counter[str]) -> None:
    """Connections to a table at which much is said, and none of it is read."""
    async with Requester(target, "127.9.2.1") as requester:
        table = await requester.opened()

    async def one(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await _deaf(target, table["code"], f"127.9.2.{2 + number % 2}")
                told["cut off"] += 1
            await asyncio.sleep(1)

    async def talk() -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with await target.play(table["code"], "127.9.2.1") as connection:
                    await connection.send(json.dumps({"token": table["token"]}))
                    reading = asyncio.create_task(_read(connection))
                    while not reading.done():
                        await connection.send(json.dumps({"do": "say", "text": "x" * 480}))
                        told["said"] += 1
                        await asyncio.sleep(0.05)
            await asyncio.sleep(1)

    await asyncio.gather(talk(), *map(one, range(DEAF)))


async def _deaf(target: Target, code: str, source: str) -> None:
    """Connect, and read nothing until the server hangs up."""
    loop = asyncio.get_running_loop()
    with socket.socket() as line:
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((source, 0))
        await loop.sock_connect(line, (target.host, target.port))
        head = (
            f"GET /api/tables/{code}/play HTTP/1.1",
            f"host: {target.host}",
            "upgrade: websocket",
            "connection: upgrade",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
            "sec-websocket-version: 13",
            "",
            "",
        )
        await loop.sock_sendall(line, "\r\n".join(head).encode())
        await loop.sock_recv(line, 12)
        said = b'{"token":null}'
        await loop.sock_sendall(line, bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
        while True:
            await asyncio.sleep(2)
            # A ping that cannot be sent is how one who does not read learns that the connection has ended.
            await loop.sock_sendall(line, bytes([0x8A, 0x80, 0, 0, 0, 0]))


async def _read(connection: ClientConnection) -> None:
    with contextlib.suppress(*GONE):
        async for _ in connection:
            pass


# ---------------------------------------------------------------------- bots


async def keep_bots_thinking(target: Target, told: Counter[str]) -> None:
    """Tables at which the bot that looks ahead plays against itself, and somebody watches."""

    async def one(number: int) -> None:
        source = f"127.9.3.{1 + number}"
        plan = {"players": 2, "bots": ["seer", "seer"]}
        while True:
            with contextlib.suppress(*GONE):
                async with Requester(target, source) as requester:
                    table = await requester.opened(plan=plan, begin=True)
                async with await target.play(table["code"], source) as connection:
                    told["games"] += 1
                    await connection.send(json.dumps({"token": table["token"]}))
                    await connection.send(json.dumps({"do": "lend", "seat": 0, "to_bot": True}))
                    async for message in connection:
                        told["messages"] += 1
                        if b'"over":true' in (message if isinstance(message, bytes) else message.encode()):
                            break
            await asyncio.sleep(5)

    await asyncio.gather(*map(one, range(SEERS)))


# ---------------------------------------------------------------------- requests


def _unknown_names(chance: random.Random) -> str:
    """Twenty thousand letters of a deck list in which no name is one."""
    names = ("".join(chance.choices("abcdefghijklmnop", k=14)).capitalize() for _ in range(1100))
    return "\n".join(f"1 {name}" for name in names)[:19_900]


def _costly(chance: random.Random) -> Mapping[str, Callable[[], object]]:
    return {
        "/api/decks/check": lambda: {"text": _unknown_names(chance)},
        "/api/plans/check": lambda: {
            "plan": {"players": 4, "decks": [{"type": "list", "text": _unknown_names(chance)} for _ in range(4)]}
        },
        "/api/verify": lambda: {"setup": {"seats": [{"deck": ["Forest"] * 5_000}] * 4}, "answers": [0] * 20_000},
        "/api/film": lambda: {"setup": {"seats": []}, "answers": []},
        "/api/tables/mine": lambda: {"entrances": [{"code": "ABCDEF", "token": "x" * 40}] * 100},
    }


async def flood(target: Target, told: Counter[str]) -> None:
    """Requests that are cheap to make and cost much to answer."""
    chance = random.Random(1)
    bodies = {path: json.dumps(make()).encode() for path, make in _costly(chance).items()}

    async def one(number: int) -> None:
        path = [*bodies][number % len(bodies)]
        while True:
            with contextlib.suppress(*GONE):
                async with Requester(target, f"127.9.4.{1 + number % FLOODERS}") as requester:
                    while True:
                        status, _ = await requester.ask("POST", path, bodies[path])
                        told[f"{path} {status}"] += 1
                        await asyncio.sleep(PAUSE * AT_ONCE)
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*map(one, range(FLOODERS * AT_ONCE)))


# ---------------------------------------------------------------------- nonsense

NONSENSE: Final = (
    b"",
    b"{",
    b"null",
    b"[" * 50_000,
    b'{"do":"fly"}',
    b'{"do":"answer","number":-1,"answer":{"a":[[[]]]}}',
    b'{"do":"look","number":0,"chosen":["x"]}',
    b'{"do":"say","text":"\\ud800"}',
    b'{"do":"propose","plan":{"players":1000000}}',
    b'{"\xff":"\xff"}',
)


async def talk_nonsense(target: Target, told: Counter[str]) -> None:
    """Malformed requests and messages, as fast as they are taken."""

    async def by_http(number: int) -> None:
        while True:
            with contextlib.suppress(*GONE):
                async with Requester(target, f"127.9.5.{1 + number}") as requester:
                    for body in NONSENSE:
                        status, _ = await requester.ask("POST", "/api/tables", body)
                        told[str(status)] += 1
                        await asyncio.sleep(PAUSE)
            with contextlib.suppress(*GONE):
                reader, writer = await target.streams(f"127.9.5.{1 + number}")
                writer.write(random.Random(number).randbytes(200))
                await reader.read()
                writer.close()
                told["no HTTP"] += 1
            await asyncio.sleep(PAUSE)

    async def by_websocket(number: int) -> None:
        source = f"127.9.5.{101 + number}"
        async with Requester(target, source) as requester:
            table = await requester.opened()
        while True:
            with contextlib.suppress(*GONE):
                async with await target.play(table["code"], source) as connection:
                    await connection.send(json.dumps({"token": table["token"]}))
                    reading = asyncio.create_task(_read(connection))
                    while not reading.done():
                        for message in NONSENSE:
                            await connection.send(message, text=True)
                            told["messages"] += 1
                            await asyncio.sleep(PAUSE)
            await asyncio.sleep(1)

    await asyncio.gather(*map(by_http, range(4)), *map(by_websocket, range(4)))


# ---------------------------------------------------------------------- all of them

ATTACKS: Final[Mapping[str, Attack]] = {
    "silent": stay_silent,
    "deaf": never_read,
    "seers": keep_bots_thinking,
    "flood": flood,
    "nonsense": talk_nonsense,
}


async def _until_stdin_ends() -> None:
    await asyncio.to_thread(sys.stdin.read)


@contextlib.asynccontextmanager
async def attacking(target: Target, names: Sequence[str]) -> AsyncIterator[Mapping[str, Counter[str]]]:
    """These attacks at once, and what each of them has counted."""
    told = {name: Counter[str]() for name in names}
    tasks = [asyncio.create_task(ATTACKS[name](target, told[name])) for name in names]
    try:
        yield told
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def main(address: str, *names: str) -> None:
    async with attacking(Target(address), names or [*ATTACKS]) as told:
        print(READY, flush=True)
        await _until_stdin_ends()
        for name, counted in told.items():
            print(f"{name}: {', '.join(f'{count} {what}' for what, count in counted.items())}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
