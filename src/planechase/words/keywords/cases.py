"""What Cases say (CR 719): how they are solved, and what they do once they are (CR 702.169)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.events.designations import CaseSolved, is_solved
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Condition, Effect, Trigger
from planechase.rules.language.word import word
from planechase.rules.state.steps import Step
from planechase.words.card import Line, abilities_in
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things
from planechase.words.triggers import AtBeginning

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.word import Word
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.objects import Id
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class ToSolve(KeywordAbility):
    """CR 719.3a: at the beginning of your end step it becomes solved, if something is so."""

    reads = "to solve — {condition}"
    introduces: ClassVar[bool] = True
    condition: Condition

    @property
    def name(self) -> str:
        return "to solve"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(AtBeginning(Step.END), BecomeSolved(), Solvable(self.condition)),)


@word
class Solvable(Condition):
    """CR 719.3a: something is so, and this Case is not solved."""

    reads = "{condition} and {this} is not solved"
    condition: Condition
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return not is_solved(by.this(game)) and self.condition.holds(game, by)


@word
class BecomeSolved(Effect):
    """CR 719.3b: this Case becomes solved."""

    reads = "{this} becomes solved"
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from happen(game, *(CaseSolved(obj.id) for obj in self.this.objects(game, by)))


@word
class IsSolved(Condition):
    """CR 719.3b: this Case is solved."""

    restless = False
    reads = "{this} is solved"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return is_solved(by.this(game))


@word
class SolvedAnd(Condition):
    """CR 702.169b: this Case is solved, and what its ability asks for is so."""

    reads = "{this} is solved and {condition}"
    condition: Condition
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return is_solved(by.this(game)) and self.condition.holds(game, by)


@word
class TriggersIfSolved(Moment):
    """CR 702.169c: what an ability waits for that triggers only if this Case is solved."""

    reads = "{trigger}"
    trigger: Trigger

    def kinds(self) -> tuple[type[Event], ...]:
        return self.trigger.kinds()

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return is_solved(by.this(game)) and self.trigger.matches(game, event, by)

    def looks_back(self, event: Event) -> bool:
        return self.trigger.looks_back(event)

    def concerned(self, game: State, event: Event) -> tuple[Id, ...]:
        return self.trigger.concerned(game, event)

    def from_mana(self) -> bool:
        return self.trigger.from_mana()

    def once_for_all(self) -> bool:
        return self.trigger.once_for_all()

    def is_one_with(self, earlier: Event, event: Event) -> bool:
        return self.trigger.is_one_with(earlier, event)

    def subject(self) -> Word | None:
        return self.trigger.subject() if isinstance(self.trigger, Moment) else None


@word
class Solved(KeywordAbility):
    """CR 702.169: an ability that counts only while this Case is solved."""

    reads = "solved — {gives:lines}"
    introduces: ClassVar[bool] = True
    gives: tuple[Ability, ...]

    @property
    def name(self) -> str:
        return "solved"

    def abilities(self) -> tuple[Ability, ...]:
        return tuple(_if_solved(ability) for ability in self.gives)


def _if_solved(ability: Ability) -> Ability:
    if isinstance(ability, StaticAbility):
        condition = IsSolved() if ability.condition is None else SolvedAnd(ability.condition)
        return replace(ability, condition=condition)
    if isinstance(ability, TriggeredAbility):
        return replace(ability, trigger=TriggersIfSolved(ability.trigger))
    assert isinstance(ability, ActivatedAbility)
    return replace(ability, conditions=(*ability.conditions, IsSolved()))


def solved(line: Line) -> Solved:
    """CR 702.169: "Solved" before a static, triggered or activated ability."""
    gives = abilities_in(line)
    if not all(isinstance(ability, (StaticAbility, TriggeredAbility, ActivatedAbility)) for ability in gives):
        raise TypeError(f"What a solved Case has is a static, triggered or activated ability, not {line!r}.")
    return Solved(gives)
