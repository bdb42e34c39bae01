"""Positions about lands and mana: which land, what first, and what not at all."""

from __future__ import annotations

from typing import Final

from planechase.lab.positions.position_outcomes import both, holds, played, stays, wins
from planechase.lab.positions.solved_position import PositionKind, SolvedPosition, side, steps
from planechase.testing import ANN, BOB

MANA: Final = (
    SolvedPosition(
        "the Mountain, for the Bolt",
        PositionKind.MANA,
        "Two lands in the hand, and only the Mountain casts the Bolt that wins.",
        (side(lands="2 Forest", hand=["Forest", "Mountain", "Lightning Bolt"], life=2), side("Serra Angel", life=3)),
        wins,
        steps(lambda t: t.play_land(ANN, "Mountain"), lambda t: t.cast(ANN, "Lightning Bolt", [BOB])),
    ),
    SolvedPosition(
        "the land first",
        PositionKind.MANA,
        "With the fifth land the Angel can be cast this turn.",
        (side(lands="4 Plains", hand=["Serra Angel", "Plains"]), side()),
        stays("Serra Angel"),
        steps(lambda t: t.play_land(ANN, "Plains"), lambda t: t.cast(ANN, "Serra Angel"), lambda t: t.resolve()),
    ),
    SolvedPosition(
        "both of them",
        PositionKind.MANA,
        "Three lands cast the Elves and the Bears in one turn, and none is left over.",
        (side(lands="3 Forest", hand=["Grizzly Bears", "Llanowar Elves"]), side()),
        stays("Grizzly Bears", "Llanowar Elves"),
        steps(
            lambda t: t.cast(ANN, "Grizzly Bears"),
            lambda t: t.resolve(),
            lambda t: t.cast(ANN, "Llanowar Elves"),
            lambda t: t.resolve(),
        ),
    ),
    SolvedPosition(
        "a ritual with a purpose",
        PositionKind.MANA,
        "One Swamp and the Ritual cast the Nighthawk two turns early.",
        (side(lands="Swamp", hand=["Dark Ritual", "Vampire Nighthawk"]), side()),
        stays("Vampire Nighthawk"),
        steps(
            lambda t: t.cast(ANN, "Dark Ritual"),
            lambda t: t.resolve(),
            lambda t: t.cast(ANN, "Vampire Nighthawk"),
            lambda t: t.resolve(),
        ),
    ),
    SolvedPosition(
        "a ritual without one",
        PositionKind.MANA,
        "There is nothing to spend the mana on: the Ritual stays in the hand.",
        (side(lands="2 Swamp", hand=["Dark Ritual", "Air Elemental"]), side()),
        holds("Dark Ritual"),
    ),
    SolvedPosition(
        "the Ring pays for the rest",
        PositionKind.MANA,
        "Cast first, the Ring makes the mana for the Myr in the same turn.",
        (side(lands="Mountain", hand=["Gold Myr", "Sol Ring"]), side()),
        stays("Sol Ring", "Gold Myr"),
        steps(
            lambda t: t.cast(ANN, "Sol Ring"),
            lambda t: t.resolve(),
            lambda t: t.cast(ANN, "Gold Myr"),
            lambda t: t.resolve(),
        ),
    ),
    SolvedPosition(
        "the land that is ready",
        PositionKind.MANA,
        "The Refuge enters tapped: with the Forest the Bears come now.",
        (side(lands="Mountain", hand=["Kazandu Refuge", "Forest", "Grizzly Bears"]), side()),
        stays("Grizzly Bears"),
        steps(lambda t: t.play_land(ANN, "Forest"), lambda t: t.cast(ANN, "Grizzly Bears"), lambda t: t.resolve()),
    ),
    SolvedPosition(
        "the slow land when nothing hurries",
        PositionKind.MANA,
        "Nothing can be cast this turn with either land, so it is the turn for the one that enters tapped.",
        (side(lands="Mountain", hand=["Kazandu Refuge", "Mountain", "Alpha Tyrranax"]), side()),
        played("Kazandu Refuge"),
        steps(lambda t: t.play_land(ANN, "Kazandu Refuge"), lambda t: t.resolve_all()),
    ),
    SolvedPosition(
        "the colour that is missing",
        PositionKind.MANA,
        "Ann has three Forests and a hand of red cards: what she looks for is a Mountain.",
        (side(lands="3 Forest", hand=["Rampant Growth", "Lightning Bolt", "Keldon Champion"]), side()),
        stays("Mountain"),
        steps(lambda t: t.will(ANN, "Mountain"), lambda t: t.cast(ANN, "Rampant Growth"), lambda t: t.resolve()),
    ),
    SolvedPosition(
        "the Expanse is there to be given up",
        PositionKind.MANA,
        "It makes no mana, and the Mountain that it finds casts what Ann holds.",
        (side("Terramorphic Expanse", lands="2 Forest", hand=["Lightning Bolt", "Keldon Champion"]), side()),
        stays("Mountain"),
        steps(
            lambda t: t.will(ANN, "Mountain"), lambda t: t.activate(ANN, "Terramorphic Expanse"), lambda t: t.resolve()
        ),
    ),
    SolvedPosition(
        "two lands are enough for a ninja",
        PositionKind.MANA,
        "Nobody can block the Soul: the Ninja comes in its place, for half of what it costs, and draws a card.",
        (side("Tormented Soul", lands="2 Island", hand=["Ninja of the Deep Hours"]), side("Grizzly Bears")),
        stays("Ninja of the Deep Hours"),
        steps(
            lambda t: t.attack(ANN, ["Tormented Soul"]),
            lambda t: t.go_to("declare blockers"),
            lambda t: t.activate(ANN, "Ninja of the Deep Hours"),
            lambda t: t.resolve(),
        ),
    ),
    SolvedPosition(
        "an Elemental of all the mana",
        PositionKind.MANA,
        "Each mana more is a counter more, and without any it dies at once.",
        (side(lands="5 Forest", hand=["Ivy Elemental"]), side()),
        both(stays("Ivy Elemental"), lambda t: t.find("Ivy Elemental").power == 4),
        steps(lambda t: t.cast(ANN, "Ivy Elemental", x=4), lambda t: t.resolve()),
    ),
    SolvedPosition(
        "not without a second land",
        PositionKind.MANA,
        "The Garrison sends a land back to the hand: played as the only land it would send back itself.",
        (side(hand=["Boros Garrison", "Mountain", "Bull Cerodon"]), side()),
        played("Mountain"),
        lambda t: t.play_land(ANN, "Mountain"),
    ),
)
