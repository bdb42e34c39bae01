"""More or other life, counters and tokens than there would be (CR 614.1a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import CounterPlacement, Event, LifeGain, LifeLoss
from planechase.rules.language.grammar import Filter, Players, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source
from planechase.words.phrases import phrase
from planechase.words.player_words import AN_OPPONENT, YOU
from planechase.words.speech import SpokenWord
from planechase.words.statics import named

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class GainMoreLife(Replacement, SpokenWord):
    """CR 614.1a, 119.10: life that is gained is multiplied, or greater by a number."""

    times: int = 1
    plus: int = 0
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeGain,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LifeGain) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeGain)
        event.amount = event.amount * self.times + self.plus
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        who, gain = ("you", "you gain") if self.who == YOU else (reader.read(self.who), "that player gains")
        much = f"that much life plus {self.plus}" if self.times == 1 else "twice that much life"
        return f"if {who} would gain life, {gain} {much} instead"


@word
class LoseInsteadOfGaining(Replacement):
    """CR 614.1a: players who would gain life lose that much instead."""

    reads = "if {who} would gain life, that player loses that much life instead"
    who: Players = AN_OPPONENT

    def kinds(self) -> tuple[type[Event], ...]:
        return (LifeGain,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LifeGain) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, LifeGain)
        return [LifeLoss(event.player, event.amount)]
        yield

    def interchangeable(self) -> bool:
        return True


@word
class CountersGrow(Replacement, SpokenWord):
    """CR 614.1a, 122.6a: counters that would be put on permanents are multiplied, or more by a number.

    It does not matter what puts them there, nor whether the permanent enters with them.
    """

    what: Filter
    kind: str = ""
    """Of every kind if none is named."""
    times: int = 1
    plus: int = 0

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterPlacement,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterPlacement) or game.is_player(event.on) or self.kind not in ("", event.kind):
            return False
        return game.permanent(event.on) is not None and self.what.matches(game, game.recall(event.on), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, CounterPlacement)
        event.count = event.count * self.times + self.plus
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        many = "twice that many" if self.times == 2 else "that many plus one"
        kind = f"{self.kind} counters" if self.kind else "counters"
        again = kind if self.kind else "of each of those kinds of counters"
        on = phrase(reader, self.what, "one")
        return f"if one or more {kind} would be put on {on}, {many} {again} are put on it instead"
