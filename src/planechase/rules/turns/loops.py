"""Mandatory loops (CR 104.4b, 732.4): a loop that nobody can leave ends the game in a draw.

After each resolution the state is described without naming objects. If the same description comes back while no
player did anything but pass and nobody had a choice, the game goes round in circles. A second, coarser description
leaves out numbers that may grow. It must come back much more often, and does not count while some such number gets
smaller: a player who loses life each time is not in a circle, and a long but finite burst of triggers is no loop.

A loop with a choice in it is not mandatory; see `optional_loops`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, StackObject
from planechase.rules.turns import loop_states
from planechase.rules.turns.ending import draw_for, draw_game

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State

SAME: Final = 4
"""How many returns of exactly the same state are a loop."""
ALIKE: Final = 200
"""How many returns of the same state, except for numbers that do not shrink, are a loop."""
ENDLESS: Final = 10_000
"""How many rounds within one resolution, without a choice and without chance, are a loop."""
PATIENCE: Final = 40
"""Resolutions in a row before the detector begins to look."""


class SeenState(NamedTuple):
    """A description that was met: how often inevitably, and how it was when last."""

    inevitable: int
    choices: int
    numbers: tuple[int, ...]


def forget(game: State) -> None:
    """A player chose to do something: whatever went round before is not mandatory any more."""
    game.quiet = 0
    game.turn.involved = ()
    if game.seen:
        game.seen = {}


def involve(game: State, resolving: Object) -> None:
    """CR 801.16: whose objects go round, if this is a loop: those of what resolves, and of what it targets."""
    if game.quiet + 1 < PATIENCE or not isinstance(resolving, StackObject):
        return
    by = resolving.source
    ids = (resolving.id, by.object_id, *(id for chosen in by.targets.values() for id in chosen))
    seats = {id if game.is_player(id) else game.recall(id).controller for id in ids}
    game.turn.involved = tuple(sorted(seats.union(game.turn.involved)))


def look(game: State) -> Rule[None]:
    """CR 104.4b: called after each resolution."""
    game.quiet += 1
    if game.quiet < PATIENCE:
        return
    board = loop_states.board(game)
    common = loop_states.common(game, board)
    exact = loop_states.key((common, loop_states.exactly(game, board), loop_states.done(game)))
    if not (yield from _judge(game, exact, (), SAME)):
        yield from _judge(game, common, loop_states.numbers(game, board), ALIKE)


def _judge(game: State, key: int, numbers: tuple[int, ...], limit: int) -> Rule[bool]:
    """Note that a state is here. If it has returned often enough and inevitably, the game is a draw."""
    before = game.seen.get(key)
    if before is None:
        game.seen[key] = SeenState(1, game.asked, numbers)
        return False
    circle = all(new >= old for new, old in zip(numbers, before.numbers, strict=True))
    inevitable = before.inevitable + (circle and before.choices == game.asked)
    game.seen[key] = SeenState(inevitable, game.asked, numbers)
    if inevitable < limit:
        return False
    yield from draw(game, game.turn.involved)
    return True


def draw(game: State, involved: Iterable[Id]) -> Rule[None]:
    """CR 104.4b, 801.16: a draw for all; with limited ranges, for those involved and all within their range."""
    reason = "a loop of mandatory actions that nobody can stop"
    if game.reach is None:
        draw_game(game, reason)
        return
    seats = [player for player in game.playing() if player.id in involved]
    there = [p for p in game.playing() if any(influence.is_within(game, one.id, p.id) for one in seats)]
    yield from draw_for(game, there, reason)
    forget(game)
