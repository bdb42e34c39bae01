"""Team vs. Team (CR 808): turns, combat and priority of players who play together but each for themselves."""

from __future__ import annotations

import pytest

from planechase import Game
from planechase.bots import SensibleBot, play
from planechase.decks import deck
from planechase.rules.language.protection import PlayerIsHexproof
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, Table, check_variant
from planechase.variants import TeamVsTeam
from planechase.words.card import ARTIFACT_CARD, ENCHANTMENT_CARD, SORCERY_CARD, activated, card, creature, static
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.keywords import keyword
from planechase.words.player_words import EACH_OPPONENT, YOU

TEAMS = TeamVsTeam()


@pytest.fixture
def table() -> Table:
    return Table(4, variants=[TEAMS], free_mana=True)


@pytest.mark.rule("808.4")
def test_turns_go_to_the_left_through_the_players_of_a_team(table: Table) -> None:
    active = []
    for _ in range(4):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(BOB,), (CAT,), (DAN,), (ANN,)]


@pytest.mark.rule("808.4", "117.3d")
def test_players_have_priority_each_for_themselves(table: Table) -> None:
    table.turn(BOB)
    for player in (BOB, CAT, DAN):
        table.pass_(player)
    assert table.has_priority == ANN


@pytest.mark.rule("808.3a", "802.4")
def test_nobody_blocks_for_a_teammate(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(DAN, "Wall of Blossoms")
    table.attack(ANN, {bears: CAT})
    with table.refuses("no creature that can block"):
        table.block(DAN, {"Wall of Blossoms": bears})


@pytest.mark.rule("808.3a", "102.3")
def test_teammates_are_no_opponents(table: Table) -> None:
    table.hand(ANN, card("Curse", "{B}", SORCERY_CARD, lose_life(2, EACH_OPPONENT)))
    table.cast(ANN, "Curse")
    table.resolve()
    assert [table.life(player) for player in range(4)] == [20, 20, 18, 18]


@pytest.mark.rule("702.11b", "102.3")
def test_hexproof_does_not_stop_a_teammate(table: Table) -> None:
    slug = table.battlefield(ANN, card("Slug", "{G}", creature("Slug", 1, 4), keyword("hexproof")))
    table.hand(BOB, "Lightning Bolt")
    table.hand(CAT, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.fork().cast(CAT, "Lightning Bolt", targets=[slug])
    table.cast(BOB, "Lightning Bolt", targets=[slug])
    table.resolve()
    assert slug.damage == 3


@pytest.mark.rule("702.11c", "102.3")
def test_a_hexproof_player_is_hexproof_to_opponents_only(table: Table) -> None:
    table.battlefield(ANN, card("Aegis", "{W}", ENCHANTMENT_CARD, static(PlayerIsHexproof(YOU))))
    table.hand(BOB, "Lightning Bolt")
    table.hand(CAT, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.fork().cast(CAT, "Lightning Bolt", targets=[ANN])
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert table.life(ANN) == 17


@pytest.mark.rule("808.5")
def test_teammates_do_not_use_each_others_permanents(table: Table) -> None:
    table.battlefield(ANN, card("Fountain", "{1}", ARTIFACT_CARD, activated("{T}", gain_life(1))))
    assert table.why_not_activate(ANN, "Fountain") is None
    assert table.why_not_activate(BOB, "Fountain") is not None


@pytest.mark.rule("808.5", "104.2c")
def test_everybody_lives_and_dies_alone(table: Table) -> None:
    table.life(CAT, 0)
    table.pass_()
    assert (table.has_lost(CAT), table.has_lost(DAN), table.result) == (True, False, None)
    table.concede(DAN)
    assert table.result is not None
    assert table.result.winners == (ANN, BOB)


@pytest.mark.rule("808.3", "805.1")
def test_teams_may_agree_on_shared_turns() -> None:
    table = Table(6, variants=[TeamVsTeam((1, 3, 2), shared_turns=True)])
    active = []
    for _ in range(3):
        table.next_turn()
        active.append(table.state.turn.active)
    assert active == [(BOB, CAT, DAN), (EVE, FAY), (ANN,)]


@pytest.mark.rule("808.1")
@pytest.mark.parametrize("shape", [TeamVsTeam(), TeamVsTeam((1, 3), shared_turns=True)])
def test_bots_play_whole_games(shape: TeamVsTeam) -> None:
    game = Game.new([deck("Dawn Charge"), deck("Grave Tide")] * 2, 7, variants=[shape])
    play(game, [SensibleBot() for _ in range(4)])
    assert game.result is not None
    assert game.result.winners in game.state.options.teams
    assert Game.replay(game.record()).hash() == game.hash()


def test_the_shape_keeps_to_the_rules_of_the_house() -> None:
    check_variant(lambda: TeamVsTeam(shared_turns=True), players=[4], limit=300)
