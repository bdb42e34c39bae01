"""Numbers of a player, and of many permanents taken together (CR 119.1, 105.2, 205.3m)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.words.amounts import Counted, Measured
from planechase.words.english import possessive
from planechase.words.filters import share_creature_type
from planechase.words.phrases import phrase
from planechase.words.player_words import YOU
from planechase.words.speech import Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class LifeTotal(Measured):
    """CR 119.1: how much life one player has."""

    who: Players = YOU

    def value(self, game: State, by: Source) -> int:
        return sum(player.life for player in self.who.found(game, by)[:1])

    def number_of(self, reader: Reader) -> str:
        return f"{'your' if self.who == YOU else possessive(reader.read(self.who))} life total"


@word
class ColorsAmong(Counted):
    """CR 105.2: how many different colours some permanents have together."""

    what: Filter

    def value(self, game: State, by: Source) -> int:
        colors = 0
        for permanent in influence.permanents(game, by):
            if self.what.matches(game, permanent, by):
                colors |= game.chars(permanent).colors
        return colors.bit_count()

    def each(self, reader: Reader) -> str:
        return f"color among {phrase(reader, self.what, 'many')}"

    def number_of(self, reader: Reader) -> str:
        return f"the number of colors among {phrase(reader, self.what, 'many')}"


@word
class Kin(Counted):
    """CR 205.3m: how many other creatures the controller of something has that share a creature type with it."""

    what: Things

    def value(self, game: State, by: Source) -> int:
        return sum(self._kin(game, obj) for obj in self.what.objects(game, by))

    def _kin(self, game: State, obj: Object) -> int:
        kinds = game.chars(obj).subtypes
        others = [one for one in game.controlled_by(obj.controller) if one.id != obj.id]
        fellows = [chars for one in others if (chars := game.chars(one)).types & CREATURE]
        return sum(share_creature_type(kinds, chars.subtypes) for chars in fellows)

    def each(self, reader: Reader) -> str:
        return "other creature its controller controls that shares a creature type with it"


@word
class TheDifference(Quantity):
    """How many objects are missing from a number, of those that an earlier instruction did something to."""

    slot: ObjectSlot
    number: int

    def value(self, game: State, by: Source) -> int:
        return max(0, self.number - len(by.remembered(self.slot)))

    def said(self, reader: Reader, style: str) -> tuple[str, str]:
        return "a number of", " equal to the difference"
