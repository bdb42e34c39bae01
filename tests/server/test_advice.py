"""Advice over a connection, and reasons in games that are over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.strangers import Running, Stranger, Talk


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server whose adviser looks ahead for a moment only."""
    with pytest.MonkeyPatch.context() as patched, Running(workers=1) as running:
        for asking in ("planechase.server.advice_requests", "planechase.tables.advising"):
            patched.setattr(f"{asking}.ADVISER", "seer@5")
        yield running


@pytest.fixture
def ann(server: Running) -> Stranger:
    return Stranger(server.address)


def advice(connection: Talk, number: int) -> dict[str, Any]:
    connection.do("advise", number=number)
    return connection.until(lambda message: message["is"] in ("advice", "refusal"))


def test_a_bot_says_what_it_would_do_and_its_answer_can_be_given(ann: Stranger) -> None:
    mine = ann.open(begin=True, players=2, seed=3)
    measures: set[str | None] = set()
    with ann.enter(mine) as connection:
        for _ in range(12):
            question = connection.until_asked()
            assert connection.company["advice"]
            told = advice(connection, question["number"])
            assert told["number"] == question["number"]
            (chosen,) = [each for each in told["weighed"] if each["chosen"]]
            measures.update(each["measure"] for each in told["weighed"])
            connection.answer(chosen["answer"])
            connection.until(lambda message: message["is"] == "changed")
    assert "chance" in measures, "who is asked looks ahead"


def test_nobody_else_is_told(ann: Stranger) -> None:
    mine = ann.open(begin=True, players=2, seed=3)
    with ann.enter(mine) as connection, ann.connect(mine["code"], None) as watcher:
        question = connection.until_asked()
        watcher.until(lambda message: message["is"] == "seen")
        assert advice(connection, question["number"])["is"] == "advice"
        connection.do("say", text="Now.")
        heard = [watcher.hear()["is"]]
        while heard[-1] != "spoken":
            heard.append(watcher.hear()["is"])
        assert "advice" not in heard
        watcher.do("advise", number=question["number"])
        assert watcher.refusal()


def test_people_who_play_against_each_other_get_no_advice(ann: Stranger) -> None:
    mine = ann.open("Ann", players=2, seed=3)
    theirs = ann.join(mine["code"], "Bob")
    with ann.enter(mine) as host, ann.enter(theirs) as guest:
        host.do("sit", seat=0)
        guest.do("sit", seat=1)
        guest.until(lambda message: message["is"] == "company" and message["seats"][1]["person"] == 1)
        host.do("begin")
        for connection in (host, guest):
            connection.until(lambda message: message["is"] == "seen")
        asked = host if host.is_asked else guest
        assert asked.question is not None
        told = advice(asked, asked.question["number"])
        assert told["is"] == "refusal"
        assert "no advice" in told["sentence"]


def test_what_was_considered_is_told_when_a_game_is_over(ann: Stranger) -> None:
    mine = ann.open(begin=True, players=2, seed=3)
    where = f"/api/tables/{mine['code']}/steps"
    with ann.enter(mine) as connection:
        for _ in range(16):
            question = connection.until_asked()
            connection.answer(advice(connection, question["number"])["weighed"][0]["answer"])
            connection.until(lambda message: message["is"] == "changed")
        connection.until_asked()
        refused = ann.get(f"{where}/3/why")
        assert refused.status_code >= 400
        assert "when the game is over" in refused.text
        connection.do("concede")
        connection.until_over()
    last = ann.get(f"{where}/last").json()["number"]
    reasons = [ann.get(f"{where}/{step}/why").json() for step in range(last + 1)]
    assert reasons[0] is None
    assert reasons[last] is None
    told = [each for each in reasons if each is not None and any(one["measure"] for one in each["weighed"])]
    assert {(each["seat"], each["bot"]) for each in told} == {(0, False), (1, True)}
    assert all(sum(one["chosen"] for one in each["weighed"]) == 1 for each in told)
    assert any(each["weighed"][0]["words"][0].startswith("Cast") for each in told if each["bot"])
    assert ann.get(f"{where}/{last + 1}/why").status_code >= 400
    assert ann.get(f"{where}/x/why").status_code >= 400
