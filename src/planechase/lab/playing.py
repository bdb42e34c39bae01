"""A game of the laboratory, and what is written down about it."""

from __future__ import annotations

import traceback
from time import process_time
from typing import Final

import msgspec

from planechase.bots import Table
from planechase.game import Game
from planechase.lab.blunders import Blunder, Tally, Watched
from planechase.lab.plans import Match
from planechase.record import Plain
from planechase.rules.casual.chaos import ChaosEnsues
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.casual.planeswalking import Planeswalked, PlaneswalkedTo
from planechase.rules.casual.schemes import SetInMotion
from planechase.rules.events.events import Event, LandPlayed, SpellCast
from planechase.rules.state.state import State
from planechase.tables.levels import bot

MOST_DECISIONS: Final = 100_000
"""A game that takes more is set aside."""


class Visit(msgspec.Struct):
    """A stay on a plane, or an encounter with a phenomenon."""

    plane: str
    turn: int
    """In which it began."""
    player: int
    """Who brought everybody there."""
    turns: int = 0
    """How long it was."""
    chaos: int = 0
    rolls: int = 0
    life: tuple[int, ...] = ()
    """Of each player as it began."""


class Use(msgspec.Struct, frozen=True):
    """A card that was played: when, and by whom."""

    card: str
    turn: int
    player: int


class Outcome(msgspec.Struct):
    """What came of a game."""

    match: Match
    winners: tuple[int, ...] = ()
    reason: str = ""
    is_draw: bool = False
    turns: int = 0
    decisions: int = 0
    planeswalks: int = 0
    chaos: int = 0
    rolls: dict[str, int] = {}
    life: tuple[int, ...] = ()
    seconds: float = 0
    """Of processor time. It is no part of what happened."""
    visits: list[Visit] = []
    uses: list[Use] = []
    blunders: dict[int, dict[Blunder, int]] = {}
    """Of each seat that made some, how many of each kind; they are counted where somebody asks for it."""
    failure: str = ""
    record: dict[str, Plain] | None = None
    """Of a game that failed, as far as it came."""


class Ledger:
    """Writes down what happens in a game."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def watch(self, game: State, event: Event) -> None:
        outcome = self.outcome
        match event:
            case PlaneswalkedTo(object_id=plane, player=player):
                self._arrive(game, game.recall(plane).copiable.name, player)
            case Planeswalked():
                outcome.planeswalks += 1
            case ChaosEnsues():
                outcome.chaos += 1
                for visit in self._here():
                    visit.chaos += 1
            case PlanarDieRolled(face=face):
                outcome.rolls[face.value] = outcome.rolls.get(face.value, 0) + 1
                for visit in self._here():
                    visit.rolls += 1
            case SpellCast(object_id=card, player=player) | LandPlayed(object_id=card, player=player):
                outcome.uses.append(Use(game.recall(card).copiable.name, game.turn_number, player))
            case SetInMotion(object_id=card, player=player):
                outcome.uses.append(Use(game.recall(card).copiable.name, game.turn_number, player))

    def begin(self, game: State) -> None:
        """The plane on which a game begins is not one to which anybody went."""
        for plane in face_up(game):
            self._arrive(game, plane.copiable.name, game.turn.active[0])

    def _arrive(self, game: State, plane: str, player: int) -> None:
        self.end(game)
        life = tuple(one.life for one in game.players)
        self.outcome.visits.append(Visit(plane, game.turn_number, player, life=life))

    def end(self, game: State) -> None:
        for visit in self._here():
            visit.turns = game.turn_number - visit.turn

    def _here(self) -> list[Visit]:
        return self.outcome.visits[-1:]


def played(match: Match, blunders: bool = False) -> Outcome:
    """Let bots play a game to its end. Whatever goes wrong in it is written down with its record."""
    outcome = Outcome(match, rolls={}, visits=[], uses=[], blunders={})
    ledger = Ledger(outcome)
    tally = Tally() if blunders else None
    start, game = process_time(), None
    try:
        game = match.begin(ledger.watch)
        if tally is not None:
            game.watch(tally.watch)
        _play(game, match, ledger, tally)
        _conclude(outcome, game)
        outcome.blunders = {seat: dict(counted) for seat, counted in tally.seats.items()} if tally is not None else {}
    except Exception:
        outcome.failure = traceback.format_exc()
        outcome.record = game.record() if game is not None else None
    outcome.seconds = process_time() - start
    return outcome


def _play(game: Game, match: Match, ledger: Ledger, tally: Tally | None) -> None:
    bots = [bot(level, match.seed + seat) for seat, level in enumerate(match.bots)]
    table = Table([Watched(one, tally) for one in bots] if tally is not None else bots)
    begun = False
    while game.result is None:
        if not begun and game.state.turn_number:
            begun = True
            ledger.begin(game.state)
        if game.answered >= MOST_DECISIONS:
            raise TimeoutError(f"After {MOST_DECISIONS} decisions the game goes on.")
        table.answer(game)
    ledger.end(game.state)


def _conclude(outcome: Outcome, game: Game) -> None:
    result = game.result
    assert result is not None
    outcome.winners, outcome.reason, outcome.is_draw = result.winners, result.reason, result.is_draw
    outcome.turns, outcome.decisions = game.state.turn_number, game.answered
    outcome.life = tuple(player.life for player in game.state.players)
