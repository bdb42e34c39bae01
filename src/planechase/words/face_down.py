"""What a card is while it lies face down (CR 708.2), where a text says something else than a 2/2 creature."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.card_types import ARTIFACT, CREATURE, type_names
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.word import Word, word
from planechase.words.english import article, plural


@word
class Guise(Word):
    """CR 708.2: the characteristics that are listed; it has no others, and no name."""

    power: int
    toughness: int
    subtypes: tuple[str, ...]
    types: int = CREATURE

    def values(self) -> Characteristics:
        kinds = frozenset(self.subtypes)
        return Characteristics("", types=self.types, subtypes=kinds, power=self.power, toughness=self.toughness)

    def one(self) -> str:
        return article(f"{self.power}/{self.toughness} {self._kinds()}")

    def many(self) -> str:
        return f"{self.power}/{self.toughness} {plural(self._kinds())}"

    def _kinds(self) -> str:
        return " ".join([*self.subtypes, *(name.lower() for name in type_names(self.types))])


CYBERMAN: Final = Guise(2, 2, ("Cyberman",), ARTIFACT | CREATURE)
