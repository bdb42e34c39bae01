"""Positions in which the game can be won now, and in no other way than one."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.plane_positions import on_plane, roll
from planechase.lab.positions.position_outcomes import wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB

LETHAL: Final = (
    SolvedPosition(
        "everybody attacks an open player",
        PositionKind.LETHAL,
        "Six power meets six life and nobody who could block.",
        (side("Grizzly Bears", "Grizzly Bears", "Grizzly Bears", life=3), side("Alpha Tyrranax", life=6)),
        wins,
        lambda t: t.attack(ANN, ["Grizzly Bears"] * 3),
        begin=lambda t: t.tap("Alpha Tyrranax"),
    ),
    SolvedPosition(
        "one blocker is one too few",
        PositionKind.LETHAL,
        "Three Bears attack, one of them is blocked, and the other two bring the four that are left.",
        (side("Grizzly Bears", "Grizzly Bears", "Grizzly Bears"), side("Serra Angel", life=4)),
        wins,
        lambda t: t.attack(ANN, ["Grizzly Bears"] * 3),
    ),
    SolvedPosition(
        "fly over the wall",
        PositionKind.LETHAL,
        "The Angel cannot be blocked by what does not fly, and four is what Bob has left.",
        (side("Serra Angel", life=4), side("Wall of Blossoms", "Alpha Tyrranax", life=4)),
        wins,
        lambda t: t.attack(ANN, ["Serra Angel"]),
    ),
    SolvedPosition(
        "the last three are burnt",
        PositionKind.LETHAL,
        "Bob has three life: the Bolt wins the game, and no creature that it could kill matters any more.",
        (side(lands="Mountain", hand=["Lightning Bolt"], life=2), side("Vampire Nighthawk", life=3)),
        wins,
        lambda t: t.cast(ANN, "Lightning Bolt", targets=[BOB]),
    ),
    SolvedPosition(
        "attack, then burn",
        PositionKind.LETHAL,
        "Two unblockable damage and three of the Bolt are five; the Bolt on the Nighthawk would be none.",
        (
            side("Tormented Soul", "Tormented Soul", lands="Mountain", hand=["Lightning Bolt"], life=3),
            side("Vampire Nighthawk", life=5),
        ),
        wins,
        steps(
            lambda t: t.attack(ANN, ["Tormented Soul"] * 2),
            lambda t: t.combat_damage(),
            lambda t: t.cast(ANN, "Lightning Bolt", [BOB]),
        ),
    ),
    SolvedPosition(
        "the one that is not blocked grows",
        PositionKind.LETHAL,
        "Whatever blocks one of the Bears, the other one and three of the Growth make five.",
        (
            side("Grizzly Bears", "Grizzly Bears", lands="Forest", hand=["Giant Growth"], life=4),
            side("Alpha Tyrranax", life=5),
        ),
        wins,
        steps(
            lambda t: t.attack(ANN, ["Grizzly Bears"] * 2),
            lambda t: t.go_to("declare blockers"),
            lambda t: t.cast(ANN, "Giant Growth", [next(b for b in t.find_all("Grizzly Bears") if not b.blocked)]),
        ),
    ),
    SolvedPosition(
        "clear the way first",
        PositionKind.LETHAL,
        "The only blocker dies to the Bolt before combat, and then the Tyrranax brings the last six.",
        (side("Alpha Tyrranax", lands="Mountain", hand=["Lightning Bolt"], life=1), side("Grizzly Bears", life=6)),
        wins,
        steps(
            lambda t: t.cast(ANN, "Lightning Bolt", ["Grizzly Bears"]),
            lambda t: t.resolve(),
            lambda t: t.attack(ANN, ["Alpha Tyrranax"]),
        ),
    ),
    SolvedPosition(
        "trample over them all",
        PositionKind.LETHAL,
        "With Overrun three Elves have twelve power and trample: whatever blocks, four and more come through.",
        (
            side("Llanowar Elves", "Llanowar Elves", "Llanowar Elves", lands="5 Forest", hand=["Overrun"], life=5),
            side("Grizzly Bears", "Serra Angel", life=4),
        ),
        wins,
        steps(lambda t: t.cast(ANN, "Overrun"), lambda t: t.resolve(), lambda t: t.attack(ANN, ["Llanowar Elves"] * 3)),
    ),
    SolvedPosition(
        "all of X at the face",
        PositionKind.LETHAL,
        "Six lands make a Blaze for five, which is what Bob has left.",
        (side(lands="6 Mountain", hand=["Blaze"], life=2), side("Serra Angel", life=5)),
        wins,
        lambda t: t.cast(ANN, "Blaze", [BOB], x=5),
    ),
    SolvedPosition(
        "throw what was blocked",
        PositionKind.LETHAL,
        "The Tyrranax is blocked whatever happens; thrown, its six power reach Bob all the same.",
        (side("Alpha Tyrranax", lands="2 Mountain", hand=["Fling"], life=3), side("Serra Angel", life=6)),
        wins,
        lambda t: t.cast(ANN, "Fling", [BOB]),
    ),
    SolvedPosition(
        "nobody can block today",
        PositionKind.LETHAL,
        "Chaos keeps all four of Bob's creatures from blocking, and then the Bears' four is enough.",
        (
            side("Grizzly Bears", "Grizzly Bears", lands="3 Mountain", hand=["Order // Chaos"], life=4),
            side("Grizzly Bears", "Grizzly Bears", "Serra Angel", "Serra Angel", life=4),
        ),
        wins,
        steps(
            lambda t: t.cast(ANN, "Order // Chaos", half="Chaos"),
            lambda t: t.resolve(),
            lambda t: t.attack(ANN, t.find_all("Grizzly Bears", controller=ANN)),
        ),
    ),
    SolvedPosition(
        "borrow the blocker",
        PositionKind.LETHAL,
        "With the Mark the only blocker fights for Ann: five of the Angel and two of the Bears are seven.",
        (
            side("Grizzly Bears", lands="3 Mountain", hand=["Mark of Mutiny"], life=4),
            side("Serra Angel", life=7),
        ),
        wins,
        steps(
            lambda t: t.cast(ANN, "Mark of Mutiny", ["Serra Angel"]),
            lambda t: t.resolve(),
            lambda t: t.attack(ANN, ["Grizzly Bears", "Serra Angel"]),
        ),
    ),
    SolvedPosition(
        "haste for the last point",
        PositionKind.LETHAL,
        "The Champion's three arrive with it and its three more attack at once: six in a turn.",
        (side(lands="4 Mountain", hand=["Keldon Champion"], life=2), side(life=6, tapped=["Serra Angel"])),
        wins,
        steps(
            lambda t: t.will(ANN, BOB),
            lambda t: t.cast(ANN, "Keldon Champion"),
            lambda t: t.resolve(),
            lambda t: t.resolve(),
            lambda t: t.attack(ANN, ["Keldon Champion"]),
        ),
    ),
    SolvedPosition(
        "the Angel that keeps him alive",
        PositionKind.LETHAL,
        "Bob has no life left and cannot lose while the Platinum Angel is there: it is the one to destroy.",
        (
            side(lands="3 Swamp", hand=["Hideous End"], life=3),
            side("Platinum Angel", "Alpha Tyrranax", "Serra Angel", life=0),
        ),
        wins,
        lambda t: t.cast(ANN, "Hideous End", ["Platinum Angel"]),
    ),
    SolvedPosition(
        "on Tazeem nobody blocks",
        PositionKind.LETHAL,
        "Creatures cannot block on Tazeem, so the two Angels of Bob do not matter.",
        (side("Grizzly Bears", life=3), side("Serra Angel", "Serra Angel", life=2)),
        wins,
        lambda t: t.attack(ANN, ["Grizzly Bears"]),
        table=on_plane("Tazeem"),
    ),
    SolvedPosition(
        "a Bolt and its copy",
        PositionKind.LETHAL,
        "In the Steam Maze a Bolt comes with a copy: twice three is what Bob has left.",
        (side(lands="Mountain", hand=["Lightning Bolt"], life=4), side("Serra Angel", life=6)),
        wins,
        steps(lambda t: t.always(ANN, False, about="Lightning Bolt"), lambda t: t.cast(ANN, "Lightning Bolt", [BOB])),
        table=on_plane("Izzet Steam Maze"),
    ),
    SolvedPosition(
        "a roll before combat",
        PositionKind.LETHAL,
        "At the Drum a roll gives +1/+1: the first one is free, and three is what Bob has left.",
        (side("Grizzly Bears", life=4), side("Alpha Tyrranax", life=3)),
        wins,
        steps(roll, lambda t: t.resolve_all(), lambda t: t.attack(ANN, ["Grizzly Bears"])),
        table=on_plane("The Drum, Mining Facility", "blank"),
        begin=lambda t: t.tap("Alpha Tyrranax"),
    ),
)
