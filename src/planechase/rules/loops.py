"""Loops (CR 104.4b, 732): a mandatory loop that nobody can or does leave ends the game in a draw.

After each resolution the state is described without names of objects. If the same description comes back often
enough while no player did anything but pass, the game goes round in circles. Numbers that only grow (life,
counters, how many equal tokens there are) are left out of a second, coarser description, which must come back
much more often: a long but finite burst of triggers is no loop. If somebody took an option on the way, the
game goes on, and from then on whoever may do something does not (732.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.ending import draw_game
from planechase.rules.objects import Permanent, StackObject

if TYPE_CHECKING:
    from planechase.rules.objects import Object
    from planechase.rules.state import State

SAME: Final = 3
"""So many returns of exactly the same state are a loop."""
ALIKE: Final = 400
"""So many returns of the same state but for numbers are a loop."""
PATIENCE: Final = 40
"""Resolutions in a row before the detector begins to look."""


_OPTION: Final = "took an option"
_OTHERWISE: Final = "must choose otherwise"


def forget(game: State) -> None:
    """A player chose to do something: whatever went round before is not mandatory any more."""
    game.quiet = 0
    game.tally.pop(_OPTION, None)
    game.tally.pop(_OTHERWISE, None)
    if game.seen:
        game.seen = {}


def took_option(game: State) -> None:
    """CR 104.4b: somebody did what they only may do; a loop with that in it is no draw."""
    game.tally[_OPTION] = 1


def must_choose_otherwise(game: State) -> bool:
    """CR 732.3: the same state came back too often by choices that could be made otherwise."""
    return _OTHERWISE in game.tally


def look(game: State) -> None:
    """CR 104.4b: called after each resolution."""
    game.quiet += 1
    if game.quiet < PATIENCE:
        return
    exact, coarse = _describe(game, True), _describe(game, False)
    for key, limit in ((exact, SAME), (coarse, ALIKE)):
        game.seen[key] = game.seen.get(key, 0) + 1
        if game.seen[key] >= limit:
            _stop(game)
            return


def _stop(game: State) -> None:
    if _OPTION in game.tally:
        forget(game)
        game.tally[_OTHERWISE] = 1
    else:
        draw_game(game, "a loop of mandatory actions that nobody can stop")


def _describe(game: State, exact: bool) -> int:
    parts: list[object] = [game.turn.number, game.turn.step.value]
    parts.append(tuple(_stack_entry(game, id) for id in game.turn.stack))
    board = sorted(_entry(game, game.objects[id], exact) for id in game.battlefield)
    parts.append(tuple(board) if exact else tuple(dict.fromkeys(board)))
    for player in game.players:
        parts.append((len(player.library), len(player.hand), tuple(sorted(_names(game, player.graveyard)))))
        if exact:
            parts.append((player.life, tuple(sorted(player.counters.items()))))
    parts.append(tuple(sorted(_names(game, game.exile))))
    return hash(tuple(parts))


def _names(game: State, ids: list[int]) -> list[str]:
    return [game.objects[id].copiable.name for id in ids]


def _entry(game: State, obj: Object, exact: bool) -> str:
    chars = game.chars(obj)
    text = f"{obj.controller} {chars.name} {chars.types}"
    if isinstance(obj, Permanent):
        text += f" {obj.tapped}"
        if exact:
            text += f" {chars.power} {chars.toughness} {obj.damage} {sorted((obj.counters or {}).items())}"
    return text


def _stack_entry(game: State, id: int) -> str:
    obj = game.objects[id]
    kind = type(obj.ability).__name__ if isinstance(obj, StackObject) else ""
    return f"{obj.controller} {obj.copiable.name} {kind}"
