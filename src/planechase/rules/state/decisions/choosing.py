"""Some of several options, and all of them in an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from typing import TYPE_CHECKING, Any, TypeVar

from planechase.rules.state.decisions.asking import (
    TRIES,
    Decision,
    Finder,
    IllegalAnswer,
    OptionId,
    Plain,
    PlainBounds,
    listed,
    place,
    shown,
)
from planechase.rules.state.decisions.stepping import PATIENCE, extensions, never
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Targeting
    from planechase.rules.language.word import Word
    from planechase.rules.state.chance import Chance

T = TypeVar("T")


@dataclass(frozen=True, slots=True, repr=False)
class Alternative:
    """One of several things named in words, as an option: its number tells it from the others."""

    number: int
    text: str = field(compare=False)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return repr(self.text)


def alternatives(texts: Iterable[str]) -> tuple[Alternative, ...]:
    """Options with these words."""
    return tuple(Alternative(number, text) for number, text in enumerate(texts))


class Choose(Decision[list[Any]]):
    """Some of the options, between `minimum` and `maximum` of them.

    The answer is a list of options; a single option may be given as it is when one is asked for.
    `verify` may look at the whole choice and return a sentence that says why it is not allowed.
    """

    __slots__ = ("_options", "maximum", "minimum", "verify")

    def __init__(
        self,
        player: Id,
        purpose: Purpose,
        why: str,
        options: Iterable[Any],
        minimum: int = 1,
        maximum: int = 1,
        about: Id | None = None,
        verify: Callable[[list[Any]], str | None] | None = None,
        word: Word | None = None,
    ) -> None:
        super().__init__(player, purpose, why, about, word)
        self._options: tuple[Any, ...] = tuple(options)
        self.maximum = min(maximum, len(self._options))
        self.minimum = min(minimum, self.maximum)
        self.verify = verify

    @property
    def options(self) -> tuple[Any, ...]:
        return self._options

    def offer(self, options: Iterable[Any]) -> None:
        """Offer only these from now on."""
        self._options = tuple(options)
        self.maximum = min(self.maximum, len(self._options))
        self.minimum = min(self.minimum, self.maximum)

    # ------------------------------------------------------------------ answering

    def check(self, answer: object) -> list[Any]:
        given = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        chosen = [one_of(self.options, option, self.why) for option in given]
        if len(set(chosen)) != len(chosen):
            raise IllegalAnswer(f"{self.why} The same option was chosen twice.")
        if not self.minimum <= len(chosen) <= self.maximum:
            raise IllegalAnswer(f"{self.why} Choose {self._how_many()}, not {len(chosen)}.")
        reason = self.refusal(chosen)
        if reason:
            raise IllegalAnswer(reason)
        return chosen

    def _how_many(self) -> str:
        if self.minimum == self.maximum:
            return str(self.minimum)
        return f"from {self.minimum} to {self.maximum}"

    @property
    def hint(self) -> str:
        return f"{self._how_many()} of these"

    def meant(self, value: object, find: Finder) -> object:
        return [] if value is None else _found(self.options, value, find)

    def default(self) -> list[Any]:
        return list(self.options[: self.minimum])

    def sample(self, chance: Chance) -> list[Any]:
        options = self.options
        if self.maximum == 1 and self.minimum == 1 and self.verify is None:
            return [options[chance.below(len(options))]]
        for _ in range(TRIES):
            count = self.minimum + chance.below(self.maximum - self.minimum + 1)
            chosen = some_of(options, count, chance)
            if self.refusal(chosen) is None:
                return chosen
        return self.first_allowed() or self.default()

    def candidates(self) -> Iterator[list[Any]]:
        for size in range(self.minimum, self.maximum + 1):
            for chosen in combinations(self.options, size):
                yield list(chosen)

    def refusal(self, answer: list[Any]) -> str | None:
        return self.verify(answer) if self.verify is not None else None

    def first_allowed(self) -> list[Any] | None:
        """The first choice, the smallest ones first, that is allowed as a whole; None if a long search finds none."""
        if self.verify is None:
            return self.default()
        tried = islice(self.candidates(), PATIENCE)
        return next((chosen for chosen in tried if self.refusal(chosen) is None), None)

    def is_way_out(self) -> bool:
        return self.minimum < len(self.options)

    # ------------------------------------------------------------------ plain data and steps

    def sentence(self) -> str:
        if self.purpose is not Purpose.OBJECT or self.word is None or self.about is None:
            return self.why
        reason = self._spoken().reason(self.word, self.about)
        return self.why if reason is None else f"{self.why} {reason}"

    def bounds(self) -> PlainBounds:
        return {"minimum": self.minimum, "maximum": self.maximum}

    def named(self) -> Sequence[tuple[OptionId, object]]:
        """Options by their place; words stand for themselves, since tomorrow there may be more of them."""
        return [(option if isinstance(option, str) else place, option) for place, option in enumerate(self.options)]

    def encode(self, answer: list[Any]) -> Plain:
        return [option if isinstance(option, str) else self.options.index(option) for option in answer]

    def decode(self, plain: Plain) -> list[Any]:
        return self.check(self._chosen(plain if isinstance(plain, (list, tuple)) else [plain]))

    def _chosen(self, ids: Sequence[Plain]) -> list[Any]:
        count = len(self.options)
        return [id if isinstance(id, str) else self.options[place(id, count, self.why)] for id in ids]

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        taken = self._chosen(chosen)
        if len(taken) >= self.maximum:
            return ()
        able: Iterable[Any] = self.options
        if self.verify is not None:
            least, most = self.minimum, self.maximum
            able = extensions(taken, self.options, least, most, never, lambda all: self.refusal(all) is None)
        return [(id, option) for id, option in self.named() if option in able and option not in taken]

    # ------------------------------------------------------------------ a player has left

    def forget(self, is_gone: Callable[[object], bool]) -> None:
        here = [option for option in self.options if not is_gone(option)]
        if len(here) >= self.minimum:
            self.offer(here)

    def nothing_left(self, is_gone: Callable[[object], bool]) -> bool:
        return all(is_gone(option) for option in self.options)


class ChooseTargets(Choose):
    """CR 601.2c: the targets for one use of the word "target", which is the `word` that asks.

    Where a text has several, `clause` is the part of it that this one stands in, and `aims` says how many stand there.
    """

    __slots__ = ("aims", "clause")

    def __init__(
        self,
        player: Id,
        why: str,
        options: Iterable[Id],
        minimum: int,
        maximum: int,
        about: Id,
        verify: Callable[[list[Any]], str | None] | None,
        word: Targeting,
        clause: Word | None = None,
        aims: int = 1,
    ) -> None:
        super().__init__(player, Purpose.TARGET, why, options, minimum, maximum, about, verify, word.as_word())
        self.clause = clause
        self.aims = aims

    def sentence(self) -> str:
        if self.clause is None or self.about is None or self.word is None:
            return self.why
        spoken = self._spoken()
        asked = self.why if self.aims == 1 else spoken.aim(self.word, self.about)
        return f"{asked} {spoken.clause(self.clause, self.about)}"


class Order(Decision[list[Any]]):
    """All of the options, in an order. The first one given is the first in the sense of `why`."""

    __slots__ = ("options",)

    def __init__(
        self,
        player: Id,
        purpose: Purpose,
        why: str,
        options: Iterable[Any],
        about: Id | None = None,
        word: Word | None = None,
    ) -> None:
        super().__init__(player, purpose, why, about, word)
        self.options: tuple[Any, ...] = tuple(options)

    def check(self, answer: object) -> list[Any]:
        if not isinstance(answer, (list, tuple)):
            raise IllegalAnswer(f"{self.why} Give all {len(self.options)} of them in a list.")
        left = list(self.options)
        order: list[Any] = []
        for given in answer:
            order.append(one_of(left, given, self.why, ", or was given twice"))
            left.remove(order[-1])
        if left:
            raise IllegalAnswer(f"{self.why} {len(left)} of them are missing from the order.")
        return order

    def default(self) -> list[Any]:
        return list(self.options)

    def sample(self, chance: Chance) -> list[Any]:
        return some_of(self.options, len(self.options), chance)

    def candidates(self) -> Iterator[list[Any]]:
        for order in permutations(self.options):
            yield list(order)

    @property
    def hint(self) -> str:
        return "a list of all of these, in order"

    def meant(self, value: object, find: Finder) -> object:
        return _found(self.options, value, find)

    def named(self) -> Sequence[tuple[OptionId, object]]:
        return list(enumerate(self.options))

    def encode(self, answer: list[Any]) -> Plain:
        left: list[Any] = list(self.options)
        used: list[int] = []
        for option in answer:
            index = left.index(option)
            left[index] = _TAKEN
            used.append(index)
        return used

    def decode(self, plain: Plain) -> list[Any]:
        return self.check([self.options[id] for id in self._places(listed(plain, self.why))])

    def _places(self, ids: Sequence[Plain]) -> list[int]:
        places = [place(id, len(self.options), self.why) for id in ids]
        if len(set(places)) < len(places):
            raise IllegalAnswer(f"{self.why} One of them was given twice.")
        return places

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        taken = self._places(chosen)
        return [(id, option) for id, option in enumerate(self.options) if id not in taken]

    def forget(self, is_gone: Callable[[object], bool]) -> None:
        self.options = tuple(option for option in self.options if not is_gone(option))

    def nothing_left(self, is_gone: Callable[[object], bool]) -> bool:
        return not self.options


_TAKEN = object()


def one_of(options: Sequence[T], given: object, sentence: str, otherwise: str = "") -> T:
    """The option that was given, or `IllegalAnswer`: 1 is an option where True and 1.0 are none."""
    if not isinstance(given, (bool, float)) and given in options:
        return options[options.index(given)]
    raise IllegalAnswer(f"{sentence} {shown(given)} is not among the options{otherwise}.")


def _found(options: Sequence[Any], value: object, find: Finder) -> list[Any]:
    """What is meant by one name, or by several; what `find` brings that is no option is refused later."""
    several = isinstance(value, (list, tuple, set, frozenset)) and value not in options
    found: list[Any] = []
    for one in value if several and isinstance(value, Iterable) else [value]:
        found.append(find([option for option in options if option not in found], one))
    return found


def some_of(options: Sequence[T], count: int, chance: Chance) -> list[T]:
    """`count` of the options in a random order."""
    pool = list(options)
    for index in range(count):
        other = index + chance.below(len(pool) - index)
        pool[index], pool[other] = pool[other], pool[index]
    return pool[:count]
