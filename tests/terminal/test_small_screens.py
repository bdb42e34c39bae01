"""At 80 columns and 24 lines nothing that matters is cut off, and whole boards can be paged through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from rich.segment import Segment
from tests.terminal.messages import Paper, board, form

from planechase.bots import BotTable as Bots
from planechase.bots import Chance, SensibleBot
from planechase.game import Game
from planechase.terminal.local_bots import bots_for
from planechase.terminal.local_table import seated
from planechase.terminal.screen import InputEnded
from planechase.terminal.session import Session
from planechase.testing import ANN, BOB, Table


def played(decisions: int, *variants: str, players: int = 4, seed: int = 5) -> Game:
    return next(stages(Game.casual(*variants, players=players, seed=seed, log=True), decisions))


def stages(game: Game, *decisions: int) -> Iterator[Game]:
    """A game of bots, after so many decisions each time."""
    bots = Bots([SensibleBot() for _ in game.state.players])
    for wanted in decisions:
        while game.answered < wanted and game.decision is not None:
            bots.answer(game)
        yield game


def picture(game: Game, viewer: int = ANN, height: int = 24) -> list[str]:
    decision = game.decision
    asked = form(game.state, decision) if decision is not None and decision.decider == viewer else None
    lines = board(game, viewer, Paper(80, height, in_place=True)).picture(asked)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


@pytest.mark.parametrize(
    ("variants", "players"), [(["planechase"], 4), (["planechase"], 6), (["grand melee"], 10), (["commander"], 4)]
)
def test_the_top_is_there_and_all_fits(variants: list[str], players: int) -> None:
    for game in stages(Game.casual(*variants, players=players, seed=5, log=True), 60, 300):
        for viewer in range(2):
            shown = picture(game, viewer)
            assert len(shown) <= 23
            assert shown[0].startswith((" Turn", " Before"))
            assert all(len(line) <= 80 for line in shown)


def test_the_whole_map_is_shown() -> None:
    wide = Game.casual("planechase", players=2, seed=1, planes="map", log=True)
    while wide.state.turn.number == 0:
        assert wide.decision is not None
        wide.answer(wide.decision.default())
    shown = " ".join(" ".join(picture(wide)).split())
    for place in wide.view(ANN)["table"]["places"]:
        assert all(" ".join(entry.split()) in shown for entry in place["entries"])


def test_long_choices_are_broken_and_not_cut() -> None:
    table = Table(4)
    table.battlefield(ANN, "Grizzly Bears", "Preyseizer Dragon", "Mountain")
    table.begin("precombat main phase", of=ANN)
    game = table.game
    assert game.decision is not None
    asked = form(game.state, game.decision, mana=True)
    small = board(game, ANN, Paper(80, 16, in_place=True))
    shown = " ".join("".join(s.text for s in line).strip() for line in small.question(asked, 2))
    words = " ".join(shown.split())
    for row in asked.rows:
        assert all(word in words for word in row.text.split())
    assert "…" not in words


def test_the_whole_table_and_one_players_board_can_be_read() -> None:
    game = played(400, "planechase", players=6)
    read = board(game, ANN, Paper(in_place=True))
    whole = " ".join("".join(s.text for s in line) for line in read.whole())
    for player in game.state.players:
        assert player.name in whole
    bobs = "\n".join("".join(s.text for s in line).rstrip() for line in read.players.all_of(BOB))
    assert "Bob" in bobs.splitlines()[0]
    for permanent in game.state.controlled_by(BOB):
        assert game.state.chars(permanent).name in bobs
    assert "Dan" not in bobs.splitlines()[0]


@pytest.mark.rule("401.5")
def test_a_revealed_top_of_a_library_is_shown() -> None:
    table = Table()
    table.battlefield(BOB, "Future Sight")
    table.library(BOB, "Preyseizer Dragon")
    table.begin("precombat main phase", of=BOB)
    lines = board(table.game, ANN, Paper(80, 40, in_place=True)).picture()
    shown = " ".join("".join(segment.text for segment in line) for line in lines)
    assert "Top of library: Preyseizer Dragon" in shown


class Anybody(Paper):
    """Somebody who types whatever comes to their fingers, and notices when a picture does not fit."""

    def __init__(self, seed: int, lines: int) -> None:
        super().__init__(in_place=True)
        self.chance, self.left = Chance(seed, "fingers"), lines

    def draw(self, lines: Sequence[list[Segment]]) -> None:
        assert len(lines) <= self.height - 1
        assert all(sum(segment.cell_length for segment in line) <= self.width for line in lines)

    def ask(self, prompt: str) -> str:
        self.left -= 1
        if self.left <= 0:
            raise InputEnded
        return KEYS[self.chance.below(len(KEYS))]


KEYS = (
    *("", "1", "2", "3", "1", "2", "all>A", "y", "n", "1 2", "0") * 3,
    *("pp", "pe", "pt", "u", "b", "b bob", "b me", "c 1", "c e", "g", "log", "m", "full", "quiet y", "each"),
)  # fmt: skip


@pytest.mark.parametrize(("variants", "people"), [(["planechase"], [0]), (["commander"], [0, 1])])
def test_whatever_is_typed_the_picture_fits(variants: list[str], people: list[int]) -> None:
    table = seated(Game.casual(*variants, players=3, seed=8).record(), people, "sensible")
    anybody = Anybody(8, lines=70)
    assert Session(table, bots_for(table), anybody).run() == 0
    assert table.broken is None
    assert anybody.left <= 0, "all of it was typed"
