"""What instructions about objects are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.bots.current_combat import falls_anyway, will_die
from planechase.bots.judging import CARD, DAMAGE, card_value, creature_value, hand_value, object_value, permanent_value
from planechase.bots.worth.judge_tables import on_object, table
from planechase.bots.worth.text_contents import statements_of
from planechase.rules.combat.attacking import AttackCost, AttackRestriction, attackable_opponents
from planechase.rules.combat.battles import DEFENSE
from planechase.rules.combat.blocking import BlockCost
from planechase.rules.events.counters import FINALITY, SHIELD, STUN
from planechase.rules.language.card_types import BATTLE, CREATURE, LAND, PLANESWALKER
from planechase.rules.language.double_faced import turned_into
from planechase.rules.language.grammar import Effect, Replacement, Statement
from planechase.rules.language.keywords import DEFENDER, INDESTRUCTIBLE
from planechase.rules.language.word import Word
from planechase.rules.mana.costs import is_summoning_sick
from planechase.rules.spells.permissions import ActivationProhibition, CastProhibition, sorcery_timing
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import Object, Permanent, StackObject, Zone
from planechase.rules.state.player import POISON, RAD
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import DoesntUntap
from planechase.words import word_slots
from planechase.words.designation_words import NoLongerSuspected, Suspect
from planechase.words.effects.airbending import Airbend
from planechase.words.effects.conniving import Connive
from planechase.words.effects.counter_effects import DistributeCounters, PutCounterOfChoice, PutCounters, RemoveCounters
from planechase.words.effects.damage_effects import DealDamage, HurtEachOther
from planechase.words.effects.detaining import Detain, KeepTapped
from planechase.words.effects.doubling import DoubleCounters, DoubleSize
from planechase.words.effects.earthbending import Earthbend
from planechase.words.effects.exploring import Explore
from planechase.words.effects.growing_actions import Endure, Support
from planechase.words.effects.lasting_effects import (
    CantBlockNow,
    CopySpell,
    Counter,
    ExchangeControl,
    GiveControl,
    Goad,
    MayCastNow,
    Regenerate,
    StaysTappedOnce,
    UnblockableNow,
)
from planechase.words.effects.libraries import OwnerPutsAway, PutIntoLibrary, ShuffleIntoLibrary
from planechase.words.effects.permanent_effects import (
    AttachTo,
    Destroy,
    Fight,
    PhaseIn,
    PhaseOut,
    RemoveFromCombat,
    SacrificeIt,
    TapIt,
    TurnFaceDown,
    UntapIt,
)
from planechase.words.effects.tokens import CopyEach
from planechase.words.effects.transforming_effects import Convert, Transform
from planechase.words.effects.zone_effects import Exile, ExileUntilThisLeaves, PutOntoBattlefield, ReturnToHand
from planechase.words.keywords.vehicles import BecomeCrewed
from planechase.words.replacements.damage_replacements import PreventNextEffect
from planechase.words.roles import CreateAttached
from planechase.words.statics.combat_statics import CantAttackOrBlockAlone, CantBlock
from planechase.words.statics.playing_statics import CastIt
from planechase.words.triggers.zone_triggers import Enters

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


POISONED: Final = 15
"""What another poison counter on somebody is worth."""
IRRADIATED: Final = 10
"""What another rad counter on somebody is worth."""
HARM_OF_COUNTERS: Final = {POISON: -POISONED, RAD: -IRRADIATED}
"""Counters that nobody wants to have."""
NEEDLESS: Final = 4
"""Such a part of its worth is left of what needs no destroying."""
FACE_TURNED: Final = 10
"""What it is worth to turn something over whose other face is no creature: as a rule it gets better."""
ANOTHER_TOKEN: Final = 80
"""What a good creature token is worth when there is nothing to copy."""


def _gone(judge: Judge, effect: Effect, obj: Object) -> int:
    if isinstance(obj, StackObject):
        return _countered(judge, effect, obj)
    if obj.zone is Zone.HAND:
        return -max(1, hand_value(judge.game, obj.owner, obj.id))
    if obj.zone is not Zone.BATTLEFIELD:
        return -3
    return _lost(judge, obj)


def _lost(judge: Judge, obj: Object) -> int:
    """A permanent less. What hurts nobody, or falls anyway, is not worth destroying."""
    value = object_value(judge.game, obj)
    needless = judge.side(obj.id) < 0 and (_is_harmless(judge.game, obj) or falls_anyway(judge.game, obj, judge.me))
    return -value // NEEDLESS if needless else -value


def _is_harmless(game: State, obj: Object) -> bool:
    """A creature that does nothing more but block."""
    chars = game.chars(obj)
    if not chars.types & CREATURE or ((chars.power or 0) > 0 and not chars.keywords & DEFENDER):
        return False
    index = chars.index
    acts = any(not isinstance(ability.trigger, Enters) for _, ability in index.triggered)
    return not acts and not index.activated and not index.statics


def _turned_over(judge: Judge, effect: Transform | Convert, obj: Object) -> int:
    """The other face instead of this one; if that is no creature, it counts as much as this one."""
    other = turned_into(obj.copiable)
    if other is None or obj.zone is not Zone.BATTLEFIELD:
        return 0
    before = object_value(judge.game, obj)
    return creature_value(other) - before if other.types & CREATURE else FACE_TURNED


def _destroyed(judge: Judge, effect: Destroy, obj: Object) -> int:
    return 0 if judge.game.chars(obj).keywords & INDESTRUCTIBLE else _gone(judge, effect, obj)


def _sacrificed(judge: Judge, effect: SacrificeIt, obj: Object) -> int:
    """What is sacrificed is counted, for what follows may depend on how many there were."""
    before = judge.by.remembered(word_slots.SACRIFICED)
    if obj.id not in before:
        judge.by.remember(word_slots.SACRIFICED, (*before, obj.id))
    return _gone(judge, effect, obj)


def _returned(judge: Judge, effect: ReturnToHand, obj: Object) -> int:
    """A permanent returned to a hand keeps some of its worth, because its owner can play it again in time."""
    if obj.zone is Zone.BATTLEFIELD:
        value = object_value(judge.game, obj)
        return -value if obj.is_token else -(value * 6 // 10)
    value = card_value(judge.game.chars(obj))
    return value if judge.side(obj.id) > 0 else value * 4 // 10


def _enters(judge: Judge, effect: PutOntoBattlefield, obj: Object) -> int:
    """Onto the battlefield under the control of the player who does it, no matter whose card it is."""
    chars = judge.game.chars(obj)
    value = creature_value(chars) if chars.types & CREATURE else card_value(chars)
    if effect.under_owner:
        return value
    helper = 1 if judge.game.players[judge.by.controller].team == judge.team else -1
    return value * helper * judge.side(obj.id)


def _damaged(judge: Judge, effect: DealDamage, obj: Object) -> int:
    return damage_taken(judge, obj, judge.share(effect.count, effect.to, obj.id))


def damage_taken(judge: Judge, obj: Object, count: int) -> int:
    """Damage to a permanent."""
    if not isinstance(obj, Permanent):
        return 0
    chars = judge.game.chars(obj)
    if chars.types & PLANESWALKER:
        loyalty = max(1, obj.counter("loyalty"))
        return -permanent_value(judge.game, obj) * min(count, loyalty) // loyalty
    if chars.types & BATTLE:
        defense = max(1, obj.counter(DEFENSE))
        return permanent_value(judge.game, obj) * min(count, defense) // defense
    if count >= (chars.toughness or 0) - obj.damage:
        return 0 if chars.keywords & INDESTRUCTIBLE else _lost(judge, obj)
    return -min(count, 2)


def _tapped(judge: Judge, effect: TapIt, obj: Object) -> int:
    if not isinstance(obj, Permanent) or obj.tapped:
        return 0
    return -permanent_value(judge.game, obj) // 4


def _untapped(judge: Judge, effect: UntapIt, obj: Object) -> int:
    return permanent_value(judge.game, obj) // 5 if isinstance(obj, Permanent) and obj.tapped else 0


def _counters(judge: Judge, effect: PutCounters | RemoveCounters, obj: Object) -> int:
    count = obj.counter(effect.kind) if effect.count is None else judge.amount(effect.count)
    return more_counters(judge.game, obj, effect.kind, count)


def _distributed(judge: Judge, effect: DistributeCounters, obj: Object) -> int:
    shares = judge.by.divisions.get(effect.on, {})
    return more_counters(judge.game, obj, effect.kind, shares.get(obj.id, 1))


def more_counters(game: State, obj: Object, kind: str, count: int) -> int:
    """Counters of a kind on something."""
    if kind.startswith("-"):
        return -object_value(game, obj) if count >= game.toughness(obj) else -15 * count
    if kind == STUN:
        return -object_value(game, obj) * min(count, 3) // 4
    if kind == SHIELD:
        return object_value(game, obj) * min(count, 2) // 3
    if kind == FINALITY:
        return -5
    return (15 if kind.startswith("+") else 6) * count


def proliferation_worth(game: State, player: Id, one: Id) -> int:
    """One more counter of each kind: good or bad, for oneself or for others."""
    if game.is_player(one):
        holder = game.players[one]
        side = 1 if holder.team == game.players[player].team else -1
        return side * sum(HARM_OF_COUNTERS.get(kind, 1) for kind in holder.counters)
    obj = game.objects[one]
    side = 1 if game.players[obj.controller].team == game.players[player].team else -1
    return side * sum(more_counters(game, obj, kind, 1) for kind in obj.counters or ())


def _fewer_counters(judge: Judge, effect: RemoveCounters, obj: Object) -> int:
    return -_counters(judge, effect, obj)


def _attached(judge: Judge, effect: AttachTo, obj: Object) -> int:
    """Equipment goes on a creature that lacks it, the best one, and stays there; what hinders, on a better one."""
    this = judge.game.get(judge.by.object_id)
    if not isinstance(this, Permanent) or this.attached_to == obj.id:
        return 0
    host = judge.game.permanent(this.attached_to) if this.attached_to is not None else None
    if host is not None and judge.side(host.id) < 0 and judge.side(obj.id) < 0:
        return object_value(judge.game, host) - object_value(judge.game, obj)
    if host is not None and host.controller == this.controller:
        return 0 if object_value(judge.game, obj) > object_value(judge.game, host) else -1
    return 10 + object_value(judge.game, obj) // 5


def _fights(judge: Judge, effect: Fight | HurtEachOther, obj: Object) -> int:
    """With two targets each is judged by what it can do to the best of the other side."""
    return object_value(judge.game, obj) // 3 if judge.side(obj.id) > 0 else -object_value(judge.game, obj)


def _countered(judge: Judge, effect: Effect, obj: Object) -> int:
    if not isinstance(obj, StackObject):
        return 0
    return -(12 + 12 * judge.game.chars(obj).mana_value) if obj.is_spell else -15


def _saved(judge: Judge, effect: Effect, obj: Object) -> int:
    """Regeneration, and damage that is prevented, are good for a creature that would die."""
    doomed = isinstance(obj, Permanent) and will_die(judge.game, obj)
    return object_value(judge.game, obj) if doomed else 0


def _cannot_block(judge: Judge, effect: CantBlockNow, obj: Object) -> int:
    """Good before one attacks, and only against what could block."""
    return -object_value(judge.game, obj) // 4 if _may_matter_in_attack(judge, obj) else 0


def _unblockable(judge: Judge, effect: UnblockableNow, obj: Object) -> int:
    return DAMAGE * judge.game.power(obj) // 2 if _may_matter_in_attack(judge, obj) else 0


def _may_matter_in_attack(judge: Judge, obj: Object) -> bool:
    """Whether it is the bot's own turn, and the creature is untapped."""
    return judge.me in judge.game.turn.active and not (isinstance(obj, Permanent) and obj.tapped)


def _exchanged(judge: Judge, effect: ExchangeControl, obj: Object) -> int:
    """The bot's worst for the best of others."""
    value = object_value(judge.game, obj)
    return 60 - value if judge.side(obj.id) > 0 else -value


def _given(judge: Judge, effect: GiveControl, obj: Object) -> int:
    """CR 804: a teammate who can attack makes more of a creature than somebody who cannot; others get nothing."""
    for player in effect.who.found(judge.game, judge.by):
        if judge.side(player.id) < 0:
            return -object_value(judge.game, obj)
        if attackable_opponents(judge.game, player) and not attackable_opponents(judge.game, judge.by.you(judge.game)):
            return object_value(judge.game, obj) // 2
    return 0


def _copied(judge: Judge, effect: CopySpell, obj: Object) -> int:
    """A copy of any spell is good to have, and of the bot's own most certainly."""
    return CARD if judge.side(obj.id) > 0 else -CARD // 2


def _copied_as_token(judge: Judge, effect: CopyEach, obj: Object) -> int:
    """A copy of a creature, if it is better than the alternative."""
    return judge.side(obj.id) * (creature_value(judge.game.chars(obj)) - ANOTHER_TOKEN)


def _withdrawn(judge: Judge, effect: RemoveFromCombat, obj: Object) -> int:
    """Out of combat: a pity for an attacker that comes through, a rescue for one that would die."""
    game, combat = judge.game, judge.game.turn.combat
    if combat is None or obj.id not in combat.attacks or not isinstance(obj, Permanent):
        return 0
    against = [blocker for id in combat.attacks[obj.id].blockers if (blocker := game.permanent(id)) is not None]
    if against and sum(game.power(blocker) for blocker in against) >= game.toughness(obj) - obj.damage:
        return object_value(game, obj) // 2
    return -object_value(game, obj)


def _crewed(judge: Judge, effect: BecomeCrewed, obj: Object) -> int:
    """A Vehicle that can attack now, or that can block what attacks; one that is a creature need not be crewed."""
    game, values = judge.game, obj.copiable
    if not isinstance(obj, Permanent) or obj.tapped or game.chars(obj).types & CREATURE:
        return 0
    if obj.controller in game.turn.active:
        attacks = game.turn.step is Step.PRECOMBAT_MAIN and not is_summoning_sick(game, obj)
        return DAMAGE * (values.power or 0) if attacks else 0
    return creature_value(values) // 2 if game.turn.step is Step.DECLARE_ATTACKERS else 0


def _castable(judge: Judge, effect: MayCastNow, obj: Object) -> int:
    """A card that could be cast right away; one that may be cast already need not be allowed again."""
    game, chars = judge.game, judge.game.chars(obj)
    if not sorcery_timing(game, judge.me) or any(_allows_casting(one.statement, obj) for one in game.effects):
        return 0
    lands = [p for p in game.controlled_by(judge.me) if not p.tapped and game.chars(p).types & LAND]
    return card_value(chars) if chars.mana_value <= len(lands) else 0


def _allows_casting(statement: Statement, obj: Object) -> bool:
    return isinstance(statement, CastIt) and statement.card == obj.id


def _cleared(judge: Judge, effect: NoLongerSuspected, obj: Object) -> int:
    return object_value(judge.game, obj) // 4 if obj.linked(word_slots.SUSPECTED) else 0


def _doubled(judge: Judge, effect: DoubleSize, obj: Object) -> int:
    """More power is for a creature that can attack."""
    return DAMAGE * judge.game.power(obj) // 2 if _may_matter_in_attack(judge, obj) else 0


def _more_of_each(judge: Judge, effect: DoubleCounters, obj: Object) -> int:
    held = (obj.counters or {}).items()
    return sum(more_counters(judge.game, obj, kind, count) for kind, count in held if effect.kind in ("", kind))


def _enchanted(judge: Judge, effect: CreateAttached, obj: Object) -> int:
    """What the Aura makes of what it enchants."""
    return sum(judge.stated(ability, obj) for ability in effect.token.values().index.statics)


TO_OBJECT: Final = table(
    on_object(Destroy, _destroyed),
    on_object(Exile, _gone),
    on_object(ExileUntilThisLeaves, _gone),
    on_object(SacrificeIt, _sacrificed),
    on_object(PutIntoLibrary, _gone),
    on_object(OwnerPutsAway, _gone),
    on_object(ShuffleIntoLibrary, _gone),
    on_object(TurnFaceDown, lambda judge, effect, obj: -object_value(judge.game, obj) // 2),
    on_object(Transform, _turned_over),
    on_object(Convert, _turned_over),
    on_object(ReturnToHand, _returned),
    on_object(PhaseOut, lambda judge, effect, obj: -object_value(judge.game, obj) // 3),
    on_object(PhaseIn, lambda judge, effect, obj: object_value(judge.game, obj) // 3),
    on_object(PutOntoBattlefield, _enters),
    on_object(DealDamage, _damaged),
    on_object(TapIt, _tapped),
    on_object(UntapIt, _untapped),
    on_object(PutCounters, _counters),
    on_object(DistributeCounters, _distributed),
    on_object(PutCounterOfChoice, lambda judge, effect, obj: 6),
    on_object(RemoveCounters, _fewer_counters),
    on_object(AttachTo, _attached),
    on_object(Earthbend, lambda judge, effect, obj: 10 * judge.amount(effect.count)),
    on_object(Airbend, _gone),
    on_object(Support, lambda judge, effect, obj: more_counters(judge.game, obj, "+1/+1", 1)),
    on_object(Endure, lambda judge, effect, obj: 15 * judge.amount(effect.count)),
    on_object(Suspect, lambda judge, effect, obj: -object_value(judge.game, obj) // 4),
    on_object(NoLongerSuspected, _cleared),
    on_object(DoubleSize, _doubled),
    on_object(DoubleCounters, _more_of_each),
    on_object(Explore, lambda judge, effect, obj: CARD // 2),
    on_object(Connive, lambda judge, effect, obj: 10 * judge.amount(effect.count)),
    on_object(CreateAttached, _enchanted),
    on_object(RemoveFromCombat, _withdrawn),
    on_object(Fight, _fights),
    on_object(HurtEachOther, _fights),
    on_object(Counter, _countered),
    on_object(Regenerate, _saved),
    on_object(PreventNextEffect, _saved),
    on_object(CantBlockNow, _cannot_block),
    on_object(UnblockableNow, _unblockable),
    on_object(StaysTappedOnce, lambda judge, effect, obj: -object_value(judge.game, obj) // 4),
    on_object(KeepTapped, lambda judge, effect, obj: -object_value(judge.game, obj) // 3),
    on_object(Detain, lambda judge, effect, obj: -object_value(judge.game, obj) // 3),
    on_object(Goad, lambda judge, effect, obj: -object_value(judge.game, obj) // 3),
    on_object(ExchangeControl, _exchanged),
    on_object(GiveControl, _given),
    on_object(BecomeCrewed, _crewed),
    on_object(MayCastNow, _castable),
    on_object(CopySpell, _copied),
    on_object(CopyEach, _copied_as_token),
)
"""What an instruction changes for the controller of an object it is about; negative is harm."""


_HINDERING: Final = (
    ActivationProhibition, AttackCost, AttackRestriction, BlockCost, CantAttackOrBlockAlone, CantBlock,
    CastProhibition, DoesntUntap,
)  # fmt: skip
"""Statements that are bad for what they speak of."""


def said(word: Word, obj: Object, judge: Judge) -> int:
    """What statements that change no characteristics do for the controller of the object they speak of."""
    change = 0
    for statement in statements_of(word):
        if isinstance(statement, Replacement):
            change += 5
        elif isinstance(statement, _HINDERING):
            change -= object_value(judge.game, obj) * 7 // 10
    return change
