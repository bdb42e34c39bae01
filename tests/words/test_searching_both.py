"""Searching a library and a graveyard for the same card (CR 701.23), and two conditions at once."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, Table, check_cards


def made(text: str, size: str = "") -> CardDefinition:
    power, _, toughness = size.partition("/")
    line = "Creature — Elf" if size else "Sorcery"
    read = read_card(CardText("Call Home", line, text, "{G}", power, toughness))
    assert isinstance(read, Understood), read
    return read.definition


WHOLE = (
    "search your library and/or graveyard for a card named Grizzly Bears, reveal it, and put it into your hand. If you "
    "search your library this way, shuffle."
)
CALL = made(WHOLE.capitalize().replace("grizzly bears", "Grizzly Bears").replace("if you", "If you"))
MAYBE = made(f"You may {WHOLE}")


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.library(ANN, "Forest", "Grizzly Bears", "Forest", only=True)
    return table


def cast(table: Table, card: CardDefinition) -> None:
    table.hand(ANN, card)
    table.cast(ANN, "Call Home")
    table.resolve()


def test_it_can_be_played_and_read() -> None:
    check_cards(CALL, MAYBE)


@pytest.mark.rule("701.23", "701.23b")
def test_in_a_library_it_need_not_be_found(table: Table) -> None:
    table.will(ANN, True, [], about="")
    cast(table, CALL)
    assert table.hand(ANN) == []


@pytest.mark.rule("701.23", "701.24")
def test_found_in_the_library_it_comes_to_the_hand(table: Table) -> None:
    table.will(ANN, True, ["Grizzly Bears"])
    cast(table, CALL)
    assert (table.hand(ANN), sorted(table.library(ANN))) == (["Grizzly Bears"], ["Forest", "Forest"])


@pytest.mark.rule("701.23")
def test_without_a_search_of_the_library_it_keeps_its_order(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.will(ANN, False, ["Grizzly Bears"])
    cast(table, CALL)
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], ["Call Home"])
    assert table.library(ANN) == ["Forest", "Grizzly Bears", "Forest"]


def test_it_may_be_left_alone(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.will(ANN, False)
    cast(table, MAYBE)
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Grizzly Bears", "Call Home"])


def test_two_things_must_be_so(table: Table) -> None:
    so = "you control an artifact and an opponent has three or more poison counters"
    text = f"As long as {so}, this creature gets +3/+0."
    elf = table.battlefield(ANN, made(text, "1/1"))
    assert elf.power == 1
    table.battlefield(ANN, "Sol Ring")
    assert elf.power == 1
    table.poison(1, 3)
    assert elf.power == 4
    table.remove("Sol Ring")
    assert elf.power == 1
