"""Golden games: whole games written down, with how each turn began and how they ended.

Replayed after a change that is not meant to change games, they come out the same; if not, the first turn that differs
says where to look.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from planechase.game import Game
from planechase.rules.events.events import Event, TurnBegins
from planechase.rules.state.fingerprint import fingerprint
from planechase.rules.state.state import State


class Replayed:
    """A game played again from its record, as far as that goes."""

    __slots__ = ("game", "trouble", "turns")

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.turns: list[str] = []
        """A fingerprint of the state at the beginning of each turn."""
        self.game: Game | None = None
        self.trouble: Exception | None = None
        """Why the record cannot be played to its end, if it cannot."""
        try:
            self.game = Game.replay(record, watcher=self._watch)
        except Exception as trouble:  # whatever it is, report the turn it comes from
            self.trouble = trouble

    def _watch(self, state: State, event: Event) -> None:
        if isinstance(event, TurnBegins):
            data = json.dumps(fingerprint(state)).encode()
            self.turns.append(hashlib.blake2b(data, digest_size=6).hexdigest())


def outcome(game: Game) -> dict[str, Any]:
    """What came out of a game."""
    assert game.result is not None
    return {
        "hash": game.hash(),
        "turns": game.state.turn_number,
        "winners": list(game.result.winners),
        "reason": game.result.reason,
        "life": [player.life for player in game.state.players],
    }


def written_down(record: Mapping[str, Any]) -> dict[str, Any]:
    """A golden game: the record of a whole game, how each turn began, and what came out of it."""
    replayed = Replayed(record)
    if replayed.game is None:
        raise ValueError("This record cannot be replayed.") from replayed.trouble
    return {"outcome": outcome(replayed.game), "turns": replayed.turns, "record": dict(record)}


def difference(written: Mapping[str, Any]) -> str | None:
    """Where a golden game first turns out differently now, in a sentence; None if it is the same.

    >>> from planechase.decks import deck
    >>> game = Game.new([deck("Dawn Charge"), deck("Grave Tide")], seed=3)
    >>> while game.state.turn_number < 4:
    ...     game.answer(game.decision.default())
    >>> game.concede(0)
    >>> golden = written_down(game.record())
    >>> difference(golden)
    >>> golden["turns"][2] = "another"
    >>> difference(golden)
    'Turn 3 is the first that begins differently.'
    """
    replayed = Replayed(written["record"])
    for number, (now, then) in enumerate(zip_longest(replayed.turns, written["turns"]), 1):
        if now != then:
            if now is not None:
                return f"Turn {number} is the first that begins differently."
            return f"The game is as it was up to turn {number - 1}, but does not reach the next. {_why(replayed)}"
    if replayed.game is None or replayed.game.result is None:
        return f"All turns begin as they did, but the last does not end the game. {_why(replayed)}"
    now = outcome(replayed.game)
    changed = [key for key, then in written["outcome"].items() if now.get(key) != then]
    if not changed:
        return None
    found = ", ".join(f"{key} {now.get(key)!r} instead of {written['outcome'][key]!r}" for key in changed)
    return f"All turns begin as they did, but the game ends differently: {found}."


def _why(replayed: Replayed) -> str:
    trouble = replayed.trouble
    return f"The record stops fitting: {trouble!r}" if trouble is not None else "The record ends before that."
