"""Positions for teams, and for archenemies and those who stand against one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.lab.positions.position_outcomes import attacks_with, blocked, both, dies, lives, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.rules.casual import schemes
from planechase.testing import ANN, BOB, CAT, DAN, SchemeTable, Table
from planechase.variants import TwoHeadedGiant


def _giants() -> Table:
    """Ann and Bob against Cat and Dan."""
    return Table(4, variants=[TwoHeadedGiant()])


def _sets_in_motion(name: str) -> Callable[[Table], None]:
    """Ann, who is the archenemy, sets a scheme in motion."""

    def begin(table: Table) -> None:
        assert isinstance(table, SchemeTable)
        table.scheme_deck(name)
        table.happen(lambda state: schemes.set_top_in_motion(state, state.players[ANN]), pause=True)

    return begin


TOGETHER: Final = (
    SolvedPosition(
        "the two of them together",
        PositionKind.TOGETHER,
        "The other team has one life total of four: the Bears of both heads take it.",
        (
            side("Grizzly Bears", life=3),
            side("Grizzly Bears"),
            side(tapped=["Alpha Tyrranax"], life=4),
            side(tapped=["Alpha Tyrranax"]),
        ),
        wins,
        lambda t: t.attack(ANN, dict.fromkeys(t.find_all("Grizzly Bears"), CAT)),
        table=_giants,
    ),
    SolvedPosition(
        "a block for the other head",
        PositionKind.TOGETHER,
        "It is Bob whom the Tyrranax attacks, but the life of the team is one, and only Ann can block.",
        (side("Llanowar Elves", life=5), side(), side("Alpha Tyrranax"), side()),
        lives,
        lambda t: t.block(ANN, {"Llanowar Elves": "Alpha Tyrranax"}),
        table=_giants,
        begin=steps(lambda t: t.turn(CAT), lambda t: t.attack(CAT, {"Alpha Tyrranax": BOB})),
    ),
    SolvedPosition(
        "one life for both of them",
        PositionKind.TOGETHER,
        "Three damage to either head of the other team ends the game.",
        (side(lands="Mountain", hand=["Lightning Bolt"], life=2), side(), side("Serra Angel", life=3), side()),
        wins,
        lambda t: t.cast(ANN, "Lightning Bolt", [DAN]),
        table=_giants,
    ),
    SolvedPosition(
        "the team's blockers are enough",
        PositionKind.TOGETHER,
        "Dan's Tyrranax blocks for Cat as well, and her Angel for him: the Bears would die for nothing.",
        (side("Grizzly Bears"), side(), side("Serra Angel"), side("Alpha Tyrranax")),
        attacks_with(),
        table=_giants,
    ),
    SolvedPosition(
        "the best of their creatures",
        PositionKind.TOGETHER,
        "One creature is destroyed, and the Angel is the one that can hurt.",
        (side("Grizzly Bears"), side("Llanowar Elves"), side("Serra Angel", "Wall of Blossoms")),
        dies("Serra Angel", of=CAT),
        steps(lambda t: t.answer(ANN, "Serra Angel"), lambda t: t.resolve()),
        table=SchemeTable,
        begin=_sets_in_motion("Make Yourself Useful"),
    ),
    SolvedPosition(
        "the one with more to lose",
        PositionKind.TOGETHER,
        "Everything of one opponent is destroyed: Cat's three creatures, and not Bob's Elf.",
        (side(), side("Llanowar Elves"), side("Serra Angel", "Alpha Tyrranax", "Grizzly Bears")),
        dies("Serra Angel", "Alpha Tyrranax", "Grizzly Bears", of=CAT),
        steps(lambda t: t.answer(ANN, CAT), lambda t: t.resolve()),
        table=SchemeTable,
        begin=_sets_in_motion("Behold the Power of Destruction"),
    ),
    SolvedPosition(
        "the others can bear it",
        PositionKind.TOGETHER,
        "Six damage would kill Bob; three hardly hurt Cat.",
        (side(), side(life=6), side(life=20)),
        lambda t: not t.has_lost(BOB),
        steps(lambda t: t.will(BOB, "others"), lambda t: t.resolve()),
        table=SchemeTable,
        begin=steps(_sets_in_motion("The Fate of the Flammable"), lambda t: t.answer(ANN, BOB)),
        asked=BOB,
    ),
    SolvedPosition(
        "for the one beside him",
        PositionKind.TOGETHER,
        "Three damage would kill Cat, and then Ann has one opponent less; Bob can bear the six.",
        (side(), side(life=20), side("Serra Angel", "Serra Angel", life=3)),
        lambda t: not t.has_lost(CAT),
        steps(lambda t: t.will(BOB, "self"), lambda t: t.resolve()),
        table=SchemeTable,
        begin=steps(_sets_in_motion("The Fate of the Flammable"), lambda t: t.answer(ANN, BOB)),
        asked=BOB,
    ),
    SolvedPosition(
        "one Wall for two heads",
        PositionKind.TOGETHER,
        "Three life are left for both, and five are coming: the Elemental must not get through, whomever it attacks.",
        (
            side("Wall of Blossoms", life=3),
            side(),
            side("Silverglade Elemental"),
            side("Llanowar Elves"),
        ),
        both(lives, blocked(("Wall of Blossoms", "Silverglade Elemental"))),
        lambda t: t.block(ANN, {"Wall of Blossoms": "Silverglade Elemental"}),
        table=_giants,
        begin=steps(
            lambda t: t.turn(CAT), lambda t: t.attack(CAT, {"Silverglade Elemental": BOB, "Llanowar Elves": ANN})
        ),
    ),
)
