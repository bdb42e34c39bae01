"""What was otherwise by the rules of July 2011 with names, attachments and control of another player."""

from __future__ import annotations

import pytest

from planechase.rules.state.decisions import Choose
from planechase.rules.state.edition import Edition
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    CARD_NAME,
    EACH_PLAYER,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    TARGET_PLAYER,
    WITH_CHOSEN_NAME,
    as_enters,
    bring_from_outside,
    cant_cast,
    card,
    control_next_turn,
)

THEN, NOW = Edition.Y2011, Edition.CURRENT
EDITIONS = pytest.mark.parametrize("edition", [THEN, NOW], ids=["2011", "current"])


def table_of(edition: Edition) -> Table:
    return Table(edition=edition, free_mana=True)


@pytest.mark.rule("2011:603.2d", "603.2e")
@EDITIONS
def test_an_aura_that_enters_attached(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(ANN, "Bramble Elemental")
    table.hand(ANN, "Rancor")
    table.cast(ANN, "Rancor", targets=["Bramble Elemental"])
    table.resolve_all()
    assert len(table.battlefield(ANN)) == (2 if edition is THEN else 4)


@pytest.mark.rule("2011:708.7", "709.4a")
@EDITIONS
def test_naming_a_split_card(edition: Edition) -> None:
    """Both halves are named together in 2011, and either is found; now one of them is chosen."""
    table = table_of(edition)
    table.hand(
        ANN, card("Ban", "{W}", ENCHANTMENT_CARD, as_enters(CARD_NAME), cant_cast(EACH_PLAYER, WITH_CHOSEN_NAME))
    )
    table.cast(ANN, "Ban")
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert ("Assault // Battery" in table.decision.options) is (edition is THEN)
    assert ("Battery" in table.decision.options) is (edition is NOW)
    table.answer(ANN, ["Assault // Battery" if edition is THEN else "Assault"])
    table.hand(ANN, "Assault // Battery")
    with table.refuses("cast"):
        table.cast(ANN, "Assault", targets=[BOB])
    if edition is THEN:
        with table.refuses("cast"):
            table.cast(ANN, "Battery")
    else:
        table.cast(ANN, "Battery")


@pytest.mark.rule("2011:711.5", "723.4")
@EDITIONS
def test_cards_outside_the_game_of_a_controlled_player(edition: Edition) -> None:
    table = table_of(edition)
    table.sideboard(BOB, "Lightning Bolt")
    table.hand(ANN, card("Dominate", "{U}", INSTANT_CARD, control_next_turn(TARGET_PLAYER)))
    table.cast(ANN, "Dominate", targets=[BOB])
    table.resolve()
    table.hand(BOB, card("Wish", "{U}", SORCERY_CARD, bring_from_outside()))
    table.go_to(Step.PRECOMBAT_MAIN, BOB)
    table.cast(BOB, "Wish")
    if edition is NOW:
        table.resolve()
        assert table.sideboard(BOB) == ["Lightning Bolt"]
        return
    table.resolve(pause=True)
    assert table.decision is not None
    assert (table.decision.decider, "options" in table.decision.plain(ANN)) == (ANN, True)
    table.answer(ANN, ["Lightning Bolt"])
    assert table.sideboard(BOB) == []
