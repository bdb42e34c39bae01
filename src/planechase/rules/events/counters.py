"""What counters do by themselves when something befalls the permanent they are on (CR 122.1c, 122.1d, 122.1h).

All counters of one kind on a permanent create a single effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.events.events import CounterRemoval, Event
    from planechase.rules.state.state import State

FINALITY: Final = "finality"
SHIELD: Final = "shield"
STUN: Final = "stun"


class OfCounters(Replacement):
    """The replacement effect of counters; the event says itself when there are any that matter to it."""

    __slots__ = ()

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return True


@word
class StaysStunned(OfCounters):
    """CR 122.1d: a stun counter is removed from it instead of untapping it."""

    def kinds(self) -> tuple[type[Event], ...]:
        from planechase.rules.events.events import Untap  # noqa: PLC0415 - it asks here

        return (Untap,)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return [_one_off(by, STUN)]
        yield


@word
class ShieldFromDestruction(OfCounters):
    """CR 122.1c: a shield counter is removed from it instead of an effect destroying it."""

    def kinds(self) -> tuple[type[Event], ...]:
        from planechase.rules.events.events import Destroyed  # noqa: PLC0415 - it asks here

        return (Destroyed,)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return [_one_off(by, SHIELD)]
        yield


@word
class ShieldFromDamage(OfCounters):
    """CR 122.1c: damage is prevented and a shield counter removed, one for all damage that it is dealt at once."""

    def kinds(self) -> tuple[type[Event], ...]:
        from planechase.rules.events.damage import DamageDealt  # noqa: PLC0415 - it asks here

        return (DamageDealt,)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        from planechase.rules.events.damage import DamageDealt  # noqa: PLC0415 - it asks here

        assert isinstance(event, DamageDealt)
        at_once = [e for e in getattr(event, "together", ()) if isinstance(e, DamageDealt) and e.target == event.target]
        spent = any(e.shielded for e in at_once)
        event.shielded = True
        return [] if spent else [_one_off(by, SHIELD)]
        yield


@word
class ExiledForGood(OfCounters):
    """CR 122.1h: it is exiled instead of being put into a graveyard from the battlefield."""

    def kinds(self) -> tuple[type[Event], ...]:
        from planechase.rules.events.zones import ZoneChange  # noqa: PLC0415 - it asks here

        return (ZoneChange,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        from planechase.rules.events.zones import ZoneChange  # noqa: PLC0415 - it asks here

        return isinstance(event, ZoneChange) and event.to is Zone.GRAVEYARD

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        from planechase.rules.events.zones import ZoneChange  # noqa: PLC0415 - it asks here

        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event]
        yield


STAYS_STUNNED: Final = StaysStunned()
SHIELD_FROM_DESTRUCTION: Final = ShieldFromDestruction()
SHIELD_FROM_DAMAGE: Final = ShieldFromDamage()
EXILED_FOR_GOOD: Final = ExiledForGood()


def effect_of(kind: str, on: Object | None, effect: Replacement) -> list[tuple[Source, Replacement]]:
    """The effect of the counters of a kind that are on a permanent, if there are any."""
    if on is None or not on.counters or on.zone is not Zone.BATTLEFIELD or not on.counter(kind):
        return []
    return [(Source(on.controller, on.id), effect)]


def _one_off(by: Source, kind: str) -> CounterRemoval:
    from planechase.rules.events.events import CounterRemoval  # noqa: PLC0415 - its neighbours ask here

    return CounterRemoval(by.object_id, kind, 1)
