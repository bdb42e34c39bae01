"""CR 106, 118.3a, 601.2g and 601.2h: how a mana cost can be paid out of a pool and the sources at hand.

The question is a matching. A cost *wants* mana of certain types; the pool and the sources *supply* mana.
Supplies are offered from the one we miss least to the one we miss most, and each is taken if it still fits
together with those taken before. That greedy walk is optimal as long as every source makes one mana (the sets
of supplies that fit form a matroid). Sources that make several mana, cost mana or cost life are decided one
after the other around it, each decision being given up as soon as even the most hopeful view cannot pay.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from planechase.rules.colors import Colors
from planechase.rules.mana import (
    ANY_TYPE,
    TYPE_BIT,
    Mana,
    ManaCost,
    ManaType,
    Purpose,
    Restriction,
)

SNOW: Final = 64
"""CR 107.4h: mana from a snow source carries this bit beside the bit of its type."""
ANYTHING: Final = ANY_TYPE | SNOW
FINAL: Final = 1 << 30
"""The stage at which the cost itself is paid: after every mana ability."""
EFFORT: Final = 60
"""How many matchings are tried before the best payment found so far is good enough."""
LIFE_WEIGHT: Final = 10
"""One life for a Phyrexian symbol: two of them weigh more than a few lands, less than a creature."""


# ---------------------------------------------------------------------------------- what can be spent


@dataclass(frozen=True, slots=True)
class ManaSource:
    """CR 605: a mana ability a player could activate now, as far as paying is concerned.

    `outputs` are the alternative productions. Sources of one `group` exclude each other, as the abilities of
    one permanent that taps do; group 0 stands apart and can be used `times` times. `reserve` says how gladly
    we keep it: 0 a basic land, 1 another land, 2 a creature, 3 it hurts, 4 it is used up. `purpose`
    describes the ability itself, for restricted mana spent on its `cost`.
    """

    key: tuple[int, int]
    group: int
    outputs: tuple[tuple[ManaType, ...], ...]
    snow: bool = False
    cost: ManaCost | None = None
    life: int = 0
    reserve: int = 0
    restriction: Restriction | None = None
    times: int = 1
    purpose: Purpose = Purpose("activate")
    persists: bool = False
    shape: "_Shape" = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        direct = self.cost is None or self.cost.is_free
        object.__setattr__(self, "shape", _shape(self.outputs, self.snow, direct))

    def mana(self, type_: ManaType) -> Mana:
        """CR 106.3: one mana as this source makes it."""
        return Mana(type_, self.snow, self.restriction, self.key[0], self.persists)


class _Shape(NamedTuple):
    """What a source offers at a glance: surely, and at the very best. `plain`: one mana, for no mana."""

    sure: tuple[int, ...]
    hope: tuple[int, ...]
    plain: bool = False


@lru_cache(maxsize=2048)
def _shape(outputs: tuple[tuple[ManaType, ...], ...], snow: bool, direct: bool) -> _Shape:
    union = 0
    most = 0
    for output in outputs:
        most = max(most, len(output))
        for type_ in output:
            union |= _bits(type_, snow)
    hope = (union,) * most
    if not direct or not outputs:
        return _Shape((), hope)
    if most == 1 and all(outputs):
        return _Shape(hope, hope, plain=True)
    sure = tuple(_bits(type_, snow) for type_ in outputs[0])
    return _Shape(sure, sure if len(outputs) == 1 else hope)


def _bits(type_: ManaType, snow: bool) -> int:
    return TYPE_BIT[type_] | SNOW if snow else TYPE_BIT[type_]


@dataclass(frozen=True, slots=True)
class Activation:
    """A mana ability to activate: which output to choose, and the mana to spend on its own cost."""

    source: ManaSource
    output: int
    spends: tuple[Mana, ...] = ()

    @property
    def makes(self) -> tuple[Mana, ...]:
        """The mana that will be in the pool afterwards."""
        return tuple(self.source.mana(type_) for type_ in self.source.outputs[self.output])


@dataclass(frozen=True, slots=True)
class Payment:
    """CR 601.2g and 601.2h: the abilities to activate, in order, then the mana and life to pay."""

    activations: tuple[Activation, ...] = ()
    spent: tuple[Mana, ...] = ()
    life: int = 0


# ---------------------------------------------------------------------------------- what a cost wants


class _Need(NamedTuple):
    """One way to read a cost: so many mana of these types each, the pickiest first, and some life.

    `tests` are the conditions of Hall's theorem: for each set of types, how many mana must touch it.
    """

    wants: tuple[tuple[int, int], ...]
    total: int
    life: int
    tests: tuple[tuple[int, int], ...]


_NOTHING: Final = _Need((), 0, 0, ())


@lru_cache(maxsize=4096)
def _needs(cost: ManaCost, x: int, x_colors: Colors | None) -> tuple[_Need, ...]:
    """CR 107.4 and 118.13: every way to read the cost, those with the least life and mana first."""
    fixed: dict[int, int] = {}
    open_symbols: dict[tuple[tuple[int, int, int], ...], int] = {}
    for symbol in cost.symbols:
        if symbol.variable:
            mask = ANYTHING if x_colors is None else x_colors
            fixed[mask] = fixed.get(mask, 0) + x
            continue
        ways = tuple((_way_mask(way.types, way.snow), way.amount, way.life) for way in symbol.ways)
        if len(ways) == 1:
            mask, amount, _ = ways[0]
            fixed[mask] = fixed.get(mask, 0) + amount
        else:
            open_symbols[ways] = open_symbols.get(ways, 0) + 1
    readings = [_splits(ways, count) for ways, count in open_symbols.items()]
    needs = [_need(fixed, [way for split in reading for way in split]) for reading in product(*readings)]
    needs.sort(key=lambda need: (need.life, need.total))
    return tuple(needs)


def _most(needs: tuple[_Need, ...]) -> int:
    """The most mana any reading asks for."""
    return max(need.total for need in needs)


def _way_mask(types: int, snow: bool) -> int:
    if snow:
        return SNOW
    return ANYTHING if types == ANY_TYPE else types


def _splits(ways: tuple[tuple[int, int, int], ...], count: int) -> list[list[tuple[int, int, int]]]:
    """All divisions of `count` equal symbols among their two ways."""
    first, second = ways[0], ways[1]
    return [[first] * (count - other) + [second] * other for other in range(count + 1)]


def _need(fixed: dict[int, int], chosen: Iterable[tuple[int, int, int]]) -> _Need:
    amounts = dict(fixed)
    life = 0
    for mask, amount, price in chosen:
        life += price
        if amount:
            amounts[mask] = amounts.get(mask, 0) + amount
    wants = sorted((item for item in amounts.items() if item[1]), key=lambda w: (w[0].bit_count(), w[0]))
    total = sum(amount for _, amount in wants)
    return _Need(tuple(wants), total, life, _tests(wants, total))


def _tests(wants: Sequence[tuple[int, int]], total: int) -> tuple[tuple[int, int], ...]:
    """For each union of wanted types, how many wants lie within it."""
    unions = {0}
    for mask, _ in wants:
        if mask != ANYTHING:
            unions |= {mask | union for union in unions}
    if any(mask == 0 for mask, _ in wants):
        return ((0, 1),)
    tests = [(u, sum(amount for mask, amount in wants if mask & ~u == 0)) for u in sorted(unions - {0})]
    return ((ANYTHING, total), *tests)


# ---------------------------------------------------------------------------------- the quick answer


class _Glance(NamedTuple):
    """What the pool and the sources hold: for sure if `pain` life can be paid, and at the very best."""

    sure: list[int]
    hope: list[int]
    pain: int


def _glance(pool: Sequence[Mana], sources: Sequence[ManaSource], purpose: Purpose, life: int, most: int) -> _Glance:
    """The mana at hand, as masks; no source needs to be counted more than `most` times."""
    pain = 0
    sure: list[int] = []
    hope: list[int] = []
    groups: dict[int, _Shape] = {}
    for unit in pool:
        if unit.restriction is None or unit.restriction.allows(purpose):
            sure.append(_bits(unit.type, unit.snow))
    hope.extend(sure)
    for source in sources:
        if source.restriction is not None and not source.restriction.allows(purpose):
            continue
        group = source.group
        if source.life:
            if source.life > life:
                continue
            pain += source.life * (1 if group else min(source.times, most))
        if not group:
            times = min(source.times, most)
            sure.extend(source.shape.sure * times)
            hope.extend(source.shape.hope * times)
        elif group in groups:
            groups[group] = _either(groups[group], source.shape)
        else:
            groups[group] = source.shape
    for shape in groups.values():
        sure.extend(shape.sure)
        hope.extend(shape.hope)
    return _Glance(sure, hope, pain)


def _either(one: _Shape, other: _Shape) -> _Shape:
    """The shape of a permanent that can be used in one of two ways."""
    union = 0
    for mask in one.hope + other.hope:
        union |= mask
    hope = (union,) * max(len(one.hope), len(other.hope))
    if len(one.sure) == len(other.sure) == 1:
        return _Shape((one.sure[0] | other.sure[0],), hope)
    return _Shape(max(one.sure, other.sure, key=len), hope)


def _passes(tests: tuple[tuple[int, int], ...], masks: list[int]) -> bool:
    """Hall's theorem: one mana for each want exists if every set of wants touches enough mana."""
    for mask, needed in tests:
        if mask == ANYTHING:
            if len(masks) < needed:
                return False
            continue
        for touched in masks:
            if touched & mask:
                needed -= 1
                if needed == 0:
                    break
        if needed > 0:
            return False
    return True


def _quick(needs: Iterable[_Need], glance: _Glance, life: int) -> bool | None:
    """Whether the cost can be paid, if that is plain to see; None if it takes a search."""
    undecided = False
    for need in needs:
        if need.life <= life:
            if need.life + glance.pain <= life and _passes(need.tests, glance.sure):
                return True
            undecided = undecided or _passes(need.tests, glance.hope)
    return None if undecided else False


# ---------------------------------------------------------------------------------- uses of a source


@dataclass(slots=True, eq=False)
class _Use:
    """One way to use a permanent for mana. Outputs of a single mana that differ in type only are one use."""

    source: ManaSource
    outputs: range
    masks: tuple[int, ...]
    cost: tuple[tuple[int, int], ...] = ()
    life: int = 0
    joined: "tuple[_Use, ...]" = ()

    @property
    def reserve(self) -> int:
        return self.source.reserve

    @property
    def is_plain(self) -> bool:
        return len(self.masks) == 1 and not self.cost and not self.life

    def joins(self, other: "_Use") -> bool:
        """Whether both make one mana under the same terms."""
        mine, theirs = self.source, other.source
        return (
            len(self.masks) == len(other.masks) == 1
            and self.cost == other.cost
            and self.life == other.life
            and mine.reserve == theirs.reserve
            and mine.restriction == theirs.restriction
            and mine.purpose == theirs.purpose
        )

    def kind(self) -> tuple[object, ...]:
        """Uses of one kind can stand for each other."""
        source = self.source
        return (self.masks, self.cost, self.life, source.reserve, source.restriction, source.purpose)

    def option(self, mask: int) -> tuple[ManaSource, int]:
        """The source and output that make mana fit for `mask`."""
        if len(self.outputs) > 1 or self.joined:
            for use in (self, *self.joined):
                for output in use.outputs:
                    if _bits(use.source.outputs[output][0], use.source.snow) & mask:
                        return use.source, output
        return self.source, self.outputs[0]


def _uses(source: ManaSource) -> list[_Use]:
    """All ways to use one source."""
    shape = source.shape
    if shape.plain:
        return [_Use(source, range(len(source.outputs)), shape.sure, (), source.life)]
    uses: list[_Use] = []
    costs = _needs(source.cost, 0, None) if source.cost is not None else (_NOTHING,)
    for need in costs:
        for output, made in enumerate(source.outputs):
            if made:
                masks = tuple(sorted(_bits(type_, source.snow) for type_ in made))
                uses.append(_Use(source, range(output, output + 1), masks, need.wants, source.life + need.life))
    return uses


def _merged(uses: list[_Use], relevant: int) -> list[_Use]:
    """Uses with the superfluous ones left out: types of mana that nothing asks for are all alike."""
    kept: list[_Use] = []
    kinds: set[tuple[object, ...]] = set()
    for use in uses:
        partner = next((other for other in kept if other.joins(use)), None)
        if partner is not None:
            partner.masks = (partner.masks[0] | use.masks[0],)
            partner.joined = (*partner.joined, use)
            continue
        look = tuple(sorted(mask & relevant for mask in use.masks))
        kind = (look, *use.kind()[1:])
        if kind not in kinds:
            kinds.add(kind)
            kept.append(use)
    kept.sort(key=lambda use: (use.reserve, len(use.cost), len(use.masks)))
    return kept


# ---------------------------------------------------------------------------------- matching


@dataclass(slots=True, eq=False)
class _Supply:
    """One mana that is or could be there: from the pool, or made by a use at a certain stage."""

    mask: int
    restriction: Restriction | None
    unit: Mana | None = None
    use: _Use | None = None
    index: int = 0
    stage: int = 0
    reserve: int = 0


@dataclass(slots=True, eq=False)
class _Want:
    """Mana wanted at a stage: by the cost itself, or before that by the use that it pays for."""

    mask: int
    amount: int
    purpose: Purpose
    stage: int = FINAL
    use: _Use | None = None

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

    uses: list[_Use]
    kind: tuple[object, ...]
    hope: list[_Supply]


class _Found(NamedTuple):
    """A complete payment and how much we dislike it."""

    score: tuple[int, ...]
    need: _Need
    wants: list[_Want]
    held: _Held
    order: tuple[_Use, ...]


class _Search:
    """All payments out of one set of supplies; remembers the best."""

    __slots__ = ("best", "effort", "groups", "life", "plain", "pool", "purpose", "tried")

    def __init__(
        self, pool: list[_Supply], uses: Iterable[list[_Use]], purpose: Purpose, life: int, effort: int
    ) -> None:
        self.pool = pool
        self.purpose = purpose
        self.life = life
        self.effort = effort
        self.plain: list[_Supply] = []
        self.groups: list[_Group] = []
        self.best: _Found | None = None
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

    def run(self, need: _Need) -> None:
        """Look for payments of this reading of the cost."""
        wants = [_Want(mask, amount, self.purpose) for mask, amount in need.wants]
        self._decide(need, wants, [], [])

    def _decide(self, need: _Need, wants: list[_Want], chosen: list[_Use], picks: list[int]) -> None:
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

    def _is_hopeful(self, need: _Need, wants: list[_Want], chosen: list[_Use], depth: int) -> bool:
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

    def _finish(self, need: _Need, wants: list[_Want], chosen: list[_Use]) -> None:
        """Every permanent is decided; what remains is the order of the uses that cost mana."""
        made = [supply for use in chosen if not use.cost for supply in _made(use, 0)]
        self._arrange(need, wants, made, (), [use for use in chosen if use.cost])

    def _arrange(
        self,
        need: _Need,
        wants: list[_Want],
        made: list[_Supply],
        order: tuple[_Use, ...],
        rest: list[_Use],
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

    def _consider(self, need: _Need, wants: list[_Want], held: _Held, order: tuple[_Use, ...]) -> None:
        """Remember a payment if it is the best so far."""
        score = _score(need, held, order) if self.effort else ()
        if self.best is None or score < self.best.score:
            self.best = _Found(score, need, wants, held, order)


def _group(uses: list[_Use]) -> _Group:
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
    """The permanents we miss most first, for they are left alone first; equal ones side by side."""
    first: dict[tuple[object, ...], int] = {}
    for place, group in enumerate(groups):
        first.setdefault(group.kind, place)
    return sorted(groups, key=lambda group: (-max(use.reserve for use in group.uses), first[group.kind]))


def _made(use: _Use, stage: int) -> list[_Supply]:
    restriction = use.source.restriction
    return [_Supply(mask, restriction, use=use, index=i, stage=stage) for i, mask in enumerate(use.masks)]


def _cost_wants(use: _Use, stage: int) -> list[_Want]:
    return [_Want(mask, amount, use.source.purpose, stage, use) for mask, amount in use.cost]


def _distinct(uses: list[_Use]) -> list[_Use]:
    """One use of each kind, in order."""
    kinds: dict[tuple[object, ...], _Use] = {}
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
        (unit.persists, unit.restriction is None, _flexibility(_bits(unit.type, unit.snow)), place)
        for place, unit in enumerate(pool)
    )
    units = [pool[rank[3]] for rank in ranked]
    return [_Supply(_bits(unit.type, unit.snow), unit.restriction, unit=unit) for unit in units]


def _flexibility(mask: int) -> int:
    """How much a source could do otherwise: its colours, and a little for snow."""
    return 2 * (mask & 31).bit_count() + (mask >= SNOW)


def _reserve(uses: Iterable[_Use]) -> int:
    """How sorely these uses are missed; one step of reserve outweighs forty of the step below."""
    return sum(40 ** (use.reserve - 1) for use in uses if use.reserve > 0)


def _score(need: _Need, held: _Held, order: tuple[_Use, ...]) -> tuple[int, ...]:
    """How much we dislike a payment: mana left in the pool, things used up, mana wasted, much tapping."""
    used: dict[_Use, int] = dict.fromkeys(order, 0)
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


def _payment(found: _Found) -> Payment:
    """The activations in order and the mana that is spent."""
    options: dict[_Use, tuple[ManaSource, int]] = {}
    for want, supplies in zip(found.wants, found.held, strict=True):
        for supply in supplies:
            if supply.use is not None and supply.use not in options:
                options[supply.use] = supply.use.option(want.mask)
    spends: dict[_Use | None, list[Mana]] = {}
    for want, supplies in zip(found.wants, found.held, strict=True):
        spends.setdefault(want.use, []).extend(_mana(supply, options) for supply in supplies)
    direct = [use for use in options if not use.cost]
    activations = [Activation(*options[use]) for use in direct]
    for use in found.order:
        source, output = options.get(use, (use.source, use.outputs[0]))
        activations.append(Activation(source, output, tuple(spends[use])))
    return Payment(tuple(activations), tuple(spends.get(None, ())), found.need.life)


def _mana(supply: _Supply, options: dict[_Use, tuple[ManaSource, int]]) -> Mana:
    if supply.use is None:
        assert supply.unit is not None
        return supply.unit
    source, output = options[supply.use]
    types = source.outputs[output]
    if len(types) == 1:
        return source.mana(types[0])
    return source.mana(sorted(types, key=TYPE_BIT.__getitem__)[supply.index])


# ---------------------------------------------------------------------------------- the questions


def solve(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Purpose,
    *,
    life: int = 0,
    x_colors: Colors | None = None,
    x: int = 0,
) -> Payment | None:
    """CR 118.3: a way to pay the cost, or None if there is none.

    `life` is what may be paid in all, for Phyrexian symbols and for sources that cost life. Each {X} is `x`
    mana, of `x_colors` only if they are given. Equal questions have equal answers.
    """
    needs = _needs(cost, x, x_colors)
    if _quick(needs, _glance(pool, sources, purpose, life, _most(needs)), life) is False:
        return None
    found = _search(needs, pool, sources, purpose, life, any_will_do=False)
    return None if found is None else _payment(found)


def can_pay(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Purpose,
    *,
    life: int = 0,
    x_colors: Colors | None = None,
    x: int = 0,
) -> bool:
    """CR 118.3: whether there is a way to pay the cost; the same question as `solve`, answered sooner."""
    needs = _needs(cost, x, x_colors)
    answer = _quick(needs, _glance(pool, sources, purpose, life, _most(needs)), life)
    if answer is None:
        return _search(needs, pool, sources, purpose, life, any_will_do=True) is not None
    return answer


def max_x(
    cost: ManaCost,
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Purpose,
    life: int = 0,
    *,
    x_colors: Colors | None = None,
) -> int:
    """CR 107.3a: the largest X for which the cost can be paid; -1 if it cannot be paid at all."""
    if not can_pay(cost, pool, sources, purpose, life=life, x_colors=x_colors):
        return -1
    if not cost.x_count:
        return 0
    low, high = 0, len(_glance(pool, sources, purpose, life, FINAL).hope) // cost.x_count
    while low < high:
        middle = (low + high + 1) // 2
        if can_pay(cost, pool, sources, purpose, life=life, x_colors=x_colors, x=middle):
            low = middle
        else:
            high = middle - 1
    return low


def _search(
    needs: tuple[_Need, ...],
    pool: Sequence[Mana],
    sources: Sequence[ManaSource],
    purpose: Purpose,
    life: int,
    *,
    any_will_do: bool,
) -> _Found | None:
    """Look with the sources we miss least, then with more and more of the others."""
    supplies = _pool_order(pool)
    relevant = _relevant(needs, sources)
    most = _most(needs) + _costs(sources)
    for reserve, with_life in _steps(needs, sources, any_will_do):
        uses = _all_uses([s for s in sources if s.reserve <= reserve], relevant, most)
        payable = [need for need in needs if need.life <= (life if with_life else 0)]
        search = _Search(supplies, uses, purpose, life, 0 if any_will_do else EFFORT)
        if len(payable) == 1 and not search.groups:
            search.effort = 0
        for need in payable:
            if not search.is_over:
                search.run(need)
        if search.best is not None:
            return search.best
    return None


def _steps(needs: tuple[_Need, ...], sources: Sequence[ManaSource], any_will_do: bool) -> Iterator[tuple[int, bool]]:
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


def _relevant(needs: tuple[_Need, ...], sources: Sequence[ManaSource]) -> int:
    """The types of mana that anything asks for in particular."""
    asked = [mask for need in needs for mask, _ in need.wants]
    for source in sources:
        if source.cost is not None:
            asked.extend(mask for need in _needs(source.cost, 0, None) for mask, _ in need.wants)
    relevant = 0
    for mask in asked:
        if mask != ANYTHING:
            relevant |= mask
    return relevant


def _costs(sources: Sequence[ManaSource]) -> int:
    """How much mana all sources could ask for themselves."""
    return sum(source.cost.mana_value() * source.times for source in sources if source.cost is not None)


def _all_uses(sources: Sequence[ManaSource], relevant: int, most: int) -> list[list[_Use]]:
    """The uses of each permanent; what can be repeated stands there as often as it could be of use."""
    groups: dict[int, list[_Use]] = {}
    free: list[list[_Use]] = []
    for source in sources:
        if not source.group:
            times = source.times if source.cost is not None else min(source.times, most)
            free.extend(_merged(_uses(source), relevant) for _ in range(times))
        elif source.group in groups:
            groups[source.group].extend(_uses(source))
        else:
            groups[source.group] = _uses(source)
    merged = [uses if len(uses) == 1 else _merged(uses, relevant) for uses in groups.values()]
    return [uses for uses in [*merged, *free] if uses]
