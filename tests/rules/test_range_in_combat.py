"""Attacks and blocks under a limited range of influence (CR 801): who is far away demands and forbids nothing."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.variants import FreeForAll
from planechase.words.card import ENCHANTMENT_CARD, card, static
from planechase.words.filters import CREATURE
from planechase.words.statics import AllMustBlock, BlockedIfAble, MustAttack


@pytest.mark.rule("801.10", "508.1d")
def test_creatures_attack_for_whoever_has_them_within_range_and_for_nobody_else() -> None:
    table = Table(players=6, variants=[FreeForAll(1)])
    table.battlefield(DAN, card("War Drum", "{R}", ENCHANTMENT_CARD, static(MustAttack(CREATURE))))
    far, near = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(CAT, "Grizzly Bears")
    table.attack(ANN, {})
    assert far.attacking is None
    table.turn(CAT)
    with table.refuses("must attack"):
        table.attack(CAT, {})
    assert near.attacking is None


@pytest.mark.rule("801.10", "509.1c")
@pytest.mark.parametrize(("drummer", "must"), [(DAN, False), (CAT, True)])
def test_nobody_has_to_block_for_who_is_out_of_range(drummer: int, must: bool) -> None:
    """Ann attacks Bob; Dan reaches neither of them, Cat reaches Bob who would block."""
    table = Table(players=6, variants=[FreeForAll(1)])
    table.battlefield(drummer, card("Lure", "{G}", ENCHANTMENT_CARD, static(AllMustBlock(CREATURE))))
    attacker, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {attacker: BOB})
    if must:
        with table.refuses("must block"):
            table.block(BOB, {})
    else:
        table.block(BOB, {})
        assert blocker.blocking == []


@pytest.mark.rule("801.10", "509.1c")
@pytest.mark.parametrize(("drummer", "must"), [(DAN, False), (BOB, True)])
def test_no_attacker_has_to_be_blocked_for_who_is_out_of_its_range(drummer: int, must: bool) -> None:
    table = Table(players=6, variants=[FreeForAll(1)])
    table.battlefield(drummer, card("Taunt", "{G}", ENCHANTMENT_CARD, static(BlockedIfAble(CREATURE))))
    attacker, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {attacker: BOB})
    if must:
        with table.refuses("block"):
            table.block(BOB, {})
    else:
        table.block(BOB, {})
        assert blocker.blocking == []
