"""CR 106, 107.4 and 202: mana, mana symbols, mana costs and mana pools.

A mana cost is a row of symbols; each symbol says in which ways it may be paid. How a cost is paid out of
a pool and the sources a player has is decided in `payment`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, Final, Literal, NamedTuple

from planechase.rules.language.colors import COLOR_OF_LETTER, Colors
from planechase.rules.language.word import Word

# ---------------------------------------------------------------------------------- types of mana

ManaType = Literal["W", "U", "B", "R", "G", "C"]

MANA_TYPES: Final[tuple[ManaType, ...]] = ("W", "U", "B", "R", "G", "C")
COLORLESS_BIT: Final = 32
ANY_TYPE: Final = 63
TYPE_BIT: Final[dict[ManaType, int]] = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": COLORLESS_BIT}
"""One bit for each type of mana (CR 106.1b); the colours have the bits they have in `colors`."""

PHYREXIAN_LIFE: Final = 2


# ---------------------------------------------------------------------------------- symbols


class PaymentWay(NamedTuple):
    """One way to pay a symbol: `amount` mana of the types in `types`, or `life` life."""

    types: int = 0
    amount: int = 0
    snow: bool = False
    life: int = 0


@dataclass(frozen=True, slots=True)
class Symbol:
    """CR 107.4: a mana symbol, described by what pays for it.

    `types` are the types of which one mana pays the symbol, `generic` the amount of any mana that pays it
    instead, and a Phyrexian symbol may be paid with life.
    """

    text: str
    types: int = 0
    generic: int = 0
    phyrexian: bool = False
    snow: bool = False
    variable: bool = False

    def __reduce__(self) -> tuple[Callable[[str], Symbol], tuple[str]]:
        return Symbol.parse, (self.text,)

    @staticmethod
    def parse(text: str) -> Symbol:
        """The symbol written as "{W}", "{2/W}", "{G/U/P}" and so on."""
        if not (text.startswith("{") and text.endswith("}")):
            raise ValueError(f"{text!r} is not a mana symbol; they stand in braces, such as {{W}} or {{2}}.")
        return _symbol(text[1:-1])

    @property
    def colors(self) -> Colors:
        """CR 107.4e and 107.4f: a hybrid or Phyrexian symbol is all of its component colours."""
        return self.types & ~COLORLESS_BIT

    @property
    def mana_value(self) -> int:
        """CR 202.3e to 202.3g: X counts 0, a hybrid symbol its largest part, any other single symbol 1."""
        if self.types or self.snow:
            return max(1, self.generic)
        return self.generic

    @property
    def is_generic(self) -> bool:
        """CR 107.4b: a number."""
        return not (self.types or self.snow or self.variable)

    @property
    def is_hybrid(self) -> bool:
        """CR 107.4e: two halves; either of them pays."""
        return self.types.bit_count() + bool(self.generic) > 1

    @property
    def ways(self) -> tuple[PaymentWay, ...]:
        """CR 107.4: how the symbol may be paid. {X} has no way of its own until X has a value."""
        if self.snow:
            return (PaymentWay(ANY_TYPE, 1, snow=True),)
        ways: list[PaymentWay] = []
        if self.types:
            ways.append(PaymentWay(self.types, 1))
        if self.generic:
            ways.append(PaymentWay(ANY_TYPE, self.generic))
        if self.phyrexian:
            ways.append(PaymentWay(life=PHYREXIAN_LIFE))
        return tuple(ways)

    def __str__(self) -> str:
        return self.text


_PAIRS: Final = ("WU", "WB", "UB", "UR", "BR", "BG", "RG", "RW", "GW", "GU")
_PAIR_OF: Final[dict[frozenset[str], str]] = {frozenset(pair): pair for pair in _PAIRS}


def generic(amount: int) -> Symbol:
    """CR 107.4b: the numerical symbol for an amount."""
    return _symbol(str(amount))


@lru_cache(maxsize=512)
def _symbol(inner: str) -> Symbol:
    """The symbol with this writing between its braces."""
    parts = inner.upper().split("/")
    if len(parts) == 1:
        return _plain_symbol(parts[0])
    phyrexian = parts[-1] == "P"
    halves = parts[:-1] if phyrexian else parts
    if len(halves) == 1 and halves[0] in COLOR_OF_LETTER:
        return Symbol(f"{{{halves[0]}/P}}", types=COLOR_OF_LETTER[halves[0]], phyrexian=True)
    if len(halves) == 2:
        return _hybrid_symbol(halves[0], halves[1], phyrexian)
    raise _not_a_symbol(inner)


def _plain_symbol(inner: str) -> Symbol:
    text = f"{{{inner}}}"
    if inner in COLOR_OF_LETTER:
        return Symbol(text, types=COLOR_OF_LETTER[inner])
    if inner == "C":
        return Symbol(text, types=COLORLESS_BIT)
    if inner == "X":
        return Symbol(text, variable=True)
    if inner == "S":
        return Symbol(text, snow=True)
    if inner.isascii() and inner.isdigit():
        return Symbol(f"{{{int(inner)}}}", generic=int(inner))
    raise _not_a_symbol(inner)


def _hybrid_symbol(first: str, second: str, phyrexian: bool) -> Symbol:
    """CR 107.4e: two colours, or a number or {C} with a colour."""
    pair = _PAIR_OF.get(frozenset((first, second)))
    if pair is not None:
        types = COLOR_OF_LETTER[first] | COLOR_OF_LETTER[second]
        tail = "/P" if phyrexian else ""
        return Symbol(f"{{{pair[0]}/{pair[1]}{tail}}}", types=types, phyrexian=phyrexian)
    if not phyrexian and second in COLOR_OF_LETTER:
        text = f"{{{first}/{second}}}"
        if first == "C":
            return Symbol(text, types=COLORLESS_BIT | COLOR_OF_LETTER[second])
        if first == "2":
            return Symbol(text, types=COLOR_OF_LETTER[second], generic=2)
    raise _not_a_symbol("/".join((first, second) + (("P",) if phyrexian else ())))


def _not_a_symbol(inner: str) -> ValueError:
    examples = "{2}, {W}, {C}, {X}, {S}, {W/U}, {2/W} and {W/P}"
    return ValueError(f"{{{inner}}} is not a mana symbol; examples are {examples}.")


# ---------------------------------------------------------------------------------- costs

_COST = re.compile(r"(?:\{[^{}]*\})+")
_SYMBOL = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ManaCost:
    """CR 202.1: a row of mana symbols. A cost without symbols is {0}, which is not the absence of a cost.

    Two costs are equal if they are written alike. Zeros are left out, whatever the row they stood in.
    """

    symbols: tuple[Symbol, ...] = ()
    discount: int = 0
    """CR 118.7a, 601.2f: by how much generic mana it is reduced, where it depends on how symbols are paid."""
    text: str = field(init=False)
    colors: Colors = field(init=False)
    generic: int = field(init=False)
    x_count: int = field(init=False)
    _value: int = field(init=False)

    def __post_init__(self) -> None:
        symbols = tuple(symbol for symbol in self.symbols if symbol.text != "{0}")
        colors = number = 0
        for symbol in symbols:
            colors |= symbol.colors
            number += symbol.generic if symbol.is_generic else 0
        put = object.__setattr__
        put(self, "symbols", symbols)
        text = "".join([symbol.text for symbol in symbols]) or "{0}"
        put(self, "text", f"{text} less {{{self.discount}}}" if self.discount else text)
        put(self, "colors", colors)
        put(self, "generic", number)
        put(self, "x_count", sum(symbol.variable for symbol in symbols))
        put(self, "_value", sum(symbol.mana_value for symbol in symbols))

    def __reduce__(self) -> tuple[Callable[..., ManaCost], tuple[tuple[Symbol, ...], int, str]]:
        return _written, (self.symbols, self.discount, self.text)

    @staticmethod
    def parse(text: str) -> ManaCost:
        """The cost written as "{2}{W}{W/U}{X}"; {0} for a cost of nothing."""
        return _cost(text)

    @property
    def is_free(self) -> bool:
        """CR 118.5: a cost of {0}."""
        return not self.symbols

    def mana_value(self, x: int = 0) -> int:
        """CR 202.3: the total amount of mana, each {X} counting as the value of X."""
        return self._value + x * self.x_count

    def plus(self, other: ManaCost) -> ManaCost:
        """CR 601.2f: both costs as one; the generic parts become one number."""
        if other.is_free:
            return self
        if self.is_free:
            return other
        specific = self._specific() + other._specific()
        number = self.generic + other.generic
        return _row(self.x_count + other.x_count, number, specific, self.discount + other.discount)

    def beside(self, other: ManaCost, between: str) -> ManaCost:
        """CR 709.4b: the cost of a split card: the symbols of both halves, none of them put together."""
        return _written(self.symbols + other.symbols, 0, f"{self.text}{between}{other.text}")

    def with_generic_added(self, amount: int) -> ManaCost:
        """CR 601.2f: a tax of generic mana."""
        if amount < 0:
            raise ValueError("A cost grows by zero or more mana; use reduced_by_generic to make it smaller.")
        return self._with_generic(self.generic + amount)

    def reduced_by_generic(self, amount: int) -> ManaCost:
        """CR 118.7a: only generic mana shrinks, and it never goes below nothing."""
        if amount < 0:
            raise ValueError("A cost shrinks by zero or more mana; use with_generic_added to make it bigger.")
        return _row(self.x_count, self.generic, self._specific(), self.discount + amount)

    def reduced_by(self, reduction: ManaCost, only_colored: bool = False) -> ManaCost:
        """CR 118.7b to 118.7g: symbols that match vanish; what matches nothing comes off the generic part.

        `only_colored` leaves the generic part alone.
        """
        rest = self._specific()
        number = reduction.generic
        for symbol in reduction.symbols:
            if symbol.is_generic or symbol.variable:
                continue
            matching = _matching(rest, symbol.types)
            if matching is not None:
                rest.remove(matching)
            elif not only_colored:
                number += symbol.mana_value
        return _row(self.x_count, self.generic, rest, self.discount + number)

    def with_x(self, value: int) -> ManaCost:
        """CR 107.3a: each {X} becomes that much generic mana."""
        if value < 0:
            raise ValueError("X is zero or more.")
        if not self.x_count:
            return self
        return _row(0, self.generic + value * self.x_count, self._specific(), self.discount)

    def _with_generic(self, amount: int) -> ManaCost:
        if amount == self.generic:
            return self
        return _row(self.x_count, amount, self._specific(), self.discount)

    def _specific(self) -> list[Symbol]:
        """All symbols but the numbers and the X."""
        return [symbol for symbol in self.symbols if not (symbol.is_generic or symbol.variable)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManaCost) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __iter__(self) -> Iterator[Symbol]:
        return iter(self.symbols)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"ManaCost.parse({self.text!r})"


FREE: Final = ManaCost()
"""CR 118.5: the cost of {0}."""


def _written(symbols: tuple[Symbol, ...], discount: int, text: str) -> ManaCost:
    """A cost that is written in a way of its own."""
    cost = ManaCost(symbols, discount)
    object.__setattr__(cost, "text", text)
    return cost


@lru_cache(maxsize=4096)
def _cost(text: str) -> ManaCost:
    if not text:
        raise ValueError("An empty text is not a mana cost; write {0} for a cost of nothing.")
    if not isinstance(text, str):
        raise ValueError(f"A mana cost is a text, such as '{{2}}{{W}}', and not {text!r}.")
    if _COST.fullmatch(text) is None:
        raise ValueError(f"{text!r} is not a mana cost; write symbols in a row, such as {{2}}{{W}}{{W/U}}.")
    return ManaCost(tuple(_symbol(inner) for inner in _SYMBOL.findall(text)))


@lru_cache(maxsize=256)
def generic_cost(amount: int) -> ManaCost:
    """A cost of so much generic mana."""
    if amount < 0:
        raise ValueError("A cost is zero or more mana.")
    return ManaCost((generic(amount),))


def _row(x_count: int, number: int, rest: Sequence[Symbol], discount: int = 0) -> ManaCost:
    """A cost in the usual order: X, the number, everything else as it comes; less generic mana (118.7a).

    What cannot be taken off the number stays to be taken off X, and off symbols that are paid with generic mana.
    """
    left = max(0, discount - number) if x_count or any(symbol.generic for symbol in rest) else 0
    return ManaCost((*(_symbol("X") for _ in range(x_count)), generic(max(0, number - discount)), *rest), left)


def _matching(symbols: list[Symbol], types: int) -> Symbol | None:
    """CR 118.7b: the symbol such mana would pay: a plain one first, then a hybrid, a Phyrexian one last."""
    fitting = [symbol for symbol in symbols if symbol.types & types]
    return min(fitting, key=lambda symbol: (symbol.phyrexian, symbol.is_hybrid), default=None)


# ---------------------------------------------------------------------------------- mana


class Spending(NamedTuple):
    """What mana is spent on: a spell to cast, an ability to activate, or something else."""

    kind: Literal["cast", "activate", "other"] = "other"
    types: int = 0
    subtypes: frozenset[str] = frozenset()
    colors: Colors = 0
    object_id: int = 0
    permanent: bool = False
    """Whether the ability is one of a permanent, not of a card elsewhere (CR 109.2)."""


ANYTHING: Final = Spending()


class Restriction(Word):
    """CR 106.6: what certain mana may be spent on."""

    __slots__ = ()
    lasts_in_combat: ClassVar[bool] = False
    """CR 702.189a: whether such mana is not lost as the steps of a combat end."""

    @property
    def text(self) -> str:
        """How the restriction reads."""
        raise NotImplementedError

    def allows(self, purpose: Spending) -> bool:
        """Whether the mana may be spent on this."""
        raise NotImplementedError


class Mana(NamedTuple):
    """CR 106.4: one mana in a pool, with what it remembers of the source that made it."""

    type: ManaType
    snow: bool = False
    restriction: Restriction | None = None
    source: int = 0
    persists: bool = False


def _stays(unit: Mana, in_combat: bool) -> bool:
    restriction = unit.restriction
    return unit.persists or (in_combat and restriction is not None and restriction.lasts_in_combat)


class ManaPool:
    """CR 106.4: the unspent mana of a player."""

    __slots__ = ("units",)

    units: list[Mana]

    def __init__(self, units: Iterable[Mana] = ()) -> None:
        self.units = list(units)

    def add(self, *units: Mana) -> None:
        """CR 106.4: mana is added to the pool."""
        self.units.extend(units)

    def spend(self, unit: Mana) -> None:
        """CR 118.3a: mana is paid by removing it from the pool."""
        try:
            self.units.remove(unit)
        except ValueError:
            raise ValueError(f"There is no such {{{unit.type}}} in the pool; it holds {self.text}.") from None

    def empty(self, in_combat: bool = False) -> tuple[Mana, ...]:
        """CR 106.4: unspent mana is lost as a step or phase ends, unless it persists; returns the loss.

        `in_combat`: whether the combat phase goes on.
        """
        lost = tuple(unit for unit in self.units if not _stays(unit, in_combat))
        if lost:
            self.units = [unit for unit in self.units if _stays(unit, in_combat)]
        return lost

    @property
    def total(self) -> int:
        """How much mana there is."""
        return len(self.units)

    def counts(self) -> dict[ManaType, int]:
        """How much mana of each type there is; types that are absent are left out."""
        counts: dict[ManaType, int] = {}
        for type_ in MANA_TYPES:
            amount = sum(unit.type == type_ for unit in self.units)
            if amount:
                counts[type_] = amount
        return counts

    def clone(self) -> ManaPool:
        """A pool with the same mana."""
        return ManaPool(self.units)

    @property
    def text(self) -> str:
        """The mana as symbols, in WUBRG order and colourless last; "nothing" if there is none."""
        return "".join(f"{{{type_}}}" * amount for type_, amount in self.counts().items()) or "nothing"

    def __len__(self) -> int:
        return len(self.units)

    def __iter__(self) -> Iterator[Mana]:
        return iter(self.units)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<ManaPool {self.text}>"
