"""Declaring blockers (CR 509): each defending player in turn order, only against what attacks them (CR 802.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.combat.combat import combat_of
from planechase.rules.events.events import AttacksUnblocked, BecomesBlocked, Blocks, Event
from planechase.rules.events.happening import happen
from planechase.rules.language.card_types import ARTIFACT, BATTLE, CREATURE
from planechase.rules.language.colors import BLACK
from planechase.rules.language.grammar import Cost, Statement
from planechase.rules.language.keywords import FEAR, FLYING, HORSEMANSHIP, INTIMIDATE, MENACE, REACH, SHADOW, SKULK
from planechase.rules.language.protection import protected_from
from planechase.rules.mana.costs import mana_part
from planechase.rules.mana.mana import ANYTHING
from planechase.rules.mana.paying import can_pay_mana, pay_all
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import defending_together
from planechase.rules.state.decisions import AskAgain, Choose, DeclareBlockers, Id, Order, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Combat

DeclaredBlocks = Mapping[Id, tuple[Id, ...]]


class BlockRestriction(Statement):
    """CR 509.1b: creatures that cannot block, or cannot be blocked, or not by certain creatures."""

    __slots__ = ()

    def forbids(self, game: State, blocker: Permanent, attacker: Permanent, by: Source) -> bool:
        raise NotImplementedError

    def restricted(self, blocker: Permanent, attacker: Permanent) -> Permanent:
        """CR 801.10: which of the two it is about."""
        return attacker


class BlockGroupRule:
    """CR 509.1b: a restriction on all of a player's blocks together."""

    def refuses(self, game: State, blocks: DeclaredBlocks, by: Source) -> str | None:
        raise NotImplementedError


class BlockGroupStatement(Statement, BlockGroupRule):
    """A statement that is such a restriction and nothing else."""

    __slots__ = ()


class BlockRequirement(Statement):
    """CR 509.1c: creatures that must block or be blocked if able."""

    __slots__ = ()

    def concerns(self, game: State, blocker: Permanent, attackers: tuple[Id, ...], by: Source) -> bool:
        """Whether it asks anything of this creature, which could block these attackers."""
        raise NotImplementedError

    def obeyed(self, game: State, blocker: Permanent, blocks: DeclaredBlocks, by: Source) -> bool:
        raise NotImplementedError


class MustBeBlocked(Statement):
    """CR 509.1c: attackers that must be blocked if able."""

    __slots__ = ()

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
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


class RequiredBlock(NamedTuple):
    """One requirement on one creature that could block."""

    blocker: Permanent
    statement: BlockRequirement
    by: Source

    def is_on(self, blocker: Id, attackers: tuple[Id, ...]) -> bool:
        """Whether this creature, which could block these attackers, could help to obey it."""
        return self.blocker.id == blocker

    def obeyed(self, game: State, blocks: DeclaredBlocks) -> bool:
        return self.statement.obeyed(game, self.blocker, blocks, self.by)


class BlockWanted(NamedTuple):
    """The requirement that an attacker be blocked, by whatever creature."""

    attacker: Id

    def is_on(self, blocker: Id, attackers: tuple[Id, ...]) -> bool:
        return self.attacker in attackers

    def obeyed(self, game: State, blocks: DeclaredBlocks) -> bool:
        return any(self.attacker in attackers for attackers in blocks.values())


Needs = Sequence[RequiredBlock | BlockWanted]


def declare(game: State) -> Rule[None]:
    """CR 509.1, 802.4a: all blocks are declared, then all triggers are noticed together."""
    combat = game.turn.combat
    assert combat is not None
    events: list[Event] = []
    for group in dict.fromkeys(tuple(defending_together(game, player)) for player in game.in_turn_order()):
        ids = [player.id for player in group]
        if any(attack.defending_player in ids for attack in combat.attacks.values()):
            events += yield from _declare_for(game, group)
    combat.declared_blocks = True
    events = [event for event in events if isinstance(event, Blocks) and event.object_id in combat.blocks]
    blocked = {event.attacker for event in events if isinstance(event, Blocks)}
    for id, attack in combat.attacks.items():
        if id in blocked:
            attack.blocked = True
            events.append(BecomesBlocked(id))
        elif not attack.blocked:
            events.append(AttacksUnblocked(id, attack.defending_player))
    if game.edition is Edition.Y2011:
        yield from announce_orders(game, combat)
    yield from happen(game, *events)


def announce_orders(game: State, combat: Combat) -> Rule[None]:
    """2011:509.2, 509.3: the order in which each creature assigns damage to several that it fights."""
    for id, attack in combat.attacks.items():
        attack.blockers = yield from _in_order(game, id, attack.blockers)
    for id, attackers in combat.blocks.items():
        combat.blocks[id] = yield from _in_order(game, id, attackers)


def _in_order(game: State, creature: Id, among: tuple[Id, ...]) -> Rule[tuple[Id, ...]]:
    if len(among) < 2:
        return among
    why = f"Order the creatures to which {game.name_of(creature)} assigns damage, the first of them first."
    question = Order(game.objects[creature].controller, Purpose.DAMAGE, why, among, about=creature)
    return tuple((yield from ask(question)))


def place_in_order(game: State, attacker: Id, newcomer: Id) -> Rule[None]:
    """2011:509.7: where a creature that entered blocking comes in the order of what it blocks; the others stay so."""
    combat = combat_of(game, attacker)
    attack = combat.attacks[attacker] if combat is not None else None
    if attack is None or len(attack.blockers) < 2:
        return
    others = [id for id in attack.blockers if id != newcomer]
    why = f"Choose after which creature {game.name_of(attacker)} damages {game.name_of(newcomer)}; none, for the first."
    question = Choose(game.objects[attacker].controller, Purpose.DAMAGE, why, others, 0, 1, newcomer)
    after = yield from ask(question)
    place = others.index(after[0]) + 1 if after else 0
    attack.blockers = (*others[:place], newcomer, *others[place:])


def _declare_for(game: State, group: Sequence[Player]) -> Rule[list[Event]]:
    """CR 509.1, 802.4, 805.10d: one defending player, or team, declares all their blocks and pays for them."""
    while defending := [player for player in group if not player.has_left]:
        try:
            blocks = yield from _declaration(game, defending[0])
        except AskAgain:
            continue
        for payer, due in _costs(game, blocks).items():
            yield from pay_all(game, game.players[payer], due, Source(payer, next(iter(blocks))), ANYTHING)
        return [event for player in defending for event in block(game, player, blocks)]
    return []


def _declaration(game: State, player: Player) -> Rule[DeclaredBlocks]:
    """CR 509.1a to 509.1c: which creatures block what; nothing is asked where none could."""
    choices = possible_blocks(game, player)
    if not choices:
        return {}
    rules = _group_rules(game, choices)
    needs = _requirements(game, choices)
    best = _best(game, choices, needs) if needs else {}
    wanted = _obeyed(game, needs, best)

    def verify(blocks: DeclaredBlocks) -> str | None:
        reason = why_not_block_like_this(game, blocks)
        if reason:
            return reason
        for by, rule in rules:
            reason = rule.refuses(game, blocks, by)
            if reason:
                return reason
        if _obeyed(game, needs, blocks) < wanted:
            return "Some creatures must block, or be blocked, if able."
        if not _can_pay_for(game, blocks):
            return "The cost to block with these creatures cannot be paid."
        return None

    several = {id: _blocks_at_most(game, id) for id in choices} if game.statements(BlocksMore) else {}
    return (yield from ask(DeclareBlockers(player.id, choices, verify, lambda: dict(best), several)))


def _blocks_at_most(game: State, blocker: Id) -> int:
    """CR 509.1b: how many attackers this creature can block."""
    creature = game.permanent(blocker)
    assert creature is not None
    return 1 + sum(s.extra(game, creature, by) for by, s in game.said_of(BlocksMore, blocker))


def block(game: State, player: Player, blocks: DeclaredBlocks) -> list[Event]:
    """CR 509.1g: the creatures the player still controls are blocking. Returns what is to be noticed."""
    combat = game.turn.combat
    assert combat is not None
    events: list[Event] = []
    for blocker, chosen in blocks.items():
        creature = game.permanent(blocker)
        attackers = tuple(attacker for attacker in chosen if attacker in combat.attacks)
        if creature is None or creature.controller != player.id or not attackers:
            continue
        combat.blocks[blocker] = attackers
        for attacker in attackers:
            attack = combat.attacks[attacker]
            attack.blockers = (*attack.blockers, blocker)
            events.append(Blocks(blocker, attacker, attacker == attackers[0]))
        game.note(Did.BLOCKED, player.id, blocker)
    return events


def enter_blocking(game: State, creature: Permanent, attacker: Id) -> list[Event]:
    """CR 509.4, 509.3c, 509.3d: a creature put onto the battlefield blocking; requirements and restrictions are not
    looked at.

    It blocks nothing if that creature no longer attacks, or attacks another player (509.4a). Returns what is to
    be noticed.
    """
    combat = combat_of(game, attacker)
    attack = combat.attacks.get(attacker) if combat is not None else None
    if combat is None or attack is None or not game.chars(creature).types & CREATURE:
        return []
    if attack.defending_player not in [p.id for p in defending_together(game, game.players[creature.controller])]:
        return []
    combat.blocks[creature.id] = (attacker,)
    attack.blockers = (*attack.blockers, creature.id)
    events: list[Event] = [Blocks(creature.id, attacker, declared=False)]
    if not attack.blocked:
        attack.blocked = True
        events.append(BecomesBlocked(attacker))
    game.stirred()
    return events


def possible_blocks(game: State, player: Player) -> dict[Id, tuple[Id, ...]]:
    """CR 509.1a, 805.10d: which creatures could block, and which attackers each of them could block."""
    combat = game.turn.combat
    assert combat is not None
    defending = [member.id for member in defending_together(game, player)]
    coming = [
        creature
        for id, attack in combat.attacks.items()
        if attack.defending_player in defending and (creature := game.permanent(id)) is not None
    ]
    choices: dict[Id, tuple[Id, ...]] = {}
    for blocker in game.permanents():
        if blocker.controller not in defending:
            continue
        types = game.chars(blocker).types
        if blocker.tapped or not types & CREATURE or types & BATTLE:
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
        if statement.forbids(game, blocker, attacker, by) and influence.reaches(
            game, by, statement.restricted(blocker, attacker).id
        ):
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


def why_not_block_like_this(game: State, blocks: DeclaredBlocks) -> str | None:
    """CR 509.1b, 702.111: restrictions that look at several blocks: menace, and how many one creature may block."""
    counts: dict[Id, int] = {}
    for blocker, attackers in blocks.items():
        permanent = game.permanent(blocker)
        assert permanent is not None
        if len(attackers) > _blocks_at_most(game, blocker):
            return f"{game.name_of(blocker)} cannot block that many creatures."
        for attacker in attackers:
            counts[attacker] = counts.get(attacker, 0) + 1
    for attacker, count in counts.items():
        if count < 2 and game.chars(game.objects[attacker]).keywords & MENACE:
            return f"{game.name_of(attacker)} has menace and must be blocked by two or more creatures."
    return None


def _requirements(game: State, choices: DeclaredBlocks) -> Needs:
    found: list[RequiredBlock | BlockWanted] = []
    for by, wish in game.statements(MustBeBlocked):
        for id in dict.fromkeys(attacker for attackers in choices.values() for attacker in attackers):
            attacker = game.permanent(id)
            if attacker is not None and influence.reaches(game, by, id) and wish.concerns(game, attacker, by):
                found.append(BlockWanted(id))
    for by, statement in game.statements(BlockRequirement):
        for id, attackers in choices.items():
            blocker = game.permanent(id)
            if blocker is None or not influence.reaches(game, by, id):
                continue
            if statement.concerns(game, blocker, attackers, by):
                found.append(RequiredBlock(blocker, statement, by))
    return found


def _obeyed(game: State, needs: Needs, blocks: DeclaredBlocks) -> int:
    return sum(need.obeyed(game, blocks) for need in needs)


def _best(game: State, choices: DeclaredBlocks, needs: Needs) -> dict[Id, tuple[Id, ...]]:
    """CR 509.1c: a declaration that obeys as many requirements as possible. Nobody must pay a cost to block."""
    able = [id for id in choices if not _cost_of(game, id)]
    wanted = {id for id in able if any(need.is_on(id, choices[id]) for need in needs)}
    ways = {id: _ways_to_block(game, id, choices[id], needs) for id in able if id in wanted}
    best = _search(game, ways, needs)
    if _group_rules(game, choices):
        for id in able:
            for attacker in choices[id] if id not in wanted else ():
                along = _search(game, {**ways, id: [(attacker,)]}, needs)
                if _obeyed(game, needs, along) > _obeyed(game, needs, best):
                    best = along
    return best


def _ways_to_block(game: State, id: Id, attackers: tuple[Id, ...], needs: Needs) -> list[tuple[Id, ...]]:
    """Everything one creature could block, what obeys most first, and nothing at all last."""
    creature = game.permanent(id)
    assert creature is not None
    own = [need for need in needs if need.is_on(id, attackers)]
    most = _blocks_at_most(game, id)
    ways = [way for size in range(1, min(most, len(attackers)) + 1) for way in combinations(attackers, size)]
    ways.sort(key=lambda way: -_obeyed(game, own, {id: way}))
    return [*ways, ()]


def _group_rules(game: State, blockers: Iterable[Id]) -> list[tuple[Source, BlockGroupRule]]:
    """The rules for all blocks of the player who controls these creatures."""
    return [rule for id in list(blockers)[:1] for rule in game.said_of(BlockGroupRule, id)]


def _search(game: State, ways: Mapping[Id, list[tuple[Id, ...]]], needs: Needs) -> dict[Id, tuple[Id, ...]]:
    """The most obedient declaration among these ways to block that is allowed as a whole.

    Where no rule looks at all blocks together, it is the same which creatures block an attacker, once it is known how
    many do and how many requirements are obeyed.
    """
    blockers = list(ways)
    rules = _group_rules(game, blockers)
    hope = [_obeyed(game, needs, {id: ways[id][0]}) for id in blockers]
    best: dict[Id, tuple[Id, ...]] = {}
    score = -1
    tried: set[tuple[object, ...]] = set()

    def extend(index: int, blocks: dict[Id, tuple[Id, ...]]) -> None:
        nonlocal best, score
        obeyed = _obeyed(game, needs, blocks)
        if min(len(needs), obeyed + sum(hope[index:])) <= score:
            return
        if not rules:
            blocked = sorted(attacker for attackers in blocks.values() for attacker in attackers)
            if (index, obeyed, *blocked) in tried:
                return
            tried.add((index, obeyed, *blocked))
        if index == len(blockers):
            if not why_not_block_like_this(game, blocks) and not any(r.refuses(game, blocks, by) for by, r in rules):
                best, score = dict(blocks), obeyed
            return
        for way in ways[blockers[index]]:
            if way:
                blocks[blockers[index]] = way
            extend(index + 1, blocks)
            blocks.pop(blockers[index], None)

    extend(0, {})
    return best


def _cost_of(game: State, blocker: Id) -> tuple[Cost, ...]:
    permanent = game.permanent(blocker)
    assert permanent is not None
    found: tuple[Cost, ...] = ()
    for by, statement in game.said_of(BlockCost, blocker):
        found += statement.costs(game, permanent, by)
    return found


def _costs(game: State, blocks: DeclaredBlocks) -> dict[Id, tuple[Cost, ...]]:
    """CR 509.1d: what each player pays for their creatures to block."""
    found: dict[Id, tuple[Cost, ...]] = {}
    for blocker in blocks:
        due = _cost_of(game, blocker)
        if due:
            payer = game.objects[blocker].controller
            found[payer] = (*found.get(payer, ()), *due)
    return found


def _can_pay_for(game: State, blocks: DeclaredBlocks) -> bool:
    return all(
        can_pay_mana(game, game.players[payer], mana_part(due), ANYTHING, tuple(blocks))
        for payer, due in _costs(game, blocks).items()
    )
