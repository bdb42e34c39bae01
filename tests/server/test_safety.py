"""What a stranger who means harm would try, one thing after the other."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.strangers import GENEROUS, PATIENCE, Running, Stranger, sentence
from websockets.exceptions import ConnectionClosed, InvalidStatus

from planechase.server import app as app_module
from planechase.server.limits import Limits, RateLimit
from planechase.server.table_registry import TableRegistry
from planechase.server.trusted_proxies import believed
from planechase.tables.commands import AnyCommand
from planechase.tables.table import BANNED


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running() as running:
        yield running


@pytest.fixture
def eve(server: Running) -> Stranger:
    return Stranger(server.address)


# ---------------------------------------------------------------------- what browsers are told


def test_every_answer_says_what_a_page_may_do(eve: Stranger) -> None:
    code = eve.open("Ann")["code"]
    for path in ("/", "/api/choices", f"/api/tables/{code}", "/api/nothing", "/nothing", "/api/schema/openapi.json"):
        headers = eve.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "scryfall" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert "server" not in headers


def test_pictures_from_elsewhere_are_allowed_only_to_who_wants_them(eve: Stranger) -> None:
    wanted = eve.get("/", headers={"cookie": "planechase-pictures=on"}).headers["content-security-policy"]
    assert "img-src 'self' blob: data: https://cards.scryfall.io https://api.scryfall.com;" in wanted
    assert "connect-src 'self';" in wanted
    for other in ("planechase-pictures=off", "planechase-pictures=", "pictures=on", "\x01=;;"):
        assert "scryfall" not in eve.get("/", headers={"cookie": other}).headers["content-security-policy"]


# ---------------------------------------------------------------------- other sites


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8123", "127.0.0.1.evil.example", "", "[", "a b"])
def test_a_name_that_only_points_here_is_not_ours(server: Running, host: str) -> None:
    for path in ("/", "/api/choices"):
        answer = server.raw(path, f"host: {host}")
        assert answer.split(b"\r\n")[0].split()[1] in (b"421", b"400"), answer


def test_localhost_and_numbers_are_ours(server: Running) -> None:
    for host in ("localhost", f"localhost:{server.port}", "127.0.0.1", f"[::1]:{server.port}", "192.168.1.7:8123"):
        assert server.raw("/api/choices", f"host: {host}").startswith(b"HTTP/1.1 200"), host


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_page_of_another_site_can_ask_for_nothing(eve: Stranger, headers: dict[str, str]) -> None:
    refused = eve.post("/api/tables", {"name": "Eve"}, headers=headers)
    assert (refused.status_code, "another site" in sentence(refused)) == (403, True)
    code = eve.open("Ann")["code"]
    with pytest.raises(InvalidStatus) as turned_away:
        eve.connect(code, None, additional_headers=headers)
    assert turned_away.value.response.status_code == 403


def test_our_own_page_can(eve: Stranger) -> None:
    assert eve.post("/api/tables", {"name": "Ann"}, headers={"origin": eve.address}).status_code == 201
    mine = eve.open("Ann")
    with eve.connect(mine["code"], mine["token"], origin=eve.address) as connection:
        assert connection.hear()["is"] == "company"


# ---------------------------------------------------------------------- too much


def test_what_is_too_large_is_not_read(server: Running, eve: Stranger) -> None:
    most = Limits().body
    refused = eve.post("/api/decks/check", {"text": "x" * most})
    assert (refused.status_code, sentence(refused)) == (413, "That is too large to be sent here.")
    chunks = b"".join(b"ffff\r\n" + b"x" * 0xFFFF + b"\r\n" for _ in range(20)) + b"0\r\n\r\n"
    with contextlib.suppress(ConnectionError):
        answer = server.raw(
            "/api/decks/check",
            "transfer-encoding: chunked",
            "content-type: application/json",
            method="POST",
            body=chunks,
        )
        assert answer.startswith(b"HTTP/1.1 413"), answer[:200]
    assert eve.get("/api/choices").status_code == 200


def test_who_leaves_while_they_send_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    with Running() as running:
        with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as connection:
            head = ("POST /api/tables HTTP/1.1", f"host: 127.0.0.1:{running.port}", "content-length: 100", "", "{")
            connection.sendall("\r\n".join(head).encode())
            running.until_connections(1)
        running.until_connections(0)
        assert Stranger(running.address).get("/api/choices").status_code == 200
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_command_that_is_too_large_ends_the_connection(eve: Stranger) -> None:
    mine = eve.open("Ann")
    with eve.enter(mine) as connection:
        connection.hear()
        with contextlib.suppress(ConnectionClosed):
            connection.do("say", text="x" * (Limits().frame + 1))
        assert connection.closed() == 1009
    with eve.enter(mine) as connection:
        assert connection.hear()["is"] == "company"


def test_who_asks_too_often_has_to_wait() -> None:
    with Running(replace(GENEROUS, requests=RateLimit(0.001, 5))) as running:
        eve = Stranger(running.address)
        statuses = [eve.get("/api/choices").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2


def test_nobody_opens_tables_without_end() -> None:
    with Running(replace(GENEROUS, openings=RateLimit(0.001, 3))) as running:
        eve = Stranger(running.address)
        statuses = [eve.post("/api/tables", {"name": "Eve"}).status_code for _ in range(5)]
        assert statuses == [201] * 3 + [429] * 2


def test_codes_and_secrets_cannot_be_guessed_one_after_the_other() -> None:
    with Running(replace(GENEROUS, guesses=RateLimit(0.001, 4))) as running:
        eve = Stranger(running.address)
        mine = eve.open("Ann")
        guesses = [eve.get(f"/api/tables/GUESS{number}").status_code for number in range(3)]
        assert guesses == [404] * 3
        with eve.connect(mine["code"], "guess") as connection:
            assert connection.closed() == 4401
        assert eve.get("/api/tables/GUESS9").status_code == 429
        assert eve.get(f"/api/tables/{mine['code']}/steps/0", "guess").status_code == 429
        with eve.connect(mine["code"], "guess") as connection:
            assert connection.closed() == 4429


def test_who_says_nothing_is_sent_away() -> None:
    with Running(replace(GENEROUS, introduction=0.2)) as running:
        eve = Stranger(running.address)
        with eve.connect(eve.open("Ann")["code"], None, introduce=False) as connection:
            assert connection.closed() == 4429


def test_who_does_not_read_is_dropped_and_holds_up_nobody() -> None:
    with Running(replace(GENEROUS, waiting=50, waiting_bytes=50_000)) as running:
        ann = Stranger(running.address)
        mine = ann.open("Ann", players=2)
        theirs = ann.join(mine["code"], "Eve")
        deaf = _deaf(running, mine["code"], theirs["token"])
        with ann.enter(mine) as connection:
            connection.until(lambda message: message["is"] == "company" and _is_here(message, theirs["person"]))
            for number in range(5000):
                connection.do("say", text=f"{number} " + "x" * 480)
                connection.until(lambda message: message["is"] == "spoken")
                if not _is_here(connection.company, theirs["person"]):
                    break
            assert not _is_here(connection.company, theirs["person"])
        running.until_connections(0)
        assert len(running.connections) == 0
        with pytest.raises((ConnectionError, TimeoutError)):
            _read_to_the_end(deaf)
        deaf.close()


def _is_here(company: dict[str, Any], person: int) -> bool:
    return any(one["person"] == person and one["here"] for one in company["people"])


def _deaf(running: Running, code: str, token: str) -> socket.socket:
    """A connection that says who it is and then never reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", running.port))
    head = (
        f"GET /api/tables/{code}/play HTTP/1.1",
        f"host: 127.0.0.1:{running.port}",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        "sec-websocket-version: 13",
    )
    connection.sendall("\r\n".join([*head, "", ""]).encode())
    assert connection.recv(12) == b"HTTP/1.1 101"
    said = msgspec.json.encode({"token": token, "number": None})
    assert len(said) < 126
    connection.sendall(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
    return connection


def _read_to_the_end(connection: socket.socket) -> None:
    """Whoever was cut off finds out when they read, after what had arrived already."""
    connection.settimeout(PATIENCE)
    while connection.recv(65536):
        pass
    raise ConnectionError


# ---------------------------------------------------------------------- names and words


@pytest.mark.parametrize(
    "name", ["", " ", "\x00", "\x1b[31mEve", "E\u202eve", "x" * 25, "E\nve\x07", "\u200b", "\u2066a"]
)
def test_a_name_that_cannot_be_read_is_refused(eve: Stranger, name: str) -> None:
    code = eve.open("Ann")["code"]
    refused = eve.post(f"/api/tables/{code}/people", {"name": name})
    assert refused.status_code == 422
    assert "name" in sentence(refused)


def test_markup_is_text_like_any_other(eve: Stranger) -> None:
    mine = eve.open("<b>Ann</b>")
    with eve.enter(mine) as connection:
        assert connection.hear()["people"][0]["name"] == "<b>Ann</b>"
        connection.do("say", text="<script>alert(1)</script>")
        assert connection.until(lambda message: message["is"] == "spoken")["text"] == "<script>alert(1)</script>"
        for text in ("", "   ", "\x1b[2J", "x" * 501, "\u202e"):
            connection.do("say", text=text)
            assert connection.refusal()
    found = eve.get(f"/api/tables/{mine['code']}")
    assert found.headers["content-type"].startswith("application/json")


# ---------------------------------------------------------------------- anything at all


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
COMMANDS = list(msgspec.inspect.type_info(AnyCommand).types)  # type: ignore[attr-defined]


@st.composite
def almost_commands(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a command: its fields of the right kind, or of any."""
    kind = draw(st.sampled_from(COMMANDS))
    said: dict[str, Any] = {"do": kind.tag}
    for field in kind.fields:
        if field.required or draw(st.booleans()):
            said[field.encode_name] = draw(JSON | st.integers(-2, 5) | st.booleans() | st.text(max_size=5))
    return said


@given(st.lists(almost_commands() | JSON, min_size=1, max_size=12))
@settings(max_examples=30)
def test_nothing_that_is_said_breaks_a_table(server: Running, said: list[Any]) -> None:
    ann = Stranger(server.address)
    mine = ann.open("Ann", begin=True, players=2, seed=1)
    with ann.enter(mine) as connection:
        connection.until(lambda message: message["is"] == "seen")
        for each in said:
            connection.send(msgspec.json.encode(each).decode())
        try:
            connection.do("fly")
            connection.until(lambda message: message["is"] == "refusal" and "fly" in message["sentence"])
        except ConnectionClosed:
            # Whoever removes themselves is gone, and only then.
            assert {"do": "remove", "person": 0} in said
            assert connection.closed() != 4500


@given(
    body=JSON,
    path=st.sampled_from(
        [
            "/api/tables",
            "/api/plans/check",
            "/api/decks/check",
            "/api/tables/mine",
            "/api/continue",
            "/api/verify",
            "/api/film",
            "/api/tables/ABCDEF/people",
            "/api/tables/ABCDEF/continue",
        ]
    ),
)
@settings(max_examples=80)
def test_nothing_that_is_sent_breaks_the_server(server: Running, body: Any, path: str) -> None:
    response = Stranger(server.address).ask("POST", path, content=msgspec.json.encode(body))
    assert 400 <= response.status_code < 500, response.text
    assert sentence(response)


# ---------------------------------------------------------------------- who asks, behind a proxy


def test_from_a_banned_address_nobody_new_sees_anything_of_the_table() -> None:
    with Running(proxies=("127.0.0.1",)) as running:
        ann, eve = ({"x-forwarded-for": address} for address in ("203.0.113.1", "203.0.113.2"))
        asked = Stranger(running.address)
        plan = {"players": 2, "seed": 3}
        mine = asked.post("/api/tables", {"name": "Ann", "begin": True, "plan": plan}, headers=ann).json()
        table = f"/api/tables/{mine['code']}"
        theirs = asked.post(f"{table}/people", {"name": "Eve"}, headers=eve).json()
        paths = [table, f"{table}/steps/last", f"{table}/export"]
        assert [asked.get(path, headers=eve).status_code for path in paths] == [200, 200, 200]
        with asked.connect(mine["code"], mine["token"], additional_headers=ann) as line:
            line.do("remove", person=theirs["person"], ban=True)
            line.until(lambda message: message["is"] == "company" and message["bans"] == 1)
        for path in paths:
            refused = asked.get(path, headers=eve)
            assert (refused.status_code, sentence(refused)) == (422, BANNED), path
            assert asked.get(path, headers=ann).status_code == 200
            assert asked.get(path, mine["token"], headers=eve).status_code == 200, "who is there already may look"


PROXY = "127.0.0.2"
FEW = replace(GENEROUS, requests=RateLimit(0.001, 2))
"""Of each address only so many requests are answered."""


def answered(running: Running, forwarded: str, by: str) -> list[int]:
    """How three requests are answered that claim to come for somebody, sent from an address."""
    told = [running.raw("/api/choices", f"x-forwarded-for: {forwarded}", by=by) for _ in range(3)]
    return [int(each.split(b" ", 2)[1]) for each in told]


def test_behind_a_trusted_proxy_each_visitor_counts_for_themselves() -> None:
    with Running(FEW, proxies=(PROXY,)) as running:
        assert answered(running, "203.0.113.1", PROXY) == [200, 200, 429]
        assert answered(running, "203.0.113.2", PROXY) == [200, 200, 429]
        # What a visitor wrote into the header themselves stands before what the proxy added.
        assert answered(running, "203.0.113.99, 203.0.113.1", PROXY) == [429, 429, 429]
        assert answered(running, f"203.0.113.2, {PROXY}", PROXY) == [429, 429, 429]


def test_a_forged_header_from_elsewhere_does_nothing() -> None:
    for proxies in ((), (PROXY,)):
        with Running(FEW, proxies=proxies) as running:
            assert answered(running, "203.0.113.1", "127.0.0.3") == [200, 200, 429]
            assert answered(running, "203.0.113.2", "127.0.0.3") == [429, 429, 429]
            assert answered(running, PROXY, "127.0.0.3") == [429, 429, 429]


@pytest.mark.parametrize(
    ("public", "proxies", "listened"),
    [
        (None, (), []),
        ("https://play.example.org", (), ["127.0.0.1", "::1"]),
        (None, ("10.0.0.5",), ["10.0.0.5", "::ffff:10.0.0.5"]),
        (None, ("10.0.0.0/24", "fd00::7"), ["10.0.0.0/24", "::ffff:10.0.0.0/120", "fd00::7"]),
    ],
)
def test_nobody_is_believed_but_who_was_named(
    public: str | None, proxies: tuple[str, ...], listened: list[str]
) -> None:
    assert believed(public, proxies) == listened


# ---------------------------------------------------------------------- what nobody is told


def test_what_went_wrong_stays_in_the_server(
    server: Running, eve: Stranger, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: TableRegistry, *_: object) -> None:
        raise RuntimeError("the secret inside")

    mine = eve.open("Ann")
    monkeypatch.setattr(TableRegistry, "listed", fails)
    monkeypatch.setattr(TableRegistry, "enter", fails)
    answer = eve.get("/api/tables")
    assert (answer.status_code, sentence(answer)) == (500, app_module.WENT_WRONG)
    assert "secret" not in answer.text
    with eve.enter(mine) as connection:
        assert connection.closed() == 4500
    assert "the secret inside" in caplog.text
    assert "Traceback" in caplog.text


def test_no_secret_is_logged(server: Running, eve: Stranger, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    mine = eve.open("Ann", begin=True)
    with eve.enter(mine) as connection:
        connection.until(lambda message: message["is"] == "seen")
    eve.get(f"/api/tables/{mine['code']}/steps/0", mine["token"])
    eve.get(f"/api/tables/{mine['code']}/steps/0", "a wrong secret")
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(("planechase", "uvicorn"))]
    assert not [message for message in ours if mine["token"] in message or "a wrong secret" in message]
