"""A running server: takes a port, opens the registry, prints its address, and stops when it is asked to."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import math
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

import uvicorn

from planechase.server.addresses import Addresses
from planechase.server.app import create_app
from planechase.server.asgi import App
from planechase.server.garbage_collection import keep_swept, settle_down
from planechase.server.heavy_work import put_event_loop_first
from planechase.server.limits import Limits
from planechase.server.open_connections import OpenConnections, limited
from planechase.server.open_files import allow_files
from planechase.server.server_cards import ServerCards
from planechase.server.server_log import AcceptFailures, leave_out_faults_of_clients, log_to_terminal
from planechase.server.server_settings import ServerSettings
from planechase.server.shutdown import Shutdown
from planechase.server.storage import storage_for
from planechase.server.storage.sqlite.sqlite_storage import SqliteStorage
from planechase.server.storage.storage_base import Storage, Unavailable
from planechase.server.table_registry import TableRegistry
from planechase.server.trusted_proxies import TrustedProxies, believed
from planechase.server.websocket_play import ClientConnections

USUAL_PORT: Final = 8123
PORTS_TRIED: Final = 20
GOODBYE: Final = 1
"""How many seconds requests have to finish when the server stops."""
PING_EVERY: Final = 20.0
BACKLOG: Final = 256
"""How many connections may wait to be accepted."""
ACCEPTED_AT_ONCE: Final = 16
"""How many are accepted before the first of them is looked at, and could be refused."""
LARGEST_HEAD: Final = 32 * 1024

PrintLine = Callable[[str], None]


class CannotServe(Exception):
    """The server cannot be started; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None takes the default port, or the next one that is free."""
    database: str | None = None
    """None stores tables in the user's data folder."""
    browser: bool = True
    """Whether to open the first page."""
    page: str = ""
    """The page to open, if not the first one."""
    public: str | None = None
    """The public address of this server, if there is a proxy in front of it."""
    limits: Limits = Limits()
    settings: ServerSettings = ServerSettings()
    proxies: tuple[str, ...] = ()
    """Proxies on other machines that are believed when they say who asks."""
    server_cards: ServerCards = field(default_factory=ServerCards, compare=False)
    """The cards that are not built in."""


def serve(wanted: ServerOptions, say: PrintLine) -> None:
    """Serve until somebody presses Ctrl-C, or the system asks us to end. Raises `CannotServe`."""
    log_to_terminal()
    wanted = replace(wanted, limits=_fitting(wanted.limits))
    try:
        storage = storage_for(wanted.database)
    except (ValueError, Unavailable) as refused:
        raise CannotServe(str(refused)) from refused
    with taken_port(wanted.host, wanted.port) as listening, Shutdown() as shutdown:
        try:
            asyncio.run(_serve(wanted, storage, listening, say, shutdown))
        except Unavailable as refused:
            raise CannotServe(str(refused)) from refused


def _fitting(limits: Limits) -> Limits:
    """These limits, with fewer connections if the system does not allow enough open files."""
    cores = os.cpu_count() or 1
    return limits.fitting(allow_files(limits.connections + limits.other_files(cores)), cores)


async def _serve(
    wanted: ServerOptions, storage: Storage, listening: socket.socket, say: PrintLine, shutdown: Shutdown
) -> None:
    def announce() -> None:
        started(addresses, _place(storage, wanted.database), wanted, say)

    asyncio.get_running_loop().set_exception_handler(AcceptFailures())
    addresses = Addresses(wanted.host, listening.getsockname()[1], wanted.public)
    connections = ClientConnections(wanted.limits)
    registry = TableRegistry(storage, settings=wanted.settings)
    await storage.start()
    try:
        await registry.start()
        try:
            server = Server(
                _config(
                    create_app(registry, addresses, wanted.limits, connections, server_cards=wanted.server_cards),
                    wanted,
                ),
                connections,
            )
            server.when_started = announce
            shutdown.call(server.end)
            settle_down()
            put_event_loop_first()
            sweeping = asyncio.create_task(keep_swept(lambda: registry.unloaded))
            try:
                await server.serve(sockets=[listening])
            finally:
                sweeping.cancel()
        finally:
            await registry.stop()
    finally:
        await storage.stop()


def _config(app: App, wanted: ServerOptions) -> uvicorn.Config:
    leave_out_faults_of_clients()
    proxies = believed(wanted.public, wanted.proxies)
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        # Below this, everything that is said on connections would be logged, and with it the secrets of people.
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=wanted.limits.frame,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        backlog=ACCEPTED_AT_ONCE,
        # Ours is shorter, and also closes connections to clients that do not read.
        timeout_keep_alive=math.ceil(wanted.limits.keep_alive) + 1,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )
    # What our limits need of uvicorn is tested in tests/server/test_open_connections.py.
    config.load()
    assert config.ws_protocol_class is not None
    open_connections = OpenConnections(wanted.limits, TrustedProxies(proxies))
    config.http_protocol_class = limited(config.http_protocol_class, open_connections)
    config.ws_protocol_class = limited(config.ws_protocol_class, open_connections)
    return config


class Server(uvicorn.Server):
    """A server that tells everybody at the tables before it stops, and reports when it has started."""

    def __init__(self, config: uvicorn.Config, connections: ClientConnections) -> None:
        super().__init__(config)
        self._connections = connections
        self.when_started: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or ():
            # asyncio has one number for both: how many wait, and how many it accepts at once.
            each.listen(BACKLOG)
        self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._connections.close_all()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """We listen to signals ourselves: being asked to end is not a failure."""
        yield

    def end(self) -> None:
        """Stop soon; if called again, at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


# ---------------------------------------------------------------------- a port


def taken_port(host: str, port: int | None) -> socket.socket:
    """A listening socket: on this port, or on the default one or the next that is free."""
    if port is not None:
        return _listening(host, port)
    for each in (*range(USUAL_PORT, USUAL_PORT + PORTS_TRIED), 0):
        try:
            return _listening(host, each)
        except _Taken:
            continue
    raise AssertionError("any port at all is always free")


class _Taken(CannotServe):
    """The port is in use."""


def _listening(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, OverflowError) as problem:
        raise CannotServe(f"“{host}” is not an address of this machine: {_reason(problem)}.") from problem
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except (OSError, OverflowError) as problem:
        listening.close()
        raise _why_not(host, port, problem) from problem
    return listening


def _why_not(host: str, port: int, problem: Exception) -> CannotServe:
    number = problem.errno if isinstance(problem, OSError) else None
    if number == errno.EADDRINUSE:
        return _Taken(f"Port {port} is taken, perhaps by a server that runs already. Choose another with --port.")
    if number == errno.EACCES:
        return _Taken(f"Port {port} needs administrator rights. Choose one from 1024 on with --port.")
    if number == errno.EADDRNOTAVAIL:
        return CannotServe(f"“{host}” is not an address of this machine. --host 0.0.0.0 listens on all of them.")
    return CannotServe(f"Port {port} cannot be used: {_reason(problem)}.")


def _reason(problem: Exception) -> str:
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


# ---------------------------------------------------------------------- what is said


def started(addresses: Addresses, place: str, wanted: ServerOptions, say: PrintLine) -> Thread | None:
    """Print where the server is, and open the browser, which may take a while."""
    for line in said(addresses, place, wanted.page):
        say(line)
    if not (wanted.browser and _has_screen()):
        return None
    opening = Thread(target=webbrowser.open, args=(addresses.here + wanted.page,), daemon=True)
    opening.start()
    return opening


def said(addresses: Addresses, place: str, page: str = "") -> Iterator[str]:
    """What is printed at the start; the address comes first, alone."""
    yield addresses.here + page
    for each in addresses.shared:
        yield f"Others on your network can join at {each}" if addresses.public is None else f"Others can join at {each}"
    yield f"Tables are stored in {place}"
    yield "Press Ctrl-C to stop. All tables are saved and continue where they stopped."


def _place(storage: Storage, database: str | None) -> str:
    return str(storage.path) if isinstance(storage, SqliteStorage) else without_password(database or "")


def without_password(database: str) -> str:
    """Where a database is, without user name and password.

    >>> without_password("postgresql://ann:secret@db.example/tables")
    'the database tables at db.example'
    """
    parts = urlsplit(database)
    return f"the database {parts.path.strip('/') or 'of the user'} at {parts.hostname or 'this machine'}"


def _has_screen() -> bool:
    """Whether a browser with windows can be opened; nobody wants one in this terminal."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
