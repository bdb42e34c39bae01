"""What a player can be asked, and which answers are allowed. One class for each kind of question.

A decision says who chooses, what for, why in a sentence, and from what. `check` turns what a player gave into a
proper answer or raises `IllegalAnswer` with a sentence. `encode` and `decode` turn answers into plain lists and
numbers, so that a record of a game is JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.grammar import Targeting
    from planechase.rules.language.word import Word

A = TypeVar("A")
T = TypeVar("T")

Id = int
Plain = Any
"""What JSON can say: numbers, strings, lists and dictionaries of them."""

Rule = Generator["Decision[Any]", object, T]
"""A rule that may have to ask: it yields decisions, is sent answers, and returns T."""


class IllegalAnswer(Exception):
    """The answer is not allowed; the message says why. The game has not changed."""


class IllegalAction(IllegalAnswer):
    """The action could not be finished and was taken back; the game stands where the action began."""


class AskAgain(Exception):
    """Thrown into a rule that waits for an answer after somebody has left: it looks again, and asks anew."""


class Decision(Generic[A]):
    """A question to one player.

    `purpose` says what it is for and `word`, where a card asks, which of its words does: the `May` that offers
    something, the use of "target". `why` is the sentence for people; nothing is decided by it.
    """

    __slots__ = ("about", "player", "purpose", "why", "word")

    def __init__(
        self, player: Id, purpose: Purpose, why: str, about: Id | None = None, word: Word | None = None
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.why = why
        self.about = about
        self.word = word

    def check(self, answer: object) -> A:
        """The proper form of an answer, or `IllegalAnswer`."""
        raise NotImplementedError

    def default(self) -> A:
        """An answer that is always allowed, for a player who is leaving."""
        raise NotImplementedError

    def encode(self, answer: A) -> Plain:
        """The answer as plain data."""
        return answer

    def decode(self, plain: Plain) -> A:
        """The answer that `encode` made plain."""
        return self.check(plain)

    def looks_again(self) -> bool:
        """Whether the rule that asked this wants to ask anew when a player has left meanwhile (see `AskAgain`)."""
        return False

    @property
    def kind(self) -> str:
        """The kind of question, for programs."""
        return type(self).__name__


def ask(decision: Decision[A]) -> Rule[A]:
    """Ask, and return the checked answer."""
    answer = yield decision
    return cast(A, answer)


class Confirm(Decision[bool]):
    """Yes or no."""

    __slots__ = ()

    def check(self, answer: object) -> bool:
        if isinstance(answer, bool):
            return answer
        raise IllegalAnswer(f"{self.why} Answer True or False, not {answer!r}.")

    def default(self) -> bool:
        return False


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
    """A number from `minimum` to `maximum`."""

    __slots__ = ("maximum", "minimum")

    def __init__(
        self, player: Id, purpose: Purpose, why: str, minimum: int, maximum: int, about: Id | None = None
    ) -> None:
        super().__init__(player, purpose, why, about)
        self.minimum = minimum
        self.maximum = maximum

    @property
    def numbers(self) -> Sequence[int]:
        """What may be chosen, the smallest first."""
        return range(self.minimum, self.maximum + 1)

    @property
    def hint(self) -> str:
        """The numbers in words."""
        return f"a number from {self.minimum} to {self.maximum}"

    def check(self, answer: object) -> int:
        if isinstance(answer, int) and not isinstance(answer, bool) and answer in self.numbers:
            return answer
        raise IllegalAnswer(f"{self.why} Choose {self.hint}, not {answer!r}.")

    def default(self) -> int:
        return self.minimum


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

    __slots__ = ("_numbers",)

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

    @property
    def numbers(self) -> Sequence[int]:
        return self._numbers if self._numbers is not None else super().numbers

    @property
    def hint(self) -> str:
        numbers = self.numbers
        if len(numbers) == self.maximum - self.minimum + 1:
            return super().hint
        return f"one of {', '.join(map(str, numbers))}"


PATIENCE: Final = 5000
"""So many choices are tried before a question counts as one that nobody can answer."""


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

    def check(self, answer: object) -> list[Any]:
        chosen = list(answer) if isinstance(answer, (list, tuple)) else [answer]
        for option in chosen:
            if option not in self.options:
                raise IllegalAnswer(f"{self.why} {option!r} is not among the options.")
        if len(set(chosen)) != len(chosen):
            raise IllegalAnswer(f"{self.why} The same option was chosen twice.")
        if not self.minimum <= len(chosen) <= self.maximum:
            raise IllegalAnswer(f"{self.why} Choose {self._how_many()}, not {len(chosen)}.")
        reason = self.verify(chosen) if self.verify else None
        if reason:
            raise IllegalAnswer(reason)
        return chosen

    def _how_many(self) -> str:
        if self.minimum == self.maximum:
            return str(self.minimum)
        return f"from {self.minimum} to {self.maximum}"

    def default(self) -> list[Any]:
        return list(self.options[: self.minimum])

    def first_allowed(self) -> list[Any] | None:
        """The first choice, the smallest ones first, that is allowed as a whole; None if a long search finds none."""
        if self.verify is None:
            return self.default()
        sizes = range(self.minimum, self.maximum + 1)
        every = chain.from_iterable(combinations(self.options, size) for size in sizes)
        return next((list(chosen) for chosen in islice(every, PATIENCE) if self.verify(list(chosen)) is None), None)

    def encode(self, answer: list[Any]) -> Plain:
        """Options by their place; words stand for themselves, since tomorrow there may be more of them."""
        return [option if isinstance(option, str) else self.options.index(option) for option in answer]

    def decode(self, plain: Plain) -> list[Any]:
        return self.check([entry if isinstance(entry, str) else self.options[entry] for entry in plain])


class ChooseTargets(Choose):
    """CR 601.2c: the targets for one use of the word "target", which is the `word` that asks."""

    __slots__ = ()

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
    ) -> None:
        super().__init__(player, Purpose.TARGET, why, options, minimum, maximum, about, verify, word)


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
        for option in answer:
            if option not in left:
                raise IllegalAnswer(f"{self.why} {option!r} is not among the options, or was given twice.")
            left.remove(option)
        if left:
            raise IllegalAnswer(f"{self.why} {len(left)} of them are missing from the order.")
        return list(answer)

    def default(self) -> list[Any]:
        return list(self.options)

    def encode(self, answer: list[Any]) -> Plain:
        left: list[Any] = list(self.options)
        used: list[int] = []
        for option in answer:
            index = left.index(option)
            left[index] = _TAKEN
            used.append(index)
        return used

    def decode(self, plain: Plain) -> list[Any]:
        return self.check([self.options[index] for index in plain])


_TAKEN = object()


class Divide(Decision[dict[Id, int]]):
    """A total shared out among ids; each gets at least its minimum.

    `verify` may refuse a division as a whole (trample needs lethal damage first).
    """

    __slots__ = ("again", "among", "minimum", "total", "verify")

    def __init__(
        self,
        player: Id,
        purpose: Purpose,
        why: str,
        total: int,
        among: Sequence[Id],
        minimum: int = 0,
        about: Id | None = None,
        verify: Callable[[Mapping[Id, int]], str | None] | None = None,
        again: bool = False,
        word: Word | None = None,
    ) -> None:
        super().__init__(player, purpose, why, about, word)
        self.again = again
        self.total = total
        self.among = tuple(among)
        self.minimum = minimum
        self.verify = verify

    def check(self, answer: object) -> dict[Id, int]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer(f"{self.why} Say how much each of them gets.")
        shares = {key: share for key, share in answer.items() if share or self.minimum}
        for key, share in shares.items():
            if key not in self.among:
                raise IllegalAnswer(f"{self.why} {key!r} is not among those that can get a share.")
            if not isinstance(share, int) or share < self.minimum:
                raise IllegalAnswer(f"{self.why} Each share is at least {self.minimum}.")
        if self.minimum and len(shares) != len(self.among):
            raise IllegalAnswer(f"{self.why} Each of them gets at least {self.minimum}.")
        if sum(shares.values()) != self.total:
            raise IllegalAnswer(f"{self.why} The shares add up to {sum(shares.values())}, not to {self.total}.")
        reason = self.verify(shares) if self.verify else None
        if reason:
            raise IllegalAnswer(reason)
        return {key: shares[key] for key in self.among if key in shares}

    def looks_again(self) -> bool:
        return self.again

    def default(self) -> dict[Id, int]:
        """Everything beyond the minimum goes to the first that is allowed to take it."""
        for first in self.among:
            shares = dict.fromkeys(self.among, self.minimum)
            shares[first] += self.total - sum(shares.values())
            if self.verify is None or self.verify(shares) is None:
                return shares
        raise AssertionError("a division without an allowed default")

    def encode(self, answer: dict[Id, int]) -> Plain:
        return [answer.get(key, 0) for key in self.among]

    def decode(self, plain: Plain) -> dict[Id, int]:
        return self.check(dict(zip(self.among, plain, strict=True)))


class DeclareAttackers(Decision[dict[Id, Id]]):
    """CR 508.1: which creatures attack which player, planeswalker or battle; one answer for all of them."""

    __slots__ = ("choices", "required", "verify")

    def __init__(
        self,
        player: Id,
        choices: Mapping[Id, tuple[Id, ...]],
        verify: Callable[[Mapping[Id, Id]], str | None],
        required: Callable[[], dict[Id, Id]],
    ) -> None:
        super().__init__(player, Purpose.ATTACK, "Declare attackers.")
        self.choices = dict(choices)
        self.verify = verify
        self.required = required

    def check(self, answer: object) -> dict[Id, Id]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say for each attacking creature whom it attacks, as a dictionary.")
        for attacker, defender in answer.items():
            if attacker not in self.choices:
                raise IllegalAnswer(f"{attacker!r} is not a creature that can attack.")
            if defender not in self.choices[attacker]:
                raise IllegalAnswer(f"{attacker!r} cannot attack {defender!r}.")
        reason = self.verify(answer)
        if reason:
            raise IllegalAnswer(reason)
        return {attacker: answer[attacker] for attacker in self.choices if attacker in answer}

    def looks_again(self) -> bool:
        return True

    def default(self) -> dict[Id, Id]:
        """The smallest allowed declaration."""
        return self.required()

    def encode(self, answer: dict[Id, Id]) -> Plain:
        order = list(self.choices)
        return [[order.index(a), self.choices[a].index(d)] for a, d in answer.items()]

    def decode(self, plain: Plain) -> dict[Id, Id]:
        order = list(self.choices)
        return self.check({order[a]: self.choices[order[a]][d] for a, d in plain})


class DeclareBlockers(Decision[dict[Id, tuple[Id, ...]]]):
    """CR 509.1: which creature blocks which attackers; one answer for all of one player's creatures."""

    __slots__ = ("choices", "required", "verify")

    def __init__(
        self,
        player: Id,
        choices: Mapping[Id, tuple[Id, ...]],
        verify: Callable[[Mapping[Id, tuple[Id, ...]]], str | None],
        required: Callable[[], dict[Id, tuple[Id, ...]]],
    ) -> None:
        super().__init__(player, Purpose.BLOCK, "Declare blockers.")
        self.choices = dict(choices)
        self.verify = verify
        self.required = required

    def check(self, answer: object) -> dict[Id, tuple[Id, ...]]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say for each blocking creature what it blocks, as a dictionary.")
        blocks: dict[Id, tuple[Id, ...]] = {}
        for blocker, given in answer.items():
            attackers = tuple(given) if isinstance(given, (list, tuple)) else (given,)
            if blocker not in self.choices:
                raise IllegalAnswer(f"{blocker!r} is not a creature that can block.")
            for attacker in attackers:
                if attacker not in self.choices[blocker]:
                    raise IllegalAnswer(f"{blocker!r} cannot block {attacker!r}.")
            if len(set(attackers)) != len(attackers):
                raise IllegalAnswer(f"{blocker!r} was told to block the same attacker twice.")
            if attackers:
                blocks[blocker] = attackers
        reason = self.verify(blocks)
        if reason:
            raise IllegalAnswer(reason)
        return {blocker: blocks[blocker] for blocker in self.choices if blocker in blocks}

    def looks_again(self) -> bool:
        return True

    def default(self) -> dict[Id, tuple[Id, ...]]:
        return self.required()

    def encode(self, answer: dict[Id, tuple[Id, ...]]) -> Plain:
        order = list(self.choices)
        return [[order.index(b), [self.choices[b].index(a) for a in attackers]] for b, attackers in answer.items()]

    def decode(self, plain: Plain) -> dict[Id, tuple[Id, ...]]:
        order = list(self.choices)
        return self.check({order[b]: tuple(self.choices[order[b]][a] for a in row) for b, row in plain})
