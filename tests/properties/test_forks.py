"""What forks share never changes: libraries, hands, graveyards, planar and scheme decks, and what has departed.

And a fork stands where its game does, whichever way it came there.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.examples import examples

from planechase import Game
from planechase.cards import pool
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.chance import Chance
from planechase.rules.state.fingerprint import described
from planechase.testing.random_casual_games import together
from planechase.testing.random_play import answering, random_deck
from planechase.variants import Archenemy, Planechase
from planechase.words.casual.planar_words import ChaosOfRevealed, PlaneswalkToRevealed, PutPlaneOnTop, RevealPlanarCards
from planechase.words.effects.counter_effects import PutCounters

DECISIONS = 90
HANDLING = (ChaosOfRevealed, PlaneswalkToRevealed, PutPlaneOnTop, RevealPlanarCards, PutCounters)
"""What handles cards in planar decks, or changes what is face up of them."""


def handles_planes(card: CardDefinition) -> bool:
    """Whether it does something with cards in planar decks."""
    return any(isinstance(part, HANDLING) for ability in card.printed.index.all for part in ability.walk())


def begin(seed: int) -> Game:
    """A game of Planechase with one deck, half of it of what handles the planar deck; perhaps against an archenemy."""
    chance = Chance(seed)
    planes = [card for card in pool.planar() if not card.printed.types & PHENOMENON]
    handling = [card for card in planes if handles_planes(card)]
    others = [card for card in planes if card not in handling]
    chance.shuffle(handling)
    chance.shuffle(others)
    variants = [Planechase(communal=[*handling[:20], *others[:20]])]
    decks = [random_deck(chance) for _ in range(3)]
    if seed % 2:
        schemes = pool.schemes()
        chance.shuffle(schemes)
        return Game.new(decks, seed, variants=[*variants, Archenemy([schemes[:20]])])
    return Game.new(decks, seed, variants=variants)


def shared(game: Game, fork: Game) -> Iterator[object]:
    """Everything that is the very same thing in both."""
    one, other = game.state, fork.state
    for id, obj in (*one.objects.items(), *one.departed.items()):
        if obj is other.objects.get(id) or obj is other.departed.get(id):
            yield obj
    yield from one.effects
    yield from one.delayed
    yield from one.phased.values()
    yield from one.cards


def roll(game: Game, chance: Chance) -> bool:
    """Roll the planar die, if that is possible: chaos and planeswalking are what handles planes."""
    options = getattr(game.decision, "options", ())
    dice = [option for option in options if type(option).__name__ == "RollThePlanarDie"]
    if not dice or chance.below(3) == 0:
        return False
    game.answer([dice[0]])
    return True


def play(game: Game, chance: Chance, decisions: int) -> None:
    for _ in range(decisions):
        if game.decision is None:
            return
        if not roll(game, chance):
            answering(chance)(game)


@examples(3)
@given(st.integers(0, 2**32))
def test_nothing_that_forks_share_changes(seed: int) -> None:
    game, chance = begin(seed), Chance(seed + 1)
    for number in range(DECISIONS // 6):
        fork = game.fork()
        before = [(thing, described(thing)) for thing in shared(game, fork)]
        play(fork, Chance(seed + number), 12)
        play(game, chance, 6)
        for thing, then in before:
            assert described(thing) == then, thing
        if game.decision is None:
            break
    for one in (game, fork):
        assert Game.replay(json.loads(json.dumps(one.record()))).hash() == one.hash()


def standing(game: Game) -> tuple[str, object]:
    """How a game stands, and what it asks of whom."""
    decision = game.decision
    return game.hash(), decision.plain(decision.decider) if decision is not None else None


@examples(2)
@given(st.integers(0, 2**32))
def test_every_fork_in_the_middle_of_something_stands_where_its_game_does(seed: int) -> None:
    plan = together(seed, 60)
    game = plan.begin()
    for number in plan.play(game, answering(Chance(seed + 1)), 60):
        if game.grant is not None and number % 10:
            continue
        first, second = game.fork(), game.fork()
        third = second.fork(forks=False)
        there = standing(game)
        assert [standing(fork) for fork in (first, second, third)] == [there] * 3
        given = second.answered
        for fork in (first, second, third):
            play(fork, Chance(number), 2)
        assert first.hash() == second.hash() == third.hash()
        assert standing(game) == there
        if second.answered > given:
            second.undo(second.answered - given)
        assert standing(second) == there or second.answered < given
