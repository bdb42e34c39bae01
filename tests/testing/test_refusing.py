"""`refuses` demands that the rules say no, and for the reason one thinks of."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, TableError
from planechase.testing.planar_table import PlanarTable


def test_a_refusal_for_another_reason_does_not_count() -> None:
    table = Table()
    table.hand(ANN, "Lightning Bolt")
    with pytest.raises(AssertionError, match="not because of 'hexproof': Ann cannot pay"), table.refuses("hexproof"):
        table.cast(ANN, "Lightning Bolt", targets=[BOB])


def test_what_is_allowed_is_no_refusal() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    with pytest.raises(AssertionError, match="It was allowed"), table.refuses("cannot pay"):
        table.cast(ANN, "Lightning Bolt", targets=[BOB])


@pytest.mark.parametrize("nothing", ["", " "])
def test_a_reason_must_be_given(nothing: str) -> None:
    table = Table()
    with pytest.raises(TableError, match="a piece of the reason"), table.refuses(nothing):
        table.pass_()


def test_nobody_stands_on_a_bear() -> None:
    with pytest.raises(TableError, match="Grizzly Bears is neither a plane nor a phenomenon"):
        PlanarTable().on_plane("Grizzly Bears")
