"""How things stand: cards in zones, life totals, who has more, colours and basic land types (CR 608.2h)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from planechase.rules.language.card_types import BASIC_LAND_TYPES, CREATURE, LAND, TYPE_NAMES
from planechase.rules.language.colors import color_names
from planechase.rules.language.grammar import Condition, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Id, Zone
from planechase.words.amounts import Counted, Measured
from planechase.words.devotion import symbols_of
from planechase.words.english import article, listed, number_word, possessive
from planechase.words.filters import ANYTHING
from planechase.words.phrases import of_cards, phrase
from planechase.words.player_words import YOU, AnOpponent
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CardsThere(Condition, SpokenWord):
    """CR 400.1: so many cards that fit, or more, are in a zone of a player."""

    restless = False
    least: int
    what: Filter = ANYTHING
    zone: Zone = Zone.GRAVEYARD
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(self._count(game, player, by) >= self.least for player in self.who.found(game, by))

    def _count(self, game: State, player: Player, by: Source) -> int:
        cards = [game.objects[id] for id in game.zone_list(self.zone, player.id)]
        return sum(self.what.matches(game, card, by) for card in cards)

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        where = f"{'your' if who == 'you' else possessive(who)} {self.zone.value}"
        if self.least == 1:
            return f"there is {of_cards(reader, self.what, 'one')} in {where}"
        return f"there are {number_word(self.least)} or more {of_cards(reader, self.what, 'many')} in {where}"


@word
class CardTypesThere(Condition):
    """CR 205.2a: so many card types, or more, are among the cards in your graveyard."""

    restless = False
    reads = "there are {least:number} or more card types among cards in your graveyard"
    least: int

    def holds(self, game: State, by: Source) -> bool:
        return _card_types(game, by.you(game)) >= self.least


@word
class CardTypesAmong(Counted):
    """CR 205.2a: how many card types there are among the cards in your graveyard, or in all graveyards."""

    restless = False
    everywhere: bool = False

    def value(self, game: State, by: Source) -> int:
        players = influence.everybody(game, by) if self.everywhere else [by.you(game)]
        return _types_of(game, [id for player in players for id in player.graveyard])

    def each(self, reader: Reader) -> str:
        return f"card type among cards in {'all graveyards' if self.everywhere else 'your graveyard'}"

    def number_of(self, reader: Reader) -> str:
        return f"the number of card types among cards in {'all graveyards' if self.everywhere else 'your graveyard'}"


def _card_types(game: State, player: Player) -> int:
    return _types_of(game, player.graveyard)


def _types_of(game: State, ids: Sequence[Id]) -> int:
    types = 0
    for id in ids:
        types |= game.chars(game.objects[id]).types
    return sum(bool(types & mask) for mask in TYPE_NAMES)


@word
class LifeIsAtLeast(Condition):
    """CR 119: a player has so much life or more."""

    sized = False
    reads = "{who} [have|has] {life:digits} or more life"
    life: int
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(player.life >= self.life for player in self.who.found(game, by))


@word
class LifeIsAtMost(Condition):
    """CR 119: a player has so much life or less."""

    sized = False
    reads = "{who} [have|has] {life:digits} or less life"
    life: int
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(player.life <= self.life for player in self.who.found(game, by))


@word
class ControlsMore(Condition):
    """A player controls more of something than you do."""

    restless = False
    reads = "{who} control[s] more {what:many} than you"
    what: Filter
    who: Players

    def holds(self, game: State, by: Source) -> bool:
        mine = self._count(game, by.you(game), by)
        return any(self._count(game, player, by) > mine for player in self.who.found(game, by))

    def _count(self, game: State, player: Player, by: Source) -> int:
        return sum(self.what.matches(game, permanent, by) for permanent in game.controlled_by(player.id))


@word
class YouControlMore(ControlsMore):
    """You control more of something than each of some players does."""

    reads = "you control more {what:many} than {who}"

    def holds(self, game: State, by: Source) -> bool:
        mine = self._count(game, by.you(game), by)
        return than(self.who)(mine > self._count(game, player, by) for player in self.who.found(game, by))


def than(who: Players) -> Callable[[Iterable[bool]], bool]:
    """More than "an opponent" is more than one of them, more than "each opponent" is more than all."""
    return any if isinstance(who, AnOpponent) else all


@word
class ControlsMost(ControlsMore):
    """A player controls more of something than each other player does."""

    reads = "{who} control[s] more {what:many} than each other player"

    def holds(self, game: State, by: Source) -> bool:
        return any(self._has_most(game, player, by) for player in self.who.found(game, by))

    def _has_most(self, game: State, player: Player, by: Source) -> bool:
        others = [other for other in game.in_turn_order() if other is not player]
        return all(self._count(game, player, by) > self._count(game, other, by) for other in others)


@word
class HasMoreLife(Condition):
    """CR 119: a player has more life than you."""

    sized = False
    reads = "{who} [have|has] more life than you"
    who: Players

    def holds(self, game: State, by: Source) -> bool:
        return any(player.life > by.you(game).life for player in self.who.found(game, by))


@word
class HasMoreCards(Condition):
    """A player has more cards in hand than you."""

    restless = False
    reads = "{who} [have|has] more cards in hand than you"
    who: Players

    def holds(self, game: State, by: Source) -> bool:
        return any(len(player.hand) > len(by.you(game).hand) for player in self.who.found(game, by))


@word
class YouHaveMoreLife(Condition):
    """CR 119: you have more life than one or each of some players."""

    sized = False
    reads = "you have more life than {who}"
    who: Players

    def holds(self, game: State, by: Source) -> bool:
        return than(self.who)(by.you(game).life > player.life for player in self.who.found(game, by))


@word
class YouHaveMoreCards(Condition):
    """You have more cards in hand than one or each of some players."""

    restless = False
    reads = "you have more cards in hand than {who}"
    who: Players

    def holds(self, game: State, by: Source) -> bool:
        return than(self.who)(len(by.you(game).hand) > len(player.hand) for player in self.who.found(game, by))


@word
class TotalPower(Condition):
    """CR 208: the creatures you control have so much power together, or more."""

    sized = True
    reads = "creatures you control have total power {least:digits} or greater"
    least: int

    def holds(self, game: State, by: Source) -> bool:
        mine = [p for p in game.controlled_by(by.controller) if game.chars(p).types & CREATURE]
        return sum(game.chars(creature).power or 0 for creature in mine) >= self.least


@word
class DifferentPowers(Condition):
    """You control so many creatures, and no two of them have the same power."""

    sized = True
    reads = "you control {least:number} or more creatures with different powers"
    least: int

    def holds(self, game: State, by: Source) -> bool:
        mine = [p for p in game.controlled_by(by.controller) if game.chars(p).types & CREATURE]
        return len({game.chars(creature).power or 0 for creature in mine}) >= self.least


@word
class OnTheBattlefield(Condition, SpokenWord):
    """There are at least so many of something on the battlefield, no matter who controls them; with 0, none at all."""

    restless = False
    what: Filter
    least: int = 0

    def holds(self, game: State, by: Source) -> bool:
        count = sum(self.what.matches(game, permanent, by) for permanent in game.permanents())
        return count >= self.least if self.least else not count

    def say(self, reader: Reader) -> str:
        many = phrase(reader, self.what, "many")
        if not self.least:
            return f"no {many} are on the battlefield"
        if many.startswith("attacking ") and self.least == 1:
            return f"{article(phrase(reader, self.what, 'plain').removeprefix('attacking '))} is attacking"
        if many.startswith("attacking "):
            return f"{number_word(self.least)} or more {many.removeprefix('attacking ')} are attacking"
        return f"there are {number_word(self.least)} or more {many} on the battlefield"


@word
class BasicLandTypes(Counted):
    """CR 305.6: how many of the basic land types there are among lands you control."""

    restless = False

    def value(self, game: State, by: Source) -> int:
        lands = [game.chars(p) for p in game.controlled_by(by.controller) if game.chars(p).types & LAND]
        return sum(any(kind in land.subtypes for land in lands) for kind in BASIC_LAND_TYPES)

    def each(self, reader: Reader) -> str:
        return "basic land type among lands you control"

    def number_of(self, reader: Reader) -> str:
        return "the number of basic land types among lands you control"


@word
class Devotion(Measured):
    """CR 700.5: how many mana symbols of one of these colours are in the mana costs of permanents you control."""

    restless = False
    colors: int

    def value(self, game: State, by: Source) -> int:
        return sum(symbols_of(game, permanent, self.colors) for permanent in game.controlled_by(by.controller))

    def number_of(self, reader: Reader) -> str:
        return f"your devotion to {listed(color_names(self.colors))}"


@word
class DevotionBelow(Condition, SpokenWord):
    """CR 700.5: your devotion to these colours is less than a number."""

    restless = False
    colors: int
    than: int

    def holds(self, game: State, by: Source) -> bool:
        return Devotion(self.colors).value(game, by) < self.than

    def say(self, reader: Reader) -> str:
        return f"your devotion to {listed(color_names(self.colors))} is less than {number_word(self.than)}"


@word
class BothSo(Condition):
    """Two things are so at the same time."""

    reads = "{one} and {other}"
    one: Condition
    other: Condition

    def holds(self, game: State, by: Source) -> bool:
        return self.one.holds(game, by) and self.other.holds(game, by)
