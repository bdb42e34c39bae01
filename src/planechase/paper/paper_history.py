"""What happened at a paper table: who did what and when, and a summary at the end."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from planechase.paper.deeds import Finish, Start
from planechase.paper.paper_game import PaperDid, PaperGame, PaperTakeback
from planechase.rules.casual.planar_decks import face_up
from planechase.rules.casual.planar_die import FACES, Face, RollPlanarDie
from planechase.rules.events.events import Event
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.entries import LogKind, PlainEntry, PlainMention


class PaperEntry(Struct, frozen=True):
    """A line of the log: when, on whose device, in which step of the game, and what."""

    at: float
    by: str
    step: int
    deed: str
    """The kind of deed ("changelife"), "answered", or "takeback" for steps that were undone."""
    line: PlainEntry


def chronicle(game: PaperGame) -> list[PaperEntry]:
    """The log, and who undid something where."""
    found = _gone(game, 0)
    for number, (step, first, last) in enumerate(game.told()):
        deed = step.deed.__struct_config__.tag if isinstance(step, PaperDid) else "answered"
        found += [
            PaperEntry(step.at, step.by, number, str(deed), line.plain()) for line in game.log.lines(None, first, last)
        ]
        found += _gone(game, number + 1)
    return found


def _gone(game: PaperGame, left: int) -> list[PaperEntry]:
    """Steps that were undone when so many were left."""
    return [
        PaperEntry(one.at, one.by, left - 1, "takeback", _told_of(one)) for one in game.taken_back if one.left == left
    ]


def _told_of(one: PaperTakeback) -> PlainEntry:
    who = one.by or "Somebody"
    parts: list[str | PlainMention] = [f"{who} takes back {one.gone} steps."]
    if one.gone == 1:
        parts = [f"{who} takes back: ", *(one.said["parts"] if one.said is not None else ["a step."])]
    text = "".join(part if isinstance(part, str) else part["name"] for part in parts)
    return {
        "kind": LogKind.NOTE.value, "turn": 0, "step": "", "players": [], "objects": [], "data": {}, "text": text,
        "parts": parts,
    }  # fmt: skip


class Visit(Struct, frozen=True):
    """A stay on a plane, or on several at once, or with a phenomenon."""

    names: list[str]
    began: float
    seconds: float
    turn: int


class Rolls(Struct, frozen=True):
    """How often a player rolled, and what the die showed."""

    seat: Id
    planeswalker: int
    chaos: int
    blank: int


class LifePoint(Struct, frozen=True):
    """Everybody's life totals after a change."""

    at: float
    turn: int
    life: list[int]


class Fallen(Struct, frozen=True):
    """Why a player was out, and since when."""

    why: str
    at: float


class PaperSummary(Struct, frozen=True):
    """The summary of a game."""

    began: float
    ended: float
    turns: int
    visits: list[Visit]
    rolls: list[Rolls]
    expected: dict[str, float]
    """The expected share of each face in all rolls."""
    life: list[LifePoint]
    out: dict[str, Fallen]
    """Who was out at the end, by seat."""
    winners: list[Id]


EXPECTED: Final = {face.value: FACES.count(face) / len(FACES) for face in Face}


class _Reviewing:
    """A game that is replayed step by step to collect its summary."""

    def __init__(self, game: PaperGame) -> None:
        self.steps = game.steps
        self.again = PaperGame(game.setup, game.dealt_commanders)
        self.visits: list[Visit] = []
        self.life: list[LifePoint] = []
        self.faces: dict[Id, dict[Face, int]] = {
            player.id: dict.fromkeys(Face, 0) for player in self.again.state.players
        }
        self._here: list[str] = []
        self._since = 0.0
        self._turn = 0
        self._out: dict[Id, float] = {}

    def look_through(self) -> PaperSummary:
        began = next(
            (step.at for step in self.steps if isinstance(step, PaperDid) and isinstance(step.deed, Start)), 0.0
        )
        for step in self.steps:
            self.again.state.watchers = [self.again.log.watch, self._watch]
            self.again.take(step)
            self._note(step.at)
        ended = self._ended()
        self._leave(ended)
        state = self.again.state
        return PaperSummary(
            began=began,
            ended=ended,
            turns=state.turn_number,
            visits=self.visits,
            rolls=[Rolls(seat, *(shown[face] for face in Face)) for seat, shown in self.faces.items()],
            expected=EXPECTED,
            life=self.life,
            out={str(seat): Fallen(self.again.why_out(seat), at) for seat, at in sorted(self._out.items())},
            winners=list(state.result.winners) if state.result is not None else [],
        )

    def _ended(self) -> float:
        """When the game was finished, or when something was last done."""
        finished = [step.at for step in self.steps if isinstance(step, PaperDid) and isinstance(step.deed, Finish)]
        return finished[-1] if finished else self.steps[-1].at if self.steps else 0.0

    def _watch(self, game: State, event: Event) -> None:
        """What dice showed, not what effects made of it: only that has an expected share."""
        if isinstance(event, RollPlanarDie):
            for face in event.faces:
                self.faces[event.player][face] += 1

    def _note(self, at: float) -> None:
        state = self.again.state
        here = [obj.copiable.name for obj in face_up(state)]
        if here != self._here:
            self._leave(at)
            self._here, self._since, self._turn = here, at, state.turn_number
        for player in state.players:
            if player.has_left:
                self._out.setdefault(player.id, at)
        life = [player.life for player in state.players]
        if not self.life or self.life[-1].life != life:
            self.life.append(LifePoint(at, state.turn_number, life))

    def _leave(self, at: float) -> None:
        if self._here:
            self.visits.append(Visit(self._here, self._since, max(0.0, at - self._since), self._turn))


def summary(game: PaperGame) -> PaperSummary:
    """Planes visited and for how long, rolls and their expected number, life over time."""
    return _Reviewing(game).look_through()
