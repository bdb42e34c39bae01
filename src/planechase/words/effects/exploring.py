"""Explore (CR 701.44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Explored
from planechase.rules.events.zones import move
from planechase.rules.language.card_types import LAND
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters
from planechase.words.effects.taking_turns import one_by_one
from planechase.words.speech import Things
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Explore(Effect):
    """CR 701.44a: a land on top goes to the hand; otherwise a +1/+1 counter, and the card may go to the graveyard."""

    reads = "{what:subject} explore[s]"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 701.44d: of several permanents, one explores after the other."""
        left = list((yield from self.what.choose(game, by)))
        while left:
            one = yield from one_by_one(game, left, "Choose what explores next.", by, self)
            yield from self._explores(game, one)

    def _explores(self, game: State, explorer: Object) -> Rule[None]:
        """CR 701.44b, 701.44c: also one that has left explores, as far as that is possible."""
        player = game.players[game.recall(explorer.id).controller]
        if player.has_left:
            return
        top = [game.objects[id] for id in player.library[:1]]
        actions.reveal(game, player, top)
        if top and game.chars(top[0]).types & LAND:
            yield from move(game, top, Zone.HAND, "put")
        else:
            if game.permanent(explorer.id) is not None:
                yield from actions.put_counters(game, player.id, [explorer.id], "+1/+1", 1)
            yield from self._put_away(game, explorer, top)
        tell(game, Explored(explorer.id, player.id))

    def _put_away(self, game: State, explorer: Object, top: list[Object]) -> Rule[None]:
        if not top:
            return
        player = game.recall(explorer.id).controller
        why = "Explore: choose whether the card goes to your graveyard."
        question = Choose(player, Purpose.SURVEIL, why, [top[0].id], 0, 1, explorer.id, word=self)
        going = yield from ask(question)
        yield from move(game, [game.objects[id] for id in going if id in game.objects], Zone.GRAVEYARD, "put")


@word
class Explores(About):
    """CR 701.44b: whenever a permanent explores."""

    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (Explored,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Explored) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"whenever {who_does(reader, self.what)} explores"
