"""Declaring attackers (CR 508), against several players and planeswalkers at once (CR 802)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.combat.battles import protector_of
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

DeclaredAttacks = Mapping[Id, Id]


class AttackRestriction(Statement):
    """CR 508.1c: creatures that cannot attack, or cannot attack something."""

    __slots__ = ()

    def forbids(self, game: State, attacker: Permanent, defender: Id, by: Source) -> bool:
        raise NotImplementedError


class AttackGroupRule(Statement):
    """CR 508.1c: a restriction on the whole group of attackers, such as "can't attack alone"."""

    __slots__ = ()

    def refuses(self, game: State, attacks: DeclaredAttacks, by: Source) -> str | None:
        raise NotImplementedError

    def is_limit(self) -> bool:
        """Whether it only says how many may attack: then what it refuses it refuses with more attackers, too."""
        return False

    def seen_in(self, attacks: DeclaredAttacks, by: Source) -> object:
        """What of a group it looks at, besides how many attack whom."""
        return frozenset(attacks)


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


class OptionalAttackCost(Statement):
    """CR 508.1g: something that a player may pay as a creature attacks."""

    __slots__ = ()

    def offered(self, game: State, attacker: Permanent, attacks: Mapping[Id, Id], by: Source) -> Rule[bool]:
        """Whether the player chooses to pay it for this attacker, which attacks together with others."""
        raise NotImplementedError

    def pay(self, game: State, attacker: Permanent, by: Source) -> Rule[None]:
        raise NotImplementedError


class CanAttackDespite(Statement):
    """CR 702.3b: creatures that can attack as though they did not have defender."""

    __slots__ = ()

    def allows(self, game: State, attacker: Permanent, by: Source) -> bool:
        raise NotImplementedError


class RequiredAttack(NamedTuple):
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


def _declaration(game: State, player: Player) -> Rule[DeclaredAttacks]:
    """CR 508.1a to 508.1d: which creatures attack what; nothing is asked where none could."""
    choices = possible_attacks(game, player)
    if not choices:
        return {}
    needs = _requirements(game, choices)
    rules = _group_rules(game)
    best = _best(game, choices, needs)

    def verify(attacks: DeclaredAttacks) -> str | None:
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


def attack(game: State, player: Player, attacks: DeclaredAttacks) -> Rule[None]:
    """CR 508.1f to 508.1m: tap the attackers, pay, and let them attack."""
    if not attacks:
        return
    combat = game.turn.combat
    assert combat is not None
    taps = [Tap(id) for id in _tapping(game, attacks)]
    costs = _costs(game, attacks)
    yield from happen(game, *taps)
    chosen = yield from _chosen_costs(game, attacks)
    for payer, due in costs.items():
        yield from pay_all(game, game.players[payer], due, Source(payer, next(iter(attacks))), ANYTHING)
    for creature, by, cost in chosen:
        yield from cost.pay(game, creature, by)
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


def _chosen_costs(game: State, attacks: DeclaredAttacks) -> Rule[list[tuple[Permanent, Source, OptionalAttackCost]]]:
    """CR 508.1g: which of the optional costs to attack with these creatures are paid."""
    chosen: list[tuple[Permanent, Source, OptionalAttackCost]] = []
    for source, cost in game.statements(OptionalAttackCost):
        for attacker in [creature for id in attacks if (creature := game.permanent(id)) is not None]:
            by = source.clone()
            if (yield from cost.offered(game, attacker, attacks, by)):
                chosen.append((attacker, by, cost))
    return chosen


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
    """CR 508.1b, 802.2, 310.8b: the opponents whom the player may attack, with their planeswalkers and the battles that
    they protect.
    """
    opponents = [opponent.id for opponent in attackable_opponents(game, player)]
    attacked = [id for id in opponents if id == heads(game, id)[0]]
    walkers = [
        permanent.id
        for permanent in game.permanents()
        if permanent.controller in opponents and game.chars(permanent).types & PLANESWALKER
    ]
    battles = [
        permanent.id
        for permanent in game.permanents()
        if permanent.links
        and game.chars(permanent).types & BATTLE
        and protector_of(game, permanent) in opponents
        and permanent.id not in walkers
    ]
    return attacked + walkers + battles


def attackable_opponents(game: State, player: Player) -> list[Player]:
    """CR 801.3, 802.2, 803.1, 809.3c: the opponents within range who sit where the table lets this player attack."""
    found = [other for other in game.opponents(player.id) if influence.is_within(game, player.id, other.id)]
    option = game.options.attack
    if option is AttackOption.ANYBODY:
        return found
    left, right = influence.beside(game, player.id)
    allowed = {AttackOption.LEFT: (left,), AttackOption.RIGHT: (right,), AttackOption.BESIDE: (left, right)}[option]
    return [other for other in found if other.id in allowed]


def _requirements(game: State, choices: Mapping[Id, tuple[Id, ...]]) -> list[RequiredAttack]:
    found: list[RequiredAttack] = []
    for by, statement in game.statements(AttackRequirement):
        for id in choices:
            creature = game.permanent(id)
            if creature is None or not influence.reaches(game, by, id):
                continue
            if statement.concerns(game, creature, by):
                found.append(RequiredAttack(creature, statement, by))
    return found


def _obeyed(game: State, needs: Iterable[RequiredAttack], attacks: DeclaredAttacks) -> int:
    return sum(_is_obeyed(game, need, attacks.get(need.attacker.id)) for need in needs)


def _is_obeyed(game: State, need: RequiredAttack, defender: Id | None) -> bool:
    """CR 508.1d, 2011:810.7c: whichever head of a giant it is that has to be attacked."""
    attacked = [None] if defender is None else heads(game, defender)
    return any(need.statement.obeyed(game, need.attacker, head, need.by) for head in attacked)


def _best(game: State, choices: Mapping[Id, tuple[Id, ...]], needs: list[RequiredAttack]) -> dict[Id, Id]:
    """CR 508.1d: a declaration that obeys as many requirements as possible. Nobody must pay a cost to attack.

    A creature that must attack but cannot do so alone makes another one attack along with it.
    """
    if not needs:
        return {}
    ways = {id: _ways_to_attack(game, id, choices[id], needs) for id in dict.fromkeys(n.attacker.id for n in needs)}
    rules = _group_rules(game)
    if not rules:
        return {id: way for id, own in ways.items() if (way := own[0]) is not None}
    best = _search(game, ways, needs)
    if all(rule.is_limit() for _, rule in rules):
        return best
    for id in choices:
        for defender in _free(game, id, choices[id]) if id not in ways else ():
            along = _search(game, {id: [defender], **ways}, needs)
            if _obeyed(game, needs, along) > _obeyed(game, needs, best):
                best = along
    return best


def _free(game: State, id: Id, defenders: Iterable[Id]) -> list[Id]:
    return [defender for defender in defenders if not _cost_of(game, id, defender)]


def _ways_to_attack(game: State, id: Id, defenders: Iterable[Id], needs: list[RequiredAttack]) -> list[Id | None]:
    """What one creature could attack, what obeys most first. None is not to attack; of equals it comes first."""
    own = [need for need in needs if need.attacker.id == id]
    ways: list[Id | None] = [None, *_free(game, id, defenders)]
    ways.sort(key=lambda way: -sum(_is_obeyed(game, need, way) for need in own))
    return ways


def _search(game: State, ways: Mapping[Id, list[Id | None]], needs: list[RequiredAttack]) -> dict[Id, Id]:
    """CR 508.1d, 802.3a: the most obedient of all groups of attackers that are allowed as a whole.

    It is the same which creatures attack, once it is known how many attack whom, how many requirements are obeyed, and
    what else of the group some rule looks at.
    """
    rules = _group_rules(game)
    limits = [(by, rule) for by, rule in rules if rule.is_limit()]
    creatures = list(ways)
    own = {id: [need for need in needs if need.attacker.id == id] for id in creatures}
    hope = [_obeyed(game, own[id], _attack(id, ways[id][0])) for id in creatures]
    best: dict[Id, Id] = {}
    score = -1
    tried: set[tuple[object, ...]] = set()

    def extend(index: int, attacks: dict[Id, Id], obeyed: int) -> None:
        nonlocal best, score
        if obeyed + sum(hope[index:]) <= score or any(rule.refuses(game, attacks, by) for by, rule in limits):
            return
        place = (index, obeyed, *sorted(attacks.values()), *(rule.seen_in(attacks, by) for by, rule in rules))
        if place in tried:
            return
        tried.add(place)
        if index == len(creatures):
            if not any(rule.refuses(game, attacks, by) for by, rule in rules):
                best, score = dict(attacks), obeyed
            return
        id = creatures[index]
        for way in ways[id]:
            chosen = _attack(id, way)
            extend(index + 1, {**attacks, **chosen}, obeyed + _obeyed(game, own[id], chosen))

    extend(0, {}, 0)
    return best


def _attack(id: Id, way: Id | None) -> dict[Id, Id]:
    return {} if way is None else {id: way}


def _group_rules(game: State) -> list[tuple[Source, AttackGroupRule]]:
    return game.said_of(AttackGroupRule, game.active.id)


def _cost_of(game: State, attacker: Id, defender: Id) -> tuple[Cost, ...]:
    creature = game.permanent(attacker)
    assert creature is not None
    found: tuple[Cost, ...] = ()
    for by, statement in game.said_of(AttackCost, attacker):
        costs = [due for head in heads(game, defender) if (due := statement.costs(game, creature, head, by))]
        found += costs[0] if costs else ()
    return found


def _costs(game: State, attacks: DeclaredAttacks) -> dict[Id, tuple[Cost, ...]]:
    """CR 508.1g: what each player pays for their creatures to attack."""
    found: dict[Id, tuple[Cost, ...]] = {}
    for attacker, defender in attacks.items():
        due = _cost_of(game, attacker, defender)
        if due:
            payer = game.objects[attacker].controller
            found[payer] = (*found.get(payer, ()), *due)
    return found


def _can_pay_for(game: State, attacks: DeclaredAttacks) -> bool:
    tapping = tuple(_tapping(game, attacks))
    return all(
        can_pay_mana(game, game.players[payer], mana_part(due), ANYTHING, tapping)
        for payer, due in _costs(game, attacks).items()
    )


def _tapping(game: State, attacks: DeclaredAttacks) -> list[Id]:
    """CR 508.1f, 702.20b: the attackers that become tapped; those with vigilance do not."""
    return [id for id in attacks if not game.chars(game.objects[id]).keywords & VIGILANCE]
