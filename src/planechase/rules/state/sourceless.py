"""What stands where an ability or an effect of the rules has no source (CR 113.8, 725.2, 901.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.state.objects import NO_CARD, Id, Object, Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.state import State


def without_source(game: State, called: Characteristics, owner: Id) -> Id:
    """Something that is no object and never was, to stand where an ability or an effect of the rules has no source."""
    id = game.new_stamp()
    nothing = Object(id, NO_CARD, owner, Zone.OUTSIDE, called, id)
    nothing.last_known = called
    game.own_departed()[id] = nothing
    return id
