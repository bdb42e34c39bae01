"""Lands that can be cast face down: they are no lands while they are spells (CR 702.37c, 708.4)."""

import pytest

from planechase.testing import ANN, Table
from planechase.vocabulary import LAND_CARD, activated, add, card, morph


@pytest.mark.rule("702.37c", "305.9", "708.4")
def test_a_land_with_morph_is_cast_face_down() -> None:
    cave = card("Quiet Cave", None, LAND_CARD, activated("{T}", add("{C}")), morph("{2}"))
    table = Table(free_mana=True)
    table.hand(ANN, cave)

    table.cast(ANN, "Quiet Cave", way="face down")
    table.resolve()

    (permanent,) = (table.find(id) for id in table.state.battlefield)
    assert (permanent.power, permanent.toughness) == (2, 2)
