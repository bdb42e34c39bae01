"""Ending a game (CR 104): winning, losing, drawing and conceding."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.rules.events.events import PlayerLoses
from planechase.rules.events.losing import Loss
from planechase.rules.state.decisions import Choose, IllegalAnswer
from planechase.rules.turns.ending import CantLose
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.variants import FreeForAll
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    card,
    creature,
    static,
    upkeep,
    when_dies,
)
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import both, then
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import sacrifice
from planechase.words.effects.turns import LoseGame, WinGame
from planechase.words.filters import CREATURE
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, TARGET_PLAYER, YOU

APOCALYPSE = card("Apocalypse Now", "{B}", SORCERY_CARD, LoseGame(EACH_PLAYER))
DOOM = card("Doom", "{B}", INSTANT_CARD, LoseGame(TARGET_PLAYER))
TRIUMPH = card("Triumph", "{W}", SORCERY_CARD, then(WinGame(), discard(1)))
QUAKE = card("Small Quake", "{R}", SORCERY_CARD, damage(3, EACH_PLAYER))
BLOODLETTING = card("Bloodletting", "{B}", SORCERY_CARD, lose_life(3, EACH_OPPONENT))
EDICT = card("Edict", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER))


@pytest.mark.rule("104.3b", "119.6", "104.2a", "704.5a")
def test_zero_life_loses_and_the_last_player_wins() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.life(BOB, 3)

    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert table.result is None
    table.resolve()
    assert table.winner == ANN
    assert table.decision is None


@pytest.mark.rule("104.3b")
def test_a_life_total_below_zero_in_the_middle_of_a_resolution_does_not_lose_yet() -> None:
    table = Table(free_mana=True)
    brink = card("Brink", "{B}", SORCERY_CARD, then(lose_life(5), gain_life(6)))
    table.hand(ANN, brink)
    table.life(ANN, 3)

    table.cast(ANN, "Brink")
    table.resolve()
    assert table.life(ANN) == 4
    assert table.result is None


@pytest.mark.rule("104.3c", "121.4", "704.5b")
def test_drawing_more_cards_than_there_are_draws_the_rest_and_loses() -> None:
    table = Table(players=3, free_mana=True)
    table.library(ANN, "Forest", only=True)
    table.hand(ANN, "Concentrate")

    table.cast(ANN, "Concentrate")
    table.resolve()
    assert table.has_lost(ANN)
    assert table.result is None
    assert table.active_player == ANN


@pytest.mark.rule("104.3c")
def test_an_empty_library_alone_loses_nothing() -> None:
    table = Table(free_mana=True)
    table.library(BOB, "Forest", "Forest", "Forest", "Forest", "Forest", only=True)
    table.hand(ANN, "Mind Sculpt")

    table.cast(ANN, "Mind Sculpt", targets=[BOB])
    table.resolve()
    assert table.library(BOB) == []
    assert table.result is None
    table.next_turn()
    assert table.result is None
    table.next_step()
    assert table.winner == ANN


@pytest.mark.rule("104.3d", "122.1f", "704.5c")
def test_ten_poison_counters_lose() -> None:
    table = Table(players=3)
    table.poison(BOB, 9)
    table.battlefield(ANN, "Blight Mamba")

    table.attack(ANN, {"Blight Mamba": BOB})
    table.combat_damage()
    assert table.has_lost(BOB)
    assert table.life(BOB) == 20
    assert not table.has_lost(CAT)


@pytest.mark.rule("104.3e", "104.5")
def test_an_effect_makes_a_player_lose_and_leave() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, DOOM)
    table.battlefield(CAT, "Grizzly Bears")

    table.cast(ANN, "Doom", targets=[CAT])
    table.resolve()
    assert table.has_lost(CAT)
    assert [(lost.player, lost.reason.loss) for lost in table.happened(PlayerLoses)] == [(CAT, Loss.EFFECT)]
    assert not table.on_battlefield("Grizzly Bears")
    assert table.result is None


@pytest.mark.rule("104.2b", "104.1")
def test_an_effect_wins_the_game_at_once_and_nothing_more_happens() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, TRIUMPH, "Forest")

    table.cast(ANN, "Triumph")
    table.resolve()
    assert table.winner == ANN
    assert table.decision is None
    assert table.hand(ANN) == ["Forest"]


@pytest.mark.rule("104.4a")
def test_all_remaining_players_at_zero_life_is_a_draw() -> None:
    table = Table(players=3, free_mana=True)
    for player in (ANN, BOB, CAT):
        table.life(player, 3)
    table.hand(ANN, QUAKE)

    table.cast(ANN, "Small Quake")
    table.resolve()
    assert table.result is not None
    assert (table.result.is_draw, table.result.reason) == (True, "all remaining players lost at the same time")
    assert table.winner is None


@pytest.mark.rule("104.4a", "104.3e")
def test_an_effect_that_makes_everybody_lose_is_a_draw() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, APOCALYPSE)

    table.cast(ANN, "Apocalypse Now")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("104.4a", "800.4")
def test_of_three_players_one_dies_and_the_last_two_draw_later() -> None:
    table = Table(players=3, free_mana=True)
    table.life(ANN, 3)
    table.life(BOB, 3)
    table.life(CAT, 2)
    table.hand(ANN, BLOODLETTING, QUAKE)
    table.life(BOB, 6)

    table.cast(ANN, "Bloodletting")
    table.resolve()
    assert table.has_lost(CAT)
    assert table.result is None
    table.cast(ANN, "Small Quake")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("101.2", "104.3b", "104.3d")
def test_who_cannot_lose_goes_on_with_no_life_and_loses_as_soon_as_they_can() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Platinum Angel")
    table.life(BOB, 1)
    table.poison(BOB, 10)
    table.hand(ANN, "Lightning Bolt", DOOM, "Hideous End")

    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == -2
    table.cast(ANN, "Doom", targets=[BOB])
    table.resolve()
    assert table.result is None
    table.cast(ANN, "Hideous End", targets=["Platinum Angel"])
    table.resolve()
    assert table.winner == ANN


@pytest.mark.rule("704.5b", "104.3c")
def test_an_attempt_to_draw_from_an_empty_library_is_forgotten_while_one_cannot_lose() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Platinum Angel")
    table.library(BOB, only=True)
    table.hand(ANN, "Hideous End")

    table.next_turn()
    table.go_to("draw step")
    assert table.result is None
    table.cast(ANN, "Hideous End", targets=["Platinum Angel"])
    table.resolve()
    assert table.result is None


@pytest.mark.rule("101.2", "104.2b")
def test_who_cannot_win_does_not_win_by_an_effect() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(BOB, "Platinum Angel")
    table.hand(ANN, TRIUMPH)

    table.cast(ANN, "Triumph")
    table.resolve()
    assert table.result is None


@pytest.mark.rule("104.2a")
def test_who_cannot_win_wins_all_the_same_when_every_opponent_has_left() -> None:
    table = Table()
    cursed = card("Cursed Crown", "{1}", ENCHANTMENT_CARD, upkeep(lose_life(20, EACH_OPPONENT)))
    table.battlefield(BOB, "Platinum Angel")
    table.battlefield(ANN, cursed)

    table.concede(BOB)
    assert table.winner == ANN


@pytest.mark.rule("104.3a", "104.2a")
def test_conceding_is_possible_although_one_cannot_lose() -> None:
    table = Table()
    table.battlefield(ANN, "Platinum Angel")

    table.concede(ANN)
    assert table.winner == BOB


@pytest.mark.rule("104.3a", "405.6g")
def test_a_player_without_priority_concedes_on_anothers_turn() -> None:
    table = Table(players=3)
    table.battlefield(CAT, "Grizzly Bears")

    table.concede(CAT)
    assert table.has_lost(CAT)
    assert not table.on_battlefield("Grizzly Bears")
    assert table.has_priority == ANN
    assert table.result is None


@pytest.mark.rule("104.3a", "800.4j")
def test_conceding_on_the_own_turn_lets_the_turn_go_on() -> None:
    table = Table(players=3)
    feast = card("Late Feast", "{1}", ENCHANTMENT_CARD)
    table.battlefield(BOB, feast)
    table.concede(ANN)

    assert table.has_priority == BOB
    assert (table.active_player, table.step.value) == (ANN, "precombat main phase")
    table.next_turn()
    assert table.active_player == BOB


@pytest.mark.rule("104.3a")
def test_conceding_in_the_middle_of_a_resolution_leaves_before_the_resolution_goes_on() -> None:
    """Cat's creature is gone before Bob chooses, so it is not sacrificed and nothing dies for Cat."""
    table = Table(players=3, free_mana=True)
    mourner = card("Mourner", "{B}", creature("Spirit", 1, 1), when_dies(draw(1, EACH_PLAYER)))
    table.hand(ANN, EDICT)
    table.battlefield(CAT, mourner)
    bob_bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.cast(ANN, "Edict")
    table.resolve(pause=True)
    assert table.decision is not None
    assert table.decision.player == BOB

    table.concede(CAT)
    assert table.has_lost(CAT)
    assert not table.on_battlefield("Mourner")
    assert table.decision is not None
    assert table.decision.player == BOB
    table.answer(BOB, bob_bears)
    assert table.graveyard(BOB) == ["Grizzly Bears"]
    assert table.stack == []
    assert table.graveyard(ANN) == ["Edict"]


@pytest.mark.rule("104.3a", "800.4a")
def test_who_concedes_while_their_own_spell_resolves_takes_it_along() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, EDICT)
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Grizzly Bears")
        table.battlefield(player, "Air Elemental")
    table.cast(ANN, "Edict")
    table.resolve(pause=True)

    table.concede(ANN)
    assert table.has_priority == BOB
    assert table.stack == []
    assert table.battlefield(BOB) == ["Grizzly Bears", "Air Elemental"]
    assert table.battlefield(CAT) == ["Grizzly Bears", "Air Elemental"]
    assert table.active_player == ANN


@pytest.mark.rule("104.3a", "800.4a")
def test_who_concedes_while_casting_a_spell_leaves_nothing_on_the_stack() -> None:
    table = Table(players=3)
    table.lands(ANN, "Mountain", 1)
    table.hand(ANN, "Lightning Bolt")
    with pytest.raises(Exception, match="does not say what to answer"):
        table.cast(ANN, "Lightning Bolt")
    assert table.decision is not None
    assert table.decision.player == ANN

    table.concede(ANN)
    assert table.stack == []
    assert table.has_priority == BOB
    assert table.life(CAT) == 20


@pytest.mark.rule("104.3a", "104.2a")
def test_in_a_two_player_game_a_concession_in_a_resolution_ends_it_at_once() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, EDICT)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.cast(ANN, "Edict")
    table.resolve(pause=True)

    table.concede(BOB)
    assert table.winner == ANN
    assert table.decision is None


@pytest.mark.rule("104.3a")
def test_all_but_one_concede() -> None:
    table = Table(players=4)
    for player in (CAT, ANN, DAN):
        assert table.result is None
        table.concede(player)

    assert table.winner == BOB
    with pytest.raises(IllegalAnswer):
        table.concede(BOB)


@pytest.mark.rule("104.3a")
def test_a_concession_is_part_of_the_record() -> None:
    game = Game.new([["Forest"] * 20] * 3, 1)
    game.answer(False)
    game.concede(2)
    game.answer(False)
    again = Game.replay(game.record())

    assert again.hash() == game.hash()
    assert again.state.players[2].has_left


@pytest.mark.rule("104.4b")
def test_a_mandatory_loop_is_a_draw() -> None:
    """Three Oblivion Rings and nothing else to exile: each brings the last one back, for ever."""
    table = Table(free_mana=True)
    table.hand(ANN, "Oblivion Ring", "Oblivion Ring", "Oblivion Ring")
    table.always(ANN, "Oblivion Ring")

    table.cast(ANN, "Oblivion Ring")
    table.resolve_all()
    table.cast(ANN, "Oblivion Ring")
    table.resolve_all()
    table.cast(ANN, "Oblivion Ring")
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("104.4b")
def test_a_long_burst_of_triggers_is_no_loop() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Soul Warden")
    table.hand(ANN, "Goblin Offensive")

    table.cast(ANN, "Goblin Offensive", x=60)
    table.resolve_all()
    assert table.result is None
    assert table.life(BOB) == 80


@pytest.mark.rule("104.3a", "603.3d")
def test_a_decision_that_named_what_left_can_still_be_made() -> None:
    """Bob is to choose a target; Cat's creature, one of two, leaves with her."""
    table = Table(players=3, free_mana=True)
    table.battlefield(CAT, "Air Elemental")
    bears = table.battlefield(ANN, "Grizzly Bears")
    kavu = table.battlefield(BOB, "Serra Angel")
    table.enters(BOB, "Flametongue Kavu", pause=True)
    assert isinstance(table.decision, Choose)
    assert len(table.decision.options) == 4

    table.concede(CAT)
    assert isinstance(table.decision, Choose)
    assert len(table.decision.options) == 3
    table.answer(BOB, bears)
    table.resolve()
    assert not bears.exists
    assert kavu.exists


# ---------------------------------------------------------------------- winning and losing at once


@pytest.mark.rule("104.3f", "104.4a")
def test_who_would_both_win_and_lose_loses() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, card("Last Word", "{W}", SORCERY_CARD, both(WinGame(YOU), LoseGame(EACH_PLAYER))))
    table.cast(ANN, "Last Word")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("104.3f")
@pytest.mark.parametrize("first", [True, False])
def test_losing_is_stronger_in_whatever_order_it_is_said(first: bool) -> None:
    table = Table(players=3, free_mana=True)
    win, lose = WinGame(YOU), LoseGame(YOU)
    table.hand(ANN, card("Paradox", "{W}", SORCERY_CARD, both(win, lose) if first else both(lose, win)))
    table.cast(ANN, "Paradox")
    table.resolve()
    assert table.has_lost(ANN)
    assert table.result is None


@pytest.mark.rule("104.3f", "101.2")
def test_who_cannot_lose_wins() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, card("Endless", "{W}", ENCHANTMENT_CARD, static(CantLose(YOU))))
    table.hand(ANN, card("Paradox", "{W}", SORCERY_CARD, both(WinGame(YOU), LoseGame(YOU))))
    table.cast(ANN, "Paradox")
    table.resolve()
    assert table.winner == ANN


@pytest.mark.rule("104.2b", "104.3e")
def test_in_two_sentences_the_first_ends_the_game() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, card("Triumph", "{W}", SORCERY_CARD, then(WinGame(YOU), LoseGame(YOU))))
    table.cast(ANN, "Triumph")
    table.resolve()
    assert table.winner == ANN


@pytest.mark.rule("104.3f", "104.3h")
def test_where_ranges_are_limited_winner_and_neighbours_lose_together() -> None:
    table = Table(players=5, variants=[FreeForAll(1)], free_mana=True)
    table.hand(ANN, card("Paradox", "{W}", SORCERY_CARD, both(WinGame(YOU), LoseGame(YOU))))
    table.cast(ANN, "Paradox")
    table.resolve()
    assert [player.id for player in table.state.playing()] == [2, 3]
