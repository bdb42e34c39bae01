"""Levels: level up and the level symbols of leveler cards (CR 702.87, 711), and the level bars of Classes (CR 716)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.designations import LevelGained, level_of
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import Ability, ActivatedAbility, KeywordAbility, StaticAbility
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.card import Line, abilities_in
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.modifications import GainAbilities, SetSize
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things
from planechase.words.statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.grammar import Modification
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

LEVEL_COUNTER = "level"


@word
class LevelUp(KeywordAbility):
    """CR 702.87a: put a level counter on this permanent, only as a sorcery."""

    reads = "level up {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "level up"

    def abilities(self) -> tuple[Ability, ...]:
        return (ActivatedAbility((PayMana(self.cost),), PutCounters(LEVEL_COUNTER, THIS), sorcery_speed=True),)


@word
class LevelAndUp(KeywordAbility):
    """CR 711.2b: a level symbol with a plus sign: a size and abilities, from so many level counters on."""

    least: int
    power: int
    toughness: int
    gives: tuple[Ability, ...] = ()

    def reading(self) -> str:
        head = "LEVEL {least:digits}+\n{power:digits}/{toughness:digits}"
        return head + "\n{gives:lines}" if self.gives else head

    @property
    def name(self) -> str:
        return "level"

    def condition(self) -> Condition:
        """When the creature has this size and these abilities."""
        return LevelCounters(self.least)

    def abilities(self) -> tuple[Ability, ...]:
        changes: tuple[Modification, ...] = (SetSize(Number(self.power), Number(self.toughness)),)
        if self.gives:
            changes += (GainAbilities(self.gives),)
        return (StaticAbility((Continuous(filters.ITSELF, changes),), self.condition()),)


@word
class LevelBand(LevelAndUp):
    """CR 711.2a: a level symbol with a range: no longer once there are more level counters."""

    most: int = 0

    def reading(self) -> str:
        head = "LEVEL {least:digits}-{most:digits}\n{power:digits}/{toughness:digits}"
        return head + "\n{gives:lines}" if self.gives else head

    def condition(self) -> Condition:
        return LevelCounters(self.least, self.most)


@word
class LevelCounters(Condition):
    """CR 711.2: it has at least so many level counters on it, and no more than so many if there is a limit."""

    restless = False
    least: int
    most: int = 0
    this: Things = THIS

    def reading(self) -> str:
        at_least = "{this} has at least {least:number} level counters on it"
        return at_least + ", but no more than {most:number}" if self.most else at_least

    def holds(self, game: State, by: Source) -> bool:
        count = by.this(game).counter(LEVEL_COUNTER)
        return self.least <= count and (not self.most or count <= self.most)


def level_up(cost: str) -> LevelUp:
    """CR 702.87a: pay this mana as often as you like, each time for a level counter: `level_up("{1}{W}")`."""
    return LevelUp(ManaCost.parse(cost))


def levels(least: int, most: int, power: int, toughness: int, *lines: Line) -> LevelBand:
    """CR 711.2a: from one number of level counters to another, a size and perhaps abilities."""
    return LevelBand(least, power, toughness, abilities_in(*lines), most)


def level_and_up(least: int, power: int, toughness: int, *lines: Line) -> LevelAndUp:
    """CR 711.2b: from a number of level counters on, a size and perhaps abilities."""
    return LevelAndUp(least, power, toughness, abilities_in(*lines))


# ---------------------------------------------------------------------- Classes


@word
class ClassLevel(KeywordAbility):
    """CR 716.2a: a class level bar: what it costs to get there, and what the Class has from then on."""

    reads = "{cost}: Level {level:digits}\n{gives:lines}"
    level: int
    cost: ManaCost
    gives: tuple[Ability, ...]

    @property
    def name(self) -> str:
        return "class level"

    def abilities(self) -> tuple[Ability, ...]:
        only = (IsLevel(self.level - 1),)
        gain = ActivatedAbility((PayMana(self.cost),), BecomeLevel(self.level), only, sorcery_speed=True)
        there = Continuous(filters.ITSELF, (GainAbilities(self.gives),))
        return (gain, StaticAbility((there,), IsLevelOrGreater(self.level)))


@word
class BecomeLevel(Effect):
    """CR 716.2a: this permanent's level becomes a number."""

    reads = "{this:its} level becomes {level:digits}"
    level: int
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from happen(game, *(LevelGained(obj.id, self.level) for obj in self.this.objects(game, by)))


@word
class IsLevel(Condition):
    """CR 716.2b, 716.2d: the level of this permanent is a number."""

    restless = False
    reads = "{this} is level {level:digits}"
    level: int
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return level_of(by.this(game)) == self.level


@word
class IsLevelOrGreater(IsLevel):
    """CR 716.2a: it is a number or greater."""

    reads = "{this} is level {level:digits} or greater"

    def holds(self, game: State, by: Source) -> bool:
        return level_of(by.this(game)) >= self.level


@word
class BecomesLevel(Moment):
    """CR 716.2: when this permanent's level becomes a number."""

    reads = "when {this} becomes level {level:digits}"
    level: int
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (LevelGained,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, LevelGained) and event.object_id == by.object_id and event.level == self.level


def class_level(level: int, cost: str, *lines: Line) -> ClassLevel:
    """CR 716.2a: a class level bar: `class_level(2, "{1}{W}", keyword("..."))`."""
    return ClassLevel(level, ManaCost.parse(cost), abilities_in(*lines))
