"""Costs that are paid with cards of a graveyard or with the card itself, and how many colours something has."""

import pytest
from tests.reading.invented import read, refused

from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, Table
from planechase.words.action_costs import ExileSuchFromGraveyard
from planechase.words.cost_words import DiscardThis, ExileThis
from planechase.words.filters import CREATURE


def ability_of(text: str) -> ActivatedAbility:
    ability = read(text).printed.abilities[0]
    assert isinstance(ability, ActivatedAbility)
    return ability


def test_a_card_that_pays_with_itself_may_be_called_by_its_name() -> None:
    exiled = ability_of("{1}, Exile Invention from your graveyard: Draw a card.")
    assert exiled.costs[1] == ExileThis(zone=Zone.GRAVEYARD)
    assert exiled.zone is Zone.GRAVEYARD
    discarded = ability_of("{1}, Discard Invention: Draw a card.")
    assert discarded.costs[1] == DiscardThis()
    assert discarded.zone is Zone.HAND


def test_cards_of_a_kind_are_exiled_from_a_graveyard() -> None:
    one = ability_of("Exile a creature card from your graveyard: Draw a card.")
    assert one.costs == (ExileSuchFromGraveyard(CREATURE),)
    two = ability_of("{1}, Exile two creature cards from your graveyard: Draw a card.")
    assert two.costs[1] == ExileSuchFromGraveyard(CREATURE, 2)


def test_what_is_exiled_from_another_graveyard_is_no_cost() -> None:
    refused("Exile a creature card from a graveyard nearby: Draw a card.")


def test_no_card_is_in_two_places_at_once() -> None:
    back = "Return this card from your graveyard to your hand."
    assert ability_of(f"{{1}}: {back}").zone is Zone.GRAVEYARD
    assert ability_of(f"Exile this card from your graveyard: {back}").zone is Zone.GRAVEYARD
    assert ability_of("Exile this card from your hand: Draw a card.").zone is Zone.HAND
    refused(f"Exile this card from your hand: {back}")


@pytest.mark.rule("118.3", "602.2b")
def test_only_a_card_that_fits_pays() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read("Exile a creature card from your graveyard: You gain 3 life."))
    table.graveyard(ANN, "Grizzly Bears", "Forest")
    table.activate(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 23
    assert table.graveyard(ANN) == ["Forest"]


@pytest.mark.rule("105.2")
@pytest.mark.parametrize(("text", "left"), [("multicolored", ["Grizzly Bears"]), ("monocolored", ["Two Tints"])])
def test_how_many_colors(text: str, left: list[str]) -> None:
    table = Table(free_mana=True)
    both = read("Flying", name="Two Tints", cost="{W}{U}")
    table.battlefield(BOB, "Grizzly Bears", both)
    table.hand(ANN, read(f"Destroy all {text} creatures.", type_line="Sorcery", cost="{W}"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.battlefield(BOB) == left
