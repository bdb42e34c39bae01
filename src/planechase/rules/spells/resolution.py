"""Resolving the topmost object on the stack (CR 608)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from planechase.rules.events import ascending
from planechase.rules.events.events import Countered, NoLegalTarget
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import ZoneChange, cease_to_exist, moved
from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.language.card_types import ENCHANTMENT
from planechase.rules.language.grammar import Amount, Condition, Effect, Modal, Players, Statement
from planechase.rules.language.keywords import ASCEND
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import Word
from planechase.rules.mana.costs import asks_what_was_spent
from planechase.rules.multiplayer import influence, team_texts
from planechase.rules.spells import insets
from planechase.rules.spells.bestowing import cease, is_bestowed
from planechase.rules.spells.merging import MUTATING, host_of, mutate
from planechase.rules.spells.targets import at_time, effect_of, hides_targets, recheck, with_times
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import NO_CARD, StackObject, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

HOW_CAST: Final = LinkSlot("cast")
"""CR 607.2k, 702.33d: in which way a permanent was cast as a spell, and which additional costs were paid."""
MANA_SPENT: Final = LinkSlot("mana spent")
"""CR 601.2h: what mana was spent to cast a permanent as a spell, where it asks for that: each by its letter, with an S
if it was snow mana."""
CAST_BY: Final = LinkSlot("cast by")
"""CR 601: who cast the spell that became a permanent, and from where."""

PROMISED: Final = LinkSlot("promised a gift")
"""CR 702.174a: the player who was promised a gift as a spell was cast."""


class DoneFirst(Statement):
    """CR 702.174j: something that a spell does before all its other instructions."""

    __slots__ = ()

    def first(self, game: State, by: Source) -> Effect | None:
        """What it is, if the spell does it."""
        raise NotImplementedError


def resolve_top(game: State) -> Rule[None]:
    """CR 405.5, 608.1: the topmost spell or ability resolves; it affects nothing beyond its range (801.10)."""
    obj = game.objects[game.turn.stack[-1]]
    assert isinstance(obj, StackObject)
    if game.reach is not None:
        game.bounds = influence.limits(game, obj.source)
    yield from _resolve(game, obj)
    game.bounds = None


def _resolve(game: State, obj: StackObject) -> Rule[None]:
    """CR 608.2b: what has no legal target left does not resolve; in 2011 it was countered (2011:608.2b).

    CR 608.3b, 702.103e, 702.140b: a bestowed Aura spell or a mutating one resolves as a creature spell then.
    """
    legal = recheck(game, obj.source)
    if not legal and (is_bestowed(game, obj.id) or (obj.is_spell and obj.source.way == MUTATING)):
        cease(game, obj.id)
        obj.source.targets, legal = {}, True
    if not legal:
        game.tell(NoLegalTarget(obj.id))
        yield from _remove(game, obj, "no legal target")
        if game.edition is Edition.Y2011:
            tell(game, Countered(obj.id))
        return
    if obj.is_spell:
        yield from _resolve_spell(game, obj)
    else:
        yield from _resolve_ability(game, obj)


def _resolve_ability(game: State, obj: StackObject) -> Rule[None]:
    """CR 603.4, 608.2: an intervening "if" is checked once more; then the instructions are followed."""
    ability, by = obj.ability, obj.source
    condition = ability.condition if isinstance(ability, TriggeredAbility) else None
    if condition is not None and not team_texts.holds(game, condition, by):
        cease_to_exist(game, obj)
        return
    assert isinstance(ability, (ActivatedAbility, TriggeredAbility))
    yield from follow(game, ability.effect, by, condition)
    if obj.id in game.objects:
        cease_to_exist(game, obj)


def _resolve_spell(game: State, obj: StackObject) -> Rule[None]:
    chars = game.chars(obj)
    if chars.is_permanent_card or obj.face_down:
        yield from _resolve_permanent(game, obj)
        return
    if chars.keywords & ASCEND:
        tell(game, *ascending.ascend(game, obj.source.you(game)))
    for _, statement in chars.index.of_kind(DoneFirst):
        first = statement.first(game, obj.source) if isinstance(statement, DoneFirst) else None
        if first is not None:
            yield from follow(game, first, obj.source)
    effect = effect_of(chars)
    if effect is not None:
        yield from follow(game, effect, obj.source)
    if obj.id in game.objects and not (yield from insets.put_away(game, obj)):
        yield from _remove(game, obj)


def follow(game: State, effect: Effect, by: Source, condition: Condition | None = None) -> Rule[None]:
    """CR 608.2c: follow the instructions in the order written; of a modal text only the chosen modes (700.2).

    What a text for a team tells "you" to do, each member does for whom the condition of the ability is met (901.12c).
    """
    if len(game.players) > 2 and (game.options.shared_turns or game.turn.combat is not None):
        yield from _settle_whom(game, effect, by)
    for number in _numbers_left_open(effect):
        yield from _settle_whose_number(game, number, by)
    if team_texts.speaks_to_team(game, by):
        modes = [effect.options()[mode] for mode in by.modes] if isinstance(effect, Modal) else [effect]
        parts = [part for mode in modes for part in mode.instructions()]
        yield from team_texts.follow(game, parts, by, condition)
    elif isinstance(effect, Modal):
        for mode, time in with_times(by.modes):
            yield from effect.options()[mode].happen(game, at_time(by, time))
    else:
        yield from effect.happen(game, by)


@lru_cache(maxsize=2048)
def _numbers_left_open(effect: Effect) -> tuple[Amount, ...]:
    return tuple(part for part in effect.walk() if isinstance(part, Amount) and part.settled_in is not None)


def _settle_whose_number(game: State, number: Amount, by: Source) -> Rule[None]:
    """CR 702.124e: a number of your commander is that of either one; you choose as the effect is applied."""
    able = [obj.id for obj in number.could_be(game, by)]
    if number.settled_in is not None and len(able) > 1 and not by.remembered(number.settled_in):
        why = f"Choose which {number.settled_in.name} is meant."
        which = Choose(by.controller, Purpose.OBJECT, why, able, about=by.object_id, word=number)
        by.remember(number.settled_in, tuple((yield from ask(which))))


def _settle_whom(game: State, word: Word, by: Source) -> Rule[None]:
    """CR 805.9, 805.10c, 805.10e: "active", "attacking" or "defending player" is one of several, whom you choose."""
    if isinstance(word, Players):
        able = [player.id for player in word.could_be(game, by)]
        if word.settled_in is not None and len(able) > 1 and not by.remembered(word.settled_in):
            why = f"Choose which of them is meant by {word.reads}."
            which = Choose(by.controller, Purpose.PLAYER, why, able, about=by.object_id, word=word)
            by.remember(word.settled_in, tuple((yield from ask(which))))
    for part in word.parts():
        if not hides_targets(part):
            yield from _settle_whom(game, part, by)


def _resolve_permanent(game: State, obj: StackObject) -> Rule[None]:
    """CR 608.3: a permanent spell becomes a permanent under its controller's control.

    If it cannot be put onto the battlefield, it goes to its owner's graveyard (608.3e). A mutating creature spell
    merges with its target instead (608.3d).
    """
    host = host_of(game, obj)
    if host is not None:
        yield from mutate(game, obj, host)
        return
    by = obj.source
    chars = game.chars(obj)
    entering = ZoneChange(
        obj.id,
        Zone.STACK,
        Zone.BATTLEFIELD,
        "resolve",
        by,
        controller=obj.controller,
        face_down=obj.face_down,
        lies_as=obj.lies_as,
    )
    if chars.types & ENCHANTMENT and "Aura" in chars.subtypes:
        entering.attached_to = next(iter(next(iter(by.targets.values()), ())), None)
    entering.links[HOW_CAST] = (by.way, *by.extra_costs)
    if by.mana_spent and asks_what_was_spent(chars.abilities):
        entering.links[MANA_SPENT] = tuple(f"{unit.type}{'S' if unit.snow else ''}" for unit in by.mana_spent)
    if by.remembered(PROMISED):
        entering.links[PROMISED] = by.remembered(PROMISED)
    if by.cast_from is not None:
        entering.links[CAST_BY] = (by.controller, by.cast_from.value)
    yield from moved(game, [entering])
    if obj.id in game.objects:
        yield from _remove(game, obj)


def _remove(game: State, obj: StackObject, cause: str = "resolve") -> Rule[None]:
    """CR 608.2n: a spell goes to its owner's graveyard as the last part of its resolution; copies just vanish.

    So does a spell that does not resolve, because it has no legal target left (608.2b).
    """
    if not obj.is_spell or obj.card == NO_CARD:
        cease_to_exist(game, obj)
        return
    yield from moved(game, [ZoneChange(obj.id, Zone.STACK, Zone.GRAVEYARD, cause, obj.source)])
