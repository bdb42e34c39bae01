"""How many sequences of answers there are to a small depth, from two fixed positions.

The first counts are worked out by hand below; the deeper ones were counted once and stand guard: a rule that offers
one option too many or too few anywhere changes them. Mana abilities are left out, payments are automatic.
"""

from __future__ import annotations

from typing import Any

import pytest

from planechase import Game
from planechase.rules.state.decisions import Decision, DeclareAttackers
from planechase.rules.turns.priority import ActionKind
from planechase.testing import ANN, BOB, CAT, Table


def answers(decision: Decision[Any]) -> list[Any]:
    """Every allowed answer, but for mana abilities."""
    found = decision.answers()
    assert found is not None, "so many answers are not counted here"
    return [answer for answer in found if decision.kind != "Priority" or answer[0].deed is not ActionKind.MAKE_MANA]


def perft(game: Game, depth: int) -> int:
    """The number of sequences of so many answers; a game that ends before counts once."""
    if depth == 0 or game.decision is None:
        return 1
    total = 0
    for answer in answers(game.decision):
        fork = game.fork()
        fork.answer(answer)
        total += perft(fork, depth - 1)
    return total


def duel() -> Table:
    """Ann, in her main phase, can play a land, cast a Bolt or pass; Bob has a Giant Growth ready."""
    table = Table()
    table.lands(ANN, "Mountain", 1)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Forest")
    table.lands(BOB, "Forest", 1)
    table.battlefield(BOB, "Wall of Blossoms")
    table.hand(BOB, "Giant Growth")
    return table


def melee() -> Table:
    """Ann is about to attack with two Bears; Bob has a Wall, Cat nothing."""
    table = Table(players=3)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(CAT, "Forest")
    table.turn(ANN, "beginning of combat")
    while not isinstance(table.decision, DeclareAttackers):
        assert table.decision is not None
        table.answer(table.decision.player, "pass")
    return table


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 3),  # pass, play the Forest, cast the Bolt
        (2, 8),  # Bob: pass or Growth; Ann: pass or Bolt; four targets for the Bolt (two players, two creatures)
        (3, 14),  # 2 in combat + 2 targets of Growth; 2 for Bob + 4 targets; with the Bolt on the stack only a pass
        (4, 24),
        (6, 72),
        (8, 173),
        (10, 341),
    ],
)
def test_a_duel(depth: int, count: int) -> None:
    assert perft(duel().game, depth) == count


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (1, 9),  # each of two Bears stays, attacks Bob or attacks Cat
        (2, 9),  # nobody can do anything but pass
        (4, 9),
        (5, 15),  # of these, 4 attacks leave Bob alone, 4 give him one attacker to block or not, 1 gives him two
        (12, 15),  # the rest of the turn is all passes
        (20, 16),
        (32, 31),
    ],
)
def test_a_melee(depth: int, count: int) -> None:
    assert perft(melee().game, depth) == count
