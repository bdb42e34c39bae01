"""The end of a game: who won and how, in short, and what can still be done: read the log, save it, play again."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from planechase.cards import pool
from planechase.tables.messages import Id, Seen
from planechase.telling.entries import LogKind, PlainEntry
from planechase.telling.view import Scene
from planechase.terminal import saving
from planechase.terminal.display_names import seat_name, turns
from planechase.terminal.input_errors import Mistake
from planechase.words.english import plural

if TYPE_CHECKING:
    from planechase.terminal.session import Session

HINT: Final = "log: read it all   save FILE: keep it   again: play once more   Enter: leave"
AGAIN: Final = ("again", "a", "y", "yes")


def summary(seen: Seen) -> list[str]:
    """How the game went: turns, planes, rolls, life. The last line says who won, and how."""
    lines = [f"The game took {_counted(max(turn['turn'] for turn in turns(seen.scene)), 'turn')}."]
    visited = dict.fromkeys(place for entry in seen.log for place in _places(entry))
    if visited:
        lines.append(f"Planes and phenomena on the way: {', '.join(visited)}.")
    rolls: Counter[Id] = Counter()
    for entry in seen.log:
        if entry["kind"] == LogKind.PLANAR_ROLL.value:
            rolls[entry["players"][0]] += entry.get("count", 1)
    if rolls:
        told = [f"{seat_name(seen.scene, seat)} {count}" for seat, count in rolls.most_common()]
        lines.append(f"Rolls of the planar die: {', '.join(told)}.")
    lines.append(f"Life at the end: {', '.join(_life(seen.scene))}.")
    return [*lines, seen.log[-1]["text"]]


def _counted(number: int, what: str) -> str:
    return f"{number} {what if number == 1 else plural(what)}"


def _places(entry: PlainEntry) -> list[str]:
    """Where an entry says that a player arrived, or that all of them begin."""
    mentions = [part for part in entry["parts"] if not isinstance(part, str)]
    named = [mention["name"] for mention in mentions if set(mention["ids"]) & set(entry["objects"])]
    if entry["kind"] in (LogKind.PLANESWALK.value, LogKind.ENCOUNTER.value):
        return named
    begins = entry["kind"] == LogKind.NOTE.value and not entry["turn"]
    return [name for name in named if pool.is_planar(name)] if begins else []


def _life(scene: Scene) -> list[str]:
    """The life of those who are still there, the winners first, then who is not."""
    winners = scene["result"]["winners"] if scene["result"] is not None else ()
    order = sorted(scene["players"], key=lambda player: (player["id"] not in winners, -player["life"]))
    return [f"{player['name']} out" if player["left"] else f"{player['name']} {player['life']}" for player in order]


class Ending:
    """A game that is over, for those who played it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen

    def show(self) -> None:
        """Say how it went, and do what people still want."""
        session, screen = self.session, self.screen
        lines = summary(session.window.look(session.window.looking))
        if not screen.in_place:
            session.window.print_log()
            screen.say("\n".join(["", *lines[:-1], HINT, lines[-1]]))
        message = "\n".join([*lines, HINT])
        viewer = session.window.looking if len(session.people) == 1 else None
        while True:
            if screen.in_place:
                session.window.draw_end(viewer, message)
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
            self.screen.show("\n".join(entry["text"] for entry in session.window.look(viewer).log))
            return ""
        if word in ("s", "save"):
            try:
                path = saving.chosen(session, rest)
                saving.save(path, session.table, session.people, session.bot)
            except Mistake as mistake:
                return str(mistake)
            return f"Saved: {path}"
        return None
