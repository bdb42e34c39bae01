"""What keeps permanents from becoming tapped (CR 101.2, 701.26a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Filter, Statement
from planechase.rules.language.word import word

if TYPE_CHECKING:
    from planechase.rules.state.objects import Permanent
    from planechase.rules.state.state import State


@word
class CantBecomeTapped(Statement):
    """CR 101.2: permanents that nothing taps but attacking, neither an effect nor a cost."""

    reads = "{what:many} can't become tapped unless they're being declared as attackers"
    what: Filter


def can_be_tapped(game: State, permanent: Permanent) -> bool:
    """CR 701.26a: whether a permanent is untapped, and an effect or a cost could tap it."""
    if permanent.tapped:
        return False
    return not any(said.what.matches(game, permanent, by) for by, said in game.said_of(CantBecomeTapped, permanent.id))
