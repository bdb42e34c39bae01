"""Random answers, decks and departures, for games that only have to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from planechase.cards import pool
from planechase.game import Game
from planechase.rules.language.card_types import BASIC, LAND
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORS
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import Decision, IllegalAction
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Priority

DECK_SIZE: Final = 40
LANDS: Final = 17


Concessions = Sequence[tuple[int, Id]]
"""The player who concedes before each of these decisions, if still in the game."""


def play_on(game: Game, decisions: int, concessions: Concessions, answer: Callable[[Game], None]) -> Iterator[int]:
    """Let `answer` make one decision after the other, and players leave in between; yields the number of each before.

    It ends with the game, or after so many decisions.
    """
    for number in range(decisions):
        for at, seat in concessions:
            if at == number and game.result is None and not game.state.players[seat].has_left:
                game.concede(seat)
        yield number
        if game.decision is None:
            return
        answer(game)


def answering(
    chance: Chance, choose: Callable[[Decision[Any], Chance], object] | None = None
) -> Callable[[Game], None]:
    """Gives one answer after the other at random, or as `choose` says.

    What cannot be finished, after an unlucky choice on the way, is taken back to the last grant of priority.
    """

    def answer(game: Game) -> None:
        assert game.decision is not None
        try:
            game.answer(game.decision.sample(chance) if choose is None else choose(game.decision, chance))
        except IllegalAction:
            assert isinstance(game.decision, Priority)

    return answer


def random_deck(chance: Chance) -> list[CardDefinition]:
    """A deck with lands of two colours, and built-in cards that these colours can cast."""
    colors = chance.below(5), chance.below(5)
    mask = sum(COLORS[color] for color in set(colors))
    lands = [card for card in pool.traditional() if card.printed.types & LAND and not card.printed.supertypes & BASIC]
    spells = [card for card in pool.traditional() if not card.printed.types & LAND and not card.printed.colors & ~mask]
    basics = [pool.card(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    deck = [basics[colors[number % 2]] for number in range(LANDS - 3)]
    deck += [lands[chance.below(len(lands))] for _ in range(3)]
    deck += [spells[chance.below(len(spells))] for _ in range(DECK_SIZE - LANDS)]
    return deck
