"""A game as a film: all that a seat saw of it, step by step, in one piece that can be kept and watched anywhere.

It holds the first step whole, and of each further one what has changed. So nobody has to be asked for a step, and a
file that was saved while a game goes on holds what its seat saw and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from planechase.game import Game
from planechase.record import Unreplayable
from planechase.rules.state.objects import Id
from planechase.rules.state.state import State
from planechase.tables.log_reading import LogReading
from planechase.tables.messages import Changed, Question, Seen
from planechase.tables.people import Refused
from planechase.telling.entries import PlainEntry
from planechase.telling.naming import Viewer
from planechase.telling.scenes import changed, scene
from planechase.telling.view import Scene


class Film(Struct, frozen=True):
    """What was seen at each step of a game."""

    first: Seen
    changes: list[Changed]
    """The changes at each step after the first."""
    over: bool
    """Whether the game is over, so that everything is shown."""


def film(game: Game, steps: Sequence[int], viewer: Viewer, since: int = 0, whole: bool = False) -> Film:
    """What a seat saw of a game after each of these numbers of answers, or with `whole` everything there was.

    Before it was taken over, after `since` answers, a seat shows what everybody could see.
    """
    frames = _frames(game, steps, viewer, since, whole)
    before, question, _, lines = next(frames)
    first = Seen(0, before, question, lines, None)
    changes = []
    for number, (shown, question, kept, lines) in enumerate(frames, 1):
        changes.append(Changed(number, changed(before, shown), question, kept, lines, None))
        before = shown
    return Film(first, changes, game.result is not None)


def _frames(
    game: Game, steps: Sequence[int], viewer: Viewer, since: int, whole: bool
) -> Iterator[tuple[Scene, Question | None, int, list[PlainEntry]]]:
    """What is seen at each step, what is asked, how much of the log is as it was, and what follows in it."""
    log, reading = game.log, LogReading(viewer)
    assert log is not None
    cut = log.written_by(since) if since else 0
    answers, at = game.record()["answers"], game.as_of(steps[0])
    for number, step in enumerate(steps):
        for plain in answers[at.answered : step]:
            at.take_plain(plain)
        shown, question = moment(at, number, viewer if step >= since else None, whole)
        yield shown, question, *reading.news(log.entries[: log.written_by(step)], cut)


def moment(game: Game, number: int, viewer: Viewer, whole: bool = False) -> tuple[Scene, Question | None]:
    """What a viewer sees of a game as it stands, or everything there is, and what is asked; with the number of this."""
    shown = laid_open(game.state, viewer) if whole else scene(game.state, viewer)
    decision = game.decision
    if decision is None:
        return shown, None
    return shown, Question(number, viewer is not None and decision.decider == viewer, decision.plain(viewer))


def laid_open(state: State, viewer: Viewer) -> Scene:
    """A scene in which all hands are open, each as its player saw it, and face-down cards are named."""
    whole = scene(state, viewer)
    for player in state.players:
        if player.id == viewer:
            continue
        theirs = scene(state, player.id)
        whole["players"][player.id]["hand"] = theirs["players"][player.id]["hand"]
        for id, thing in theirs["things"].items():
            known = whole["things"].get(id)
            in_hand = thing["zone"] == "hand" and thing.get("owner") == player.id
            if (known is None and in_hand) or (known is not None and "really" in thing):
                whole["things"][id] = thing
    return whole


def film_of_record(record: object) -> Film:
    """The film of a game that is kept in a file with all its answers: everything, seen from the seat that saved it."""
    if not isinstance(record, Mapping):
        raise Refused("This is not the record of a game.")
    try:
        game = Game.replay(record, log=True)
    except Unreplayable as wrong:
        raise Refused(str(wrong)) from wrong
    except Exception as wrong:
        # Somebody else made this file: whatever is in it must not trouble us.
        raise Refused("This record is damaged: it cannot be played again.") from wrong
    return film(game, range(game.answered + 1), _saved_by(record, game), whole=True)


def _saved_by(record: Mapping[str, object], game: Game) -> Id:
    seat = record.get("saved_by")
    return seat if isinstance(seat, int) and seat in range(len(game.state.players)) else 0
