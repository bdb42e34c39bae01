"""Colour identity (CR 903.4): the colours of the mana symbols of a card, in its cost and in what it says.

What a card says is made from its words and has no reminder text (903.4c), so its symbols are those of the text. The
mana ability that comes with a basic land type is no text of the card: what lands may be in a deck for that is said by
903.5d.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORLESS, Colors, colors_from
from planechase.words.english import card_text

_SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
_LETTER: Final = re.compile(r"[WUBRG]")
MOST_CARDS: Final = 4096


@lru_cache(maxsize=MOST_CARDS)
def color_identity(card: CardDefinition) -> Colors:
    """CR 903.4: the colours in a card's mana cost and text, and those it has by an ability or an indicator.

    >>> from planechase.rules.language.colors import color_letters
    >>> from planechase.words.card import activated, artifact_creature, card
    >>> from planechase.words.effects.hands import draw
    >>> golem = card("Ember Golem", "{8}", artifact_creature("Golem", 6, 7), activated("{3}{R}", draw(1)))
    >>> color_letters(color_identity(golem))
    'R'
    """
    if card.parts:  # CR 903.4d
        return color_identity(card.parts[0]) | color_identity(card.parts[1])
    cost = card.printed.mana_cost
    return card.printed.colors | (cost.colors if cost is not None else COLORLESS) | _in_text(card_text(card))


def _in_text(text: str) -> Colors:
    """The colours of the mana symbols in a text, a hybrid symbol being both of its colours (CR 107.4e)."""
    return colors_from("".join(letter for symbol in _SYMBOL.findall(text) for letter in _LETTER.findall(symbol)))
