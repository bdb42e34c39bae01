"""Answers, decks and departures at random, for games that only have to go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from planechase.cards import pool
from planechase.game import Game
from planechase.rules.language.card_types import BASIC, LAND
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORS
from planechase.rules.state.chance import Chance
from planechase.rules.state.decisions import (
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    IllegalAction,
    IllegalAnswer,
    Order,
)
from planechase.rules.state.objects import Id
from planechase.rules.turns.priority import Priority

TRIES: Final = 8
DECK_SIZE: Final = 40
LANDS: Final = 17


Concessions = Sequence[tuple[int, Id]]
"""Before which decision who concedes, if they are still in the game."""


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
    """Somebody who gives one answer after the other at random, or as `choose` says.

    What cannot be finished, after an unlucky choice on the way, is taken back to the last grant of priority.
    """
    chosen = choose if choose is not None else random_answer

    def answer(game: Game) -> None:
        assert game.decision is not None
        try:
            game.answer(chosen(game.decision, chance))
        except IllegalAction:
            assert isinstance(game.decision, Priority)

    return answer


def random_answer(decision: Decision[Any], chance: Chance) -> object:
    """An allowed answer at random; where a few tries find none, the default."""
    for _ in range(TRIES):
        answer = _guess(decision, chance)
        try:
            return decision.check(answer)
        except IllegalAnswer:
            continue
    found = decision.first_allowed() if isinstance(decision, Choose) else None
    return found if found is not None else decision.default()


def _guess(decision: Decision[Any], chance: Chance) -> object:
    if isinstance(decision, Confirm):
        return chance.below(2) == 1
    if isinstance(decision, ChooseNumber):
        return decision.numbers[chance.below(len(decision.numbers))]
    if isinstance(decision, Choose):
        count = decision.minimum + chance.below(decision.maximum - decision.minimum + 1)
        return _shuffled(decision.options, chance)[:count]
    if isinstance(decision, Order):
        return _shuffled(decision.options, chance)
    if isinstance(decision, Divide):
        shares = dict.fromkeys(decision.among, decision.minimum)
        for _ in range(decision.total - sum(shares.values())):
            shares[decision.among[chance.below(len(decision.among))]] += 1
        return shares
    if isinstance(decision, (DeclareAttackers, DeclareBlockers)):
        declared = {}
        for creature, possible in decision.choices.items():
            number = chance.below(len(possible) + 1)
            if number < len(possible):
                declared[creature] = possible[number]
        return declared
    return decision.default()


def _shuffled(options: tuple[Any, ...], chance: Chance) -> list[Any]:
    order = list(options)
    chance.shuffle(order)
    return order


def random_deck(chance: Chance) -> list[CardDefinition]:
    """Lands of two colours, and cards of the pool that these colours can cast."""
    colors = chance.below(5), chance.below(5)
    mask = sum(COLORS[color] for color in set(colors))
    lands = [card for card in pool.traditional() if card.printed.types & LAND and not card.printed.supertypes & BASIC]
    spells = [card for card in pool.traditional() if not card.printed.types & LAND and not card.printed.colors & ~mask]
    basics = [pool.card(name) for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")]
    deck = [basics[colors[number % 2]] for number in range(LANDS - 3)]
    deck += [lands[chance.below(len(lands))] for _ in range(3)]
    deck += [spells[chance.below(len(spells))] for _ in range(DECK_SIZE - LANDS)]
    return deck
