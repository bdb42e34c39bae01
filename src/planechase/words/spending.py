"""What was spent to cast a spell (CR 601.2h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import word
from planechase.rules.state.objects import StackObject
from planechase.words.english import number_word
from planechase.words.speech import Spoken

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

LETTERS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


@word
class SpentOnThisSpell(Condition, Spoken):
    """CR 207.2c, 601.2h: at least so much mana of a color was spent to cast this spell."""

    restless = False
    least: int
    color: int

    def holds(self, game: State, by: Source) -> bool:
        this = by.this(game)
        spent = this.source.mana_spent if isinstance(this, StackObject) and this.is_spell else by.mana_spent
        return sum(unit.type == LETTERS[self.name] for unit in spent) >= self.least

    @property
    def name(self) -> str:
        return next(name for name, mask in COLOR_OF_NAME.items() if mask == self.color)

    def say(self, reader: Reader) -> str:
        if self.least == 1:
            return f"{{{LETTERS[self.name]}}} was spent to cast this spell"
        return f"at least {number_word(self.least)} {self.name} mana was spent to cast this spell"
