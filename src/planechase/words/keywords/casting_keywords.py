"""Keywords about casting a card or using it from hand or graveyard: kicker, flashback, suspend, morph, cycling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import AbilityActivated, Event, TurnedFaceUp
from planechase.rules.events.happening import tell
from planechase.rules.events.lasting import UntilYouLoseControl
from planechase.rules.events.turning_up import shown_face_up
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpecialAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.grammar import Cost, Effect, Replacement
from planechase.rules.language.word import Word, word
from planechase.rules.mana.costs import AdditionalCost, AlternativeCost
from planechase.rules.mana.mana import ANYTHING as _OTHER
from planechase.rules.mana.mana import ManaCost, generic_cost
from planechase.rules.mana.paying import PayMana, can_pay_mana, pay_mana
from planechase.rules.spells.casting import why_not_begin
from planechase.rules.spells.free_casting import may_cast_free
from planechase.rules.spells.permissions import NORMALLY
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import Action
from planechase.words import filters, word_slots
from planechase.words.amounts import Counted, CountOf, SizeOf
from planechase.words.conditions import IsThe, WasCast
from planechase.words.cost_words import DiscardThis
from planechase.words.effects.counter_effects import RemoveCounters
from planechase.words.effects.finding import search
from planechase.words.effects.hands import Draw
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.permanent_effects import SacrificeIt
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.phrases import phrase
from planechase.words.selections import THIS, Remembered
from planechase.words.speech import Moment, SpokenWord
from planechase.words.statics import CostsLessForEach
from planechase.words.triggers import AtBeginning, Enters, LastCounterRemoved

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Cycling(KeywordAbility):
    """CR 702.29: discard this card: draw a card; or, with a kind of card, search for one (702.29e)."""

    cost: ManaCost
    kind: str = ""
    also: tuple[Cost, ...] = ()
    """What else is paid, or what is paid instead of mana where that is none."""

    def reading(self) -> str:
        if not self.also:
            return "{kind}cycling {cost}"
        return "{kind}cycling—{also:costs}" if self.cost.is_free else "{kind}cycling—{cost}, {also:costs}"

    @property
    def name(self) -> str:
        return "cycling"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), *self.also, DiscardThis())
        return (ActivatedAbility(costs, self._effect(), zone=Zone.HAND),)

    def _effect(self) -> Effect:
        if not self.kind:
            return Draw()
        if self.kind == "basic land":
            return search(filters.BASIC & filters.LAND)
        if self.kind == "land":
            return search(filters.LAND)
        return search(filters.subtype(self.kind.capitalize()))


@word
class YouCycleThis(Moment):
    """CR 702.29c: its cycling ability was activated. It triggers in the zone where the card is after that."""

    reads = "when you cycle this card"

    def subject(self) -> Word | None:
        return THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (AbilityActivated,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, AbilityActivated):
            return False
        cycled = game.recall(event.object_id)
        if by.object_id not in (cycled.id, cycled.successor):
            return False
        return is_cycled(game, cycled, event)


def is_cycled(game: State, card: Object, event: AbilityActivated) -> bool:
    """CR 702.29c: whether the ability that was activated is a cycling ability of this card."""
    activated = game.recall(event.stack_id) if event.stack_id else None
    cyclings = [each for each in game.chars(card).abilities if isinstance(each, Cycling)]
    return isinstance(activated, StackObject) and any(activated.ability in each.abilities() for each in cyclings)


@word
class Kicker(KeywordAbility):
    """CR 702.33: an optional additional cost."""

    reads = "kicker {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "kicker"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((KickerCost(self.cost),), zones=(Zone.STACK,)),)


@word
class KickerCost(AdditionalCost):
    """CR 702.33a."""

    reads = "you may pay an additional {cost} as you cast this spell"
    cost: ManaCost

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)

    def optional(self) -> str:
        return "kicker"


@word
class Flashback(KeywordAbility):
    """CR 702.34: may be cast from the graveyard for its flashback cost; then it is exiled."""

    cost: ManaCost
    also: tuple[Cost, ...] = ()
    """What else is paid, or what is paid instead of mana where that is none."""

    def reading(self) -> str:
        if not self.also:
            return "flashback {cost}"
        return "flashback—{also:costs}" if self.cost.is_free else "flashback—{cost}, {also:costs}"

    @property
    def name(self) -> str:
        return "flashback"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((FlashbackCost(self.cost, self.also), FlashbackExile()), zones=(Zone.GRAVEYARD, Zone.STACK)),
        )


@word
class FlashbackCost(AlternativeCost):
    """CR 702.34a: castable from the graveyard."""

    reads = "you may cast this card from your graveyard for {cost}"
    cost: ManaCost
    also: tuple[Cost, ...] = ()

    def name(self) -> str:
        return "flashback"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost), *self.also)

    def zone(self) -> Zone:
        return Zone.GRAVEYARD


@word
class FlashbackExile(Replacement):
    """CR 702.34a, 702.133a: cast in that way, it is exiled instead of going anywhere else as it leaves the stack."""

    reads = "then exile it"
    way: str = "flashback"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.to is Zone.EXILE:
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.way == self.way

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event]
        yield


@word
class Evoke(KeywordAbility):
    """CR 702.74: an alternative cost; the permanent is sacrificed when it enters."""

    cost: ManaCost
    also: tuple[Cost, ...] = ()
    """What else is paid, or what is paid instead of mana where that is none."""

    def reading(self) -> str:
        if not self.also:
            return "evoke {cost}"
        return "evoke—{also:costs}" if self.cost.is_free else "evoke—{cost}, {also:costs}"

    @property
    def name(self) -> str:
        return "evoke"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((EvokeCost(self.cost, self.also),), zones=(Zone.STACK,)),
            TriggeredAbility(Enters(filters.ITSELF), SacrificeIt(), WasCast("evoke")),
        )


@word
class EvokeCost(AlternativeCost):
    """CR 702.74a."""

    reads = "you may cast this spell for {cost}"
    cost: ManaCost
    also: tuple[Cost, ...] = ()

    def name(self) -> str:
        return "evoke"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost), *self.also)


@word
class Transmute(KeywordAbility):
    """CR 702.53: discard this card: search for a card with the same mana value; only as a sorcery."""

    reads = "transmute {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "transmute"

    def abilities(self) -> tuple[Ability, ...]:
        same = filters.SizeIs("mana value", "exactly", SizeOf(THIS, "mana value"))
        costs = (PayMana(self.cost), DiscardThis())
        return (ActivatedAbility(costs, search(same), zone=Zone.HAND, sorcery_speed=True),)


@word
class Affinity(KeywordAbility, SpokenWord):
    """CR 702.41: costs {1} less for each of something you control."""

    what: filters.Description

    @property
    def name(self) -> str:
        return "affinity"

    def say(self, reader: Reader) -> str:
        return f"affinity for {phrase(reader, self.what, 'many')}"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((CostsLessForEach(CountOf(self.what & filters.YOURS)),)),)


@word
class Undaunted(KeywordAbility):
    """CR 702.125: costs {1} less for each opponent you have."""

    reads = "undaunted"

    @property
    def name(self) -> str:
        return "undaunted"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((CostsLessForEach(OpponentsLeft()),)),)


@word
class OpponentsLeft(Counted):
    """CR 702.125a, 702.125b: how many opponents you have who are still in the game."""

    restless = False

    def value(self, game: State, by: Source) -> int:
        return len(game.opponents(by.controller))

    def each(self, reader: Reader) -> str:
        return "opponent you have"

    def number_of(self, reader: Reader) -> str:
        return "the number of opponents you have"


@word
class Suspend(KeywordAbility):
    """CR 702.62: exile it from hand with time counters; it is cast for free when the last one is removed."""

    count: int = 0
    cost: ManaCost | None = None
    """None for suspend that a card gains: there is nothing to pay, because it is exiled already."""

    def reading(self) -> str:
        return "suspend" if self.cost is None else "suspend {count:digits}—{cost}"

    @property
    def name(self) -> str:
        return "suspend"

    def abilities(self) -> tuple[Ability, ...]:
        remove = RemoveCounters("time", THIS)
        suspended = IsThe(THIS, filters.WithCounter("time"))
        return (
            *((SuspendAction(self.count, self.cost),) if self.cost is not None else ()),
            TriggeredAbility(AtBeginning(Step.UPKEEP), remove, suspended, (Zone.EXILE,)),
            TriggeredAbility(LastCounterRemoved("time"), CastSuspended(), None, (Zone.EXILE,)),
        )


@word
class SuspendAction(SpecialAbility):
    """CR 116.2f, 702.62a: the special action, which `special_actions` in the rules offers."""

    reads = "suspend"
    count: int
    cost: ManaCost

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.HAND

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        """The action, if the player may take it now: any time they could begin to cast the card."""
        if obj.zone is not Zone.HAND or obj.owner != player.id:
            return None
        if why_not_begin(game, player, obj, NORMALLY) is not None:
            return None
        return SuspendIt(obj.id, self.count, self.cost) if can_pay_mana(game, player, self.cost, _OTHER) else None


@word
class SuspendIt(Action):
    """CR 116.2f: pay, and exile the card with time counters."""

    said = "Suspend {what}"
    card: Id
    count: int
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from pay_mana(game, player, self.cost, _OTHER)
        arrived = yield from actions.exile(game, [game.objects[self.card]])
        yield from actions.put_counters(game, player.id, arrived, "time", self.count)


@word
class CastSuspended(Effect):
    """CR 702.62a: play it without paying its mana cost if able; a creature gains haste.

    2011:702.59a: nobody could decline.
    """

    writes = (word_slots.CAST,)
    reads = "you may play it without paying its mana cost. If you cast a creature spell this way, it gains haste"

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.EXILE:
            return
        must = game.edition is Edition.Y2011
        cast = yield from may_cast_free(game, by.you(game), card, must=must)
        if cast is not None and filters.CREATURE.matches(game, game.objects[cast], by):
            by.remember(word_slots.CAST, (cast,))
            haste = Change(
                Remembered(word_slots.CAST), (GainAbilities((keyword("haste"),)),), UntilYouLoseControl(cast)
            )
            yield from haste.happen(game, by)


@word
class Morph(KeywordAbility):
    """CR 702.37: cast face down for {3}, turned face up any time for its morph cost."""

    reads = "morph {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "morph"

    def abilities(self) -> tuple[Ability, ...]:
        return (MorphAction(self.cost), StaticAbility((MorphCost(),), zones=(Zone.HAND, Zone.STACK)))


@word
class MorphCost(AlternativeCost):
    """CR 702.37c: {3} instead of the mana cost, face down."""

    reads = "you may cast this card as a face-down 2/2 creature for {{3}}"

    def name(self) -> str:
        return "face down"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(generic_cost(3)),)


@word
class MorphAction(SpecialAbility):
    """CR 116.2b, 702.37e: the special action of turning it face up."""

    reads = "turn face up"
    cost: ManaCost

    def works_in(self, zone: Zone, home: Zone) -> bool:
        return zone is Zone.BATTLEFIELD

    def special_action(self, game: State, player: Player, obj: Object) -> Action | None:
        if not isinstance(obj, Permanent) or not obj.face_down or obj.controller != player.id:
            return None
        return TurnFaceUp(obj.id, self.cost) if can_pay_mana(game, player, self.cost, _OTHER) else None


@word
class TurnFaceUp(Action):
    """CR 708.7: pay, and it is face up; this is not entering."""

    said = "Turn {what} face up"
    permanent: Id
    cost: ManaCost

    @property
    def price(self) -> ManaCost | None:
        return self.cost

    @property
    def object_id(self) -> Id | None:
        return self.permanent

    def perform(self, game: State, player: Player) -> Rule[None]:
        yield from pay_mana(game, player, self.cost, _OTHER)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            if shown_face_up(game, permanent):
                yield from self.as_turned(game, player, permanent)
                tell(game, TurnedFaceUp(permanent.id))

    def as_turned(self, game: State, player: Player, permanent: Permanent) -> Rule[None]:
        """CR 702.37b: what happens as it is turned face up."""
        return
        yield


def cycling(cost: str, kind: str = "", *also: Cost) -> Cycling:
    """Cycling, or landcycling of a kind: `cycling("{1}{R}", "basic land")`; `cycling("{0}", "", pay_life(2))`."""
    return Cycling(ManaCost.parse(cost), kind, also)


def kicker(cost: str) -> Kicker:
    """CR 702.33: you may pay this mana on top, for what the card says of being kicked: `kicker("{1}{R}")`."""
    return Kicker(ManaCost.parse(cost))


def flashback(cost: str) -> Flashback:
    """CR 702.34: cast it once more, from the graveyard, for this mana: `flashback("{1}{R}")`."""
    return Flashback(ManaCost.parse(cost))


def evoke(cost: str) -> Evoke:
    """CR 702.74: cast it for this mana, but sacrifice it when it enters: `evoke("{1}{R}")`."""
    return Evoke(ManaCost.parse(cost))


def transmute(cost: str) -> Transmute:
    """CR 702.53: for this mana, discard it to find a card of the same mana value: `transmute("{1}{R}")`."""
    return Transmute(ManaCost.parse(cost))


def suspend(count: int, cost: str) -> Suspend:
    """Suspend with so many time counters: `suspend(3, "{R}")`."""
    return Suspend(count, ManaCost.parse(cost))


def morph(cost: str) -> Morph:
    """CR 702.37: cast it face down for {3}, and turn it up for this mana: `morph("{1}{R}")`."""
    return Morph(ManaCost.parse(cost))
