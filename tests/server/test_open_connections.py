"""Connections that are silent, slow or too many, how they are ended, and the little of uvicorn that this relies on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
import pytest
import uvicorn
from tests.server.strangers import GENEROUS, PATIENCE, Running, Stranger, Talk
from tests.warm import Forked, Warm
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedError, InvalidStatus

from planechase.server import serving
from planechase.server.limits import Limits
from planechase.server.open_connections import abort_after
from planechase.server.websocket_play import ClientConnections

CHANGED = "uvicorn has changed; mend planechase/server/open_connections.py and serving._config: "


async def never_called(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError


def test_uvicorn_still_says_which_class_speaks_over_websockets() -> None:
    config = uvicorn.Config(never_called, ws="websockets-sansio", lifespan="off", log_config=None)
    config.load()
    found = getattr(config, "ws_protocol_class", None)
    assert found is not None, f"{CHANGED}Config.load() no longer sets ws_protocol_class."
    assert issubclass(found, asyncio.Protocol), f"{CHANGED}its WebSocket class is no asyncio.Protocol."


@pytest.mark.anyio
async def test_whoever_is_served_is_cut_off_without_a_goodbye() -> None:
    async def cuts_off(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        # As in play: from a task of the application's own.
        await asyncio.create_task(_abort())
        await asyncio.sleep(PATIENCE)

    async def _abort() -> None:
        abort_after(0)

    with serving.taken_port("127.0.0.1", 0) as listening:
        config = serving._config(cuts_off, serving.ServerOptions())
        server = serving.Server(config, ClientConnections(Limits()))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}/", proxy=None) as connection:
            try:
                async with asyncio.timeout(5):
                    with pytest.raises(ConnectionClosedError) as closed:
                        await connection.recv()
            except TimeoutError:
                pytest.fail(f"{CHANGED}it no longer starts applications while data_received runs.")
        assert closed.value.rcvd is None
        server.end()
        server.end()
        await running


# ---------------------------------------------------------------------- clients of the worst kind

EVE = "127.0.0.66"
"""Another address of this machine, for those who mean harm."""
SOON = 0.2
"""How many seconds the server waits in these tests where it would wait for ten."""


def silent(port: int, number: int = 1, by: str = EVE, said: bytes = b"") -> list[socket.socket]:
    """Connections on which nothing, or only the beginning of something, is said."""
    found = []
    for _ in range(number):
        found.append(socket.create_connection(("127.0.0.1", port), PATIENCE, (by, 0)))
        with contextlib.suppress(ConnectionError):
            found[-1].sendall(said)
    return found


def closed(connection: socket.socket) -> bool:
    """Whether the server closes a connection, which it does soon."""
    with contextlib.suppress(ConnectionError):
        while connection.recv(65536):
            pass
    connection.close()
    return True


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return bool(connection.recv(1))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def hang_up(connections: list[socket.socket]) -> None:
    for each in connections:
        each.close()


# ---------------------------------------------------------------------- a whole server under attack

SERVE = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (int(sys.argv[2]), int(sys.argv[3])))
from planechase.server.serving import ServerOptions, serve
serve(ServerOptions(port=0, database=sys.argv[1], browser=False), lambda line: print(line, flush=True))
"""


@contextlib.contextmanager
def served_with_files(warm: Warm, tables: Path, soft: int, hard: int) -> Iterator[tuple[Forked, int]]:
    """A server that may open only so many files, and its port."""
    with warm.run(SERVE, f"sqlite:///{tables}", str(soft), str(hard), stdout=PIPE, stderr=PIPE) as process:
        try:
            assert process.stdout is not None
            yield process, int(process.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
        finally:
            process.kill()


def what_was_logged(process: Forked) -> str:
    """Everything that a server logged, which is stopped now."""
    os.kill(process.pid, signal.SIGTERM)
    assert process.stderr is not None
    return process.stderr.read()


def is_served(port: int) -> bool:
    """Whether somebody who means no harm is answered in time."""
    with httpx.Client(timeout=5, trust_env=False) as http:
        return http.get(f"http://127.0.0.1:{port}/api/choices").status_code == 200


LINUX = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="limits and addresses as on Linux")
FILES = 256


@LINUX
def test_silent_connections_from_one_address_keep_nobody_out(warm: Warm, tmp_path: Path) -> None:
    with served_with_files(warm, tmp_path / "tables.db", FILES, FILES) as (process, port):
        attack = silent(port, FILES + 50)
        assert is_served(port)
        assert sum(map(is_open, attack)) <= 64
        hang_up(attack)
        assert what_was_logged(process) == ""


@LINUX
def test_silent_connections_from_many_addresses_keep_nobody_out(warm: Warm, tmp_path: Path) -> None:
    with served_with_files(warm, tmp_path / "tables.db", FILES, FILES) as (process, port):
        attack = [each for last in range(2, 8) for each in silent(port, 50, by=f"127.0.0.{last}")]
        assert is_served(port)
        hang_up(attack)
        assert what_was_logged(process) == ""


@LINUX
def test_a_server_allows_itself_more_files(warm: Warm, tmp_path: Path) -> None:
    with served_with_files(warm, tmp_path / "tables.db", 64, 4 * FILES) as (process, port):
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        assert next(line.split()[3] for line in limits.splitlines() if line.startswith("Max open files")) == str(
            4 * FILES
        )
        assert is_served(port)


@LINUX
def test_that_files_have_run_out_is_said_once(warm: Warm, tmp_path: Path) -> None:
    import resource  # noqa: PLC0415  # not everywhere

    with served_with_files(warm, tmp_path / "tables.db", FILES, FILES) as (process, port):
        assert is_served(port)
        now = len(list(Path(f"/proc/{process.pid}/fd").iterdir()))
        resource.prlimit(process.pid, resource.RLIMIT_NOFILE, (now + 10, FILES))
        attack = silent(port, 60)
        time.sleep(2.5)  # asyncio tries again each second
        hang_up(attack)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if is_served(port):
                    break
        logged = what_was_logged(process)
        assert logged.count("\n") == 1, logged
        assert "No more files can be opened, so nobody can connect for a moment" in logged


# ---------------------------------------------------------------------- how long one may take

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        HEAD,
        HEAD + b'\r\n{"name"',
        b"GET /api/tables/ABCDEF/play HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    ],
)
def test_who_does_not_send_a_whole_request_in_time_is_closed(said: bytes) -> None:
    with Running(replace(GENEROUS, request_within=SOON)) as running:
        began = time.monotonic()
        assert closed(silent(running.port, said=said)[0])
        assert time.monotonic() - began < PATIENCE / 2
        running.until_connections(0)


def test_who_sends_a_request_byte_by_byte_is_closed() -> None:
    with Running(replace(GENEROUS, request_within=SOON)) as running:
        (slow,) = silent(running.port, said=HEAD + b"\r\n")
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                slow.sendall(b" ")
                time.sleep(SOON / 4)
        assert not is_open(slow)
        slow.close()


def test_an_answered_connection_is_closed_after_a_while_and_not_before() -> None:
    with Running(replace(GENEROUS, request_within=SOON, keep_alive=4 * SOON)) as running:
        began = time.monotonic()
        (kept,) = silent(running.port, said=b"GET /api/choices HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert closed(kept)
        assert time.monotonic() - began >= 4 * SOON
        (kept,) = silent(running.port, said=b"GET /api/choices HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET ")
        assert closed(kept)


def test_who_does_not_read_an_answer_is_cut_off() -> None:
    with Running(replace(GENEROUS, keep_alive=SOON)) as running:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", running.port))
        deaf.sendall(b"GET /api/schema/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        running.until_connections(1)
        running.until_connections(0)
        deaf.close()


def test_people_at_a_table_may_be_silent_as_long_as_they_like() -> None:
    with Running(replace(GENEROUS, request_within=SOON, keep_alive=SOON, introduction=SOON)) as running:
        ann = Stranger(running.address)
        with ann.enter(ann.open("Ann")) as connection:
            connection.hear()
            time.sleep(3 * SOON)
            connection.do("say", text="Still here.")
            assert connection.until(lambda message: message["is"] == "spoken")["text"] == "Still here."


# ---------------------------------------------------------------------- how many there may be


def sit(connection: Talk, seat: int = 0) -> None:
    """Sit down, and wait until that is so."""
    connection.do("sit", seat=seat)
    connection.until(lambda message: message["is"] == "company" and message["people"][message["me"]]["seat"] == seat)


def came(connection: Talk) -> bool:
    """Whether somebody comes to the table, and is not turned away."""
    try:
        connection.until(lambda message: message["is"] == "company")
    except ConnectionClosed:
        return False
    return True


TOO_MANY = "There are too many connections from this address; close one, or try again in a moment."


def test_watchers_of_an_address_leave_room_for_those_who_sit() -> None:
    with Running(replace(GENEROUS, connections_of_address=6, unseated_of_address=3)) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        theirs = ann.join(mine["code"], "Bob")
        with contextlib.ExitStack() as stack:
            sit(stack.enter_context(ann.enter(mine)))
            watching = [stack.enter_context(ann.connect(mine["code"], None)) for _ in range(3)]
            assert all(map(came, watching))
            with ann.connect(mine["code"], None) as one_too_many:
                assert one_too_many.refusal() == TOO_MANY
                assert one_too_many.closed() == 4429
            # Somebody who was invited takes the place of the last one whom nobody knows.
            invited = stack.enter_context(ann.enter(theirs))
            assert came(invited)
            assert watching[2].refusal() == TOO_MANY
            assert watching[2].closed() == 4429
            sit(invited, 1)
            assert came(stack.enter_context(ann.connect(mine["code"], None)))
            assert ann.get("/api/choices").status_code == 200


@pytest.mark.parametrize("proxy", [None, "127.0.0.1"])
def test_who_sits_comes_back_where_watchers_of_their_address_fill_it(proxy: str | None) -> None:
    with Running(replace(GENEROUS, connections_of_address=3), proxies=(proxy,) if proxy else ()) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        with contextlib.ExitStack() as stack:
            with ann.enter(mine) as connection:
                sit(connection)
            running.until_connections(0)
            watching = [stack.enter_context(ann.connect(mine["code"], None)) for _ in range(3)]
            assert all(map(came, watching))
            assert all(came(stack.enter_context(ann.enter(mine))) for _ in range(3))
            assert [one.closed() for one in watching] == [4429] * 3


def test_an_address_has_only_so_many_connections_and_silent_ones_make_room() -> None:
    with Running(replace(GENEROUS, connections_of_address=4)) as running:
        first, *others = silent(running.port, 4, by="127.0.0.1")
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        assert closed(first)
        assert all(map(is_open, others[1:]))
        playing = [ann.enter(mine)]
        sit(playing[0])
        playing += [ann.enter(mine) for _ in range(3)]
        assert all(map(came, playing[1:]))
        assert closed(silent(running.port, by="127.0.0.1")[0])
        assert running.raw("/api/choices", by=EVE).startswith(b"HTTP/1.1 200")
        playing.pop().close()
        running.until_connections(3)
        assert ann.get("/api/choices").status_code == 200
        for each in playing:
            each.close()
        hang_up(others)


PROXY = "127.0.0.2"


def test_behind_a_proxy_each_visitor_has_so_many_connections() -> None:
    with Running(replace(GENEROUS, connections_of_address=3), proxies=("127.0.0.1", PROXY)) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        code, token = mine["code"], mine["token"]
        eve = {"x-forwarded-for": "203.0.113.1"}
        playing = [ann.connect(code, token, additional_headers=eve)]
        sit(playing[0])
        playing += [ann.connect(code, token, additional_headers=eve) for _ in range(2)]
        assert all(map(came, playing[1:]))
        with pytest.raises(InvalidStatus) as refused:
            ann.connect(code, token, additional_headers=eve)
        assert refused.value.response.status_code == 429
        assert ann.get("/api/choices", headers=eve).status_code == 429
        assert ann.get("/api/choices", headers={"x-forwarded-for": "203.0.113.2"}).status_code == 200
        # A proxy itself has as many as it likes.
        idle = silent(running.port, 10, by=PROXY)
        assert running.raw("/api/choices", "x-forwarded-for: 203.0.113.3", by=PROXY).startswith(b"HTTP/1.1 200")
        assert all(map(is_open, idle))
        playing.pop().close()
        running.until_connections(len(idle) + 2)
        assert ann.get("/api/choices", headers=eve).status_code == 200
        hang_up(idle)
        for each in playing:
            each.close()


def test_when_all_connections_are_in_use_silent_ones_make_room() -> None:
    with Running(replace(GENEROUS, connections=8)) as running:
        attack = [each for last in range(2, 8) for each in silent(running.port, 4, by=f"127.0.0.{last}")]
        ann = Stranger(running.address)
        with ann.enter(ann.open("Ann")) as connection:
            assert connection.hear()["is"] == "company"
            more = silent(running.port, 20)
            connection.do("say", text="Still here.")
            assert connection.until(lambda message: message["is"] == "spoken")["text"] == "Still here."
        hang_up([*attack, *more])


def test_people_who_sit_find_room_where_watchers_are_turned_away() -> None:
    with Running(replace(GENEROUS, unseated_connections=3)) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        theirs = ann.join(mine["code"], "Bob")
        with contextlib.ExitStack() as stack:
            sitting = stack.enter_context(ann.enter(mine))
            sit(sitting)
            watching = [stack.enter_context(ann.connect(mine["code"], None)) for _ in range(3)]
            assert all(map(came, watching))
            for turned_away in (ann.connect(mine["code"], None), ann.enter(theirs)):
                with turned_away:
                    assert turned_away.refusal() == (
                        "This server has as many connections as it can hold; try again in a few minutes."
                    )
                    assert turned_away.closed() == 4429
            assert came(stack.enter_context(ann.enter(mine)))
            watching[0].close()
            running.until_connections(4)
            assert came(stack.enter_context(ann.connect(mine["code"], None)))
