"""What teammates pay together: of all that they have, what they will miss least, each their own part.

Everybody plans the same from what everybody sees, so nobody has to say what they give.
"""

from __future__ import annotations

from typing import Final

from planechase.bots.current_combat import loss
from planechase.bots.worth.judge import Judge
from planechase.cards.schemes.rare_scheme_words import SacrificeTogether, TapTogether
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect
from planechase.rules.language.slots import Slot
from planechase.rules.state.decisions import Choose, Id
from planechase.rules.state.objects import Permanent, StackObject
from planechase.rules.state.state import State
from planechase.words import word_slots

TAPPED: Final = 8
"""A creature that is tapped, and blocks nobody for a turn, misses this part of its worth."""


def given_together(game: State, decision: Choose, obj: StackObject, effect: Effect) -> list[Id] | None:
    """What this player gives of what the mates give together; None where it is nothing of the kind."""
    word = decision.word
    if isinstance(word, SacrificeTogether):
        fitting = [p for p in _of(game, word, obj) if word.what.matches(game, p, obj.source)]
        plan = sorted(fitting, key=lambda p: (loss(game, p), p.id))[: word.count]
        return _part(game, decision, obj, effect, plan, word_slots.SACRIFICED) if len(plan) == word.count else []
    if isinstance(word, TapTogether):
        plan = _strong_enough(game, [p for p in _of(game, word, obj) if _can_be_tapped(game, p)], word.power)
        return _part(game, decision, obj, effect, plan, word_slots.TAPPED) if plan else []
    return None


def _of(game: State, word: SacrificeTogether | TapTogether, obj: StackObject) -> list[Permanent]:
    """The permanents of those who give together."""
    return [p for player in word.who.found(game, obj.source) for p in game.controlled_by(player.id)]


def _can_be_tapped(game: State, permanent: Permanent) -> bool:
    chars = game.chars(permanent)
    return bool(chars.types & CREATURE) and not permanent.tapped and (chars.power or 0) > 0


def _strong_enough(game: State, creatures: list[Permanent], power: int) -> list[Permanent]:
    """As few as have so much power together; none where all of them have less."""
    plan: list[Permanent] = []
    total = 0
    for creature in sorted(creatures, key=lambda p: (-game.power(p), p.id)):
        if total < power:
            plan.append(creature)
            total += game.power(creature)
    return plan if total >= power else []


def _part(
    game: State, decision: Choose, obj: StackObject, effect: Effect, plan: list[Permanent], into: Slot
) -> list[Id]:
    """The bot's own part of a plan, if what follows is worth more to the team than what they give."""
    judge = Judge(game, obj.source.clone(), decision.player)
    gain = -judge.worth(effect)
    judge.by.remember(into, tuple(p.id for p in plan))
    gain += judge.worth(effect)
    lost = sum(loss(game, p) // (TAPPED if into == word_slots.TAPPED else 1) for p in plan)
    if gain <= lost:
        return []
    return [p.id for p in plan if p.id in decision.options][: decision.maximum]
