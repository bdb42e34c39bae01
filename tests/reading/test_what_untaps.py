"""What stays tapped: because its controller likes, because only so many untap, for as long as something is tapped."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table

MAY = "You may choose not to untap this creature during your untap step.\n"
PUMP = MAY + "{T}: Target creature gets +1/+1 for as long as this creature remains tapped."
HOLD = MAY + (
    "{T}: Tap target creature. "
    "It doesn't untap during its controller's untap step for as long as this creature remains tapped."
)
ONE = "Players can't untap more than one creature during their untap steps."


@pytest.mark.parametrize("text", [PUMP, HOLD, ONE])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("502.3")
@pytest.mark.parametrize("stays", [True, False])
def test_it_stays_tapped_if_its_controller_likes(stays: bool) -> None:
    table = Table()
    cat = table.battlefield(ANN, read(PUMP), tapped=True)
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.will(ANN, [cat] if stays else [])
    table.turn(BOB, "end")
    table.go_to("upkeep", ANN)
    assert (cat.tapped, bears.tapped) == (stays, False)


@pytest.mark.rule("611.2b")
def test_an_effect_lasts_as_long_as_it_is_tapped() -> None:
    table = Table()
    cat = table.battlefield(ANN, read(PUMP))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, cat, targets=[bears])
    table.resolve()
    assert bears.power == 3
    table.untap(cat)
    table.pass_()
    assert bears.power == 2


@pytest.mark.rule("611.2b")
def test_an_effect_does_not_begin_if_it_is_no_longer_tapped() -> None:
    table = Table()
    cat = table.battlefield(ANN, read(PUMP))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, cat, targets=[bears])
    table.untap(cat)
    table.resolve()
    table.tap(cat)
    assert bears.power == 2


@pytest.mark.rule("502.3", "611.2b")
def test_what_is_held_down_untaps_afterwards() -> None:
    table = Table()
    cat = table.battlefield(ANN, read(HOLD))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, cat, targets=[bears])
    table.resolve()
    table.go_to("upkeep", BOB)
    assert bears.tapped
    table.will(ANN, [])
    table.go_to("upkeep", ANN)
    table.go_to("upkeep", BOB)
    assert not bears.tapped


@pytest.mark.rule("502.3")
def test_only_one_of_them_untaps() -> None:
    table = Table()
    table.battlefield(BOB, read(ONE, type_line="Enchantment"))
    bears, giant = (table.battlefield(ANN, name, tapped=True) for name in ("Grizzly Bears", "Ondu Giant"))
    table.lands(ANN, "Forest", 2, tapped=True)
    table.turn(BOB, "end")
    table.will(ANN, giant)
    table.go_to("upkeep", ANN)
    assert (bears.tapped, giant.tapped) == (True, False)
