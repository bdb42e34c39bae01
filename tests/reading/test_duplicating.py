"""Tokens that are copies with differences, tokens with names and sizes, and what is done instead: read and played."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, text: str, *targets: object, x: int | None = None) -> None:
    table.hand(ANN, read(text, type_line="Sorcery", cost="{X}" if x is not None else "{1}"))
    table.cast(ANN, "Invention", list(targets), x=x)
    table.resolve()


@pytest.mark.rule("707.9b")
def test_a_copy_that_is_something_else_too(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    except_it = "except they're artifacts in addition to their other types"
    text = f"Create two tokens that are copies of target creature, {except_it}."
    cast(table, text, bears)
    copies = [one for one in table.find_all("Grizzly Bears") if one.is_token]
    assert [one.type_line for one in copies] == ["Artifact Creature — Bear"] * 2


@pytest.mark.rule("707.9d")
def test_a_copy_of_another_size(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    text = "Create a token that's a copy of target creature, except it's a 5/4 Hero in addition to its other types."
    cast(table, text, bears)
    copy = next(one for one in table.find_all("Grizzly Bears") if one.is_token)
    assert (copy.power, copy.toughness, copy.type_line) == (5, 4, "Creature — Bear Hero")


@pytest.mark.rule("608.2h")
def test_copies_of_what_has_died(table: Table) -> None:
    table.battlefield(ANN, read("When Invention dies, create two tokens that are copies of it."))
    table.hand(BOB, SLAY)
    table.cast(BOB, "Slay", ["Invention"])
    table.resolve()
    table.resolve()
    assert table.battlefield(ANN) == ["Invention", "Invention"]


@pytest.mark.rule("111.4")
def test_a_token_with_a_name(table: Table) -> None:
    cast(table, "Create a 1/1 colorless Insect artifact creature token with flying named Buzzer of the Deep.")
    assert table.battlefield(ANN) == ["Buzzer of the Deep"]


@pytest.mark.rule("107.3a")
def test_a_token_of_the_size_of_x(table: Table) -> None:
    cast(table, "Create an X/X green Wurm creature token.", x=4)
    assert table.find("Wurm Token").power == 4


@pytest.mark.rule("614.15")
@pytest.mark.parametrize(("bears", "life"), [(0, 18), (3, 15)])
def test_another_number_instead(table: Table, bears: int, life: int) -> None:
    for _ in range(bears):
        table.battlefield(ANN, "Grizzly Bears")
    more = "It deals 5 damage instead if you control three or more creatures."
    cast(table, f"Invention deals 2 damage to any target.\nMany — {more}", BOB)
    assert table.life(BOB) == life


def test_an_if_behind_a_difference_is_not_one_of_the_instruction() -> None:
    text = "Create a token that's a copy of target creature, except it isn't legendary if that creature is legendary."
    assert refused(text, type_line="Sorcery").reason


@pytest.mark.rule("707.9a", "707.9b")
def test_all_that_is_different_about_a_copy_may_be_said_with_and(table: Table) -> None:
    king = table.battlefield(ANN, read("Vigilance", name="King", type_line="Legendary Creature — Cat"))
    cast(
        table,
        "Create a token that's a copy of target creature you control, except it isn't legendary and it has haste.",
        king,
    )
    (token,) = (one for one in table.find_all("King", zone="battlefield") if one.id != king.id)
    assert (token.type_line, "haste" in token.keywords, "vigilance" in token.keywords) == ("Creature — Cat", True, True)
    assert "haste" not in king.keywords
