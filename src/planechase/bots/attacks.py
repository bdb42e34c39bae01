"""Which creatures attack whom: those that pay, less those needed at home."""

from __future__ import annotations

from typing import Final

from planechase.bots.fighting import Fighter, can_block, fight
from planechase.bots.judging import DAMAGE
from planechase.rules.combat.attacking import attackable_opponents
from planechase.rules.combat.combat import defending_player
from planechase.rules.language.card_types import CREATURE
from planechase.rules.multiplayer.teams import acting_together, defending_together
from planechase.rules.state.decisions import DeclareAttackers, Id
from planechase.rules.state.state import State

LETHAL: Final = 1000
"""What it is worth to make a player lose."""
PATIENCE: Final = 8
"""After so many turns of its own a bot begins to accept worse trades and more danger, so that games end."""

CAUTION: Final = 6
"""Against several opponents, or teams, an even trade helps the others, so an attack has to bring a little more."""


class Front:
    """The attack on one defender: who can block there, and what comes of it."""

    __slots__ = ("attackers", "blockers", "blocks", "defender", "life", "score")

    def __init__(self, game: State, defender: Id, attackers: list[Fighter], blockers: list[Fighter]) -> None:
        self.defender = defender
        self.attackers = attackers
        self.blockers = blockers
        self.life = _life(game, defender)
        self.blocks = {
            attacker.id: [blocker for blocker in blockers if can_block(game, blocker, attacker)]
            for attacker in attackers
        }
        self.score = 0

    def settle(self, boldness: int) -> None:
        """Send home the attackers that would be lost for too little, until the others are worth it."""
        if self.is_lethal():
            self.score = LETHAL + self._outcome(boldness)[0]
            return
        for _ in range(4):
            self.score, losers = self._outcome(boldness)
            if not losers:
                return
            self.attackers = [attacker for attacker in self.attackers if attacker.id not in losers]
        self.score, _ = self._outcome(boldness)

    def is_lethal(self) -> bool:
        """Whether enough comes through even if every blocker stops the most it can."""
        free = sum(a.damage_to_player for a in self.attackers if not self.blocks[a.id])
        stoppable = sorted((a.damage_to_player for a in self.attackers if self.blocks[a.id]), reverse=True)
        return free + sum(stoppable[len(self.blockers) :]) >= self.life

    def _outcome(self, boldness: int) -> tuple[int, set[Id]]:
        """What the attack is worth if each blocker does what hurts most, and which attackers do not pay."""
        score, losers = 0, set()
        unused = list(self.blockers)
        for attacker in sorted(self.attackers, key=lambda a: -a.value):
            able = [blocker for blocker in self.blocks[attacker.id] if blocker in unused]
            if attacker.menacing and len(able) < 2:
                able = []
            through = min(attacker.damage_to_player, self.life) * DAMAGE
            best, worst = None, through
            for blocker in able:
                exchange = _exchange(attacker, blocker)
                if exchange < worst:
                    best, worst = blocker, exchange
            if best is not None and worst <= 0:
                unused.remove(best)
            if len(able) > 1 and worst > -attacker.value and attacker.toughness <= _two_hardest(able):
                worst = min(worst, _gang_exchange(attacker, able))
            if worst < -boldness:
                losers.add(attacker.id)
            score += worst
        return score, losers


def _exchange(attacker: Fighter, blocker: Fighter) -> int:
    """What the attacker's side gains if this one blocks."""
    attacker_dies, blocker_dies = fight(attacker, blocker)
    return (blocker.value if blocker_dies else 0) - (attacker.value if attacker_dies else 0)


def _two_hardest(blockers: list[Fighter]) -> int:
    hits = sorted((blocker.damage for blocker in blockers), reverse=True)
    return sum(hits[:2])


def _gang_exchange(attacker: Fighter, blockers: list[Fighter]) -> int:
    """Two block together: the attacker dies and takes the better one it can kill along."""
    killed = max((blocker.value for blocker in blockers if attacker.kills(blocker)), default=0)
    return killed - attacker.value


def _life(game: State, defender: Id) -> int:
    if game.is_player(defender):
        return max(1, game.players[defender].life)
    permanent = game.permanent(defender)
    return max(1, permanent.counter("loyalty")) if permanent is not None else 1


def choose_attacks(game: State, decision: DeclareAttackers) -> dict[Id, Id]:
    """The declaration of a sensible player."""
    player = decision.player
    fighters = {one: Fighter.of(game, p) for one in decision.choices if (p := game.permanent(one)) is not None}
    useful = {one: fighter for one, fighter in fighters.items() if fighter.damage > 0}
    attacks: dict[Id, Id] = {}
    if useful:
        boldness = 2 * max(0, game.players[player].turns_taken - PATIENCE)
        if len({opponent.team for opponent in game.opponents(player)}) > 1:
            boldness -= CAUTION
        attacks = _best_front(game, decision, useful, boldness)
        attacks = _keep_home(game, player, attacks, useful, boldness)
    return _allowed(decision, attacks)


def _best_front(game: State, decision: DeclareAttackers, fighters: dict[Id, Fighter], boldness: int) -> dict[Id, Id]:
    """Attack where it is worth most; what is not needed there attacks elsewhere if that pays too."""
    defenders = list(dict.fromkeys(_as_one(game, d) for defenders in decision.choices.values() for d in defenders))
    blockers = _blockers(game, {defending_player(game, d) for d in defenders})
    open_to = {id: {_as_one(game, d): d for d in reversed(choices)} for id, choices in decision.choices.items()}
    attacks: dict[Id, Id] = {}
    left = dict(fighters)
    while left and defenders:
        fronts = [
            Front(
                game,
                defender,
                [f for f in left.values() if defender in open_to[f.id]],
                blockers.get(defending_player(game, defender), []),
            )
            for defender in defenders
        ]
        for front in fronts:
            front.settle(boldness)
        best = max(fronts, key=lambda front: (_rank(game, front), -front.defender))
        if not best.attackers or (best.score < 0 and boldness <= 0):
            break
        for attacker in _enough(best):
            attacks[attacker.id] = open_to[attacker.id][best.defender]
            del left[attacker.id]
        defenders.remove(best.defender)
    return attacks


def _as_one(game: State, defender: Id) -> Id:
    """CR 810.9: whoever of a team with one life total is attacked, it is the same life that is lost."""
    return game.players[defender].team if game.options.shared_life and game.is_player(defender) else defender


def _rank(game: State, front: Front) -> int:
    """How much an attack is wanted: what it brings, more on planeswalkers and where little life is left."""
    if not front.attackers:
        return -LETHAL
    if not game.is_player(front.defender):
        return front.score + 15
    return front.score + 40 // front.life


def _enough(front: Front) -> list[Fighter]:
    """Everything, but no more than it takes where that is the end of the defender."""
    if not front.is_lethal():
        return front.attackers
    for attacker in sorted(front.attackers, key=lambda a: a.damage):
        everyone = front.attackers
        front.attackers = [other for other in everyone if other is not attacker]
        if not front.is_lethal():
            front.attackers = everyone
    return front.attackers


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


def _keep_home(
    game: State, player: Id, attacks: dict[Id, Id], fighters: dict[Id, Fighter], boldness: int
) -> dict[Id, Id]:
    """Leave as many at home as are needed not to lose before one's next turn, or that of one's team."""
    attacking = [fighters[one] for one in attacks]
    if not attacking or _wins_now(game, player, attacks, fighters):
        return attacks
    team = acting_together(game, game.players[player])
    own = [p for mate in team for p in game.controlled_by(mate.id) if p.id not in attacks]
    home = [p for p in own if not p.tapped and game.chars(p).types & CREATURE]
    guards = len(home) + sum(fighter.vigilant for fighter in attacking)
    threats = _threats(game, player)
    life = min(mate.life for mate in team) + max(0, boldness)
    kept = dict(attacks)
    for fighter in sorted(attacking, key=lambda f: (f.damage, f.value)):
        if sum(threats[guards:]) < life:
            break
        if not fighter.vigilant:
            del kept[fighter.id]
            guards += 1
    return kept


def _wins_now(game: State, player: Id, attacks: dict[Id, Id], fighters: dict[Id, Fighter]) -> bool:
    """Whether nobody can stop an attack that takes the last life of the last opponent, or of a team with one life."""
    opponents = [opponent.id for opponent in game.opponents(player)]
    if len({_as_one(game, opponent) for opponent in opponents}) != 1 or any(
        p.controller in opponents and not p.tapped and game.chars(p).types & CREATURE for p in game.permanents()
    ):
        return False
    hit = sum(fighters[one].damage_to_player for one, d in attacks.items() if d in opponents)
    return hit >= game.players[opponents[0]].life


def _threats(game: State, player: Id) -> list[int]:
    """The hits to expect, hardest first: all of the strongest opponent's, and of the others' what comes this way.

    The more others there are, the less of each of them: they have other enemies. A team that shares its turn attacks
    like one opponent, and who cannot attack this player is no threat.
    """
    by_opponent: dict[Id, list[int]] = {}
    me = game.players[player]
    coming = {opponent.id for opponent in game.opponents(player) if me in attackable_opponents(game, opponent)}
    for permanent in game.permanents():
        controller = game.players[permanent.controller]
        if controller.id in coming and game.chars(permanent).types & CREATURE:
            hit = max(0, game.power(permanent))
            if hit:
                attacking = controller.team if game.options.shared_turns else controller.id
                by_opponent.setdefault(attacking, []).append(hit)
    if not by_opponent:
        return []
    strongest = max(by_opponent, key=lambda seat: (sum(by_opponent[seat]), -seat))
    hits = by_opponent.pop(strongest)
    share = max(2, len(by_opponent))
    hits += [hit // share for others in by_opponent.values() for hit in others]
    return sorted(hits, reverse=True)


def _allowed(decision: DeclareAttackers, attacks: dict[Id, Id]) -> dict[Id, Id]:
    """The declaration, changed as little as it must be to be allowed."""
    if decision.verify(attacks) is None:
        return attacks
    required = decision.default()
    both = {**attacks, **required}
    return both if decision.verify(both) is None else required
