"""Random games for the property tests: random decks out of the whole pool, random answers, players who concede."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from planechase import Game
from planechase.cards import pool
from planechase.cards.pool import CARDS
from planechase.rules.card_types import BASIC, LAND
from planechase.rules.chance import Chance
from planechase.rules.characteristics import CardDefinition
from planechase.rules.colors import COLORS
from planechase.rules.edition import Edition
from planechase.testing.random_play import random_answer

DECK_SIZE = 40
LANDS = 17


@dataclass(frozen=True)
class Plan:
    """A random game before it is played: everything that happens follows from these numbers."""

    players: int
    seed: int
    edition: Edition
    decisions: int
    """How many decisions are made at most."""
    concessions: tuple[tuple[int, int], ...]
    """Before which decision who concedes, if they are still in the game."""

    def begin(self) -> Game:
        chance = Chance(self.seed)
        decks = [random_deck(chance) for _ in range(self.players)]
        return Game.new(decks, self.seed, edition=self.edition)

    def play(self, game: Game) -> Iterator[int]:
        """Make one decision after the other; yields the number of each before it is made."""
        chance = Chance(self.seed + 1)
        leaving = {(at, player % self.players) for at, player in self.concessions}
        for number in range(self.decisions):
            yield number
            for player in range(self.players):
                if (number, player) in leaving and game.result is None and not game.state.players[player].has_left:
                    game.concede(player)
            if game.decision is None:
                return
            game.answer(random_answer(game.decision, chance))


def random_deck(chance: Chance) -> list[CardDefinition]:
    """Lands of two colours, and cards of the pool that these colours can cast."""
    colors = chance.below(5), chance.below(5)
    mask = sum(COLORS[color] for color in set(colors))
    lands = [card for card in pool.traditional() if card.printed.types & LAND and not card.printed.supertypes & BASIC]
    spells = [card for card in pool.traditional() if not card.printed.types & LAND and not card.printed.colors & ~mask]
    basics = [CARDS[name] for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    deck = [basics[colors[number % 2]] for number in range(LANDS - 3)]
    deck += [lands[chance.below(len(lands))] for _ in range(3)]
    deck += [spells[chance.below(len(spells))] for _ in range(DECK_SIZE - LANDS)]
    return deck


def plans(players: int = 8, decisions: int = 300) -> st.SearchStrategy[Plan]:
    """Plans of games for two to so many players."""
    moments = st.tuples(st.integers(0, decisions), st.integers(0, 7))
    return st.builds(
        Plan,
        players=st.integers(2, players),
        seed=st.integers(0, 2**32),
        edition=st.sampled_from(list(Edition)),
        decisions=st.integers(1, decisions),
        concessions=st.lists(moments, max_size=3).map(tuple),
    )
