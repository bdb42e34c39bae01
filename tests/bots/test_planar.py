"""When the sensible bot rolls the planar die, and whole games of Planechase between bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase.bots import Bot, RandomBot, SensibleBot, play
from planechase.decks.random_planar_decks import FLAVOURS, random_planechase
from planechase.game import Game
from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import generic_cost
from planechase.rules.state.decisions import Decision, Rule
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns.priority import PASS, CastSpell, PlayLand, Priority
from planechase.testing import ANN, BOB
from planechase.testing.planar_table import PlanarTable
from planechase.variants.planechase import RollThePlanarDie
from planechase.vocabulary import CREATURE, anthem, damage, each, gets
from planechase.words.card import upkeep
from planechase.words.casual.planar_words import chaos, plane, planeswalk_away, planeswalk_to
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life, lose_life


@word
class Shrug(Effect):
    """Something no bot has an opinion of."""

    reads = "shrug"

    def happen(self, game: State, by: Source) -> Rule[None]:
        return
        yield


DULL = plane("Dull", "Testing")
KIND_CHAOS = plane("Kind Chaos", "Testing", chaos(draw(3)))
CRUEL_CHAOS = plane("Cruel Chaos", "Testing", chaos(lose_life(5)))
CRUEL = plane("Cruel", "Testing", upkeep(lose_life(3)), chaos(lose_life(1)))
PUZZLING = plane("Puzzling", "Testing", chaos(Shrug()))
GOOD_AND_PUZZLING = plane("Good and Puzzling", "Testing", upkeep(draw(1)), chaos(Shrug()))
GOOD = plane("Good", "Testing", upkeep(draw(1)), chaos(lose_life(1)))
GOOD_AND_KINDER = plane("Good and Kinder", "Testing", upkeep(gain_life(1)), chaos(draw(3)))
WELCOMING = plane("Welcoming", "Testing", planeswalk_to(draw(3)), planeswalk_away(lose_life(3)), chaos(gain_life(2)))

FREE = RollThePlanarDie(generic_cost(0))
DEAR = RollThePlanarDie(generic_cost(1))


def decide(table: PlanarTable) -> Any:
    """What the bot answers to the question that stands."""
    decision = table.game.decision
    assert decision is not None
    answer = SensibleBot().decide(table.game, decision)
    decision.check(answer)
    return answer


def on(here: CardDefinition, *hand: str, lands: int = 0, rolled: int = 0, step: str = "") -> PlanarTable:
    """Ann stands on a plane in her main phase, with some lands, a hand, and some rolls of the die behind her."""
    table = PlanarTable(free_mana=True)
    table.on_plane(here)
    table.lands(ANN, "Island", lands)
    if step:
        table.go_to(step)
    for _ in range(rolled):
        table.roll(ANN, "blank")
    table.free_mana = False
    table.hand(ANN, *hand)
    return table


# ---------------------------------------------------------------------- free rolls


@pytest.mark.parametrize("here", [KIND_CHAOS, CRUEL, GOOD_AND_KINDER, WELCOMING, PUZZLING], ids=lambda card: card.name)
def test_a_free_roll_is_taken_when_chaos_helps_or_the_plane_hurts(here: CardDefinition) -> None:
    assert decide(on(here)) == FREE


@pytest.mark.parametrize("here", [GOOD, CRUEL_CHAOS, DULL, GOOD_AND_PUZZLING], ids=lambda card: card.name)
def test_no_roll_when_the_plane_is_good_and_chaos_bad_or_nothing_is_won(here: CardDefinition) -> None:
    assert decide(on(here)) is PASS


def test_several_planes_are_weighed_together() -> None:
    table = PlanarTable()
    table.on_plane(CRUEL_CHAOS, KIND_CHAOS)
    assert decide(table) == FREE
    table.on_plane(CRUEL_CHAOS, GOOD)
    assert decide(table) is PASS


def test_lands_and_spells_come_before_the_die() -> None:
    table = on(KIND_CHAOS, "Island")
    assert isinstance(decide(table), PlayLand)
    table = on(KIND_CHAOS, "Augury Owl", lands=2)
    assert isinstance(decide(table), CastSpell)


def test_nobody_rolls_in_another_players_turn() -> None:
    table = on(KIND_CHAOS)
    table.go_to("precombat main phase", of=BOB)
    table.pass_()
    assert decide(table) is PASS


# ---------------------------------------------------------------------- rolls that cost


def test_mana_that_nothing_else_needs_is_spent_after_combat() -> None:
    assert decide(on(KIND_CHAOS, lands=3, rolled=1, step="postcombat main phase")) == DEAR


def test_no_mana_is_spent_before_combat() -> None:
    assert decide(on(KIND_CHAOS, lands=3, rolled=1)) is PASS


@pytest.mark.parametrize("instant", ["Lightning Bolt", "Giant Growth"])
def test_no_mana_is_spent_while_an_instant_is_in_hand(instant: str) -> None:
    assert decide(on(KIND_CHAOS, instant, lands=3, rolled=1, step="postcombat main phase")) is PASS


def test_no_mana_is_spent_for_little() -> None:
    assert decide(on(WELCOMING, lands=3, rolled=1, step="postcombat main phase")) is PASS


def test_the_dearer_a_roll_the_more_it_must_bring() -> None:
    answers = [decide(on(KIND_CHAOS, lands=6, rolled=rolled, step="postcombat main phase")) for rolled in (1, 3, 5)]
    assert answers[0] == DEAR
    assert answers[-1] is PASS


# ---------------------------------------------------------------------- what is tried


@pytest.mark.parametrize(("angels_of", "rolls"), [(ANN, False), (BOB, True)])
def test_chaos_that_hits_everybody_is_tried_first(angels_of: int, rolls: bool) -> None:
    table = on(plane("Falling Stars", "Testing", chaos(damage(4, each(CREATURE)))))
    table.battlefield(angels_of, "Serra Angel", "Serra Angel")
    assert (decide(table) == FREE) is rolls


@pytest.mark.parametrize(("angels_of", "rolls"), [(ANN, False), (BOB, True)])
def test_a_plane_whose_rules_help_the_others_more_is_better_left(angels_of: int, rolls: bool) -> None:
    table = on(plane("High Winds", "Testing", anthem(CREATURE, gets(2, 2)), chaos(gain_life(1))))
    table.battlefield(angels_of, "Serra Angel", "Serra Angel", "Serra Angel")
    assert (decide(table) == FREE) is rolls


# ---------------------------------------------------------------------- whole games

DECK = ["Forest"] * 10 + ["Grizzly Bears"] * 12 + ["Giant Growth"] * 2


class Rolls:
    """Rolls the planar die whenever that is free, and is otherwise another bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def decide(self, game: Game, decision: Decision[Any]) -> object:
        if isinstance(decision, Priority) and FREE in decision.options:
            return FREE
        return self.bot.decide(game, decision)


def sensible(players: int) -> list[Bot]:
    return [SensibleBot() for _ in range(players)]


def at_random(players: int) -> list[Bot]:
    return [RandomBot(seat) for seat in range(players)]


def of_both_kinds(players: int) -> list[Bot]:
    return [SensibleBot() if seat % 2 else RandomBot(seat) for seat in range(players)]


@pytest.mark.whole_game
@pytest.mark.parametrize("bots", [sensible, at_random, of_both_kinds])
@pytest.mark.parametrize("flavour", FLAVOURS)
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.whole_game)])
def test_games_of_planechase_end(bots: Callable[[int], list[Bot]], flavour: str, players: int) -> None:
    rolls: list[PlanarDieRolled] = []
    game = Game.new(
        [DECK] * players,
        seed=players,
        variants=[random_planechase(players, players, flavour)],
        forks=False,
        watcher=lambda state, event: rolls.append(event) if isinstance(event, PlanarDieRolled) else None,
    )
    first, *others = bots(players)
    result = play(game, [Rolls(first), *others])
    assert game.decision is None
    assert len(result.winners) <= 1
    assert rolls


def test_the_same_seeds_give_the_same_game() -> None:
    games = [Game.new([DECK] * 3, seed=7, variants=[random_planechase(3, 7)], forks=False) for _ in range(2)]
    for game in games:
        play(game, sensible(3))
    assert games[0].record() == games[1].record()
    assert games[0].hash() == games[1].hash()
