"""CR 111.10: tokens of which the rules say what they are, so that a card only names them."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.card_types import ARTIFACT
from planechase.words.card import activated
from planechase.words.costs import SacrificeThis
from planechase.words.effects.tokens import Token, add_any_color

TREASURE: Final = Token(
    ("Treasure",), types=ARTIFACT, abilities=(activated("{T}", SacrificeThis(), add_any_color()),), predefined=True
)
"""CR 111.10a."""
