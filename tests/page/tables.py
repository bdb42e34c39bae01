"""Tables for people in browsers: short games whose cards are known, and whose other seats are played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from tests.server.strangers import Stranger

from planechase.cards.pool import card
from planechase.game import Game
from planechase.record import Setup
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.turns.setup import Seat
from planechase.tables.plans import Plan, dealt
from planechase.telling.scenes import scene
from planechase.variants import Commander

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
"""Who sits where; the person in the browser is Ann."""

LANDS: Final = "60 Forest"
"""Somebody with this deck does nothing but play lands."""
SOULS: Final = "24 Swamp, 36 Tormented Soul"
"""Creatures for one mana that nobody can block."""
BEARS: Final = "24 Forest, 36 Grizzly Bears"
BOLTS: Final = "30 Mountain, 30 Lightning Bolt"


def setup(
    *decks: str, lives: Sequence[int] = (), variants: Sequence[str] = (), seed: int = 1, leaders: Sequence[str] = ()
) -> Setup:
    """How a game begins; Ann begins. A deck is as uniform as a test wants it, and an empty one is what is usual."""
    names = NAMES[: len(decks)]
    usual, _ = dealt(Plan(tuple(variants), len(names), seed=seed), names, seed)
    seats = [
        Seat(one.name, one.deck if deck == "" else cards(deck), life=life)
        for one, deck, life in zip(
            usual.seats, decks, (*lives, *[one.life for one in usual.seats][len(lives) :]), strict=False
        )
    ]
    played = [variant for variant in usual.variants if not leaders or variant.name != "commander"]
    if leaders:
        played.append(Commander(list(leaders)))
    return Setup(seats, seed, usual.edition, played, starting_player=0)


def cards(deck: str) -> list[CardDefinition]:
    """The cards of a deck such as "24 Forest, 36 Grizzly Bears"."""
    lines = [line.strip().split(" ", 1) for line in deck.split(",")]
    return [card(name) for number, name in lines for _ in range(int(number))]


def opened(server: Stranger, game: Setup) -> dict[str, Any]:
    """Ann's entrance to a table where this game begins. It comes there as a record without any answers."""
    body = {"name": NAMES[0], "record": Game(game).record(), "step": None, "seat": 0}
    response = server.post("/api/continue", body)
    assert response.is_success, response.text
    entrance: dict[str, Any] = response.json()
    return entrance


def begun(game: Setup) -> Game:
    """The game by itself, to see how it would go: all keep their hands."""
    rehearsal = Game.replay(Game(game).record())
    rehearsal.keep_log()
    while (decision := rehearsal.decision) is not None and decision.plain(decision.decider)["purpose"] == "mulligan":
        rehearsal.answer_plain(False)
    return rehearsal


def first_roll(game: Setup) -> str:
    """What Ann rolls, if she rolls the planar die first of all."""
    rehearsal = begun(game)
    assert rehearsal.decision is not None
    options = rehearsal.decision.plain(0)["options"]
    rehearsal.answer_plain(next(option["id"] for option in options if option.get("deed") == "roll"))
    assert rehearsal.log is not None
    lines = [entry.text() for entry in rehearsal.log]
    return next(line.rstrip(".").rsplit(" ", 1)[1] for line in lines if "rolls the planar die" in line)


def hand(game: Setup, seat: int = 0) -> list[str]:
    """The names of the cards that somebody has in the beginning."""
    seen = scene(begun(game).state, seat)
    return [seen["things"][id]["name"] or "" for id in seen["players"][seat]["hand"]]


def seeds() -> count[int]:
    """Seeds to try, until one does what a test needs."""
    return count(1)
