"""All objects of a kind, several selections together, and what must be so of several together."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Filter, Players
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.english import article, listed, possessive
from planechase.words.phrases import of_cards, phrase
from planechase.words.speech import People, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


MANY = 99
ANY_NUMBER = Number(MANY)


@word
class All(Things):
    """Every object that fits, on the battlefield or in another zone; to which ones something was done is remembered."""

    writes = (word_slots.THOSE,)
    what: Filter
    zone: Zone = Zone.BATTLEFIELD
    who: Players | None = None
    quantifier: str = "all"

    def objects(self, game: State, by: Source) -> list[Object]:
        found: list[Object]
        if self.zone is Zone.BATTLEFIELD:
            found = [*game.permanents()]
        elif self.zone is Zone.STACK:
            found = [game.objects[id] for id in game.turn.stack]
        elif self.zone is Zone.EXILE:
            found = [game.objects[id] for id in game.exile]
        else:
            players = game.playing() if self.who is None else self.who.found(game, by)
            found = [game.objects[id] for player in players for id in game.zone_list(self.zone, player.id)]
        fitting = [obj for obj in found if self.what.matches(game, obj, by)]
        return fitting if game.reach is None else [*influence.objects(game, by, fitting)]

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found = self.objects(game, by)
        by.remember(word_slots.THOSE, tuple(obj.id for obj in found))
        return found
        yield

    def said_whole(self, style: str) -> bool:
        """ "Each creature" is repeated, because "it" would be one of them; "its" owner is that of each."""
        return self.quantifier == "each" and style != "its"

    def said(self, reader: Reader, again: bool) -> str:
        if again and self.quantifier != "each":
            return "those " + phrase(reader, filters.kind_of(self.what), "many")
        if self.zone is Zone.GRAVEYARD and self.what == filters.ANYTHING:
            return "all graveyards" if self.who is None else place(reader, self.zone, self.who).removeprefix("from ")
        if self.zone is not Zone.BATTLEFIELD:
            cards = of_cards(reader, self.what, "plain" if self.quantifier == "each" else "many")
            return f"{self.quantifier} {cards} {place(reader, self.zone, self.who)}".strip()
        if self.quantifier == "each":
            return f"each {phrase(reader, self.what, 'plain')}".replace("each another", "each other")
        many = phrase(reader, self.what, "many")
        return many if self.quantifier == "" else f"{self.quantifier} {many}"

    def many(self) -> bool:
        return self.quantifier != "each"


def place(reader: Reader, zone: Zone, who: Players | None) -> str:
    """ "from your graveyard", "from a graveyard"; of exiled cards the description says it ("suspended")."""
    if zone is Zone.EXILE:
        return ""
    if who is None:
        return f"from {article(zone.value)}"
    whose = reader.read(who)
    if whose == "you":
        return f"from your {zone.value}"
    several = "s" if isinstance(who, People) and who.is_many and whose.endswith("s") else ""
    return f"from {possessive(whose)} {zone.value}{several}"


@word
class Together(Things):
    """Several selections taken together: "target artifact and target enchantment"."""

    things: tuple[Things, ...]

    def objects(self, game: State, by: Source) -> list[Object]:
        return list(dict.fromkeys(obj for thing in self.things for obj in thing.objects(game, by)))

    def choose(self, game: State, by: Source) -> Rule[list[Object]]:
        found: list[Object] = []
        for thing in self.things:
            found += yield from thing.choose(game, by)
        return list(dict.fromkeys(found))

    def is_lacking(self, game: State, by: Source) -> bool:
        return any(thing.is_lacking(game, by) for thing in self.things)

    def many(self) -> bool:
        return True

    def said(self, reader: Reader, again: bool) -> str:
        return listed([reader.read(thing) for thing in self.things])


@word
class TogetherRule(Things):
    """A condition on several targets together."""

    which: str

    def refuses(self, game: State, chosen: list[Object]) -> str | None:
        if self.which == "different controllers" and len({obj.controller for obj in chosen}) < len(chosen):
            return "The targets must be controlled by different players."
        if self.which == "one graveyard" and len({obj.owner for obj in chosen}) > 1:
            return "The targets must be in one player's graveyard."
        if self.which == "shared card type" and not reduce(and_, (game.chars(obj).types for obj in chosen), -1):
            return "The targets must share a card type."
        if self.which == "different mana values" and len(_mana_values(game, chosen)) < len(chosen):
            return "They must have different mana values."
        if self.which == "no shared creature type":
            kinds = [game.chars(obj).subtypes for obj in chosen]
            if len(kinds) > 1 and filters.share_creature_type(kinds[0], kinds[1]):
                return "The targets must share no creature type."
        return None

    def text(self) -> str:
        if self.which == "different controllers":
            return "controlled by different players"
        if self.which == "one graveyard":
            return ""
        if self.which == "different mana values":
            return "with different mana values"
        return "that share a card type" if self.which == "shared card type" else "that share no creature types"


def _mana_values(game: State, objects: list[Object]) -> set[int]:
    return {filters.mana_value(game, obj) for obj in objects}


def all_of(what: filters.Description, zone: Zone = Zone.BATTLEFIELD, who: Players | None = None) -> All:
    """All objects that fit, on the battlefield or in another zone: `all_of(CREATURE & YOURS)`."""
    return All(what, zone, who)


def each(what: filters.Description, zone: Zone = Zone.BATTLEFIELD, who: Players | None = None) -> All:
    """The same as `all_of`, but the text says "each"."""
    return All(what, zone, who, "each")
