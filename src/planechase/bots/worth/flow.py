"""What instructions made of other instructions are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from planechase.bots.combat import damage_to_come, will_die
from planechase.bots.judging import DAMAGE, WINNING, object_value
from planechase.bots.worth.objects import damaged
from planechase.bots.worth.players import loses_life
from planechase.bots.worth.reading import CHOICE, inner_effects
from planechase.rules.events.damage import DamageDealt
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Condition, Effect, Filter, Players, Trigger
from planechase.rules.state.decisions import Id
from planechase.rules.state.state import State

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


def _may(judge: Judge, effect: Effect) -> int:
    """What one may do is never worth less than nothing to oneself, nor more to others."""
    parts = (getattr(effect, "effect", None), getattr(effect, "then", None))
    worth = sum(judge.worth(part) for part in parts if isinstance(part, Effect))
    who = getattr(effect, "who", None)
    seats = [player.id for player in who.found(judge.game, judge.by)] if isinstance(who, Players) else []
    mine = judge.me in seats if seats else judge.by.controller == judge.me
    return max(0, worth) if mine else min(0, worth)


def _if(judge: Judge, effect: Effect) -> int:
    condition, then, otherwise = (getattr(effect, name) for name in ("condition", "effect", "otherwise"))
    assert isinstance(condition, Condition)
    branch = then if condition.holds(judge.game, judge.by) else otherwise
    return judge.worth(branch) if branch is not None else 0


def _with_itself(judge: Judge, effect: Effect) -> int:
    """Two instructions, the second of which is a triggered ability of its own."""
    action = getattr(effect, "action", None)
    return 15 + (judge.worth(action) if isinstance(action, Effect) else 0)


def _half(judge: Judge, effect: Effect) -> int:
    inner = getattr(effect, "effect", None)
    return judge.worth(inner) // 2 if isinstance(inner, Effect) else 0


def _later(judge: Judge, effect: Effect) -> int:
    """What waits for damage is judged by the combat that is going on, the rest is half as good as now."""
    trigger, inner = getattr(effect, "trigger", None), getattr(effect, "effect", None)
    if not isinstance(trigger, Trigger) or not isinstance(inner, Effect) or DamageDealt not in trigger.kinds():
        return _half(judge, effect)
    game, waiting = judge.game, TriggeredAbility(trigger, inner)
    if any(one.ability == waiting and one.by.controller == judge.by.controller for one in game.delayed):
        return 0
    futures = [judge.after(event) for event in damage_to_come(game) if not _dies_anyway(game, event.target)]
    return sum(future.worth(inner) for future in futures if _triggers(trigger, future))


def _triggers(trigger: Trigger, future: Judge) -> bool:
    event = future.by.event
    return event is not None and trigger.matches(future.game, event, future.by)


def _dies_anyway(game: State, one: Id) -> bool:
    permanent = game.permanent(one)
    return permanent is not None and will_die(game, permanent)


def _prevented(judge: Judge, effect: Effect) -> int:
    """The hardest hit that its controller is about to take, and what happens instead."""
    game, victim, afterwards = judge.game, judge.by.controller, getattr(effect, "afterwards", None)
    hits = [event.amount for event in damage_to_come(game) if event.target == victim]
    if not hits or not isinstance(afterwards, Effect):
        return 0
    life, most = game.players[victim].life, max(hits)
    saved = WINNING if sum(hits) >= life > sum(hits) - most else DAMAGE * most
    judge.by.remember("prevented", (most,))
    return judge.side(victim) * saved + judge.worth(afterwards)


def _in_order(judge: Judge, effect: Effect) -> int:
    """One after the other; where the first is a choice, what comes of the best one."""
    first, *rest = inner_effects(effect)
    selection = getattr(first, "what", None)
    fitting, key = getattr(selection, "what", None), getattr(selection, "key", "") or "chosen"
    if type(first).__name__ != CHOICE or not isinstance(fitting, Filter) or judge.by.remembered(key):
        return sum(judge.worth(part) for part in (first, *rest))
    found: list[int] = []
    for permanent in judge.game.permanents():
        if fitting.matches(judge.game, permanent, judge.by):
            judge.by.remember(key, (permanent.id,))
            found.append(sum(judge.worth(part) for part in rest))
    judge.by.memory.pop(key, None)
    return max(found, default=0)


def _left_to_others(judge: Judge, effect: Effect) -> int:
    """Others choose what they like best, which is what this player likes least."""
    otherwise, taken = getattr(effect, "otherwise", None), getattr(effect, "effect", None)
    if not isinstance(otherwise, Effect) or not isinstance(taken, Effect):
        return 0
    choices = [judge.worth(otherwise)]
    for opponent in judge.game.opponents(judge.me):
        judge.by.remember("each", (opponent.id,))
        choices.append(judge.worth(taken))
    return min(choices)


def _redirected(judge: Judge, effect: Effect) -> int:
    """Damage that would kill a creature is dealt to something else; while none is about to die, it is no use."""
    game = judge.game
    ends = [getattr(effect, name) for name in ("origin", "to")]
    origin, to = (judge.by.targets.get(end, ()) for end in ends)
    dying = [p for one in origin if (p := game.permanent(one)) is not None and will_die(game, p)]
    if not dying:
        return 0
    saved = sum(judge.side(p.id) * object_value(game, p) for p in dying)
    return saved + sum(judge.side(one) * _hurt(judge, effect, one) for one in to)


def _hurt(judge: Judge, effect: Effect, one: Id) -> int:
    if judge.game.is_player(one):
        return loses_life(judge, effect, judge.game.players[one])
    return damaged(judge, effect, judge.game.recall(one))


def _by_chance(judge: Judge, effect: Effect) -> int:
    """With a number chosen at random, what the middle of all numbers would bring."""
    inner, letter = getattr(effect, "effect", None), getattr(effect, "letter", "")
    judge.by.remember(letter, ((judge.amount(effect, "least") + judge.amount(effect, "most") + 1) // 2,))
    return judge.worth(inner) if isinstance(inner, Effect) else 0


FLOW: Final[dict[str, Callable[[Judge, Effect], int]]] = {
    "RedirectNextEffect": _redirected,
    "NumberAtRandom": _by_chance,
    "May": _may,
    "If": _if,
    "IfPays": _half,
    "UnlessPays": _half,
    "Later": _later,
    "PreventFromChosen": _prevented,
    "Sequence": _in_order,
    "WhenYouDo": _with_itself,
    "Vote": lambda judge, effect: 10,
    "AnyPlayerMay": _left_to_others,
    "RollTable": lambda judge, effect: 15,
}
