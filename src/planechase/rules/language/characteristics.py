"""Characteristics (CR 109.3, 200 to 208): what an object is, apart from where it is and what happened to it."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.abilities import Ability, AbilityIndex, KeywordAbility, sorted_by_kind
from planechase.rules.language.card_types import (
    CREATURE,
    EVERY_CREATURE_TYPE,
    PERMANENT_TYPES,
    PHENOMENON,
    PLANE,
    SCHEME,
    VANGUARD,
    Supertypes,
    Types,
    type_line,
)
from planechase.rules.language.colors import Colors
from planechase.rules.language.keywords import CHANGELING, DEVOID, Keywords
from planechase.rules.language.memory import check_memory
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Id

COMMAND_TYPES = PLANE | PHENOMENON | SCHEME | VANGUARD
BETWEEN_HALVES: Final = " // "
"""What stands between the two names, costs or type lines of a split card (CR 709)."""


class Characteristics:
    """CR 109.3. Never changed once made; a `Draft` makes a new one."""

    __slots__ = (
        "_index", "abilities", "colors", "emblem", "loyalty", "mana_cost", "name", "power", "subtypes",
        "supertypes", "toughness", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        mana_cost: ManaCost | None = None,
        colors: Colors = 0,
        supertypes: Supertypes = 0,
        types: Types = 0,
        subtypes: frozenset[str] = frozenset(),
        power: int | None = None,
        toughness: int | None = None,
        loyalty: int | None = None,
        abilities: tuple[Ability, ...] = (),
        emblem: bool = False,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.abilities = abilities
        self.emblem = emblem
        self._index: AbilityIndex | None = None

    @property
    def index(self) -> AbilityIndex:
        """The abilities sorted by kind."""
        index = self._index
        if index is None:
            index = self._index = sorted_by_kind(self.abilities)
        return index

    @property
    def keywords(self) -> Keywords:
        index = self._index
        return index.keywords if index is not None else self.index.keywords

    @property
    def halves(self) -> tuple[Characteristics, ...]:
        """CR 709.1: the halves of a split card that is not on the stack; nothing else has any."""
        return ()

    @property
    def names(self) -> tuple[str, ...]:
        """CR 201.2a, 709.4a: a split card has two names, a face-down object none."""
        return tuple(self.name.split(BETWEEN_HALVES)) if self.name else ()

    def shares_name(self, other: Characteristics) -> bool:
        """CR 201.2a: whether the two have a name in common."""
        if self.name == other.name:
            return bool(self.name)
        if BETWEEN_HALVES not in self.name and BETWEEN_HALVES not in other.name:
            return False
        return not set(self.names).isdisjoint(other.names)

    @property
    def mana_value(self) -> int:
        """CR 202.3: 0 where there is no mana cost."""
        return self.mana_cost.mana_value() if self.mana_cost is not None else 0

    @property
    def is_permanent_card(self) -> bool:
        """CR 110.4a."""
        return bool(self.types & PERMANENT_TYPES)

    @property
    def lives_in_command_zone(self) -> bool:
        """CR 114.4, 311.2, 312.2, 313.2, 314.2: emblems and nontraditional cards work from the command zone."""
        return self.emblem or bool(self.types & COMMAND_TYPES)

    @property
    def type_line(self) -> str:
        return type_line(self.supertypes, self.types, self.subtypes)

    def draft(self) -> Draft:
        """A draft that starts from these values."""
        return Draft(self)

    @property
    def is_sized_in_vain(self) -> bool:
        """CR 208.3: whether it has power and toughness that it would not have on the battlefield."""
        return self.power is not None and not self.types & CREATURE

    def same_as(self, other: Characteristics) -> bool:
        """Whether every value is the same."""
        return (
            self.name == other.name
            and self.power == other.power
            and self.toughness == other.toughness
            and self.abilities == other.abilities
            and self.types == other.types
            and self.subtypes == other.subtypes
            and self.colors == other.colors
            and self.supertypes == other.supertypes
            and self.mana_cost == other.mana_cost
            and self.loyalty == other.loyalty
            and self.emblem == other.emblem
        )


class SplitCharacteristics(Characteristics):
    """CR 709.4: a split card anywhere but on the stack, which is both of its halves."""

    __slots__ = ("_halves",)

    def __init__(self, left: Characteristics, right: Characteristics) -> None:
        assert left.mana_cost is not None
        assert right.mana_cost is not None
        super().__init__(
            left.name + BETWEEN_HALVES + right.name, left.mana_cost.beside(right.mana_cost, BETWEEN_HALVES),
            left.colors | right.colors, left.supertypes | right.supertypes, left.types | right.types,
            left.subtypes | right.subtypes, abilities=left.abilities + right.abilities,
        )  # fmt: skip
        self._halves = (left, right)

    @property
    def halves(self) -> tuple[Characteristics, ...]:
        return self._halves

    @property
    def type_line(self) -> str:
        return BETWEEN_HALVES.join(half.type_line for half in self._halves)


class Draft(Characteristics):
    """Characteristics in the making, while the layers are applied (CR 613)."""

    __slots__ = ("before", "controller", "id")

    def __init__(self, before: Characteristics, id: Id = 0, controller: Id = 0) -> None:
        self.before = before
        self.id = id
        self.controller = controller
        self.emblem = before.emblem
        self.start_from(before)

    def start_from(self, values: Characteristics) -> None:
        """CR 613.2a: take over all of these values."""
        self.name = values.name
        self.mana_cost = values.mana_cost
        self.colors = values.colors
        self.supertypes = values.supertypes
        self.types = values.types
        self.subtypes = values.subtypes
        self.power = values.power
        self.toughness = values.toughness
        self.loyalty = values.loyalty
        self.set_abilities(values.abilities, values)

    def set_abilities(self, abilities: tuple[Ability, ...], like: Characteristics | None = None) -> None:
        """Have these abilities and no others; `like` already has the same ones, sorted."""
        self.abilities = abilities
        self._index = like._index if like is not None else None

    def lose_size(self) -> None:
        """CR 208.3: a noncreature permanent has no power or toughness."""
        self.power = self.toughness = None

    def grow(self, power: int, toughness: int) -> None:
        """CR 613.4c: counters change the size of what has one."""
        if self.power is not None and self.toughness is not None:
            self.power += power
            self.toughness += toughness

    def finished(self, before: Characteristics | None = None) -> Characteristics:
        """The values as they now are; the same as before, if they are the same."""
        if before is not None and before.same_as(self):
            return before
        new = Characteristics(
            self.name, self.mana_cost, self.colors, self.supertypes, self.types, self.subtypes,
            self.power, self.toughness, self.loyalty, self.abilities, self.emblem,
        )  # fmt: skip
        new._index = self._index
        return new


EMPTY_VALUES = Characteristics("")


class CardDefinition:
    """What is printed on a card, of a split card also on each half.

    `subtype_order` and the starred size are only for showing it.
    """

    __slots__ = (
        "halves", "hand_modifier", "life_modifier", "name", "power_text", "printed", "subtype_order", "toughness_text",
    )  # fmt: skip

    def __init__(
        self,
        printed: Characteristics,
        subtype_order: tuple[str, ...] = (),
        power_text: str | None = None,
        toughness_text: str | None = None,
        halves: tuple[CardDefinition, ...] = (),
        hand_modifier: int = 0,
        life_modifier: int = 0,
    ) -> None:
        check_memory(printed.name, printed.abilities)
        self.name = printed.name
        self.hand_modifier = hand_modifier
        """CR 211: what a vanguard card adds to the starting hand and to the maximum hand size."""
        self.life_modifier = life_modifier
        """CR 212: what a vanguard card adds to the starting life total."""
        self.printed = printed if halves else with_defined_characteristics(printed)
        self.halves = halves
        self.subtype_order = subtype_order
        self.power_text = power_text if power_text is not None else _text(printed.power)
        self.toughness_text = toughness_text if toughness_text is not None else _text(printed.toughness)

    @property
    def type_line(self) -> str:
        if self.halves:
            return BETWEEN_HALVES.join(half.type_line for half in self.halves)
        printed = self.printed
        shown = printed.subtypes - {EVERY_CREATURE_TYPE}
        return type_line(printed.supertypes, printed.types, shown, self.subtype_order)

    def same_as(self, other: CardDefinition) -> bool:
        """Whether the two say and show the same."""
        if len(self.halves) != len(other.halves) or not self.printed.same_as(other.printed):
            return False
        shown = ("type_line", "power_text", "toughness_text", "hand_modifier", "life_modifier")
        return all(getattr(self, each) == getattr(other, each) for each in shown) and all(
            half.same_as(twin) for half, twin in zip(self.halves, other.halves, strict=True)
        )

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)


def with_defined_characteristics(printed: Characteristics) -> Characteristics:
    """CR 604.3, 702.73a, 702.114a: changeling and devoid define types and colours in every zone."""
    keywords = 0
    for ability in printed.abilities:
        if isinstance(ability, KeywordAbility):
            keywords |= ability.keywords
    draft = printed.draft()
    if keywords & CHANGELING:
        draft.subtypes = printed.subtypes | {EVERY_CREATURE_TYPE}
    if keywords & DEVOID:
        draft.colors = 0
    return draft.finished() if keywords & (CHANGELING | DEVOID) else printed
