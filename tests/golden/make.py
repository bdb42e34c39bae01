"""Play the golden games anew and write them down. Run on purpose only, after a change that is meant to change games:

    python tests/golden/make.py

Each file holds a whole game (its setup and all answers) and what must come out of it. `test_golden_games.py` replays
them; a game that comes out differently means that the rules, a card or the record format have changed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from planechase import Game
from planechase.bots import RandomBot, SensibleBot
from planechase.bots.playing import Bot, Table
from planechase.decks import deck
from planechase.rules.edition import Edition

FOLDER = Path(__file__).parent
DECKS = ("Dawn Charge", "Grave Tide", "Wild Mantle", "Moonlit Blades")


def duel() -> Game:
    """Two sensible bots."""
    return played(new(2, 11), [SensibleBot(), SensibleBot()])


def four_players() -> Game:
    """Four sensible bots, free for all."""
    return played(new(4, 12), [SensibleBot() for _ in range(4)])


def three_in_2011() -> Game:
    """By the rules of 2011: sensible bots and a random one; one player concedes on the way."""
    return played(new(3, 13, Edition.Y2011), [SensibleBot(), RandomBot(5), SensibleBot()], concession=(40, 2))


GAMES = {"duel": duel, "four_players": four_players, "three_in_2011": three_in_2011}


def new(players: int, seed: int, edition: Edition = Edition.CURRENT) -> Game:
    return Game.new([deck(name) for name in DECKS[:players]], seed, edition=edition, forks=False)


def played(game: Game, bots: Sequence[Bot], concession: tuple[int, int] | None = None) -> Game:
    """Let bots play to the end; before a certain decision somebody may concede."""
    table = Table(bots)
    number = 0
    while game.decision is not None:
        if concession is not None and number == concession[0]:
            game.concede(concession[1])
        if game.decision is not None:
            table.answer(game)
        number += 1
    return game


def told(game: Game) -> dict[str, Any]:
    """The record of a game, with what came out of it."""
    assert game.result is not None
    outcome = {
        "hash": game.hash(),
        "turns": game.state.turn_number,
        "winners": list(game.result.winners),
        "reason": game.result.reason,
        "life": [player.life for player in game.state.players],
    }
    return {"outcome": outcome, "record": game.record()}


def main() -> None:
    for name, play in GAMES.items():
        text = json.dumps(told(play()), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n")


if __name__ == "__main__":
    main()
