"""What enters as a copy, with what is different about it: read, said again, and played."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table

COPY = "You may have this creature enter as a copy of "


@pytest.mark.parametrize(
    "of",
    [
        "any creature on the battlefield, except it's a Cat in addition to its other types and has flying.",
        "a creature you control with power 2 or less, except it isn't legendary.",
        "an artifact or creature you control.",
        'a creature an opponent controls, except it has "{T}: Draw a card."',
    ],
)
def test_it_is_said_as_it_was_read(of: str) -> None:
    assert said(COPY + of) == COPY + of


@pytest.mark.rule("707.9a", "707.9b")
def test_a_copy_has_what_is_different_about_it() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    of = "a creature you control, except it's a Cat in addition to its other types and it has flying."
    table.will(ANN, "Grizzly Bears", about="enter as")
    copy = table.enters(ANN, read(COPY + of))
    assert (copy.name, copy.subtypes, copy.has("flying")) == ("Grizzly Bears", frozenset({"Bear", "Cat"}), True)


@pytest.mark.rule("707.5")
def test_only_what_fits_is_copied() -> None:
    table = Table()
    table.battlefield(BOB, "Grizzly Bears")
    alone = table.enters(ANN, read(COPY + "a creature you control."))
    assert alone.name == "Invention"
