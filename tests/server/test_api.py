"""What the page asks for besides playing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.strangers import Running, Stranger, sentence
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from planechase.decks.casual import KINDS
from planechase.version import __version__


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running() as running:
        yield running


@pytest.fixture
def ann(server: Running) -> Stranger:
    return Stranger(server.address)


def test_there_is_everything_to_choose_from(ann: Stranger) -> None:
    found = ann.get("/api/choices").json()
    assert [each["name"] for each in found["variants"]] == [kind.name for kind in KINDS]
    titles = {each["name"]: each["title"] for each in found["variants"]}
    assert titles["two-headed giant"] == "Two-Headed Giant"
    decks = {each["name"]: each for each in found["decks"]}
    assert decks["Zombie Empire"]["colors"] == "B"
    assert decks["Zombie Empire"]["variants"] == ["planechase"]
    assert decks["Blades of the Night"]["variants"] == ["commander"]
    assert {"name": "Naya", "type_line": "Plane — Alara"} in found["planes"]
    assert found["editions"] == ["current", "2011"]
    assert "steady" in found["levels"]
    assert (found["least_players"], found["most_players"]) == (2, 16)
    assert (found["version"], found["addresses"]) == (__version__, [])


@pytest.mark.parametrize(
    ("plan", "said", "seats"),
    [
        ({}, None, 4),
        ({"variants": ["star"]}, "Star is played by 5 players, not by 4.", 5),
        ({"variants": ["star", "emperor"]}, "A table has one shape: choose one of star and emperor.", 5),
        ({"players": 40}, "A table here has from 2 to 16 seats, not 40.", 16),
        ({"decks": [{"type": "built in", "name": "Nothing"}]}, "There is no deck 'Nothing'", 4),
        ({"decks": [{"type": "list", "text": "4 Grisly Bears"}]}, "Grizzly Bears", 4),
    ],
)
def test_a_plan_is_checked_before_it_is_played(
    ann: Stranger, plan: dict[str, Any], said: str | None, seats: int
) -> None:
    found = ann.post("/api/plans/check", {"plan": plan}).json()
    assert found["seats"] == seats
    assert found["sentence"] is None if said is None else said in found["sentence"]


def test_a_deck_list_is_checked_line_by_line(ann: Stranger) -> None:
    found = ann.post("/api/decks/check", {"text": "56 Forest\n5 Grisly Bears"}).json()
    said = "There is no card “Grisly Bears” here; did you mean “Grizzly Bears”?"
    problem = {"line": 2, "sentence": said, "written": "Grisly Bears", "meant": "Grizzly Bears"}
    assert found == {"cards": 61, "name": "", "problems": [problem]}
    short = ann.post("/api/decks/check", {"text": "4 Forest"}).json()
    assert [problem["line"] for problem in short["problems"]] == [None]
    refused = ann.post("/api/decks/check", {"text": "x" * 20_001})
    assert (refused.status_code, sentence(refused)[:37]) == (422, "A deck list has at most 20000 letters")
    refused = ann.post("/api/decks/check", {"text": "60 Forest", "edition": "1993"})
    assert refused.status_code == 422
    assert "There is no edition '1993'" in sentence(refused)


def test_nobody_brings_more_cards_than_a_table_can_hold(ann: Stranger) -> None:
    most = {"text": "1000 Forest"}
    assert ann.post("/api/decks/check", most).json()["problems"] == []
    deck = {"type": "list", "text": "1000 Forest\n1 Island"}
    said = "A player brings at most 1000 cards to a table; this list has 1001."
    assert [each["sentence"] for each in ann.post("/api/decks/check", {"text": deck["text"]}).json()["problems"]] == [
        said
    ]
    assert ann.post("/api/plans/check", {"plan": {"players": 2, "decks": [deck]}}).json()["sentence"] == said
    assert (
        sentence(ann.post("/api/tables", {"name": "Ann", "begin": True, "plan": {"players": 2, "decks": [deck]}}))
        == said
    )


def test_a_table_is_opened_joined_and_found(ann: Stranger) -> None:
    mine = ann.open("Ann", players=2)
    theirs = ann.join(mine["code"].lower(), "Bob")
    assert (mine["person"], theirs["person"]) == (0, 1)
    found = ann.get(f"/api/tables/{mine['code']}").json()
    assert (found["people"], found["began"]) == (["Ann", "Bob"], False)
    entrances = [{"code": mine["code"], "token": mine["token"]}, {"code": mine["code"].lower(), "token": "wrong"}]
    assert [one["person"] for one in ann.post("/api/tables/mine", {"entrances": entrances[:1]}).json()] == [0]
    assert ann.post("/api/tables/mine", {"entrances": entrances[1:]}).json() == []
    assert mine["code"] not in [one["code"] for one in ann.get("/api/tables").json()]
    with ann.enter(mine) as connection:
        connection.do("sit", seat=0)
        connection.do("begin")
        connection.until(lambda message: message["is"] == "seen")
        assert mine["code"] not in [one["code"] for one in ann.get("/api/tables").json()]
        connection.do("setaccess", access="listed")
        connection.until(lambda message: message["is"] == "company" and message["access"] == "listed")
    assert mine["code"] in [one["code"] for one in ann.get("/api/tables").json()]


def test_one_request_is_enough_to_play(ann: Stranger) -> None:
    entrance = ann.open("Ann", begin=True)
    with ann.enter(entrance) as connection:
        seen = connection.until(lambda message: message["is"] == "seen")
        assert len(seen["scene"]["players"]) == 4
        assert [seat["bot"] for seat in connection.company["seats"]] == [False, True, True, True]


def test_what_cannot_be_done_is_said_in_a_sentence(ann: Stranger) -> None:
    code = ann.open("Ann")["code"]
    for response, status, said in (
        (ann.get("/api/tables/NOBODY"), 404, "There is no table NOBODY."),
        (ann.post("/api/tables/NOBODY/people", {"name": "Bob"}), 404, "There is no table NOBODY."),
        (ann.post(f"/api/tables/{code}/people", {"name": "  "}), 422, "Type a name that others can read."),
        (ann.post(f"/api/tables/{code}/people", {"name": "Ann"}), 422, "Somebody here is called Ann already"),
        (
            ann.post("/api/tables", {"name": "Ann", "plan": {"players": 900}}),
            422,
            "A table here has from 2 to 16 seats",
        ),
        (
            ann.post("/api/tables", {"name": "Ann", "begin": True, "plan": {"variants": ["star"]}}),
            422,
            "Star is played",
        ),
        (ann.post("/api/tables", {"nome": "Ann"}), 400, "That was not understood"),
        (ann.post("/api/tables", {"name": 7}), 400, "at `$.name`"),
        (ann.ask("POST", "/api/tables"), 400, "it is not a single JSON message"),
        (ann.ask("POST", "/api/tables", content=b'{"name": "An'), 400, "it is not a single JSON message"),
        (ann.ask("POST", "/api/tables", content=b'{"name": "\xff"}'), 400, "it is not UTF-8"),
        (ann.ask("POST", "/api/verify", content=b'{"\xff": 1}'), 400, "it is not UTF-8"),
        (ann.ask("POST", "/api/verify", content=b'{"a": ' + b"[" * 100_000), 400, "nested too deeply"),
        (ann.get(f"/api/tables/{code}/summary?game=x"), 400, "Expected `int"),
        (ann.ask("POST", "/api/tables", content=b"[" * 100_000), 400, "That was not understood"),
        (ann.post("/api/tables/mine", {"entrances": [{"code": "x", "token": "y"}] * 101}), 422, "at most 100"),
        (ann.get("/api/nothing"), 404, "There is nothing at this address."),
        (ann.ask("DELETE", "/api/tables"), 405, "does not accept that kind of request"),
    ):
        assert response.status_code == status, response.text
        assert said in sentence(response)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/", "GET, OPTIONS"),
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/mine", "OPTIONS, POST"),
        ("/api/tables/ABCDEF", "GET, OPTIONS"),
        ("/api/schema", "GET, OPTIONS"),
    ],
)
def test_an_address_says_what_it_can_be_asked_for(ann: Stranger, path: str, allowed: str) -> None:
    asked = ann.ask("OPTIONS", path)
    assert (asked.status_code, asked.content, asked.headers["allow"]) == (204, b"", allowed)
    for method in ("HEAD", "DELETE"):
        refused = ann.ask(method, path)
        assert (refused.status_code, refused.headers["allow"]) == (405, allowed)


def test_what_is_no_address_is_none_for_any_method(ann: Stranger) -> None:
    for path in ("/api", "/api/nothing", "/api/schema/nothing", "/api/tables/ABCDEF/steps"):
        assert [ann.ask(method, path).status_code for method in ("GET", "POST", "OPTIONS")] == [404] * 3, path
    assert ann.get("/api/tables/ABCDEF/play").status_code == 405
    with pytest.raises(InvalidStatus) as turned_away:
        connect(f"{ann.address.replace('http', 'ws', 1)}/api/choices", proxy=None)
    assert turned_away.value.response.status_code == 403


def test_slashes_that_mean_nothing_do_not_matter(ann: Stranger, server: Running) -> None:
    for path in ("/api/choices/", "//api/choices", "/api//choices"):
        assert server.raw(path).startswith(b"HTTP/1.1 200 "), path


def test_large_answers_are_compressed_for_who_can_read_that(ann: Stranger) -> None:
    wanted = dict.fromkeys(("gzip", "br, gzip;q=0.5", "gzip ; q=0.05 , br"), "gzip")
    unwanted = dict.fromkeys(("gzip;q=0", "gzip; q=0", "gzip ;q=0", "gzip;q=0 , br", "gzip;q=0.00", "identity"))
    for accepted, encoding in {**wanted, **unwanted}.items():
        found = ann.get("/api/choices", headers={"accept-encoding": accepted})
        assert found.headers.get("content-encoding") == encoding, accepted
        assert found.headers["vary"] == "accept-encoding"
        assert found.json()["editions"] == ["current", "2011"]
    small = ann.get("/api/tables/NOBODY", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in small.headers


def test_the_api_describes_itself(ann: Stranger) -> None:
    answer = ann.get("/api/schema/openapi.json")
    assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
    assert ann.get("/api/schema").content == answer.content
    described = answer.json()
    paths = described["paths"]
    assert {"/api/choices", "/api/tables", "/api/tables/{code}/steps/{step}", "/api/verify"} <= set(paths)
    operations = [one for path in paths.values() for one in path.values()]
    assert all(one["description"] for one in operations)
    names = [one["operationId"] for one in operations]
    assert len(names) == len(set(names))
    opening = paths["/api/tables"]["post"]
    assert _schema(opening["requestBody"]) == {"$ref": "#/components/schemas/NewTable"}
    assert _schema(opening["responses"]["201"]) == {"$ref": "#/components/schemas/Entrance"}
    assert _schema(opening["responses"]["default"]) == {"$ref": "#/components/schemas/ErrorBody"}
    looking = paths["/api/tables/{code}/steps/{step}"]["get"]
    assert [(one["name"], one["in"], one["required"]) for one in looking["parameters"]] == [
        ("code", "path", True),
        ("step", "path", True),
    ]
    assert _schema(looking["responses"]["200"]) == {"$ref": "#/components/schemas/Seen"}
    (_, game) = paths["/api/tables/{code}/summary"]["get"]["parameters"]
    assert (game["name"], game["in"], game["required"]) == ("game", "query", False)
    for name in re.findall(r'"#/components/schemas/([^"]+)"', answer.text):
        assert name in described["components"]["schemas"], name


def _schema(described: dict[str, Any]) -> dict[str, Any]:
    """What a body looks like by a description."""
    found: dict[str, Any] = described["content"]["application/json"]["schema"]
    return found


# ---------------------------------------------------------------------- the page


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><p>the page</p>")
    (tmp_path / "assets" / "index-Ab3_x-9Z.js").write_text("1;" * 4000)
    (tmp_path / "assets" / "style-12345678.css").write_text("p{}" * 400)
    (tmp_path / "assets" / "style-12345678.css.br").write_bytes(b"as if it were brotli")
    (tmp_path.parent / "secret.txt").write_text("nothing for you")
    return tmp_path


def test_the_page_is_served_and_kept_by_browsers(page: Path) -> None:
    with Running(page=page) as running:
        ann = Stranger(running.address)
        index = ann.get("/")
        assert (index.text, index.headers["cache-control"]) == ("<!doctype html><p>the page</p>", "no-cache")
        assert index.headers["content-type"] == "text/html; charset=utf-8"
        again = ann.get("/", headers={"if-none-match": index.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        script = ann.get("/assets/index-Ab3_x-9Z.js", headers={"accept-encoding": "gzip"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "1;" * 4000
        assert int(script.headers["content-length"]) < 1000
        plain = ann.get("/assets/index-Ab3_x-9Z.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        style = ann.get("/assets/style-12345678.css", headers={"accept-encoding": "br;q=0, gzip"})
        assert (style.headers["content-encoding"], style.text) == ("gzip", "p{}" * 400)
        assert running.raw("/assets/style-12345678.css", "accept-encoding: br, gzip").endswith(b"as if it were brotli")


def test_a_page_that_was_not_built_says_how(tmp_path: Path) -> None:
    with Running(page=tmp_path) as running:
        index = Stranger(running.address).get("/")
        assert index.status_code == 503
        assert "python page/building.py build" in index.text


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/../secret.txt",
        "//etc/passwd",
        "/..\\secret.txt",
    ],
)
def test_no_path_leads_out_of_the_page(page: Path, path: str) -> None:
    with Running(page=page) as running:
        answer = running.raw(path)
        assert answer.startswith(b"HTTP/1.1 404 "), answer
        assert b"nothing for you" not in answer
