"""Free-for-all (CR 806) with attack multiple players (CR 802), for two to eight players."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import DeclareAttackers
from planechase.testing import ANN, BOB, CAT, DAN, Table, broken_invariants
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.life_effects import lose_life
from planechase.words.effects.permanent_effects import sacrifice
from planechase.words.filters import CREATURE
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER


@pytest.mark.rule("806.1", "102.2", "104.2a")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_everybody_is_everybody_elses_opponent_and_the_last_one_wins(players: int) -> None:
    table = Table(players=players, free_mana=True)
    table.hand(ANN, card("Drain", "{B}", SORCERY_CARD, lose_life(20, EACH_OPPONENT)))
    assert [len(table.state.opponents(player)) for player in range(players)] == [players - 1] * players
    table.cast(ANN, "Drain")
    table.resolve()

    assert table.winner == ANN


@pytest.mark.rule("802.2", "802.3", "806.2b")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_every_opponent_can_be_attacked_at_once(players: int) -> None:
    table = Table(players=players)
    army = [table.battlefield(ANN, "Grizzly Bears") for _ in range(players - 1)]
    table.attack(ANN, {bears: player for player, bears in enumerate(army, 1)})
    table.combat_damage()

    assert [table.life(player) for player in range(1, players)] == [18] * (players - 1)


@pytest.mark.rule("117.3d", "101.4")
@pytest.mark.parametrize("players", [2, 3, 8])
def test_priority_goes_once_round_the_table(players: int) -> None:
    table = Table(players=players, free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    order = []
    while table.stack:
        assert table.has_priority is not None
        order.append(table.has_priority)
        table.pass_(table.has_priority)

    assert order == list(range(players))


@pytest.mark.rule("101.4", "701.21a")
def test_simultaneous_choices_are_made_in_turn_order_and_carried_out_together() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(CAT, card("Edict", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER)))
    for player in (ANN, BOB, CAT, DAN):
        table.battlefield(player, "Grizzly Bears")
        table.battlefield(player, "Air Elemental")
    table.turn(CAT)
    table.cast(CAT, "Edict")
    table.resolve(pause=True)
    asked = []
    while table.decision is not None and table.has_priority is None:
        asked.append(table.decision.player)
        assert all(len(table.battlefield(player)) == 2 for player in (ANN, BOB, CAT, DAN))
        table.answer(table.decision.player, "Grizzly Bears")

    assert asked == [CAT, DAN, ANN, BOB]
    assert all(table.battlefield(player) == ["Air Elemental"] for player in (ANN, BOB, CAT, DAN))


@pytest.mark.rule("802.2", "800.4a")
def test_opponents_who_have_left_are_no_defending_players() -> None:
    table = Table(players=4)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.concede(CAT)
    table.turn(ANN, "beginning of combat")
    while not isinstance(table.decision, DeclareAttackers):
        assert table.decision is not None
        table.answer(table.decision.player, "pass")

    assert table.decision.choices == {bears.id: (BOB, DAN)}


@pytest.mark.whole_game
@pytest.mark.rule("806.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_a_whole_game_ends_with_one_winner(players: int) -> None:
    deck = ["Mountain"] * 8 + ["Lightning Bolt"] * 4 + ["Jackal Familiar"] * 4 + ["Deranged Whelp"] * 4
    game = Game.new([deck] * players, 7)
    chance = Chance(7)
    for _ in range(6000):
        if game.decision is None:
            break
        game.answer(game.decision.sample(chance))

    assert game.result is not None
    assert len(game.result.winners) == 1
    assert [player.id for player in game.state.playing()] == list(game.result.winners)
    assert broken_invariants(game.state) == []
