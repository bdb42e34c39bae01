"""The lines of a card: keywords, triggered, activated and static abilities, and what a spell does (CR 113)."""

from __future__ import annotations

from typing import Final

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import Referred, ReferredSubject
from planechase.rules.combat.attacking import AttackRestriction
from planechase.rules.events.triggers import StateTrigger
from planechase.rules.language.abilities import Ability, ActivatedAbility, SpellAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Condition, Cost, Effect, Statement, Trigger
from planechase.rules.language.word import Word
from planechase.rules.spells.permissions import CastProhibition
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.words.amounts import X
from planechase.words.casual.planar_words import EitherMoment
from planechase.words.conditions import BeforeAttackers, DuringYourStep, DuringYourTurn, NotSo, Provided
from planechase.words.cost_words import DiscardThis, ExileThis, SacrificeThis
from planechase.words.effects.flow import If, Sequence
from planechase.words.effects.lasting_effects import Change
from planechase.words.filters import ITSELF, AttachedHost, Description
from planechase.words.history_words import Happened
from planechase.words.keywords.casting_keywords import YouCycleThis
from planechase.words.keywords.haunting import HauntedDies
from planechase.words.modifications import ChangeSize
from planechase.words.replacements import EntersAsCopy
from planechase.words.selections import HOST, THIS, Target
from planechase.words.selections.groups import Together
from planechase.words.selections.pronouns import ThisInGraveyard
from planechase.words.speech import Quantity, Things
from planechase.words.statics import NotCountered
from planechase.words.statics.playing_statics import CastThisFromGraveyard
from planechase.words.triggers import Either, Enters, YouCastThis
from planechase.words.triggers.zone_triggers import CardPutIntoGraveyard, Leaves


def add_lines(grammar: Grammar) -> None:
    """The kinds of abilities."""
    say = grammar.say
    say("ability", "<trigger:trigger>, <effect:effect>.", _triggered)
    say("ability", "<trigger:trigger>, if <condition:condition>, <effect:effect>.", _triggered)
    for condition in ("", "if <condition:condition>, "):
        gets = f"<trigger:trigger>, {condition}<what:things> get[s] <size:signed>."
        say("ability", gets, _triggered_without_end)
    say("ability", "when <so:condition>, <effect:effect>.", _when_so)
    say("ability", "when <so:condition>, if <condition:condition>, <effect:effect>.", _when_so)
    say("ability", "<costs:costs>: <effect:effect>.", _activated)
    say("ability", "<costs:costs> or <other:costs>: <effect:effect>.", _activated_either_way)
    say("ability", "<statement:statement>.", _static)
    say("ability", "as long as <condition:condition>, <statement:statement>.", _static)
    say("ability", "if <condition:condition>, <statement:statement>.", _static_since)
    say("ability", "<statement:statement> as long as <condition:condition>.", _static)
    say("ability", "during your turn, <statement:statement>.", _during_your_turn)
    say("ability", "during turns other than yours, <statement:statement>.", _during_other_turns)
    say("ability", "as long as ~ is in your graveyard and <condition:condition>, <statement:statement>.", _in_graveyard)
    say("ability", "<one:statement> and <other:statement>.", _both)
    both = "<one:statement> and <other:statement>"
    say("ability", f"as long as <condition:condition>, {both}.", _both_as_long)
    say("ability", f"if <condition:condition>, {both}.", _both_if)
    say("spell", "<effect:effect>.", SpellAbility)
    say("given", '" <costs:costs>: <effect:effect> "', _activated)
    _add_restrictions(grammar)


def _triggered(trigger: Trigger, effect: Effect, condition: Condition | None = None) -> Ability | None:
    """CR 603.4: an "if" right behind the trigger is part of it."""
    first = effect.first if isinstance(effect, Sequence) else effect
    if condition is None and isinstance(first, If):
        return None
    if any(isinstance(part, YouCycleThis) for part in trigger.walk()) and any(
        isinstance(part, X) for part in effect.walk()
    ):
        return None
    if isinstance(trigger, EitherMoment):
        both = [_zones_of(moment, effect) or (Zone.BATTLEFIELD,) for moment in (trigger.one, trigger.other)]
        zones = tuple(dict.fromkeys(zone for one in both for zone in one))
        return TriggeredAbility(trigger, effect, condition, zones=() if zones == (Zone.BATTLEFIELD,) else zones)
    if trigger != ENTERS_OR_HAUNTED_DIES and any(isinstance(part, HauntedDies) for part in trigger.parts()):
        return None
    return TriggeredAbility(trigger, effect, condition, zones=_zones_of(trigger, effect))


ENTERS_OR_HAUNTED_DIES: Final = Either(Enters(ITSELF), HauntedDies())


def _zones_of(trigger: Trigger, effect: Effect) -> tuple[Zone, ...]:
    """CR 113.6: where an ability has to be to trigger; none for the battlefield, or for a plane that lies face up."""
    if isinstance(trigger, YouCastThis):
        return (Zone.STACK,)
    if isinstance(trigger, YouCycleThis):
        return (Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)
    if isinstance(trigger, HauntedDies):
        return (Zone.EXILE,)
    if trigger == ENTERS_OR_HAUNTED_DIES:
        return (Zone.BATTLEFIELD, Zone.EXILE)
    if trigger == CardPutIntoGraveyard(ITSELF):
        return (Zone.GRAVEYARD,)
    return (Zone.GRAVEYARD,) if _returns_itself(effect) and not _puts_itself_there(trigger) else ()


def _triggered_without_end(
    trigger: Trigger, what: Things, size: tuple[Quantity, Quantity], condition: Condition | None = None
) -> Ability | None:
    """CR 611.2a: what is all that a text says, and has no end, lasts as long as the game."""
    return _triggered(trigger, Change(what, (ChangeSize(*size),), None), condition)


def _returns_itself(said: Word) -> bool:
    """CR 113.6m: whether it moves the card out of the graveyard, so that it works only there."""
    return any(isinstance(part, ThisInGraveyard) or _is_with_this(part) for part in said.walk())


def _is_with_this(part: Word) -> bool:
    """CR 113.6m: "return this card and target creature card from your graveyard": both lie there."""
    if not isinstance(part, Together) or THIS not in part.things:
        return False
    return any(isinstance(one, Target) and one.zone is Zone.GRAVEYARD for one in part.things)


def _puts_itself_there(trigger: Trigger) -> bool:
    if isinstance(trigger, Leaves):
        return any(part == ITSELF for part in trigger.what.walk())
    return isinstance(trigger, CardPutIntoGraveyard)


def _when_so(so: Condition, effect: Effect, condition: Condition | None = None) -> Ability | None:
    """CR 603.8: a state trigger; an "if" right behind it is part of it as of any other (603.4)."""
    first = effect.first if isinstance(effect, Sequence) else effect
    if condition is None and isinstance(first, If):
        return None
    return TriggeredAbility(StateTrigger(so), effect, condition)


def _activated(costs: tuple[Cost, ...], effect: Effect) -> Ability | None:
    if any(isinstance(cost, (SacrificeThis, DiscardThis)) for cost in costs):
        return (
            ActivatedAbility(costs, effect, zone=Zone.HAND)
            if DiscardThis() in costs
            else ActivatedAbility(costs, effect)
        )
    zones = {cost.zone for cost in costs if isinstance(cost, ExileThis)} - {Zone.BATTLEFIELD}
    if _returns_itself(effect):
        zones.add(Zone.GRAVEYARD)
    return ActivatedAbility(costs, effect, zone=next(iter(zones), None)) if len(zones) < 2 else None


def _activated_either_way(costs: tuple[Cost, ...], other: tuple[Cost, ...], effect: Effect) -> Ability | None:
    """CR 602.1a: one of two costs, each with its own mana."""
    if not all(any(cost.mana is not None for cost in way) for way in (costs, other)):
        return None
    ability = _activated(costs, effect)
    return replace(ability, instead=other) if isinstance(ability, ActivatedAbility) and ability.zone is None else None


def spoken_of(condition: Condition | None, what: object) -> Condition | None:
    """What a statement is about is "it" in a condition behind it; None if it is nothing that "it" could mean."""
    if condition is None or not any(isinstance(part, Referred) for part in condition.walk()):
        return condition
    is_host = isinstance(what, Description) and any(isinstance(part, AttachedHost) for part in what.walk())
    meant = THIS if what == ITSELF else HOST if is_host else None
    known = replaced(condition, Referred("it"), meant) if meant is not None else None
    return known if isinstance(known, Condition) else None


def _static(statement: Statement, condition: Condition | None = None) -> Ability | None:
    """What a condition is about is "it" in the statement behind it."""
    known_condition = spoken_of(condition, getattr(statement, "what", None))
    if known_condition is None and condition is not None:
        return None
    condition = known_condition
    if any(isinstance(part, ReferredSubject) for part in statement.walk()):
        meant = _meant(getattr(condition, "what", None))
        known = replaced(statement, ReferredSubject(), meant) if meant is not None else None
        return standing((known,), condition) if isinstance(known, Statement) else None
    return standing((statement,), condition)


def _static_since(statement: Statement, condition: Condition) -> Ability | None:
    """CR 604.1: what has happened this turn stays so, and as long as it is so the statement is true."""
    forbids = isinstance(statement, (AttackRestriction, CastProhibition))
    return _static(statement, condition) if forbids and isinstance(condition, Happened) else None


def standing(statements: tuple[Statement, ...], condition: Condition | None = None) -> Ability | None:
    """CR 113.6g: that a spell cannot be countered is true on the stack; what else it says there would not be."""
    if CastThisFromGraveyard() in statements:
        return StaticAbility(statements, condition, zones=(Zone.GRAVEYARD,)) if len(statements) == 1 else None
    if NotCountered(ITSELF) not in statements:
        return StaticAbility(statements, condition)
    return StaticAbility(statements, condition, zones=(Zone.STACK,)) if len(statements) == 1 else None


def _meant(what: object) -> Description | None:
    if what == THIS:
        return ITSELF
    return AttachedHost() if what == HOST else None


def _both(one: Statement, other: Statement) -> Ability | None:
    if isinstance(one, EntersAsCopy):
        return None  # the text after it says what is different about the copy
    about = getattr(one, "what", None)
    known = replaced(other, ReferredSubject(), about) if isinstance(about, Description) else other
    if not isinstance(known, Statement) or any(
        isinstance(part, ReferredSubject) for part in (*one.walk(), *known.walk())
    ):
        return None
    return standing((one, known))


def _both_as_long(one: Statement, other: Statement, condition: Condition) -> Ability | None:
    """A sentence about the subject of the condition has an "it", which is understood elsewhere."""
    parts = (*one.walk(), *other.walk(), *condition.walk())
    open_ = any(isinstance(part, (Referred, ReferredSubject)) for part in parts)
    return None if open_ else standing((one, other), condition)


def _both_if(one: Statement, other: Statement, condition: Condition) -> Ability | None:
    """CR 104: whether the game can be won or lost is asked for the player."""
    is_end = all(isinstance(each, (CantLose, CantWin)) for each in (one, other))
    return _both_as_long(one, other, Provided(condition)) if is_end else None


def _in_graveyard(statement: Statement, condition: Condition) -> Ability | None:
    """CR 113.6b: it says itself where it works."""
    return StaticAbility((statement,), condition, zones=(Zone.GRAVEYARD,))


def _during_your_turn(statement: Statement) -> Ability | None:
    return _static(statement, DuringYourTurn())


def _during_other_turns(statement: Statement) -> Ability | None:
    return _static(statement, NotSo(DuringYourTurn()))


def _add_restrictions(grammar: Grammar) -> None:
    say = grammar.say
    say("ability", "<ability:ability> activate only as a sorcery.", _sorcery)
    say("ability", "<ability:ability> any player may activate this ability.", _by_anybody)
    say("ability", "<ability:ability> activate only once.", lambda ability: _changed(ability, once=True))
    say("ability", "<ability:ability> activate only <limit:often> each turn.", _activated_so_often)
    say("ability", "<ability:ability> activate only if <condition:condition>.", _only)
    say("ability", "<ability:ability> activate only <condition:when>.", _only)
    say("ability", "<ability:ability> activate only <when:when> and only once each turn.", _once_then)
    say("ability", "<ability:ability> activate only as a sorcery and only once each turn.", _once_as_sorcery)
    say("ability", "<ability:ability> activate only once.", lambda ability: _changed(ability, once=True))
    say("ability", "<ability:ability> activate only once and only <when:when>.", _only_once_then)
    say("ability", "<ability:ability> x can't be 0.", _not_for_nothing)
    say("when", "during your turn, before attackers are declared", BeforeAttackers)
    for step in (Step.UPKEEP, Step.END):
        say("when", f"during your {step.value}", lambda step=step: DuringYourStep(step))
    say("when", "during your turn", DuringYourTurn)
    say("often", "once", lambda: 1)
    say("often", "twice", lambda: 2)
    say("often", "<count:int> times", lambda count: count if count > 2 else None)
    say("ability", "<ability:ability> this ability triggers only <limit:often> each turn.", _so_often)


def _changed(ability: Ability, **fields: object) -> Ability | None:
    return replace(ability, **fields) if isinstance(ability, ActivatedAbility) else None


def _by_anybody(ability: Ability) -> Ability | None:
    return _changed(ability, any_player=True)


def _sorcery(ability: Ability) -> Ability | None:
    return _changed(ability, sorcery_speed=True)


def _only(ability: Ability, condition: Condition) -> Ability | None:
    if not isinstance(ability, ActivatedAbility):
        return None
    return replace(ability, conditions=(*ability.conditions, condition))


def _once_then(ability: Ability, when: Condition) -> Ability | None:
    once = _changed(ability, limit=1)
    return None if once is None else _only(once, when)


def _only_once_then(ability: Ability, when: Condition) -> Ability | None:
    once = _changed(ability, once=True)
    return None if once is None else _only(once, when)


def _not_for_nothing(ability: Ability) -> Ability | None:
    """CR 107.3: an X that a player chooses, for a cost."""
    chosen = isinstance(ability, ActivatedAbility) and any(
        cost.mana is not None and "X" in cost.mana.text for cost in ability.costs
    )
    return _changed(ability, least_x=1) if chosen else None


def _once_as_sorcery(ability: Ability) -> Ability | None:
    return _changed(ability, limit=1, sorcery_speed=True)


def _activated_so_often(ability: Ability, limit: int) -> Ability | None:
    return _changed(ability, limit=limit)


def _so_often(ability: Ability, limit: int) -> Ability | None:
    return replace(ability, limit=limit) if isinstance(ability, TriggeredAbility) else None
