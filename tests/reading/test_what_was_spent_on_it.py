"""What mana was spent to cast a spell, asked by the spell and by the permanent it became."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table

UNLESS = "When this creature enters, sacrifice it unless {U} was spent to cast it."
GREEN = "When this creature enters, if {G}{G} was spent to cast it, you gain 3 life."


@pytest.mark.parametrize("text", [UNLESS, GREEN])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


def test_a_number_is_no_kind_of_mana() -> None:
    refused("When this creature enters, if {2} was spent to cast it, you gain 3 life.")


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(("land", "stays"), [("Island", True), ("Plains", False)])
def test_a_permanent_knows_what_was_spent_on_it(land: str, stays: bool) -> None:
    table = Table()
    table.lands(ANN, land, 2)
    table.hand(ANN, read(UNLESS, cost="{2}"))
    table.cast(ANN, "Invention")
    table.resolve_all()
    assert ("Invention" in table.battlefield(ANN)) is stays


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize(("forests", "life"), [(2, 23), (1, 20)])
def test_two_symbols_are_two_mana(forests: int, life: int) -> None:
    table = Table()
    table.lands(ANN, "Forest", forests)
    table.lands(ANN, "Plains", 2 - forests)
    table.hand(ANN, read(GREEN, cost="{2}"))
    table.cast(ANN, "Invention")
    table.resolve_all()
    assert table.life(ANN) == life


@pytest.mark.rule("601.2h")
def test_nothing_was_spent_on_what_was_not_cast() -> None:
    table = Table()
    table.enters(ANN, read(UNLESS))
    table.resolve_all()
    assert table.graveyard(ANN) == ["Invention"]


@pytest.mark.rule("614.12", "207.2c")
@pytest.mark.parametrize(("land", "power"), [("Mountain", 3), ("Plains", 2)])
def test_a_counter_for_three_of_a_color(land: str, power: int) -> None:
    table = Table()
    text = "If at least three red mana was spent to cast this spell, this creature enters with a +1/+1 counter on it."
    table.lands(ANN, land, 3)
    table.hand(ANN, read(text, cost="{3}"))
    table.cast(ANN, "Invention")
    table.resolve_all()
    assert table.find("Invention").power == power


@pytest.mark.rule("107.4h", "601.2h")
@pytest.mark.parametrize(("land", "life"), [("Snow-Covered Plains", 18), ("Plains", 20)])
def test_snow_mana_was_spent(land: str, life: int) -> None:
    table = Table()
    snowy = "Basic Snow Land — Plains" if land.startswith("Snow") else "Basic Land — Plains"
    table.lands(ANN, read("({T}: Add {W}.)", land, snowy), 1)
    text = "If {S} was spent to cast this spell, target player loses 2 life."
    table.hand(ANN, read(text, "Chill", "Instant"))
    table.cast(ANN, "Chill", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == life


@pytest.mark.rule("608.2c")
def test_an_instruction_is_not_carried_out_where_something_is_so() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    text = "When this creature enters, you lose 2 life unless you control another creature."
    table.enters(ANN, read(text))
    table.resolve_all()
    assert table.life(ANN) == 20


def test_what_lasts_asks_as_long_as_it_lasts() -> None:
    refused("Target creature gets -1/-1 until end of turn unless you control a Cat.", "Instant")
