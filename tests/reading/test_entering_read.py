"""How permanents enter, and what cards are as they are put somewhere, in texts of our own (CR 614.1c, 401.7, 708.2)."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

HIT = card("Hit", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("614.1c")
def test_a_counter_for_each_revealed_card(table: Table) -> None:
    text = (
        "As this creature enters, you may reveal any number of other land cards from your hand. "
        "This creature enters with a charge counter on it for each card revealed this way."
    )
    table.hand(ANN, "Forest", "Swamp", "Grizzly Bears", read(text))
    table.will(ANN, ["Forest", "Swamp"])
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.counters("Invention", "charge") == 2


@pytest.mark.rule("614.1c")
def test_a_shape_of_your_choice(table: Table) -> None:
    text = "As this creature enters, it becomes your choice of a 4/1 creature or a 1/4 creature with reach."
    table.hand(ANN, read(text))
    table.will(ANN, "a 1/4 creature with reach")
    table.cast(ANN, "Invention")
    table.resolve()
    found = table.find("Invention")
    assert (found.power, found.toughness, found.has("reach")) == (1, 4, True)


@pytest.mark.rule("708.2a", "611.2e")
def test_a_card_comes_back_face_down_as_what_is_listed(table: Table) -> None:
    table.battlefield(ANN, read(
        "Whenever another creature dies, return it to the battlefield under your control face down and tapped. "
        "It's a 3/1 Golem artifact creature.",
    ))  # fmt: skip
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, HIT)
    table.cast(ANN, "Hit", ["Grizzly Bears"])
    table.resolve_all()
    golem = table.find("Grizzly Bears")
    assert (golem.face_down, golem.tapped, golem.controller, golem.power, set(golem.subtypes)) == (
        True,
        True,
        ANN,
        3,
        {"Golem"},
    )


@pytest.mark.rule("611.2e")
def test_a_card_is_something_more_from_the_moment_it_enters(table: Table) -> None:
    put = "Put a creature card from a graveyard onto the battlefield under your control."
    text = f"{put} It's a Wall in addition to its other types."
    table.graveyard(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.find("Grizzly Bears").subtypes == {"Bear", "Wall"}


@pytest.mark.rule("401.7")
def test_into_a_library_so_many_from_the_top(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.library(BOB, "Forest", "Swamp", "Island")
    table.hand(ANN, read("Put target creature into its owner's library second from the top.", type_line="Sorcery"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    assert table.library(BOB)[:3] == ["Forest", "Grizzly Bears", "Swamp"]


@pytest.mark.rule("115.1")
def test_cards_of_one_opponents_graveyard(table: Table) -> None:
    text = "Return two target cards from an opponent's graveyard to their hand."
    assert said(text, "Sorcery") == text
    three = Table(players=3, free_mana=True)
    three.graveyard(BOB, "Forest")
    three.graveyard(CAT, "Swamp")
    three.hand(ANN, read(text, type_line="Sorcery"))
    assert not three.can_cast(ANN, "Invention")


@pytest.mark.rule("400.3")
@pytest.mark.parametrize(
    "what", ["target creature card from your graveyard", "target creature card from a graveyard", "target creature"]
)
def test_nothing_else_goes_to_their_hand(what: str) -> None:
    """Nobody has said who "they" are."""
    refused(f"Return {what} to their hand.", "Sorcery")
