"""Keywords with an additional cost: buyback, kickers of all kinds (CR 702.27, 702.33)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature, static, when_enters
from planechase.words.conditions import WasKicked
from planechase.words.cost_words import SacrificeCost
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import If, then
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import CREATURE, LAND, YOURS
from planechase.words.keywords.buying_back import buyback
from planechase.words.keywords.casting_keywords import kicker
from planechase.words.keywords.kicking import TimesKicked, kicked_with, kicker_for, multikicker, two_kickers
from planechase.words.selections import target
from planechase.words.word_makers import enters_with_counters

TIDE = card("Tide", "{U}", INSTANT_CARD, buyback("{2}"), gain_life(1))
SPARK = card("Spark", "{R}", INSTANT_CARD, buyback("{2}"), damage(1, target(CREATURE)))
TOLL = card("Toll", "{B}", SORCERY_CARD, buyback(SacrificeCost(LAND)), gain_life(1))
OOZE = card(
    "Ooze", "{G}", creature("Ooze", 1, 1), multikicker("{1}"), static(enters_with_counters("+1/+1", TimesKicked()))
)
HERALD = card(
    "Herald",
    "{W}",
    creature("Bird", 1, 1),
    two_kickers("{1}{U}", "{2}{R}"),
    when_enters(gain_life(3), kicked_with("{1}{U}", spell=False)),
    when_enters(draw(1), kicked_with("{2}{R}", spell=False)),
)
FEAST = card(
    "Feast", "{B}", SORCERY_CARD, kicker_for(SacrificeCost(CREATURE & YOURS)), gain_life(1), If(WasKicked(), draw(2))
)
BOLT = card(
    "Forked Spark", "{R}", SORCERY_CARD, kicker("{2}"), then(gain_life(1), If(WasKicked(), damage(4, target(CREATURE))))
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(TIDE, SPARK, TOLL, OOZE, HERALD, FEAST, BOLT)


def test_how_they_read() -> None:
    assert card_text(TIDE).startswith("Buyback {2}\n")
    assert card_text(TOLL).startswith("Buyback—Sacrifice a land\n")
    assert (
        card_text(OOZE)
        == "Multikicker {1}\nThis creature enters with a +1/+1 counter on it for each time it was kicked."
    )
    assert card_text(HERALD).splitlines()[:2] == [
        "Kicker {1}{U} and/or {2}{R}",
        "When this creature enters, if it was kicked with its {1}{U} kicker, you gain 3 life.",
    ]


@pytest.mark.rule("702.27a")
def test_a_spell_that_was_bought_back_returns_to_its_owners_hand(table: Table) -> None:
    table.hand(ANN, TIDE)
    table.cast(ANN, "Tide", pay=["buyback"])
    table.resolve()
    assert (table.life(ANN), table.hand(ANN), table.graveyard(ANN)) == (21, ["Tide"], [])


@pytest.mark.rule("702.27a", "118.8c")
def test_nobody_has_to_buy_it_back_and_nobody_can_without_the_mana(table: Table) -> None:
    table.hand(ANN, TIDE)
    table.cast(ANN, "Tide")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Tide"])


@pytest.mark.rule("702.27a", "608.2b")
def test_a_spell_that_does_not_resolve_is_not_bought_back(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SPARK)
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Spark", targets=[bears], pay=["buyback"])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Spark"])


@pytest.mark.rule("702.27a", "601.2h")
def test_buyback_may_cost_something_else_than_mana(table: Table) -> None:
    table.lands(ANN, "Swamp")
    table.hand(ANN, TOLL)
    table.cast(ANN, "Toll", pay=["buyback"])
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Toll"], ["Swamp"])


@pytest.mark.rule("702.33c", "702.33d")
def test_multikicker_is_paid_as_often_as_the_player_likes() -> None:
    table = Table()
    table.lands(ANN, "Forest", 4)
    table.hand(ANN, OOZE)
    table.cast(ANN, "Ooze", kicked=2)
    table.resolve()
    assert table.find("Ooze").power == 3
    table.hand(ANN, OOZE)
    table.cast(ANN, "Ooze")
    table.resolve()
    assert table.battlefield(ANN).count("Ooze") == 2


@pytest.mark.rule("702.33b", "702.33e", "702.33f")
@pytest.mark.parametrize(
    ("pay", "life", "drawn"),
    [
        ([], 20, 0),
        (["{1}{U} kicker"], 23, 0),
        (["{2}{R} kicker"], 20, 1),
    ],
)
def test_each_of_two_kickers_has_its_own_ability(table: Table, pay: list[str], life: int, drawn: int) -> None:
    table.hand(ANN, HERALD)
    table.cast(ANN, "Herald", pay=pay)
    table.resolve()
    if pay:
        table.resolve_all()
    assert (table.life(ANN), len(table.hand(ANN))) == (life, drawn)


@pytest.mark.rule("702.33a")
def test_a_kicker_may_be_a_sacrifice(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, FEAST)
    table.cast(ANN, "Feast", kicked=True)
    table.resolve()
    assert (len(table.hand(ANN)), table.battlefield(ANN)) == (2, [])


@pytest.mark.rule("702.33g")
def test_what_happens_only_if_it_was_kicked_has_targets_only_then(table: Table) -> None:
    table.hand(ANN, BOLT)
    table.cast(ANN, "Forked Spark")
    table.resolve()
    assert table.life(ANN) == 21
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, BOLT)
    assert table.cast(ANN, "Forked Spark", kicked=True, targets=[bears]).targets == [bears]
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("702.33g", "601.2c")
def test_without_a_target_for_it_nobody_is_asked_to_kick() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, BOLT)
    table.cast(ANN, "Forked Spark")
    table.resolve()
    assert (table.life(ANN), table.mana(ANN)) == (21, "")
