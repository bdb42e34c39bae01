"""What is spoken of once it has been chosen: a type, a colour, a side, one of two places, what each player chose."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.word import Word
from planechase.testing import ANN, BOB, Table
from planechase.words.effects.flow import RepeatIf, ThisOrThat
from planechase.words.selections import Remembered


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def words(text: str, type_line: str = "Sorcery") -> list[Word]:
    return [part for ability in read(text, type_line=type_line).printed.abilities for part in ability.walk()]


@pytest.mark.rule("607.2d")
def test_that_type_is_the_one_chosen_in_the_same_text(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    text = "Choose a creature type. Put a +1/+1 counter on each creature you control of that type."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.will(ANN, "Angel")
    table.resolve()
    assert [table.find(name).power for name in ("Grizzly Bears", "Serra Angel")] == [2, 5]
    refused(
        "As this creature enters, choose a creature type.\n"
        "Whenever this creature attacks, put a +1/+1 counter on each creature you control of that type."
    )


@pytest.mark.rule("605.1a")
def test_mana_of_a_colour_that_is_chosen_is_no_mana_ability() -> None:
    adding = "Add an amount of mana of that color equal to your devotion to that color."
    assert adding in said(f"When this creature enters, choose a color. {adding}")
    refused(f"{{T}}: Choose a color. {adding}")
    refused(adding, type_line="Sorcery")


@pytest.mark.rule("608.2d")
def test_one_card_goes_to_one_of_two_places() -> None:
    text = (
        "Exile cards from the top of your library until you exile a creature card. Put it onto the battlefield or into "
        "your hand."
    )
    both = next(part for part in words(text) if isinstance(part, ThisOrThat))
    found = [part.slot for part in both.walk() if isinstance(part, Remembered)]
    assert len(found) == 2
    assert found[0] == found[1]


@pytest.mark.rule("608.2c")
def test_a_process_that_is_repeated_is_the_whole_text() -> None:
    again = "You flip a coin. If you lose the flip, repeat this process."
    assert any(isinstance(part, RepeatIf) for part in words(again))
    refused(f"You gain 1 life. {again}", type_line="Sorcery")


@pytest.mark.rule("701.38b")
def test_what_has_the_most_votes_was_voted_for() -> None:
    most = "Exile each creature with the most votes or tied for most votes."
    assert words(f"Starting with you, each player votes for a creature you don't control. {most}")
    refused(most, type_line="Sorcery")


@pytest.mark.rule("607.2d", "613.1")
def test_sides_that_players_take(table: Table) -> None:
    enchantment = read(
        "When Invention enters, each player chooses silver tongue or iron fist.\n"
        "Creatures controlled by players who last chose iron fist get +2/+2.",
        type_line="Enchantment",
    )
    bears, other = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, enchantment)
    table.cast(ANN, "Invention")
    table.will(ANN, "iron fist")
    table.will(BOB, "silver tongue")
    table.resolve_all()
    assert (bears.power, other.power) == (4, 2)


@pytest.mark.rule("101.4", "707.9b")
def test_everybody_copies_what_they_chose(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.battlefield(BOB, "Grizzly Bears")
    text = (
        "Each player chooses a creature they control. Each player creates a token that's a copy of the creature they "
        "chose, except it has haste."
    )
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.will(ANN, "Serra Angel")
    table.resolve()
    tokens = [one for name in ("Serra Angel", "Grizzly Bears") for one in table.find_all(name) if one.is_token]
    assert [(one.controller, one.name, one.has("haste")) for one in tokens] == [
        (ANN, "Serra Angel", True),
        (BOB, "Grizzly Bears", True),
    ]


def test_what_everybody_chooses_must_be_spoken_of() -> None:
    refused("Each player chooses a creature they control.", type_line="Sorcery")
    refused("Each player chooses a creature you control. Draw a card.", type_line="Sorcery")


@pytest.mark.rule("701.7", "101.4")
def test_everybody_creates_a_token_of_their_choice(table: Table) -> None:
    text = (
        "Each player creates their choice of a 1/1 white Cat creature token with lifelink or a 2/2 black Rat creature "
        "token."
    )
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.will(ANN, "Rat Token")
    table.will(BOB, "Cat Token")
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Rat Token"], ["Cat Token"])
