"""What a server logs of clients that do harm, and what it does not."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
import threading
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.server.memory import Memory
from tests.server.strangers import PATIENCE, Running, Stranger, sentence
from websockets.exceptions import InvalidStatus

from planechase.server.connections import NOT_KEPT
from planechase.server.server_log import PERIOD, EqualLines
from planechase.server.storage.storage_base import EntriesMissing
from planechase.server.table_registry import TableRegistry
from planechase.server.viewers import Gathering


@pytest.fixture
def server() -> Iterator[Running]:
    with Running() as running:
        yield running


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# ---------------------------------------------------------------------- equal lines


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def log(clock: Clock, caplog: pytest.LogCaptureFixture) -> Iterator[logging.Logger]:
    """A logger whose equal lines are limited to three in each period."""
    limit = EqualLines(3, clock)
    caplog.handler.addFilter(limit)
    yield logging.getLogger("tests.equal_lines")
    caplog.handler.removeFilter(limit)


def test_equal_lines_are_left_out_for_a_while(
    log: logging.Logger, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        for number in range(100):
            log.warning("Connection %s is lost.", number)
        assert logged(caplog) == [
            "Connection 0 is lost.",
            "Connection 1 is lost.",
            "Connection 2 is lost. (more lines like this are left out for a minute)",
        ]
        caplog.clear()
        clock.now += PERIOD


def test_lines_that_differ_are_all_logged(log: logging.Logger, caplog: pytest.LogCaptureFixture) -> None:
    lines = [f"The letter {letter} is lost." for letter in "abcdefgh"]
    for line in lines:
        log.warning(line)
    assert logged(caplog) == lines


def test_lines_with_numbers_in_them_count_as_equal(log: logging.Logger, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(100):
        log.warning(f"Socket fd={number} is lost.")  # as asyncio does it
    assert len(logged(caplog)) == 3


def test_different_problems_under_the_same_line_are_all_logged(
    log: logging.Logger, caplog: pytest.LogCaptureFixture
) -> None:
    for problem in [ValueError("x")] * 9 + [KeyError("y")]:
        log.error("It failed.", exc_info=problem)
    assert "KeyError: 'y'" in caplog.text
    assert len(logged(caplog)) == 4


# ---------------------------------------------------------------------- clients that do harm


def test_a_page_of_another_site_is_no_error(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    eve = Stranger(server.address)
    code = eve.open("Ann")["code"]
    with pytest.raises(InvalidStatus) as refused:
        eve.connect(code, None, additional_headers={"origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    server.until_connections(0)
    assert logged(caplog) == []


def test_who_is_gone_at_once_is_not_written_to_in_vain(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ann = Stranger(server.address)
    mine = ann.open("Ann")
    with ann.enter(mine) as connection:
        for number in range(80):
            connection.do("say", text=f"This is saying {number}.")
            connection.until(lambda message: message["is"] == "spoken")
        for _ in range(10):
            reset_after_introduction(server, mine["code"])
        connection.do("say", text="Still here.")
        connection.until(lambda message: message["is"] == "spoken")
    server.until_connections(0)
    assert logged(caplog) == []


def reset_after_introduction(server: Running, code: str) -> None:
    """A client that resets its connection as soon as it has said who it is."""
    connection = introduced(server, code, b'{"token": null}')
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def introduced(server: Running, code: str, introduction: bytes) -> socket.socket:
    """A connection to a table on which nothing has been read yet."""
    connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    head = (
        f"GET /api/tables/{code}/play HTTP/1.1",
        f"host: 127.0.0.1:{server.port}",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        "sec-websocket-version: 13",
    )
    connection.sendall("\r\n".join([*head, "", ""]).encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    connection.sendall(bytes([0x81, 0x80 | len(introduction), 0, 0, 0, 0]) + introduction)
    return connection


# ---------------------------------------------------------------------- what is not UTF-8

NOT_UTF8 = "That was not understood: it is not UTF-8."


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "Ann", "\xff": 1}',
        b'{"name": "Ann", "x": "\xff"}',
        b'{"name": "Ann", "plan": {"\xff": 1}}',
        b'{"entrances": [{"code": "ABCDEF", "token": "x", "y": "\xc3"}]}',
        b'{"record": {"\xff": {"\xff": "\xff"}}}',
        b'{"name": "\xed\xa0\x80"}',
        b"\xff",
    ],
)
def test_what_is_not_utf8_gets_a_sentence(shared: Running, caplog: pytest.LogCaptureFixture, body: bytes) -> None:
    for path in ("tables", "tables/mine", "verify", "continue", "film", "plans/check"):
        refused = Stranger(shared.address).ask("POST", f"/api/{path}", content=body)
        assert (refused.status_code, sentence(refused)) == (400, NOT_UTF8), path
    assert logged(caplog) == []


@pytest.fixture(scope="module")
def shared() -> Iterator[Running]:
    with Running() as running:
        yield running


def test_a_message_that_is_not_utf8_ends_the_connection_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Stranger(server.address)
    mine = ann.open("Ann")
    for introduced in (False, True):
        with ann.connect(mine["code"], mine["token"], introduce=introduced) as connection:
            connection.socket.socket.sendall(bytes([0x81, 0x80 | 4, 0, 0, 0, 0]) + b'"\xff\xff"')
            assert connection.closed() == 1007
    assert logged(caplog) == []
    with ann.enter(mine) as connection:
        connection.hear()
        connection.send('{"do": "say", "text": "\\ud800"}')
        assert connection.refusal() == "That was not understood: it is not a single JSON message."


def test_who_talks_nonsense_and_leaves_at_once_is_no_error(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    connection = introduced(server, Stranger(server.address).open("Ann")["code"], b'{"token": null}')
    nonsense = bytes([0x81, 0x80 | 4, 0, 0, 0, 0]) + b'"\xff\xff"'
    leaving = bytes([0x88, 0x80, 0, 0, 0, 0])
    connection.sendall(nonsense + leaving)
    server.until_connections(0)
    connection.close()
    assert logged(caplog) == []


# ---------------------------------------------------------------------- stopping


def test_who_still_waits_when_the_server_stops_is_told_and_nothing_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    came = threading.Event()

    async def never(*_: object, **more: object) -> None:
        came.set()
        await asyncio.sleep(PATIENCE)

    monkeypatch.setattr(TableRegistry, "listed", never)
    answers: list[int] = []
    with Running() as running:
        ann = Stranger(running.address)
        asking = threading.Thread(target=lambda: answers.append(ann.get("/api/tables").status_code))
        asking.start()
        assert came.wait(PATIENCE)
    asking.join(PATIENCE)
    assert answers == [503]
    assert "Traceback" not in caplog.text


# ---------------------------------------------------------------------- damaged tables

DAMAGED = (
    "What is stored of this table is damaged, so it cannot be continued. "
    "Whoever runs this server can restore it from a backup."
)


@pytest.fixture
def memory() -> Memory:
    return Memory()


@pytest.fixture
def mine(memory: Memory) -> dict[str, Any]:
    """A table at which Ann has said something, while the server does not run."""
    with Running(storage=memory.storage()) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann")
        with ann.enter(mine) as connection:
            connection.do("say", text="Hello!")
            connection.until(lambda message: message["is"] == "spoken")
    return mine


def turned_away(running: Running, mine: Mapping[str, Any]) -> tuple[str, int]:
    """What somebody is told who comes to a table that cannot be played at."""
    with Stranger(running.address).enter(mine) as connection:
        return connection.refusal(), connection.closed()


@pytest.mark.parametrize("damage", [b"Hell\xff!", b'Hello"}}', b"\0\0\0\0\0\0"])
def test_a_damaged_table_is_logged_once_and_those_who_come_are_told(
    memory: Memory, mine: dict[str, Any], damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    kept = memory.tables[mine["code"]]
    kept.entries = [entry.replace(b"Hello!", damage) for entry in kept.entries]
    with Running(storage=memory.storage()) as running:
        for _ in range(3):
            assert turned_away(running, mine) == (DAMAGED, 4500)
        assert sentence(Stranger(running.address).get(f"/api/tables/{mine['code']}/export", mine["token"])) == DAMAGED
    assert logged(caplog) == [f"Table {mine['code']} cannot be continued: {DAMAGED}"]
    assert caplog.text.count("Traceback") == 1


def test_a_table_with_missing_entries_is_logged_once_and_those_who_come_are_told(
    memory: Memory, mine: dict[str, Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = memory.storage()

    async def journal(code: str, since: int = 0) -> list[bytes]:
        raise EntriesMissing("The database", code)

    monkeypatch.setattr(storage, "journal", journal)
    with Running(storage=storage) as running:
        for _ in range(3):
            assert turned_away(running, mine) == (DAMAGED, 4500)
        assert sentence(Stranger(running.address).get(f"/api/tables/{mine['code']}/export", mine["token"])) == DAMAGED
    assert len(logged(caplog)) == 1
    assert f"entries of table {mine['code']} are missing" in caplog.text


def test_a_damaged_summary_hides_no_other_table(
    memory: Memory, mine: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    with Running(storage=memory.storage()) as running:
        ann = Stranger(running.address)
        other = ann.open("Bob")
        memory.tables[mine["code"]].about = b'{"variants'
        entrances = [{"code": each["code"], "token": each["token"]} for each in (mine, other)]
        found = ann.post("/api/tables/mine", {"entrances": entrances}).json()
        assert [each["code"] for each in found] == [other["code"]]
        assert ann.get("/api/tables").status_code == 200
        with ann.enter(mine) as connection:
            assert connection.hear()["is"] == "company"
    assert set(logged(caplog)) == {f"The summary of table {mine['code']} is damaged: Input data was truncated"}


def test_a_table_that_breaks_again_and_again_is_given_up(
    memory: Memory, mine: dict[str, Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(self: Gathering, entries: object) -> None:
        raise RuntimeError("It cannot be shown.")

    monkeypatch.setattr(Gathering, "tell", breaks)
    with Running(storage=memory.storage()) as running:
        ann = Stranger(running.address)
        closed = []
        for _ in range(6):
            with ann.enter(mine) as connection:
                closed.append(connection.closed())
        assert closed[-1] == 4500
        told, _ = turned_away(running, mine)
        assert told.startswith("This table broke several times in a row")
        monkeypatch.undo()
        other = ann.open("Bob")
        with ann.enter(other) as connection:
            assert connection.hear()["is"] == "company"
    assert caplog.text.count("Traceback") == 3


def test_a_database_that_is_away_is_no_traceback(
    memory: Memory, mine: dict[str, Any], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = memory.storage()
    with Running(storage=storage) as running:
        storage.is_dead = True
        assert turned_away(running, mine) == (NOT_KEPT, 4503)
        storage.is_dead = False
    assert logged(caplog) == ["This process is dead."]
