"""Taking a decision back: freely until something hidden was seen or somebody else acted, after that by asking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from planechase.game import Game
from planechase.rules.state.objects import Id
from planechase.rules.state.seeing import may_see
from planechase.rules.state.state import State

MayUndo = Literal["freely", "by asking"]


class Decided(NamedTuple):
    """An answer that was given: by which seat, and whether that only passed or was done for them."""

    seat: Id
    freely: bool
    passed: bool


def last_of(decided: Sequence[Decided], seat: Id) -> int | None:
    """How many answers there were before the last one that a seat gave itself."""
    return next((at for at in reversed(range(len(decided))) if decided[at].seat == seat and decided[at].freely), None)


def may_undo(game: Game, decided: Sequence[Decided], seat: Id) -> MayUndo | None:
    """Whether a seat can take its last decision back."""
    back = last_of(decided, seat)
    if back is None or game.state.result is not None:
        return None
    acted = any(one.seat != seat and not one.passed for one in decided[back:])
    if acted or _has_anybody_learned(game, seat, back):
        return "by asking"
    return "freely"


def _has_anybody_learned(game: Game, seat: Id, back: int) -> bool:
    """Whether chance has spoken since, or somebody has seen a card that was hidden; one's own may be shown."""
    then, now = game.as_of(back).state, game.state
    if now.chance.state != then.chance.state:
        return True
    own = _seen(then, seat)
    return any(not _seen(now, player.id) <= _seen(then, player.id) | own for player in now.players)


def _seen(state: State, seat: Id) -> set[int]:
    """The cards a seat may see now."""
    return {obj.card for obj in state.objects.values() if not obj.is_token and may_see(state, obj, seat)}
