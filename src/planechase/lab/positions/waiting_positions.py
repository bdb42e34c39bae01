"""Positions in which it is right to wait: nothing is worth it yet, or something better comes."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.blocking_positions import attacked_by
from planechase.lab.positions.plane_positions import on_plane
from planechase.lab.positions.position_outcomes import both, cast, dies, holds, lives, neither, stays
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB, Table


def _counter(table: Table, spell: str) -> None:
    """Ann lets whatever comes before this spell resolve, and counters it."""
    table.cast(BOB, "Llanowar Elves")
    table.resolve()
    table.cast(BOB, spell)
    table.cast(ANN, "Cancel", [spell])


HOLDING: Final = (
    SolvedPosition(
        "a wall is no reason",
        PositionKind.HOLD,
        "The Wall hurts nobody, and Ann has nothing that it holds up; the removal is for what comes next.",
        (side(lands="3 Swamp", hand=["Hideous End"]), side("Wall of Blossoms", lands="5 Plains")),
        holds("Hideous End"),
    ),
    SolvedPosition(
        "no sweeper for one's own",
        PositionKind.HOLD,
        "All creatures on the table are Ann's: nothing is swept but her own side.",
        (
            side("Serra Angel", "Grizzly Bears", lands="6 Plains", hand=["Akroma's Vengeance"]),
            side(lands="5 Swamp"),
        ),
        both(neither(cast("Akroma's Vengeance")), stays("Serra Angel", "Grizzly Bears")),
    ),
    SolvedPosition(
        "the counterspell is for the Angel",
        PositionKind.HOLD,
        "Bob has six lands and a hand: the Elf is not what must not resolve.",
        (
            side(lands="3 Island", hand=["Cancel"]),
            side(lands="Forest, 5 Plains", hand=["Llanowar Elves", "Serra Angel"]),
        ),
        dies("Serra Angel"),
        lambda t: _counter(t, "Serra Angel"),
        plays=("Llanowar Elves", "Serra Angel"),
        begin=lambda t: t.turn(BOB),
    ),
    SolvedPosition(
        "it dies in combat anyway",
        PositionKind.HOLD,
        "The Angel blocks the Bears and lives; the Bolt is for something else.",
        (side("Serra Angel", lands="Mountain", hand=["Lightning Bolt"]), side("Grizzly Bears")),
        both(dies("Grizzly Bears"), holds("Lightning Bolt"), stays("Serra Angel")),
        lambda t: t.block(ANN, {"Serra Angel": "Grizzly Bears"}),
        begin=attacked_by("Grizzly Bears"),
    ),
    SolvedPosition(
        "the Angel and not the Elf",
        PositionKind.HOLD,
        "The Angel is about to take the last four life; the Elf only makes mana.",
        (
            side(lands="3 Swamp", hand=["Hideous End"], life=4),
            side("Llanowar Elves", "Serra Angel", lands="5 Plains"),
        ),
        both(lives, dies("Serra Angel")),
        steps(lambda t: t.cast(ANN, "Hideous End", ["Serra Angel"]), lambda t: t.resolve()),
        attacks={"Serra Angel": ANN},
        turns=2,
    ),
    SolvedPosition(
        "nothing of hers to grow",
        PositionKind.HOLD,
        "The only creature is Bob's.",
        (side(lands="Forest", hand=["Giant Growth"]), side("Grizzly Bears", lands="2 Forest")),
        holds("Giant Growth"),
    ),
    SolvedPosition(
        "a growth is for a fight",
        PositionKind.HOLD,
        "Even grown, the Bears do not get past the Wall; in a fight the Growth will be worth a card.",
        (side("Grizzly Bears", lands="Forest", hand=["Giant Growth"]), side("Wall of Frost", lands="2 Island")),
        both(holds("Giant Growth"), stays("Grizzly Bears")),
    ),
    SolvedPosition(
        "the only target is her own",
        PositionKind.HOLD,
        "Nothing but Ann's Angel is tapped.",
        (
            side(lands="3 Swamp", tapped=["Serra Angel"], hand=["Assassinate"]),
            side("Alpha Tyrranax", lands="6 Forest"),
        ),
        both(stays("Serra Angel"), holds("Assassinate")),
    ),
    SolvedPosition(
        "no fog for one point",
        PositionKind.HOLD,
        "One of twenty can be lost; the Fog is for the day on which it saves the game.",
        (side(lands="Forest", hand=["Fog"]), side("Llanowar Elves", lands="5 Forest")),
        holds("Fog"),
        begin=attacked_by("Llanowar Elves"),
    ),
    SolvedPosition(
        "two cards for an Elf",
        PositionKind.HOLD,
        "The Force would cost a second card and a life, for one mana that Bob hardly needs.",
        (
            side(lands="2 Island", hand=["Force of Will", "Concentrate"]),
            side(lands="6 Forest", hand=["Llanowar Elves"]),
        ),
        holds("Force of Will", "Concentrate"),
        plays=("Llanowar Elves",),
        begin=lambda t: t.turn(BOB),
    ),
    SolvedPosition(
        "an Elf for a Beast",
        PositionKind.HOLD,
        "Whatever Bob loses by it, he gets a 3/3 for: an Elf or a land is not enough.",
        (side(lands="3 Forest", hand=["Beast Within"]), side("Llanowar Elves", lands="4 Forest")),
        holds("Beast Within"),
    ),
    SolvedPosition(
        "everything it could target",
        PositionKind.HOLD,
        "In Glimmervoid Basin the spell is copied for each creature that it could destroy: Ann's two as well.",
        (
            side("Serra Angel", "Alpha Tyrranax", lands="3 Swamp", hand=["Hideous End"]),
            side("Llanowar Elves", lands="3 Forest"),
        ),
        both(stays("Serra Angel", "Alpha Tyrranax"), holds("Hideous End")),
        table=on_plane("Glimmervoid Basin"),
    ),
)
