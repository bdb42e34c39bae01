"""Costs that are paid without a choice: cards at random, from a library or all at once, and counters (CR 118)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement
from planechase.rules.events.happening import happen
from planechase.rules.language.grammar import Cost
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.words import word_slots
from planechase.words.english import Reader, article, number_word
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _hand(game: State, player: Player, by: Source) -> list[Object]:
    return [game.objects[id] for id in player.hand if id != by.object_id]


@word
class DiscardAtRandom(Cost, SpokenWord):
    """CR 701.9b: chance decides which cards of the hand are discarded; they are remembered."""

    writes = (word_slots.DISCARDED,)
    count: int = 1

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(_hand(game, player, by)) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        hand = _hand(game, player, by)
        game.chance.shuffle(hand)
        gone = yield from actions.discard(game, hand[: self.count])
        by.remember(word_slots.DISCARDED, tuple(gone))

    def say(self, reader: Reader) -> str:
        return f"discard {'a card' if self.count == 1 else f'{number_word(self.count)} cards'} at random"


@word
class DiscardHandCost(Cost):
    """CR 118.3: all cards of the hand are discarded, also if there are none; they are remembered."""

    writes = (word_slots.DISCARDED,)
    reads = "discard your hand"

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return True

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        by.remember(word_slots.DISCARDED, tuple((yield from actions.discard(game, _hand(game, player, by)))))


@word
class MillCost(Cost, SpokenWord):
    """CR 701.17b: nobody can pay with more cards than their library has; the milled cards are remembered."""

    writes = (word_slots.MILLED,)
    count: int = 1

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return len(player.library) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        by.remember(word_slots.MILLED, tuple((yield from actions.mill(game, player, self.count))))

    def say(self, reader: Reader) -> str:
        return "mill a card" if self.count == 1 else f"mill {number_word(self.count)} cards"


@word
class PutCounterCost(Cost, SpokenWord):
    """CR 122.1: a counter is put on the source, which no effect does (614.16)."""

    kind: str

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return game.get(by.object_id) is not None

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from happen(game, CounterPlacement(by.object_id, self.kind, 1, player.id, by_effect=False))

    def say(self, reader: Reader) -> str:
        return f"put {article(self.kind)} counter on {reader.read(THIS)}"
