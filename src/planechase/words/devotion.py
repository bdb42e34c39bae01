"""Devotion to a colour (CR 700.5), and mana for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.colors import COLOR_OF_LETTER, COLOR_OF_NAME
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaType
from planechase.rules.mana.mana_abilities import Production, add_mana
from planechase.rules.state.objects import Object
from planechase.words import word_slots
from planechase.words.amounts import Counted, Measured
from planechase.words.player_words import YOU

if TYPE_CHECKING:
    from planechase.rules.language.colors import Colors
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

_LETTERS: Final[tuple[ManaType, ...]] = ("W", "U", "B", "R", "G")


def chosen_color(game: State, by: Source) -> Colors:
    """CR 607.2d: the colour chosen for the source, the last time one was; none before."""
    chosen = by.this(game).linked(word_slots.COLOR)
    return COLOR_OF_NAME[str(chosen[-1])] if chosen else 0


@word
class DevotionToChosenColor(Measured):
    """CR 700.5: how many mana symbols of the chosen colour there are in the mana costs of permanents you control."""

    needs = (word_slots.COLOR,)

    def value(self, game: State, by: Source) -> int:
        color = chosen_color(game, by)
        return sum(symbols_of(game, permanent, color) for permanent in game.controlled_by(by.controller))

    def number_of(self, reader: Reader) -> str:
        return "your devotion to that color"


def symbols_of(game: State, permanent: Object, color: Colors) -> int:
    cost = game.chars(permanent).mana_cost
    return sum(bool(symbol.colors & color) for symbol in cost.symbols) if cost is not None else 0


@word
class AddChosenColor(Effect):
    """CR 106.3, 607.2d: one mana of the colour chosen for the source, or mana of a type that the text names."""

    needs = (word_slots.COLOR,)
    or_else: ManaType | None = None
    who: Players = YOU

    def reading(self) -> str:
        other = f"{{{{{self.or_else}}}}} or " if self.or_else is not None else ""
        return "{who} add[s] " + other + "one mana of the chosen color"

    def mana(self) -> bool:
        return True

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        color = chosen_color(game, by)
        found: tuple[Production, ...] = tuple((letter,) for letter in _LETTERS if COLOR_OF_LETTER[letter] & color)
        return found if self.or_else is None else ((self.or_else,), *found)

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from add_mana(game, player, self.produces(game, by), by)


@word
class AddOfChosenColor(Effect):
    """CR 106.3: so much mana of the colour chosen for the source, or one."""

    needs = (word_slots.COLOR,)
    count: Counted | None = None
    who: Players = YOU

    def reading(self) -> str:
        if self.count is None:
            return "{who} add[s] one mana of the chosen color"
        return "{who} add[s] an amount of mana of that color {count:equal}"

    def mana(self) -> bool:
        return True

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        color, count = chosen_color(game, by), self.count.value(game, by) if self.count is not None else 1
        return tuple((letter,) * count for letter in _LETTERS if COLOR_OF_LETTER[letter] & color)

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from add_mana(game, player, self.produces(game, by), by)
