"""What a text refers to without naming it, while it is being read: "it", "that creature", "they", "that player".

These stand in a tree only until they are resolved (see `pronoun_resolution`); nothing is ever played with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import ARTIFACT, ENCHANTMENT
from planechase.rules.language.grammar import Players
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.words.filters.combining_filters import Description
from planechase.words.speech import People, Quantity, Things

if TYPE_CHECKING:
    from planechase.words.english import Reader


SELF_NOUN: Final = "~"
"""Of a person's pronoun: it is only ever said of the card itself."""


CARD_OF_KIND: Final = "card of a kind"
"""Of a card that is called by what it is: there is no other that it could be."""
OTHER: Final = "other"
"""The label of a target until it is known which ones it is other than."""
AMONG_THEM: Final = ObjectSlot("them")
"""What an instruction just milled or exiled, from among which a card is taken."""
REST_NOUN: Final = "rest"
"""Of the rest, after a player chose from some objects."""
ITSELF: Final = "itself"
"""Whatever does it."""
DAMAGED: Final = "damaged"
"""As a noun: what the damage of the event was dealt to."""
DEVOURED: Final = "devoured"
"""As a noun: what the event says was devoured."""


ATTACHMENTS: Final = {"Aura": ENCHANTMENT, "Equipment": ARTIFACT, "Vehicle": ARTIFACT}
"""Subtypes by which something is spoken of again, and the card type that each of them is of."""
ANY_OF_THEM: Final = ("that permanent or player", "that creature or player", "that creature, player, or planeswalker")
"""CR 115.4: what was any target, so that nobody knows what it is."""


EITHER_WAY: Final = "that player or that planeswalker's controller"
"""CR 115.4: the player who was the target, or who controls the planeswalker that was."""


@word
class Referred(Things):
    """Objects spoken of before: by a pronoun, or by "that" or "those" and a noun."""

    text: str
    several: bool = False
    types: int = 0
    """Which of these card types it has, if the noun says so."""
    noun: str = ""

    def said(self, reader: Reader, again: bool) -> str:
        return self.text

    def many(self) -> bool:
        return self.several


@word
class ReferredSubject(Description):
    """What a condition was about, as the subject of a statement: "as long as this creature is tapped, it has ..."."""

    looks_back = True
    role = "name"
    reads = "it"


@word
class ReferredType(Description):
    """ "Of that type": of the creature type that has just been chosen."""

    looks_back = True
    role = "after"
    reads = "of that type"


@word
class ReferredPlayer(People):
    """A player spoken of before."""

    reads = "{text}"
    text: str


@word
class ReferredNumber(Quantity):
    """ "That much" or "that many": a number that was mentioned, or that an instruction gave."""

    much: bool = False

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return ("that much" if self.much else "that many"), ""


@word
class Continued(People):
    """The players of the last instruction; the word "target" is not repeated."""

    reads = "{who}"
    who: Players


@word
class SameSubject(People):
    """The player of the last instruction: "target player draws a card and loses 1 life"."""

    reads = "that player"
