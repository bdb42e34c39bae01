"""Exert and earthbend (CR 701.43, 701.66)."""

from collections.abc import Callable

import pytest

from planechase.rules.language.grammar import Effect
from planechase.testing import ANN, BOB, Table, check_card, check_cards
from planechase.testing.handle import Handle
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    LAND,
    TARGET_OPPONENT,
    activated,
    card,
    creature,
    destroy,
    draw,
    earthbend,
    earthbends,
    exert_this,
    exerts,
    exile,
    gain_control,
    gain_life,
    lose_life,
    may_exert_attacking,
    return_to_hand,
    static,
    target,
    whenever,
)
from planechase.words.selections import Target

ZEALOT = card("Zealot", "{1}", creature("Human", 2, 2), static(may_exert_attacking(lose_life(1, TARGET_OPPONENT))))
STEAL = card("Steal", "{1}", INSTANT_CARD, gain_control(target(CREATURE), None))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("701.43a", "701.43d", "508.1g", "607.2h")
def test_an_exerted_attacker_does_more_and_stays_tapped_once(table: Table) -> None:
    zealot = table.battlefield(ANN, ZEALOT)
    table.will(ANN, True, BOB)
    table.attack(ANN, {zealot: BOB})
    table.resolve()
    assert table.life(BOB) == 19
    table.go_to("upkeep", ANN)
    assert zealot.tapped
    table.go_to("upkeep", ANN)
    assert not zealot.tapped


@pytest.mark.rule("701.43d")
def test_nobody_has_to_exert(table: Table) -> None:
    zealot = table.battlefield(ANN, ZEALOT)
    table.will(ANN, False)
    table.attack(ANN, {zealot: BOB})
    assert table.stack == []
    table.go_to("upkeep", ANN)
    assert not zealot.tapped


@pytest.mark.rule("701.43a")
def test_it_untaps_for_another_player_and_only_in_the_untap_step_of_who_exerted_it_stays_tapped(table: Table) -> None:
    zealot = table.battlefield(ANN, ZEALOT)
    table.will(ANN, True, BOB)
    table.attack(ANN, {zealot: BOB})
    table.resolve()
    table.hand(BOB, STEAL)
    table.cast(BOB, "Steal", targets=[zealot])
    table.resolve()
    table.go_to("upkeep", BOB)
    assert not zealot.tapped


@pytest.mark.rule("701.43a", "701.43b")
def test_exerting_is_a_cost_too_and_is_noticed(table: Table) -> None:
    dancer = table.battlefield(
        ANN, card("Dancer", "{1}", creature("Elf", 1, 1), activated("{T}", exert_this(), draw(1)))
    )
    table.battlefield(ANN, card("Sun", "{1}", ENCHANTMENT_CARD, whenever(exerts(), gain_life(2))))
    table.activate(ANN, dancer)
    table.resolve_all()
    assert table.life(ANN) == 22
    table.go_to("upkeep", ANN)
    assert dancer.tapped
    table.go_to("upkeep", ANN)
    assert not dancer.tapped


def test_how_exerting_reads(table: Table) -> None:
    assert table.text(ZEALOT) == "You may exert this creature as it attacks. When you do, target opponent loses 1 life."
    sun = card("Sun", "{1}", ENCHANTMENT_CARD, whenever(exerts(), gain_life(2)))
    assert table.text(sun) == "Whenever you exert a creature, you gain 2 life."
    dancer = card("Dancer", "{1}", creature("Elf", 1, 1), activated("{T}", exert_this(), draw(1)))
    assert table.text(dancer) == "{T}, Exert this creature: Draw a card."
    check_cards(ZEALOT, sun, dancer, games=1)


# ---------------------------------------------------------------------- earthbend

BEND = card("Bend", "{1}", INSTANT_CARD, earthbend(2))


def bent(table: Table) -> Handle:
    forest = table.battlefield(ANN, "Forest")
    table.hand(ANN, BEND)
    table.cast(ANN, "Bend", targets=[forest])
    table.resolve()
    return forest


@pytest.mark.rule("701.66a")
def test_a_land_comes_alive(table: Table) -> None:
    table.battlefield(BOB, "Island")
    forest = bent(table)
    assert (forest.power, forest.toughness, "haste" in forest.keywords) == (2, 2, True)
    assert sorted(forest.types) == ["Creature", "Land"]
    table.next_turn()
    assert forest.power == 2


@pytest.mark.rule("701.66a", "603.7")
@pytest.mark.parametrize("what", [destroy, exile])
def test_it_returns_tapped_when_it_dies_or_is_exiled(table: Table, what: Callable[[Target], Effect]) -> None:
    forest = bent(table)
    table.hand(ANN, card("End", "{1}", INSTANT_CARD, what(target(LAND))))
    table.cast(ANN, "End", targets=[forest])
    table.resolve()
    table.resolve()
    again = table.find("Forest", zone="battlefield")
    assert (again.tapped, again.types, again.id != forest.id) == (True, ["Land"], True)


@pytest.mark.rule("701.66a")
def test_it_does_not_return_from_a_hand(table: Table) -> None:
    forest = bent(table)
    table.hand(ANN, card("Back", "{1}", INSTANT_CARD, return_to_hand(target(LAND))))
    table.cast(ANN, "Back", targets=[forest])
    table.resolve_all()
    assert (table.battlefield(ANN), table.hand(ANN)) == ([], ["Forest"])


@pytest.mark.rule("701.66b")
def test_earthbending_is_noticed(table: Table) -> None:
    toph = card("Toph", "{1}", ENCHANTMENT_CARD, whenever(earthbends(), gain_life(3)))
    table.battlefield(ANN, toph)
    bent(table)
    table.resolve_all()
    assert table.life(ANN) == 23
    assert (table.text(BEND), table.text(toph)) == ("Earthbend 2.", "Whenever you earthbend, you gain 3 life.")
    check_card(BEND, games=1, limit=200)
