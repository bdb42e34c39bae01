"""Positions on planes: to roll the planar die or not, and what the mana is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.lab.positions.plane_positions import BLANKS, on_plane, roll
from planechase.lab.positions.position_outcomes import both, dies, holds, lives, neither, rolled, stays, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB, PlanarTable, Table


def _naar_isle(flames: int, *faces: str) -> Callable[[], Table]:
    """A table on Naar Isle with this many flame counters."""

    def table() -> Table:
        made = PlanarTable()
        made.counters(made.on_plane("Naar Isle"), "flame", flames)
        made.force_planar_die(*faces, *BLANKS)
        return made

    return table


def _left(plane: str) -> Callable[[Table], bool]:
    """Nobody is on this plane any more."""
    return lambda table: isinstance(table, PlanarTable) and plane not in table.planes


ROLLING: Final = (
    SolvedPosition(
        "away from the Fourth Sphere",
        PositionKind.ROLL,
        "The plane takes a creature each turn, a roll costs nothing, and chaos would bring a Zombie.",
        (side("Serra Angel"), side("Grizzly Bears")),
        rolled,
        roll,
        table=on_plane("The Fourth Sphere"),
    ),
    SolvedPosition(
        "seven cards at the end of the turn",
        PositionKind.ROLL,
        "With an empty hand the Academy brings seven cards: nobody walks away before that.",
        (side("Grizzly Bears"), side("Grizzly Bears")),
        lambda t: len(t.hand(ANN)) >= 7,
        table=on_plane("Academy at Tolaria West", "planeswalker"),
    ),
    SolvedPosition(
        "burning Naar Isle",
        PositionKind.ROLL,
        "The flames will soon take all seven life: the second roll is worth the land.",
        (side(lands="2 Mountain", life=7), side("Grizzly Bears", life=20)),
        _left("Naar Isle"),
        steps(roll, roll, lambda t: t.resolve()),
        table=_naar_isle(5, "blank", "planeswalker"),
    ),
    SolvedPosition(
        "the mana is for the Cancel",
        PositionKind.ROLL,
        "A second roll would tap the land that the Cancel needs, and Bob is about to cast an Angel.",
        (side(lands="3 Island", hand=["Cancel"]), side(lands="5 Plains", hand=["Serra Angel"])),
        dies("Serra Angel"),
        steps(
            lambda t: t.go_to("precombat main phase", of=BOB),
            lambda t: t.cast(BOB, "Serra Angel"),
            lambda t: t.cast(ANN, "Cancel", ["Serra Angel"]),
        ),
        table=on_plane("Fields of Summer"),
        plays=("Serra Angel",),
        turns=2,
    ),
    SolvedPosition(
        "chaos would win",
        PositionKind.ROLL,
        "Naar Isle's chaos deals the three that Bob has left, and the mana is good for nothing else.",
        (side(lands="3 Mountain", life=20), side("Serra Angel", life=3)),
        wins,
        steps(roll, lambda t: t.will(ANN, BOB), roll),
        table=_naar_isle(0, "blank", "chaos"),
    ),
    SolvedPosition(
        "what the Sanctum keeps",
        PositionKind.ROLL,
        "To walk away from the Sanctum destroys everything but lands, and nearly all of it is Ann's.",
        (side("Serra Angel", "Alpha Tyrranax", "Vampire Nighthawk"), side("Llanowar Elves")),
        both(neither(rolled), stays("Serra Angel", "Alpha Tyrranax", "Vampire Nighthawk")),
        table=on_plane("Sanctum of Serra", "planeswalker"),
    ),
    SolvedPosition(
        "let the Sanctum fall",
        PositionKind.ROLL,
        "Ann has nothing to lose: walking away destroys all of Bob's creatures, and chaos makes her life 20.",
        (side(lands="3 Forest", life=8), side("Serra Angel", "Alpha Tyrranax", "Vampire Nighthawk")),
        dies("Serra Angel", "Alpha Tyrranax", "Vampire Nighthawk"),
        steps(roll, lambda t: t.resolve_all()),
        table=on_plane("Sanctum of Serra", "planeswalker"),
    ),
    SolvedPosition(
        "mana that kills",
        PositionKind.ROLL,
        "In Tember City each land that is tapped for mana deals one damage, and one life is all there is.",
        (side(lands="2 Forest", hand=["Grizzly Bears"], life=1), side(lands="2 Forest")),
        both(lives, holds("Grizzly Bears")),
        table=on_plane("Tember City"),
    ),
    SolvedPosition(
        "a card for each roll",
        PositionKind.ROLL,
        "On the Stairs each roll draws a card, whatever the die shows; the first one is free.",
        (side(), side("Grizzly Bears")),
        rolled,
        steps(roll, lambda t: t.resolve_all()),
        table=on_plane("Stairs to Infinity"),
    ),
    SolvedPosition(
        "spells before the die",
        PositionKind.ROLL,
        "A Dragon for one roll in six is no reason to leave the Angel in the hand.",
        (side(lands="5 Plains", hand=["Serra Angel"]), side("Grizzly Bears")),
        stays("Serra Angel"),
        steps(lambda t: t.cast(ANN, "Serra Angel"), lambda t: t.resolve()),
        table=on_plane("Shiv"),
    ),
)
