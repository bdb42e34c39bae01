"""CR 118.3a, 601.2g: matching what a cost wants with what the pool and the sources supply, and choosing the best match.

Supplies are offered from the one we miss least to the one we miss most, and each is taken if it still fits
together with those taken before. That greedy walk is optimal as long as every source makes one mana (the sets
of supplies that fit form a matroid). Sources that make several mana, cost mana or cost life are decided one
after the other around it, each decision being given up as soon as even the most hopeful view cannot pay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from planechase.rules.mana.mana import TYPE_BIT, Mana, Restriction, Spending
from planechase.rules.mana.mana_requirements import ANYTHING, SNOW, Need, most_wanted, readings
from planechase.rules.mana.mana_supply import Activation, ManaSource, Payment, Use, bits, merged, uses_of

FINAL: Final = 1 << 30
"""The stage at which the cost itself is paid: after every mana ability."""
EFFORT: Final = 60
"""How many matchings are tried before the best payment found so far is good enough."""
LIFE_WEIGHT: Final = 10
"""One life for a Phyrexian symbol: two of them weigh more than a few lands, less than a creature."""


# ---------------------------------------------------------------------------------- matching


@dataclass(slots=True, eq=False)
class _Supply:
    """One mana that is or could be there: from the pool, or made by a use at a certain stage."""

    mask: int
    restriction: Restriction | None
    unit: Mana | None = None
    use: Use | None = None
    index: int = 0
    stage: int = 0
    reserve: int = 0


@dataclass(slots=True, eq=False)
class _Want:
    """Mana wanted at a stage: by the cost itself, or before that by the use that it pays for."""

    mask: int
    amount: int
    purpose: Spending
    stage: int = FINAL
    use: Use | None = None

    def takes(self, supply: _Supply) -> bool:
        """CR 106.6 and 107.4: the type fits, it is there in time, and it may be spent on this."""
        if not self.mask & supply.mask or supply.stage >= self.stage:
            return False
        return supply.restriction is None or supply.restriction.allows(self.purpose)


_Held = list[list[_Supply]]


def _match(supplies: Sequence[_Supply], wants: Sequence[_Want]) -> _Held | None:
    """For each want the supplies that pay for it, with supplies taken as early in their order as possible."""
    held: _Held = [[] for _ in wants]
    missing = sum(want.amount for want in wants)
    left = len(supplies)
    if missing > left:
        return None
    for supply in supplies:
        if missing > left or not missing:
            break
        left -= 1
        if _place(supply, wants, held, set()):
            missing -= 1
    return None if missing else held


def _place(supply: _Supply, wants: Sequence[_Want], held: _Held, tried: set[int]) -> bool:
    """Find room for a supply, moving others aside if need be (an augmenting path)."""
    full: list[int] = []
    for number, want in enumerate(wants):
        if number not in tried and want.takes(supply):
            if len(held[number]) < want.amount:
                held[number].append(supply)
                return True
            full.append(number)
    if len(wants) == 1:
        return False
    for number in full:
        if number in tried:
            continue
        tried.add(number)
        for place, other in enumerate(held[number]):
            if _place(other, wants, held, tried):
                held[number][place] = supply
                return True
    return False


# ---------------------------------------------------------------------------------- the search


@dataclass(slots=True, eq=False)
class _Group:
    """A permanent that poses a question: which of its uses, if any."""

    uses: list[Use]
    kind: tuple[object, ...]
    hope: list[_Supply]


class Found(NamedTuple):
    """A complete payment and how much we dislike it."""

    score: tuple[int, ...]
    need: Need
    wants: list[_Want]
    held: _Held
    order: tuple[Use, ...]


class _Search:
    """All payments out of one set of supplies; remembers the best."""

    __slots__ = ("best", "effort", "groups", "life", "plain", "pool", "purpose", "tried")

    def __init__(
        self, pool: list[_Supply], uses: Iterable[list[Use]], purpose: Spending, life: int, effort: int
    ) -> None:
        self.pool = pool
        self.purpose = purpose
        self.life = life
        self.effort = effort
        self.plain: list[_Supply] = []
        self.groups: list[_Group] = []
        self.best: Found | None = None
        self.tried = 0
        for ways in uses:
            use = ways[0]
            if len(ways) == 1 and use.is_plain:
                source = use.source
                plain = _Supply(use.masks[0], source.restriction, None, use, reserve=source.reserve)
                self.plain.append(plain)
            else:
                self.groups.append(_group(ways))
        self.plain = _thrifty(self.plain)
        self.groups = _dearest_first(self.groups)

    @property
    def is_over(self) -> bool:
        """Whether there is a payment and looking for a better one has taken long enough."""
        return self.best is not None and self.tried >= self.effort

    def run(self, need: Need) -> None:
        """Look for payments of this reading of the cost."""
        wants = [_Want(mask, amount, self.purpose) for mask, amount in need.wants]
        self._decide(need, wants, [], [])

    def _decide(self, need: Need, wants: list[_Want], chosen: list[Use], picks: list[int]) -> None:
        """Decide the next permanent, unless even the most hopeful view of the rest cannot pay."""
        depth = len(picks)
        if not self.groups:
            self._finish(need, wants, chosen)
            return
        if not self._is_hopeful(need, wants, chosen, depth):
            return
        if depth == len(self.groups):
            self._finish(need, wants, chosen)
            return
        group = self.groups[depth]
        last = len(group.uses)
        if depth and self.groups[depth - 1].kind == group.kind:
            last = picks[-1]  # equal permanents are used from the first to the last
        for pick in range(last + 1):
            if self.is_over:
                return
            taken = chosen if pick == 0 else [*chosen, group.uses[pick - 1]]
            self._decide(need, wants, taken, [*picks, pick])

    def _is_hopeful(self, need: Need, wants: list[_Want], chosen: list[Use], depth: int) -> bool:
        if sum(use.life for use in chosen) + need.life > self.life:
            return False
        if self.best is not None and _reserve(chosen) > self.best.score[1]:
            return False
        supplies = [*self.pool, *self.plain]
        for use in chosen:
            supplies.extend(_made(use, 0))
        for group in self.groups[depth:]:
            supplies.extend(group.hope)
        costs = [want for use in chosen for want in _cost_wants(use, 1)]
        return self._match(supplies, [*wants, *costs]) is not None

    def _match(self, supplies: list[_Supply], wants: list[_Want]) -> _Held | None:
        self.tried += 1
        return _match(supplies, wants)

    def _finish(self, need: Need, wants: list[_Want], chosen: list[Use]) -> None:
        """Every permanent is decided; what remains is the order of the uses that cost mana."""
        made = [supply for use in chosen if not use.cost for supply in _made(use, 0)]
        self._arrange(need, wants, made, (), [use for use in chosen if use.cost])

    def _arrange(
        self,
        need: Need,
        wants: list[_Want],
        made: list[_Supply],
        order: tuple[Use, ...],
        rest: list[Use],
    ) -> bool:
        """CR 605.3b: a use is paid with mana made before it. The rest may come in any order, even at once."""
        supplies = [*self.pool, *made]
        wanted = list(wants)
        for stage, use in enumerate(order, start=1):
            supplies.extend(_made(use, stage))
            wanted.extend(_cost_wants(use, stage))
        for use in rest:
            supplies.extend(_made(use, len(order) + 1))
            wanted.extend(_cost_wants(use, len(order) + 2))
        held = self._match([*supplies, *self.plain], wanted)
        if held is None or self.is_over:
            return False
        if not rest:
            self._consider(need, wanted, held, order)
            return True
        return any(
            self._arrange(need, wants, made, (*order, use), [other for other in rest if other is not use])
            for use in _distinct(rest)
        )

    def _consider(self, need: Need, wants: list[_Want], held: _Held, order: tuple[Use, ...]) -> None:
        """Remember a payment if it is the best so far."""
        score = _score(need, held, order) if self.effort else ()
        if self.best is None or score < self.best.score:
            self.best = Found(score, need, wants, held, order)


def _group(uses: list[Use]) -> _Group:
    """A permanent with its uses; at best it makes the most of any, of all their types, for nothing."""
    union = 0
    for use in uses:
        for mask in use.masks:
            union |= mask
    restrictions = [use.source.restriction for use in uses]
    restriction = restrictions[0] if all(other == restrictions[0] for other in restrictions) else None
    most = max(len(use.masks) for use in uses)
    hope = [_Supply(union, restriction) for _ in range(most)]
    return _Group(uses, tuple(use.kind() for use in uses), hope)


def _dearest_first(groups: list[_Group]) -> list[_Group]:
    """The permanents missed most first, because they are spared first; equal ones side by side."""
    first: dict[tuple[object, ...], int] = {}
    for place, group in enumerate(groups):
        first.setdefault(group.kind, place)
    return sorted(groups, key=lambda group: (-max(use.reserve for use in group.uses), first[group.kind]))


def _made(use: Use, stage: int) -> list[_Supply]:
    restriction = use.source.restriction
    return [_Supply(mask, restriction, use=use, index=i, stage=stage) for i, mask in enumerate(use.masks)]


def _cost_wants(use: Use, stage: int) -> list[_Want]:
    return [_Want(mask, amount, use.source.purpose, stage, use) for mask, amount in use.cost]


def _distinct(uses: list[Use]) -> list[Use]:
    """One use of each kind, in order."""
    kinds: dict[tuple[object, ...], Use] = {}
    for use in uses:
        kinds.setdefault(use.kind(), use)
    return list(kinds.values())


# ---------------------------------------------------------------------------------- preferences


def _thrifty(supplies: list[_Supply]) -> list[_Supply]:
    """Sources in the order in which we like to use them: the replaceable and the inflexible first.

    Among equals the most numerous kind goes first, so that what stays untapped is of many colours.
    """
    remaining: dict[tuple[int, int], int] = {}
    for supply in supplies:
        kind = (supply.reserve, supply.mask)
        remaining[kind] = remaining.get(kind, 0) + 1
    ranked: list[tuple[int, bool, int, int, int]] = []
    for place, supply in enumerate(supplies):
        reserve, mask = kind = (supply.reserve, supply.mask)
        left = remaining[kind]
        remaining[kind] = left - 1
        ranked.append((reserve, supply.restriction is None, _flexibility(mask), -left, place))
    ranked.sort()
    return [supplies[rank[4]] for rank in ranked]


def _pool_order(pool: Sequence[Mana]) -> list[_Supply]:
    """Mana in the pool, in the order in which we like to spend it: the restricted first, the lasting last."""
    ranked = sorted(
        (unit.persists, unit.restriction is None, _flexibility(bits(unit.type, unit.snow)), place)
        for place, unit in enumerate(pool)
    )
    units = [pool[rank[3]] for rank in ranked]
    return [_Supply(bits(unit.type, unit.snow), unit.restriction, unit=unit) for unit in units]


def _flexibility(mask: int) -> int:
    """How much a source could do otherwise: its colours, and a little for snow."""
    return 2 * (mask & 31).bit_count() + (mask >= SNOW)


def _reserve(uses: Iterable[Use]) -> int:
    """How sorely these uses are missed; one step of reserve outweighs forty of the step below."""
    return sum(40 ** (use.reserve - 1) for use in uses if use.reserve > 0)


def _score(need: Need, held: _Held, order: tuple[Use, ...]) -> tuple[int, ...]:
    """How much we dislike a payment: mana left in the pool, things used up, mana wasted, much tapping."""
    used: dict[Use, int] = dict.fromkeys(order, 0)
    from_pool = flexibility = 0
    for supplies in held:
        for supply in supplies:
            if supply.use is None:
                from_pool += 1
            else:
                used[supply.use] = used.get(supply.use, 0) + 1
                flexibility += _flexibility(supply.mask)
    reserve = _reserve(used) + LIFE_WEIGHT * need.life
    wasted = sum(len(use.masks) - amount for use, amount in used.items())
    return (-from_pool, reserve, wasted, len(used), flexibility)


# ---------------------------------------------------------------------------------- from match to payment


def payment_of(found: Found) -> Payment:
    """The activations in order and the mana that is spent."""
    options: dict[Use, tuple[ManaSource, int]] = {}
    for want, supplies in zip(found.wants, found.held, strict=True):
        for supply in supplies:
            if supply.use is not None and supply.use not in options:
                options[supply.use] = supply.use.option(want.mask)
    spends: dict[Use | None, list[Mana]] = {}
    for want, supplies in zip(found.wants, found.held, strict=True):
        spends.setdefault(want.use, []).extend(_mana(supply, options) for supply in supplies)
    direct = [use for use in options if not use.cost]
    activations = [Activation(*options[use]) for use in direct]
    for use in found.order:
        source, output = options.get(use, (use.source, use.outputs[0]))
        activations.append(Activation(source, output, tuple(spends[use])))
    return Payment(tuple(activations), tuple(spends.get(None, ())), found.need.life)


def _mana(supply: _Supply, options: dict[Use, tuple[ManaSource, int]]) -> Mana:
    if supply.use is None:
        assert supply.unit is not None
        return supply.unit
    source, output = options[supply.use]
    types = source.outputs[output]
    if len(types) == 1:
        return source.mana(types[0])
    return source.mana(sorted(types, key=TYPE_BIT.__getitem__)[supply.index])


# ---------------------------------------------------------------------------------- how far to look


def search(
    needs: tuple[Need, ...],
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Spending,
    life: int,
    *,
    any_will_do: bool,
) -> Found | None:
    """Look with the sources we miss least, then with more and more of the others."""
    supplies = _pool_order(pool)
    relevant = _relevant(needs, sources)
    most = most_wanted(needs) + _costs(sources)
    for reserve, with_life in _steps(needs, sources, any_will_do):
        uses = _all_uses([s for s in sources if s.reserve <= reserve], relevant, most)
        payable = [need for need in needs if need.life <= (life if with_life else 0)]
        looking = _Search(supplies, uses, purpose, life, 0 if any_will_do else EFFORT)
        if len(payable) == 1 and not looking.groups:
            looking.effort = 0
        for need in payable:
            if not looking.is_over:
                looking.run(need)
        if looking.best is not None:
            return looking.best
    return None


def _steps(needs: tuple[Need, ...], sources: Sequence[ManaSource], any_will_do: bool) -> Iterator[tuple[int, bool]]:
    """How far to reach, step by step: lands, then life for Phyrexian symbols, then everything else."""
    reserves = sorted({source.reserve for source in sources})
    if any_will_do or not reserves:
        yield (reserves[-1] if reserves else 0, True)
        return
    costs_life = needs[-1].life > 0
    for reserve in reserves:
        if reserve <= 1:
            yield (reserve, False)
    if costs_life:
        yield (1, True)
    for reserve in reserves:
        if reserve > 1:
            yield (reserve, True)


def _relevant(needs: tuple[Need, ...], sources: Sequence[ManaSource]) -> int:
    """The types of mana that anything asks for in particular."""
    asked = [mask for need in needs for mask, _ in need.wants]
    for source in sources:
        if source.cost is not None:
            asked.extend(mask for need in readings(source.cost, 0, None) for mask, _ in need.wants)
    relevant = 0
    for mask in asked:
        if mask != ANYTHING:
            relevant |= mask
    return relevant


def _costs(sources: Sequence[ManaSource]) -> int:
    """How much mana all sources could ask for themselves."""
    return sum(source.cost.mana_value() * source.times for source in sources if source.cost is not None)


def _all_uses(sources: Sequence[ManaSource], relevant: int, most: int) -> list[list[Use]]:
    """The uses of each permanent; what can be repeated stands there as often as it could be of use."""
    groups: dict[int, list[Use]] = {}
    free: list[list[Use]] = []
    for source in sources:
        if not source.group:
            times = source.times if source.cost is not None else min(source.times, most)
            free.extend(merged(uses_of(source), relevant) for _ in range(times))
        elif source.group in groups:
            groups[source.group].extend(uses_of(source))
        else:
            groups[source.group] = uses_of(source)
    bound = [uses if len(uses) == 1 else merged(uses, relevant) for uses in groups.values()]
    return [uses for uses in [*bound, *free] if uses]
