"""What somebody reads that an action costs is what it takes now."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table


def prices(table: Table) -> dict[str, str | None]:
    assert table.decision is not None
    return {option["label"]: option.get("price") for option in table.decision.plain(ANN)["options"]}


@pytest.mark.rule("601.2f")
def test_a_spell_that_costs_less_says_so() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 5)
    table.hand(ANN, "Dregscape Zombie", "Soulless One")
    assert prices(table)["Cast Soulless One {3}{B}"] == "{3}{B}"
    table.battlefield(ANN, "Undead Warchief")
    assert prices(table)["Cast Soulless One {2}{B}"] == "{2}{B}"


@pytest.mark.rule("107.3a")
def test_an_x_that_is_still_to_be_chosen_stands_in_the_price() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Blaze")
    assert prices(table)["Cast Blaze {X}{R}"] == "{X}{R}"


def test_an_ability_names_its_mana_and_a_land_costs_nothing() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 2)
    table.hand(ANN, "Swamp")
    table.battlefield(ANN, "Corpse Harvester")
    found = prices(table)
    assert found["Play Swamp"] is None
    assert [price for label, price in found.items() if label.startswith("Corpse Harvester")] == ["{1}{B}"]


def test_nobody_else_is_told_what_somebody_could_pay_for() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    assert table.decision is not None
    assert "options" not in table.decision.plain(BOB)
