"""Requirements and restrictions on attacks together (CR 508.1c, 508.1d)."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, card, creature, static
from planechase.words.filters import ITSELF, subtype
from planechase.words.statics import AttackLimit, MustAttack

BERSERKER = card("Berserker", "{R}", creature("Bear", 2, 2), MustAttack(ITSELF))
ZEALOT = card("Zealot", "{R}", creature("Knight", 2, 2), MustAttack(ITSELF))


@pytest.mark.rule("508.1d")
@pytest.mark.parametrize("order", [(BERSERKER, ZEALOT), (ZEALOT, BERSERKER)])
def test_where_only_one_may_attack_it_is_the_one_that_is_told_twice(order: tuple[CardDefinition, ...]) -> None:
    table = Table()
    table.battlefield(BOB, card("Narrow Pass", "{W}", ENCHANTMENT_CARD, static(AttackLimit(1))))
    table.battlefield(BOB, card("Crusade", "{W}", ENCHANTMENT_CARD, static(MustAttack(subtype("Knight")))))
    for one in order:
        table.battlefield(ANN, one)
    with table.refuses("must attack"):
        table.attack(ANN, {"Berserker": BOB})
    table.attack(ANN, {"Zealot": BOB})
    assert table.find("Zealot").attacking == BOB
