"""Characteristics (CR 109.3, 200 to 208): what an object is, apart from where it is and what happened to it."""

from __future__ import annotations

from typing import Final

from planechase.rules.language.abilities import Ability, AbilityIndex, KeywordAbility, sorted_by_kind
from planechase.rules.language.card_types import (
    CREATURE,
    DUNGEON,
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
from planechase.rules.language.prototypes import Prototype
from planechase.rules.language.slot_checks import check_memory
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Id

COMMAND_TYPES = PLANE | PHENOMENON | SCHEME | VANGUARD | DUNGEON
BETWEEN_HALVES: Final = " // "
"""What stands between the two names, costs or type lines of a split card (CR 709)."""


class Characteristics:
    """CR 109.3. Never changed once made; a `Draft` makes a new one."""

    __slots__ = (
        "_index", "abilities", "colors", "defense", "doors", "emblem", "front_cost", "inset", "loyalty", "mana_cost",
        "name", "power", "subtypes", "supertypes", "toughness", "types",
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
        defense: int | None = None,
        inset: Characteristics | None = None,
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
        self.defense = defense
        self.abilities = abilities
        self.emblem = emblem
        self.front_cost: ManaCost | None = None
        """CR 202.3b: of a back face, the mana cost of its front face. It is no characteristic, and not copied."""
        self.inset = inset
        """CR 715.2, 718.2, 720.2: what it may be as a spell instead: an Adventure, an Omen, or prototyped."""
        self.doors: tuple[Characteristics, ...] = ()
        """CR 709.5b, 709.5j: the two halves of what has a shared type line, whichever of them it has unlocked."""
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
    def sides(self) -> tuple[Characteristics, ...]:
        """CR 709.3, 712.11b: the halves or faces; one is chosen to be cast. Most cards have none."""
        return ()

    @property
    def fused(self) -> Characteristics | None:
        """CR 702.102b: what a split card with fuse is as a spell if both halves are cast; nothing else has that."""
        return None

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
        cost = self.valued_cost
        return cost.mana_value() if cost is not None else 0

    @property
    def valued_cost(self) -> ManaCost | None:
        """CR 202.3, 202.3b: the mana cost from which the mana value is found."""
        return self.mana_cost if self.front_cost is None else self.front_cost

    @property
    def is_permanent_card(self) -> bool:
        """CR 110.4a."""
        return bool(self.types & PERMANENT_TYPES)

    @property
    def lives_in_command_zone(self) -> bool:
        """CR 114.4, 309.2c, 311.2, 312.2, 313.2, 314.2: emblems and nontraditional cards work from the command zone."""
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
            and self.front_cost == other.front_cost
            and self.loyalty == other.loyalty
            and self.defense == other.defense
            and self.emblem == other.emblem
            and _same_inset(self.inset, other.inset)
            and _same_doors(self.doors, other.doors)
        )


def _same_inset(one: Characteristics | None, other: Characteristics | None) -> bool:
    return one is other or (one is not None and other is not None and one.same_as(other))


def _same_doors(some: tuple[Characteristics, ...], others: tuple[Characteristics, ...]) -> bool:
    if some is others or not (some or others):
        return True
    return len(some) == len(others) and all(one.same_as(other) for one, other in zip(some, others, strict=True))


class SplitCharacteristics(Characteristics):
    """CR 709.4: a split card anywhere but on the stack, which is both of its halves.

    CR 709.5b: where they are permanents, each half as a spell knows of the other one.
    """

    __slots__ = ("_fused", "_halves")

    def __init__(self, left: Characteristics, right: Characteristics, both: tuple[Ability, ...] = ()) -> None:
        """`both` are the abilities of a fused split spell, if there can be one (CR 702.102)."""
        assert left.mana_cost is not None
        assert right.mana_cost is not None
        super().__init__(
            left.name + BETWEEN_HALVES + right.name, left.mana_cost.beside(right.mana_cost, BETWEEN_HALVES),
            left.colors | right.colors, left.supertypes | right.supertypes, left.types | right.types,
            left.subtypes | right.subtypes, abilities=left.abilities + right.abilities,
        )  # fmt: skip
        self._halves = (left, right)
        if self.is_permanent_card:
            self.doors = (left, right)
            self._halves = (_with_doors(left, self.doors), _with_doors(right, self.doors))
        self._fused: Characteristics | None = None
        if both:
            self._fused = Characteristics(
                self.name, self.mana_cost, self.colors, self.supertypes, self.types, self.subtypes, abilities=both
            )

    @property
    def fused(self) -> Characteristics | None:
        return self._fused

    @property
    def halves(self) -> tuple[Characteristics, ...]:
        return self._halves

    @property
    def sides(self) -> tuple[Characteristics, ...]:
        return self._halves

    @property
    def type_line(self) -> str:
        return BETWEEN_HALVES.join(half.type_line for half in self._halves)


def _with_doors(half: Characteristics, doors: tuple[Characteristics, ...]) -> Characteristics:
    draft = half.draft()
    draft.doors = doors
    return draft.finished()


class Draft(Characteristics):
    """Characteristics in the making, while the layers are applied (CR 613)."""

    __slots__ = ("before", "controller", "id")

    def __init__(self, before: Characteristics, id: Id = 0, controller: Id = 0) -> None:
        self.before = before
        self.id = id
        self.controller = controller
        self.emblem = before.emblem
        self.start_from(before)
        self.front_cost = before.front_cost

    def start_from(self, values: Characteristics) -> None:
        """CR 613.2a, 202.3b: take over all of these values, but not the mana value that a back face has."""
        self.front_cost = None
        self.name = values.name
        self.mana_cost = values.mana_cost
        self.colors = values.colors
        self.supertypes = values.supertypes
        self.types = values.types
        self.subtypes = values.subtypes
        self.power = values.power
        self.toughness = values.toughness
        self.loyalty = values.loyalty
        self.defense = values.defense
        self.inset = values.inset
        self.doors = values.doors
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
            self.power, self.toughness, self.loyalty, self.abilities, self.emblem, self.defense, self.inset,
        )  # fmt: skip
        new.front_cost = self.front_cost
        new.doors = self.doors
        new._index = self._index
        return new


EMPTY_VALUES = Characteristics("")


class CardDefinition:
    """What is printed on a card: of a split card also on each half, of other cards with two on each face or frame.

    `subtype_order` and the starred size are only for showing it.
    """

    __slots__ = (
        "faces", "halves", "hand_modifier", "is_meld", "is_modal", "life_modifier", "name", "power_text", "printed",
        "subtype_order", "toughness_text",
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
        faces: tuple[CardDefinition, ...] = (),
        is_modal: bool = False,
        is_meld: bool = False,
    ) -> None:
        check_memory(printed.name, printed.abilities)
        self.name = printed.name
        self.hand_modifier = hand_modifier
        """CR 211: what a vanguard card adds to the starting hand and to the maximum hand size."""
        self.life_modifier = life_modifier
        """CR 212: what a vanguard card adds to the starting life total."""
        self.printed = printed if halves or faces else with_defined_characteristics(printed)
        self.halves = halves
        self.faces = faces
        """CR 712.1: the front and the back of a double-faced card."""
        self.is_modal = is_modal
        """CR 712.3: whether either face of a double-faced card may be cast or played."""
        self.is_meld = is_meld
        """CR 712.4: whether its back is half of what it is together with another card."""
        self.subtype_order = subtype_order
        self.power_text = power_text if power_text is not None else _text(printed.power)
        self.toughness_text = toughness_text if toughness_text is not None else _text(printed.toughness)

    @property
    def parts(self) -> tuple[CardDefinition, ...]:
        """CR 709.1, 712.1: the halves or the faces of a card that has two of them, each as a card by itself."""
        return self.halves or self.faces

    @property
    def type_line(self) -> str:
        if self.printed.halves or self.faces:
            return BETWEEN_HALVES.join(part.type_line for part in self.parts)
        printed = self.printed
        shown = printed.subtypes - {EVERY_CREATURE_TYPE}
        return type_line(printed.supertypes, printed.types, shown, self.subtype_order)

    def same_as(self, other: CardDefinition) -> bool:
        """Whether the two say and show the same."""
        if len(self.halves) != len(other.halves) or len(self.faces) != len(other.faces):
            return False
        if not self.printed.same_as(other.printed):
            return False
        shown = ("type_line", "power_text", "toughness_text", "hand_modifier", "life_modifier", "is_modal", "is_meld")
        return all(getattr(self, each) == getattr(other, each) for each in shown) and all(
            part.same_as(twin) for part, twin in zip(self.parts, other.parts, strict=True)
        )

    def __repr__(self) -> str:
        return f"<card {self.name}>"


def in_frames(main: CardDefinition, inset: CardDefinition) -> CardDefinition:
    """CR 715.2, 720.2: a card with an inset frame, of two cards: what stands in each."""
    printed = main.printed.draft()
    printed.inset = inset.printed
    return CardDefinition(
        printed.finished(), main.subtype_order, main.power_text, main.toughness_text, halves=(main, inset)
    )


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)


def with_defined_characteristics(printed: Characteristics) -> Characteristics:
    """CR 604.3, 702.73a, 702.114a: changeling and devoid define types and colours in every zone.

    CR 718.2: prototype says what the card is instead if it is cast that way.
    """
    keywords = 0
    prototype: Prototype | None = None
    for ability in printed.abilities:
        if isinstance(ability, KeywordAbility):
            keywords |= ability.keywords
        if isinstance(ability, Prototype):
            prototype = ability
    if prototype is not None and printed.inset is None:
        printed = _with_prototype(printed, prototype)
    draft = printed.draft()
    if keywords & CHANGELING:
        draft.subtypes = printed.subtypes | {EVERY_CREATURE_TYPE}
    if keywords & DEVOID:
        draft.colors = 0
    return draft.finished() if keywords & (CHANGELING | DEVOID) else printed


def _with_prototype(printed: Characteristics, prototype: Prototype) -> Characteristics:
    """CR 718.3b, 718.5: prototyped it differs in mana cost, size and colour, and in nothing else."""
    draft = printed.draft()
    draft.mana_cost, draft.colors = prototype.cost, prototype.cost.colors
    draft.power, draft.toughness = prototype.power, prototype.toughness
    whole = printed.draft()
    whole.inset = draft.finished()
    return whole.finished()
