"""A total that is shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING

from planechase.rules.state.decisions.asking import (
    TRIES,
    Decision,
    Finder,
    IllegalAnswer,
    Option,
    OptionId,
    Plain,
    PlainBounds,
    listed,
    shown,
)
from planechase.rules.state.decisions.stepping import PATIENCE
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.chance import Chance


class Divide(Decision[dict[Id, int]]):
    """A total shared out among ids; each gets at least its minimum.

    `verify` may refuse a division as a whole (trample needs lethal damage first). In plain data, and step by step, it
    is one share after the other, in the order of the options.
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

    # ------------------------------------------------------------------ answering

    def check(self, answer: object) -> dict[Id, int]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer(f"{self.why} Say how much each of them gets.")
        shares: dict[Id, int] = {}
        for key, share in answer.items():
            if isinstance(key, (bool, float)) or key not in self.among:
                raise IllegalAnswer(f"{self.why} {shown(key)} is not among those that can get a share.")
            if not isinstance(share, int) or isinstance(share, bool) or share < self.minimum:
                raise IllegalAnswer(f"{self.why} Each share is at least {self.minimum}, not {shown(share)}.")
            shares[key] = share
        if self.minimum and len(shares) != len(self.among):
            raise IllegalAnswer(f"{self.why} Each of them gets at least {self.minimum}.")
        if sum(shares.values()) != self.total:
            raise IllegalAnswer(f"{self.why} The shares add up to {shown(sum(shares.values()))}, not to {self.total}.")
        reason = self.refusal(shares)
        if reason:
            raise IllegalAnswer(reason)
        return self._without_nothing(shares)

    def _without_nothing(self, shares: Mapping[Id, int]) -> dict[Id, int]:
        """The shares in the order of those who get them; those who get nothing are not named."""
        return {key: shares[key] for key in self.among if shares.get(key)}

    def default(self) -> dict[Id, int]:
        """Everything beyond the minimum goes to the first that is allowed to take it."""
        for lump in _lumps(self.total, len(self.among), self.minimum):
            shares = dict(zip(self.among, lump, strict=True))
            if self.refusal(shares) is None:
                return shares
        raise AssertionError("a division without an allowed default")

    def sample(self, chance: Chance) -> dict[Id, int]:
        for _ in range(TRIES):
            shares = dict.fromkeys(self.among, self.minimum)
            for _ in range(self.total - sum(shares.values())):
                shares[self.among[chance.below(len(self.among))]] += 1
            if self.refusal(shares) is None:
                return shares
        return self.default()

    def candidates(self) -> Iterator[dict[Id, int]]:
        for shares in _divisions(self.total, len(self.among), self.minimum):
            yield self._without_nothing(dict(zip(self.among, shares, strict=True)))

    def refusal(self, answer: Mapping[Id, int]) -> str | None:
        return self.verify(answer) if self.verify is not None else None

    def is_way_out(self) -> bool:
        return True

    @property
    def hint(self) -> str:
        return f"a dictionary that shares out {self.total}, at least {self.minimum} each, among these"

    def meant(self, value: object, find: Finder) -> object:
        if isinstance(value, (list, tuple)):
            return self.decode(value)
        if not isinstance(value, Mapping):
            return value
        left = list(self.among)
        shares: dict[Id, object] = {}
        for name, share in value.items():
            receiver = find(left, name)
            left.remove(receiver)
            shares[receiver] = share
        return shares

    def looks_again(self) -> bool:
        return self.again

    # ------------------------------------------------------------------ plain data and steps

    def bounds(self) -> PlainBounds:
        return {"minimum": self.minimum, "total": self.total}

    def named(self) -> Sequence[tuple[OptionId, object]]:
        return list(enumerate(self.among))

    def encode(self, answer: dict[Id, int]) -> Plain:
        return [answer.get(key, 0) for key in self.among]

    def decode(self, plain: Plain) -> dict[Id, int]:
        shares = listed(plain, self.why)
        if len(shares) != len(self.among):
            raise IllegalAnswer(f"{self.why} Give {len(self.among)} shares, one for each, not {len(shares)}.")
        return self.check(dict(zip(self.among, shares, strict=True)))

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        shares = [share for share in chosen if isinstance(share, int)]
        if len(shares) < len(chosen) or len(shares) > len(self.among):
            raise IllegalAnswer(f"{self.why} Steps are numbers, one for each, not {shown(chosen)}.")
        if len(shares) == len(self.among):
            return ()
        possible = range(self.minimum, self.total - sum(shares) + 1)
        receiver = self.among[len(shares)]
        return [(share, _Share(share, receiver)) for share in possible if self._can_end([*shares, share])]

    def _can_end(self, shares: list[int]) -> bool:
        """Whether a player who has given so much to the first ones can share out the rest."""
        left, others = self.total - sum(shares), len(self.among) - len(shares)
        if left < others * self.minimum or (left and not others):
            return False
        if self.verify is None:
            return True
        ways = chain(_lumps(left, others, self.minimum), _divisions(left, others, self.minimum))
        return any(
            self.refusal(dict(zip(self.among, [*shares, *rest], strict=True))) is None
            for rest in islice(ways, PATIENCE)
        )

    def _option(self, id: OptionId, value: object, viewer: Id | None) -> Option:
        if not isinstance(value, _Share):
            return super()._option(id, value, viewer)
        receiver = super()._option(id, value.receiver, viewer)
        return Option(id, f"{value.share} to {receiver.label}", receiver.objects, receiver.players)


class _Share:
    """One step of a division: how much one recipient gets."""

    __slots__ = ("receiver", "share")

    def __init__(self, share: int, receiver: Id) -> None:
        self.share = share
        self.receiver = receiver


def _lumps(total: int, count: int, minimum: int) -> Iterator[list[int]]:
    """The divisions in which everything beyond the minimum goes to one of them, the first one first."""
    for lucky in range(count):
        shares = [minimum] * count
        shares[lucky] += total - minimum * count
        yield shares
    if not count:
        yield []


def _divisions(total: int, count: int, minimum: int) -> Iterator[list[int]]:
    """All ways to share out a total."""
    if count == 0:
        if total == 0:
            yield []
        return
    if count == 1:
        if total >= minimum:
            yield [total]
        return
    for share in range(minimum, total - minimum * (count - 1) + 1):
        for rest in _divisions(total - share, count - 1, minimum):
            yield [share, *rest]
