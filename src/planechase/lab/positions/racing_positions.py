"""Positions in which both players attack: who is faster, and who has to stay at home."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.position_outcomes import both, lives, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB, Table


def _stays_at_home(table: Table) -> None:
    """Ann attacks with all Bears but one, which blocks later."""
    bears = table.find_all("Grizzly Bears", controller=ANN)
    table.attack(ANN, bears[1:])
    table.go_to("beginning of combat", of=BOB)
    table.attack(BOB, {"Alpha Tyrranax": ANN})
    table.block(ANN, {bears[0]: "Alpha Tyrranax"})


RACING: Final = (
    SolvedPosition(
        "two turns against two",
        PositionKind.RACE,
        "Ann strikes first and needs two attacks; Bob would need two as well, and comes one too late.",
        (side("Air Elemental", life=10), side("Alpha Tyrranax", life=8)),
        wins,
        steps(
            lambda t: t.attack(ANN, ["Air Elemental"]),
            lambda t: t.go_to("beginning of combat", of=BOB),
            lambda t: t.attack(BOB, ["Alpha Tyrranax"]),
            lambda t: t.go_to("beginning of combat", of=ANN),
            lambda t: t.attack(ANN, ["Air Elemental"]),
        ),
        attacks={"Alpha Tyrranax": ANN},
        turns=3,
    ),
    SolvedPosition(
        "somebody stays at home",
        PositionKind.RACE,
        "The Tyrranax untaps and takes all six life, unless somebody is there to block it.",
        (side("Grizzly Bears", life=6), side(tapped=["Alpha Tyrranax"])),
        lives,
        _stays_at_home,
        attacks={"Alpha Tyrranax": ANN},
        turns=2,
    ),
    SolvedPosition(
        "one stays and one goes",
        PositionKind.RACE,
        "One Bear is enough to block the Tyrranax; the other one is free to attack.",
        (side("Grizzly Bears", "Grizzly Bears", life=6), side(tapped=["Alpha Tyrranax"])),
        both(lives, lambda t: t.life(BOB) == 18),
        _stays_at_home,
        attacks={"Alpha Tyrranax": ANN},
        turns=2,
    ),
)
