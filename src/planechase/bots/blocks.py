"""Which creatures block what: where it pays, and wherever else one would lose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.bots.creature_fights import Fighter, fight
from planechase.bots.judging import WINNING
from planechase.bots.simulated_combat import LIFE_GAINED, BlockersByAttacker, clash, life_at_stake
from planechase.rules.casual.commanders import would_kill
from planechase.rules.multiplayer.teams import defending_together
from planechase.rules.state.decisions import DeclareBlockers, Id
from planechase.rules.state.state import State

PlannedBlocks = dict[Id, tuple[Id, ...]]

PASSES: Final = 3
"""How often each creature is reconsidered as a blocker."""
CROWD: Final = 40
"""Where more could block more than this, each is looked at only once, and alone."""
WALKER: Final = 9
"""What a point of damage to a planeswalker costs."""
DANGER: Final = 8
"""With no more life than this left, even trades are welcome."""


class Defence:
    """The blocks of one player, or of a team that blocks together, while they are being thought out."""

    __slots__ = ("attackers", "blocks", "choices", "free", "game", "lives")

    def __init__(self, game: State, decision: DeclareBlockers) -> None:
        self.game = game
        self.choices = decision.choices
        combat = game.turn.combat
        assert combat is not None
        defending = defending_together(game, game.players[decision.player])
        self.lives = {mate.id: mate.life for mate in defending}
        coming = [one for one, attack in combat.attacks.items() if attack.defending_player in self.lives]
        self.attackers = sorted(
            (Fighter.of(game, p) for one in coming if (p := game.permanent(one)) is not None),
            key=lambda a: (-a.value, a.id),
        )
        self.free = {one: Fighter.of(game, p) for one in self.choices if (p := game.permanent(one)) is not None}
        self.blocks: PlannedBlocks = {}

    def able(self, attacker: Fighter) -> list[Fighter]:
        """The creatures without a task that could block it, the least valuable first."""
        found = [f for f in self.free.values() if attacker.id in self.choices[f.id]]
        return sorted(found, key=lambda f: (f.value, f.id))

    def put(self, blockers: list[Fighter], attacker: Fighter) -> None:
        for blocker in blockers:
            self.blocks[blocker.id] = (attacker.id,)
            del self.free[blocker.id]

    def unblocked(self) -> list[Fighter]:
        taken = {attacker for (attacker,) in self.blocks.values()}
        return [attacker for attacker in self.attackers if attacker.id not in taken]

    def _lives_left(self) -> dict[Id, int]:
        """What each defending player would have left as things stand."""
        left = dict(self.lives)
        for attacker in self.unblocked():
            for hurt in self.hurt_by(attacker):
                left[hurt] -= attacker.damage_to_player
                if would_kill(self.game, hurt, self.game.objects[attacker.id], attacker.damage_to_player):
                    left[hurt] = min(left[hurt], 0)
        return left

    def hurt_by(self, attacker: Fighter) -> list[Id]:
        """Whose life is lost if it comes through: nobody's, if it attacks a planeswalker."""
        combat = self.game.turn.combat
        assert combat is not None
        defender = combat.attacks[attacker.id].defender
        if defender not in self.lives:
            return []
        return list(self.lives) if self.game.options.shared_life else [defender]

    def life_left(self) -> int:
        """What the player would have left as things are; in a team, the member who would have the least."""
        return min(self._lives_left().values())

    def dangerous(self, life: int) -> list[Fighter]:
        """The unblocked attackers of those who would have no more than so much life left, the hardest first."""
        left = self._lives_left()
        found = [a for a in self.unblocked() if any(left[hurt] <= life for hurt in self.hurt_by(a))]
        return sorted(found, key=lambda a: -a.damage_to_player)

    def in_danger(self) -> bool:
        """Whether so little life would be left that even trades are welcome."""
        return self.life_left() <= DANGER

    # ------------------------------------------------------------------ the kinds of block

    def block_for_profit(self) -> None:
        """Kill without dying, then hold off without dying, then trade up."""
        for attacker in self.unblocked():
            able = self.able(attacker)
            if attacker.menacing:
                self._gang_up(attacker, able)
                continue
            blocker = self._profitable(attacker, able)
            if blocker is not None:
                self.put([blocker], attacker)
            else:
                self._gang_up(attacker, able)

    def _profitable(self, attacker: Fighter, able: list[Fighter]) -> Fighter | None:
        best: Fighter | None = None
        best_gain = 0
        for blocker in able:
            attacker_dies, blocker_dies = fight(attacker, blocker)
            gain = (attacker.value if attacker_dies else 0) - (blocker.value if blocker_dies else 0)
            if not blocker_dies:
                gain += min(attacker.damage, 5)
            elif not attacker_dies or (gain <= 0 and not self.in_danger()):
                continue
            elif gain == 0:
                gain = 1
            if gain > best_gain:
                best, best_gain = blocker, gain
        return best

    def _gang_up(self, attacker: Fighter, able: list[Fighter]) -> None:
        """Two kill together what neither could kill alone, and lose less than they gain."""
        for index, one in enumerate(able):
            for other in able[index + 1 :]:
                if one.damage + other.damage < attacker.toughness:
                    continue
                both_die = attacker.kills(one) and attacker.kills(other)
                if both_die and one.toughness + other.toughness <= attacker.damage:
                    lost = one.value + other.value
                else:
                    lost = max((f.value for f in (one, other) if attacker.kills(f)), default=0)
                if lost <= attacker.value:
                    self.put([one, other], attacker)
                    return

    def trade_in_danger(self) -> None:
        """Where life runs low, an even trade, or any trade, is better than the damage."""
        for attacker in self.dangerous(DANGER):
            if not self.in_danger():
                return
            for blocker in self.able(attacker):
                if not attacker.menacing and fight(attacker, blocker)[0]:
                    self.put([blocker], attacker)
                    break

    def chump(self) -> None:
        """Throw creatures in the way only where the player would lose otherwise."""
        for attacker in self.dangerous(0):
            if self.life_left() > 0:
                return
            able = [blocker for blocker in self.able(attacker) if _stops(attacker, blocker)]
            needed = 2 if attacker.menacing else 1
            if len(able) >= needed:
                self.put(able[:needed], attacker)


def _stops(attacker: Fighter, blocker: Fighter) -> bool:
    return not attacker.tramples or blocker.toughness > 0


def choose_blocks(game: State, decision: DeclareBlockers) -> PlannedBlocks:
    """The declaration of a sensible player: the best that changing one block at a time leads to."""
    defence = Defence(game, decision)
    outlook = Outlook(defence)
    defence.block_for_profit()
    if defence.in_danger():
        defence.trade_in_danger()
    if defence.life_left() <= 0:
        defence.chump()
    thought_out = {blocker: attackers[0] for blocker, attackers in defence.blocks.items()}
    best = max((outlook.improved(start) for start in (thought_out, {})), key=lambda found: found[1])[0]
    return _allowed(decision, {blocker: (attacker,) for blocker, attacker in best.items()})


class Outlook:
    """What would come of each way to block."""

    __slots__ = ("_attackers", "_choices", "_defence", "_fighters")

    def __init__(self, defence: Defence) -> None:
        self._defence = defence
        self._attackers = {attacker.id: attacker for attacker in defence.attackers}
        self._fighters = dict(defence.free)
        self._choices = {
            one: [attacker for attacker in defence.choices[one] if attacker in self._attackers]
            for one in self._fighters
        }

    def improved(self, blocks: dict[Id, Id]) -> tuple[dict[Id, Id], float]:
        """Let one creature after the other block what is best while the others do what they do."""
        worth = self._worth(blocks)
        few = len(self._fighters) * len(self._attackers) <= CROWD
        order = sorted(self._fighters, key=lambda one: (self._fighters[one].value, one))
        for _ in range(PASSES if few else 1):
            before = worth
            for one in order:
                for changed in self._changes(blocks, one, few):
                    then = self._worth(changed)
                    if then > worth:
                        blocks, worth = changed, then
            if worth <= before:
                break
        return blocks, worth

    def _changes(self, blocks: dict[Id, Id], one: Id, pairs: bool) -> Iterator[dict[Id, Id]]:
        """This one blocks something else or nothing; or it blocks something together with another that is free."""
        rest = {blocker: attacker for blocker, attacker in blocks.items() if blocker != one}
        if one in blocks:
            yield rest
        for attacker in self._choices[one]:
            if blocks.get(one) != attacker:
                yield {**rest, one: attacker}
            if pairs:
                for other in self._fighters:
                    if other not in blocks and other > one and attacker in self._choices[other]:
                        yield {**rest, one: attacker, other: attacker}

    def _worth(self, blocks: dict[Id, Id]) -> float:
        blocking: BlockersByAttacker = {}
        for blocker, attacker in blocks.items():
            blocking.setdefault(attacker, []).append(self._fighters[blocker])
        if any(self._attackers[one].menacing and len(blockers) < 2 for one, blockers in blocking.items()):
            return -float(3 * WINNING)
        result = clash(self._defence.attackers, blocking)
        return -result.exchange - LIFE_GAINED * result.lifelink - self._harm(blocking)

    def _harm(self, blocking: BlockersByAttacker) -> float:
        """What the damage that comes through costs those who are attacked."""
        defence = self._defence
        hurt = dict.fromkeys(defence.lives, 0)
        harm = 0.0
        for attacker in defence.attackers:
            damage = clash([attacker], blocking).damage
            if not damage:
                continue
            seats = defence.hurt_by(attacker)
            if not seats:
                harm += WALKER * damage
            for seat in seats:
                hurt[seat] += damage
                if would_kill(defence.game, seat, defence.game.objects[attacker.id], damage):
                    hurt[seat] += WINNING
        shared = len(hurt) if defence.game.options.shared_life else 1
        return harm + sum(life_at_stake(defence.lives[seat], damage) for seat, damage in hurt.items()) / shared


def _allowed(decision: DeclareBlockers, blocks: PlannedBlocks) -> PlannedBlocks:
    """The declaration, changed as little as it must be to be allowed."""
    if decision.verify(blocks) is None:
        return blocks
    required = decision.default()
    both = {**blocks, **required}
    return both if decision.verify(both) is None else required
