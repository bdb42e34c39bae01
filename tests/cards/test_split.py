"""Split cards: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot
from planechase.bots.bot_choosing import choose
from planechase.cards import pool
from planechase.rules.state.decisions import Choose
from planechase.rules.turns.priority import CastSpell
from planechase.testing import ANN, BOB, Table
from planechase.testing.checks import check_cards


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- Assault // Battery


@pytest.mark.rule("709.3", "115.4")
@pytest.mark.parametrize("victim", ["player", "creature"])
def test_assault_deals_two_damage_to_anything(table: Table, victim: str) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Assault // Battery")
    table.cast(ANN, "Assault", targets=[BOB if victim == "player" else bears])
    table.resolve()
    assert (table.life(BOB), bears.exists) == ((18, True) if victim == "player" else (20, False))
    assert table.zone(ANN, "graveyard") == ["Assault // Battery"]


@pytest.mark.rule("709.3", "111.3")
def test_battery_creates_an_elephant(table: Table) -> None:
    table.hand(ANN, "Assault // Battery")
    table.cast(ANN, "Battery")
    table.resolve()
    elephant = table.find("Elephant Token")
    assert (elephant.power, elephant.toughness, elephant.colors) == (3, 3, "G")
    assert elephant.subtypes == {"Elephant"}
    assert (table.life(BOB), table.zone(ANN, "graveyard")) == (20, ["Assault // Battery"])


# ---------------------------------------------------------------------- Order // Chaos


@pytest.mark.rule("709.3", "508.1k")
def test_order_exiles_only_what_attacks(table: Table) -> None:
    attacker, other = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.hand(BOB, "Order // Chaos")
    assert table.why_not_cast(BOB, "Order") == "There is no legal target for Order."
    table.attack(ANN, {attacker: BOB})
    with table.refuses("not a legal target"):
        table.cast(BOB, "Order", targets=[other])
    table.cast(BOB, "Order", targets=[attacker])
    table.resolve()
    assert table.zone(ANN, "exile") == ["Grizzly Bears"]


@pytest.mark.rule("709.3", "509.1b", "611.2c")
def test_chaos_keeps_even_later_creatures_from_blocking(table: Table) -> None:
    attacker = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Order // Chaos")
    table.cast(ANN, "Chaos")
    table.resolve()
    table.enters(BOB, "Grizzly Bears")
    table.attack(ANN, {attacker: BOB})
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("514.2")
def test_chaos_is_over_with_the_turn(table: Table) -> None:
    blocker = table.battlefield(ANN, "Serra Angel")
    attacker = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Order // Chaos")
    table.cast(ANN, "Chaos")
    table.resolve()
    table.next_turn()
    table.attack(BOB, {attacker: ANN})
    table.block(ANN, {blocker: attacker})
    assert attacker.blocked


# ---------------------------------------------------------------------- both


@pytest.mark.rule("709.4b", "202.3d")
@pytest.mark.parametrize(
    ("name", "colors", "value", "cost"),
    [("Assault // Battery", "RG", 5, "{R} // {3}{G}"), ("Order // Chaos", "WR", 7, "{3}{W} // {2}{R}")],
)
def test_in_hand_they_are_both_halves(table: Table, name: str, colors: str, value: int, cost: str) -> None:
    card = table.hand(ANN, name)
    assert (card.name, card.colors, card.mana_value, card.mana_cost) == (name, colors, value, cost)


@pytest.mark.parametrize("written", ["Assault // Battery", "Assault/Battery", "Assault /// Battery", "Battery"])
def test_a_split_card_is_found_however_it_is_written(written: str) -> None:
    assert pool.card(written).name == "Assault // Battery"


def test_they_can_be_played_with() -> None:
    check_cards("Assault // Battery", "Order // Chaos", games=1, limit=500)


# ---------------------------------------------------------------------- bots


def choice(table: Table) -> str:
    """The half that a sensible bot casts now."""
    assert table.decision is not None
    action = SensibleBot().decide(table.game, table.decision)
    return action.way.half if isinstance(action, CastSpell) else ""


@pytest.mark.parametrize(
    ("life", "half"), [(20, "Battery"), (2, "Assault")], ids=["an Elephant is more", "unless two damage wins"]
)
def test_a_bot_casts_the_half_that_does_more(life: int, half: str) -> None:
    table = Table()
    table.life(BOB, life)
    table.lands(ANN, "Forest", 3)
    table.lands(ANN, "Mountain")
    table.hand(ANN, "Assault // Battery")
    assert choice(table) == half


def test_a_bot_casts_chaos_to_win_by_an_attack() -> None:
    table = Table()
    table.life(BOB, 4)
    table.battlefield(ANN, "Serra Angel")
    table.battlefield(BOB, "Serra Angel")
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, "Order // Chaos")
    assert choice(table) == "Chaos"


@pytest.mark.parametrize(("life", "half"), [(20, "Battery"), (2, "Assault")])
def test_a_bot_that_cascades_casts_the_half_that_does_more(life: int, half: str) -> None:
    table = Table(free_mana=True)
    table.life(BOB, life)
    table.library(ANN, "Assault // Battery")
    table.hand(ANN, "Enlisted Wurm")
    table.cast(ANN, "Enlisted Wurm")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    (chosen,) = choose(table.state, table.decision)
    assert chosen.way.half == half
