"""Mandatory loops (CR 104.4b, 732): a loop that nobody can or does leave ends the game in a draw.

After each resolution the state is described without names of objects. If the same description comes back often
enough while no player did anything but pass, the game goes round in circles. Numbers that only grow (life,
counters, how many equal tokens there are) are left out of a second, coarser description, which must come back
much more often: a long but finite burst of triggers is no loop.
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


def forget(game: State) -> None:
    """A player chose to do something: whatever went round before is not mandatory any more."""
    game.quiet = 0
    if game.seen:
        game.seen = {}


def look(game: State) -> None:
    """CR 104.4b: called after each resolution."""
    game.quiet += 1
    if game.quiet < PATIENCE:
        return
    exact, coarse = _describe(game, True), _describe(game, False)
    for key, limit in ((exact, SAME), (coarse, ALIKE)):
        game.seen[key] = game.seen.get(key, 0) + 1
        if game.seen[key] >= limit:
            draw_game(game, "a loop of mandatory actions that nobody can stop")
            return


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
