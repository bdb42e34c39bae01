"""The end of a game: who won and how, in short, and what one can still do: read the log, save it, play again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import PHENOMENON, PLANE
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.telling.entries import Entry, Kind
from planechase.telling.log import Log
from planechase.terminal import saving
from planechase.terminal.mistakes import Mistake
from planechase.words.english import plural

if TYPE_CHECKING:
    from planechase.terminal.session import Session

HINT: Final = "log: read it all   save FILE: keep it   again: play once more   Enter: leave"
AGAIN: Final = ("again", "a", "y", "yes")


def summary(game: State, log: Log) -> list[str]:
    """How the game went: turns, planes, rolls, life. The last line says who won, and how."""
    lines = [f"The game took {_counted(game.turn_number, 'turn')}."]
    visited = dict.fromkeys(_places(game, log))
    if visited:
        lines.append(f"Planes and phenomena on the way: {', '.join(visited)}.")
    rolls = Counter(entry.player.name for entry in log if entry.kind is Kind.PLANAR_ROLL and entry.player is not None)
    if rolls:
        told = [f"{name} {count}" for name, count in rolls.most_common()]
        lines.append(f"Rolls of the planar die: {', '.join(told)}.")
    lines.append(f"Life at the end: {', '.join(_life(game))}.")
    assert game.result is not None
    return [*lines, log.text()[-1]]


def _counted(number: int, what: str) -> str:
    return f"{number} {what if number == 1 else plural(what)}"


def _places(game: State, log: Log) -> list[str]:
    """Where the game began, and where everybody went, in order."""
    return [thing.name for entry in log for thing in entry.objects if _leads_to(game, entry, thing.id)]


def _leads_to(game: State, entry: Entry, id: Id) -> bool:
    """Whether an entry tells that somebody came to this place, or that all of them begin there."""
    if entry.kind is not Kind.NOTE or entry.turn:
        return entry.kind in (Kind.PLANESWALK, Kind.ENCOUNTER)
    place = game.get(id) or game.departed.get(id)
    return place is not None and bool(game.chars(place).types & (PLANE | PHENOMENON))


def _life(game: State) -> list[str]:
    """The life of those who are still there, the winners first, then who is not."""
    winners = game.result.winners if game.result is not None else ()
    order = sorted(game.players, key=lambda player: (player.id not in winners, -player.life))
    return [f"{player.name} out" if player.has_left else f"{player.name} {player.life}" for player in order]


class Ending:
    """A game that is over, for those who played it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen

    def show(self) -> None:
        """Say how it went, and do what people still want."""
        session, screen = self.session, self.screen
        lines = summary(session.game.state, session.log)
        if not screen.in_place:
            session.print_log()
            screen.say("\n".join(["", *lines[:-1], HINT, lines[-1]]))
        message = "\n".join([*lines, HINT])
        viewer = session.looking if len(session.people) == 1 else None
        while True:
            if screen.in_place:
                session.draw_end(viewer, message)
            line = screen.ask("> " if screen.in_place else "")
            word, _, rest = line.partition(" ")
            if not line or word.lower() in ("q", "quit", "exit"):
                return
            if word.lower() in AGAIN:
                session.again = True
                return
            said = self._do(word.lower(), rest, viewer)
            if said is None and not screen.in_place:
                return
            message = "\n".join([*lines, HINT, said or f"“{line}” is none of these."])
            if not screen.in_place:
                screen.say(said or "")

    def _do(self, word: str, rest: str, viewer: Id | None) -> str | None:
        """What is to be said when it is done; None if it is not known what is meant."""
        session = self.session
        if word == "log":
            self.screen.show("\n".join(session.log.text(viewer)))
            return ""
        if word in ("s", "save"):
            try:
                path = saving.chosen(session, rest)
                saving.save(path, session.game, session.people, session.bot)
            except Mistake as mistake:
                return str(mistake)
            return f"Saved: {path}"
        return None
