"""Planechase and Commander together, which players call Planar EDH, and both of them with a third variant."""

from __future__ import annotations

import json

import pytest

from planechase import Game
from planechase.bots import SensibleBot
from planechase.decks.commander_decks import COMMANDER_DECKS, commander_with
from planechase.decks.random_planar_decks import random_planechase
from planechase.rules.multiplayer.variant import Variant
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, CAT, ArrangedCommander, PlanarTable, broken_invariants
from planechase.variants import Archenemy, Commander, Emperor, FreeForAll, Star, TwoHeadedGiant, Vanguard
from planechase.words.card import INSTANT_CARD, card, legendary_creature
from planechase.words.casual.planar_words import chaos, plane
from planechase.words.casual.scheme_words import scheme
from planechase.words.casual.vanguard_words import vanguard
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.zone_effects import return_to_hand
from planechase.words.filters import CREATURE
from planechase.words.keywords import keyword
from planechase.words.selections import target

CAPTAIN = card("Captain of Proof", "{1}{W}", legendary_creature("Human Soldier", 2, 2))
GIANT = card("Giant of Proof", "{2}{R}", legendary_creature("Giant", 7, 7), keyword("haste"))
DOOM = card("Doom", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
BACK = "command zone"


@pytest.fixture
def table() -> PlanarTable:
    """Three players with commanders on a plane of Ann's."""
    return PlanarTable(3, variants=[ArrangedCommander([GIANT, CAPTAIN, CAPTAIN])], free_mana=True)


@pytest.mark.rule("903.7", "901.4", "901.5", "408.3")
def test_a_game_has_forty_life_commanders_and_a_plane(table: PlanarTable) -> None:
    assert [table.life(player) for player in range(3)] == [40] * 3
    assert (table.planes, table.command(BOB)) == (["Nowhere 1"], [CAPTAIN.name])


@pytest.mark.rule("901.9", "901.8", "903.6")
def test_planeswalking_leaves_the_commanders_where_they_are(table: PlanarTable) -> None:
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.planes, table.cost_to_roll(ANN)) == (["Nowhere 2"], 1)
    assert [table.commander(player).zone for player in range(3)] == ["command"] * 3


@pytest.mark.rule("903.8", "901.9")
def test_a_commander_is_cast_and_the_die_is_rolled_in_the_same_main_phase(table: PlanarTable) -> None:
    table.lands(ANN, "Mountain", 1)
    table.roll(ANN, "blank")
    table.cast(ANN, GIANT.name)
    assert not table.can_roll(ANN)
    table.resolve()
    assert (table.can_roll(ANN), table.tax(ANN), table.tax(BOB)) == (True, 2, 0)


@pytest.mark.rule("903.8", "601.2f")
def test_a_plane_may_make_up_for_the_tax() -> None:
    """Where creature spells cost two less, the second casting of a commander costs what is printed on it."""
    table = PlanarTable(variants=[ArrangedCommander([GIANT, CAPTAIN])])
    table.on_plane("Turri Island")
    table.lands(ANN, "Mountain", 1)
    table.always(ANN, True, about=BACK)
    table.cast(ANN, GIANT.name)
    table.resolve()
    table.mana(BOB, "{B}")
    table.hand(BOB, DOOM)
    table.cast(BOB, "Doom", targets=[table.commander(ANN)])
    table.resolve()
    table.untap("Mountain")
    assert not table.can_cast(ANN, GIANT.name)
    table.lands(ANN, "Forest", 2)
    assert table.can_cast(ANN, GIANT.name)


@pytest.mark.rule("903.9b", "901.9b")
def test_chaos_that_returns_a_commander_lets_its_owner_choose() -> None:
    table = PlanarTable(variants=[ArrangedCommander([GIANT, CAPTAIN])])
    table.on_plane(plane("Ebb", "Proof", chaos(return_to_hand(target(CREATURE)))))
    table.enters(BOB, table.commander(BOB))
    table.will(ANN, table.commander(BOB))
    table.roll(ANN, "chaos")
    table.will(BOB, True, about=BACK)
    table.resolve()
    assert table.command(BOB) == [CAPTAIN.name]


@pytest.mark.rule("903.10a", "901.11b")
def test_a_player_who_falls_to_a_commander_takes_their_plane_along(table: PlanarTable) -> None:
    table.on_plane("Naya", owner=BOB)
    giant = table.enters(ANN, table.commander(ANN))
    for _ in range(3):
        assert table.planes == ["Naya"]
        table.turn(ANN)
        table.untap(giant)
        table.attack(ANN, {giant: BOB})
        table.combat_damage()
    assert (table.has_lost(BOB), table.life(BOB), table.planar_controller) == (True, 19, ANN)
    assert table.planes != ["Naya"]
    assert (table.commander(CAT).zone, table.commander(ANN).zone) == ("command", "battlefield")


# ---------------------------------------------------------------------- whole games


PLOTS = [scheme(f"Plot {number}") for number in range(20)]
HEROES = [vanguard(f"Hero {number}", 1 - number % 3, 2 * number) for number in range(6)]


def _play(players: int, variants: list[Variant], seed: int, edition: Edition, limit: int) -> Game:
    """Bots play so many decisions of a game, or all of it."""
    decks = [COMMANDER_DECKS[(seed + seat) % len(COMMANDER_DECKS)] for seat in range(players)]
    together = [*variants, commander_with(decks), random_planechase(players, seed, edition=edition)]
    game = Game.new([each.deck() for each in decks], seed, edition=edition, variants=together)
    bots = [SensibleBot() for _ in decks]
    for _ in range(limit):
        if game.decision is None:
            break
        game.answer(bots[game.decision.player].decide(game, game.decision))
    assert not broken_invariants(game.state)
    return game


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize(
    ("others", "players"),
    [
        ([], 4),
        ([TwoHeadedGiant()], 4),
        ([Vanguard(HEROES[:4])], 4),
        ([Archenemy([PLOTS])], 3),
        ([FreeForAll(reach=1)], 4),
        ([Star()], 5),
        ([Emperor(), Vanguard(HEROES)], 6),
    ],
    ids=lambda others: " and ".join(one.name for one in others) if isinstance(others, list) else "",
)
def test_bots_play_planechase_and_commander_together_with_others(
    others: list[Variant], players: int, edition: Edition
) -> None:
    game = _play(players, others, 7, edition, 150)
    assert {variant.name for variant in game.setup.variants} >= {"planechase", "commander"}


def test_a_game_of_planechase_and_commander_ends_and_its_record_replays_to_the_same_state() -> None:
    game = _play(2, [], 11, Edition.CURRENT, 5000)
    assert game.result is not None
    again = Game.replay(json.loads(json.dumps(game.record())))
    assert again.hash() == game.hash()
    assert any(isinstance(variant, Commander) for variant in again.setup.variants)


def test_a_fork_in_the_middle_goes_on_like_the_game() -> None:
    decks = COMMANDER_DECKS[:2]
    variants = [commander_with(decks), random_planechase(2, 4)]
    game = Game.new([each.deck() for each in decks], 4, variants=variants)
    bots = [SensibleBot() for _ in decks]
    for number in range(120):
        if game.decision is None:
            break
        answer = bots[game.decision.player].decide(game, game.decision)
        fork = game.fork() if number % 20 == 0 else None
        game.answer(answer)
        if fork is not None:
            fork.answer(answer)
            assert fork.hash() == game.hash()
