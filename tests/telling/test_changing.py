"""What a permanent was changed to, and by what."""

from __future__ import annotations

import pytest
from tests.telling.test_view import permanent

from planechase.testing import ANN, BOB, Table


@pytest.mark.rule("613.4c")
def test_what_is_larger_says_how_large_it_is_by_itself_and_what_makes_it_larger() -> None:
    table = Table()
    table.battlefield(ANN, "Gravedigger")
    table.battlefield(BOB, "Grizzly Bears")
    evincar = table.battlefield(BOB, "Ascendant Evincar")
    digger, bears = permanent(table, "Gravedigger"), permanent(table, "Grizzly Bears")
    assert (digger["power"], digger["toughness"]) == (3, 3)
    assert (digger["base_power"], digger["base_toughness"]) == (2, 2)
    assert digger["changed_by"] == [evincar.id]
    assert (bears["power"], bears["base_power"]) == (1, 2)
    assert "changed_by" not in permanent(table, "Ascendant Evincar")


def test_what_nothing_changes_says_nothing_of_it() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Forest")
    for name in ("Grizzly Bears", "Forest"):
        assert not {"base_power", "base_toughness", "changed_by"} & {*permanent(table, name)}


@pytest.mark.rule("708.2a")
def test_what_lies_face_down_is_measured_by_how_it_lies() -> None:
    table = Table()
    table.battlefield(ANN, "Shriekmaw", face_down=True, counters={"+1/+1": 1})
    (shown,) = [one for one in table.view(BOB)["battlefield"] if one["face_down"]]
    assert (shown["power"], shown["base_power"], shown["base_toughness"]) == (3, 2, 2)


@pytest.mark.rule("611.2c")
def test_an_effect_that_was_fixed_on_something_is_told_as_an_effect() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    table.resolve()
    bears = permanent(table, "Grizzly Bears")
    assert (bears["power"], bears["base_power"], bears["base_toughness"]) == (5, 2, 2)
    assert "changed_by" not in bears
    (effect,) = table.view(ANN)["effects"]
    assert effect["affects"] == [bears["id"]]
    assert effect["until"] == "Until end of turn"
