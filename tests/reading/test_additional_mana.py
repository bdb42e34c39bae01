"""Mana that somebody adds besides what a land is tapped for (CR 605.1b, 106.12a)."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, Table

ANY = (
    "Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color."
)
MIXED = ANY.replace("one mana of any color", "two mana in any combination of colors")
AURA = "Enchantment — Aura"


@pytest.mark.parametrize("text", [ANY, MIXED])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text, AURA) == text


@pytest.mark.rule("605.1b", "106.12a")
@pytest.mark.parametrize(("text", "cost"), [(ANY, "{G}{U}"), (MIXED, "{G}{U}{R}")])
def test_an_enchanted_land_makes_more_mana(text: str, cost: str) -> None:
    table = Table()
    (forest,) = table.lands(ANN, "Forest", 1)
    table.hand(ANN, read("", "Hybrid", cost=cost))
    assert not table.can_cast(ANN, "Hybrid")
    table.battlefield(ANN, read(text, "Growth", AURA), attached_to=forest)
    assert table.can_cast(ANN, "Hybrid")
