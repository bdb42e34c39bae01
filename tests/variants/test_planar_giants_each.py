"""CR 603.2c, 901.12c: "one or more" and "the player to your left" on a plane, read for each head of a giant."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, DAN, PlanarTable, Table
from planechase.variants import TwoHeadedGiant
from planechase.vocabulary import (
    CREATURE,
    EACH_PLAYER,
    INSTANT_CARD,
    SORCERY_CARD,
    THIS_TURN,
    YOU,
    YOURS,
    card,
    damage,
    deals_damage,
    draw,
    gain_life,
    is_dealt_damage,
    later,
    plane,
    whenever,
)

GIANTS = TwoHeadedGiant()


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(4, variants=[GIANTS], free_mana=True)


def treasures(table: PlanarTable) -> tuple[int, int]:
    ann, bob = (sum("Treasure" in name for name in table.battlefield(player)) for player in (ANN, BOB))
    return ann, bob


@pytest.mark.rule("603.2c", "901.12c")
@pytest.mark.parametrize("plane", ["The Golden City of Orazca", "Kerblam! Warehouse"])
@pytest.mark.parametrize(
    ("heads", "expected"),
    [((ANN,), (1, 0)), ((BOB,), (0, 1)), ((ANN, BOB), (1, 1)), ((BOB, ANN), (1, 1)), ((ANN, ANN, BOB, BOB), (1, 1))],
)
def test_each_head_whose_creatures_deal_damage_has_a_trigger(
    table: PlanarTable, plane: str, heads: tuple[int, ...], expected: tuple[int, int]
) -> None:
    table.on_plane(plane)
    attackers = [table.battlefield(head, "Serra Angel") for head in heads]
    table.attack(ANN, dict.fromkeys(attackers, CAT))
    table.combat_damage()
    assert len(table.stack) == sum(expected)
    while table.stack:
        table.resolve()
    assert treasures(table) == expected


@pytest.mark.rule("603.2c", "901.12c")
def test_each_head_has_a_trigger_for_each_player_who_is_dealt_damage(table: PlanarTable) -> None:
    table.on_plane("Kerblam! Warehouse")
    attacks = {table.battlefield(head, "Serra Angel"): whom for head in (ANN, BOB) for whom in (CAT, DAN)}
    table.attack(ANN, attacks)
    table.combat_damage()
    while table.stack:
        table.resolve()
    assert treasures(table) == (2, 2)


@pytest.mark.rule("603.2c", "901.12c")
def test_what_does_not_speak_of_you_triggers_once_for_both(table: PlanarTable) -> None:
    table.on_plane(plane("Arena", "Here", whenever(deals_damage(CREATURE, one_or_more=True), gain_life(1))))
    table.attack(ANN, {table.battlefield(head, "Serra Angel"): CAT for head in (ANN, BOB)})
    table.combat_damage()
    assert table.stack == ["Arena"]
    table.resolve()
    assert table.life(ANN) == 32


@pytest.mark.rule("603.2c", "901.12c", "120.1")
def test_each_head_to_whom_damage_is_dealt_has_a_trigger(table: PlanarTable) -> None:
    table.on_plane(plane("Keep", "Here", whenever(is_dealt_damage(YOU), draw(1))))
    table.hand(CAT, card("Quake", "{R}", INSTANT_CARD, damage(1, EACH_PLAYER)))
    table.cast(CAT, "Quake")
    table.resolve()
    assert table.stack == ["Keep", "Keep"]
    while table.stack:
        table.resolve()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (1, 1)


@pytest.mark.rule("603.2c", "603.7b")
def test_a_delayed_ability_triggers_once_for_one_or_more() -> None:
    table = Table(2, free_mana=True)
    hits = deals_damage(CREATURE & YOURS, one_or_more=True)
    table.hand(ANN, card("Feast", "{G}", SORCERY_CARD, later(hits, gain_life(1), THIS_TURN, once=False)))
    table.cast(ANN, "Feast")
    table.resolve()
    table.attack(
        ANN, dict.fromkeys([table.battlefield(ANN, "Serra Angel"), table.battlefield(ANN, "Serra Angel")], BOB)
    )
    table.combat_damage()
    assert len(table.stack) == 1


@pytest.mark.rule("901.12c", "103.1")
@pytest.mark.parametrize("whose", [BOB, CAT])
def test_who_sits_to_the_left_of_either_head_sits_to_your_left(table: PlanarTable, whose: int) -> None:
    table.on_plane("Bowie Base One")
    bears = table.battlefield(whose, "Grizzly Bears")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(DAN, "Grizzly Bears")
    table.will(ANN, bears)
    table.go_to("end", of=ANN)
    assert table.stack == ["Bowie Base One"]
    assert table.find("Bowie Base One", zone="stack").targets == [bears]


@pytest.mark.rule("901.12c")
def test_each_other_player_is_neither_head(table: PlanarTable) -> None:
    table.on_plane("Tember City")
    for player in (ANN, BOB, CAT, DAN):
        table.battlefield(player, "Grizzly Bears")
    table.chaos()
    table.resolve()
    assert [len(table.battlefield(player)) for player in (ANN, BOB, CAT, DAN)] == [1, 1, 0, 0]
