"""Keyword abilities that stand for other abilities (CR 702). Plain ones such as flying are `keyword("flying")`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules import actions
from planechase.rules.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    PlainKeyword,
    SpecialAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.attaching import EnchantAbility
from planechase.rules.blocking import BlockRestriction
from planechase.rules.card_types import BASIC_LAND_TYPES
from planechase.rules.continuous import DelayedTrigger
from planechase.rules.costs import AdditionalCost, AlternativeCost, PayMana
from planechase.rules.decisions import Confirm, Rule, ask
from planechase.rules.events import Event, PlayerEvent, TurnedFaceUp, event
from planechase.rules.grammar import Cost, Effect, Filter, Replacement, Targeting
from planechase.rules.happening import tell
from planechase.rules.lasting import UntilYouLoseControl, WhileItStays, begin_effect
from planechase.rules.mana import ANYTHING as _OTHER
from planechase.rules.mana import ManaCost, generic_cost
from planechase.rules.objects import Id, Object, Permanent, Zone
from planechase.rules.permissions import Way
from planechase.rules.priority import Action
from planechase.rules.protection import Protection
from planechase.rules.source import Source
from planechase.rules.steps import Step
from planechase.rules.triggers import delay
from planechase.rules.word import word
from planechase.rules.zones import ZoneChange, moved
from planechase.words import filters
from planechase.words.amounts import CountersOn, CountOf, Number, SpellsCastBefore
from planechase.words.conditions import IsThe, WasCast
from planechase.words.costs import DiscardThis, ReturnUnblockedAttacker, RevealThis
from planechase.words.effects.cards import Draw, MayCastFree, PutOntoBattlefield, search
from planechase.words.effects.flow import Later, May, Sequence, UnlessPays, then
from planechase.words.effects.lasting import Change, CopySpell, Counter, pump
from planechase.words.effects.permanents import (
    AttachTo,
    Exile,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    SacrificeIt,
)
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.modifications import GainAbilities
from planechase.words.phrases import phrase
from planechase.words.players import DEFENDING_PLAYER, YOU, ControllerOf, TargetPlayer
from planechase.words.replacements import (
    Devouring,
    EntersWithCounters,
    Sunbursting,
    ThisGoesElsewhere,
    UmbraArmor,
)
from planechase.words.selections import (
    THAT,
    THIS,
    Remembered,
    Target,
    target,
)
from planechase.words.speech import Spoken, Things
from planechase.words.statics import CostsLessForEach
from planechase.words.triggers import (
    AtBeginning,
    AtNext,
    AttacksTrigger,
    AtYourNext,
    BecomesTheTarget,
    BlockedByTrigger,
    Enters,
    LastCounterRemoved,
    Leaves,
    YouCastThis,
)

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.state import State
    from planechase.words.english import Reader


# ---------------------------------------------------------------------- plain keywords with abilities behind them


@word
class Exalted(PlainKeyword):
    """CR 702.83: a creature that attacks alone gets +1/+1 from each exalted its controller has."""

    keyword: str = "exalted"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(AttacksTrigger(filters.CREATURE & filters.YOURS, alone=True), pump(THAT, 1, 1)),)


@word
class Flanking(PlainKeyword):
    """CR 702.25: a blocker without flanking gets -1/-1 until end of turn."""

    keyword: str = "flanking"

    def abilities(self) -> tuple[Ability, ...]:
        blocker = filters.CREATURE & ~filters.WithKeyword("flanking")
        return (TriggeredAbility(BlockedByTrigger(filters.ITSELF, blocker), pump(THAT, -1, -1)),)


@word
class Storm(PlainKeyword):
    """CR 702.40: as many copies as spells were cast earlier in the turn."""

    keyword: str = "storm"

    def abilities(self) -> tuple[Ability, ...]:
        copies = CopySpell(THIS, SpellsCastBefore())
        return (TriggeredAbility(YouCastThis(), copies, zones=(Zone.STACK,)),)


@word
class Cascade(PlainKeyword):
    """CR 702.85: exile cards until a cheaper nonland card; it may be cast for free, the rest goes to the bottom."""

    keyword: str = "cascade"

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(YouCastThis(), CascadeEffect(), zones=(Zone.STACK,)),)


@word
class CascadeEffect(Effect):
    """CR 702.85a."""

    reads = (
        "exile cards from the top of your library until one is a nonland card of lesser mana value. You may cast it "
        "without paying its mana cost. Put the other exiled cards on the bottom in a random order"
    )

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        limit = filters.mana_value(game, by.this(game))
        exiled: list[Object] = []
        found: Object | None = None
        while player.library and found is None:
            arrived = yield from actions.exile(game, [game.objects[player.library[0]]], by)
            exiled += [game.objects[id] for id in arrived]
            top = exiled[-1] if arrived else None
            if top is not None and not filters.LAND.matches(game, top, by) and filters.mana_value(game, top) < limit:
                found = top
        if found is not None:
            yield from may_cast_free(game, player, found)
        rest = [obj for obj in exiled if obj.id in game.objects]
        yield from actions.put_on_bottom(game, player, rest, random=True)


def may_cast_free(game: State, player: Player, card: Object) -> Rule[Id | None]:
    """CR 608.2g, 118.9: during a resolution the player may cast a card without paying its mana cost."""
    from planechase.rules.casting import cast, why_not_cast

    way = Way("free", ())
    if why_not_cast(game, player, card, way, timing=False) is not None:
        return None
    why = f"Cast {game.name_of(card.id)} without paying its mana cost?"
    if not (yield from ask(Confirm(player.id, why, card.id))):
        return None
    return (yield from cast(game, player, card, way, from_effect=True))


@word
class Rebound(PlainKeyword):
    """CR 702.88: cast from your hand, it is exiled as it resolves, and may be cast again at your next upkeep."""

    keyword: str = "rebound"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Rebounding(),), zones=(Zone.STACK,)),)


@word
class Rebounding(Replacement):
    """CR 702.88a: only a spell that was cast from its controller's own hand, and that really resolves."""

    reads = "exile it as it resolves instead of putting it into your graveyard"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.cause != "resolve":
            return False
        spell = game.on_stack(event.object_id)
        if spell is None or event.to is not Zone.GRAVEYARD or spell.controller != spell.owner:
            return False
        return spell.source.cast_from is Zone.HAND

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event, WillRebound(by.controller, event)]
        yield


@event
class WillRebound(PlayerEvent):
    """CR 702.88a: the delayed triggered ability comes with the exile of the card."""

    exiling: ZoneChange

    def occur(self, game: State) -> Rule[None]:
        card = self.exiling.new_id
        if card and self.exiling.to is Zone.EXILE:
            by = Source(self.player, card)
            by.remember("exiled", (card,))
            ability = TriggeredAbility(AtYourNext(Step.UPKEEP), MayCastFree(Remembered("exiled", "this card")))
            delay(game, DelayedTrigger(game.new_stamp(), ability, by, None))
        return
        yield


@word
class UmbraArmorKeyword(PlainKeyword):
    """CR 702.89."""

    keyword: str = "umbra armor"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((UmbraArmor(),)),)


@word
class Sunburst(PlainKeyword):
    """CR 702.44."""

    keyword: str = "sunburst"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Sunbursting(),)),)


@word
class LivingWeapon(PlainKeyword):
    """CR 702.92: comes with a 0/0 Germ that it is attached to."""

    keyword: str = "living weapon"

    def abilities(self) -> tuple[Ability, ...]:
        germ = Token(("Phyrexian", "Germ"), 0, 0, 4)
        return (
            TriggeredAbility(
                Enters(filters.ITSELF),
                Sequence(CreateToken(germ), AttachTo(Remembered("tokens", "it")), ", then "),
            ),
        )


@word
class Prowess(PlainKeyword):
    """CR 702.108: +1/+1 for the turn from each noncreature spell you cast."""

    keyword: str = "prowess"

    def abilities(self) -> tuple[Ability, ...]:
        from planechase.words.triggers import Casts

        return (TriggeredAbility(Casts(YOU, ~filters.CREATURE), pump(THIS, 1, 1)),)


# ---------------------------------------------------------------------- with a parameter


@word
class Enchant(EnchantAbility, Spoken):
    """CR 702.5: enchant a kind of permanent."""

    what: Filter

    def allows(self, game: State, id: Id, by: Source) -> bool:
        permanent = game.permanent(id)
        return permanent is not None and self.what.matches(game, permanent, by)

    def targeting(self) -> Targeting:
        return Target(self.what)

    def say(self, reader: Reader) -> str:
        return f"enchant {phrase(reader, self.what, 'plain')}"


@word
class EnchantPlayer(EnchantAbility):
    """CR 702.5d: enchant player."""

    reads = "enchant player"

    def allows(self, game: State, id: Id, by: Source) -> bool:
        return game.is_player(id) and not game.players[id].has_left

    def targeting(self) -> Targeting:
        return TargetPlayer()


@word
class Equip(KeywordAbility):
    """CR 702.6: attach this to target creature you control; only as a sorcery."""

    reads = "equip {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "equip"

    def abilities(self) -> tuple[Ability, ...]:
        mine = target(filters.CREATURE & filters.YOURS)
        return (ActivatedAbility((PayMana(self.cost),), AttachTo(mine), sorcery_speed=True),)


@word
class Cycling(KeywordAbility, Spoken):
    """CR 702.29: discard this card: draw a card; or, with a kind of card, search for one (702.29e)."""

    cost: ManaCost
    kind: str = ""

    @property
    def name(self) -> str:
        return "cycling"

    def say(self, reader: Reader) -> str:
        return f"{self.kind}cycling {self.cost}" if self.kind else f"cycling {self.cost}"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), DiscardThis())
        return (ActivatedAbility(costs, self._effect(), zone=Zone.HAND),)

    def _effect(self) -> Effect:
        if not self.kind:
            return Draw()
        if self.kind == "basic land":
            return search(filters.BASIC & filters.LAND)
        return search(filters.subtype(self.kind.capitalize()))


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

    reads = "flashback {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "flashback"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((FlashbackCost(self.cost), FlashbackExile()), zones=(Zone.GRAVEYARD, Zone.STACK)),)


@word
class FlashbackCost(AlternativeCost):
    """CR 702.34a: castable from the graveyard."""

    reads = "you may cast this card from your graveyard for {cost}"
    cost: ManaCost

    def name(self) -> str:
        return "flashback"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)

    def zone(self) -> Zone:
        return Zone.GRAVEYARD


@word
class FlashbackExile(Replacement):
    """CR 702.34a: exiled instead of going anywhere else any time it would leave the stack."""

    reads = "then exile it"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.to is Zone.EXILE:
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.way == "flashback"

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event]
        yield


@word
class Evoke(KeywordAbility):
    """CR 702.74: an alternative cost; the permanent is sacrificed when it enters."""

    reads = "evoke {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "evoke"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((EvokeCost(self.cost),), zones=(Zone.STACK,)),
            TriggeredAbility(Enters(filters.ITSELF), SacrificeIt(), WasCast("evoke")),
        )


@word
class EvokeCost(AlternativeCost):
    """CR 702.74a."""

    reads = "you may cast this spell for {cost}"
    cost: ManaCost

    def name(self) -> str:
        return "evoke"

    def costs(self, game: State, by: Source) -> tuple[Cost, ...]:
        return (PayMana(self.cost),)


@word
class Echo(KeywordAbility):
    """CR 702.30: at the upkeep after it came, pay or sacrifice it."""

    reads = "echo {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "echo"

    def abilities(self) -> tuple[Ability, ...]:
        pay = UnlessPays(SacrificeIt(), (PayMana(self.cost),))
        return (TriggeredAbility(AtBeginning(Step.UPKEEP), pay, CameSinceLastUpkeep()),)


@word
class CameSinceLastUpkeep(IsThe):
    """CR 702.30a: it came under your control since the beginning of your last upkeep."""

    what: Things = THIS
    description: Filter = filters.ANYTHING
    text: str = "came under your control since the beginning of your last upkeep"

    def holds(self, game: State, by: Source) -> bool:
        this = by.this(game)
        return isinstance(this, Permanent) and this.since > by.you(game).last_upkeep


@word
class Unearth(KeywordAbility):
    """CR 702.84: back from the graveyard with haste, until the next end step or until it would leave."""

    reads = "unearth {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "unearth"

    def abilities(self) -> tuple[Ability, ...]:
        it = Remembered("entered", "it")
        back = PutOntoBattlefield(THIS, returning=True)
        gains = Change(it, (GainAbilities((keyword("haste"),)),), None)
        effect = then(back, gains, Later(AtNext(Step.END), Exile(it)), ExiledIfItLeaves(it))
        return (ActivatedAbility((PayMana(self.cost),), effect, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class ExiledIfItLeaves(Effect):
    """CR 614.6, 702.84a: if it would leave the battlefield, it is exiled instead; not an ability of the object."""

    reads = "if {what} would leave the battlefield, it is exiled instead"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in self.what.objects(game, by):
            bound = Source(by.controller, obj.id)
            begin_effect(game, ThisGoesElsewhere(Zone.EXILE), bound, WhileItStays(obj.id))
        return
        yield


@word
class Ninjutsu(KeywordAbility):
    """CR 702.49: swap with an unblocked attacker; it enters tapped and attacking the same player or planeswalker."""

    reads = "ninjutsu {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "ninjutsu"

    def abilities(self) -> tuple[Ability, ...]:
        costs = (PayMana(self.cost), RevealThis(), ReturnUnblockedAttacker())
        return (ActivatedAbility(costs, EnterAttacking(), zone=Zone.HAND),)


@word
class EnterAttacking(Effect):
    """CR 702.49c: onto the battlefield tapped and attacking what the returned creature was attacking."""

    reads = "put this card from your hand onto the battlefield, tapped and attacking"

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.HAND:
            return
        entering = ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, "put", by, controller=by.controller, tapped=True)
        entering.attacking = next(iter(by.remembered("defender")), None)
        yield from moved(game, [entering])


@word
class Transmute(KeywordAbility):
    """CR 702.53: discard this card: search for a card with the same mana value; only as a sorcery."""

    reads = "transmute {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "transmute"

    def abilities(self) -> tuple[Ability, ...]:
        from planechase.words.amounts import SizeOf

        same = filters.SizeIs("mana value", "exactly", SizeOf(THIS, "mana value"))
        costs = (PayMana(self.cost), DiscardThis())
        return (ActivatedAbility(costs, search(same), zone=Zone.HAND, sorcery_speed=True),)


@word
class Affinity(KeywordAbility, Spoken):
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
class Modular(KeywordAbility):
    """CR 702.43: enters with +1/+1 counters; when it dies they may move to an artifact creature."""

    reads = "modular {count:digits}"
    count: int

    @property
    def name(self) -> str:
        return "modular"

    def abilities(self) -> tuple[Ability, ...]:
        move = PutCounters("+1/+1", target(filters.ARTIFACT & filters.CREATURE), CountersOn(THIS, "+1/+1"))
        return (
            StaticAbility((EntersWithCounters("+1/+1", Number(self.count)),)),
            TriggeredAbility(Leaves(filters.ITSELF, Zone.GRAVEYARD), May(move)),
        )


@word
class Devour(KeywordAbility, Spoken):
    """CR 702.82; 0 stands for devour X."""

    times: int

    @property
    def name(self) -> str:
        return "devour"

    def say(self, reader: Reader) -> str:
        if self.times:
            return f"devour {self.times}"
        return "devour X, where X is how many creatures it devours"

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Devouring(self.times),)),)


@word
class Ward(KeywordAbility):
    """CR 702.21: counter an opponent's spell or ability that targets this unless they pay."""

    reads = "ward {cost}"
    cost: ManaCost

    @property
    def name(self) -> str:
        return "ward"

    def abilities(self) -> tuple[Ability, ...]:
        effect = UnlessPays(Counter(TARGETING_ONE), (PayMana(self.cost),), ControllerOf(TARGETING_ONE))
        return (TriggeredAbility(BecomesTheTarget(filters.ITSELF), effect),)


@word
class TargetingOne(Things):
    """The spell or ability that made this its target."""

    reads = "that spell or ability"

    def objects(self, game: State, by: Source) -> list[Object]:
        from planechase.rules.events import BecomesTarget

        if not isinstance(by.event, BecomesTarget):
            return []
        obj = game.get(by.event.stack_id)
        return [obj] if obj is not None else []


TARGETING_ONE = TargetingOne()


@word
class Annihilator(KeywordAbility):
    """CR 702.86: whenever this creature attacks, defending player sacrifices permanents."""

    reads = "annihilator {count:digits}"
    count: int

    @property
    def name(self) -> str:
        return "annihilator"

    def abilities(self) -> tuple[Ability, ...]:
        loss = Sacrifice(filters.PERMANENT, DEFENDING_PLAYER, Number(self.count))
        return (TriggeredAbility(AttacksTrigger(filters.ITSELF), loss),)


@word
class Landwalk(KeywordAbility, Spoken):
    """CR 702.14: cannot be blocked while the defending player controls such a land."""

    kind: str

    @property
    def name(self) -> str:
        return f"{self.kind.lower()}walk"

    def stands_in_line(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        return self.name

    def abilities(self) -> tuple[Ability, ...]:
        return (StaticAbility((Walking(self.kind),)),)


@word
class Walking(BlockRestriction):
    """CR 702.14c."""

    reads = "can't be blocked as long as defending player controls {kind}"
    kind: str

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        if attacker.id != by.object_id:
            return False
        land = filters.LAND & filters.subtype(self.kind) if self.kind in BASIC_LAND_TYPES else filters.LAND
        return any(land.matches(game, p, by) for p in game.controlled_by(blocker.controller))


@word
class Suspend(KeywordAbility):
    """CR 702.62: exile it from hand with time counters; it is cast for free when the last one is removed."""

    count: int = 0
    cost: ManaCost | None = None
    """None for suspend that a card gains: there is nothing to be paid, for it is exiled already."""

    def reading(self) -> str:
        return "suspend" if self.cost is None else "suspend {count:digits}—{cost}"

    @property
    def name(self) -> str:
        return "suspend"

    def abilities(self) -> tuple[Ability, ...]:
        remove = RemoveCounters("time", THIS)
        suspended = IsThe(THIS, filters.WithCounter("time"), "is suspended")
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
        from planechase.rules.paying import can_pay_mana
        from planechase.rules.permissions import NORMALLY, why_not_now

        if obj.zone is not Zone.HAND or obj.owner != player.id:
            return None
        if why_not_now(game, player, obj, game.chars(obj), NORMALLY) is not None:
            return None
        return SuspendIt(obj.id, self.count, self.cost) if can_pay_mana(game, player, self.cost, _OTHER) else None


@word
class SuspendIt(Action):
    """CR 116.2f: pay, and exile the card with time counters."""

    card: Id
    count: int
    cost: ManaCost

    @property
    def object_id(self) -> Id | None:
        return self.card

    def perform(self, game: State, player: Player) -> Rule[None]:
        from planechase.rules.paying import pay_mana

        yield from pay_mana(game, player, self.cost, _OTHER)
        arrived = yield from actions.exile(game, [game.objects[self.card]])
        yield from actions.put_counters(game, player.id, arrived, "time", self.count)


@word
class CastSuspended(Effect):
    """CR 702.62a: play it without paying its mana cost if able; a creature gains haste."""

    reads = "you may play it without paying its mana cost. If you cast a creature spell this way, it gains haste"

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.EXILE:
            return
        cast = yield from may_cast_free(game, by.you(game), card)
        if cast is not None and filters.CREATURE.matches(game, game.objects[cast], by):
            by.remember("cast", (cast,))
            haste = Change(Remembered("cast"), (GainAbilities((keyword("haste"),)),), UntilYouLoseControl(cast))
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
        from planechase.rules.paying import can_pay_mana

        if not isinstance(obj, Permanent) or not obj.face_down or obj.controller != player.id:
            return None
        return TurnFaceUp(obj.id, self.cost) if can_pay_mana(game, player, self.cost, _OTHER) else None


@word
class TurnFaceUp(Action):
    """CR 708.7: pay, and it is face up; this is not entering."""

    permanent: Id
    cost: ManaCost

    @property
    def object_id(self) -> Id | None:
        return self.permanent

    def perform(self, game: State, player: Player) -> Rule[None]:
        from planechase.rules.paying import pay_mana

        yield from pay_mana(game, player, self.cost, _OTHER)
        permanent = game.permanent(self.permanent)
        if permanent is not None:
            permanent.face_down = False
            permanent.timestamp = game.new_stamp()
            game.changed()
            tell(game, TurnedFaceUp(permanent.id))


def keyword(name: str) -> PlainKeyword:
    """A plain keyword by its name; those with abilities behind them come with these."""
    special: dict[str, PlainKeyword] = {
        "exalted": Exalted(),
        "flanking": Flanking(),
        "storm": Storm(),
        "cascade": Cascade(),
        "rebound": Rebound(),
        "umbra armor": UmbraArmorKeyword(),
        "sunburst": Sunburst(),
        "living weapon": LivingWeapon(),
        "prowess": Prowess(),
    }
    return special.get(name) or PlainKeyword(name)


def keywords(names: str) -> tuple[PlainKeyword, ...]:
    """Several plain keywords: `keywords("flying, vigilance")`."""
    return tuple(keyword(name.strip()) for name in names.split(","))


def protection(quality: Filter) -> Protection:
    return Protection(quality)


def equip(cost: str) -> Equip:
    return Equip(ManaCost.parse(cost))


def cycling(cost: str, kind: str = "") -> Cycling:
    """Cycling, or landcycling of a kind: `cycling("{1}{R}", "basic land")`."""
    return Cycling(ManaCost.parse(cost), kind)


def kicker(cost: str) -> Kicker:
    return Kicker(ManaCost.parse(cost))


def flashback(cost: str) -> Flashback:
    return Flashback(ManaCost.parse(cost))


def evoke(cost: str) -> Evoke:
    return Evoke(ManaCost.parse(cost))


def echo(cost: str) -> Echo:
    return Echo(ManaCost.parse(cost))


def unearth(cost: str) -> Unearth:
    return Unearth(ManaCost.parse(cost))


def ninjutsu(cost: str) -> Ninjutsu:
    return Ninjutsu(ManaCost.parse(cost))


def transmute(cost: str) -> Transmute:
    return Transmute(ManaCost.parse(cost))


def ward(cost: str) -> Ward:
    return Ward(ManaCost.parse(cost))


def suspend(count: int, cost: str) -> Suspend:
    return Suspend(count, ManaCost.parse(cost))


def morph(cost: str) -> Morph:
    return Morph(ManaCost.parse(cost))
