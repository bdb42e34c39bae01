"""Positions in which something must be given up, or need not be."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.plane_positions import on_plane
from planechase.lab.positions.position_outcomes import both, cast, dies, holds, lives, neither, stays
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB

GIVING_UP: Final = (
    SolvedPosition(
        "innocent blood of one's own",
        PositionKind.GIVE_UP,
        "Bob has no creature: the only one to be sacrificed would be Ann's Angel.",
        (side("Serra Angel", lands="2 Swamp", hand=["Innocent Blood"]), side(lands="4 Swamp")),
        both(stays("Serra Angel"), neither(cast("Innocent Blood"))),
    ),
    SolvedPosition(
        "the Elf for the Angel",
        PositionKind.GIVE_UP,
        "A creature must go, and the Elves are missed least.",
        (side("Serra Angel", "Llanowar Elves"), side(lands="Swamp", hand=["Innocent Blood"])),
        both(stays("Serra Angel"), dies("Llanowar Elves", of=ANN)),
        steps(lambda t: t.will(ANN, "Llanowar Elves"), lambda t: t.cast(BOB, "Innocent Blood"), lambda t: t.resolve()),
        plays=("Innocent Blood",),
        begin=lambda t: t.turn(BOB),
    ),
    SolvedPosition(
        "the eighth land for the Angel",
        PositionKind.GIVE_UP,
        "With seven lands on the table the one in the hand is worth less than the Angel.",
        (
            side(lands="7 Plains", hand=["Plains", "Serra Angel"]),
            side(lands="3 Swamp", hand=["Liliana's Specter"]),
        ),
        holds("Serra Angel"),
        steps(
            lambda t: t.will(ANN, "Plains"),
            lambda t: t.cast(BOB, "Liliana's Specter"),
            lambda t: t.resolve(),
            lambda t: t.resolve(),
        ),
        plays=("Liliana's Specter",),
        begin=lambda t: t.turn(BOB),
    ),
    SolvedPosition(
        "what is thrown into the fire",
        PositionKind.GIVE_UP,
        "The Conclusion kills the Tyrranax before it kills Ann, and it is the Elf that pays for it.",
        (
            side("Llanowar Elves", lands="2 Mountain", hand=["Fiery Conclusion"], tapped=["Serra Angel"], life=6),
            side("Alpha Tyrranax"),
        ),
        both(lives, dies("Alpha Tyrranax"), stays("Serra Angel")),
        lambda t: t.cast(ANN, "Fiery Conclusion", ["Alpha Tyrranax"], choose=["Llanowar Elves"]),
        begin=steps(lambda t: t.turn(BOB), lambda t: t.attack(BOB, ["Alpha Tyrranax"])),
    ),
    SolvedPosition(
        "the Idol wants a creature",
        PositionKind.GIVE_UP,
        "A creature must go in the upkeep, and the Elves are missed least.",
        (side("Serra Angel", "Llanowar Elves"), side()),
        both(stays("Serra Angel"), dies("Llanowar Elves", of=ANN)),
        steps(lambda t: t.will(ANN, "Llanowar Elves"), lambda t: t.resolve()),
        table=on_plane("Lair of the Ashen Idol"),
        begin=lambda t: t.begin("upkeep", of=ANN, pause=True),
    ),
    SolvedPosition(
        "five life too many",
        PositionKind.GIVE_UP,
        "Ann has five life: let Bob draw his three cards.",
        (side(life=5), side(lands="3 Mountain", hand=["Browbeat"])),
        lives,
        steps(
            lambda t: t.will(ANN, False),
            lambda t: t.will(BOB, False),
            lambda t: t.cast(BOB, "Browbeat", [BOB]),
            lambda t: t.resolve(),
        ),
        plays=("Browbeat",),
        begin=lambda t: t.turn(BOB),
    ),
    SolvedPosition(
        "an Angel is no meal",
        PositionKind.GIVE_UP,
        "Devouring the Angel makes a 4/4 without wings of a 1/1: two cards for less than one.",
        (side("Serra Angel", lands="3 Mountain", hand=["Thunder-Thrash Elder"]), side()),
        stays("Serra Angel"),
    ),
    SolvedPosition(
        "the Lawbringer's price",
        PositionKind.GIVE_UP,
        "The Elf is a small price for the Tyrranax, and the Angel would be a high one.",
        (
            side("Llanowar Elves", "Serra Angel", lands="Plains, 2 Swamp", hand=["Ruthless Lawbringer"]),
            side("Alpha Tyrranax"),
        ),
        both(stays("Serra Angel", "Ruthless Lawbringer"), dies("Alpha Tyrranax")),
        steps(
            lambda t: t.cast(ANN, "Ruthless Lawbringer"),
            lambda t: t.will(ANN, True, "Llanowar Elves", "Alpha Tyrranax"),
            lambda t: t.resolve(),
            lambda t: t.resolve(),
            lambda t: t.resolve(),
        ),
    ),
)
