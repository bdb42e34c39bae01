"""Designations that permanents have (CR 701.37, 701.60): monstrous and suspected.

They are marked on the object itself, so they end as it leaves the battlefield, and no copy has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import BecameMonstrous
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.abilities import StaticAbility
from planechase.rules.language.grammar import Duration, Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object
from planechase.words import filters, word_slots
from planechase.words.amounts import amount
from planechase.words.filters.combining_filters import Description
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.speech import Quantity, Things
from planechase.words.statics import CantBlock, Continuous
from planechase.words.triggers.trigger_subjects import About, who_does

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class IsMonstrous(Description):
    """CR 701.37b."""

    looks_back = True
    restless = False
    reads = "monstrous"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(obj.linked(word_slots.MONSTROUS))


@word
class IsSuspected(Description):
    """CR 701.60b."""

    looks_back = True
    restless = False
    reads = "suspected"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(obj.linked(word_slots.SUSPECTED))


# ---------------------------------------------------------------------- monstrosity


@word
class Monstrosity(Effect):
    """CR 701.37a: unless it is monstrous, this permanent gets so many +1/+1 counters and becomes monstrous."""

    writes = (word_slots.MONSTROUS,)
    reads = "monstrosity {count:letter}"
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        this = game.permanent(by.object_id)
        if this is None or this.linked(word_slots.MONSTROUS):
            return
        yield from actions.put_counters(game, by.controller, [this.id], "+1/+1", self.count.value(game, by))
        if game.permanent(this.id) is not None:
            game.link(this.id, word_slots.MONSTROUS, True)
            tell(game, BecameMonstrous(this.id, by.x))


@word
class BecomesMonstrous(About):
    """CR 701.37b: whenever a permanent becomes monstrous."""

    what: Filter = filters.ITSELF

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecameMonstrous,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecameMonstrous) and self.what.matches(game, game.recall(event.object_id), by)

    def say(self, reader: Reader) -> str:
        return f"{self.opening()} {who_does(reader, self.what)} becomes monstrous"


# ---------------------------------------------------------------------- suspecting


@word
class WhileSuspected(Duration):
    """CR 701.60c: for as long as a permanent is suspected; what is phased out still is (702.26d)."""

    reads = "for as long as it's suspected"
    object_id: Id

    def over(self, game: State, by: Source) -> bool:
        if self.object_id in game.phased:
            return False
        obj = game.get(self.object_id)
        return obj is None or not obj.linked(word_slots.SUSPECTED)


@word
class Suspect(Effect):
    """CR 701.60a: creatures become suspected, those that are not (701.60d)."""

    writes = (word_slots.SUSPECTED,)
    reads = "suspect {what}"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 701.60c: a suspected permanent has menace and cannot block."""
        for obj in (yield from self.what.choose(game, by)):
            permanent = game.permanent(obj.id)
            if permanent is None or permanent.linked(word_slots.SUSPECTED):
                continue
            game.link(permanent.id, word_slots.SUSPECTED, True)
            shady = Continuous(filters.Exactly((permanent.id,)), (GainAbilities(SHADY),))
            begin_effect(game, shady, by, WhileSuspected(permanent.id), (permanent.id,))


@word
class NoLongerSuspected(Effect):
    """CR 701.60a: suspected creatures may block again, and lose the menace they had from it."""

    reads = "{what:subject} [are|is] no longer suspected"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            permanent = game.permanent(obj.id)
            if permanent is not None and permanent.linked(word_slots.SUSPECTED):
                permanent.link(word_slots.SUSPECTED)
                game.changed()


SHADY: Final = (keyword("menace"), StaticAbility((CantBlock(filters.ITSELF),)))
"""CR 701.60c: what a suspected permanent has."""
MONSTROUS: Final = IsMonstrous()
SUSPECTED: Final = IsSuspected()


def monstrosity(count: int | Quantity) -> Monstrosity:
    """CR 701.37a: this permanent becomes monstrous with so many +1/+1 counters, once."""
    return Monstrosity(amount(count))
