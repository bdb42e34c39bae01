"""A server that is killed at any moment, again and again, while bots play: nothing that was acknowledged is lost."""

from __future__ import annotations

import contextlib
import os
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.strangers import PATIENCE, Talk, served
from tests.warm import Forked, Warm
from websockets.exceptions import ConnectionClosed

ROUNDS = 3


class Diary:
    """What was told at a table, by number: what is told again must be the same."""

    def __init__(self) -> None:
        self.number = -1
        self.question: dict[str, Any] | None = None
        self.log: list[Any] = []

    def note(self, message: dict[str, Any]) -> None:
        if message["is"] == "seen":
            self.log = message["log"]
        elif message["is"] == "changed":
            self.log = [*self.log[: message["kept"]], *message["log"]]
        else:
            return
        self.number, self.question = message["number"], message["question"]

    def must_go_on_in(self, seen: dict[str, Any]) -> None:
        """What comes after a kill is where it was, or a little further: bots may have been saved but not told."""
        assert seen["number"] >= self.number
        settled = self.log[:-1]
        assert seen["log"][: len(settled)] == settled
        if seen["number"] == self.number:
            assert seen["question"] == self.question


def _plays(talk: Talk, diary: Diary, answers: int) -> None:
    """Pass at whatever is asked, until so many answers were given, and let a bot answer what cannot be passed."""
    enough = diary.number + answers
    answered = -1
    while diary.number < enough:
        if talk.is_asked and diary.number != answered:
            assert talk.question is not None
            answered = diary.number
            if talk.question["asked"]["kind"] == "Priority":
                talk.do("passon", number=answered, until="once")
            else:
                talk.do("lend", seat=0, to_bot=True)
        diary.note(talk.until(lambda message: message["is"] == "changed"))


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_after_every_kill_each_table_is_where_it_was(warm: Warm, tmp_path: Path) -> None:
    tables = tmp_path / "tables.db"
    chance = random.Random(7)
    diaries: dict[str, Diary] = {}
    entrances: dict[str, dict[str, Any]] = {}
    for _ in range(ROUNDS):
        with served(warm, tables) as (process, ann):
            if not entrances:
                for name in ("Ann", "Bob"):
                    entrances[name] = ann.open(name, begin=True, bots=["random"] * 4)
                    diaries[name] = Diary()
            listed = ann.post("/api/tables/mine", {"entrances": [_known(one) for one in entrances.values()]}).json()
            assert {one["code"] for one in listed} == {one["code"] for one in entrances.values()}
            talks = {name: ann.enter(one) for name, one in entrances.items()}
            for name, talk in talks.items():
                seen = talk.until(lambda message: message["is"] == "seen")
                diaries[name].must_go_on_in(seen)
                diaries[name].note(seen)
            _until_killed(process, talks, diaries, chance.randint(3, 40))
            for talk in talks.values():
                talk.close()
    assert all(diary.number > 3 * ROUNDS for diary in diaries.values())
    with served(warm, tables) as (_, ann):
        for name, entrance in entrances.items():
            with ann.enter(entrance) as talk:
                diaries[name].must_go_on_in(talk.until(lambda message: message["is"] == "seen"))


def _until_killed(process: Forked, talks: dict[str, Talk], diaries: dict[str, Diary], answers: int) -> None:
    """Play at all tables for a while; then the server is killed in the middle of it, and all connections break."""
    for name, talk in talks.items():
        _plays(talk, diaries[name], answers)
    process.kill()
    for name, talk in talks.items():
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                diaries[name].note(talk.hear(PATIENCE))


def _known(entrance: dict[str, Any]) -> dict[str, Any]:
    return {"code": entrance["code"], "token": entrance["token"]}


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_an_answer_that_was_acknowledged_is_never_asked_again(warm: Warm, tmp_path: Path) -> None:
    tables = tmp_path / "tables.db"
    with served(warm, tables) as (process, ann):
        mine = ann.open("Ann", players=2)
        theirs = ann.join(mine["code"], "Bob")
        with ann.enter(mine) as one, ann.enter(theirs) as other:
            one.do("sit", seat=0)
            other.do("sit", seat=1)
            other.until(lambda message: message["is"] == "company" and message["seats"][1]["person"] == 1)
            one.do("begin")
            for talk in (one, other):
                talk.until(lambda message: message["is"] == "seen")
            asked, waiting = (one, other) if one.is_asked else (other, one)
            before = asked.told["number"]
            asked.answer(False)
            told = waiting.until(lambda message: message["is"] == "changed")
            process.kill()
            assert told["number"] == before + 1
    with served(warm, tables) as (_, ann), ann.enter(mine) as one, ann.enter(theirs) as other:
        for talk in (one, other):
            talk.until(lambda message: message["is"] == "seen")
            assert talk.told["number"] == before + 1
        asked, waiting = (one, other) if one.is_asked else (other, one)
        assert asked.question == {**told["question"], "mine": True} or told["question"]["mine"]
        asked.do("answer", number=before, answer=False)
        assert asked.refusal() == "This question has already been answered."
