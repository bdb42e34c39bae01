"""The tokens that the rules themselves define (CR 111.10), so that a text need only name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import ARTIFACT
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.language.word import word
from planechase.words import slots
from planechase.words.card import activated
from planechase.words.costs import SacrificeThis
from planechase.words.effects.hands import draw
from planechase.words.effects.life import gain_life
from planechase.words.effects.tokens import CreateToken, Token, add_any_color
from planechase.words.players import YOU

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _artifact(name: str, *costs_and_effect: Cost | str | Effect) -> Token:
    """A colorless artifact token with one activated ability, named after its artifact type."""
    return Token((name,), types=ARTIFACT, abilities=(activated(*costs_and_effect),), predefined=True)


TREASURE: Final = _artifact("Treasure", "{T}", SacrificeThis(), add_any_color())
CLUE: Final = _artifact("Clue", "{2}", SacrificeThis(), draw())
FOOD: Final = _artifact("Food", "{2}", "{T}", SacrificeThis(), gain_life(3))


@word
class Investigate(Effect):
    """CR 701.16a: create a Clue token."""

    writes = (slots.TOKENS,)
    reads = "{who} investigate[s]"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from CreateToken(CLUE, who=self.who).happen(game, by)
