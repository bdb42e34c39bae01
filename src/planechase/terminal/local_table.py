"""A table on this machine: the people at the terminal sit at it, and bots on the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from planechase.record import does_not_fit, this_version
from planechase.rules.state.decisions import IllegalAnswer
from planechase.tables import bot_levels
from planechase.tables import journal as told
from planechase.tables.fairness import Origin
from planechase.tables.messages import Id
from planechase.tables.people import secret_hash
from planechase.tables.plans import Plan
from planechase.tables.replaying import passing_for, repeat
from planechase.tables.table import GameTable

OLD_NAMES: Final = {"sensible": bot_levels.USUAL}
"""What levels are called in games that were saved long ago."""


def level_of(name: str) -> str:
    """The level that a game keeps for its bots.

    A bot in a file is not kept: who goes on with a game says so again, and no game says which file is to be run.
    """
    level = OLD_NAMES.get(name, name)
    return level if bot_levels.is_level(level) else bot_levels.USUAL


def seated(record: Mapping[str, Any], people: Sequence[Id], bot: str) -> GameTable:
    """A table around the game that a record tells, with people on these seats; `Unreplayable` if it does not fit."""
    setup = record["setup"]
    seats = setup["seats"]
    table = GameTable.opened(Plan((), len(seats), bots=(level_of(bot),) * len(seats)), secrets.token_bytes(32))
    for person, seat in enumerate(people):
        table.happens(told.Came(person, seats[seat]["name"], secret_hash(secrets.token_hex())))
        table.happens(told.Sat(person, seat))
    if people:
        table.happens(told.Hosted(0))
    origin = Origin(len(record["answers"])) if record["answers"] else None
    table.happens(told.Began(setup, goes_on_from=origin, made_with=record.get("made_with", this_version())))
    for number, plain in enumerate(record["answers"], 1):
        try:
            repeat(table, plain)
        except (IllegalAnswer, KeyError, IndexError, TypeError, ValueError) as error:
            raise does_not_fit(record, number, error) from error
    for seat in range(len(seats)):
        passing_for(table, seat, by_a_person=seat in people)
    return table
