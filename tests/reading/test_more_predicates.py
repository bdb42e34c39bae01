"""What is said of subjects and what conditions ask, in more of the ways in which cards say it."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("604.1")
def test_some_and_other_ones(table: Table) -> None:
    lord = "Elves you control and other Cats you control get +1/+0."
    elves, cat = table.battlefield(ANN, "Llanowar Elves"), table.battlefield(ANN, read(lord))
    theirs = table.battlefield(BOB, "Llanowar Elves")
    assert (elves.power, cat.power, theirs.power) == (2, 2, 1)


def test_of_two_kinds_it_is_said_whose_both_are() -> None:
    assert refused("Elves and other Cats you control get +1/+0.").line == 1


@pytest.mark.rule("604.1")
def test_during_other_turns(table: Table) -> None:
    cat = table.battlefield(ANN, read("During turns other than yours, creatures you control get +0/+3."))
    assert cat.toughness == 2
    table.next_turn()
    assert cat.toughness == 5


@pytest.mark.rule("611.2c")
def test_for_the_same_time_said_of_each(table: Table) -> None:
    text = "This creature has base power and toughness 5/5 until end of turn and gains reach until end of turn."
    cat = table.battlefield(ANN, read(f"{{0}}: {text}"))
    table.activate(ANN, "Invention")
    table.resolve()
    assert (cat.power, cat.has("reach")) == (5, True)
    table.next_turn()
    assert (cat.power, cat.has("reach")) == (2, False)


@pytest.mark.rule("608.2h")
def test_what_a_destroyed_land_was(table: Table) -> None:
    text = "Destroy target land. If that land was basic, you gain 3 life."
    for land, life in (("Forest", 23), ("Great Furnace", 23)):
        table.battlefield(BOB, land)
        table.hand(ANN, read(text, type_line="Sorcery"))
        table.cast(ANN, "Invention", [land])
        table.resolve()
        assert table.life(ANN) == life


def test_nobody_has_chosen_a_creature_in_a_condition() -> None:
    assert refused("If a white creature is tapped, you may pay {B} rather than pay this spell's mana cost.").line == 1


@pytest.mark.rule("118.9")
def test_two_costs_rather_than_the_mana_cost() -> None:
    text = "You may pay 2 life and discard a card rather than pay this spell's mana cost."
    assert said(text) == text


@pytest.mark.rule("614.1a")
def test_instead_may_stand_first() -> None:
    assert said("If you would flip a coin, instead flip two coins and ignore one.", "Artifact") == (
        "If you would flip a coin, flip two coins instead and ignore one."
    )


@pytest.mark.rule("111.3")
def test_a_token_that_may_be_created_has_what_is_said_behind() -> None:
    token = 'create a 1/1 red Goblin creature token. It has "{T}: You gain 1 life."'
    text = f"At the beginning of your upkeep, you may {token}"
    assert 'token with "{T}: You gain 1 life."' in said(text)
