"""Names of cards in the text of others (CR 201.2), and tokens that have one (CR 111.4)."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, Table
from planechase.words import filters as f
from planechase.words.effects.tokens import Token
from planechase.words.english import card_text


def read(text: str, name: str = "Ann's Hound") -> CardDefinition:
    found = read_card(CardText(name, "Creature — Dog", text, "{W}", "1", "1"))
    assert isinstance(found, Understood), found
    assert card_text(found.definition) == text
    return found.definition


def part(card: CardDefinition, kind: type) -> object:
    return next(one for ability in card.printed.abilities for one in ability.walk() if isinstance(one, kind))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("When this creature enters, destroy target creature named Quiet Harbor.", "Quiet Harbor"),
        ("At the beginning of your upkeep, if you control a land named Cay, Isle of the Moon, draw a card.",
         "Cay, Isle of the Moon"),
        ("When this creature enters, you may search your library for a card named Ann's Hound, reveal it, put it into "
         "your hand, then shuffle.", "Ann's Hound"),
        ("Other creatures you control named Bo and Ci get +1/+1.", "Bo and Ci"),
    ],
)  # fmt: skip
def test_the_rest_of_the_sentence_says_where_a_name_ends(text: str, name: str) -> None:
    assert part(read(text), f.Named) == f.Named(name)


@pytest.mark.rule("201.5c")
@pytest.mark.parametrize(
    ("name", "kind", "called"),
    [
        ("Dáin of the Ancient Halls", "Dwarf", "Dáin"),
        ("Bo of the Cay", "Dog", "Bo"),
        ("Bo, the Hound", "Dog", "Bo"),
        ("Splinter, the Wise", "Rat", "Splinter"),
        ("Spirit of the Cay", "Spirit", "Spirit of the Cay"),
    ],
)
def test_a_legendary_card_calls_itself_by_its_name_without_its_title(name: str, kind: str, called: str) -> None:
    text = f"Whenever you gain life, put a +1/+1 counter on {called}."
    found = read_card(CardText(name, f"Legendary Creature — {kind}", text, "{W}", "1", "1"))
    assert isinstance(found, Understood), found
    assert card_text(found.definition) == text


def test_what_has_another_name() -> None:
    card = read("{T}: Untap target creature not named Ann's Hound.")
    assert part(card, f.Not) == f.Not(f.Named("Ann's Hound"))


@pytest.mark.rule("111.4")
@pytest.mark.parametrize(
    ("token", "name"),
    [
        ("1/1 white Dog creature token named Pup", "Pup"),
        ("1/1 white Dog creature token with flying and haste named Pup of Ann's Hound", "Pup of Ann's Hound"),
    ],
)
def test_a_token_has_the_name_it_is_given(token: str, name: str) -> None:
    card = read(f"When this creature enters, create a {token}.")
    found = part(card, Token)
    assert isinstance(found, Token)
    assert found.name == name
    table = Table(free_mana=True)
    table.hand(ANN, card)
    table.cast(ANN, "Ann's Hound")
    table.resolve_all()
    assert table.battlefield(ANN) == ["Ann's Hound", name]


def test_a_token_without_a_subtype_needs_a_name() -> None:
    quill = 'create a red artifact token with "{T}, Sacrifice this token: Draw a card." named Quill'
    read(f"When this creature enters, {quill}.")
    nameless = CardText(
        "Owl", "Creature — Bird", "When this creature enters, create a red artifact token.", "{W}", "1", "1"
    )
    assert isinstance(read_card(nameless), RefusedCard)


@pytest.mark.rule("201.2")
def test_each_of_several_names_is_one() -> None:
    table = Table()
    table.battlefield(ANN, read("Creatures named Bo, Ci, and Grizzly Bears have flying."))
    assert [table.battlefield(ANN, name).has("flying") for name in ("Grizzly Bears", "Llanowar Elves")] == [True, False]
