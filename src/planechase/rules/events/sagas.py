"""Sagas (CR 714): chapters that trigger as lore counters are put on, and the end that comes with the last of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from planechase.rules.events import actions
from planechase.rules.events.events import CounterPlacement, Event
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import Ability, KeywordAbility, TriggeredAbility
from planechase.rules.language.grammar import Effect, Trigger
from planechase.rules.language.keywords import READ_AHEAD
from planechase.rules.language.word import word
from planechase.rules.multiplayer.variant import StateBasedAction
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Permanent, StackObject

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

SAGA: Final = "Saga"
LORE: Final = "lore"


@word
class ChapterReached(Trigger):
    """CR 714.2b: lore counters are put on this Saga, and with them it reaches a chapter."""

    reads = "when this Saga reaches chapter {number:roman}"
    number: int

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterPlacement,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterPlacement) or event.kind != LORE or event.on != by.object_id:
            return False
        if not event.before < self.number <= event.before + event.count:
            return False
        return not _is_read_ahead_of(game, by.this(game).id, self.number)


def _is_read_ahead_of(game: State, saga: Id, number: int) -> bool:
    """CR 702.155a: with read ahead, in the turn it entered, only the chapter triggers that it has come to exactly."""
    permanent = game.permanent(saga)
    if permanent is None or not game.chars(permanent).keywords & READ_AHEAD:
        return False
    is_new = permanent.arrived > game.players[game.turn.active[0]].turn_began
    return is_new and permanent.counter(LORE) != number


@word
class Chapter(KeywordAbility):
    """CR 714.2: a chapter symbol, and what happens in this chapter or in each of these."""

    reads = "{numbers:roman} — {effect}"
    introduces: ClassVar[bool] = True
    numbers: tuple[int, ...]
    effect: Effect

    @property
    def name(self) -> str:
        return "chapter"

    def abilities(self) -> tuple[Ability, ...]:
        return tuple(TriggeredAbility(ChapterReached(number), self.effect) for number in self.numbers)


def final_chapter(chars: Characteristics) -> int:
    """CR 714.2d: the greatest number among its chapters; 0 where it has none."""
    reached = [ability.trigger for _, ability in chars.index.triggered]
    return max((trigger.number for trigger in reached if isinstance(trigger, ChapterReached)), default=0)


def read_on(game: State) -> Rule[None]:
    """CR 505.4, 714.3c: the active player adds a lore counter to each of their Sagas with chapters."""
    sagas = [p for p in game.permanents() if p.controller in game.turn.active and _has_chapters(game, p)]
    yield from happen(game, *(CounterPlacement(saga.id, LORE, 1, saga.controller, False) for saga in sagas))


def _has_chapters(game: State, permanent: Permanent) -> bool:
    chars = game.chars(permanent)
    return SAGA in chars.subtypes and final_chapter(chars) > 0


def is_read(game: State, permanent: Permanent) -> bool:
    """CR 714.4: whether it has come to its final chapter, and none of its chapters has yet to happen."""
    if not _has_chapters(game, permanent) or permanent.counter(LORE) < final_chapter(game.chars(permanent)):
        return False
    return not _is_telling(game, permanent.id)


def _is_telling(game: State, saga: Id) -> bool:
    """CR 714.4: whether a chapter of it has triggered and not yet left the stack."""
    if any(_is_chapter_of(saga, pending.by, pending.ability) for pending in game.waiting):
        return True
    told = [game.objects[id] for turn in game.turns for id in turn.stack]
    return any(isinstance(obj, StackObject) and _is_chapter_of(saga, obj.source, obj.ability) for obj in told)


def _is_chapter_of(saga: Id, by: Source, ability: Ability | None) -> bool:
    if by.object_id != saga or not isinstance(ability, TriggeredAbility):
        return False
    return isinstance(ability.trigger, ChapterReached)


class EndOfSaga(StateBasedAction):
    """CR 704.5s: a Saga that has been read to its end is sacrificed."""

    __slots__ = ("saga",)

    def __init__(self, saga: Permanent) -> None:
        super().__init__(saga.controller)
        self.saga = saga

    def perform(self, game: State) -> Rule[None]:
        yield from actions.sacrifice(game, [self.saga])
