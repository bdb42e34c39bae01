"""Keywords of what dies: persist, undying, afterlife, soulshift (CR 702.46, 702.79, 702.93, 702.135)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.words import filters
from planechase.words.amounts import Number
from planechase.words.effects.flow import May
from planechase.words.effects.tokens import CreateToken, creature_token
from planechase.words.effects.zone_effects import ReturnToHand
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.selections import THIS, THIS_CARD
from planechase.words.selections.target_selections import card_in_graveyard
from planechase.words.speech import Things
from planechase.words.triggers import Leaves

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Persist(Called):
    """CR 702.79: it comes back with a -1/-1 counter if it had none."""

    reads = "persist"

    def abilities(self) -> tuple[Ability, ...]:
        return (_comes_back("-1/-1"),)


@word
class Undying(Called):
    """CR 702.93: it comes back with a +1/+1 counter if it had none."""

    reads = "undying"

    def abilities(self) -> tuple[Ability, ...]:
        return (_comes_back("+1/+1"),)


def _comes_back(kind: str) -> TriggeredAbility:
    return TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), ReturnWithCounter(kind), HadNoCounter(kind))


@word
class HadNoCounter(Condition):
    """CR 702.79a, 608.2h: this had no counter of a kind on it as it left."""

    reads = "{this} had no {kind} counters on it"
    kind: str
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return not by.this(game).counter(self.kind)


@word
class ReturnWithCounter(Effect):
    """CR 702.79a, 614.1c: what has just left enters again under its owner's control, with a counter on it."""

    reads = "return {what} to the battlefield under {what:its} owner's control with a {kind} counter on it"
    kind: str
    what: Things = THIS_CARD

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from moved(
            game,
            [
                ZoneChange(obj.id, obj.zone, Zone.BATTLEFIELD, "put", by, controller=obj.owner, counters={self.kind: 1})
                for obj in self.what.objects(game, by)
                if obj.id in game.objects
            ],
        )


@word
class Afterlife(Called):
    """CR 702.135: it leaves Spirits behind."""

    reads = "afterlife {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        spirit = creature_token(1, 1, "WB", "Spirit", keyword("flying"))
        return (TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), CreateToken(spirit, Number(self.count))),)


@word
class Soulshift(Called):
    """CR 702.46: a cheap Spirit card may come back from the graveyard to the hand."""

    reads = "soulshift {value:digits}"
    value: int

    def abilities(self) -> tuple[Ability, ...]:
        cheap = filters.SizeIs("mana value", "at most", Number(self.value))
        back = ReturnToHand(card_in_graveyard(filters.subtype("Spirit") & cheap))
        return (TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), May(back)),)
