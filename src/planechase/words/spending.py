"""What was spent to cast a spell (CR 601.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import word
from planechase.rules.mana.costs import AsksWhatWasSpent
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import StackObject
from planechase.words import word_slots
from planechase.words.english import number_word
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def spent_on(game: State, by: Source) -> tuple[str, ...]:
    """CR 601.2h: each mana that was spent to cast a spell, or the permanent it became, by its letter; snow has an S."""
    this = by.this(game)
    if not isinstance(this, StackObject) and (known := this.linked(word_slots.MANA_SPENT)):
        return tuple(str(unit) for unit in known)
    units = this.source.mana_spent if isinstance(this, StackObject) and this.is_spell else by.mana_spent
    return tuple(f"{unit.type}{'S' if unit.snow else ''}" for unit in units)


@word
class ManaWasSpent(Condition, AsksWhatWasSpent, SpokenWord):
    """CR 106.3, 601.2h: certain mana was spent to cast this: {R}, {G}{G}, {S}."""

    restless = False
    symbols: ManaCost
    this: Things = THIS
    never: bool = False

    def holds(self, game: State, by: Source) -> bool:
        return self._was_spent(spent_on(game, by)) is not self.never

    def _was_spent(self, units: tuple[str, ...]) -> bool:
        wanted = self.symbols.text.strip("{}").split("}{")
        return all(sum(letter in unit for unit in units) >= wanted.count(letter) for letter in wanted)

    def say(self, reader: Reader) -> str:
        verb = "wasn't" if self.never else "was"
        this = reader.read(self.this) if reader.card.is_permanent_card else "this spell"
        return f"{self.symbols} {verb} spent to cast {this}"


@word
class SpentOnThisSpell(Condition, AsksWhatWasSpent, SpokenWord):
    """CR 207.2c, 601.2h: at least so much mana of a color was spent to cast this spell."""

    restless = False
    least: int
    color: int

    def holds(self, game: State, by: Source) -> bool:
        return sum(unit[0] == LETTERS[self.name] for unit in spent_on(game, by)) >= self.least

    @property
    def name(self) -> str:
        return next(name for name, mask in COLOR_OF_NAME.items() if mask == self.color)

    def say(self, reader: Reader) -> str:
        return f"at least {number_word(self.least)} {self.name} mana was spent to cast this spell"
