"""What a server logs of clients that do harm, and what it does not."""

from __future__ import annotations

import logging
import socket
import struct
from collections.abc import Iterator

import msgspec
import pytest
from tests.server.strangers import PATIENCE, Running, Stranger, sentence
from websockets.exceptions import InvalidStatus

from planechase.server.server_log import PERIOD, EqualLines


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
        eve.line(code, None, additional_headers={"origin": "https://evil.example"})
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
    introduction = msgspec.json.encode({"token": None})
    connection.sendall(bytes([0x81, 0x80 | len(introduction), 0, 0, 0, 0]) + introduction)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


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
        with ann.line(mine["code"], mine["token"], introduce=introduced) as connection:
            connection.socket.socket.sendall(bytes([0x81, 0x80 | 4, 0, 0, 0, 0]) + b'"\xff\xff"')
            assert connection.closed() == 1007
    assert logged(caplog) == []
    with ann.enter(mine) as connection:
        connection.hear()
        connection.send('{"do": "say", "text": "\\ud800"}')
        assert connection.refusal() == "That was not understood: it is not a single JSON message."
