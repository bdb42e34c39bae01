"""CR 106, 118.3a, 605: what there is to spend: sources of mana, the ways to use them, and payments made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from planechase.rules.mana.mana import TYPE_BIT, Mana, ManaCost, ManaType, Restriction, Spending
from planechase.rules.mana.mana_requirements import HELP, NOTHING, SNOW, readings


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
    purpose: Spending = Spending("activate")
    persists: bool = False
    helps: bool = False
    """CR 702.51a: whether it makes no mana, but pays for generic mana or for mana of its colours."""
    shape: SourceShape = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        direct = self.cost is None or self.cost.is_free
        object.__setattr__(self, "shape", _shape(self.outputs, self.snow, direct, self.helps))

    def mana(self, type_: ManaType) -> Mana:
        """CR 106.3: one mana as this source makes it."""
        return Mana(type_, self.snow, self.restriction, self.key[0], self.persists)


class SourceShape(NamedTuple):
    """What a source offers at a glance: surely, and at the very best. `plain`: one mana, for no mana."""

    sure: tuple[int, ...]
    hope: tuple[int, ...]
    plain: bool = False


@lru_cache(maxsize=2048)
def _shape(outputs: tuple[tuple[ManaType, ...], ...], snow: bool, direct: bool, helps: bool) -> SourceShape:
    union = 0
    most = 0
    for output in outputs:
        most = max(most, len(output))
        for type_ in output:
            union |= bits(type_, snow, helps)
    hope = (union,) * most
    if not direct or not outputs:
        return SourceShape((), hope)
    if most == 1 and all(outputs):
        return SourceShape(hope, hope, plain=True)
    sure = tuple(bits(type_, snow, helps) for type_ in outputs[0])
    return SourceShape(sure, sure if len(outputs) == 1 else hope)


def bits(type_: ManaType, snow: bool, helps: bool = False) -> int:
    if helps and type_ == "C":
        return HELP
    return TYPE_BIT[type_] | SNOW if snow else TYPE_BIT[type_]


@dataclass(frozen=True, slots=True)
class Activation:
    """A mana ability to activate: which output to choose, and the mana to spend on its own cost."""

    source: ManaSource
    output: int
    spends: tuple[Mana, ...] = ()


@dataclass(frozen=True, slots=True)
class Payment:
    """CR 601.2g and 601.2h: the abilities to activate, in order, then the mana and life to pay."""

    activations: tuple[Activation, ...] = ()
    spent: tuple[Mana, ...] = ()
    life: int = 0


# ---------------------------------------------------------------------------------- uses of a source


@dataclass(slots=True, eq=False)
class Use:
    """One way to use a permanent for mana. Outputs of a single mana that differ in type only are one use."""

    source: ManaSource
    outputs: range
    masks: tuple[int, ...]
    cost: tuple[tuple[int, int], ...] = ()
    life: int = 0
    joined: tuple[Use, ...] = ()

    @property
    def reserve(self) -> int:
        return self.source.reserve

    @property
    def is_plain(self) -> bool:
        return len(self.masks) == 1 and not self.cost and not self.life

    def joins(self, other: Use) -> bool:
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
                    if bits(use.source.outputs[output][0], use.source.snow, use.source.helps) & mask:
                        return use.source, output
        return self.source, self.outputs[0]


def uses_of(source: ManaSource) -> list[Use]:
    """All ways to use one source."""
    shape = source.shape
    if shape.plain:
        return [Use(source, range(len(source.outputs)), shape.sure, (), source.life)]
    uses: list[Use] = []
    costs = readings(source.cost, 0, None) if source.cost is not None else (NOTHING,)
    for need in costs:
        for output, made in enumerate(source.outputs):
            if made:
                masks = tuple(sorted(bits(type_, source.snow, source.helps) for type_ in made))
                uses.append(Use(source, range(output, output + 1), masks, need.wants, source.life + need.life))
    return uses


def merged(uses: list[Use], relevant: int) -> list[Use]:
    """Uses with the superfluous ones left out: types of mana that nothing asks for are all alike."""
    kept: list[Use] = []
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
