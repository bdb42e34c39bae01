"""CR 601.2h, 602.2b: what makes mana for a cost and is used up by that cannot pay another part of the same cost."""

from __future__ import annotations

import pytest

from planechase.rules.state.decisions import ChooseX
from planechase.testing import ANN, Table
from planechase.vocabulary import (
    ARTIFACT,
    ARTIFACT_CARD,
    CREATURE,
    ENCHANTMENT_CARD,
    SORCERY_CARD,
    TREASURE,
    X,
    Zone,
    activated,
    add,
    also_costs,
    card,
    create,
    creature,
    discard_cost,
    exile_this,
    gain_life,
    sacrifice_cost,
    tap_cost,
)

GUIDE = card(
    "Guide", "{2}{R}", creature("Ape", 2, 2), activated(exile_this(zone=Zone.HAND), add("{R}"), zone=Zone.HAND)
)
ALTAR = card("Altar", "{1}", ENCHANTMENT_CARD, activated("{1}", sacrifice_cost(ARTIFACT), gain_life(5)))
WHEEL = card("Wheel", "{1}", ENCHANTMENT_CARD, activated("{R}", discard_cost(), gain_life(5)))


def with_treasures(count: int) -> Table:
    table = Table(2)
    table.hand(ANN, card("Hoard", "{0}", SORCERY_CARD, create(TREASURE, count)))
    table.cast(ANN, "Hoard")
    table.resolve()
    return table


@pytest.mark.rule("602.2b", "601.2h")
def test_one_treasure_is_not_both_spent_and_sacrificed() -> None:
    table = with_treasures(1)
    table.battlefield(ANN, ALTAR)
    assert not table.can_activate(ANN, "Altar")


@pytest.mark.rule("602.2b", "601.2h")
def test_one_treasure_is_spent_and_another_sacrificed() -> None:
    table = with_treasures(2)
    table.battlefield(ANN, ALTAR)
    table.always(ANN, "{W}", about="mana")
    table.activate(ANN, "Altar")
    assert (table.stack, table.battlefield(ANN)) == (["Altar"], ["Altar"])


@pytest.mark.rule("602.2b", "601.2h")
def test_a_treasure_is_sacrificed_where_a_land_pays() -> None:
    table = with_treasures(1)
    table.battlefield(ANN, ALTAR, "Forest")
    table.activate(ANN, "Altar")
    assert sorted(table.battlefield(ANN)) == ["Altar", "Forest"]


@pytest.mark.rule("602.2b", "601.2h")
def test_two_treasures_do_not_pay_for_two_and_one() -> None:
    table = with_treasures(2)
    table.battlefield(
        ANN, card("Maw", "{1}", ENCHANTMENT_CARD, activated("{2}", sacrifice_cost(ARTIFACT), gain_life(5)))
    )
    assert not table.can_activate(ANN, "Maw")
    table.battlefield(ANN, card("Rock", "{2}", ARTIFACT_CARD, activated("{T}", add("{C}"))))
    assert table.can_activate(ANN, "Maw")


@pytest.mark.rule("602.2b", "601.2h")
def test_the_only_card_in_hand_is_not_both_exiled_for_mana_and_discarded() -> None:
    table = Table(2)
    table.hand(ANN, GUIDE)
    table.battlefield(ANN, WHEEL)
    assert not table.can_activate(ANN, "Wheel")
    table.hand(ANN, "Forest")
    table.activate(ANN, "Wheel")
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Guide"], ["Forest"])


@pytest.mark.rule("601.2h", "601.2g")
def test_a_creature_makes_mana_before_it_is_sacrificed() -> None:
    table = Table(2)
    table.battlefield(
        ANN,
        "Llanowar Elves",
        card("Pyre", "{1}", ENCHANTMENT_CARD, activated("{G}", sacrifice_cost(CREATURE), gain_life(5))),
    )
    table.activate(ANN, "Pyre")
    assert table.battlefield(ANN) == ["Pyre"]


@pytest.mark.rule("602.2b", "601.2h")
def test_a_creature_that_is_to_be_tapped_makes_no_mana() -> None:
    drum = card("Drum", "{1}", ENCHANTMENT_CARD, activated("{G}", tap_cost(CREATURE), gain_life(5)))
    table = Table(2)
    table.battlefield(ANN, "Llanowar Elves", drum)
    assert not table.can_activate(ANN, "Drum")
    table = with_treasures(1)
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(ANN, drum)
    table.activate(ANN, "Drum")
    assert (elves.tapped, len(table.battlefield(ANN))) == (True, 2)


@pytest.mark.rule("601.2b", "601.2h")
def test_a_spell_whose_additional_cost_needs_the_source_is_not_cast() -> None:
    table = with_treasures(1)
    table.hand(ANN, card("Melt", "{R}", SORCERY_CARD, also_costs((sacrifice_cost(ARTIFACT),)), gain_life(5)))
    assert not table.can_cast(ANN, "Melt")
    table.battlefield(ANN, "Mountain")
    assert table.can_cast(ANN, "Melt")


@pytest.mark.rule("107.3a", "601.2h")
def test_x_leaves_a_treasure_to_sacrifice() -> None:
    table = with_treasures(3)
    table.battlefield(
        ANN, card("Vat", "{1}", ENCHANTMENT_CARD, activated("{X}", sacrifice_cost(ARTIFACT), gain_life(X)))
    )
    table.activate(ANN, "Vat", pause=True)
    assert isinstance(table.decision, ChooseX)
    assert table.decision.maximum == 2
    table.answer(ANN, 2)
    assert table.battlefield(ANN) == ["Vat"]
