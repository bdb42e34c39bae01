"""What instructions that are about nobody in particular are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from planechase.bots.fighting import Fighter
from planechase.bots.judging import CARD, DAMAGE, WINNING
from planechase.bots.worth.players import loses_life
from planechase.rules.combat.attacking import why_not_attack
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Filter, Statement
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge


TURNS_TO_COME: Final = 2
"""For so many turns what an ongoing scheme does is counted."""


def _made_true(judge: Judge, effect: Effect) -> int:
    """A rule for a while, by what it says."""
    statement = getattr(effect, "statement", None)
    judged = WHILE_TRUE.get(type(statement).__name__)
    return judged(judge, statement) if judged is not None and isinstance(statement, Statement) else 0


def _no_blocks(judge: Judge, statement: Statement) -> int:
    """Nobody blocks: good right before one attacks, for as much as would come through."""
    game, what = judge.game, getattr(statement, "what", None)
    if judge.me not in game.turn.active or game.turn.step is not Step.PRECOMBAT_MAIN or not isinstance(what, Filter):
        return 0
    foes = [p for p in game.permanents() if judge.side(p.id) < 0 and game.chars(p).types & CREATURE and not p.tapped]
    if not any(what.matches(game, foe, judge.by) for foe in foes):
        return 0
    ready = [p for p in game.controlled_by(judge.me) if why_not_attack(game, p) is None]
    damage = sum(Fighter(game, p).damage_to_player for p in ready)
    return WINNING if any(damage >= foe.life for foe in game.opponents(judge.me)) else DAMAGE * damage // 2


WHILE_TRUE: Final[dict[str, Callable[[Judge, Statement], int]]] = {"CantBlock": _no_blocks}
"""What it is worth to a player that a statement is true for a while."""


def _taken(judge: Judge, effect: Effect) -> int:
    """Damage to those who chose it."""
    chosen = [judge.game.players[one] for one in judge.by.remembered("each")]
    return sum(judge.side(player.id) * loses_life(judge, effect, player) for player in chosen)


def _abandoned(judge: Judge, effect: Effect) -> int:
    """An ongoing scheme that ends: what it would have done in the next turns."""
    scheme = judge.game.get(judge.by.object_id)
    if scheme is None:
        return 0
    by = Source(judge.by.controller, scheme.id)
    effects = [ability.effect for _, ability in judge.game.chars(scheme).index.triggered]
    lasting = [one for one in effects if not any(type(word) is type(effect) for word in one.walk())]
    return -TURNS_TO_COME * sum(type(judge)(judge.game, by.clone(), judge.me).plan(one) for one in lasting)


BY_ITSELF: Final[dict[str, Callable[[Judge, Effect], int]]] = {
    "AbandonThis": _abandoned,
    "TakeDamage": _taken,
    "MakeTrue": _made_true,
    "CopyCardAtRandom": lambda judge, effect: 10 + 12 * judge.by.x,
    "CreateOneAtRandom": lambda judge, effect: 35,
    "CastCopyAtRandom": lambda judge, effect: 30,
    "ExtraCombat": lambda judge, effect: 20,
    "RevealTop": lambda judge, effect: CARD,
    "GetEmblem": lambda judge, effect: 60,
}
"""What an instruction that is about nobody in particular is worth to its controller."""
