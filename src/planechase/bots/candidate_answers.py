"""The answers to a question that are worth comparing: what a sensible player would answer, and what else there is.

Attacks and blocks are far too many to compare all of them. What is compared differs from the sensible declaration in
one creature, or is one of the plain ones: nobody, everybody, everybody at the same defender.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final

from planechase.rules.state.decisions import (
    Choose,
    Confirm,
    Decision,
    DeclareAttackers,
    DeclareBlockers,
    Id,
    TakeMulligan,
)
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.turns.priority import Action, ActionKind, ActivateAbility, CastSpell, PlayLand, Priority

MOST: Final = 12
"""The maximum number of answers that are compared."""
LISTED: Final = 60
"""Choices with more answers than this are left to the sensible player."""
LEFT_ALONE: Final = (Purpose.MULLIGAN, Purpose.BOTTOM)
"""What comes of an opening hand is too far away to be seen."""
ALIKE: Final = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)
"""Where one card is as good as another of the same name."""


def contenders(game: State, decision: Decision[Any], usual: object) -> list[object]:
    """The answers to compare, the sensible one first; only that one if it is good enough."""
    found = [usual]
    for answer in _others(game, decision, usual):
        if len(found) == MOST:
            break
        if answer not in found:
            found.append(answer)
    return found


def _others(game: State, decision: Decision[Any], usual: Any) -> Iterable[object]:
    if isinstance(decision, Priority):
        return _actions(game, decision, usual)
    if isinstance(decision, DeclareAttackers):
        return [attacks for attacks in _attacks(decision, usual) if decision.verify(attacks) is None]
    if isinstance(decision, DeclareBlockers):
        return [blocks for blocks in _blocks(decision, usual) if decision.verify(blocks) is None]
    if isinstance(decision, Confirm):
        return [] if isinstance(decision, TakeMulligan) else [not usual]
    if isinstance(decision, Choose) and decision.purpose not in LEFT_ALONE:
        return _choices(game, decision, usual)
    return []


# ---------------------------------------------------------------------- with priority


def _actions(game: State, decision: Priority, usual: Action) -> list[Action]:
    """One of each kind. A land that there is no choice about is played before anything else is thought of."""
    options = [option for option in decision.options if option.deed is not ActionKind.MAKE_MANA]
    if isinstance(usual, PlayLand):
        lands = {_kind(game, option) for option in options if isinstance(option, PlayLand)}
        if len(lands) == 1:
            return []
    kinds: dict[Hashable, Action] = {_kind(game, usual): usual}
    for option in options:
        kinds.setdefault(_kind(game, option), option)
    return list(kinds.values())


def _kind(game: State, action: Action) -> Hashable:
    """What tells an action from others that come to the same."""
    if isinstance(action, PlayLand):
        return PlayLand, game.chars(game.objects[action.land]).name, action.face
    if isinstance(action, CastSpell):
        return CastSpell, game.chars(game.objects[action.card]).name, action.way
    if isinstance(action, ActivateAbility):
        obj = game.objects[action.source]
        return ActivateAbility, game.chars(obj).name if obj.zone in ALIKE else action.source, action.number
    return action


# ---------------------------------------------------------------------- attacks and blocks


def _attacks(decision: DeclareAttackers, usual: dict[Id, Id]) -> list[dict[Id, Id]]:
    front = next(iter(usual.values()), None)
    found: list[dict[Id, Id]] = [{}]
    defenders: dict[Id, None] = {}
    for creature, open_to in decision.choices.items():
        defenders.update(dict.fromkeys(open_to))
        if creature in usual:
            found.append({one: defender for one, defender in usual.items() if one != creature})
        else:
            found.append({**usual, creature: front if front is not None and front in open_to else open_to[0]})
    everybody = [
        {one: defender for one, open_to in decision.choices.items() if defender in open_to} for defender in defenders
    ]
    return everybody[:3] + found + everybody[3:]


def _blocks(decision: DeclareBlockers, usual: dict[Id, tuple[Id, ...]]) -> list[dict[Id, tuple[Id, ...]]]:
    found: list[dict[Id, tuple[Id, ...]]] = [{}]
    for creature in usual:
        found.append({one: blocked for one, blocked in usual.items() if one != creature})
    for creature, attackers in decision.choices.items():
        found += [{**usual, creature: (attacker,)} for attacker in attackers]
    return found


# ---------------------------------------------------------------------- other choices


def _choices(game: State, decision: Choose, usual: list[Any]) -> list[list[Any]]:
    """All answers that are told apart by more than which of several equal cards they name."""
    answers = decision.answers(LISTED)
    if answers is None:
        return []
    kinds: dict[Hashable, list[Any]] = {_looks(game, usual): usual}
    for answer in answers:
        kinds.setdefault(_looks(game, answer), answer)
    return list(kinds.values())


def _looks(game: State, chosen: list[Any]) -> Hashable:
    return tuple(sorted(_look(game, one) for one in chosen))


def _look(game: State, one: Any) -> str:
    obj = game.objects.get(one) if isinstance(one, int) and not game.is_player(one) else None
    return f"{obj.zone.name} {obj.owner} {game.chars(obj).name}" if obj is not None and obj.zone in ALIKE else repr(one)
