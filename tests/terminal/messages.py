"""What the terminal is told of a game, without a table around it; and paper to draw on."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from planechase.game import Game
from planechase.rules.state.decisions import Decision
from planechase.rules.state.state import State
from planechase.tables.messages import Question, Seen
from planechase.telling.log import Log
from planechase.telling.option_texts import TableSpeaker
from planechase.telling.scenes import scene
from planechase.terminal.asking.form_kinds import form_for
from planechase.terminal.asking.forms import Form
from planechase.terminal.board.picture import Board
from planechase.terminal.screen import Screen


class Paper(Screen):
    """A screen of any size that keeps what is drawn."""

    def __init__(self, width: int = 80, height: int = 24, in_place: bool = False) -> None:
        self.console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
        self.in_place = self.is_typed = in_place


def seen(game: Game, viewer: int | None, log: Log | None = None) -> Seen:
    """What somebody is told of a game, and of its log if it has one."""
    log = log or game.log
    lines = [line.plain() for line in log.lines(viewer)] if log is not None else []
    asked = question(game.state, game.decision, viewer) if game.decision is not None else None
    return Seen(0, scene(game.state, viewer), asked, lines, None)


def question(state: State, decision: Decision[Any], viewer: int | None) -> Question:
    """A decision, as somebody is told of it."""
    decision.speaker = decision.speaker or TableSpeaker(state)
    return Question(0, viewer == decision.decider, decision.plain(viewer))


def form(state: State, decision: Decision[Any], mana: bool = False) -> Form:
    """A decision as whoever is asked meets it."""
    seat = decision.decider
    return form_for(question(state, decision, seat), scene(state, seat), mana)


def board(game: Game, viewer: int | None, screen: Screen, log: Log | None = None) -> Board:
    """The board of a game for somebody."""
    return Board(seen(game, viewer, log), screen)
