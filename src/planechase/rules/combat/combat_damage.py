"""Combat damage (CR 510): everything is assigned, then all of it is dealt at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from planechase.rules.events.damage import DamageDealt, can_be_damaged, deal_damage
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Statement
from planechase.rules.language.keywords import DEATHTOUCH, DOUBLE_STRIKE, FIRST_STRIKE, TRAMPLE
from planechase.rules.multiplayer.teams import heads
from planechase.rules.state.decisions import AskAgain, Choose, Confirm, Divide, Id, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Permanent
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.rules.state.steps import Attack, Combat


class AssignsByToughness(Statement):
    """CR 510.1a: creatures that assign combat damage equal to their toughness."""

    __slots__ = ()

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        raise NotImplementedError


class AssignsAsThoughUnblocked(Statement):
    """CR 510.1c: attackers that may assign their damage as though they were not blocked."""

    __slots__ = ()

    def concerns(self, game: State, creature: Permanent, by: Source) -> bool:
        raise NotImplementedError


def needs_first_strike_step(game: State, combat: Combat) -> bool:
    """CR 510.4: whether any creature in combat has first strike or double strike."""
    return bool(first_strikers(game, combat))


def first_strikers(game: State, combat: Combat) -> frozenset[Id]:
    return frozenset(
        id
        for id in (*combat.attacks, *combat.blocks)
        if id in game.objects and game.chars(game.objects[id]).keywords & (FIRST_STRIKE | DOUBLE_STRIKE)
    )


def deal_first(game: State) -> Rule[None]:
    """CR 510.4: the first of two combat damage steps: first strike and double strike only."""
    combat = game.turn.combat
    assert combat is not None
    combat.dealt_first = first_strikers(game, combat)
    yield from _deal(game, combat, set(combat.dealt_first))


def deal(game: State) -> Rule[None]:
    """CR 510.4: the only step, or the second: what has not dealt damage yet, and double strike again."""
    combat = game.turn.combat
    assert combat is not None
    dealing = {
        id
        for id in (*combat.attacks, *combat.blocks)
        if id not in combat.dealt_first
        or (id in game.objects and game.chars(game.objects[id]).keywords & DOUBLE_STRIKE)
    }
    yield from _deal(game, combat, dealing)


def _deal(game: State, combat: Combat, dealing: set[Id]) -> Rule[None]:
    """CR 510.1, 510.2: damage is assigned, attackers first; then all of it is dealt at the same time."""
    while True:
        try:
            damage = yield from _assigned(game, combat, dealing)
        except AskAgain:
            continue
        break
    yield from deal_damage(game, [one for one in damage if game.permanent(one.source) is not None])


def _assigned(game: State, combat: Combat, dealing: set[Id]) -> Rule[list[DamageDealt]]:
    """CR 510.1: the active player assigns, then the others. Trample comes last: it counts what others assign."""
    assigned: list[DamageDealt] = []
    attackers = [(p, attack) for id, attack in combat.attacks.items() if id in dealing and (p := game.permanent(id))]
    attackers.sort(key=lambda pair: bool(game.chars(pair[0]).keywords & TRAMPLE))
    for creature, attack in attackers:
        shares = yield from _assign_attack(game, creature, attack, assigned)
        assigned += [DamageDealt(creature.id, target, share, combat=True) for target, share in shares.items()]
    blockers = [(p, blocked) for id, blocked in combat.blocks.items() if id in dealing and (p := game.permanent(id))]
    for player in game.in_turn_order():
        for blocker, blocked in blockers:
            if blocker.controller == player.id:
                shares = yield from _assign_block(game, blocker, blocked, assigned)
                assigned += [DamageDealt(blocker.id, target, share, combat=True) for target, share in shares.items()]
    return assigned


def damage_of(game: State, creature: Permanent) -> int:
    """CR 510.1a: a creature assigns damage equal to its power; none if that is 0 or less."""
    chars = game.chars(creature)
    if not chars.types & CREATURE:
        return 0
    by_toughness = any(s.concerns(game, creature, by) for by, s in game.said_of(AssignsByToughness, creature.id))
    return max(0, (chars.toughness if by_toughness else chars.power) or 0)


def _assign_attack(
    game: State, creature: Permanent, attack: Attack, assigned: Sequence[DamageDealt]
) -> Rule[Mapping[Id, int]]:
    """CR 510.1b, 510.1c: to what it attacks if unblocked, otherwise divided among its blockers."""
    amount = damage_of(game, creature)
    defender = attack.defender if attack.defender is not None and can_be_damaged(game, attack.defender) else None
    if amount == 0:
        return {}
    unblocked = not attack.blocked or (yield from _as_though_unblocked(game, creature, defender))
    if unblocked:
        defender = yield from _head(game, creature, defender)
        return {defender: amount} if defender is not None else {}
    blockers = [id for id in attack.blockers if game.permanent(id) is not None]
    if game.chars(creature).keywords & TRAMPLE and defender is not None:
        defender = (yield from _head(game, creature, defender)) or defender
        return (yield from _assign_trample(game, creature, blockers, defender, amount, assigned))
    return (yield from _divide(game, creature, blockers, amount, assigned))


def _head(game: State, creature: Permanent, defender: Id | None) -> Rule[Id | None]:
    """2011:810.7f: if a team is attacked as one, choose now which of them a creature deals its damage to."""
    able = heads(game, defender) if defender is not None else []
    if len(able) < 2:
        return defender
    why = f"Choose to whom {game.name_of(creature.id)} deals its combat damage."
    return int((yield from ask(Choose(creature.controller, Purpose.DAMAGE, why, able, about=creature.id)))[0])


def _as_though_unblocked(game: State, creature: Permanent, defender: Id | None) -> Rule[bool]:
    if defender is None:
        return False
    if not any(s.concerns(game, creature, by) for by, s in game.said_of(AssignsAsThoughUnblocked, creature.id)):
        return False
    why = f"Have {game.name_of(creature.id)} assign its damage as though it weren't blocked?"
    return (yield from ask(Confirm(creature.controller, Purpose.DAMAGE, why, creature.id)))


def _assign_trample(
    game: State,
    creature: Permanent,
    blockers: Sequence[Id],
    defender: Id,
    amount: int,
    assigned: Sequence[DamageDealt],
) -> Rule[Mapping[Id, int]]:
    """CR 702.19b: what is beyond lethal damage for every blocker may go to the defender."""
    if not blockers:
        return {defender: amount}
    lethal = {id: lethal_damage(game, creature, id, assigned) for id in blockers}

    def verify(shares: Mapping[Id, int]) -> str | None:
        if shares.get(defender, 0) and any(shares.get(id, 0) < lethal[id] for id in blockers):
            return "With trample, each blocker must be assigned lethal damage before the defender gets any."
        return _out_of_order(game, blockers, shares, lethal)

    if sum(lethal.values()) >= amount and len(blockers) == 1:
        return {blockers[0]: amount}
    why = f"Divide {amount} damage of {game.name_of(creature.id)}."
    return (
        yield from ask(
            Divide(
                creature.controller,
                Purpose.DAMAGE,
                why,
                amount,
                [*blockers, defender],
                0,
                creature.id,
                verify,
                again=True,
            )
        )
    )


def _divide(
    game: State, creature: Permanent, among: Sequence[Id], amount: int, assigned: Sequence[DamageDealt]
) -> Rule[Mapping[Id, int]]:
    """CR 510.1c, 510.1d: any division among several is allowed; in 2011 there was an order."""
    if not among:
        return {}
    if len(among) == 1:
        return {among[0]: amount}
    lethal = {id: lethal_damage(game, creature, id, assigned) for id in among}

    def verify(shares: Mapping[Id, int]) -> str | None:
        return _out_of_order(game, among, shares, lethal)

    why = f"Divide {amount} damage of {game.name_of(creature.id)}."
    return (
        yield from ask(
            Divide(creature.controller, Purpose.DAMAGE, why, amount, among, 0, creature.id, verify, again=True)
        )
    )


def _out_of_order(game: State, order: Sequence[Id], shares: Mapping[Id, int], lethal: Mapping[Id, int]) -> str | None:
    """2011:510.1c, 510.1d: nothing is assigned to a creature before all ahead of it are assigned lethal damage."""
    if game.edition is not Edition.Y2011:
        return None
    hurt = [place for place, id in enumerate(order) if shares.get(id, 0)]
    if any(shares.get(id, 0) < lethal[id] for id in order[: hurt[-1] if hurt else 0]):
        names = ", ".join(game.name_of(id) for id in order)
        return f"Each in the order must be assigned lethal damage before the next gets any: {names}."
    return None


def _assign_block(
    game: State, creature: Permanent, attackers: Sequence[Id], assigned: Sequence[DamageDealt]
) -> Rule[Mapping[Id, int]]:
    """CR 510.1d."""
    amount = damage_of(game, creature)
    here = [id for id in attackers if game.permanent(id) is not None]
    if amount == 0 or not here:
        return {}
    return (yield from _divide(game, creature, here, amount, assigned))


def lethal_damage(game: State, source: Permanent, target: Id, assigned: Sequence[DamageDealt] = ()) -> int:
    """CR 120.6, 702.2c, 702.19b: what is still missing to lethal damage, with what is already assigned to it now.

    From a source with deathtouch one is enough.
    """
    permanent = game.permanent(target)
    if permanent is None:
        return 0
    others = [one for one in assigned if one.target == target]
    if any(game.chars(game.recall(one.source)).keywords & DEATHTOUCH for one in others):
        return 0
    missing = max(0, game.toughness(permanent) - permanent.damage - sum(one.amount for one in others))
    return min(1, missing) if game.chars(source).keywords & DEATHTOUCH else missing
