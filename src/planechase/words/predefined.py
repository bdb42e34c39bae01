"""The tokens that the rules themselves define (CR 111.10), so that a text need only name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import ARTIFACT, ENCHANTMENT
from planechase.rules.language.colors import BLACK
from planechase.rules.language.grammar import Cost, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.card import activated
from planechase.words.cost_words import DiscardCost, SacrificeThis
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.exploring import Explore
from planechase.words.effects.finding import search
from planechase.words.effects.flow import comma_then, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import MayCastNow
from planechase.words.effects.libraries import ExileTopCard, scry
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.tokens import CreateToken, MakeMana, NotForOthers, Token, add_any_color
from planechase.words.player_words import YOU
from planechase.words.selections import Remembered, target

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _token(name: str, *costs_and_effect: Cost | str | Effect, types: int = ARTIFACT, as_sorcery: bool = False) -> Token:
    """A colorless token with one activated ability, an artifact by default, named after its subtype."""
    ability = activated(*costs_and_effect, as_sorcery=as_sorcery)
    return Token((name,), types=types, abilities=(ability,), predefined=True)


_THE_EXILED_CARD: Final = Remembered(word_slots.EXILED)

TREASURE: Final = _token("Treasure", "{T}", SacrificeThis(), add_any_color())
FOOD: Final = _token("Food", "{2}", "{T}", SacrificeThis(), gain_life(3))
GOLD: Final = _token("Gold", SacrificeThis(), add_any_color())
WALKER: Final = Token(("Zombie",), 2, 2, BLACK, name="Walker", predefined=True)
SHARD: Final = _token("Shard", "{2}", SacrificeThis(), comma_then(scry(1), draw()), types=ENCHANTMENT)
CLUE: Final = _token("Clue", "{2}", SacrificeThis(), draw())
BLOOD: Final = _token("Blood", "{1}", "{T}", DiscardCost(), SacrificeThis(), draw())
POWERSTONE: Final = _token("Powerstone", "{T}", MakeMana((("C",),), restriction=NotForOthers(ARTIFACT)))
MAP: Final = _token(
    "Map", "{1}", "{T}", SacrificeThis(), Explore(target(filters.CREATURE & filters.YOURS)), as_sorcery=True
)
JUNK: Final = _token(
    "Junk", "{T}", SacrificeThis(), then(ExileTopCard(), MayCastNow(_THE_EXILED_CARD, lands=True)), as_sorcery=True
)
LANDER: Final = _token(
    "Lander", "{2}", "{T}", SacrificeThis(), search(filters.BASIC & filters.LAND, Zone.BATTLEFIELD, tapped=True)
)
MUTAGEN: Final = _token(
    "Mutagen", "{1}", "{T}", SacrificeThis(), put_counters("+1/+1", target(filters.CREATURE)), as_sorcery=True
)
PREDEFINED: Final = (
    TREASURE, FOOD, GOLD, WALKER, SHARD, CLUE, BLOOD, POWERSTONE, MAP, JUNK, LANDER, MUTAGEN,
)  # fmt: skip
"""CR 111.10: the tokens that a text calls by their names alone."""


@word
class Investigate(Effect):
    """CR 701.16a: create a Clue token."""

    writes = (word_slots.TOKENS,)
    reads = "{who} investigate[s]"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from CreateToken(CLUE, who=self.who).happen(game, by)
