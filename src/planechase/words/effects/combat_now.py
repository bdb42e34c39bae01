"""Rules of combat for a turn: who must attack, block or be blocked, and what cannot block it (CR 508.1, 509.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.blocking import BlockRequirement
from planechase.rules.events.lasting import begin_effect
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Effect, Filter, Statement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words import filters
from planechase.words.effects.lasting_effects import THIS_TURN
from planechase.words.history_words import THAT_ATTACKED
from planechase.words.phrases import phrase
from planechase.words.speech import SpokenWord, Things
from planechase.words.statics.combat_statics import (
    AllMustBlock,
    BlockedIfAble,
    BlocksOne,
    CanBlockMore,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    MustAttack,
)

if TYPE_CHECKING:
    from planechase.rules.combat.blocking import DeclaredBlocks
    from planechase.rules.state.objects import Id, Permanent
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class BlocksIfAble(BlockRequirement):
    """CR 509.1c: creatures that block if able, whichever attacker."""

    reads = "it blocks if able"
    what: Filter

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        return bool(attackers) and self.what.matches(game, blocker, by)

    def obeyed(self, game: State, blocker: Permanent, blocks: DeclaredBlocks, by: Source) -> bool:
        return bool(blocks.get(blocker.id))


@word
class CombatNow(Effect, SpokenWord):
    """CR 611.2c: rules of combat about certain creatures this turn; which ones is fixed now.

    The rules name the source; the creatures are put in its place.
    """

    what: Things
    rules: tuple[Statement, ...]

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        these = filters.Exactly(tuple(obj.id for obj in objects))
        for rule in self.rules:
            begin_effect(game, _about(rule, these), by, THIS_TURN, these.ids)

    def say(self, reader: Reader) -> str:
        if isinstance(self.rules[0], AllMustBlock):
            return f"all creatures able to block {reader.read(self.what)} this turn do so"
        return f"{reader.read(self.what, 'subject')} {_said(reader, self.rules, self.what.many())}"


def _about(rule: Statement, these: filters.Exactly) -> Statement:
    """CR 508.1d: what attacks this turn if able need not do so again in another combat."""
    if isinstance(rule, MustAttack):
        return replace(rule, what=filters.And((these, ~THAT_ATTACKED)))
    return replace(rule, what=these)


def _said(reader: Reader, rules: tuple[Statement, ...], many: bool) -> str:
    s = "" if many else "s"
    rule = rules[0]
    if isinstance(rule, MustAttack):
        return f"attack{s} this turn if able"
    if isinstance(rule, BlocksIfAble):
        return f"block{s} this turn if able"
    if isinstance(rule, BlockedIfAble):
        return "must be blocked this turn if able"
    if isinstance(rule, CanBlockMore):
        return "can block an additional creature this turn"
    if isinstance(rule, CantBeBlocked):
        return f"can't be blocked{_by_whom(reader, rule)} this turn"
    names = {CantAttack: "attack", CantBlock: "block"}
    return f"can't {' or '.join(names[type(each)] for each in rules)} this turn"


def _by_whom(reader: Reader, rule: CantBeBlocked) -> str:
    if rule.only_by is not None:
        return f" by {phrase(reader, rule.only_by, 'many')}"
    return f" except by {phrase(reader, rule.except_by, 'many')}" if rule.except_by is not None else ""


@word
class BlocksItNow(Effect):
    """CR 509.1c: a creature blocks a particular one this turn if able; which ones is fixed now."""

    reads = "{what} block[s] {attacker} this turn if able"
    what: Things
    attacker: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        blockers = yield from self.what.choose(game, by)
        these = filters.Exactly(tuple(obj.id for obj in blockers))
        for attacker in (yield from self.attacker.choose(game, by)):
            begin_effect(game, BlocksOne(these, attacker.id), by, THIS_TURN)
