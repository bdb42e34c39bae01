"""Cards that come onto the battlefield with counters, are cast from graveyards, and what is counted of the turn."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

HIT = card("Hit", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("122.6")
def test_a_card_returns_with_counters(table: Table) -> None:
    text = "Return target creature card from your graveyard to the battlefield tapped with two +1/+1 counters on it."
    table.graveyard(ANN, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", ["Grizzly Bears"])
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert (bears.power, bears.tapped) == (4, True)
    assert said(text, "Sorcery") == text


@pytest.mark.rule("601.3", "113.6b")
def test_a_card_is_cast_from_its_owners_graveyard(table: Table) -> None:
    cat = read("You may cast this card from your graveyard as long as you control a Forest.")
    table.graveyard(ANN, cat)
    assert not table.can_cast(ANN, "Invention")
    table.battlefield(ANN, "Forest")
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.find("Invention").zone == "battlefield"


@pytest.mark.rule("700.4")
def test_creatures_that_died_this_turn_are_counted(table: Table) -> None:
    mine = "creatures that died under your control this turn"
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    table.hand(ANN, HIT, HIT, read(f"You gain X life, where X is the number of {mine}.", type_line="Sorcery"))
    for victim in ("Grizzly Bears", "Llanowar Elves"):
        table.cast(ANN, "Hit", [victim])
        table.resolve()
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 21


@pytest.mark.rule("608.2c")
def test_one_after_the_other_and_all_of_it_by_the_target(table: Table) -> None:
    text = "Target opponent sacrifices a creature of their choice, discards a card, then loses 2 life."
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Forest")
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [BOB])
    table.resolve()
    assert (table.life(BOB), len(table.hand(BOB)), table.life(ANN)) == (18, 0, 20)
    assert sorted(table.graveyard(BOB)) == ["Forest", "Grizzly Bears"]
    assert said(text, "Sorcery") == text


@pytest.mark.parametrize(
    "text",
    [
        "Each player except target player draws a card.",
        "Target player adds two mana of any one color.",
        "Draw a card for each creature that died this turn.",
    ],
)
def test_what_is_said_again(text: str) -> None:
    assert said(text, "Sorcery") == text
