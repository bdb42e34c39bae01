"""Copies in a text (CR 707): becoming a copy, tokens that are copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.characteristics import EMPTY_VALUES
from planechase.rules.spells.copying import Fixed, copiable_values
from planechase.words import modifications as m

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Modification
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def fixed_copy(game: State, change: m.BecomeCopy, by: Source) -> Modification:
    """CR 707.2c: the copiable values as they are when the effect begins."""
    originals = change.of.objects(game, by)
    values = copiable_values(game, originals[0]) if originals else EMPTY_VALUES
    return m.BecomeFixedCopy(Fixed(values), change.keeps_name)
