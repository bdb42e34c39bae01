"""Discover (CR 701.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Discovered
from planechase.rules.events.zones import move
from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.spells.free_casting import may_cast_free
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.words import word_slots
from planechase.words.amounts import amount
from planechase.words.filters import mana_value
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, Quantity

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Discover(Effect):
    """CR 701.57a: exile cards until one is a nonland card of so little mana value; cast it for nothing, or take it."""

    writes = (word_slots.DISCOVERED,)
    reads = "{who} discover[s] {count:letter}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from self._discovers(game, player, by)
            tell(game, Discovered(player.id))

    def _discovers(self, game: State, player: Player, by: Source) -> Rule[None]:
        limit = self.count.value(game, by)
        exiled: list[Object] = []
        found: list[Object] = []
        while player.library and not found:
            arrived = yield from actions.exile(game, [game.objects[player.library[0]]], by)
            cards = [game.objects[id] for id in arrived]
            exiled += cards
            found = [card for card in cards if not game.chars(card).types & LAND and mana_value(game, card) <= limit]
            if not arrived:
                break
        by.remember(word_slots.DISCOVERED, tuple(card.id for card in found))
        for card in found:
            yield from may_cast_free(game, player, card, below=limit + 1)
        yield from move(game, [card for card in found if card.id in game.objects], Zone.HAND, "put", by)
        rest = [card for card in exiled if card.id in game.objects]
        yield from actions.put_on_bottom(game, player, rest, random=True)


@word
class Discovers(Moment):
    """CR 701.57b: whenever a player discovers."""

    reads = "whenever {who} discover[s]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Discovered,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Discovered) and any(p.id == event.player for p in self.who.found(game, by))


def discover(count: int | Quantity, who: Players = YOU) -> Discover:
    """CR 701.57a: turn cards over until a cheap enough nonland card comes, to cast for nothing or to keep."""
    return Discover(amount(count), who)
