"""Positions in which damage is divided, so that nothing of it is lost."""

from __future__ import annotations

from typing import Any, Final

from planechase.lab.positions.position_outcomes import both, dies, lives, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.rules.state.decisions import Decision, Divide
from planechase.testing import ANN, BOB, Table


def _tramples(table: Table, defender: int) -> None:
    """Ann deals no more to blockers than kills them, and the rest to a player."""

    def share(decision: Decision[Any]) -> Any:
        if not isinstance(decision, Divide):
            return None
        found = decision.answers()
        assert found is not None
        return max(found, key=lambda shares: shares.get(defender, 0))

    table.on_ask(ANN, share)


DIVIDING: Final = (
    SolvedPosition(
        "one for each of three",
        PositionKind.DIVIDE,
        "Three creatures with one toughness die to three damage.",
        (
            side(lands="3 Mountain", hand=["Arc Lightning"]),
            side("Llanowar Elves", "Soul Warden", "Blood Artist"),
        ),
        dies("Llanowar Elves", "Soul Warden", "Blood Artist"),
        lambda t: t.cast(ANN, "Arc Lightning", ["Llanowar Elves", "Soul Warden", "Blood Artist"], divide=[1, 1, 1]),
    ),
    SolvedPosition(
        "two and two",
        PositionKind.DIVIDE,
        "Four damage kills two creatures with two toughness.",
        (side(lands="5 Mountain", hand=["Pyrotechnics"]), side("Grizzly Bears", "Withered Wretch")),
        dies("Grizzly Bears", "Withered Wretch"),
        lambda t: t.cast(ANN, "Pyrotechnics", ["Grizzly Bears", "Withered Wretch"], divide=[2, 2]),
    ),
    SolvedPosition(
        "all of it at the face",
        PositionKind.DIVIDE,
        "Bob has three life: nothing is divided.",
        (
            side(lands="3 Mountain", hand=["Arc Lightning"], life=2),
            side("Llanowar Elves", "Soul Warden", "Blood Artist", life=3),
        ),
        wins,
        lambda t: t.cast(ANN, "Arc Lightning", [BOB]),
    ),
    SolvedPosition(
        "no more than the wall can take",
        PositionKind.DIVIDE,
        "Four of the six damage kill the Wall, and two trample over it: all that Bob has left.",
        (side("Living Hive"), side("Wall of Blossoms", life=2)),
        wins,
        steps(lambda t: _tramples(t, BOB), lambda t: t.attack(ANN, ["Living Hive"]), lambda t: t.combat_damage()),
    ),
    SolvedPosition(
        "both that block",
        PositionKind.DIVIDE,
        "Six damage are enough for the Bears and the Elemental together.",
        (side("Alpha Tyrranax"), side("Grizzly Bears", "Air Elemental")),
        dies("Grizzly Bears", "Air Elemental"),
        steps(lambda t: t.will(ANN, [2, 4]), lambda t: t.combat_damage()),
        begin=steps(
            lambda t: t.attack(ANN, ["Alpha Tyrranax"]),
            lambda t: t.block(BOB, {"Grizzly Bears": "Alpha Tyrranax", "Air Elemental": "Alpha Tyrranax"}),
        ),
    ),
    SolvedPosition(
        "one, two and three",
        PositionKind.DIVIDE,
        "The Elves need one, the Bears two and the Nighthawk three.",
        (
            side(lands="5 Mountain", hand=["Cone of Flame"]),
            side("Vampire Nighthawk", "Llanowar Elves", "Grizzly Bears"),
        ),
        dies("Vampire Nighthawk", "Llanowar Elves", "Grizzly Bears"),
        lambda t: t.cast(ANN, "Cone of Flame", ["Llanowar Elves", "Grizzly Bears", "Vampire Nighthawk"]),
    ),
    SolvedPosition(
        "two here and one there",
        PositionKind.DIVIDE,
        "Two for the Bears and one for the Elves; the other way round one of them lives.",
        (side(lands="2 Mountain", hand=["Arc Trail"]), side("Llanowar Elves", "Grizzly Bears")),
        dies("Llanowar Elves", "Grizzly Bears"),
        lambda t: t.cast(ANN, "Arc Trail", ["Grizzly Bears", "Llanowar Elves"]),
    ),
    SolvedPosition(
        "counters where they kill",
        PositionKind.DIVIDE,
        "One counter for the Elves, two for the Bears, three for the Nighthawk; none for Ann's Angel.",
        (
            side("Serra Angel", lands="5 Swamp", hand=["Incremental Blight"]),
            side("Vampire Nighthawk", "Grizzly Bears", "Llanowar Elves"),
        ),
        both(lives, dies("Vampire Nighthawk", "Llanowar Elves", "Grizzly Bears")),
        lambda t: t.cast(ANN, "Incremental Blight", ["Llanowar Elves", "Grizzly Bears", "Vampire Nighthawk"]),
    ),
)
