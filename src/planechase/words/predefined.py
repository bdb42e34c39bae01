"""The tokens that the rules themselves define (CR 111.10), so that a text need only name them."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.card_types import ARTIFACT
from planechase.rules.language.grammar import Cost, Effect
from planechase.words.card import activated
from planechase.words.costs import SacrificeThis
from planechase.words.effects.life import gain_life
from planechase.words.effects.tokens import Token, add_any_color


def _artifact(name: str, *costs_and_effect: Cost | str | Effect) -> Token:
    """A colorless artifact token with one activated ability, named after its artifact type."""
    return Token((name,), types=ARTIFACT, abilities=(activated(*costs_and_effect),), predefined=True)


TREASURE: Final = _artifact("Treasure", "{T}", SacrificeThis(), add_any_color())
FOOD: Final = _artifact("Food", "{2}", "{T}", SacrificeThis(), gain_life(3))
