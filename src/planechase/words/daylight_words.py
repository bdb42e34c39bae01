"""Day and night in a text (CR 731), and daybound and nightbound (CR 702.145)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import daylight
from planechase.rules.events.daylight import BoundToDay, BoundToNight, DaytimeChanges
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, KeywordAbility, StaticAbility
from planechase.rules.language.double_faced import FaceUp
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words.replacements.entering_replacements import Entering
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


# ---------------------------------------------------------------------- keywords


@word
class Daybound(KeywordAbility):
    """CR 702.145b: on a front face; by night the permanent has its back face up."""

    reads = "daybound"

    @property
    def name(self) -> str:
        return "daybound"

    def stands_in_line(self) -> bool:
        return True

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((EntersByNight(),)), StaticAbility((BoundToDay(),)))


@word
class Nightbound(KeywordAbility):
    """CR 702.145e: on a back face; by day the permanent has its front face up."""

    reads = "nightbound"

    @property
    def name(self) -> str:
        return "nightbound"

    def stands_in_line(self) -> bool:
        return True

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((BoundToNight(),)),)


@word
class EntersByNight(Entering):
    """CR 702.145b: a double-faced card with daybound enters transformed while it is night."""

    reads = "if it's night and this permanent is represented by a double-faced card, it enters transformed"

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or not Entering.applies(self, game, event, by):
            return False
        is_double_faced = isinstance(game.recall(event.object_id).copiable, FaceUp)
        return game.daytime == daylight.NIGHT and is_double_faced and not event.transformed

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.transformed = True
        return [event]
        yield


DAYBOUND: Final = Daybound()
NIGHTBOUND: Final = Nightbound()


# ---------------------------------------------------------------------- what time it is


@word
class ItsDay(Condition):
    """CR 731.1."""

    reads = "it's day"

    def holds(self, game: State, by: Source) -> bool:
        return game.daytime == daylight.DAY


@word
class ItsNight(Condition):
    """CR 731.1."""

    reads = "it's night"

    def holds(self, game: State, by: Source) -> bool:
        return game.daytime == daylight.NIGHT


@word
class NeitherDayNorNight(Condition):
    """CR 731.1: nothing has made it day or night yet."""

    reads = "it's neither day nor night"

    def holds(self, game: State, by: Source) -> bool:
        return game.daytime == daylight.NEITHER


@word
class BecomeDay(Effect):
    """CR 731.1: it becomes day; if it is, nothing happens."""

    reads = "it becomes day"

    def happen(self, game: State, by: Source) -> Rule[None]:
        tell(game, *daylight.become(game, daylight.DAY))
        return
        yield


@word
class BecomeNight(Effect):
    """CR 731.1: it becomes night; if it is, nothing happens."""

    reads = "it becomes night"

    def happen(self, game: State, by: Source) -> Rule[None]:
        tell(game, *daylight.become(game, daylight.NIGHT))
        return
        yield


@word
class DayBreaksAsItEnters(Entering):
    """CR 614.1c, 731.1: something that begins the day as it enters, where there is neither day nor night."""

    reads = "if it's neither day nor night, it becomes day as {this} enters"
    this: Things = THIS

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return Entering.applies(self, game, event, by) and game.daytime == daylight.NEITHER

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        tell(game, *daylight.become(game, daylight.DAY))
        return [event]
        yield


@word
class DayAndNightTurn(Moment):
    """CR 731.1a: one of the two ends and the other begins; the first day or night of a game does not count."""

    reads = "whenever day becomes night or night becomes day"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DaytimeChanges,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DaytimeChanges) and event.before != daylight.NEITHER


@word
class BecomesNight(Moment):
    """CR 731.1a: the day ends."""

    reads = "whenever day becomes night"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DaytimeChanges,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DaytimeChanges) and (event.before, event.after) == (daylight.DAY, daylight.NIGHT)


@word
class BecomesDay(Moment):
    """CR 731.1a: the night ends."""

    reads = "whenever night becomes day"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DaytimeChanges,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DaytimeChanges) and (event.before, event.after) == (daylight.NIGHT, daylight.DAY)
