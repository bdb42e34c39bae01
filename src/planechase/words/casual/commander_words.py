"""What cards say about commanders (CR 903.3d, 903.3e, 903.4f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual.commanders import commanders, identity_of, is_commander
from planechase.rules.events.actions import choose_objects
from planechase.rules.events.events import LifeLoss
from planechase.rules.events.happening import happen
from planechase.rules.events.life import payable
from planechase.rules.language.colors import COLOR_OF_LETTER, color_count
from planechase.rules.language.grammar import Amount, Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import MANA_TYPES
from planechase.rules.mana.mana_abilities import Production, add_mana
from planechase.rules.state.decisions import IllegalAction, Rule
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.amounts import Counted
from planechase.words.filters import Description
from planechase.words.speech import Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class IsCommander(Description):
    """CR 903.3d: a permanent, a spell or a card that is a commander of any player."""

    looks_back = True
    restless = False
    reads = "commander"
    opposite = "noncommander"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return is_commander(game, obj)


@word
class IsYourCommander(Description):
    """CR 903.3e, 702.124e: one of your own commanders."""

    looks_back = True
    restless = False
    role = "name"
    reads = "your commander"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.owner == by.controller and is_commander(game, obj)


@word
class YourCommander(Things):
    """CR 903.3e: the commander you own, wherever it is; of two, one that you choose (702.124e)."""

    reads = "your commander"

    def objects(self, game: State, by: Source) -> list[Object]:
        return commanders(game, by.controller)

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found = self.objects(game, by)
        you, why = by.you(game), "Choose a commander."
        return (yield from choose_objects(game, you, Purpose.OBJECT, found, 1, 1, why, by.object_id, word=self))


@word
class AddCommandersColor(Effect):
    """CR 903.4f: one mana of a colour of your commander's identity; nothing for a player without a commander."""

    reads = "add one mana of any color in your commander's color identity"

    def mana(self) -> bool:
        return True

    def produces(self, game: State, by: Source) -> tuple[Production, ...]:
        colors = identity_of(game, by.controller) or 0
        return tuple((type,) for type in MANA_TYPES if COLOR_OF_LETTER.get(type, 0) & colors)

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from add_mana(game, by.you(game), self.produces(game, by), by)


@word
class CommandersColors(Counted):
    """CR 903.4f: how many colours there are in your commander's identity."""

    def value(self, game: State, by: Source) -> int:
        return color_count(identity_of(game, by.controller) or 0)

    def each(self, reader: Reader) -> str:
        return "color in your commander's color identity"

    def number_of(self, reader: Reader) -> str:
        return "the number of colors in your commander's color identity"


@word
class PayLifeForColors(Cost):
    """CR 903.4f: life for each colour of your commander's identity; nobody without a commander can pay it."""

    reads = "pay life equal to {colors:digits}"
    colors: Amount = CommandersColors()

    def can_pay(self, game: State, player: Player, by: Source) -> bool:
        if identity_of(game, player.id) is None:
            return False
        return payable(game, player) >= self.colors.value(game, by)

    def pay(self, game: State, player: Player, by: Source) -> Rule[None]:
        if not self.can_pay(game, player, by):
            raise IllegalAction(f"{player.name} has no commander whose colours could be paid for.")
        yield from happen(game, LifeLoss(player.id, self.colors.value(game, by)))


@word
class CommanderManaValue(Counted):
    """CR 903.3e, 702.124e: the mana value of your commander, as it is now, wherever it is; of two, the one you choose.

    Before it is chosen, the greater one counts.
    """

    settled_in = word_slots.COMMANDER

    def could_be(self, game: State, by: Source) -> list[Object]:
        return commanders(game, by.controller)

    def value(self, game: State, by: Source) -> int:
        chosen = [game.recall(id) for id in by.remembered(word_slots.COMMANDER)] or self.could_be(game, by)
        return max((game.chars(obj).mana_value for obj in chosen), default=0)

    def each(self, reader: Reader) -> str:
        return "mana in your commander's mana cost"

    def number_of(self, reader: Reader) -> str:
        return "your commander's mana value"
