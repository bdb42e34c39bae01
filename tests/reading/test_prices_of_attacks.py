"""What attacks cost: by creatures of a kind, and on planeswalkers as well; and a card of the hand that is exiled."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import card, loyal, planeswalker
from planechase.words.effects.hands import draw

WALKER = card("Walker", "{2}", planeswalker("Jace", 3), loyal(1, draw(1)))
YOU = "can't attack you unless their controller pays {2} for each creature they control that's attacking you."
WALKERS = "can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures."


@pytest.mark.parametrize("text", [f"Nonblack creatures {YOU}", f"Creatures {WALKERS}"])
def test_it_is_said_as_it_was_written(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("508.1g")
def test_only_creatures_of_the_kind_cost_something() -> None:
    table = Table()
    table.battlefield(BOB, read(f"Nongreen creatures {YOU}"))
    bears, cat = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, read("Flying", name="Tom"))
    lands = table.battlefield(ANN, "Forest", "Forest", "Forest", "Forest")
    table.attack(ANN, {bears: BOB, cat: BOB})
    assert sum(land.tapped for land in lands) == 2


@pytest.mark.rule("508.1g", "506.2")
@pytest.mark.parametrize(("text", "costs"), [(YOU, False), (WALKERS, True)])
def test_a_planeswalker_is_attacked_for_a_price_only_if_that_is_said(text: str, costs: bool) -> None:
    table = Table()
    table.battlefield(BOB, read(f"Creatures {text}"))
    walker = table.battlefield(BOB, WALKER)
    bears, forest = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Forest")
    table.attack(ANN, {bears: walker})
    assert forest.tapped is costs


@pytest.mark.rule("607.2a")
def test_a_card_of_the_hand_is_exiled() -> None:
    table = Table()
    rock = read("When this artifact enters, you may exile a creature card from your hand.", type_line="Artifact")
    table.hand(ANN, "Grizzly Bears", "Forest")
    table.will(ANN, True)
    table.enters(ANN, rock)
    table.resolve()
    assert (table.hand(ANN), table.zone(ANN, "exile")) == (["Forest"], ["Grizzly Bears"])
