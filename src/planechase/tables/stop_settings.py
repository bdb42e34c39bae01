"""Where somebody wants to be asked, as it is sent and written down."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from planechase.rules.state.objects import Id
from planechase.rules.state.steps import Step
from planechase.tables.people import Refused
from planechase.telling.stops import NamedAbility, Stops


class Quieted(Struct, frozen=True):
    """An ability that somebody does not want to be asked about; `answer` is what they always say to what it asks."""

    name: str
    text: str
    answer: bool | None = None


class Stopping(Struct, frozen=True):
    """Where one seat is asked (see `commands.SetStops`), and about what it is not (see `commands.Quiet`)."""

    full_control: bool = False
    mine: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    players: dict[Id, tuple[str, ...]] = {}
    quiet: tuple[Quieted, ...] = ()
    idle: bool = False
    """Whether to be asked also where nothing but passing is possible."""


def put_into(stops: Stops, wanted: Stopping) -> None:
    """Let somebody be asked where they want to be."""
    stops.full_control = wanted.full_control
    stops.own, stops.others = steps_of(wanted.mine), steps_of(wanted.others)
    stops.players = {seat: steps_of(steps) for seat, steps in wanted.players.items()}
    stops.quiet = {NamedAbility(one.name, one.text): one.answer for one in wanted.quiet}


def steps_of(named: Iterable[str]) -> frozenset[Step]:
    """The steps of these names, or `Refused`."""
    known = {step.value: step for step in Step}
    for name in named:
        if name not in known:
            raise Refused(f"There is no step called “{name[:40]}”; there are {', '.join(known)}.")
    return frozenset(known[name] for name in named)
