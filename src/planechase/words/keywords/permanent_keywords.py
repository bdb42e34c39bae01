"""Keywords of permanents: enchant, equip, echo, ninjutsu, devour, ward, landwalk and their like (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.blocking import BlockRestriction
from planechase.rules.combat.combat import combat_of
from planechase.rules.events import actions
from planechase.rules.events.attaching import EnchantAbility
from planechase.rules.events.events import BecomesTarget
from planechase.rules.events.lasting import UntilEndOfCombat, WhileItStays, begin_effect
from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.card_types import BASIC_LAND_TYPES, CREATURE
from planechase.rules.language.grammar import Cost, Effect, Filter, Selection, Targeting
from planechase.rules.language.protection import Protection
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer.teams import heads
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.amounts import CountersOn, Number
from planechase.words.conditions import IsThe
from planechase.words.cost_words import ReturnUnblockedAttacker, RevealThis
from planechase.words.effects.counter_effects import PutCounters
from planechase.words.effects.flow import Later, May, UnlessPays, then
from planechase.words.effects.lasting_effects import THIS_TURN, Change, Counter
from planechase.words.effects.permanent_effects import AttachTo, Sacrifice, SacrificeIt
from planechase.words.effects.zone_effects import Exile, PutOntoBattlefield
from planechase.words.english import costs_text
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.phrases import phrase
from planechase.words.player_words import DEFENDING_PLAYER, ControllerOf, TargetPlayer
from planechase.words.replacements import Devouring, EntersWithCounters, ThisGoesElsewhere
from planechase.words.selections import THIS, Remembered, Target, target
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics.combat_statics import BlocksOne
from planechase.words.triggers import AtBeginning, AtNext, AttacksTrigger, BecomesTheTarget, Leaves

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Enchant(EnchantAbility, SpokenWord):
    """CR 702.5: enchant a kind of permanent."""

    what: Filter

    def allows(self, game: State, id: Id, by: Source) -> bool:
        permanent = game.permanent(id)
        return permanent is not None and self.describes(game, permanent, by)

    def describes(self, game: State, host: Object, by: Source) -> bool:
        return self.what.matches(game, host, by)

    def targeting(self) -> Targeting:
        return Target(self.what)

    def say(self, reader: Reader) -> str:
        return f"enchant {phrase(reader, self.what, 'plain')}"


@word
class EnchantPlayer(EnchantAbility):
    """CR 702.5d: an Aura that is put on players instead of permanents."""

    reads = "enchant player"

    def allows(self, game: State, id: Id, by: Source) -> bool:
        return game.is_player(id) and not game.players[id].has_left

    def targeting(self) -> Targeting:
        return TargetPlayer()


@word
class Equip(KeywordAbility):
    """CR 702.6: attach this to target creature you control; only as a sorcery."""

    cost: ManaCost
    also: tuple[Cost, ...] = ()
    """What else is paid, or what is paid instead of mana where that is none."""

    def reading(self) -> str:
        if not self.also:
            return "equip {cost}"
        return "equip—{also:costs}" if self.cost.is_free else "equip—{cost}, {also:costs}"

    @property
    def name(self) -> str:
        return "equip"

    def abilities(self) -> tuple[Ability, ...]:
        mine = target(filters.CREATURE & filters.YOURS)
        return (ActivatedAbility(_whole(self.cost, self.also), AttachTo(mine), sorcery_speed=True),)


@word
class EquipOnly(KeywordAbility):
    """CR 702.6d: attach this to target creature of a kind that you control; only as a sorcery."""

    reads = "equip {what:plain} {cost}"
    cost: ManaCost
    what: Filter

    @property
    def name(self) -> str:
        return "equip"

    def abilities(self) -> tuple[Ability, ...]:
        mine = Target(filters.And((filters.CREATURE, _described(self.what), filters.YOURS)))
        return (ActivatedAbility((PayMana(self.cost),), AttachTo(mine), sorcery_speed=True),)


def _whole(cost: ManaCost, also: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return also if also and cost.is_free else (PayMana(cost), *also)


def _described(what: Filter) -> filters.Description:
    assert isinstance(what, filters.Description)
    return what


@word
class Echo(KeywordAbility):
    """CR 702.30: at the upkeep after it came, pay or sacrifice it."""

    cost: ManaCost
    also: tuple[Cost, ...] = ()
    """What else is paid, or what is paid instead of mana where that is none."""

    def reading(self) -> str:
        if not self.also:
            return "echo {cost}"
        return "echo—{also:costs}" if self.cost.is_free else "echo—{cost}, {also:costs}"

    @property
    def name(self) -> str:
        return "echo"

    def abilities(self) -> tuple[Ability, ...]:
        pay = UnlessPays(SacrificeIt(), _whole(self.cost, self.also))
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
        it = Remembered(word_slots.ENTERED, "it")
        back = PutOntoBattlefield(THIS, returning=True, mark=word_slots.UNEARTHED)
        gains = Change(it, (GainAbilities((keyword("haste"),)),), None)
        effect = then(back, gains, Later(AtNext(Step.END), Exile(it)), ExiledIfItLeaves(it))
        return (ActivatedAbility((PayMana(self.cost),), effect, zone=Zone.GRAVEYARD, sorcery_speed=True),)


@word
class ExiledIfItLeaves(Effect):
    """CR 614.6, 702.84a: if it would leave the battlefield, it is exiled instead; not an ability of the object."""

    reads = "if {what} would leave the battlefield, exile it instead of putting it anywhere else"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in self.what.objects(game, by):
            bound = Source(by.controller, obj.id)
            begin_effect(game, ThisGoesElsewhere(Zone.EXILE), bound, WhileItStays(obj.id))
        return
        yield


@word
class ExiledIfItDies(Effect):
    """CR 614.6: if it would die this turn, it is exiled instead; of what was dealt damage, only what is a creature."""

    reads = "if {what} would die this turn, exile it instead"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        hurt = isinstance(self.what, Remembered) and self.what.slot == word_slots.DAMAGED
        elsewhere = ThisGoesElsewhere(Zone.EXILE, only_graveyard=True, types=CREATURE if hurt else 0)
        for obj in self.what.objects(game, by):
            begin_effect(game, elsewhere, Source(by.controller, obj.id), THIS_TURN)
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

    needs = (word_slots.DEFENDER,)
    reads = "put this card from your hand onto the battlefield, tapped and attacking"

    def happen(self, game: State, by: Source) -> Rule[None]:
        card = game.get(by.object_id)
        if card is None or card.zone is not Zone.HAND:
            return
        entering = ZoneChange(card.id, Zone.HAND, Zone.BATTLEFIELD, "put", by, controller=by.controller, tapped=True)
        entering.attacking = next(iter(by.remembered(word_slots.DEFENDER)), None)
        yield from moved(game, [entering])


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
class Devour(KeywordAbility, SpokenWord):
    """CR 702.82: as it enters, you may sacrifice creatures for so many +1/+1 counters each; 0 stands for devour X."""

    times: int

    @property
    def name(self) -> str:
        return "devour"

    def say(self, reader: Reader) -> str:
        if self.times:
            return f"devour {self.times}"
        return "devour X, where X is the number of creatures devoured this way"

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
class WardWith(KeywordAbility, SpokenWord):
    """CR 702.21: ward with a cost that is not mana alone."""

    costs: tuple[Cost, ...]

    def say(self, reader: Reader) -> str:
        return f"ward—{costs_text(reader, self.costs)}"

    @property
    def name(self) -> str:
        return "ward"

    def abilities(self) -> tuple[Ability, ...]:
        effect = UnlessPays(Counter(TARGETING_ONE), self.costs, ControllerOf(TARGETING_ONE))
        return (TriggeredAbility(BecomesTheTarget(filters.ITSELF), effect),)


@word
class TargetingOne(Things):
    """The spell or ability that made this its target."""

    reads = "that spell or ability"

    def objects(self, game: State, by: Source) -> list[Object]:
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
class Provoke(KeywordAbility):
    """CR 702.39: whenever this attacks, you may have a creature of the defending player untap and block it if able."""

    reads = "provoke"

    @property
    def name(self) -> str:
        return "provoke"

    def stands_in_line(self) -> bool:
        return True

    def abilities(self) -> tuple[Ability, ...]:
        theirs = target(filters.CREATURE & filters.ControlledBy(DEFENDING_PLAYER))
        return (TriggeredAbility(AttacksTrigger(filters.ITSELF), May(BlockThis(theirs))),)


@word
class BlockThis(Effect):
    """CR 702.39a, 509.1c: creatures untap, and block this one in this combat if able."""

    reads = "have {what} block {this} this combat if able. If you do, untap {what}"
    what: Selection
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        ids = tuple(obj.id for obj in objects)
        begin_effect(game, BlocksOne(filters.Exactly(ids), by.object_id), by, UntilEndOfCombat())
        yield from actions.untap(game, objects)


@word
class Landwalk(KeywordAbility, SpokenWord):
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
        combat = combat_of(game, attacker.id)
        attacked = combat.defended.get(attacker.id) if combat is not None else None
        defending = heads(game, blocker.controller if attacked is None else attacked)
        return any(land.matches(game, p, by) for id in defending for p in game.controlled_by(id))


def protection(quality: Filter) -> Protection:
    """Protection from a quality: `protection(RED)`."""
    return Protection(quality)


def equip(cost: str) -> Equip:
    """CR 702.6: for this mana, attach it to a creature of yours: `equip("{1}{R}")`."""
    return Equip(ManaCost.parse(cost))


def echo(cost: str) -> Echo:
    """CR 702.30: pay this mana at your first upkeep with it, or lose it: `echo("{1}{R}")`."""
    return Echo(ManaCost.parse(cost))


def unearth(cost: str) -> Unearth:
    """CR 702.84: for this mana, it comes back from the graveyard for one turn: `unearth("{1}{R}")`."""
    return Unearth(ManaCost.parse(cost))


def ninjutsu(cost: str) -> Ninjutsu:
    """CR 702.49: for this mana, swap an unblocked attacker for it, from your hand: `ninjutsu("{1}{R}")`."""
    return Ninjutsu(ManaCost.parse(cost))


def ward(cost: str) -> Ward:
    """CR 702.21: opponents who target it pay this mana, or are countered: `ward("{1}{R}")`."""
    return Ward(ManaCost.parse(cost))
