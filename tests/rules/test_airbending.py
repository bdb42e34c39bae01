"""Airbend (CR 701.65)."""

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SPELL,
    airbend,
    airbends,
    card,
    gain_life,
    target,
    target_spell,
    whenever,
)

GUST = card("Gust", "{1}", INSTANT_CARD, airbend(target(CREATURE)))
CATCH = card("Catch", "{1}", INSTANT_CARD, airbend(target_spell(SPELL)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("701.65a")
def test_the_owner_may_cast_what_was_exiled_for_two() -> None:
    table = Table()
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, GUST)
    table.cast(ANN, "Gust", targets=[angel], free_mana=True)
    table.resolve()
    assert table.exile(BOB) == ["Serra Angel"]
    table.turn(BOB)
    table.lands(BOB, "Forest", 1)
    assert not table.can_cast(BOB, "Serra Angel")
    table.lands(BOB, "Forest", 1)
    table.lands(ANN, "Forest", 2)
    assert not table.can_cast(ANN, angel.now)
    table.cast(BOB, "Serra Angel")
    table.resolve()
    assert table.on_battlefield("Serra Angel", BOB)


@pytest.mark.rule("701.65a")
def test_a_spell_is_airbent_from_the_stack(table: Table) -> None:
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.hand(ANN, CATCH)
    table.cast(ANN, "Catch", targets=["Lightning Bolt"])
    table.resolve()
    assert (table.stack, table.exile(BOB)) == ([], ["Lightning Bolt"])
    assert table.can_cast(BOB, "Lightning Bolt")


@pytest.mark.rule("701.65b")
def test_airbending_is_noticed_if_something_was_exiled(table: Table) -> None:
    aang = card("Aang", "{1}", ENCHANTMENT_CARD, whenever(airbends(), gain_life(3)))
    table.battlefield(ANN, aang)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, GUST)
    table.cast(ANN, "Gust", targets=[bears])
    table.resolve_all()
    assert table.life(ANN) == 23
    assert (table.text(GUST), table.text(aang)) == (
        "Airbend target creature.",
        "Whenever you airbend, you gain 3 life.",
    )
    check_cards(GUST, CATCH, games=1)
