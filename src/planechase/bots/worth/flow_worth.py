"""What instructions made of other instructions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.bots.current_combat import damage_to_come, will_die
from planechase.bots.judging import DAMAGE, WINNING, object_value
from planechase.bots.worth.judge_tables import table, whole
from planechase.bots.worth.object_worth import damage_taken
from planechase.bots.worth.player_worth import life_lost
from planechase.rules.events.damage import DamageDealt
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Targeting, Trigger
from planechase.rules.state.decisions import Id
from planechase.rules.state.state import State
from planechase.words import word_slots
from planechase.words.effects.chance_effects import NumberAtRandom
from planechase.words.effects.choosing_effects import ChooseAmong
from planechase.words.effects.flow import (
    AnyPlayerMay,
    If,
    IfPays,
    Later,
    May,
    Sequence,
    ThisOrThat,
    UnlessPays,
    Vote,
    WhenYouDo,
)
from planechase.words.effects.reflexive import WhenYouPay
from planechase.words.effects.repeating import Repeatedly
from planechase.words.effects.rolling import OPEN, RollDie, RollTable
from planechase.words.replacements.damage_replacements import PreventFromChosen, RedirectNextEffect
from planechase.words.selections.chosen_objects import Chosen

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


SOMETHING: Final = 15
"""What an ability of its own is worth at least: it need not be used."""


def _may(judge: Judge, effect: May) -> int:
    """An option is never worth less than nothing to the player who has it, nor more to others."""
    worth = judge.worth(effect.effect) + (judge.worth(effect.then) if effect.then is not None else 0)
    seats = [player.id for player in effect.who.found(judge.game, judge.by)]
    mine = judge.me in seats if seats else judge.by.controller == judge.me
    return max(0, worth) if mine else min(0, worth)


def _if(judge: Judge, effect: If) -> int:
    branch = effect.effect if effect.condition.holds(judge.game, judge.by) else effect.otherwise
    return judge.worth(branch) if branch is not None else 0


def _better_one(judge: Judge, effect: ThisOrThat) -> int:
    """What its controller would choose: the better for oneself, the worse for others."""
    best = max if judge.side(judge.by.controller) > 0 else min
    return best(judge.worth(effect.first), judge.worth(effect.second))


def _with_itself(judge: Judge, effect: WhenYouDo) -> int:
    """Two instructions, the second of which is a triggered ability of its own."""
    return judge.worth(effect.action) + reflexive_worth(judge, effect)


def reflexive_worth(judge: Judge, effect: WhenYouDo) -> int:
    """What comes of it when somebody does: an ability with targets of its own."""
    return max(SOMETHING, judge.anew().plan(effect.effect))


def _half(judge: Judge, effect: IfPays | UnlessPays | Later) -> int:
    return judge.worth(effect.effect) // 2


def _later(judge: Judge, effect: Later) -> int:
    """What waits for damage is judged by the combat that is going on, the rest is half as good as now."""
    trigger, inner = effect.trigger, effect.effect
    if DamageDealt not in trigger.kinds():
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


def _prevented(judge: Judge, effect: PreventFromChosen) -> int:
    """The hardest hit that its controller is about to take, and what happens instead."""
    game, victim = judge.game, judge.by.controller
    hits = [event.amount for event in damage_to_come(game) if event.target == victim]
    if not hits:
        return 0
    life, most = game.players[victim].life, max(hits)
    saved = WINNING if sum(hits) >= life > sum(hits) - most else DAMAGE * most
    judge.by.remember(word_slots.PREVENTED, (most,))
    return judge.side(victim) * saved + judge.worth(effect.afterwards)


def _in_order(judge: Judge, effect: Sequence) -> int:
    """One after the other; where the first is a choice, what comes of the best one."""
    first = effect.first
    choice = first.what if isinstance(first, ChooseAmong) and isinstance(first.what, Chosen) else None
    slot = choice.into if choice is not None else word_slots.CHOSEN
    if choice is None or judge.by.remembered(slot):
        return judge.worth(first) + judge.worth(effect.second)
    found: list[int] = []
    for permanent in judge.game.permanents():
        if choice.what.matches(judge.game, permanent, judge.by):
            judge.by.remember(slot, (permanent.id,))
            found.append(judge.worth(effect.second))
    judge.by.memory.pop(slot, None)
    return max(found, default=0)


def _on_average(judge: Judge, effect: RollTable) -> int:
    """CR 706.3: what each row is worth, as often as it comes up."""
    sides = effect.roll.sides
    worth = sum(
        judge.worth(row) * max((high if high != OPEN else sides) - low + 1, 1) for low, high, row in effect.rows
    )
    return worth // sides


def _left_to_others(judge: Judge, effect: AnyPlayerMay) -> int:
    """Others choose what they like best, which is what this player likes least."""
    choices = [judge.worth(effect.otherwise)]
    for opponent in judge.game.opponents(judge.me):
        judge.by.remember(word_slots.EACH, (opponent.id,))
        choices.append(judge.worth(effect.effect))
    return min(choices)


def _redirected(judge: Judge, effect: RedirectNextEffect) -> int:
    """Damage that would kill a creature is dealt to something else; while none is about to die, it is no use."""
    game = judge.game
    origin = judge.by.targets.get(effect.origin, ())
    to = judge.by.targets.get(effect.to, ()) if isinstance(effect.to, Targeting) else ()
    dying = [p for one in origin if (p := game.permanent(one)) is not None and will_die(game, p)]
    if not dying:
        return 0
    saved = sum(judge.side(p.id) * object_value(game, p) for p in dying)
    return saved + sum(judge.side(one) * _hurt(judge, effect, one) for one in to)


def _hurt(judge: Judge, effect: RedirectNextEffect, one: Id) -> int:
    count = judge.amount(effect.count)
    if judge.game.is_player(one):
        return life_lost(judge.game.players[one], count)
    return damage_taken(judge, judge.game.recall(one), count)


def _by_chance(judge: Judge, effect: NumberAtRandom) -> int:
    """With a number chosen at random, what the middle of all numbers would bring."""
    judge.by.remember(effect.into, ((judge.amount(effect.least) + judge.amount(effect.most) + 1) // 2,))
    return judge.worth(effect.effect)


FLOW: Final = table(
    whole(RedirectNextEffect, _redirected),
    whole(NumberAtRandom, _by_chance),
    whole(May, _may),
    whole(If, _if),
    whole(IfPays, _half),
    whole(UnlessPays, _half),
    whole(Later, _later),
    whole(PreventFromChosen, _prevented),
    whole(Sequence, _in_order),
    whole(ThisOrThat, _better_one),
    whole(WhenYouDo, _with_itself),
    whole(WhenYouPay, lambda judge, effect: judge.anew().plan(effect.effect) // 2),
    whole(Vote, lambda judge, effect: 10),
    whole(AnyPlayerMay, _left_to_others),
    whole(Repeatedly, lambda judge, effect: judge.amount(effect.count) * judge.worth(effect.effect)),
    whole(RollDie, lambda judge, effect: 0),
    whole(RollTable, _on_average),
)
"""What an instruction made of others is worth to a player."""
