"""Cards of our own invention, read from their English."""

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.words.english import card_text


def read(text: str, name: str = "Invention", type_line: str = "Creature — Cat", cost: str = "{1}") -> CardDefinition:
    """The card that a text becomes; a 2/2 if it is a creature."""
    size = "2" if "Creature" in type_line else ""
    found = read_card(CardText(name, type_line, text, cost if "Land" not in type_line else "", size, size))
    assert isinstance(found, Understood), found
    return found.definition


def said(text: str, type_line: str = "Creature — Cat") -> str:
    """The text of the card that a text becomes."""
    return card_text(read(text, type_line=type_line))


def refused(text: str, type_line: str = "Creature — Cat") -> RefusedCard:
    """Why a text is not understood."""
    found = read_card(CardText("Invention", type_line, text, "{1}", "2", "2"))
    assert isinstance(found, RefusedCard), found
    return found
