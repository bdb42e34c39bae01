"""Instructions about counters: put, distribute, remove and move them (CR 122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement as CountersPut
from planechase.rules.events.happening import happen
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Filter, Players, Selection, Targeting
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Divide, Rule, ask
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words.amounts import Number, X, amount
from planechase.words.english import article, listed
from planechase.words.player_words import YOU
from planechase.words.selections import THIS, Target
from planechase.words.speech import Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class PutCounters(Effect, SpokenWord):
    """CR 122.6."""

    handles = ("on",)
    kind: str
    on: Selection
    count: Quantity = Number(1)

    def say(self, reader: Reader) -> str:
        """A number that speaks of what the counters are put on stands behind it: "where X is its mana value"."""
        on = reader.read(self.on)
        count, for_each = reader.counted(self.count)
        counters = article(f"{self.kind} counter") if self.count.is_one() else f"{count} {self.kind} counters"
        return f"put {counters} on {on}{for_each}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.on.choose(game, by)
        shares = by.divisions.get(self.on) if isinstance(self.on, Targeting) else None
        for obj in objects:
            if obj.id in game.objects:
                count = shares.get(obj.id, 0) if shares else self.count.value(game, by)
                yield from actions.put_counters(game, by.controller, [obj.id], self.kind, count)

    def is_on_paper(self) -> bool:
        return self.on == THIS


@word
class PutCounterOfChoice(Effect, SpokenWord):
    """CR 122.6, 608.2d: one counter of a kind that you choose among several."""

    kinds: tuple[str, ...]
    on: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = [obj for obj in (yield from self.on.choose(game, by)) if obj.id in game.objects]
        for obj in objects:
            why = f"Choose the counter to put on {game.name_of(obj.id)}."
            chosen = yield from ask(Choose(by.controller, Purpose.MODE, why, self.kinds, about=obj.id, word=self))
            yield from actions.put_counters(game, by.controller, [obj.id], chosen[0], 1)

    def say(self, reader: Reader) -> str:
        return f"put your choice of {article(listed(self.kinds, 'or'))} counter on {reader.read(self.on)}"


@word
class Bolster(Effect):
    """CR 701.39a: +1/+1 counters on a creature with the least toughness among those a player controls."""

    reads = "{who} bolster[s] {count:digits}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 101.4: players choose in turn order; then all counters are put at once."""
        events: list[CountersPut] = []
        for player in self.who.found(game, by):
            mine = [p for p in game.controlled_by(player.id) if game.chars(p).types & CREATURE]
            least = min(map(game.toughness, mine), default=0)
            among: list[Object] = [p for p in mine if game.toughness(p) == least]
            why = "Choose a creature with the least toughness among creatures you control."
            one = yield from actions.choose_objects(
                game, player, Purpose.OBJECT, among, 1, 1, why, by.object_id, word=self
            )
            events += [CountersPut(obj.id, "+1/+1", self.count.value(game, by), player.id) for obj in one]
        yield from happen(game, *events)


@word
class DistributeCounters(Effect, SpokenWord):
    """CR 601.2d, 122.6: a player distributes counters among targets; how, was chosen with the targets."""

    kind: str
    on: Target
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        shares = by.divisions.get(self.on, {})
        for player in self.who.found(game, by):
            for obj in self.on.objects(game, by):
                yield from actions.put_counters(game, player.id, [obj.id], self.kind, shares.get(obj.id, 0))

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "distribute" if who == "you" else f"{who} distributes"
        if isinstance(self.on.divided, (Number, X)):
            return f"{verb} {reader.read(self.on.divided)} {self.kind} counters among {reader.read(self.on)}"
        count = reader.read(self.on.divided, "equal")
        return f"{verb} a number of {self.kind} counters {count} among {reader.read(self.on)}"


@word
class RemoveCounters(Effect):
    """CR 122.8: so many counters of a kind, or all of them."""

    kind: str
    what: Selection
    count: Quantity | None = Number(1)

    def reading(self) -> str:
        if self.count is None:
            return "remove all {kind} counters from {what}"
        if self.count.is_one():
            return f"remove {article(f'{self.kind} counter')} from {{what}}"
        return "remove {count:letters} {kind} counters from {what}"

    def is_impossible(self, game: State, by: Source) -> bool:
        if self.what.is_choice or self.count is None:
            return self.what.is_lacking(game, by)
        least = self.count.value(game, by)
        return not any(obj.counter(self.kind) >= least for obj in self.what.objects(game, by))

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            count = obj.counter(self.kind) if self.count is None else self.count.value(game, by)
            yield from actions.remove_counters(game, obj.id, self.kind, count)

    def is_on_paper(self) -> bool:
        return self.what == THIS


@word
class MoveCounters(Effect):
    """CR 122.5: as many counters of a kind as you like go from one object onto others, as you share them out."""

    handles = ("what",)
    reads = "move any number of {kind} counters from {what} onto {onto:many}"
    kind: str
    onto: Filter
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        for giver in (yield from self.what.choose(game, by)):
            others = [p for p in influence.permanents(game, by) if p.id != giver.id]
            among = [p.id for p in others if self.onto.matches(game, p, by)]
            count = giver.counter(self.kind)
            if giver.id not in game.objects or not count or not among:
                continue
            why = f"Move {self.kind} counters of {game.name_of(giver.id)}; its own share stays on it."
            among = [giver.id, *among]
            shares = yield from ask(Divide(by.controller, Purpose.MOVE_COUNTERS, why, count, among, 0, by.object_id))
            yield from actions.move_counters(game, by.controller, giver.id, self.kind, shares)


def bolster(count: int | Quantity) -> Bolster:
    """CR 701.39a: your creature with the least toughness gets so many +1/+1 counters."""
    return Bolster(amount(count))


def put_counters(kind: str, on: Selection, count: int | Quantity = 1) -> PutCounters:
    """CR 122.6: give objects so many counters of a kind: `put_counters("+1/+1", target(CREATURE), 2)`."""
    return PutCounters(kind, on, amount(count))
