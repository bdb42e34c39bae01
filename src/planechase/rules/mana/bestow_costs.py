"""What it costs to cast a card bestowed, and what that makes of it (CR 702.103a, 702.103b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.mana.costs import AlternativeCost
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.language.grammar import Modification
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State

BESTOWED: Final = "bestow"
"""CR 702.103a: the name of casting a card bestowed."""


class BestowedCost(AlternativeCost):
    """CR 702.103a: the cost of casting a card bestowed, and what that makes of it."""

    __slots__ = ()

    def changes(self) -> tuple[Modification, ...]:
        """CR 702.103b: it becomes an Aura enchantment and gains enchant creature."""
        raise NotImplementedError


def changes_in(values: Characteristics) -> tuple[Modification, ...]:
    """CR 702.103b: what becomes of an object with these characteristics as it is cast bestowed."""
    found = values.index.of_kind(AlternativeCost)
    return next((statement.changes() for _, statement in found if isinstance(statement, BestowedCost)), ())


def as_bestowed(game: State, obj: Object) -> Characteristics:
    """CR 702.103d: the card as it would be cast bestowed."""
    draft = obj.copiable.draft()
    for change in changes_in(game.chars(obj)):
        change.apply(game, draft, Source(obj.controller, obj.id))
    return draft.finished()
