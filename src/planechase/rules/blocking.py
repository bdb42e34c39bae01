"""Declaring blockers (CR 509): each defending player in turn order, only against what attacks them (CR 802.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.card_types import ARTIFACT, CREATURE
from planechase.rules.colors import BLACK
from planechase.rules.costs import mana_part
from planechase.rules.decisions import DeclareBlockers, Id, Rule, ask
from planechase.rules.events import AttacksUnblocked, BecomesBlocked, Blocks, Event
from planechase.rules.grammar import Cost, Statement
from planechase.rules.happening import happen
from planechase.rules.keywords import FEAR, FLYING, HORSEMANSHIP, INTIMIDATE, MENACE, REACH, SHADOW, SKULK
from planechase.rules.mana import ANYTHING
from planechase.rules.objects import Object, Permanent
from planechase.rules.paying import can_pay_mana, pay_all
from planechase.rules.protection import protected_from
from planechase.rules.source import Source

if TYPE_CHECKING:
    from planechase.rules.player import Player
    from planechase.rules.state import State

Blocking = Mapping[Id, tuple[Id, ...]]


class BlockRestriction(Statement):
    """CR 509.1b: creatures that cannot block, or cannot be blocked, or not by certain creatures."""

    __slots__ = ()

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        raise NotImplementedError


class BlockGroupRule(Statement):
    """CR 509.1b: a restriction on all of a player's blocks together."""

    __slots__ = ()

    def refuses(self, game: State, blocks: Blocking, by: Source) -> str | None:
        raise NotImplementedError


class BlockRequirement(Statement):
    """CR 509.1c: creatures that must block or be blocked if able."""

    __slots__ = ()

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        """Whether it asks anything of this creature, which could block these attackers."""
        raise NotImplementedError

    def obeyed(self, game: State, blocker: Permanent, blocks: Blocking, by: Source) -> bool:
        raise NotImplementedError


class BlockCost(Statement):
    """CR 509.1f: something to be paid for blocking."""

    __slots__ = ()

    def costs(self, game: State, blocker: Permanent, by: Source) -> tuple[Cost, ...]:
        raise NotImplementedError


class BlocksMore(Statement):
    """CR 509.1b: creatures that can block more than one attacker."""

    __slots__ = ()

    def extra(self, game: State, blocker: Permanent, by: Source) -> int:
        raise NotImplementedError


class Requirement(NamedTuple):
    """One requirement on one creature."""

    blocker: Permanent
    statement: BlockRequirement
    by: Source


def declare(game: State) -> Rule[None]:
    """CR 509.1, 802.4a: all blocks are declared, then all triggers are noticed together."""
    combat = game.turn.combat
    assert combat is not None
    blocked: list[Event] = []
    for player in game.in_turn_order():
        if any(attack.defending_player == player.id for attack in combat.attacks.values()):
            blocked += yield from _declare_for(game, player)
    combat.declared_blocks = True
    for id, attack in combat.attacks.items():
        if attack.blockers:
            attack.blocked = True
            blocked.append(BecomesBlocked(id, attack.blockers))
        elif not attack.blocked and attack.defender is not None:
            blocked.append(AttacksUnblocked(id, attack.defender, attack.defending_player))
    yield from happen(game, *blocked)


def _declare_for(game: State, player: Player) -> Rule[list[Event]]:
    choices = possible_blocks(game, player)
    if not choices:
        return []
    rules = game.statements(BlockGroupRule)
    needs = _requirements(game, choices)
    best = _best(game, choices, needs) if needs else {}
    wanted = _obeyed(game, needs, best)

    def verify(blocks: Blocking) -> str | None:
        reason = why_not_block_like_this(game, blocks)
        if reason:
            return reason
        for by, rule in rules:
            reason = rule.refuses(game, blocks, by)
            if reason:
                return reason
        if _obeyed(game, needs, blocks) < wanted:
            return "Some creatures must block, or be blocked, if able."
        if not _can_pay_for(game, player, blocks):
            return "The cost to block with these creatures cannot be paid."
        return None

    blocks = yield from ask(DeclareBlockers(player.id, choices, verify, lambda: dict(best)))
    costs = _costs(game, blocks)
    if costs:
        yield from pay_all(game, player, costs, Source(player.id, next(iter(blocks))), ANYTHING)
    return block(game, blocks)


def block(game: State, blocks: Blocking) -> list[Event]:
    """CR 509.1g: the creatures are blocking. Returns what is to be noticed."""
    combat = game.turn.combat
    assert combat is not None
    events: list[Event] = []
    for blocker, attackers in blocks.items():
        combat.blocks[blocker] = attackers
        for attacker in attackers:
            attack = combat.attacks[attacker]
            attack.blockers = (*attack.blockers, blocker)
            events.append(Blocks(blocker, attacker))
        game.note(f"blocked {blocker}")
    return events


def possible_blocks(game: State, player: Player) -> dict[Id, tuple[Id, ...]]:
    """CR 509.1a: which creatures could block, and which attackers each of them could block."""
    combat = game.turn.combat
    assert combat is not None
    coming = [
        creature
        for id, attack in combat.attacks.items()
        if attack.defending_player == player.id and (creature := game.permanent(id)) is not None
    ]
    choices: dict[Id, tuple[Id, ...]] = {}
    for blocker in game.controlled_by(player.id):
        if blocker.tapped or not game.chars(blocker).types & CREATURE:
            continue
        able = tuple(attacker.id for attacker in coming if why_not_block(game, blocker, attacker) is None)
        if able:
            choices[blocker.id] = able
    return choices


def why_not_block(game: State, blocker: Permanent, attacker: Permanent) -> str | None:
    """CR 509.1b, 702: why this creature cannot block that attacker, if it cannot."""
    reason = _evasion(game, blocker, attacker)
    if reason:
        return reason
    for by, statement in game.statements(BlockRestriction):
        if statement.forbids(game, blocker, attacker, by):
            return f"{game.name_of(blocker.id)} cannot block {game.name_of(attacker.id)}."
    return None


def _evasion(game: State, blocker: Object, attacker: Object) -> str | None:
    """CR 702.9, 702.13, 702.16f, 702.28, 702.31, 702.36, 702.118: keywords that keep blockers away."""
    theirs, mine = game.chars(attacker), game.chars(blocker)
    evasive = theirs.keywords
    name = theirs.name
    if evasive & FLYING and not mine.keywords & (FLYING | REACH):
        return f"{name} has flying."
    if (evasive ^ mine.keywords) & SHADOW:
        return "Only creatures with shadow block creatures with shadow, and they block nothing else."
    if evasive & HORSEMANSHIP and not mine.keywords & HORSEMANSHIP:
        return f"{name} has horsemanship."
    if evasive & FEAR and not (mine.types & ARTIFACT or mine.colors & BLACK):
        return f"{name} has fear."
    if evasive & INTIMIDATE and not (mine.types & ARTIFACT or mine.colors & theirs.colors):
        return f"{name} has intimidate."
    if evasive & SKULK and (mine.power or 0) > (theirs.power or 0):
        return f"{name} has skulk."
    if protected_from(game, attacker, blocker):
        return f"{name} has protection from {mine.name}."
    return None


def why_not_block_like_this(game: State, blocks: Blocking) -> str | None:
    """CR 509.1b, 702.111: restrictions that look at several blocks: menace, and how many one creature may block."""
    counts: dict[Id, int] = {}
    for blocker, attackers in blocks.items():
        permanent = game.permanent(blocker)
        assert permanent is not None
        if len(attackers) > 1 + sum(s.extra(game, permanent, by) for by, s in game.statements(BlocksMore)):
            return f"{game.name_of(blocker)} cannot block that many creatures."
        for attacker in attackers:
            counts[attacker] = counts.get(attacker, 0) + 1
    for attacker, count in counts.items():
        if count < 2 and game.chars(game.objects[attacker]).keywords & MENACE:
            return f"{game.name_of(attacker)} has menace and must be blocked by two or more creatures."
    return None


def _requirements(game: State, choices: Blocking) -> list[Requirement]:
    found: list[Requirement] = []
    for by, statement in game.statements(BlockRequirement):
        for id, attackers in choices.items():
            blocker = game.permanent(id)
            if blocker is not None and statement.concerns(game, blocker, attackers, by):
                found.append(Requirement(blocker, statement, by))
    return found


def _obeyed(game: State, needs: list[Requirement], blocks: Blocking) -> int:
    return sum(need.statement.obeyed(game, need.blocker, blocks, need.by) for need in needs)


def _best(game: State, choices: Blocking, needs: list[Requirement]) -> dict[Id, tuple[Id, ...]]:
    """CR 509.1c: a declaration that obeys as many requirements as possible. Nobody must pay a cost to block."""
    able = [id for id in choices if not _cost_of(game, id)]
    rules = game.statements(BlockGroupRule)
    best: dict[Id, tuple[Id, ...]] = {}
    score = -1

    def extend(index: int, blocks: dict[Id, tuple[Id, ...]]) -> None:
        nonlocal best, score
        if score == len(needs):
            return
        if index == len(able):
            if why_not_block_like_this(game, blocks) or any(r.refuses(game, blocks, by) for by, r in rules):
                return
            obeyed = _obeyed(game, needs, blocks)
            if obeyed > score:
                best, score = dict(blocks), obeyed
            return
        id = able[index]
        for attacker in choices[id]:
            blocks[id] = (attacker,)
            extend(index + 1, blocks)
            del blocks[id]
        extend(index + 1, blocks)

    extend(0, {})
    return best


def _cost_of(game: State, blocker: Id) -> tuple[Cost, ...]:
    permanent = game.permanent(blocker)
    assert permanent is not None
    found: tuple[Cost, ...] = ()
    for by, statement in game.statements(BlockCost):
        found += statement.costs(game, permanent, by)
    return found


def _costs(game: State, blocks: Blocking) -> tuple[Cost, ...]:
    found: tuple[Cost, ...] = ()
    for blocker in blocks:
        found += _cost_of(game, blocker)
    return found


def _can_pay_for(game: State, player: Player, blocks: Blocking) -> bool:
    costs = _costs(game, blocks)
    return not costs or can_pay_mana(game, player, mana_part(costs), ANYTHING, tuple(blocks))
