"""Cards of a server that are not built in: lists may name them, and a table has all it needs of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.strangers import Running, Stranger, sentence

from planechase.collection.files import in_english
from planechase.collection.proxies import Proxied
from planechase.game import Game
from planechase.server.server_cards import ServerCards
from planechase.tables import commands as ask
from planechase.tables.fairness import verify
from planechase.tables.plans import Listed, Plan, dealt, told
from planechase.tables.replaying import whole_record
from planechase.tables.simulated_people import Rehearsal
from planechase.words.plain_data import card_to_plain

CARDS = "Meadow Guard {W}\nCreature — Elf\nFlying\n2/1\n\nMeadow Song {W}\nSorcery\nEverybody sings."
GUARDS = "56 Plains\n4 Meadow Guard"
SONGS = "56 Plains\n4 Meadow Song"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(server_cards=ServerCards(in_english(CARDS, proxies=True))) as running:
        yield running


@pytest.fixture
def ann(server: Running) -> Stranger:
    return Stranger(server.address)


def listed(text: str, **more: Any) -> dict[str, Any]:
    return {"type": "list", "text": text, **more}


def test_a_list_that_names_them_is_fine_and_one_that_is_not_understood_says_why(ann: Stranger) -> None:
    assert ann.post("/api/decks/check", {"text": GUARDS}).json()["problems"] == []
    [problem] = ann.post("/api/decks/check", {"text": SONGS}).json()["problems"]
    assert (problem["line"], "is not understood" in problem["sentence"]) == (2, True)
    plan = {"variants": [], "players": 2, "decks": [listed(GUARDS)]}
    assert ann.post("/api/plans/check", {"plan": plan}).json()["sentence"] is None


def test_a_game_begins_with_them_and_nobody_is_told_how_they_are_written(ann: Stranger) -> None:
    mine = ann.open("Ann", begin=True, variants=[], players=2, decks=[listed(GUARDS)], seed=1)
    with ann.enter(mine) as connection:
        company = connection.until(lambda message: "plan" in message)
        assert company["plan"]["decks"][0] == listed(GUARDS, name="", cards={})
        connection.until(lambda message: message["is"] == "seen")


def test_a_guest_brings_them_over_a_connection(ann: Stranger) -> None:
    mine = ann.open("Ann", variants=[], players=2)
    with ann.enter(mine) as connection:
        connection.do("sit", seat=0)
        connection.do("bring", deck=listed(GUARDS))
        connection.until(
            lambda message: "plan" in message and message["plan"]["decks"][:1] == [listed(GUARDS, name="", cards={})]
        )
        connection.do("bring", deck=listed(SONGS))
        assert "There is no card “Meadow Song” here" in connection.refusal()


def test_nobody_brings_cards_of_their_own_making(ann: Stranger) -> None:
    forged = in_english("Great Guard {W}\nCreature — Elf\n99/99").find("Great Guard")
    assert forged is not None
    deck = listed("56 Plains\n4 Great Guard", cards={"great guard": card_to_plain(forged)})
    refused = ann.post("/api/tables", {"name": "Ann", "begin": True, "plan": {"players": 2, "decks": [deck]}})
    assert (refused.status_code, "There is no card “Great Guard” here" in sentence(refused)) == (422, True)
    mine = ann.open("Ann", variants=[], players=2)
    with ann.enter(mine) as connection:
        connection.do("sit", seat=0)
        connection.do("bring", deck=deck)
        assert "There is no card “Great Guard” here" in connection.refusal()
        connection.do("propose", plan={"variants": [], "players": 2, "decks": [deck]})
        assert "There is no card “Great Guard” here" in connection.refusal()


def test_a_plan_has_what_its_lists_name_and_is_told_without() -> None:
    plan = ServerCards(in_english(CARDS, proxies=True)).plan(Plan((), 2, (Listed(GUARDS), Listed("60 Plains"))))
    guards, plains = plan.decks
    assert isinstance(guards, Listed)
    assert (list(guards.cards), plains) == (["meadow guard"], Listed("60 Plains"))
    assert told(plan).decks[0] == Listed(GUARDS)


def test_proxies_are_written_in_under_the_names_that_the_list_has() -> None:
    server_cards = ServerCards(Proxied(in_english(CARDS, proxies=True)))
    setup, _ = dealt(server_cards.plan(Plan((), 2, (Listed(SONGS),), seed=1)), ["Ann", "Bob"], 1)
    assert sum(card.name == "Meadow Song (a proxy)" for card in setup.seats[0].deck) == 4


def test_a_game_with_them_is_proved_and_replayed_without_the_server_cards() -> None:
    plan = ServerCards(in_english(CARDS, proxies=True)).plan(Plan((), 2, (Listed(GUARDS), Listed(GUARDS))))
    rehearsal = Rehearsal(plan, people=2, secret=bytes(32))
    rehearsal.do(rehearsal.people[1], ask.Concede())
    record = whole_record(rehearsal.table)
    assert verify(record).ok, verify(record).sentence
    assert any(card.name == "Meadow Guard" for card in Game.replay(record).setup.seats[0].deck)
