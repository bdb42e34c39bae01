"""Somebody with a program of their own: does over HTTP and WebSocket what the page does, and what it never would."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from subprocess import PIPE
from typing import Any, Self

import httpx
from tests.server.memory import Memory
from tests.warm import Forked, Warm
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from planechase.server import serving
from planechase.server.addresses import Addresses
from planechase.server.app import create_app
from planechase.server.bot_processes import BotProcesses
from planechase.server.limits import Limits, RateLimit
from planechase.server.server_cards import ServerCards
from planechase.server.server_settings import ServerSettings
from planechase.server.static_files import BUILT
from planechase.server.storage.storage_base import Storage
from planechase.server.table_registry import TableRegistry
from planechase.server.websocket_play import ClientConnections

PATIENCE = 60.0
QUICK = ServerSettings(pace=0, quiet=(0, 0))
GENEROUS = Limits(
    requests=RateLimit(1e6, 1e6),
    openings=RateLimit(1e6, 1e6),
    guesses=RateLimit(1e6, 1e6),
    replays=RateLimit(1e6, 1e6),
    proofs=RateLimit(1e6, 1e6),
    work=RateLimit(1e9, 1e9),
    stored=RateLimit(1e9, 1e9),
    played=RateLimit(1e9, 1e9),
    replay_work=RateLimit(1e9, 1e9),
    commands=RateLimit(1e6, 1e6),
)
"""For tests of something else, which all come from one address."""


class Running:
    """A server in a thread, on a port of its own. Its bots do the simplest thing, unless it has workers."""

    def __init__(
        self,
        limits: Limits = GENEROUS,
        page: Path = BUILT,
        storage: Storage | None = None,
        workers: int = 0,
        proxies: tuple[str, ...] = (),
        server_cards: ServerCards | None = None,
        settings: ServerSettings = QUICK,
    ) -> None:
        self._settings = settings
        self._server_cards = server_cards
        self._limits, self._page, self._workers, self._proxies = limits, page, workers, proxies
        self._storage: Storage = storage if storage is not None else Memory().storage()
        self._listening = serving.taken_port("127.0.0.1", 0)
        # What waits in the system for somebody who does not read is little, so that a test of that is short.
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)
        self.port: int = self._listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.connections = ClientConnections(limits)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._server: serving.Server | None = None
        self.registry: TableRegistry | None = None

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *why: object) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()

    def until_connections(self, number: int) -> None:
        """Wait until so many connections are open."""
        assert self._server is not None
        deadline = time.monotonic() + PATIENCE
        while len(self._server.server_state.connections) != number:
            assert time.monotonic() < deadline, f"{len(self._server.server_state.connections)} connections are open"
            time.sleep(0.02)

    def raw(self, path: str, *headers: str, method: str = "GET", body: bytes = b"", by: str = "127.0.0.1") -> bytes:
        """What comes back for a request that is sent just so: no library makes it better before.

        `by` is the address of this machine that it is sent from.
        """
        lines = [f"{method} {path} HTTP/1.1", *headers, "connection: close", "", ""]
        if not any(header.lower().startswith("host:") for header in headers):
            lines.insert(1, f"host: 127.0.0.1:{self.port}")
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE, (by, 0)) as connection:
            connection.sendall("\r\n".join(lines).encode("latin-1") + body)
            return b"".join(iter(lambda: connection.recv(65536), b""))

    async def _serve(self) -> None:
        await self._storage.start()
        self.registry = registry = TableRegistry(self._storage, BotProcesses(workers=self._workers), self._settings)
        await registry.start()
        wanted = serving.ServerOptions(limits=self._limits, proxies=self._proxies)
        app = create_app(
            registry, Addresses("127.0.0.1", self.port), self._limits, self.connections, self._page, self._server_cards
        )
        self._server = serving.Server(serving._config(app, wanted), self.connections)
        self._server.when_started = self._ready.set
        try:
            await self._server.serve(sockets=[self._listening])
        finally:
            await registry.stop()
            await self._storage.stop()


@contextlib.contextmanager
def served(warm: Warm, tables: Path, port: str = "0") -> Iterator[tuple[Forked, Stranger]]:
    """A server that keeps tables in this file, as a process of its own, and who asks it; it is killed in the end."""
    command = ("serve", "--no-browser", "--port", port, "--pace", "0", "--database", f"sqlite:///{tables}")
    with warm.planechase(*command, stdout=PIPE) as process:
        try:
            assert process.stdout is not None
            yield process, Stranger(process.stdout.readline().strip().rstrip("/"))
        finally:
            process.kill()


class Stranger:
    """Somebody who asks a server for something."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        """Ask on a connection of its own; the path is sent as it is."""
        headers = {**more.pop("headers", {}), **({"Authorization": f"Bearer {token}"} if token is not None else {})}
        # Nothing here is encrypted: reading the certificates of this machine would take longer than asking.
        with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as http:
            return http.request(method, f"{self.address}{path}", headers=headers, **more)

    def get(self, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        return self.ask("GET", path, token, **more)

    def post(self, path: str, body: object, token: str | None = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, token, json=body, **more)

    def open(self, name: str = "Ann", begin: bool = False, **plan: Any) -> dict[str, Any]:
        """A table of one's own."""
        return _good(self.post("/api/tables", {"name": name, "begin": begin, "plan": plan or None}))

    def join(self, code: str, name: str) -> dict[str, Any]:
        return _good(self.post(f"/api/tables/{code}/people", {"name": name}))

    def connect(self, code: str, token: str | None, introduce: bool = True, **more: Any) -> Talk:
        """A connection to a table."""
        where = self.address.replace("http", "ws", 1)
        # A bounded queue full of messages that a test does not read would delay closing by ten seconds.
        usual = {"proxy": None, "compression": None, "max_size": 2**24, "max_queue": None}
        talk = Talk(connect(f"{where}/api/tables/{code}/play", **{**usual, **more}))
        if introduce:
            with contextlib.suppress(ConnectionClosed):
                talk.send({"token": token, "number": None})
        return talk

    def enter(self, entrance: Mapping[str, Any]) -> Talk:
        return self.connect(entrance["code"], entrance["token"])


class Talk:
    """A connection from the other end."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.socket = connecting.__enter__()
        self.told: dict[str, Any] = {}
        """What was told last about the game: "seen" or "changed"."""
        self.company: dict[str, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self.close()

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def do(self, what: str, **more: object) -> None:
        self.send({"do": what, **more})

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        if message["is"] in ("seen", "changed"):
            self.told = message
        if message["is"] == "company":
            self.company = message
        return message

    def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message for which something holds."""
        while True:
            message = self.hear()
            if holds(message):
                return message

    def refusal(self) -> str:
        """The next refusal."""
        return str(self.until(lambda message: message["is"] == "refusal")["sentence"])

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.told.get("question")
        return question

    @property
    def is_asked(self) -> bool:
        return self.question is not None and bool(self.question["mine"])

    def until_asked(self) -> dict[str, Any]:
        """What one is asked, now or soon."""
        while not self.is_asked:
            self.hear()
        assert self.question is not None
        return self.question

    @property
    def is_over(self) -> bool:
        return bool(self.company.get("over"))

    def until_over(self) -> None:
        """Until the game has ended, now or soon."""
        while not self.is_over:
            self.hear()

    def answer(self, plain: object, number: int | None = None) -> None:
        assert self.question is not None
        self.do("answer", number=self.question["number"] if number is None else number, answer=plain)

    def closed(self, timeout: float = PATIENCE) -> int:
        """Why the other side hangs up, which it does soon."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear(timeout)
        received = self.socket.protocol.close_rcvd
        return received.code if received is not None else 1006


def _good(response: httpx.Response) -> dict[str, Any]:
    assert response.is_success, response.text
    found: dict[str, Any] = response.json()
    return found


def sentence(response: httpx.Response) -> str:
    """Why something was refused."""
    said = response.json()
    assert list(said) == ["sentence"], said
    return str(said["sentence"])
