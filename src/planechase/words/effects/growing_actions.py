"""Keyword actions about +1/+1 counters: support (CR 701.41), adapt (701.46), endure (701.63) and blight (701.68)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement as CountersPut
from planechase.rules.events.events import Event
from planechase.rules.events.happening import happen, tell
from planechase.rules.events.keyword_actions import Blighted
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.colors import WHITE
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount
from planechase.words.effects.tokens import Token
from planechase.words.player_words import YOU
from planechase.words.selections import Target
from planechase.words.speech import Moment, Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Support(Effect):
    """CR 701.41a: a +1/+1 counter on each of up to so many other target creatures; a spell is none of them anyway."""

    reads = "support {count:letter}"
    count: Quantity

    @property
    def on(self) -> Target:
        """The creatures that are meant, which no field names."""
        return Target(filters.CREATURE & filters.OTHER, Number(0), self.count)

    @property
    def subject(self) -> Target:
        return self.on

    def parts(self) -> Iterator[Word]:
        yield self.count
        yield self.on

    def happen(self, game: State, by: Source) -> Rule[None]:
        supported = [obj.id for obj in self.on.objects(game, by) if obj.id in game.objects]
        yield from actions.put_counters(game, by.controller, supported, "+1/+1", 1)


@word
class Adapt(Effect):
    """CR 701.46a: unless it has +1/+1 counters, this permanent gets so many."""

    reads = "adapt {count:letter}"
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        this = game.permanent(by.object_id)
        if this is not None and not this.counter("+1/+1"):
            yield from actions.put_counters(game, by.controller, [this.id], "+1/+1", self.count.value(game, by))


@word
class Endure(Effect):
    """CR 701.63a: its controller puts so many +1/+1 counters on a permanent, or creates a white Spirit of that size."""

    writes = (word_slots.TOKENS,)
    reads = "{what:subject} endure[s] {count:letter}"
    what: Things
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = self.count.value(game, by)
        for obj in (yield from self.what.choose(game, by)):
            player = game.players[game.recall(obj.id).controller]
            if count > 0 and not player.has_left:
                yield from self._endures(game, player, obj, count, by)

    def _endures(self, game: State, player: Player, obj: Object, count: int, by: Source) -> Rule[None]:
        """CR 118.12a: counters on what has left cannot be put."""
        if game.permanent(obj.id) is not None:
            ways = alternatives((f"{count} +1/+1 counters", f"{count}/{count} Spirit"))
            why = f"{game.name_of(obj.id)} endures: choose counters on it, or a token."
            chosen = yield from ask(Choose(player.id, Purpose.MODE, why, ways, about=obj.id, word=self))
            if chosen[0].number == 0:
                yield from actions.put_counters(game, player.id, [obj.id], "+1/+1", count)
                return
        spirit = Token(("Spirit",), count, count, WHITE).values(game.edition)
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_tokens(game, player, spirit))))


# ---------------------------------------------------------------------- blight


def _blighted(game: State, player: Player, count: int, by: Source, word: Word) -> Rule[list[CountersPut]]:
    """CR 701.68a: which creature gets the -1/-1 counters."""
    mine: list[Object] = [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
    why = "Blight: choose a creature you control for the -1/-1 counters."
    chosen = yield from actions.choose_objects(game, player, Purpose.OBJECT, mine, 1, 1, why, by.object_id, None, word)
    return [CountersPut(obj.id, "-1/-1", count, player.id) for obj in chosen]


def _can_blight(game: State, player: Player) -> bool:
    """CR 701.68b."""
    return any(game.chars(p).types & CREATURE for p in game.controlled_by(player.id))


@word
class Blight(Effect):
    """CR 701.68a: players put so many -1/-1 counters on a creature they control; it is remembered (701.68c)."""

    writes = (word_slots.BLIGHTED,)
    reads = "{who} blight[s] {count:letter}"
    count: Quantity
    who: Players = YOU

    def is_forbidden(self, game: State, by: Source) -> bool:
        return not any(_can_blight(game, player) for player in self.who.found(game, by))

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 101.4: players choose in turn order; then all counters are put at once."""
        players, count = self.who.found(game, by), self.count.value(game, by)
        put: list[CountersPut] = []
        for player in players:
            put += yield from _blighted(game, player, count, by, self)
        by.remember(word_slots.BLIGHTED, tuple(one.on for one in put))
        yield from happen(game, *put)
        chosen = {one.by: one.on for one in put}
        tell(game, *(Blighted(player.id, chosen.get(player.id, 0)) for player in players))


@word
class BlightCost(Cost):
    """CR 701.68a: to pay, put so many -1/-1 counters on a creature you control."""

    writes = (word_slots.BLIGHTED,)
    reads = "blight {count:digits}"
    count: int = 1

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return _can_blight(game, player)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        put = yield from _blighted(game, player, self.count, by, self)
        for one in put:
            one.by_effect = False
        by.remember(word_slots.BLIGHTED, tuple(one.on for one in put))
        yield from happen(game, *put)
        tell(game, Blighted(player.id, put[0].on if put else 0))


@word
class Blights(Moment):
    """CR 701.68d: whenever a player blights."""

    reads = "whenever {who} blight[s]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Blighted,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Blighted) and any(p.id == event.player for p in self.who.found(game, by))


def support(count: int | Quantity) -> Support:
    """CR 701.41a: up to so many target creatures get a +1/+1 counter each."""
    return Support(amount(count))


def adapt(count: int | Quantity) -> Adapt:
    """CR 701.46a: this permanent gets so many +1/+1 counters, unless it has one already."""
    return Adapt(amount(count))


def endure(what: Things, count: int | Quantity) -> Endure:
    """CR 701.63a: the controller of each permanent makes it grow by so much, or gets a Spirit of that size."""
    return Endure(what, amount(count))


def blight(count: int | Quantity, who: Players = YOU) -> Blight:
    """CR 701.68a: players weaken a creature of theirs by so many -1/-1 counters."""
    return Blight(amount(count), who)
