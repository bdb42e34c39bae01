"""Station symbols in English (CR 721)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, Table, check_card
from planechase.words.keywords.stations import StationSymbol

BELOW = "Flying\nWhenever this Spacecraft attacks, draw a card."
SHIP = CardText("Slow Barge", "Artifact — Spacecraft", f"Station\nSTATION 4+\n{BELOW}", "{3}", "2", "5")


def understood(card: CardText) -> CardDefinition:
    read = read_card(card)
    assert isinstance(read, Understood), read
    return read.definition


def symbols(card: CardDefinition) -> list[StationSymbol]:
    return [ability for ability in card.printed.abilities if isinstance(ability, StationSymbol)]


@pytest.mark.rule("721.2b", "721.2c")
def test_size_and_abilities_belong_to_the_symbol() -> None:
    barge = understood(SHIP)
    (symbol,) = symbols(barge)
    assert (symbol.least, symbol.power, symbol.toughness, len(symbol.gains)) == (4, 2, 5, 2)
    assert (barge.printed.power, barge.printed.toughness) == (None, None)
    check_card(barge)


def test_the_way_of_today_means_the_same() -> None:
    today = replace(SHIP, text=f"Station\n4+ | {BELOW}")
    assert understood(today).same_as(understood(SHIP))


@pytest.mark.rule("721.2a")
def test_a_symbol_without_a_size_gives_abilities_alone() -> None:
    text = "{T}: Add {W}.\nStation\nSTATION 2+\n{1}, {T}: You gain 1 life."
    (symbol,) = symbols(understood(CardText("Far Moon", "Land — Planet", text)))
    assert (symbol.least, symbol.power, len(symbol.gains)) == (2, None, 1)


def test_of_two_symbols_nobody_knows_whose_the_size_is() -> None:
    two = replace(SHIP, text=f"Station\nSTATION 2+\nVigilance\nSTATION 4+\n{BELOW}")
    assert isinstance(read_card(two), RefusedCard)
    assert len(symbols(understood(replace(two, power="", toughness="")))) == 2


@pytest.mark.rule("721.2b", "702.184a")
def test_a_stationed_ship_is_a_creature() -> None:
    table = Table(free_mana=True)
    barge = table.battlefield(ANN, understood(SHIP), counters={"charge": 3})
    assert not barge.is_a("creature")
    table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, barge)
    table.resolve()
    assert (barge.counter("charge"), barge.power, barge.toughness) == (5, 2, 5)
    assert barge.has("flying")
