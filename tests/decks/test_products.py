"""The built-in decks: the eight game packs, card for card, and the starter decks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from planechase.decks import Product, UnknownDeck, deck, names, planar_deck, product
from planechase.decks.products import PRODUCTS
from planechase.decks.starters import STARTERS
from planechase.variants.planechase import check_planar_deck

REFERENCE = Path(__file__).parents[3] / "shared" / "reference" / "decks.json"


def reference() -> list[dict[str, Any]]:
    """The game packs of 2009 and 2012, as they were sold."""
    if not REFERENCE.is_file():
        pytest.skip("the reference is not beside the repository")
    entries: list[dict[str, Any]] = json.loads(REFERENCE.read_text(encoding="utf-8"))
    return [entry for entry in entries if entry["year"] in (2009, 2012)]


def test_the_products_are_those_that_were_sold_card_for_card() -> None:
    sold = [
        (entry["name"], entry["product"], entry["year"], entry["main"], sorted(entry["planar_deck"]))
        for entry in reference()
    ]
    assert [(each.name, each.series, each.year, dict(each.main), sorted(each.planar)) for each in PRODUCTS] == sold


def test_products_come_before_starter_decks() -> None:
    first = tuple(each.name for each in (*PRODUCTS, *STARTERS))
    assert names()[: len(first)] == first
    assert names(2012) == ("Chaos Reigns", "Night of the Ninja", "Primordial Hunger", "Savage Auras")


@pytest.mark.parametrize("each", [*PRODUCTS, *STARTERS], ids=lambda each: str(each.name))
def test_a_deck_has_sixty_cards_that_are_known(each: Product) -> None:
    cards = deck(each.name)
    assert len(cards) == 60
    assert not any(card.printed.lives_in_command_zone for card in cards)


@pytest.mark.rule("901.3")
@pytest.mark.parametrize("each", PRODUCTS, ids=lambda each: str(each.name))
def test_each_product_has_a_legal_planar_deck_of_ten(each: Product) -> None:
    cards = planar_deck(each.name)
    assert len(cards) == 10
    check_planar_deck(cards)


def test_starter_decks_have_no_planar_deck() -> None:
    assert {planar_deck(each.name) for each in STARTERS} == {()}


def test_a_product_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        product("Zombie Empire").main["Forest"] = 60  # type: ignore[index]


def test_a_misspelt_deck_gets_the_nearest_name() -> None:
    with pytest.raises(UnknownDeck, match="did you mean 'Zombie Empire'"):
        deck("Zombie Empier")
