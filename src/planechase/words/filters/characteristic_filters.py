"""By what an object is: types, colours, names, keywords, power, toughness and mana value (CR 109.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language import card_types as types_
from planechase.rules.language import keywords as keywords_
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE, has_subtype, is_creature_type
from planechase.rules.language.colors import BLACK, BLUE, COLOR_OF_NAME, GREEN, RED, WHITE
from planechase.rules.language.grammar import Amount, Selection
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Object, StackObject
from planechase.words import word_slots
from planechase.words.filters.combining_filters import Description

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class OfType(Description):
    """CR 300: what has one of these card types."""

    looks_back = True
    restless = False
    role = "noun"
    types: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).types & self.types)


@word
class OfSubtype(Description):
    """CR 205.3: by subtype."""

    looks_back = True
    restless = False
    role = "noun"
    subtype: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return has_subtype(game.chars(obj).subtypes, self.subtype)


@word
class OfSupertype(Description):
    """CR 205.4: by supertype."""

    looks_back = True
    restless = False

    supertype: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).supertypes & self.supertype)


@word
class Historic(Description):
    """CR 700.6: legendary, an artifact, or a Saga."""

    looks_back = True
    restless = False
    reads = "historic"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        legendary_or_artifact = chars.supertypes & types_.LEGENDARY or chars.types & types_.ARTIFACT
        return bool(legendary_or_artifact) or "Saga" in chars.subtypes


@word
class IsPermanentCard(Description):
    """CR 110.4a."""

    looks_back = True
    restless = False
    role = "noun"
    reads = "permanent"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).is_permanent_card


@word
class HasInset(Description):
    """CR 715.2a, 720.2a: it has an Adventure or an Omen, whether or not it uses that now."""

    looks_back = True
    restless = False
    role = "after"
    reads = "that has an {kind}"
    kind: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        return self.kind in chars.subtypes or (chars.inset is not None and self.kind in chars.inset.subtypes)


@word
class OfColor(Description):
    """CR 105: of at least one of these colours."""

    looks_back = True
    restless = False

    colors: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return bool(game.chars(obj).colors & self.colors)


@word
class Monocolored(Description):
    """CR 105.2a: of exactly one colour."""

    looks_back = True
    restless = False
    role = "adjective"
    reads = "monocolored"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).colors.bit_count() == 1


@word
class BothColors(Description):
    """Of all of these colours."""

    looks_back = True
    restless = False
    role = "after"
    colors: int

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).colors & self.colors == self.colors


@word
class Multicolored(Description):
    """CR 105.2b: of two or more colours."""

    looks_back = True
    restless = False
    role = "adjective"
    reads = "multicolored"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return game.chars(obj).colors.bit_count() > 1


@word
class Outlaw(Description):
    """CR 700.12: an Assassin, a Mercenary, a Pirate, a Rogue or a Warlock."""

    looks_back = True
    restless = False
    role = "noun"
    reads = "outlaw"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        subtypes = game.chars(obj).subtypes
        return any(has_subtype(subtypes, kind) for kind in OUTLAWS)


OUTLAWS: Final = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")


@word
class ChosenColor(Description):
    """CR 607.2d: of the colour chosen for the source, the last time one was."""

    looks_back = True
    needs = (word_slots.COLOR,)
    restless = False
    role = "after"
    reads = "the chosen color"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chosen = by.this(game).linked(word_slots.COLOR)
        return bool(chosen) and bool(game.chars(obj).colors & COLOR_OF_NAME[str(chosen[-1])])


@word
class ChosenType(Description):
    """CR 607.2d: of the creature type chosen for the source, the last time one was."""

    looks_back = True
    needs = (word_slots.CREATURE_TYPE,)
    restless = False
    role = "after"
    reads = "of the chosen type"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chosen = by.this(game).linked(word_slots.CREATURE_TYPE)
        return bool(chosen) and has_subtype(game.chars(obj).subtypes, str(chosen[-1]))


@word
class WithKeyword(Description):
    """CR 702: with a keyword: a plain one, or by its name another one ("islandwalk")."""

    looks_back = True
    restless = False
    role = "after"
    keyword: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        bit = keywords_.KEYWORDS.get(self.keyword)
        if bit is not None:
            return bool(game.chars(obj).keywords & bit)
        return any(isinstance(a, KeywordAbility) and a.name == self.keyword for a in game.chars(obj).abilities)


@word
class SizeIs(Description):
    """Power, toughness or mana value compared with a number: "at most", "at least", "less than", "exactly"."""

    looks_back = True
    restless = False
    sized = True
    role = "after"
    what: str
    comparison: str
    amount: Amount

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        bound = self.amount.value(game, by)
        if self.what == "mana value":
            return any(self._compares(value, bound) for value in mana_values(game, obj))
        return self._compares((chars.power if self.what == "power" else chars.toughness) or 0, bound)

    def _compares(self, value: int, bound: int) -> bool:
        if self.comparison == "at most":
            return value <= bound
        if self.comparison == "at least":
            return value >= bound
        return value < bound if self.comparison == "less than" else value == bound


def mana_values(game: State, obj: Object) -> tuple[int, ...]:
    """CR 202.3d: the one that is compared; in 2011 a split card had two, and either would do (2011:708.6a)."""
    halves = game.chars(obj).halves if game.edition is Edition.Y2011 else ()
    return tuple(half.mana_value for half in halves) or (mana_value(game, obj),)


def mana_value(game: State, obj: Object) -> int:
    """CR 202.3e: on the stack X counts as what was chosen for it."""
    cost = game.chars(obj).valued_cost
    if cost is None:
        return 0
    return cost.mana_value(obj.source.x) if isinstance(obj, StackObject) and obj.is_spell else cost.mana_value()


@word
class Named(Description):
    """CR 201.2: what has this name."""

    looks_back = True
    restless = False
    role = "after"
    name: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return self.name in game.chars(obj).names


@word
class ChosenName(Description):
    """CR 607.2d: with the name chosen for the source; of a split card in 2011 with that of either half (2011:708.7)."""

    looks_back = True
    needs = (word_slots.CARD_NAME,)
    restless = False
    role = "after"
    reads = "with the chosen name"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chosen = by.this(game).linked(word_slots.CARD_NAME)
        if game.edition is Edition.Y2011:
            chosen = tuple(half for name in chosen for half in str(name).split(" // "))
        return any(name in chosen for name in game.chars(obj).names)


@word
class SameNameAs(Description):
    """CR 201.2a: with the name of something; what has no name shares it with nothing."""

    looks_back = True
    role = "after"
    reads = "with the same name as {than}"
    than: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        chars = game.chars(obj)
        return any(chars.shares_name(game.chars(other)) for other in self.than.objects(game, by))


@word
class SharesCreatureType(Description):
    """CR 205.3m: with a creature type that the source has too."""

    looks_back = True
    restless = False
    role = "after"
    reads = "that shares at least one creature type with it"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return share_creature_type(game.chars(obj).subtypes, game.chars(by.this(game)).subtypes)


@word
class SharesWith(Description):
    """CR 105.2, 205: with a color, a card type or a creature type that something spoken of has too, or last had."""

    looks_back = True
    role = "after"
    reads = "that shares a {quality} with {what}"
    quality: str
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(self._shares(game.chars(obj), game.chars(other)) for other in self.what.objects(game, by))

    def _shares(self, one: Characteristics, other: Characteristics) -> bool:
        if self.quality == "color":
            return bool(one.colors & other.colors)
        if self.quality == "card type":
            return bool(one.types & other.types)
        return share_creature_type(one.subtypes, other.subtypes)


@word
class SharesTypeWithTop(Description):
    """CR 205.2: with a card type that the top card of some library has too."""

    looks_back = True
    role = "after"
    reads = "sharing a card type with the top card of a library"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        types = game.chars(obj).types
        tops = (game.objects[player.library[0]] for player in influence.everybody(game, by) if player.library)
        return any(game.chars(top).types & types for top in tops)


def share_creature_type(one: frozenset[str], other: frozenset[str]) -> bool:
    """CR 702.73a: whatever is every creature type shares one with anything that has one."""
    mine = {s for s in one if s == EVERY_CREATURE_TYPE or is_creature_type(s)}
    theirs = {s for s in other if s == EVERY_CREATURE_TYPE or is_creature_type(s)}
    if not mine or not theirs:
        return False
    return bool(mine & theirs) or EVERY_CREATURE_TYPE in mine | theirs


def subtype(name: str) -> Description:
    """CR 205.3: what has this creature, land, artifact or other subtype: `subtype("Zombie")`."""
    return OfSubtype(name)


CREATURE = OfType(types_.CREATURE)
ARTIFACT = OfType(types_.ARTIFACT)
ENCHANTMENT = OfType(types_.ENCHANTMENT)
LAND = OfType(types_.LAND)
PLANESWALKER = OfType(types_.PLANESWALKER)
BATTLE = OfType(types_.BATTLE)
INSTANT = OfType(types_.INSTANT)
SORCERY = OfType(types_.SORCERY)
PLANE = OfType(types_.PLANE)
BASIC = OfSupertype(types_.BASIC)
LEGENDARY_ = OfSupertype(types_.LEGENDARY)
AURA = OfSubtype("Aura")
WHITE_ = OfColor(WHITE)
BLUE_ = OfColor(BLUE)
BLACK_ = OfColor(BLACK)
RED_ = OfColor(RED)
GREEN_ = OfColor(GREEN)
HISTORIC = Historic()
COLORED = OfColor(WHITE | BLUE | BLACK | RED | GREEN)
FLYING = WithKeyword("flying")
