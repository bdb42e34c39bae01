"""Nothing decides by its English: whatever questions and messages say, the same games are played."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from planechase import Game
from planechase.bots import RandomBot, SensibleBot
from planechase.bots.bot import Bot
from planechase.bots.bot_games import BotTable

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = ("duel", "four_players", "three_in_2011", "packs_of_2009", "planar_giants")
VARIANTS = [("planechase",), ("commander", "planechase"), ("archenemy",), ("vanguard", "two-headed giant")]

A_WHILE = 150
"""How many decisions of a game are compared."""

Reworded = Callable[[], AbstractContextManager[None]]
"""The fixture that turns all sentences into nonsense."""


def golden(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((GOLDEN / f"{name}.json").read_text())
    return found


def played(game: Game, bots: list[Bot], decisions: int = A_WHILE) -> tuple[list[object], str]:
    """What was answered, and what came of it."""
    table = BotTable(bots)
    for _ in range(decisions):
        if game.decision is None:
            break
        table.answer(game)
    return list(game.record()["answers"]), game.hash()


def test_the_sentences_are_really_reworded(reworded: Reworded) -> None:
    with reworded():
        game = Game.casual("archenemy", seed=1, log=True)
        assert game.decision is not None
        assert game.decision.why == "Hey nonny no?"
        assert game.log is not None
        assert any(line.startswith("Hey nonny nonny") for line in game.log.text())


@pytest.mark.parametrize("name", GAMES)
def test_a_reworded_golden_game_ends_as_it_did(name: str, reworded: Reworded) -> None:
    written = golden(name)
    with reworded():
        assert Game.replay(written["record"]).hash() == written["outcome"]["hash"]


@pytest.mark.parametrize("name", ["duel", "packs_of_2009", "planar_giants"])
def test_bots_play_a_reworded_golden_game_as_they_play_it_otherwise(name: str, reworded: Reworded) -> None:
    record = golden(name)["record"]
    as_it_is = played(Game.replay(record, upto=0), [SensibleBot() for _ in record["setup"]["seats"]])
    with reworded():
        otherwise = played(Game.replay(record, upto=0), [SensibleBot() for _ in record["setup"]["seats"]])
    assert otherwise == as_it_is
    assert len(as_it_is[0]) > 50


@pytest.mark.parametrize("variants", VARIANTS, ids=" ".join)
@pytest.mark.parametrize("sensible", [True, False], ids=["sensible", "mixed"])
def test_bots_play_the_same_game_whatever_they_are_told(
    variants: tuple[str, ...], sensible: bool, reworded: Reworded
) -> None:
    def game_of_bots() -> tuple[list[object], str]:
        game = Game.casual(*variants, seed=5, forks=False)
        kinds = cycle([SensibleBot] if sensible else [RandomBot, SensibleBot])
        return played(game, [kind() for kind, _ in zip(kinds, game.state.players, strict=False)])

    plain = game_of_bots()
    with reworded():
        assert game_of_bots() == plain
