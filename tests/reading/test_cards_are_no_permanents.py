"""Abilities of permanents and counters on them: cards in a hand or in exile are not spoken of by "a creature"."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, Table

CYCLER = read("Cycling {2}", "Wheel Cat")
TAPPER = read("{2}: This creature gains flying until end of turn.", "Wing Cat")


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("109.2")
def test_cycling_is_no_ability_of_a_creature(table: Table) -> None:
    text = "Whenever you activate an ability of a creature, you gain 3 life."
    table.battlefield(ANN, read(text, "Ear", "Enchantment"), TAPPER)
    table.hand(ANN, CYCLER)
    table.activate(ANN, "Wheel Cat", free_mana=True)
    table.resolve_all()
    assert table.life(ANN) == 20
    table.activate(ANN, "Wing Cat", free_mana=True)
    table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("109.2")
def test_cycling_does_not_cost_less_where_abilities_of_creatures_do(table: Table) -> None:
    text = "Activated abilities of creatures you control cost {1} less to activate."
    table.battlefield(ANN, read(text, "Ear", "Enchantment"), TAPPER)
    table.hand(ANN, CYCLER)
    table.lands(ANN, "Forest", 1)
    assert table.can_activate(ANN, "Wing Cat")
    assert not table.can_activate(ANN, "Wheel Cat")


@pytest.mark.rule("109.2")
@pytest.mark.parametrize(
    "event",
    ["one or more time counters are put on a creature you control", "you put one or more time counters on a creature"],
)
@pytest.mark.parametrize(
    ("place", "drawn"),
    [("Exile target creature and put two time counters on it.", 0), ("Put two time counters on target creature.", 1)],
)
def test_counters_on_a_card_in_exile(table: Table, event: str, place: str, drawn: int) -> None:
    table.battlefield(ANN, read(f"Whenever {event}, draw a card.", "Ear", "Enchantment"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, read(place, "Delay", "Instant"))
    table.cast(ANN, "Delay", targets=[bears], free_mana=True)
    table.resolve_all()
    assert len(table.zone(ANN, "hand")) == drawn
