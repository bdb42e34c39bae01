"""Attackers and blockers: declared all at once, or one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeVar

from planechase.rules.state.decisions.asking import (
    TRIES,
    Decision,
    Finder,
    IllegalAnswer,
    Option,
    OptionId,
    Plain,
    listed,
    place,
    shown,
)
from planechase.rules.state.decisions.choosing import one_of
from planechase.rules.state.decisions.stepping import extensions
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.chance import Chance

A = TypeVar("A")


class DeclaredPair(NamedTuple):
    """One creature, and what it attacks or blocks."""

    creature: Id
    other: Id


class Declaration(Decision[A]):
    """Which creatures attack or block what; one answer for all of them.

    Step by step, and in plain data, each pair of a creature and what it attacks or blocks is an option; its id is made
    of their places in the declaration, as in "2:0". A record writes the places alone.
    """

    __slots__ = ("choices", "required")
    does: ClassVar[str] = ""
    """What the creatures do: "attack" or "block"."""

    def __init__(
        self,
        player: Id,
        purpose: Purpose,
        why: str,
        choices: Mapping[Id, tuple[Id, ...]],
        required: Callable[[], A],
    ) -> None:
        super().__init__(player, purpose, why)
        self.choices = dict(choices)
        self.required = required

    def default(self) -> A:
        """The smallest allowed declaration."""
        return self.required()

    def looks_again(self) -> bool:
        return True

    def is_way_out(self) -> bool:
        return True

    @property
    def hint(self) -> str:
        return f"a dictionary that says what each creature {self.does}s, from these"

    def meant(self, value: object, find: Finder) -> object:
        """Creatures by their names, with what they attack or block; without that where it can be but one thing."""
        if not value:
            return {}
        given: Iterable[tuple[object, object]]
        if isinstance(value, Mapping):
            given = value.items()
        else:
            given = [(creature, None) for creature in (value if isinstance(value, (list, tuple)) else [value])]
        left = list(self.choices)
        declared: dict[Id, object] = {}
        for name, others in given:
            creature = find(left, name)
            left.remove(creature)
            among = list(self.choices[creature])
            if not isinstance(others, (list, tuple)):
                declared[creature] = find(among, others, creature)
                continue
            found: list[Id] = []
            for other in others:
                found.append(find(among, other, creature))
                among.remove(found[-1])
            declared[creature] = tuple(found)
        return declared

    def made_of(self, pairs: Sequence[DeclaredPair]) -> A:
        """The declaration that these pairs are."""
        raise NotImplementedError

    def pairs_of(self, answer: A) -> list[DeclaredPair]:
        """The pairs that a declaration is made of."""
        raise NotImplementedError

    def clash(self, one: DeclaredPair, other: DeclaredPair) -> bool:
        """Whether two pairs cannot be declared together."""
        raise NotImplementedError

    def named(self) -> Sequence[tuple[OptionId, object]]:
        return [
            (f"{first}:{second}", DeclaredPair(creature, other))
            for first, (creature, others) in enumerate(self.choices.items())
            for second, other in enumerate(others)
        ]

    def pairs(self, ids: Sequence[Plain]) -> list[DeclaredPair]:
        """The pairs with these ids."""
        return [self._pair(id) for id in ids]

    def _pair(self, id: Plain) -> DeclaredPair:
        parts: Sequence[Plain] = id if isinstance(id, (list, tuple)) else _places(id)
        if len(parts) != 2:
            raise IllegalAnswer(f"{self.why} {shown(id)} is not the id of an option.")
        return self._at(*parts)

    def _at(self, first: Plain, second: Plain) -> DeclaredPair:
        creature = list(self.choices)[place(first, len(self.choices), self.why)]
        others = self.choices[creature]
        return DeclaredPair(creature, others[place(second, len(others), self.why)])

    def next_steps(self, chosen: Sequence[OptionId]) -> Sequence[tuple[OptionId, object]]:
        taken = self.pairs(chosen)
        every = {pair: id for id, pair in self.named() if isinstance(pair, DeclaredPair)}
        able = extensions(taken, list(every), 0, len(every), self.clash, self._allows, self.pairs_of(self.required()))
        return [(every[pair], pair) for pair in able]

    def _allows(self, pairs: list[DeclaredPair]) -> bool:
        return self.refusal(self.made_of(pairs)) is None

    def _option(self, id: OptionId, value: object, viewer: Id | None) -> Option:
        assert isinstance(value, DeclaredPair)
        one, other = super()._option(id, value.creature, viewer), super()._option(id, value.other, viewer)
        label = f"{one.label} {self.does}s {other.label}"
        return Option(id, label, one.objects + other.objects, one.players + other.players)

    def is_secret(self, viewer: Id | None) -> bool:
        """What is on the battlefield everybody sees."""
        return False


class DeclareAttackers(Declaration[dict[Id, Id]]):
    """CR 508.1: which creatures attack which player, planeswalker or battle; one answer for all of them."""

    __slots__ = ("verify",)
    does = "attack"

    def __init__(
        self,
        player: Id,
        choices: Mapping[Id, tuple[Id, ...]],
        verify: Callable[[Mapping[Id, Id]], str | None],
        required: Callable[[], dict[Id, Id]],
    ) -> None:
        super().__init__(player, Purpose.ATTACK, "Declare attackers.", choices, required)
        self.verify = verify

    def check(self, answer: object) -> dict[Id, Id]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say for each attacking creature whom it attacks, as a dictionary.")
        attacks: dict[Id, Id] = {}
        for attacker, defender in answer.items():
            if isinstance(attacker, (bool, float)) or attacker not in self.choices:
                raise IllegalAnswer(f"{shown(attacker)} is not a creature that can attack.")
            if isinstance(defender, (bool, float)) or defender not in self.choices[attacker]:
                raise IllegalAnswer(f"{shown(attacker)} cannot attack {shown(defender)}.")
            attacks[attacker] = defender
        reason = self.refusal(attacks)
        if reason:
            raise IllegalAnswer(reason)
        return {attacker: attacks[attacker] for attacker in self.choices if attacker in attacks}

    def refusal(self, answer: Mapping[Id, Id]) -> str | None:
        return self.verify(answer)

    def sample(self, chance: Chance) -> dict[Id, Id]:
        for _ in range(TRIES):
            attacks: dict[Id, Id] = {}
            for attacker, defenders in self.choices.items():
                number = chance.below(len(defenders) + 1)
                if number < len(defenders):
                    attacks[attacker] = defenders[number]
            if self.refusal(attacks) is None:
                return attacks
        return self.default()

    def candidates(self) -> Iterator[dict[Id, Id]]:
        return self._declared(list(self.choices))

    def _declared(self, creatures: Sequence[Id]) -> Iterator[dict[Id, Id]]:
        if not creatures:
            yield {}
            return
        first, *others = creatures
        for rest in self._declared(others):
            yield rest
            for defender in self.choices[first]:
                yield {first: defender, **rest}

    def encode(self, answer: dict[Id, Id]) -> Plain:
        order = list(self.choices)
        return [[order.index(a), self.choices[a].index(d)] for a, d in answer.items()]

    def decode(self, plain: Plain) -> dict[Id, Id]:
        pairs = self.pairs(listed(plain, self.why))
        if len({pair.creature for pair in pairs}) < len(pairs):
            raise IllegalAnswer(f"{self.why} A creature was told to attack twice.")
        return self.check(self.made_of(pairs))

    def made_of(self, pairs: Sequence[DeclaredPair]) -> dict[Id, Id]:
        return dict(pairs)

    def pairs_of(self, answer: dict[Id, Id]) -> list[DeclaredPair]:
        return [DeclaredPair(attacker, defender) for attacker, defender in answer.items()]

    def clash(self, one: DeclaredPair, other: DeclaredPair) -> bool:
        return one.creature == other.creature


class DeclareBlockers(Declaration[dict[Id, tuple[Id, ...]]]):
    """CR 509.1: which creature blocks which attackers; one answer for all of one player's creatures.

    `several` names the creatures that can block more than one attacker, and how many.
    """

    __slots__ = ("several", "verify")
    does = "block"

    def __init__(
        self,
        player: Id,
        choices: Mapping[Id, tuple[Id, ...]],
        verify: Callable[[Mapping[Id, tuple[Id, ...]]], str | None],
        required: Callable[[], dict[Id, tuple[Id, ...]]],
        several: Mapping[Id, int] | None = None,
    ) -> None:
        super().__init__(player, Purpose.BLOCK, "Declare blockers.", choices, required)
        self.verify = verify
        self.several = dict(several or {})

    def check(self, answer: object) -> dict[Id, tuple[Id, ...]]:
        if not isinstance(answer, Mapping):
            raise IllegalAnswer("Say for each blocking creature what it blocks, as a dictionary.")
        blocks: dict[Id, tuple[Id, ...]] = {}
        for blocker, given in answer.items():
            wanted = tuple(given) if isinstance(given, (list, tuple)) else (given,)
            if isinstance(blocker, (bool, float)) or blocker not in self.choices:
                raise IllegalAnswer(f"{shown(blocker)} is not a creature that can block.")
            for attacker in wanted:
                if isinstance(attacker, (bool, float)) or attacker not in self.choices[blocker]:
                    raise IllegalAnswer(f"{shown(blocker)} cannot block {shown(attacker)}.")
            attackers = tuple(one_of(self.choices[blocker], attacker, self.why) for attacker in wanted)
            if len(set(attackers)) != len(attackers):
                raise IllegalAnswer(f"{shown(blocker)} was told to block the same attacker twice.")
            if attackers:
                blocks[blocker] = attackers
        reason = self.refusal(blocks)
        if reason:
            raise IllegalAnswer(reason)
        return {blocker: blocks[blocker] for blocker in self.choices if blocker in blocks}

    def refusal(self, answer: Mapping[Id, tuple[Id, ...]]) -> str | None:
        return self.verify(answer)

    def sample(self, chance: Chance) -> dict[Id, tuple[Id, ...]]:
        for _ in range(TRIES):
            blocks: dict[Id, tuple[Id, ...]] = {}
            for blocker, attackers in self.choices.items():
                number = chance.below(len(attackers) + 1)
                if number < len(attackers):
                    blocks[blocker] = (attackers[number],)
            if self.refusal(blocks) is None:
                return blocks
        return self.default()

    def candidates(self) -> Iterator[dict[Id, tuple[Id, ...]]]:
        return self._declared(list(self.choices))

    def _declared(self, creatures: Sequence[Id]) -> Iterator[dict[Id, tuple[Id, ...]]]:
        if not creatures:
            yield {}
            return
        first, *others = creatures
        most = min(self.several.get(first, 1), len(self.choices[first]))
        for rest in self._declared(others):
            yield rest
            for size in range(1, most + 1):
                for attackers in combinations(self.choices[first], size):
                    yield {first: attackers, **rest}

    def encode(self, answer: dict[Id, tuple[Id, ...]]) -> Plain:
        order = list(self.choices)
        return [[order.index(b), [self.choices[b].index(a) for a in attackers]] for b, attackers in answer.items()]

    def decode(self, plain: Plain) -> dict[Id, tuple[Id, ...]]:
        return self.check(self.made_of(self.pairs(listed(plain, self.why))))

    def pairs(self, ids: Sequence[Plain]) -> list[DeclaredPair]:
        """A record writes one creature with all that it blocks."""
        found: list[DeclaredPair] = []
        for id in ids:
            if isinstance(id, (list, tuple)) and len(id) == 2 and isinstance(id[1], (list, tuple)):
                found += [self._at(id[0], attacker) for attacker in id[1]]
            else:
                found.append(self._pair(id))
        return found

    def made_of(self, pairs: Sequence[DeclaredPair]) -> dict[Id, tuple[Id, ...]]:
        blocks: dict[Id, tuple[Id, ...]] = {}
        for blocker, attacker in pairs:
            blocks[blocker] = (*blocks.get(blocker, ()), attacker)
        return blocks

    def pairs_of(self, answer: dict[Id, tuple[Id, ...]]) -> list[DeclaredPair]:
        return [DeclaredPair(blocker, attacker) for blocker, attackers in answer.items() for attacker in attackers]

    def clash(self, one: DeclaredPair, other: DeclaredPair) -> bool:
        return one.creature == other.creature and self.several.get(one.creature, 1) < 2


def _places(id: Plain) -> list[int]:
    """The places that the id of a pair is made of."""
    parts = id.split(":") if isinstance(id, str) and len(id) < 20 else []
    return [int(part) for part in parts if part.isascii() and part.isdigit()]
