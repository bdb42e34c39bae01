"""Positions at a table of several: whom to attack, whom to burn, and whom to fear."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.position_outcomes import attacks, attacks_with, both, dies, lives, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB, CAT, DAN, Table


def _three() -> Table:
    return Table(3)


def _four() -> Table:
    return Table(4)


OPPONENTS: Final = (
    SolvedPosition(
        "whoever can be killed",
        PositionKind.OPPONENT,
        "Four damage is the end of Cat, and hardly a scratch for Bob.",
        (side("Serra Angel"), side(life=20), side(life=4)),
        lambda t: t.has_lost(CAT),
        lambda t: t.attack(ANN, {"Serra Angel": CAT}),
        table=_three,
    ),
    SolvedPosition(
        "whoever is open",
        PositionKind.OPPONENT,
        "Bob's Tyrranax would eat the Bears; Cat has nobody to block.",
        (side("Grizzly Bears"), side("Alpha Tyrranax"), side()),
        attacks(("Grizzly Bears", CAT)),
        lambda t: t.attack(ANN, {"Grizzly Bears": CAT}),
        table=_three,
    ),
    SolvedPosition(
        "one for each",
        PositionKind.OPPONENT,
        "Both have two life and nobody to block: one Bear for each of them wins the game.",
        (side("Grizzly Bears", "Grizzly Bears"), side(life=2), side(life=2)),
        wins,
        lambda t: t.attack(ANN, dict(zip(t.find_all("Grizzly Bears"), (BOB, CAT), strict=True))),
        table=_three,
    ),
    SolvedPosition(
        "Elspeth before her emblem",
        PositionKind.OPPONENT,
        "With one loyalty more Bob gets an emblem that cannot be beaten; four of his twenty life are nothing to that.",
        (side("Serra Angel", "Serra Angel"), side(lands="4 Plains")),
        dies("Elspeth, Knight-Errant"),
        lambda t: t.attack(ANN, dict.fromkeys(t.find_all("Serra Angel"), "Elspeth, Knight-Errant")),
        begin=lambda t: t.battlefield(BOB, "Elspeth, Knight-Errant", counters={"loyalty": 7}),
    ),
    SolvedPosition(
        "the player and not the planeswalker",
        PositionKind.OPPONENT,
        "Four damage ends the game; Elspeth goes with it.",
        (side("Serra Angel"), side("Elspeth, Knight-Errant", lands="4 Plains", life=4)),
        wins,
        lambda t: t.attack(ANN, {"Serra Angel": BOB}),
    ),
    SolvedPosition(
        "who strikes back",
        PositionKind.OPPONENT,
        "An attack on Cat would leave nobody at home, and Bob's creatures have three power: all the life there is.",
        (side("Grizzly Bears", life=3), side("Grizzly Bears", "Llanowar Elves"), side()),
        both(lives, attacks_with()),
        steps(
            lambda t: t.attack(ANN, []),
            lambda t: t.go_to("beginning of combat", of=BOB),
            lambda t: t.attack(BOB, {t.find("Grizzly Bears", controller=BOB): ANN, "Llanowar Elves": ANN}),
            lambda t: t.block(ANN, {t.find("Grizzly Bears", controller=ANN): t.find("Grizzly Bears", controller=BOB)}),
        ),
        table=_three,
        attacks={"Grizzly Bears": ANN, "Llanowar Elves": ANN},
        turns=2,
    ),
    SolvedPosition(
        "three damage where they count",
        PositionKind.OPPONENT,
        "The Bolt is the end of Cat; neither Bob's life nor his Bears are worth as much.",
        (side(lands="Mountain", hand=["Lightning Bolt"]), side("Grizzly Bears"), side("Serra Angel", life=3)),
        lambda t: t.has_lost(CAT),
        lambda t: t.cast(ANN, "Lightning Bolt", [CAT]),
        table=_three,
    ),
    SolvedPosition(
        "the Door for the strong one",
        PositionKind.OPPONENT,
        "The Bears take care of Cat's last two life; the Door is for Bob, whom nothing else could beat.",
        (
            side("Grizzly Bears", "Door to Nothingness", lands="2 Plains, 2 Island, 2 Swamp, 2 Mountain, 2 Forest"),
            side("Serra Angel", "Alpha Tyrranax", life=40),
            side(life=2),
        ),
        wins,
        steps(
            lambda t: t.activate(ANN, "Door to Nothingness", targets=[BOB]),
            lambda t: t.resolve(),
            lambda t: t.attack(ANN, {"Grizzly Bears": CAT}),
        ),
        table=_three,
    ),
    SolvedPosition(
        "the one who is about to win",
        PositionKind.OPPONENT,
        "Bob's Angel takes the last four life in his next turn; the other two have nothing that could.",
        (
            side(lands="3 Swamp", hand=["Hideous End"], life=4),
            side("Serra Angel"),
            side("Wall of Blossoms", "Llanowar Elves"),
            side("Silverglade Elemental", tapped=["Grizzly Bears"]),
        ),
        lives,
        steps(lambda t: t.cast(ANN, "Hideous End", ["Serra Angel"]), lambda t: t.resolve()),
        table=_four,
        attacks={"Serra Angel": ANN},
        turns=2,
    ),
    SolvedPosition(
        "not into three armies",
        PositionKind.OPPONENT,
        "Wherever the Bears go they die, and everybody else is glad.",
        (
            side("Grizzly Bears"),
            side("Alpha Tyrranax"),
            side("Serra Angel"),
            side("Silverglade Elemental"),
        ),
        attacks_with(),
        table=_four,
    ),
    SolvedPosition(
        "the last of three",
        PositionKind.OPPONENT,
        "Three damage is the end of Dan; divided among the others it is the end of nobody.",
        (
            side("Grizzly Bears", "Llanowar Elves"),
            side(life=20),
            side(life=20),
            side(life=3),
        ),
        lambda t: t.has_lost(DAN),
        lambda t: t.attack(ANN, {"Grizzly Bears": DAN, "Llanowar Elves": DAN}),
        table=_four,
    ),
)
