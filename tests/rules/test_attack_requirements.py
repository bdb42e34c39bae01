"""Requirements and restrictions on attacks together (CR 508.1c, 508.1d)."""

from __future__ import annotations

import pytest

from planechase.rules.combat.attacking import AttackGroupRule, Attacking
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.word import word
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, card, creature, static
from planechase.words.filters import ITSELF, subtype
from planechase.words.statics import AttackLimit, MustAttack

BERSERKER = card("Berserker", "{R}", creature("Bear", 2, 2), MustAttack(ITSELF))
ZEALOT = card("Zealot", "{R}", creature("Knight", 2, 2), MustAttack(ITSELF))


@word
class Rivals(AttackGroupRule):
    """Knights and Bears do not attack together."""

    reads = "Knights and Bears can't attack together"

    def refuses(self, game: State, attacks: Attacking, by: Source) -> str | None:
        kinds = {kind for id in attacks for kind in game.chars(game.objects[id]).subtypes}
        return "Knights and Bears can't attack together." if kinds >= {"Knight", "Bear"} else None


@pytest.mark.rule("508.1d")
def test_one_that_is_told_three_times_attacks_rather_than_two_that_are_told_once() -> None:
    table = Table()
    table.battlefield(BOB, card("Feud", "{W}", ENCHANTMENT_CARD, static(Rivals())))
    for _ in range(2):
        table.battlefield(BOB, card("Crusade", "{W}", ENCHANTMENT_CARD, static(MustAttack(subtype("Knight")))))
    one, other, zealot = table.battlefield(ANN, BERSERKER, BERSERKER, ZEALOT)
    with table.refuses("must attack"):
        table.attack(ANN, {one: BOB, other: BOB})
    table.attack(ANN, {zealot: BOB})
    assert zealot.attacking == BOB


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
