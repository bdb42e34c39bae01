"""Yes or no, and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from planechase.rules.state.decisions.asking import (
    MANY,
    Decision,
    Finder,
    IllegalAnswer,
    Option,
    OptionId,
    Plain,
    PlainBounds,
    shown,
)
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.chance import Chance


SOON: Final = 4
_WORDS: Final = {"yes": True, "no": False}


def _alone(plain: Plain) -> Plain:
    """An answer of one step may be given as the list of that step."""
    return plain[0] if isinstance(plain, (list, tuple)) and len(plain) == 1 else plain


class Confirm(Decision[bool]):
    """Yes or no. In plain data that is true or false; as a step, "yes" or "no".

    `things` are the objects that the question calls by their names; `openly` it is put for those who may not know them.
    """

    __slots__ = ("openly", "things")

    def __init__(
        self,
        player: Id,
        purpose: Purpose,
        why: str,
        about: Id | None = None,
        word: Word | None = None,
        things: tuple[Id, ...] = (),
        openly: str = "",
    ) -> None:
        super().__init__(player, purpose, why, about, word)
        self.things = things
        self.openly = openly

    def overheard(self, viewer: Id | None) -> str:
        hidden = self._spoken().is_hidden
        return self.openly if any(hidden(one, viewer) for one in self.things) else self.sentence()

    def _option(self, id: OptionId, value: object, viewer: Id | None) -> Option:
        option = super()._option(id, value, viewer)
        hidden = self._spoken().is_hidden
        mine = viewer in (self.player, self.decider)
        known = tuple(one for one in self.things if mine or not hidden(one, viewer))
        return replace(option, objects=known) if value is True else option

    def check(self, answer: object) -> bool:
        if isinstance(answer, bool):
            return answer
        raise IllegalAnswer(f"{self.why} Answer True or False, not {shown(answer)}.")

    def default(self) -> bool:
        return False

    def sample(self, chance: Chance) -> bool:
        return bool(chance.below(2))

    def candidates(self) -> Iterator[bool]:
        yield from (False, True)

    @property
    def hint(self) -> str:
        return "True or False"

    def meant(self, value: object, find: Finder) -> object:
        return _WORDS.get(value, value) if isinstance(value, str) else value

    def is_way_out(self) -> bool:
        return True

    def named(self) -> Sequence[tuple[OptionId, object]]:
        return (("yes", True), ("no", False))

    def decode(self, plain: Plain) -> bool:
        one = _alone(plain)
        return self.check(_WORDS.get(one, one) if isinstance(one, str) else one)

    def stepped(self, chosen: Sequence[OptionId]) -> bool:
        return self.decode(list(chosen))


class TakeMulligan(Confirm):
    """CR 103.5: whether to take a mulligan."""

    __slots__ = ()

    def __init__(self, player: Id, why: str) -> None:
        super().__init__(player, Purpose.MULLIGAN, why)


class PayOptionalCost(Confirm):
    """CR 601.2b: whether to pay an optional additional cost, such as kicker."""

    __slots__ = ("name",)

    def __init__(self, player: Id, why: str, name: str, about: Id | None = None, word: Word | None = None) -> None:
        super().__init__(player, Purpose.OPTIONAL_COST, why, about, word)
        self.name = name


class ChooseNumber(Decision[int]):
    """A number from `minimum` to `maximum`; one of some where there are gaps."""

    __slots__ = ("_numbers", "maximum", "minimum")

    def __init__(
        self, player: Id, purpose: Purpose, why: str, minimum: int, maximum: int, about: Id | None = None
    ) -> None:
        super().__init__(player, purpose, why, about)
        self.minimum = minimum
        self.maximum = maximum
        self._numbers: Sequence[int] | None = None

    @property
    def numbers(self) -> Sequence[int]:
        """What may be chosen, the smallest first."""
        return self._numbers if self._numbers is not None else range(self.minimum, self.maximum + 1)

    def offer(self, numbers: Sequence[int]) -> None:
        """Offer only these from now on, the smallest first."""
        self.minimum, self.maximum, self._numbers = numbers[0], numbers[-1], numbers

    def _is_whole(self) -> bool:
        """Whether there are no gaps."""
        return len(self.numbers) == self.maximum - self.minimum + 1

    @property
    def hint(self) -> str:
        """The numbers in words."""
        if self._is_whole():
            return f"a number from {self.minimum} to {self.maximum}"
        return f"one of {', '.join(map(str, self.numbers))}"

    def check(self, answer: object) -> int:
        if isinstance(answer, int) and not isinstance(answer, bool) and answer in self.numbers:
            return answer
        raise IllegalAnswer(f"{self.why} Choose {self.hint}, not {shown(answer)}.")

    def default(self) -> int:
        return self.minimum

    def sample(self, chance: Chance) -> int:
        return self.numbers[chance.below(len(self.numbers))]

    def candidates(self) -> Iterator[int]:
        yield from self.numbers

    def is_way_out(self) -> bool:
        return self.minimum < self.maximum

    def bounds(self) -> PlainBounds:
        whole: PlainBounds = {"minimum": self.minimum, "maximum": self.maximum}
        if not self._is_whole():
            whole["numbers"] = list(self.numbers)
        return whole

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        """Of very many numbers only the smallest ones; the others can be answered at once."""
        return () if chosen else [(number, str(number)) for number in self.numbers[:MANY]]

    def decode(self, plain: Plain) -> int:
        return self.check(_alone(plain))

    def stepped(self, chosen: Sequence[OptionId]) -> int:
        return self.decode(list(chosen))


class ChooseSecretly(ChooseNumber):
    """CR 101.4: a number that the other players do not learn before they have chosen theirs."""

    __slots__ = ()


class ChooseLife(ChooseNumber):
    """CR 119.4: how much life to pay."""

    __slots__ = ()

    def __init__(self, player: Id, why: str, minimum: int, maximum: int, about: Id | None = None) -> None:
        super().__init__(player, Purpose.LIFE, why, minimum, maximum, about)


class ChooseX(ChooseNumber):
    """CR 107.3a, 601.2b: the value of X, one of `numbers` where the rest of a cost or the targets leave gaps."""

    __slots__ = ()

    def __init__(
        self,
        player: Id,
        why: str,
        minimum: int,
        maximum: int,
        about: Id | None = None,
        numbers: Sequence[int] | None = None,
    ) -> None:
        super().__init__(player, Purpose.X, why, minimum, maximum, about)
        self._numbers = numbers


class RepeatHowOften(ChooseNumber):
    """CR 732.2a: how often a player repeats what they have done again and again."""

    __slots__ = ()

    def __init__(self, player: Id, why: str, minimum: int, maximum: int, about: Id | None = None) -> None:
        super().__init__(player, Purpose.REPEAT, why, minimum, maximum, about)

    def sample(self, chance: Chance) -> int:
        """Who answers at random has had enough of it soon."""
        return self.numbers[chance.below(min(len(self.numbers), SOON))]


class StepInAfter(ChooseNumber):
    """CR 732.2b: after how many times a player wants to do something that ends a shortcut; after all: not at all."""

    __slots__ = ()

    def __init__(self, player: Id, why: str, times: int) -> None:
        super().__init__(player, Purpose.REPEAT, why, 0, times)

    def default(self) -> int:
        return self.maximum

    def sample(self, chance: Chance) -> int:
        """Who answers at random has no reason to step in."""
        return self.maximum
