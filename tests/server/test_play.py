"""Playing over a WebSocket: what one is told, what one may ask for, and what happens to a connection."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.server.strangers import GENEROUS, Running, Stranger, Talk, sentence

from planechase.server.limits import RateLimit


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running() as running:
        yield running


@pytest.fixture
def ann(server: Running) -> Stranger:
    return Stranger(server.address)


def two(ann: Stranger) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table of two, at which Ann and Bob sit and have begun."""
    mine = ann.open("Ann", players=2, seed=3)
    theirs = ann.join(mine["code"], "Bob")
    with ann.enter(mine) as host, ann.enter(theirs) as guest:
        host.do("sit", seat=0)
        guest.do("sit", seat=1)
        guest.until(lambda message: message["is"] == "company" and message["seats"][1]["person"] == 1)
        host.do("begin")
        host.until(lambda message: message["is"] == "seen")
    return mine, theirs


def asked_first(one: Talk, other: Talk) -> tuple[Talk, Talk]:
    """Who is to answer, and who is not."""
    for connection in (one, other):
        connection.until(lambda message: message["is"] == "seen")
    return (one, other) if one.is_asked else (other, one)


def test_who_comes_is_told_who_is_there_what_was_said_and_what_is_to_see(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as connection:
        connection.do("say", text="Hello")
        connection.until(lambda message: message["is"] == "spoken")
        with ann.enter(theirs) as other:
            kinds = [other.hear()["is"] for _ in range(3)]
            assert kinds == ["company", "spoken", "seen"]
            assert other.company["me"] == theirs["person"]


def test_an_answer_comes_to_everybody(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, waiting = asked_first(one, other)
        number = asked.told["number"]
        asked.answer(False)
        for connection in (asked, waiting):
            assert connection.until(lambda message: message["is"] == "changed")["number"] > number


def test_an_answer_counts_once_however_often_it_is_sent(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, waiting = asked_first(one, other)
        number = asked.told["number"]
        for _ in range(3):
            asked.answer(False, number)
        assert "This question has already been answered." in {asked.refusal(), asked.refusal()}
        asked.answer(False, number + 40)
        assert asked.refusal() == "This question has already been answered."
        assert waiting.until(lambda message: message["is"] == "changed")["number"] == number + 1
        waiting.answer(False)
        assert waiting.until(lambda message: message["is"] == "changed")["number"] > number + 1


def test_nobody_answers_for_another_seat(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other, ann.connect(mine["code"], None) as watcher:
        asked, waiting = asked_first(one, other)
        waiting.answer(False)
        assert "decides now" in waiting.refusal()
        watcher.until(lambda message: message["is"] == "seen")
        watcher.answer(False)
        assert watcher.refusal()
        for what in (
            {"do": "concede"},
            {"do": "pause", "paused": True},
            {"do": "say", "text": "Hi"},
            {"do": "sit", "seat": 0},
        ):
            watcher.send(what)
            assert watcher.refusal()
        assert asked.told["question"]["number"] == watcher.told["number"]


def test_nobody_sees_anothers_hand(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other, ann.connect(mine["code"], None) as watcher:
        for connection in (one, other, watcher):
            connection.until(lambda message: message["is"] == "seen")
        for connection, seat in ((one, 0), (other, 1), (watcher, None)):
            hands = {thing["owner"] for thing in connection.told["scene"]["things"].values() if thing["zone"] == "hand"}
            assert hands == ({seat} if seat is not None else set())


def test_whoever_comes_back_in_the_middle_of_a_question_is_asked_the_same(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, waiting = asked_first(one, other)
        who = mine if asked is one else theirs
        before = asked.question
        asked.close()
        with ann.enter(who) as again:
            assert again.until_asked() == before
            again.answer(False)
            waiting.until(lambda message: message["is"] == "changed")


def test_two_devices_of_one_person_see_the_same(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(mine) as phone, ann.enter(theirs) as other:
        asked, _ = asked_first(one, other)
        phone.until(lambda message: message["is"] == "seen")
        assert phone.told == one.told
        asked.answer(False)
        first, second = (connection.until(lambda message: message["is"] == "changed") for connection in (one, phone))
        assert first == second


def test_a_connection_without_a_right_secret_is_closed(ann: Stranger) -> None:
    mine = ann.open("Ann")
    for code, token, why in (
        (mine["code"], "wrong", 4401),
        (mine["code"], "", 4401),
        (mine["code"], mine["token"] + "x", 4401),
        (mine["code"], mine["token"][:-1], 4401),
        ("NOBODY", mine["token"], 4404),
    ):
        with ann.connect(code, token) as connection:
            assert connection.closed() == why, (code, token)


@pytest.mark.parametrize("first", ["", "{", "[]", '{"token": 7}', '{"do": "begin"}', b"\x00\x01", "[" * 5000])
def test_who_does_not_say_who_they_are_is_sent_away(ann: Stranger, first: str | bytes) -> None:
    mine = ann.open("Ann")
    with ann.connect(mine["code"], None, introduce=False) as connection:
        connection.send(first)
        assert "not understood" in connection.refusal()
        assert connection.closed() == 4401


@pytest.mark.parametrize(
    "malformed",
    [
        "",
        "nonsense",
        "{}",
        "[]",
        '{"do": "fly"}',
        '{"do": "answer"}',
        '{"do": "answer", "number": "x", "answer": 0}',
        '{"do": "sit", "seat": 1.5}',
        '{"do": "say", "text": null}',
        b"\xff\xfe",
        b'{"do": "begin"}',
        '{"do": "say", "text": "\\ud800"}',
        '{"do": "answer", "number": 1, "answer": ' + "[" * 20_000 + "]" * 20_000 + "}",
    ],
)
def test_what_is_no_command_is_refused_and_harms_nothing(ann: Stranger, malformed: str | bytes) -> None:
    mine = ann.open("Ann")
    with ann.enter(mine) as connection:
        connection.until(lambda message: message["is"] == "company")
        connection.send(malformed)
        assert "not understood" in connection.refusal()
        connection.do("say", text="Still here")
        assert connection.until(lambda message: message["is"] == "spoken")["text"] == "Still here"


def test_steps_are_seen_again_from_ones_own_seat(ann: Stranger) -> None:
    mine, theirs = two(ann)
    where = f"/api/tables/{mine['code']}/steps"
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, waiting = asked_first(one, other)
        asked.answer(False)
        waiting.until(lambda message: message["is"] == "changed")
    seen = ann.get(f"{where}/last", mine["token"]).json()
    assert seen["is"] == "seen"
    owners = {thing["owner"] for thing in seen["scene"]["things"].values() if thing["zone"] == "hand"}
    assert owners == {0}
    first = ann.get(f"{where}/0", theirs["token"]).json()
    assert first["number"] == 0 < seen["number"]
    watched = ann.get(f"{where}/0").json()
    assert not [thing for thing in watched["scene"]["things"].values() if thing["zone"] == "hand"]
    for wrong in ("-1", "x", "1e3", "99999", "9" * 30):
        assert ann.get(f"{where}/{wrong}", mine["token"]).status_code == 422
    refused = ann.get(f"{where}/0", "wrong")
    assert (refused.status_code, sentence(refused)) == (401, "Nobody at this table has this secret.")


def test_while_a_game_goes_on_only_what_one_has_seen_can_be_taken_along(ann: Stranger) -> None:
    mine, _ = two(ann)
    file = ann.get(f"/api/tables/{mine['code']}/export", mine["token"])
    assert file.headers["content-disposition"] == f'attachment; filename="planechase-{mine["code"]}.json"'
    taken = file.json()
    assert not {"setup", "answers", "seed", "fair"} & set(taken)
    assert taken["film"]["first"]["scene"]["viewer"] == taken["seen_by"] == 0
    assert "seed" not in taken["plan"] or taken["plan"]["seed"] is None
    watching = ann.post(f"/api/tables/{mine['code']}/continue", {"name": "Ann", "step": 0})
    assert (watching.status_code, "only its players" in sentence(watching)) == (422, True)
    anew = ann.post(f"/api/tables/{mine['code']}/continue", {"name": "Ann", "step": 0}, mine["token"]).json()
    with ann.enter(anew) as connection:
        connection.until(lambda message: message["is"] == "seen")
        connection.do("concede")
        connection.until_over()
    taken = ann.get(f"/api/tables/{anew['code']}/export", anew["token"]).json()
    assert not {"setup", "answers", "seed", "fair"} & set(taken)


def test_a_game_that_is_over_is_seen_whole_proved_and_goes_on_anew(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, waiting = asked_first(one, other)
        asked.answer(False)
        waiting.until_asked()
        waiting.answer(False)
        waiting.do("concede")
        asked.until_over()
    code, token = mine["code"], mine["token"]
    seen = ann.get(f"/api/tables/{code}/steps/1", token).json()
    owners = {thing["owner"] for thing in seen["scene"]["things"].values() if thing["zone"] == "hand"}
    assert owners == {0, 1}
    record = ann.get(f"/api/tables/{code}/export", token).json()
    proved = ann.post("/api/verify", record).json()
    assert proved["steps"] == len(record["answers"])
    record["answers"][0] = True
    film = ann.post("/api/film", {**record, "answers": record["answers"][:1]}).json()
    assert (film["first"]["scene"]["viewer"], len(film["changes"]), film["over"]) == (0, 1, False)
    assert record["saved_by"] == 0
    forged = ann.post("/api/verify", record).json()
    assert not forged["ok"]
    assert forged["sentence"] != proved["sentence"]
    anew = ann.post(f"/api/tables/{code}/continue", {"name": "Ann", "step": 1}, token).json()
    with ann.enter(anew) as connection:
        connection.until(lambda message: message["is"] == "seen")
        assert [seat["bot"] for seat in connection.company["seats"]] == [False, True]


def test_a_game_from_a_file_goes_on_at_a_table(ann: Stranger) -> None:
    mine, theirs = two(ann)
    with ann.enter(mine) as one, ann.enter(theirs) as other:
        asked, _ = asked_first(one, other)
        asked.do("concede")
        asked.until_over()
    record = ann.get(f"/api/tables/{mine['code']}/export", mine["token"]).json()
    over = ann.post("/api/continue", {"name": "Cat", "record": record})
    assert sentence(over) == "This game is over; continue from an earlier step."
    anew = ann.post("/api/continue", {"name": "Cat", "record": record, "step": 0, "seat": 1}).json()
    with ann.enter(anew) as connection:
        connection.until(lambda message: message["is"] == "seen")
        assert connection.company["seats"][1]["person"] == 0
    for bad in (
        {},
        {"setup": 7, "answers": []},
        {**record, "format": 99},
        {**record, "setup": {**record["setup"], "cards": [{}]}},
    ):
        assert ann.post("/api/continue", {"name": "Cat", "record": bad}).status_code == 422
        assert ann.post("/api/film", bad).status_code == 422
    assert ann.post("/api/continue", {"name": "Cat", "record": record, "step": -5}).status_code == 422


def test_when_the_server_stops_everybody_is_told_to_come_back() -> None:
    with Running() as running:
        connection = Stranger(running.address).enter(Stranger(running.address).open("Ann"))
        connection.hear()
    assert connection.closed() == 4409
    connection.close()


def test_who_asks_too_fast_is_sent_away() -> None:
    with Running(replace(GENEROUS, commands=RateLimit(1, 5))) as running:
        ann = Stranger(running.address)
        with ann.enter(ann.open("Ann")) as connection:
            for number in range(7):
                connection.do("say", text=f"Hello {number}")
            assert connection.closed() == 4429
