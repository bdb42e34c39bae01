"""Declaring attackers (CR 508), against several players and planeswalkers at once (CR 802)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.combat.combat import add_attacker, defending_player
from planechase.rules.events.events import AttackersDeclared, Attacks, Event, Tap
from planechase.rules.events.happening import happen
from planechase.rules.language.card_types import BATTLE, CREATURE, PLANESWALKER
from planechase.rules.language.grammar import Cost, Statement
from planechase.rules.language.keywords import DEFENDER, VIGILANCE
from planechase.rules.mana.costs import is_summoning_sick, mana_part
from planechase.rules.mana.mana import ANYTHING
from planechase.rules.mana.paying import can_pay_mana, pay_all
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import acting_together, heads
from planechase.rules.state.decisions import AskAgain, DeclareAttackers, Id, Rule, ask
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Permanent
from planechase.rules.state.options import AttackOption
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

Attacking = Mapping[Id, Id]


class AttackRestriction(Statement):
    """CR 508.1c: creatures that cannot attack, or cannot attack something."""

    __slots__ = ()

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        raise NotImplementedError


class AttackGroupRule(Statement):
    """CR 508.1c: a restriction on the whole group of attackers, such as "can't attack alone"."""

    __slots__ = ()

    def refuses(self, game: State, attacks: Attacking, by: Source) -> str | None:
        raise NotImplementedError

    def most(self) -> int | None:
        """The greatest number of attackers, where it sets one."""
        return None


class AttackRequirement(Statement):
    """CR 508.1d: creatures that must attack, or must attack someone, if able."""

    __slots__ = ()

    def concerns(self, game: State, attacker: Permanent, by: Source) -> bool:
        raise NotImplementedError

    def obeyed(self, game: State, attacker: Permanent, defender: Id | None, by: Source) -> bool:
        """Whether it is obeyed by the creature attacking this defender, or not attacking at all."""
        return defender is not None


class AttackCost(Statement):
    """CR 508.1g: something to be paid for attacking."""

    __slots__ = ()

    def costs(self, game: State, attacker: Permanent, defender: Id, by: Source) -> tuple[Cost, ...]:
        raise NotImplementedError


class CanAttackDespite(Statement):
    """CR 702.3b: creatures that can attack as though they did not have defender."""

    __slots__ = ()

    def allows(self, game: State, attacker: Permanent, by: Source) -> bool:
        raise NotImplementedError


class Requirement(NamedTuple):
    """One requirement on one creature."""

    attacker: Permanent
    statement: AttackRequirement
    by: Source


def declare(game: State) -> Rule[None]:
    """CR 508.1, 805.10b: the active player, or team, declares attackers; they tap, costs are paid, triggers noticed."""
    while not game.active.has_left:
        try:
            attacks = yield from _declaration(game, game.active)
        except AskAgain:
            continue
        yield from attack(game, game.active, attacks)
        return


def _declaration(game: State, player: Player) -> Rule[Attacking]:
    """CR 508.1a to 508.1d: which creatures attack what; nothing is asked where none could."""
    choices = possible_attacks(game, player)
    if not choices:
        return {}
    needs = _requirements(game, choices)
    rules = _group_rules(game)
    best = _best(game, choices, needs)

    def verify(attacks: Attacking) -> str | None:
        for by, rule in rules:
            reason = rule.refuses(game, attacks, by)
            if reason:
                return reason
        if _obeyed(game, needs, attacks) < _obeyed(game, needs, best):
            names = ", ".join(dict.fromkeys(game.name_of(need.attacker.id) for need in needs))
            return f"More creatures must attack if able: look at {names}."
        if not _can_pay_for(game, attacks):
            return "The cost to attack with these creatures cannot be paid."
        return None

    return (yield from ask(DeclareAttackers(player.id, choices, verify, lambda: dict(best))))


def attack(game: State, player: Player, attacks: Attacking) -> Rule[None]:
    """CR 508.1f to 508.1m: tap the attackers, pay, and let them attack."""
    if not attacks:
        return
    combat = game.turn.combat
    assert combat is not None
    taps = [Tap(id) for id in _tapping(game, attacks)]
    costs = _costs(game, attacks)
    yield from happen(game, *taps)
    for payer, due in costs.items():
        yield from pay_all(game, game.players[payer], due, Source(payer, next(iter(attacks))), ANYTHING)
    members = acting_together(game, player)
    attacking: dict[Id, Id] = {}
    declared: list[Event] = []
    for member in members:
        own = {id: defender for id, defender in attacks.items() if _still_attacks(game, id, member)}
        attacking |= own
        if own or len(members) == 1:
            declared.append(AttackersDeclared(member.id, tuple(own.items())))
    for attacker, defender in attacking.items():
        add_attacker(game, combat, attacker, defender)
        game.note(Did.ATTACKED, game.objects[attacker].controller, attacker, whom=defender)
    game.stirred()
    alone = len(attacks) == 1
    yield from happen(
        game,
        *declared,
        *(Attacks(id, defender, defending_player(game, defender), alone) for id, defender in attacking.items()),
    )


def _still_attacks(game: State, id: Id, player: Player) -> bool:
    """CR 508.1k: only creatures that the active player still controls after paying become attacking creatures."""
    creature = game.permanent(id)
    return creature is not None and creature.controller == player.id


def possible_attacks(game: State, player: Player) -> dict[Id, tuple[Id, ...]]:
    """CR 508.1a, 508.1b, 805.10b: which creatures could attack, and what each of them could attack."""
    choices: dict[Id, tuple[Id, ...]] = {}
    for member in acting_together(game, player):
        defenders = possible_defenders(game, member)
        for creature in game.controlled_by(member.id) if defenders else ():
            if why_not_attack(game, creature) is not None:
                continue
            open_to = tuple(defender for defender in defenders if _may_attack(game, creature, defender))
            if open_to:
                choices[creature.id] = open_to
    return choices


def _may_attack(game: State, creature: Permanent, defender: Id) -> bool:
    """CR 508.1c, 810.7: no restriction is in the way, for whichever head of a giant the attack is meant."""
    said = game.said_of(AttackRestriction, creature.id)
    return not any(s.forbids(game, creature, head, by) for by, s in said for head in heads(game, defender))


def why_not_attack(game: State, creature: Permanent) -> str | None:
    """CR 508.1a: why this creature cannot attack at all, if it cannot."""
    chars = game.chars(creature)
    if not chars.types & CREATURE:
        return f"{chars.name} is not a creature."
    if creature.tapped:
        return f"{chars.name} is tapped."
    if is_summoning_sick(game, creature):
        return f"{chars.name} came under your control this turn."
    if chars.types & BATTLE:
        return f"{chars.name} is a battle."
    if chars.keywords & DEFENDER:
        if not any(s.allows(game, creature, by) for by, s in game.said_of(CanAttackDespite, creature.id)):
            return f"{chars.name} has defender."
    return None


def possible_defenders(game: State, player: Player) -> list[Id]:
    """CR 508.1b, 802.2: each opponent whom the player may attack, and each planeswalker such an opponent controls."""
    opponents = [opponent.id for opponent in attackable_opponents(game, player)]
    attacked = [id for id in opponents if id == heads(game, id)[0]]
    walkers = [
        permanent.id
        for permanent in game.permanents()
        if permanent.controller in opponents and game.chars(permanent).types & PLANESWALKER
    ]
    return attacked + walkers


def attackable_opponents(game: State, player: Player) -> list[Player]:
    """CR 801.3, 802.2, 803.1, 809.3c: the opponents within range who sit where the table lets this player attack."""
    found = [other for other in game.opponents(player.id) if influence.is_within(game, player.id, other.id)]
    option = game.options.attack
    if option is AttackOption.ANYBODY:
        return found
    left, right = influence.beside(game, player.id)
    allowed = {AttackOption.LEFT: (left,), AttackOption.RIGHT: (right,), AttackOption.BESIDE: (left, right)}[option]
    return [other for other in found if other.id in allowed]


def _requirements(game: State, choices: Mapping[Id, tuple[Id, ...]]) -> list[Requirement]:
    found: list[Requirement] = []
    for by, statement in game.statements(AttackRequirement):
        for id in choices:
            creature = game.permanent(id)
            if creature is None or not influence.reaches(game, by, id):
                continue
            if statement.concerns(game, creature, by):
                found.append(Requirement(creature, statement, by))
    return found


def _obeyed(game: State, needs: list[Requirement], attacks: Attacking) -> int:
    return sum(need.statement.obeyed(game, need.attacker, attacks.get(need.attacker.id), need.by) for need in needs)


def _best(game: State, choices: Mapping[Id, tuple[Id, ...]], needs: list[Requirement]) -> dict[Id, Id]:
    """CR 508.1d: a declaration that obeys as many requirements as possible. Nobody must pay a cost to attack."""
    if not needs:
        return {}
    free = {id: [d for d in defenders if not _cost_of(game, id, d)] for id, defenders in choices.items()}
    eager = _each_by_itself(game, free, needs)
    if not _group_rules(game):
        return eager
    return _search(game, eager, free, needs)


def _each_by_itself(game: State, free: Mapping[Id, list[Id]], needs: list[Requirement]) -> dict[Id, Id]:
    """Where attackers do not depend on each other, each that must attack obeys as much as it can."""
    best: dict[Id, Id] = {}
    for id in dict.fromkeys(need.attacker.id for need in needs):
        own = [need for need in needs if need.attacker.id == id]
        scored = [(_obeyed(game, own, {id: defender}), defender) for defender in free[id]]
        top = max(scored, key=lambda entry: entry[0], default=(0, None))
        if top[1] is not None and top[0] > _obeyed(game, own, {}):
            best[id] = top[1]
    return best


def _search(game: State, eager: Mapping[Id, Id], free: Mapping[Id, list[Id]], needs: list[Requirement]) -> dict[Id, Id]:
    """CR 508.1d, 802.3a: where the whole group must be legal, the most obedient group that is.

    A creature that must attack but cannot do so alone makes another one attack along with it.
    """
    groups = _group_rules(game)
    limit = min([len(eager), *(most for _, rule in groups if (most := rule.most()) is not None)])
    best: dict[Id, Id] = {}
    keenest = sorted(eager, key=lambda id: -_obeyed(game, needs, {id: eager[id]}))
    for size in range(limit, 0, -1):
        ceiling = _obeyed(game, needs, {id: eager[id] for id in keenest[:size]})
        for group in combinations(keenest, size):
            attacks = _made_legal(game, {id: eager[id] for id in group}, free)
            if attacks is not None and _obeyed(game, needs, attacks) > _obeyed(game, needs, best):
                best = attacks
            if best and _obeyed(game, needs, best) >= ceiling:
                return best
    return best


def _made_legal(game: State, attacks: dict[Id, Id], free: Mapping[Id, list[Id]]) -> dict[Id, Id] | None:
    """These attackers if together they are allowed, or else with one more creature that makes them so."""
    if _group_is_allowed(game, attacks):
        return attacks
    for id, defenders in free.items():
        for defender in defenders if id not in attacks else ():
            if _group_is_allowed(game, {**attacks, id: defender}):
                return {**attacks, id: defender}
    return None


def _group_rules(game: State) -> list[tuple[Source, AttackGroupRule]]:
    return game.said_of(AttackGroupRule, game.active.id)


def _group_is_allowed(game: State, attacks: Attacking) -> bool:
    return not any(rule.refuses(game, attacks, by) for by, rule in _group_rules(game))


def _cost_of(game: State, attacker: Id, defender: Id) -> tuple[Cost, ...]:
    creature = game.permanent(attacker)
    assert creature is not None
    found: tuple[Cost, ...] = ()
    for by, statement in game.said_of(AttackCost, attacker):
        costs = [due for head in heads(game, defender) if (due := statement.costs(game, creature, head, by))]
        found += costs[0] if costs else ()
    return found


def _costs(game: State, attacks: Attacking) -> dict[Id, tuple[Cost, ...]]:
    """CR 508.1g: what each player pays for their creatures to attack."""
    found: dict[Id, tuple[Cost, ...]] = {}
    for attacker, defender in attacks.items():
        due = _cost_of(game, attacker, defender)
        if due:
            payer = game.objects[attacker].controller
            found[payer] = (*found.get(payer, ()), *due)
    return found


def _can_pay_for(game: State, attacks: Attacking) -> bool:
    tapping = tuple(_tapping(game, attacks))
    return all(
        can_pay_mana(game, game.players[payer], mana_part(due), ANYTHING, tapping)
        for payer, due in _costs(game, attacks).items()
    )


def _tapping(game: State, attacks: Attacking) -> list[Id]:
    """CR 508.1f, 702.20b: the attackers that become tapped; those with vigilance do not."""
    return [id for id in attacks if not game.chars(game.objects[id]).keywords & VIGILANCE]
