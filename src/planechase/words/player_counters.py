"""Counters that players have (CR 107.14, 122.1): energy, poison and experience counters in a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement
from planechase.rules.events.happening import happen
from planechase.rules.language.grammar import Condition, Cost, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words.amounts import Counted, Number, amount
from planechase.words.player_words import YOU
from planechase.words.speech import Quantity

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

ENERGY: Final = "energy"
EXPERIENCE: Final = "experience"
SYMBOL: Final = "{{E}}"
"""CR 107.14: one energy counter, as it stands in a template."""


@word
class GetCounters(Effect):
    """CR 122.1, 122.6: players get counters of a kind, all of them at once."""

    kind: str
    count: Quantity = Number(1)
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        if self.kind[:1] in "aeiou":
            one = self.count == Number(1)
            return "{who} get[s] an {kind} counter" if one else "{who} get[s] {count:letters} {kind} counters"
        return "{who} get[s] {count} {kind} counter[s]"

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = self.count.value(game, by)
        yield from happen(
            game, *(CounterPlacement(p.id, self.kind, count, by.controller) for p in self.who.found(game, by))
        )


@word
class GetEnergy(Effect):
    """CR 107.14: players get energy counters, one for each symbol."""

    count: Quantity = Number(1)
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        if isinstance(self.count, Number):
            return "{who} get[s] " + SYMBOL * self.count.number
        return "{who} get[s] {count:letter} " + SYMBOL

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from GetCounters(ENERGY, self.count, self.who).happen(game, by)


@word
class PayEnergy(Cost):
    """CR 107.14: for each symbol, remove an energy counter of yours."""

    count: int = 1

    def reading(self) -> str:
        return "pay " + (SYMBOL * self.count if self.count <= MANY_SYMBOLS else "{count:number} " + SYMBOL)

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        return player.counters.get(ENERGY, 0) >= self.count

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        yield from actions.remove_counters(game, player.id, ENERGY, self.count)

    def repeats(self, game: State, player: Player, by: Source) -> int:
        return player.counters.get(ENERGY, 0) // self.count


MANY_SYMBOLS: Final = 6
"""Up to so many energy symbols stand in a row; more are counted in words."""


@word
class PlayerCounters(Counted):
    """CR 122.1: how many counters of a kind players have."""

    restless = False
    kind: str
    who: Players = YOU

    def value(self, game: State, by: Source) -> int:
        return sum(player.counters.get(self.kind, 0) for player in self.who.found(game, by))

    def each(self, reader: Reader) -> str:
        return f"{self.kind} counter {self._who_has(reader)}"

    def number_of(self, reader: Reader) -> str:
        return f"the number of {self.kind} counters {self._who_has(reader)}"

    def _who_has(self, reader: Reader) -> str:
        who = reader.read(self.who)
        return f"{who} have" if reader.is_addressed(self.who) or who == "your opponents" else f"{who} has"


@word
class HasPlayerCounters(Condition):
    """CR 122.1: a player has at least so many counters of a kind."""

    restless = False
    reads = "{who} [have|has] {least:number} or more {kind} counters"
    kind: str
    least: int = 1
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(player.counters.get(self.kind, 0) >= self.least for player in self.who.found(game, by))


@word
class IsPoisoned(Condition):
    """CR 122.1f: a player has at least one poison counter."""

    restless = False
    reads = "{who} [are|is] poisoned"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(player.poison > 0 for player in self.who.found(game, by))


def get_counters(kind: str, count: int | Quantity = 1, who: Players = YOU) -> GetCounters:
    """CR 122.1: give counters to players, not to objects: `get_counters("poison", 2, TARGET_PLAYER)`."""
    return GetCounters(kind, amount(count), who)


def get_energy(count: int | Quantity = 1, who: Players = YOU) -> GetEnergy:
    """Get energy counters."""
    return GetEnergy(amount(count), who)
