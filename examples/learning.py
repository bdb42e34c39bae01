"""A small program that learns to play, in a few minutes and with NumPy alone.

It plays a deck of bears against the bot that does anything. How much it likes an option is a sum of weights, one set
for each kind of question; it answers at random, what it likes more often. After some games each weight goes a little
towards what was done in games that were won, and away from what was done in those that were lost (REINFORCE, with
the usual result as a baseline).

    pip install 'planechase[rl]'
    python examples/learning.py

It prints how often it wins before and after, in games that it has not learned from.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planechase.lab.learning import MOMENT, OPTION, PLAYER, Environment, env

BEARS = ["Forest"] * 17 + ["Grizzly Bears"] * 23
FRESH = 1_000_000
"""The seed of the games in which it is tested."""
BATCH = 20
"""So many games it plays before it learns from them."""
PACE = 0.05
"""How far a weight goes at once."""

Numbers = NDArray[np.float64]
Seen = dict[str, NDArray[Any]]
"""What the environment shows: an observation, and which actions there are."""

_FIRST_ASKED = next(place for place, name in enumerate(MOMENT) if name.startswith("asked: "))
_KINDS = len(MOMENT) - _FIRST_ASKED
# The number of a card says nothing by its size.
_COUNTED = [place for place, name in enumerate(OPTION) if not name.endswith("card")]
_MATTERS = [PLAYER.index(name) for name in ("life", "untapped creatures")]
_SITUATIONS = 1 + len(_MATTERS)


class Step(NamedTuple):
    """An answer: what was asked, what each option was like, how likely each was, and which was taken."""

    kind: int
    options: Numbers
    chances: Numbers
    taken: int


class Player:
    """What it likes, and how it changes its mind."""

    def __init__(self, seed: int) -> None:
        self.weights = np.zeros((_KINDS, _SITUATIONS * len(_COUNTED)))
        self.chance = np.random.default_rng(seed)
        self.usual = 0.0
        self._first, self._second, self._times = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def consider(self, table: Environment, seen: Seen) -> Step:
        """Look at all options; the likely ones are those that it likes."""
        parts = table.layout.parts(seen["observation"])
        offered = int(seen["action_mask"].sum())
        kind = int(parts["moment"][_FIRST_ASKED:].argmax())
        me, opponent = parts["players"][0], parts["players"][1]
        ahead = _small(me[_MATTERS] - opponent[_MATTERS])
        options = _small(parts["options"][:offered, _COUNTED])
        options = np.hstack([options, *(options * one for one in ahead)])
        liked = options @ self.weights[kind]
        chances = np.exp(liked - liked.max())
        return Step(kind, options, chances / chances.sum(), 0)

    def learn(self, games: list[tuple[list[Step], float]]) -> None:
        """Like what was done in games that went better than usual, and the other way round."""
        gradient = np.zeros_like(self.weights)
        for steps, reward in games:
            for step in steps:
                better = step.options[step.taken] - step.chances @ step.options
                gradient[step.kind] += (reward - self.usual) * better
        for _, reward in games:
            self.usual += 0.02 * (reward - self.usual)
        self._move(gradient / len(games))

    def _move(self, gradient: Numbers) -> None:
        """Adam: each weight goes by its own measure."""
        self._times += 1
        self._first += 0.1 * (gradient - self._first)
        self._second += 0.01 * (gradient**2 - self._second)
        first, second = self._first / (1 - 0.9**self._times), self._second / (1 - 0.99**self._times)
        self.weights += PACE * first / (np.sqrt(second) + 1e-8)


def _small(numbers: NDArray[np.float32]) -> Numbers:
    """Large numbers matter more than small ones, but not as much as they are larger."""
    return np.asarray(np.sign(numbers) * np.log1p(np.abs(numbers)), np.float64)


def play(table: Environment, choose: Callable[[Seen], Step]) -> tuple[list[Step], float]:
    """A game of the next seed: what was answered in it, and how it ended."""
    steps: list[Step] = []
    table.reset()
    for _ in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut or seen is None:
            return steps, float(reward)
        steps.append(choose(seen))
        table.step(steps[-1].taken)
    raise AssertionError("a game without an end")


def table_of(seed: int) -> Environment:
    """The learner sits in seat 0, and the bot that does anything in seat 1."""
    table = env(players=2, decks=[BEARS, BEARS], bots={1: "random"})
    table.reset(seed=seed)
    return table


def train(player: Player, games: int, seed: int, tell: Callable[[str], None] = lambda line: None) -> None:
    """Play, and learn from it."""
    table = table_of(seed)

    def choose(seen: Seen) -> Step:
        step = player.consider(table, seen)
        return step._replace(taken=int(player.chance.choice(len(step.chances), p=step.chances)))

    for number in range(0, games, BATCH):
        batch = [play(table, choose) for _ in range(min(BATCH, games - number))]
        player.learn(batch)
        won = sum(reward > 0 for _, reward in batch)
        tell(f"games {number + 1} to {number + len(batch)}: {won} won")


def won_by(player: Player, games: int, seed: int = FRESH) -> int:
    """How many of so many games it wins that it does not learn from; of options that it likes alike it takes any."""
    table, chance = table_of(seed), np.random.default_rng(seed)

    def choose(seen: Seen) -> Step:
        step = player.consider(table, seen)
        best = np.flatnonzero(step.chances > step.chances.max() - 1e-9)
        return step._replace(taken=int(chance.choice(best)))

    return sum(play(table, choose)[1] > 0 for _ in range(games))


def interval(won: int, games: int) -> tuple[float, float]:
    """Where the true rate lies in 95 of 100 cases (Wilson)."""
    rate, z = won / games, 1.96
    middle, width = rate + z**2 / (2 * games), z * sqrt(rate * (1 - rate) / games + (z / (2 * games)) ** 2)
    return (middle - width) / (1 + z**2 / games), (middle + width) / (1 + z**2 / games)


def said(when: str, won: int, games: int) -> str:
    """A result in a line."""
    low, high = interval(won, games)
    return f"{when}: {won} of {games} games won, {won / games:.0%} ({low:.0%} to {high:.0%})"


def main() -> None:
    """Test, learn, and test again."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=600, help="from which it learns (usually 600)")
    parser.add_argument("--tests", type=int, default=200, help="games before and after (usually 200)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    player = Player(args.seed)
    print(said("before", won_by(player, args.tests), args.tests))
    train(player, args.games, args.seed, print)
    print(said("after", won_by(player, args.tests), args.tests))


if __name__ == "__main__":
    main()
