"""Keywords of creatures that grow: evolve, training, renown, outlast, graft and their like (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from planechase.rules.events import actions
from planechase.rules.events.events import Attacks, CounterPlacement, Event, ObjectEvent, event
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Condition, Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount
from planechase.words.conditions import IsThe
from planechase.words.cost_words import DiscardThis, T
from planechase.words.effects.counter_effects import PutCounters as PutCountersOn
from planechase.words.effects.flow import May
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.replacements import EntersWithCounters
from planechase.words.selections import THAT, THIS, target
from planechase.words.speech import Moment, Quantity, Things
from planechase.words.triggers import DealsDamage, Enters

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


# ---------------------------------------------------------------------- training and evolving

TRAINING = "training"
EVOLVE = "evolve"


@word
class Training(Called):
    """CR 702.149: it grows as it attacks beside a stronger creature."""

    reads = "training"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(AttacksBesideStronger(), GrowBy(TRAINING)),)


@word
class AttacksBesideStronger(Moment):
    """CR 702.149a: the source and a creature with greater power are declared as attackers together."""

    reads = "whenever {this} and at least one other creature with power greater than {this:its} power attack"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Attacks,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Attacks) or event.object_id != by.object_id:
            return False
        power = game.power(by.this(game))
        together = [one for one in getattr(event, "together", ()) if isinstance(one, Attacks)]
        return any(game.power(game.recall(one.object_id)) > power for one in together)


@word
class Evolve(Called):
    """CR 702.100: it grows as something larger joins it."""

    reads = "evolve"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(Enters(filters.CREATURE & filters.YOURS), GrowBy(EVOLVE), ThatIsLarger()),)


@word
class ThatIsLarger(Condition):
    """CR 702.100a, 702.100c: the creature of the event has more power or toughness than the source, or had."""

    sized = True
    reads = (
        "{that:its} power is greater than {this:its} power and/or {that:its} toughness is greater than {this:its} "
        "toughness"
    )
    that: Things = THAT
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        mine = game.chars(by.this(game))
        if not mine.types & CREATURE:
            return False
        theirs = [values for obj in self.that.objects(game, by) if (values := game.chars(obj)).types & CREATURE]
        power, toughness = mine.power or 0, mine.toughness or 0
        return any((values.power or 0) > power or (values.toughness or 0) > toughness for values in theirs)


@word
class GrowBy(Effect):
    """CR 702.100b, 702.149c: the source gets a +1/+1 counter from a keyword, and thus evolves or trains."""

    reads = "put a +1/+1 counter on {this}"
    keyword: str
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is None:
            return
        happened = yield from happen(game, CounterPlacement(by.object_id, "+1/+1", 1, by.controller))
        put = [one for one in happened if isinstance(one, CounterPlacement) and one.on == by.object_id]
        if any(one.kind == "+1/+1" and one.count > 0 for one in put):
            tell(game, Grew(by.object_id, self.keyword))


@event
class Grew(ObjectEvent):
    """CR 702.100b, 702.149c: an ability of a keyword has put +1/+1 counters on its source."""

    keyword: str


class Grows(Moment):
    """A creature gets its counter from a certain keyword."""

    __slots__ = ()
    keyword: ClassVar[str]

    def kinds(self) -> tuple[type[Event], ...]:
        return (Grew,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Grew) and event.keyword == self.keyword and event.object_id == by.object_id


@word
class Evolves(Grows):
    """CR 702.100b."""

    reads = "whenever {this} evolves"
    keyword = EVOLVE
    this: Things = THIS


@word
class Trains(Grows):
    """CR 702.149c."""

    reads = "when {this} trains"
    keyword = TRAINING
    this: Things = THIS


# ---------------------------------------------------------------------- renown


@word
class Renown(Called):
    """CR 702.112: it grows the first time it damages a player in combat."""

    reads = "renown {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(DealsDamage(filters.ITSELF), BecomeRenowned(self.count), NotRenowned()),)


@word
class NotRenowned(Condition):
    """CR 702.112a: the source has not become renowned yet."""

    reads = "{this} isn't renowned"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return not by.this(game).linked(word_slots.RENOWNED)


@word
class BecomeRenowned(Effect):
    """CR 702.112a, 702.112b: the source gets counters and a designation, for as long as it stays."""

    writes = (word_slots.RENOWNED,)
    count: int

    def reading(self) -> str:
        if self.count == 1:
            return "put a +1/+1 counter on it and it becomes renowned"
        return "put {count:number} +1/+1 counters on it and it becomes renowned"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is not None:
            yield from actions.put_counters(game, by.controller, [by.object_id], "+1/+1", self.count)
            game.link(by.object_id, word_slots.RENOWNED, True)
            tell(game, BecomesRenowned(by.object_id))


@event
class BecomesRenowned(ObjectEvent):
    """CR 702.112b: a permanent became renowned."""


@word
class BecomesRenownedTrigger(Moment):
    """CR 702.112b: something that fits becomes renowned."""

    reads = "whenever {what} becomes renowned"
    what: Filter

    def kinds(self) -> tuple[type[Event], ...]:
        return (BecomesRenowned,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, BecomesRenowned) and self.what.matches(game, game.recall(event.object_id), by)


@word
class Renowned(filters.Description):
    """CR 702.112b: a permanent that has become renowned."""

    looks_back = True
    reads = "renowned"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(obj.linked(word_slots.RENOWNED))


# ---------------------------------------------------------------------- outlast and graft


@word
class Outlast(Called):
    """CR 702.107: it grows instead of attacking."""

    reads = "outlast {cost}"
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        grow = PutCountersOn("+1/+1", THIS)
        return (ActivatedAbility((PayMana(self.cost), T), grow, sorcery_speed=True),)


@word
class Reinforce(Called):
    """CR 702.77: discarded from the hand, it makes a creature grow."""

    reads = "reinforce {count:letter}—{cost}"
    count: Quantity
    cost: ManaCost

    def abilities(self) -> tuple[Ability, ...]:
        grow = PutCountersOn("+1/+1", target(filters.CREATURE), self.count)
        return (ActivatedAbility((PayMana(self.cost), DiscardThis()), grow, zone=Zone.HAND),)


@word
class Graft(Called):
    """CR 702.58: it enters with counters and hands them on to others that enter."""

    reads = "graft {count:digits}"
    count: int

    def abilities(self) -> tuple[Ability, ...]:
        has_one = IsThe(THIS, filters.WithCounter("+1/+1"))
        hands_on = May(MoveCounter("+1/+1", THIS, THAT))
        return (
            StaticAbility((EntersWithCounters("+1/+1", Number(self.count)),)),
            TriggeredAbility(Enters(filters.CREATURE & filters.OTHER), hands_on, has_one),
        )


@word
class MoveCounter(Effect):
    """CR 122.5: a counter of a kind is taken from one object and put onto another."""

    reads = "move a {kind} counter from {what} onto {onto}"
    kind: str
    what: Things
    onto: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for giver in self.what.objects(game, by)[:1]:
            if giver.id in game.objects:
                shares = {obj.id: 1 for obj in self.onto.objects(game, by)}
                yield from actions.move_counters(game, by.controller, giver.id, self.kind, shares)


def outlast(cost: str) -> Outlast:
    """CR 702.107: for this mana, tap it to put a +1/+1 counter on it: `outlast("{1}{R}")`."""
    return Outlast(ManaCost.parse(cost))


def reinforce(count: int | Quantity, cost: str) -> Reinforce:
    """CR 702.77: for this mana, discard it to put +1/+1 counters on a creature: `reinforce(2, "{1}{G}")`."""
    return Reinforce(amount(count), ManaCost.parse(cost))
