"""The built-in decks: the eight game packs (card for card in `tests/reference`) and the starter decks."""

from __future__ import annotations

import pytest

from planechase.decks import Product, UnknownDeck, deck, names, planar_deck, product
from planechase.decks.products import PRODUCTS
from planechase.decks.starters import STARTERS
from planechase.variants.planechase import check_planar_deck


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
