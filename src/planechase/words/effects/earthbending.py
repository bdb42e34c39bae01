"""Earthbend (CR 701.66)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Earthbent
from planechase.rules.events.triggers import delay
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import CREATURE, LAND
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Zone
from planechase.words import filters
from planechase.words.amounts import Number, amount
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.zone_effects import PutOntoBattlefield
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import AddTypes, GainAbilities, SetSize
from planechase.words.player_words import YOU
from planechase.words.selections import THAT_CARD, Target
from planechase.words.speech import Moment, Quantity
from planechase.words.triggers.trigger_subjects import Either
from planechase.words.triggers.zone_triggers import Leaves

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

_COMES_ALIVE: Final = (
    AddTypes(CREATURE, still=LAND),
    SetSize(Number(0), Number(0)),
    GainAbilities((keyword("haste"),)),
)
_RETURNS: Final = PutOntoBattlefield(THAT_CARD, tapped=True, returning=True, under_you=True)


@word
class Earthbend(Effect):
    """CR 701.66a: target land of yours becomes a creature with counters; when it dies or is exiled, it returns."""

    reads = "earthbend {count:letter}"
    yours = True
    count: Quantity
    label: str = ""
    """CR 115.3: which instance of the word "target" it is, where one ability does it more than once."""

    @property
    def subject(self) -> Target:
        """The land that is meant, which no field names."""
        return Target(filters.LAND & filters.YOURS, label=self.label)

    def parts(self) -> Iterator[Word]:
        yield self.count
        yield self.subject

    def happen(self, game: State, by: Source) -> Rule[None]:
        for land in self.subject.objects(game, by):
            yield from Change(self.subject, _COMES_ALIVE, None).happen(game, by)
            yield from actions.put_counters(game, by.controller, [land.id], "+1/+1", self.count.value(game, by))
            _wait_for_its_end(game, land.id, by)
            tell(game, Earthbent(by.controller))


def _wait_for_its_end(game: State, land: Id, by: Source) -> None:
    """CR 701.66a, 603.7: a delayed triggered ability returns it."""
    this_land = filters.Exactly((land,))
    gone = Either(Leaves(this_land, Zone.GRAVEYARD), Leaves(this_land, Zone.EXILE))
    source = by.clone()
    source.targets = {}
    delay(game, DelayedTrigger(game.new_stamp(), TriggeredAbility(gone, _RETURNS), source, None, True))


@word
class Earthbends(Moment):
    """CR 701.66b: whenever a player earthbends."""

    reads = "whenever {who} earthbend[s]"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Earthbent,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Earthbent) and any(p.id == event.player for p in self.who.found(game, by))


def earthbend(count: int | Quantity) -> Earthbend:
    """CR 701.66a: a land of yours becomes a creature with haste and so many +1/+1 counters."""
    return Earthbend(amount(count))
