"""What is chosen at random, read and played: numbers, abilities, tokens, cards and permanents."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table

SAID = (
    "Draw Y cards, where Y is a number chosen at random from 1 to 3.",
    "This creature deals X damage to any target, where X is a number chosen at random from 0 to 2.",
    "Target creature gains two abilities chosen at random from among flying, reach, and protection from red "
    "until end of turn.",
    "Create a red creature token that's a 1/1 Goblin or a 2/1 Orc with haste, chosen at random.",
    "Destroy a random artifact an opponent controls.",
)


@pytest.mark.parametrize("text", SAID)
def test_it_is_said_as_it_was_written(text: str) -> None:
    assert said(f"{{T}}: {text}") == f"{{T}}: {text}"


OTHERWISE = {
    "Draw a number of cards chosen at random between 1 and 3.": "Draw X cards, where X is a number chosen at random "
    "from 1 to 3.",
    "Destroy an artifact an opponent controls chosen at random.": SAID[-1],
    "Create a token that's a copy of a Goblin card chosen at random.": "Create a token that's a copy of a random "
    "Goblin card.",
}


@pytest.mark.parametrize("text", OTHERWISE)
def test_it_is_understood_otherwise_too(text: str) -> None:
    assert said(f"{{T}}: {text}") == f"{{T}}: {OTHERWISE[text]}"


@pytest.mark.rule("107.3")
def test_no_letter_is_left_unexplained() -> None:
    for text in (
        "{T}: Draw Y cards.",
        "{T}: Draw Y cards. You gain Y life, where Y is a number chosen at random from 1 to 3.",
        "{T}: Draw two cards, where Y is a number chosen at random from 1 to 3.",
        "{X}, {T}: Draw X cards, where X is a number chosen at random from 0 to X.",
    ):
        refused(text)


@pytest.mark.rule("701.21a")
def test_nobody_sacrifices_what_somebody_else_controls() -> None:
    refused("{T}: Sacrifice a creature chosen at random.")


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("107.3i")
def test_the_x_of_a_cost_bounds_another_number(table: Table) -> None:
    text = "{X}, {T}: You gain Y life, where Y is a number chosen at random from X to X."
    table.activate(ANN, table.battlefield(ANN, read(text, type_line="Artifact")), x=4)
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("608.2c")
def test_it_is_what_chance_chose_and_not_another(table: Table) -> None:
    text = "{T}: Tap a random creature an opponent controls. Put a +1/+1 counter on it."
    table.battlefield(BOB, *["Grizzly Bears"] * 9)
    table.activate(ANN, table.battlefield(ANN, read(text, type_line="Artifact")))
    table.resolve()
    tapped = [bears for bears in table.find_all("Grizzly Bears") if bears.tapped]
    grown = [bears for bears in table.find_all("Grizzly Bears") if bears.counter("+1/+1")]
    assert len(tapped) == 1
    assert tapped == grown


@pytest.mark.rule("701.20a")
def test_a_card_of_the_library_is_chosen_shown_and_taken(table: Table) -> None:
    text = "{T}: Choose a Bear card at random from your library, reveal it, put it into your hand, then shuffle."
    table.library(ANN, "Plains", "Grizzly Bears", "Plains", only=True)
    table.activate(ANN, table.battlefield(ANN, read(text, type_line="Artifact")))
    table.resolve()
    assert (table.hand(ANN), table.library(ANN)) == (["Grizzly Bears"], ["Plains", "Plains"])
