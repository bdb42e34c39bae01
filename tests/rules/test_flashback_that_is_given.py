"""A card in a graveyard that gains an ability to be cast from there is offered, though none has one of its own."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table

AID = read("You gain 5 life.", "Aid", "Instant")
GRANTS = [
    "Instant and sorcery cards in your graveyard have flashback. The flashback cost is equal to the card's mana cost.",
    "During your turn, instant and sorcery cards in your graveyard have flashback. "
    "The flashback cost is equal to the card's mana cost.",
]


@pytest.mark.rule("601.3e", "702.34a")
@pytest.mark.parametrize("text", GRANTS)
def test_the_only_card_of_its_kind_can_be_cast(text: str) -> None:
    table = Table()
    table.lands(ANN, "Plains", 1)
    table.battlefield(ANN, read(text, "Remembrance", "Enchantment"))
    table.graveyard(ANN, AID)
    table.cast(ANN, "Aid", way="flashback")
    table.resolve_all()
    assert table.life(ANN) == 25
    assert table.zone(ANN, "exile") == ["Aid"]


@pytest.mark.rule("601.3e", "702.34a")
@pytest.mark.parametrize(("text", "offered"), [(GRANTS[0], True), (GRANTS[1], False)])
def test_its_player_is_asked_in_the_turn_of_another(text: str, offered: bool) -> None:
    table = Table()
    table.lands(ANN, "Plains", 1)
    table.battlefield(ANN, read(text, "Remembrance", "Enchantment"))
    table.graveyard(ANN, AID)
    table.turn(BOB)
    table.pass_(BOB)
    assert ("cast Aid (flashback)" in table.actions(ANN)) is offered
