"""What a card says about decks (CR 113.6n): it does so before the game begins, and nothing during it."""

from __future__ import annotations

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import Colors
from planechase.rules.language.grammar import Statement
from planechase.rules.language.word import word
from planechase.words.english import number_word
from planechase.words.selections import THIS
from planechase.words.speech import Things


@word
class CanBeCommander(Statement):
    """CR 903.3a: a card that may be a commander though it is not of the kinds that usually may."""

    reads = "{this} can be your commander"
    this: Things = THIS


@word
class ManyInDeck(Statement):
    """CR 100.2a, 903.5b: a deck may have more of the card than of others: so many, or (0) any number."""

    most: int = 0

    def reading(self) -> str:
        count = f"up to {number_word(self.most)}" if self.most else "as many"
        return f"you may have {count} cards of this name in a deck" + ("" if self.most else " as you like")


@word
class ColorChosenBefore(Statement):
    """CR 607.2p, 903.4b: a commander whose colour its player chooses before the game, for all of it."""

    reads = "if {this} is your commander, choose a color before the game begins. {this} is the chosen color"
    this: Things = THIS


def asks_for_color(card: CardDefinition) -> bool:
    """CR 903.4b: whether a colour is to be chosen for the card, if it is a commander."""
    return bool(card.printed.index.of_kind(ColorChosenBefore))


def in_color(card: CardDefinition, color: Colors) -> CardDefinition:
    """CR 903.4b: the card with the colour that was chosen for it."""
    draft = card.printed.draft()
    draft.colors = color
    return CardDefinition(draft.finished(), card.subtype_order, card.power_text, card.toughness_text)


def may_be_commander(card: CardDefinition) -> bool:
    """CR 903.3a: whether the card says that it can be a commander."""
    return bool(card.printed.index.of_kind(CanBeCommander))


def most_in_deck(card: CardDefinition, usually: int) -> int | None:
    """CR 100.2a, 903.5b: how many of a card a deck may have, if there are `usually` so many; None is any number."""
    for _, statement in card.printed.index.of_kind(ManyInDeck):
        assert isinstance(statement, ManyInDeck)
        return statement.most or None
    return usually
