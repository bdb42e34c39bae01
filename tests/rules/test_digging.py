"""Digging through libraries, and what lasts until the end of a next turn (CR 401.4, 514.2, 603.7, 701.20)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed
from planechase.rules.language.abilities import plain_keyword
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table
from planechase.words.amounts import GreatestAmong, Number
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.digging import Rearrange, dig
from planechase.words.effects.flow import Later, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import UNTIL_END_OF_YOUR_NEXT_TURN, Change, Counter, MayCastNow
from planechase.words.effects.libraries import ExileTopCard
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.protecting import GainProtectionOfChoice
from planechase.words.filters import CREATURE, YOURS
from planechase.words.modifications import LoseKeyword, size
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.selections import Remembered, target
from planechase.words.selections.target_selections import target_spell
from planechase.words.triggers.player_triggers import AtNextTurns
from planechase.words.word_slots import EXILED

BEAR = "Grizzly Bears"


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("701.20e")
def test_digging_takes_what_fits_and_shows_it(table: Table) -> None:
    table.library(ANN, "Lightning Bolt", BEAR, "Wall of Blossoms", "Forest")
    spell = card("Deep Look", "{U}", SORCERY_CARD, dig(3, CREATURE, shown=True, at_random=True))
    table.hand(ANN, spell)
    table.cast(ANN, "Deep Look")
    table.resolve(pause=True)
    table.answer(ANN, [BEAR])
    assert BEAR in table.hand(ANN)
    assert table.library(ANN)[0] == "Forest"
    assert sorted(table.library(ANN)[-2:]) == ["Lightning Bolt", "Wall of Blossoms"]
    assert len(table.happened(Revealed)) == 1


@pytest.mark.rule("608.2d")
def test_one_may_take_nothing(table: Table) -> None:
    table.library(ANN, BEAR, "Forest")
    table.hand(ANN, card("Deep Look", "{U}", SORCERY_CARD, dig(1, CREATURE, rest=Zone.GRAVEYARD)))
    table.cast(ANN, "Deep Look")
    table.resolve(pause=True)
    table.answer(ANN, [])
    assert BEAR in table.graveyard(ANN)
    assert BEAR not in table.hand(ANN)


@pytest.mark.rule("401.4")
def test_rearranging_another_players_library(table: Table) -> None:
    table.library(BOB, "Forest", BEAR, "Island")
    table.hand(ANN, card("Stir", "{U}", SORCERY_CARD, Rearrange(Number(2), TARGET_PLAYER)))
    table.cast(ANN, "Stir", targets=BOB)
    table.resolve(pause=True)
    table.answer(ANN, [BEAR, "Forest"])
    assert table.library(BOB)[:3] == [BEAR, "Forest", "Island"]


@pytest.mark.rule("514.2")
def test_until_the_end_of_your_next_turn(table: Table) -> None:
    table.battlefield(ANN, BEAR)
    grows = Change(target(CREATURE), (size(3, 3),), UNTIL_END_OF_YOUR_NEXT_TURN)
    table.hand(ANN, card("Long Growth", "{G}", SORCERY_CARD, grows))
    table.cast(ANN, "Long Growth", targets=BEAR)
    table.resolve()
    bear = table.find(BEAR)
    table.go_to(Step.PRECOMBAT_MAIN, of=BOB)
    assert bear.power == 5
    table.go_to(Step.PRECOMBAT_MAIN, of=ANN)
    assert bear.power == 5
    table.go_to(Step.PRECOMBAT_MAIN, of=BOB)
    assert bear.power == 2


@pytest.mark.rule("406.2")
def test_exiled_cards_may_be_played(table: Table) -> None:
    table.library(ANN, "Forest", BEAR, "Island")
    plays = then(ExileTopCard(count=Number(2)), MayCastNow(Remembered(EXILED), UNTIL_END_OF_YOUR_NEXT_TURN, lands=True))
    table.hand(ANN, card("Far Sight", "{R}", SORCERY_CARD, plays))
    table.cast(ANN, "Far Sight")
    table.resolve()
    assert table.library(ANN)[0] == "Island"
    table.play_land(ANN, "Forest")
    assert table.on_battlefield("Forest")


@pytest.mark.rule("603.7")
def test_the_next_turns_upkeep(table: Table) -> None:
    table.library(ANN, "Forest", "Forest", "Forest")
    table.hand(ANN, card("Slow Trip", "{G}", SORCERY_CARD, Later(AtNextTurns(Step.UPKEEP), draw())))
    table.cast(ANN, "Slow Trip")
    table.resolve()
    before = len(table.hand(ANN))
    table.go_to(Step.DRAW, of=BOB)
    assert len(table.hand(ANN)) == before + 1


@pytest.mark.rule("614.15")
def test_a_spell_exiled_as_it_is_countered(table: Table) -> None:
    table.hand(ANN, BEAR)
    table.hand(BOB, card("Void", "{U}", INSTANT_CARD, Counter(target_spell(), Zone.EXILE)))
    table.cast(ANN, BEAR)
    table.cast(BOB, "Void", targets=BEAR)
    table.resolve()
    assert table.graveyard(ANN) == []
    assert table.zone(ANN, Zone.EXILE) == [BEAR]


@pytest.mark.rule("613.1f")
def test_a_keyword_is_lost(table: Table) -> None:
    flier = card("Kite", "{W}", creature("Bird", 1, 1), plain_keyword("flying"), plain_keyword("vigilance"))
    table.battlefield(ANN, flier)
    table.hand(ANN, card("Net", "{G}", SORCERY_CARD, Change(target(CREATURE), (LoseKeyword("flying"),))))
    table.cast(ANN, "Net", targets="Kite")
    table.resolve()
    assert not table.find("Kite").has("flying")
    assert table.find("Kite").has("vigilance")


@pytest.mark.rule("702.16a")
def test_protection_from_the_chosen_color(table: Table) -> None:
    table.battlefield(ANN, BEAR)
    table.hand(ANN, card("Ward Off", "{W}", INSTANT_CARD, GainProtectionOfChoice(target(CREATURE))))
    table.cast(ANN, "Ward Off", targets=BEAR)
    table.resolve(pause=True)
    table.answer(ANN, "red")
    assert "rotection from red" in table.find(BEAR).text


@pytest.mark.rule("608.2h")
def test_the_greatest_power(table: Table) -> None:
    table.battlefield(ANN, BEAR)
    table.battlefield(ANN, card("Hill Ox", "{3}{R}", creature("Ox", 3, 3)))
    table.hand(ANN, card("Feast", "{G}", SORCERY_CARD, gain_life(GreatestAmong(CREATURE & YOURS))))
    life = table.life(ANN)
    table.cast(ANN, "Feast")
    table.resolve()
    assert table.life(ANN) == life + 3
