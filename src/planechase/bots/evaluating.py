"""Evaluating a game for a player: the chance to win, from life, permanents, cards in hand and whose turn it is.

The numbers below are rounded from those that told best, at the main phases and end steps of many games between steady
bots, who was going to win.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from planechase.bots.judging import WINNING, creature_value
from planechase.rules.combat.attacking import AttackRestriction
from planechase.rules.combat.blocking import BlockRestriction
from planechase.rules.events.counters import SHIELD, STUN
from planechase.rules.language.card_types import CREATURE, LAND, PLANESWALKER
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import DEFENDER, DOUBLE_STRIKE
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.player import POISON, Player
from planechase.rules.state.state import State
from planechase.rules.turns.turn import DoesntUntap

SCALE: Final = 100.0
"""A player who is ahead by this much wins nearly three times as often as they lose."""
LIFE_STEPS: Final = ((5, 28), (10, 11), (20, 9))
"""Up to so much life each point is worth so much; the last points are missed most."""
MORE_LIFE: Final = 5
LAND_STEPS: Final = (50, 50, 32, 32, 24, 24, 12)
"""What the first land, the second and so on is worth; the others are worth as much as the last."""
CARD_IN_HAND: Final = 25
HELD_AT_MOST: Final = 7
"""More cards than this are discarded soon."""
POISONED: Final = 18
HINDERED: Final = 4
"""A creature that cannot do what creatures do has a part of its worth left."""
THEIR_TURN: Final = 5
"""What it is worth to be the one whose turn it is, or begins next."""
DEADLY: Final = 75
"""What it costs to stand where the next attack could kill."""
FEW_CARDS: Final = 5
"""A library so small is a danger."""
LAST_CARDS: Final = 15


def evaluate(game: State, seat: Id) -> float:
    """How likely the player wins, from 0 to 1, as a glance at the table tells; mates win together.

    It looks at nothing that is hidden: hands and libraries only count by their size.
    """
    team = game.players[seat].team
    result = game.result
    if result is not None:
        if result.is_draw:
            return 1.0 / len({player.team for player in game.players})
        return 1.0 if any(game.players[winner].team == team for winner in result.winners) else 0.0
    strengths = strengths_of_teams(game)
    mine = strengths.get(team)
    if mine is None:
        return 0.0
    total = 0.0
    for strength in strengths.values():
        total += exp((strength - mine) / SCALE)
    return 1.0 / total


def strengths_of_teams(game: State) -> dict[int, float]:
    """How strong each team stands that is still in the game; a team is as strong as its members on average.

    Those who are fewer than the others are so much the weaker.
    """
    standing = BoardStanding(game)
    found: dict[int, float] = {}
    members: dict[int, int] = {}
    for player in game.players:
        if not player.has_left:
            found[player.team] = found.get(player.team, 0.0) + standing.strength(player)
            members[player.team] = members.get(player.team, 0) + 1
    biggest = max(members.values(), default=1)
    return {team: found[team] * (1 + members[team]) / (members[team] * (1 + biggest)) for team in found}


class BoardStanding:
    """Everything on the table, added up once for all players."""

    __slots__ = ("boards", "game", "guards", "hits", "lands")

    def __init__(self, game: State) -> None:
        self.game = game
        seats = len(game.players)
        self.boards = [0] * seats
        self.lands = [0] * seats
        self.hits: list[list[int]] = [[] for _ in range(seats)]
        self.guards = [0] * seats
        hindering = bool(
            game.statements(AttackRestriction) or game.statements(BlockRestriction) or game.statements(DoesntUntap)
        )
        for permanent in game.permanents():
            chars = game.chars(permanent)
            types = chars.types
            if types & CREATURE:
                self._add_creature(permanent, chars, hindering)
            elif types & LAND:
                self.lands[permanent.controller] += 1
            elif types & PLANESWALKER:
                self.boards[permanent.controller] += 30 + 9 * permanent.counter("loyalty")
            elif permanent.attached_to is None or game.is_player(permanent.attached_to):
                self.boards[permanent.controller] += 8 + 4 * chars.mana_value

    def _add_creature(self, permanent: Permanent, chars: Characteristics, hindering: bool) -> None:
        seat = permanent.controller
        value = creature_value(chars)
        if permanent.counters:
            value -= value * min(3, permanent.counter(STUN)) // 4
            value += value * min(2, permanent.counter(SHIELD)) // 3
        if hindering and is_hindered(self.game, permanent):
            self.boards[seat] += value // HINDERED
            return
        self.boards[seat] += value
        hit = max(0, chars.power or 0) * (2 if chars.keywords & DOUBLE_STRIKE else 1)
        if hit and not chars.keywords & DEFENDER:
            self.hits[seat].append(hit)
        if not permanent.tapped:
            self.guards[seat] += 1

    def strength(self, player: Player) -> float:
        """Everything a player has, in one number."""
        seat = player.id
        worth = self.boards[seat] + life_worth(player.life) + lands_worth(self.lands[seat])
        worth += CARD_IN_HAND * min(len(player.hand), HELD_AT_MOST)
        worth -= POISONED * player.counters.get(POISON, 0)
        if len(player.library) < FEW_CARDS:
            worth -= LAST_CARDS * (FEW_CARDS - len(player.library))
        if self.game.is_active(seat):
            worth += THEIR_TURN
        elif self._could_die(player):
            worth -= DEADLY
        return worth

    def _could_die(self, player: Player) -> bool:
        """Whether one of the others hits hard enough past as many as can block."""
        guards = self.guards[player.id]
        for other in self.game.players:
            if other.team != player.team and not other.has_left:
                hits = sorted(self.hits[other.id], reverse=True)
                if sum(hits[guards:]) >= player.life:
                    return True
        return False


def is_hindered(game: State, permanent: Permanent) -> bool:
    """Whether something keeps the creature from attacking or from untapping."""
    if permanent.tapped and any(s.holds_down(game, permanent, by) for by, s in game.statements(DoesntUntap)):
        return True
    others = [player.id for player in game.opponents(permanent.controller)]
    restrictions = game.statements(AttackRestriction)
    return bool(others) and any(
        all(restriction.forbids(game, permanent, other, by) for other in others) for by, restriction in restrictions
    )


def life_worth(life: int) -> int:
    """What so much life is worth."""
    worth = before = 0
    for upto, each in LIFE_STEPS:
        if life <= upto:
            return worth + each * (life - before)
        worth += each * (upto - before)
        before = upto
    return worth + MORE_LIFE * (life - before)


def lands_worth(lands: int) -> int:
    """What so many lands are worth together."""
    worth = sum(LAND_STEPS[:lands])
    return worth + LAND_STEPS[-1] * max(0, lands - len(LAND_STEPS))


def lead(game: State, seat: Id) -> float:
    """By how much a player is ahead, in the measure in which things are worth something (see `judging`)."""
    chance = evaluate(game, seat)
    if chance <= 0.0:
        return -float(WINNING)
    if chance >= 1.0:
        return float(WINNING)
    return SCALE * log(chance / (1.0 - chance))
