"""Play the golden games anew and write them down. Run on purpose only, after a change that is meant to change games:

    python tests/golden/make.py                 all of them
    python tests/golden/make.py duel            only these
    python tests/golden/make.py --fingerprints  keep the games, which must end as before; only their hashes are new

Each file holds a whole game (its setup and all answers), a hash of how each turn began, and what must come out of it.
`test_golden_games.py` replays them; a game that comes out differently means that the rules, a card or the record format
have changed, and the first turn that differs is named.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from planechase import Game
from planechase.bots import RandomBot, SensibleBot
from planechase.bots.bot import Bot
from planechase.bots.bot_games import BotTable
from planechase.decks import deck, planar_deck
from planechase.rules.state.edition import Edition
from planechase.testing.golden import written_down
from planechase.variants import Planechase, TwoHeadedGiant

FOLDER = Path(__file__).parent
DECKS = ("Dawn Charge", "Grave Tide", "Wild Mantle", "Moonlit Blades")
PACKS = ("Elemental Thunder", "Metallic Dreams", "Strike Force", "Zombie Empire")


def duel() -> Game:
    """Two sensible bots."""
    return played(new(2, 11), [SensibleBot(), SensibleBot()])


def four_players() -> Game:
    """Four sensible bots, free for all."""
    return played(new(4, 12), [SensibleBot() for _ in range(4)])


def three_in_2011() -> Game:
    """By the rules of 2011: sensible bots and a random one; one player concedes on the way."""
    return played(new(3, 13, Edition.Y2011), [SensibleBot(), RandomBot(5), SensibleBot()], concession=(40, 2))


def packs_of_2009() -> Game:
    """The default game: Planechase with the four packs of 2009, each with its own planar deck."""
    planes = Planechase([planar_deck(name) for name in PACKS])
    return played(Game.new([deck(name) for name in PACKS], 14, variants=[planes], forks=False), sensible(4))


def planar_giants() -> Game:
    """Two-Headed Giant on the planes."""
    variants = [TwoHeadedGiant(), Planechase([planar_deck(name) for name in PACKS])]
    return played(Game.new([deck(name) for name in PACKS], 15, variants=variants, forks=False), sensible(4))


GAMES = {
    "duel": duel,
    "four_players": four_players,
    "three_in_2011": three_in_2011,
    "packs_of_2009": packs_of_2009,
    "planar_giants": planar_giants,
}


def sensible(players: int) -> list[Bot]:
    return [SensibleBot() for _ in range(players)]


def new(players: int, seed: int, edition: Edition = Edition.CURRENT) -> Game:
    return Game.new([deck(name) for name in DECKS[:players]], seed, edition=edition, forks=False)


def played(game: Game, bots: Sequence[Bot], concession: tuple[int, int] | None = None) -> Game:
    """Let bots play to the end; before a certain decision somebody may concede."""
    table = BotTable(bots)
    number = 0
    while game.decision is not None:
        if concession is not None and number == concession[0]:
            game.concede(concession[1])
        if game.decision is not None:
            table.answer(game)
        number += 1
    return game


def with_new_hashes(written: dict[str, Any]) -> dict[str, Any]:
    """The same game, which must end as it did."""
    now = written_down(written["record"])
    assert {**now["outcome"], "hash": ""} == {**written["outcome"], "hash": ""}, "this game comes out differently"
    return now


def main(arguments: Sequence[str]) -> None:
    for name in [argument for argument in arguments if argument in GAMES] or GAMES:
        path = FOLDER / f"{name}.json"
        keep = "--fingerprints" in arguments
        game = with_new_hashes(json.loads(path.read_text())) if keep else written_down(GAMES[name]().record())
        path.write_text(json.dumps(game, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
