"""Connive (CR 701.50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Connived
from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.effects.taking_turns import one_by_one
from planechase.words.speech import Quantity, Things
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Connive(Effect):
    """CR 701.50a, 701.50e: its controller draws and discards; nonland cards discarded become +1/+1 counters on it."""

    what: Things
    count: Quantity = Number(1)

    def reading(self) -> str:
        return "{what:subject} connive[s]" if self.count == Number(1) else "{what:subject} connive[s] {count:letter}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 701.50d: of several permanents, one connives after the other."""
        left = list((yield from self.what.choose(game, by)))
        count = self.count.value(game, by)
        while left:
            one = yield from one_by_one(game, left, "Choose what connives next.", by, self)
            yield from _connives(game, one, count)


def _connives(game: State, obj: Object, count: int) -> Rule[None]:
    """CR 701.50b, 701.50c: also one that has left connives, as far as that is possible."""
    player = game.players[game.recall(obj.id).controller]
    if player.has_left:
        return
    yield from actions.draw(game, player, count)
    gone = yield from actions.choose_and_discard(game, player, count)
    counters = sum(not game.chars(game.recall(id)).types & LAND for id in gone)
    if game.permanent(obj.id) is not None:
        yield from actions.put_counters(game, player.id, [obj.id], "+1/+1", counters)
    tell(game, Connived(obj.id, player.id))


@word
class Connives(About):
    """CR 701.50b: whenever a permanent connives."""

    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (Connived,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Connived) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} connives"


def connive(what: Things, count: int | Quantity = 1) -> Connive:
    """CR 701.50a: draw and discard for each permanent, which grows if a nonland card was discarded."""
    return Connive(what, amount(count))
