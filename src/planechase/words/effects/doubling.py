"""Double and triple (CR 701.10, 701.11): power, toughness, counters and life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement
from planechase.rules.events.happening import happen
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.grammar import Duration, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.effects.lasting_effects import UNTIL_END_OF_TURN
from planechase.words.modifications import ChangeSize
from planechase.words.player_words import YOU
from planechase.words.speech import Things
from planechase.words.statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class DoubleSize(Effect):
    """CR 701.10a to 701.10c, 701.11: a creature gets its own power, toughness, or both, once more or twice more."""

    what: Things
    power: bool = True
    toughness: bool = False
    duration: Duration | None = UNTIL_END_OF_TURN
    triple: bool = False

    def reading(self) -> str:
        verb = "triple" if self.triple else "double"
        which = " and ".join(name for name, so in (("power", self.power), ("toughness", self.toughness)) if so)
        until = "" if self.duration is None else " {duration}"
        if self.what.many():
            return f"{verb} the {which} of {{what}}{until}"
        return f"{verb} {{what:its}} {which}{until}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        for obj, change in [(obj, self._change(game, obj)) for obj in there]:
            begin_effect(game, Continuous(filters.Exactly((obj.id,)), (change,)), by, self.duration, (obj.id,))

    def _change(self, game: State, obj: Object) -> ChangeSize:
        chars, more = game.chars(obj), 2 if self.triple else 1
        power = more * (chars.power or 0) if self.power else 0
        return ChangeSize(Number(power), Number(more * (chars.toughness or 0) if self.toughness else 0))


@word
class DoubleCounters(Effect):
    """CR 701.10e: as many counters of a kind, or of each kind, as there are already."""

    what: Things
    kind: str = ""
    """Which kind; without one, each kind there is."""

    def reading(self) -> str:
        if not self.kind:
            return "double the number of each kind of counter on {what}"
        return "double the number of {kind} counters on {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        put = [
            CounterPlacement(obj.id, kind, count, by.controller)
            for obj in there
            for kind, count in (obj.counters or {}).items()
            if count > 0 and self.kind in ("", kind)
        ]
        yield from happen(game, *put)


@word
class DoubleLife(Effect):
    """CR 701.10d: players gain or lose life, so that they have twice as much."""

    who: Players = YOU

    def reading(self) -> str:
        return "double your life total" if self.who == YOU else "double {who}'s life total"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.set_life(game, player, 2 * player.life)
