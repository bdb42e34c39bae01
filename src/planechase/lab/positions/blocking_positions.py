"""Positions with an attack: who must block, what, and when it does not pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from planechase.lab.positions.plane_positions import on_plane
from planechase.lab.positions.position_outcomes import blocked, both, dies, life, lives, stays
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB, Table


def attacked_by(*names: str) -> Callable[[Table], None]:
    """Bob attacks Ann with these."""

    def begin(table: Table) -> None:
        table.turn(BOB)
        table.attack(BOB, [*names])

    return begin


BLOCKING: Final = (
    SolvedPosition(
        "a small one for the game",
        PositionKind.BLOCK,
        "Six damage is more than the four life that are left, so the Elves must stand in the way.",
        (side("Llanowar Elves", life=4), side("Alpha Tyrranax")),
        lives,
        lambda t: t.block(ANN, {"Llanowar Elves": "Alpha Tyrranax"}),
        begin=attacked_by("Alpha Tyrranax"),
    ),
    SolvedPosition(
        "the one that would kill",
        PositionKind.BLOCK,
        "The Bears could eat the Elves, but it is the Tyrranax that ends the game.",
        (side("Grizzly Bears", life=3), side("Alpha Tyrranax", "Llanowar Elves")),
        lives,
        lambda t: t.block(ANN, {"Grizzly Bears": "Alpha Tyrranax"}),
        begin=attacked_by("Alpha Tyrranax", "Llanowar Elves"),
    ),
    SolvedPosition(
        "two walls against trample",
        PositionKind.BLOCK,
        "Five trample through one Wall by one, which is all the life there is; through both nothing comes.",
        (side("Wall of Blossoms", "Wall of Blossoms", life=1), side()),
        lives,
        lambda t: t.block(ANN, dict.fromkeys(t.find_all("Wall of Blossoms"), "Arcbound Crusher")),
        begin=steps(
            lambda t: t.battlefield(BOB, "Arcbound Crusher", counters={"+1/+1": 5}),
            attacked_by("Arcbound Crusher"),
        ),
    ),
    SolvedPosition(
        "six life are less than an Angel",
        PositionKind.BLOCK,
        "The Angel would die and the Tyrranax live; at twenty life six can be taken.",
        (side("Serra Angel"), side("Alpha Tyrranax")),
        both(blocked(), stays("Serra Angel")),
        begin=attacked_by("Alpha Tyrranax"),
    ),
    SolvedPosition(
        "a wall blocks for nothing",
        PositionKind.BLOCK,
        "The Wall takes two without a scratch.",
        (side("Wall of Blossoms"), side("Grizzly Bears")),
        both(life(ANN, 20), stays("Wall of Blossoms")),
        lambda t: t.block(ANN, {"Wall of Blossoms": "Grizzly Bears"}),
        begin=attacked_by("Grizzly Bears"),
    ),
    SolvedPosition(
        "the big one eats the small one",
        PositionKind.BLOCK,
        "The Angel kills the Bears and lives; the Elves would only die, or let two through.",
        (side("Serra Angel", "Llanowar Elves"), side("Grizzly Bears")),
        both(dies("Grizzly Bears"), stays("Serra Angel", "Llanowar Elves"), life(ANN, 20)),
        lambda t: t.block(ANN, {"Serra Angel": "Grizzly Bears"}),
        begin=attacked_by("Grizzly Bears"),
    ),
    SolvedPosition(
        "one touch is enough",
        PositionKind.BLOCK,
        "The Nighthawk takes the Tyrranax with it; the Angel alone would die for nothing.",
        (side("Vampire Nighthawk", "Serra Angel", life=6), side("Alpha Tyrranax")),
        both(lives, dies("Alpha Tyrranax"), stays("Serra Angel")),
        lambda t: t.block(ANN, {"Vampire Nighthawk": "Alpha Tyrranax"}),
        begin=attacked_by("Alpha Tyrranax"),
    ),
    SolvedPosition(
        "first strike comes first",
        PositionKind.BLOCK,
        "The Knight kills the Bears before they can strike back.",
        (side("White Knight"), side("Grizzly Bears")),
        both(dies("Grizzly Bears"), stays("White Knight")),
        lambda t: t.block(ANN, {"White Knight": "Grizzly Bears"}),
        begin=attacked_by("Grizzly Bears"),
    ),
    SolvedPosition(
        "one for each of them",
        PositionKind.BLOCK,
        "Each of the two would be enough to kill; both Bears are needed, one before each.",
        (side("Grizzly Bears", "Grizzly Bears", life=5), side("Alpha Tyrranax", "Rumbling Slum")),
        lives,
        lambda t: t.block(
            ANN, dict(zip(t.find_all("Grizzly Bears"), ("Alpha Tyrranax", "Rumbling Slum"), strict=True))
        ),
        begin=attacked_by("Alpha Tyrranax", "Rumbling Slum"),
    ),
    SolvedPosition(
        "menace takes two",
        PositionKind.BLOCK,
        "One creature cannot block the Whelp; both Elves together can, and must.",
        (side("Llanowar Elves", "Llanowar Elves", life=2), side("Deranged Whelp")),
        lives,
        lambda t: t.block(ANN, dict.fromkeys(t.find_all("Llanowar Elves"), "Deranged Whelp")),
        begin=attacked_by("Deranged Whelp"),
    ),
    SolvedPosition(
        "only the bird reaches the Angel",
        PositionKind.BLOCK,
        "Four from the air are all the life there is: the Owl blocks the Angel, and the Wall the Bears.",
        (side("Augury Owl", "Wall of Blossoms", life=4), side("Serra Angel", "Grizzly Bears")),
        lives,
        lambda t: t.block(ANN, {"Augury Owl": "Serra Angel", "Wall of Blossoms": "Grizzly Bears"}),
        begin=attacked_by("Serra Angel", "Grizzly Bears"),
    ),
    SolvedPosition(
        "the tenth poison counter",
        PositionKind.BLOCK,
        "The snake is small, but its one poison counter is the last that it takes.",
        (side("Grizzly Bears"), side("Blight Mamba", "Alpha Tyrranax")),
        lives,
        lambda t: t.block(ANN, {"Grizzly Bears": "Blight Mamba"}),
        begin=steps(lambda t: t.poison(ANN, 9), attacked_by("Blight Mamba", "Alpha Tyrranax")),
    ),
    SolvedPosition(
        "fog is for this",
        PositionKind.BLOCK,
        "Nobody can block, and twelve damage would be the end: now or never.",
        (side(lands="Forest", hand=["Fog"], life=7), side("Alpha Tyrranax", "Alpha Tyrranax")),
        lives,
        lambda t: t.cast(ANN, "Fog"),
        begin=attacked_by("Alpha Tyrranax", "Alpha Tyrranax"),
    ),
    SolvedPosition(
        "everything kills in the Catacomb",
        PositionKind.BLOCK,
        "On this plane each creature has deathtouch: the Elves take the Tyrranax with them.",
        (side("Llanowar Elves", life=9), side("Alpha Tyrranax")),
        dies("Alpha Tyrranax"),
        lambda t: t.block(ANN, {"Llanowar Elves": "Alpha Tyrranax"}),
        table=on_plane("Onakke Catacomb"),
        begin=attacked_by("Alpha Tyrranax"),
    ),
)
