"""Modes that cost something each: spree and tiered (CR 702.172, 702.183)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Cost, Effect, Modal
from planechase.rules.language.word import word
from planechase.rules.spells.targets import at_time, with_times
from planechase.words.cost_words import as_costs

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class PricedMode(Effect):
    """CR 702.172a: a mode with its cost, and perhaps a name that means nothing."""

    costs: tuple[Cost, ...]
    effect: Effect
    called: str = ""

    def reading(self) -> str:
        return "{called} — {costs:costs} — {effect:sentences}" if self.called else "{costs:costs} — {effect:sentences}"

    def instructions(self) -> list[Effect]:
        return self.effect.instructions()

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)


class PricedModes(Modal):
    """What spree and tiered have in common: the costs of the chosen modes are paid besides."""

    __slots__ = ()
    modes: tuple[PricedMode, ...]

    def options(self) -> tuple[Effect, ...]:
        return self.modes

    def mode_costs(self, modes: tuple[int, ...]) -> tuple[Cost, ...]:
        return tuple(cost for number in modes for cost in self.modes[number].costs)

    def happen(self, game: State, by: Source) -> Rule[None]:
        for mode, time in with_times(by.modes):
            yield from self.modes[mode].happen(game, at_time(by, time))


@word
class Spree(PricedModes):
    """CR 702.172a: one or more modes."""

    reads = "spree{modes:pluses}"
    modes: tuple[PricedMode, ...]

    def how_many(self, game: State, by: Source) -> tuple[int, int]:
        return 1, len(self.modes)


@word
class Tiered(PricedModes):
    """CR 702.183a: exactly one mode."""

    reads = "tiered{modes:bullets}"
    modes: tuple[PricedMode, ...]

    def how_many(self, game: State, by: Source) -> tuple[int, int]:
        return 1, 1


def priced_mode(cost: str, effect: Effect, called: str = "") -> PricedMode:
    """CR 702.172a: something to choose for a spell, with what the choice adds: `priced_mode("{2}", draw(1))`."""
    return PricedMode(as_costs(cost), effect, called)


def spree(*modes: PricedMode) -> Spree:
    """Spree: choose one or more of these modes and pay for each."""
    return Spree(modes)


def tiered(*modes: PricedMode) -> Tiered:
    """Tiered: choose one of these modes and pay for it."""
    return Tiered(modes)
