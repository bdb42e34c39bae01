"""Gift, miracle and forecast (CR 702.57, 702.94, 702.174)."""

from __future__ import annotations

import pytest

from planechase.rules.state.decisions import Order
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature, forecast, when_enters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import ChooseModes, If, then
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import CREATURE
from planechase.words.keywords.gift import Gift, GiftPromised
from planechase.words.keywords.miracles import miracle
from planechase.words.selections import target

WISH = card(
    "Wish", "{U}", INSTANT_CARD, Gift("a card"), then(gain_life(1), If(GiftPromised(), damage(3, target(CREATURE))))
)
FEAST = card("Feast", "{G}", SORCERY_CARD, Gift("a Food"), ChooseModes((gain_life(1), gain_life(2))))
FRIEND = card(
    "Friend", "{U}", creature("Otter", 1, 1), Gift("a tapped Fish"), when_enters(gain_life(5), GiftPromised())
)
WONDER = card("Wonder", "{4}{W}{W}", SORCERY_CARD, gain_life(6), miracle("{W}"))
LOOK = card("Look", "{U}", SORCERY_CARD, draw(2))
OMEN = card("Small Omen", "{5}", SORCERY_CARD, gain_life(1), forecast("{W}", gain_life(2)))
CARDS = [WISH, FEAST, FRIEND, WONDER, OMEN]


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(*CARDS)


def test_how_they_read() -> None:
    assert card_text(FRIEND).splitlines() == [
        "Gift a tapped Fish",
        "When this creature enters, if the gift was promised, you gain 5 life.",
    ]
    assert card_text(WONDER).endswith("\nMiracle {W}")
    assert card_text(OMEN).endswith("\nForecast — {W}, Reveal this card from your hand: You gain 2 life.")


@pytest.mark.rule("702.174a", "702.174b", "702.174e", "702.174m")
def test_a_promised_gift_is_given_and_the_spell_does_more(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, WISH)
    table.cast(ANN, "Wish", pay=["gift"], targets=[bears])
    table.resolve()
    assert (len(table.hand(BOB)), table.graveyard(BOB), table.life(ANN)) == (1, ["Grizzly Bears"], 21)


@pytest.mark.rule("702.174a", "702.174m")
def test_without_a_promise_there_is_no_gift_and_no_target(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, WISH)
    assert table.cast(ANN, "Wish").targets == []
    table.resolve()
    assert (table.hand(BOB), table.life(ANN)) == ([], 21)


@pytest.mark.rule("702.174d", "702.174j", "700.2")
def test_a_modal_spell_gives_its_gift_first(table: Table) -> None:
    table.hand(ANN, FEAST)
    table.cast(ANN, "Feast", pay=["gift"], modes=[1])
    table.resolve()
    assert (table.battlefield(BOB), table.life(ANN)) == (["Food Token"], 22)


@pytest.mark.rule("702.174b", "702.174f", "702.174k")
def test_a_permanent_gives_its_gift_as_it_enters() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, FRIEND)
    table.cast(ANN, "Friend", pay=["gift"], choose=[2])
    table.resolve(pause=True)
    order = table.decision
    assert isinstance(order, Order)
    table.answer(ANN, list(order.options))
    table.resolve_all()
    assert (table.battlefield(1), table.battlefield(2), table.life(ANN)) == ([], ["Fish Token"], 25)
    assert table.find("Fish Token").tapped


@pytest.mark.rule("702.94a", "608.2g")
def test_the_first_card_drawn_in_a_turn_may_be_a_miracle() -> None:
    table = Table()
    table.library(ANN, WONDER, "Forest")
    table.lands(ANN, "Plains")
    table.hand(ANN, LOOK)
    table.will(ANN, True)
    table.cast(ANN, "Look", free_mana=True)
    table.resolve()
    assert table.stack != []
    table.will(ANN, True)
    table.resolve()
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (26, ["Look", "Wonder"])


@pytest.mark.rule("702.94a")
def test_the_second_card_is_no_miracle() -> None:
    table = Table()
    table.library(ANN, "Forest", WONDER)
    table.hand(ANN, LOOK)
    table.cast(ANN, "Look", free_mana=True)
    table.resolve()
    assert (table.stack, sorted(table.hand(ANN))) == ([], ["Forest", "Wonder"])


@pytest.mark.rule("702.94a", "702.94b")
def test_a_card_that_is_not_revealed_stays_hidden() -> None:
    table = Table()
    table.library(ANN, WONDER, "Forest")
    table.hand(ANN, LOOK)
    table.will(ANN, False)
    table.cast(ANN, "Look", free_mana=True)
    table.resolve()
    assert (table.stack, "Wonder" in str(table.view(BOB))) == ([], False)


@pytest.mark.rule("702.57a", "702.57b")
def test_a_forecast_is_used_once_in_each_upkeep_of_ones_own() -> None:
    table = Table()
    table.lands(ANN, "Plains", 2)
    omen = table.hand(ANN, OMEN)
    assert not table.can_activate(ANN, omen)
    table.go_to("upkeep step", of=BOB)
    assert not table.can_activate(ANN, omen)
    table.go_to("upkeep step", of=ANN)
    table.activate(ANN, omen)
    table.resolve()
    assert (table.life(ANN), table.hand(ANN), table.can_activate(ANN, omen)) == (22, ["Small Omen"], False)
