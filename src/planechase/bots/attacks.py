"""Which creatures attack whom: the attack with the best outcome, including blocks and the counterattack."""

from __future__ import annotations

from math import exp
from typing import Final

from planechase.bots.creature_fights import Fighter, FighterLook, can_block, fight
from planechase.bots.damage_after_blocks import reach
from planechase.bots.evaluating import SCALE, strengths_of_teams
from planechase.bots.judging import WINNING, card_value, permanent_value
from planechase.bots.simulated_combat import CALM, LIFE_GAINED, BlockersByAttacker, clash, defended, life_lost
from planechase.rules.combat.attacking import attackable_opponents
from planechase.rules.combat.battles import DEFENSE
from planechase.rules.combat.combat import defending_player
from planechase.rules.language.card_types import BATTLE, CREATURE
from planechase.rules.language.double_faced import turned_into
from planechase.rules.language.keywords import DEFENDER
from planechase.rules.multiplayer.teams import acting_together, defending_together
from planechase.rules.state.decisions import DeclareAttackers, Id
from planechase.rules.state.objects import Permanent
from planechase.rules.state.state import State

PATIENCE: Final = 8
"""After how many turns of its own a bot begins to accept worse trades and more danger, so that games end."""
SLOWLY: Final = 40
"""After how many more turns it minds them half as much."""
OUT: Final = 700
"""What it is worth to make one of several opponents lose."""
DEADLY: Final = 450
"""What it costs to be open to an attack that kills."""
NEARLY: Final = 0.8
"""What a win is worth that takes another spell."""
PASSES: Final = 3
"""How often each creature is reconsidered."""
CROWD: Final = 12
"""With more creatures than this each is looked at only once."""
LEAST_WEIGHT: Final = 0.45
"""However weak one of several opponents stands, what they lose counts so much."""
RACE: Final = 3
"""How many turns ahead a race is foreseen."""
IN_FRONT: Final = 0.3
STARTS: Final = 2
"""How many attacks by everything are examined closely."""

PlannedAttacks = dict[Id, Id]
Role = tuple[FighterLook, tuple[Id, ...], tuple[tuple[Id, ...], ...]]
"""What tells a creature from others in an attack."""


def choose_attacks(game: State, decision: DeclareAttackers) -> PlannedAttacks:
    """The declaration of a sensible player."""
    useful = _useful(game, decision)
    attacks = Campaign(game, decision, useful).best() if useful else {}
    return _allowed(decision, attacks)


def weigh_attacks(
    game: State, decision: DeclareAttackers, declared: PlannedAttacks
) -> list[tuple[PlannedAttacks, int]]:
    """What was declared, nobody, and everybody at each defender, as far as that is allowed: what each would bring."""
    campaign = Campaign(game, decision, _useful(game, decision))
    found = [declared, {}]
    for defender in dict.fromkeys(one for choices in decision.choices.values() for one in choices):
        found.append({one: defender for one, choices in decision.choices.items() if defender in choices})
    allowed = [attacks for place, attacks in enumerate(found) if attacks not in found[:place]]
    return [(attacks, campaign.worth(attacks)) for attacks in allowed if decision.verify(attacks) is None]


def _useful(game: State, decision: DeclareAttackers) -> dict[Id, Fighter]:
    """The creatures that would deal damage."""
    fighters = {one: Fighter.of(game, p) for one in decision.choices if (p := game.permanent(one)) is not None}
    return {one: fighter for one, fighter in fighters.items() if fighter.damage > 0}


class Front:
    """The attack on one player: what it gains, what it loses, and who dies."""

    __slots__ = ("dead", "gained", "hits", "lost")

    def __init__(self) -> None:
        self.gained = 0.0
        self.lost = 0.0
        self.hits = 0
        """The damage to the player."""
        self.dead: set[Id] = set()


class Campaign:
    """The attacks that a player could declare, and what would come of each."""

    __slots__ = (
        "_able", "_blockers", "_foes", "_fronts", "_game", "_haste", "_home", "_life", "_lives", "_me",
        "_open", "_paths", "_reaches", "_roles", "_seats", "_share", "_stopped", "_values", "_weights", "fighters",
    )  # fmt: skip

    def __init__(self, game: State, decision: DeclareAttackers, fighters: dict[Id, Fighter]) -> None:
        self._game = game
        self._me = decision.player
        self.fighters = fighters
        self._open = {one: {_as_one(game, d): d for d in reversed(decision.choices[one])} for one in fighters}
        defenders = list(dict.fromkeys(d for open_to in self._open.values() for d in open_to))
        self._paths = {d: defending_player(game, d) for d in defenders}
        self._seats = tuple(dict.fromkeys(self._paths.values()))
        self._blockers = _blockers(game, set(self._seats))
        self._lives = {d: _life(game, d) for d in defenders}
        self._values = {d: _walker_value(game, self._me, d) for d in defenders if not game.is_player(d)}
        self._able: dict[tuple[Id, Id], list[Fighter]] = {}
        self._weights = _weights(game, self._me)
        self._haste = max(1.0, 1.0 + (game.players[self._me].turns_taken - PATIENCE) / SLOWLY)
        team = acting_together(game, game.players[self._me])
        self._life = min(mate.life for mate in team)
        self._home = [
            Fighter.of(game, p)
            for mate in team
            for p in game.controlled_by(mate.id)
            if p.id not in fighters and not p.tapped and game.chars(p).types & CREATURE
        ]
        self._fronts: dict[tuple[Id, tuple[tuple[Id, Id], ...]], Front] = {}
        self._reaches: dict[Id, int] = {}
        self._stopped: dict[tuple[Id, Id], bool] = {}
        self._roles = {one: self._role(one) for one in fighters}
        self._foes = _foes(game, self._me)
        self._share = max(2, len(self._foes) - 1)

    def best(self) -> PlannedAttacks:
        """The best attack found, beginning with none, and with everything against the defenders where that is best."""
        found: PlannedAttacks = {}
        worth = self._worth(found)
        everything = [
            {one: defender for one in self.fighters if defender in self._open[one]} for defender in self._lives
        ]
        everything.sort(key=self._worth, reverse=True)
        for start in ({}, *everything[:STARTS]):
            attacks, then = self._improved(start)
            if then > worth:
                found, worth = attacks, then
        return {one: self._open[one][defender] for one, defender in found.items()}

    def worth(self, attacks: PlannedAttacks) -> int:
        """What a declaration would bring beside declaring nobody."""
        meant = {one: _as_one(self._game, defender) for one, defender in attacks.items() if one in self.fighters}
        return round(self._worth(meant) - self._worth({}))

    def _improved(self, attacks: PlannedAttacks) -> tuple[PlannedAttacks, float]:
        """Let one creature after the other do what is best while the others do what they do.

        What brings nothing for one creature brings nothing for another like it that does the same.
        """
        worth = self._worth(attacks)
        order = sorted(self.fighters, key=lambda one: (self.fighters[one].value, one))
        for _ in range(PASSES if len(order) <= CROWD else 1):
            before = worth
            content: set[tuple[Role, Id | None]] = set()
            for one in order:
                doing = self._roles[one], attacks.get(one)
                if doing in content:
                    continue
                content.add(doing)
                for other in (None, *self._open[one]):
                    if attacks.get(one) == other:
                        continue
                    changed = {key: at for key, at in attacks.items() if key != one}
                    if other is not None:
                        changed[one] = other
                    then = self._worth(changed)
                    if then > worth:
                        attacks, worth = changed, then
                        content.clear()
            if worth <= before:
                break
        return attacks, worth

    def _role(self, one: Id) -> Role:
        """What it does in a fight, whom it may attack, and who can block it where."""
        able = tuple(tuple(each.id for each in self._able_to_block(self.fighters[one], seat)) for seat in self._seats)
        return self.fighters[one].look, tuple(self._open[one]), able

    def _worth(self, attacks: PlannedAttacks) -> float:
        """What an attack brings, less what it costs, and less what the others' next attack would cost then."""
        by_seat: dict[Id, list[tuple[Id, Id]]] = {}
        for one, defender in attacks.items():
            by_seat.setdefault(self._paths[defender], []).append((one, defender))
        gained = lost = 0.0
        hits = 0
        dead: set[Id] = set()
        for seat, here in by_seat.items():
            front = self._front(seat, tuple(sorted(here)))
            gained += front.gained
            lost += front.lost
            dead |= front.dead
            hits += front.hits
        if gained >= WINNING:
            return gained - lost
        return gained - (lost + self._danger(attacks, dead, hits)) / self._haste

    def _front(self, seat: Id, attacking: tuple[tuple[Id, Id], ...]) -> Front:
        """What comes of the attack on one player and their planeswalkers, found once for each."""
        known = self._fronts.get((seat, attacking))
        if known is not None:
            return known
        attacks = dict(attacking)
        here = [self.fighters[one] for one in attacks]
        blocking = self._blocks(here, attacks, seat)
        result = clash(here, blocking)
        weight = self._weights.get(self._game.players[seat].team, 1.0)
        front = Front()
        front.gained = weight * sum(one.value for one in result.dead_blockers) + LIFE_GAINED * result.lifelink
        front.lost = sum(one.value for one in result.dead_attackers)
        front.dead = {one.id for one in (*result.dead_blockers, *result.dead_attackers)}
        for defender in dict.fromkeys(attacks.values()):
            at = [one for one in here if attacks[one.id] == defender]
            damage = clash(at, blocking).damage
            front.gained += weight * self._damage_worth(defender, damage)
            front.hits += damage if defender not in self._values else 0
        self._fronts[seat, attacking] = front
        return front

    def _blocks(self, here: list[Fighter], attacks: PlannedAttacks, seat: Id) -> BlockersByAttacker:
        able = {one.id: self._able_to_block(one, seat) for one in here}
        life = self._lives.get(_as_one(self._game, seat), WINNING)
        hitting = any(self._game.is_player(attacks[one.id]) for one in here)
        return defended(here, able, life, hitting)

    def _able_to_block(self, attacker: Fighter, seat: Id) -> list[Fighter]:
        known = self._able.get((attacker.id, seat))
        if known is None:
            blockers = self._blockers.get(seat, [])
            known = [blocker for blocker in blockers if can_block(self._game, blocker, attacker)]
            self._able[attacker.id, seat] = known
        return known

    def _damage_worth(self, defender: Id, damage: int) -> float:
        life = self._lives[defender]
        if defender in self._values:
            return self._values[defender] * min(damage, life) / life
        end = WINNING * 2 if len(self._weights) == 1 else OUT / self._weights.get(self._game.players[defender].team, 1)
        if damage < life:
            near = damage > 0 and damage + self._reach(defender) >= life
            return end * NEARLY if near else life_lost(life, damage)
        return end

    def _reach(self, defender: Id) -> int:
        """What a spell could add to the damage that comes through."""
        known = self._reaches.get(defender)
        if known is None:
            known = self._reaches[defender] = reach(self._game, self._me, defender)
        return known

    def _danger(self, attacks: PlannedAttacks, dead: set[Id], hits: int) -> float:
        """What the next attack of the others costs: all of the hardest one, and of the others what comes this way.

        Who wins the race minds it little.
        """
        guards = [*self._home, *(f for one, f in self.fighters.items() if one not in attacks or f.vigilant)]
        guards = [guard for guard in guards if guard.id not in dead]
        damage = self._damage(guards, dead, desperate=False)
        if self._life - damage < CALM:
            damage = self._damage(guards, dead, desperate=True)
        danger = min(float(life_lost(self._life, damage)), DEADLY)
        return danger * IN_FRONT if self._wins_race(hits, damage) else danger

    def _wins_race(self, hits: int, damage: int) -> bool:
        """Whether the one opponent there is falls first, if both sides go on like this."""
        if len(self._weights) != 1 or not hits or damage >= self._life:
            return False
        life = min(life for defender, life in self._lives.items() if defender not in self._values)
        turns = -(-life // hits)
        return turns <= RACE and turns * damage < self._life + damage

    def _damage(self, guards: list[Fighter], dead: set[Id], desperate: bool) -> int:
        hits = sorted((self._hit(foes, guards, dead, desperate) for foes in self._foes), reverse=True)
        return hits[0] + sum(hit // (self._share * 2) for hit in hits[1:]) if hits else 0

    def _hit(self, foes: list[Fighter], guards: list[Fighter], dead: set[Id], desperate: bool) -> int:
        """The damage that comes through if each guard stops the hardest hit it can; in vain only if it must."""
        free = list(guards)
        damage = 0
        for foe in foes:
            if foe.id in dead:
                continue
            guard = next((one for one in free if self._stops(one, foe, desperate)), None)
            if guard is not None:
                free.remove(guard)
            else:
                damage += foe.damage_to_player
        return damage

    def _stops(self, guard: Fighter, foe: Fighter, desperate: bool) -> bool:
        known = self._stopped.get((guard.id, foe.id))
        if known is None:
            known = can_block(self._game, guard, foe)
            self._stopped[guard.id, foe.id] = known
        if not known or desperate:
            return known
        foe_dies, guard_dies = fight(foe, guard)
        return foe_dies or not guard_dies


def _weights(game: State, player: Id) -> dict[int, float]:
    """How much it matters what each of the other teams loses: most with who is about to win."""
    strengths = strengths_of_teams(game)
    mine = game.players[player].team
    others = {team: strength for team, strength in strengths.items() if team != mine}
    if len(others) < 2:
        return dict.fromkeys(others, 1.0)
    most = max(others.values())
    parts = {team: exp((strength - most) / SCALE) for team, strength in others.items()}
    whole = sum(parts.values())
    return {team: max(LEAST_WEIGHT, part / whole) for team, part in parts.items()}


def _as_one(game: State, defender: Id) -> Id:
    """CR 810.9: a team with one life total loses the same life, no matter which member is attacked."""
    return game.players[defender].team if game.options.shared_life and game.is_player(defender) else defender


def _life(game: State, defender: Id) -> int:
    if game.is_player(defender):
        return max(1, game.players[defender].life)
    permanent = game.permanent(defender)
    if permanent is None:
        return 1
    return max(1, permanent.counter("loyalty") or permanent.counter(DEFENSE))


def _walker_value(game: State, me: Id, defender: Id) -> int:
    """What it is worth to be rid of a planeswalker, or to defeat one's own battle."""
    permanent = game.permanent(defender)
    if permanent is None:
        return 0
    if not game.chars(permanent).types & BATTLE:
        return permanent_value(game, permanent)
    is_own = game.players[permanent.controller].team == game.players[me].team
    other = turned_into(permanent.copiable)
    return card_value(other) if is_own and other is not None else 0


def _blockers(game: State, players: set[Id]) -> dict[Id, list[Fighter]]:
    """For each of these players the untapped creatures that could block for them: their own, or those of their team."""
    blocking: dict[Id, list[Id]] = {}
    for player in players:
        for mate in defending_together(game, game.players[player]):
            blocking.setdefault(mate.id, []).append(player)
    found: dict[Id, list[Fighter]] = {}
    for permanent in game.permanents():
        if permanent.controller in blocking and not permanent.tapped:
            if game.chars(permanent).types & CREATURE:
                fighter = Fighter.of(game, permanent)
                for player in blocking[permanent.controller]:
                    found.setdefault(player, []).append(fighter)
    return found


def _foes(game: State, player: Id) -> list[list[Fighter]]:
    """The creatures that could attack this player next, by who would attack with them, those that hit hardest first.

    A team that shares its turn attacks like one opponent, and who cannot attack this player is no threat.
    """
    found: dict[Id, list[Fighter]] = {}
    me = game.players[player]
    coming = {opponent.id for opponent in game.opponents(player) if me in attackable_opponents(game, opponent)}
    for permanent in game.permanents():
        if permanent.controller in coming and _may_hit(game, permanent):
            controller = game.players[permanent.controller]
            attacking = controller.team if game.options.shared_turns else controller.id
            found.setdefault(attacking, []).append(Fighter.of(game, permanent))
    return [sorted(foes, key=lambda foe: (-foe.damage_to_player, foe.id)) for foes in found.values()]


def _may_hit(game: State, permanent: Permanent) -> bool:
    chars = game.chars(permanent)
    return bool(chars.types & CREATURE) and (chars.power or 0) > 0 and not chars.keywords & DEFENDER


def _allowed(decision: DeclareAttackers, attacks: dict[Id, Id]) -> dict[Id, Id]:
    """The declaration, changed as little as it must be to be allowed."""
    if decision.verify(attacks) is None:
        return attacks
    required = decision.default()
    both = {**attacks, **required}
    return both if decision.verify(both) is None else required
