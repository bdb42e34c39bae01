"""Tables out of their journals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import msgspec

from planechase.server.lines import CannotGoOn
from planechase.tables.journal import AnyEntry
from planechase.tables.table import Table

logger = logging.getLogger(__name__)

_READ: Final = msgspec.json.Decoder(AnyEntry)

PART: Final = 10
"""So many entries are played again, in a few milliseconds, before others have their turn."""

OTHER_VERSION: Final = (
    "This table was played with another version of planechase, and this one cannot play it on. "
    "It stays where it is and can still be read."
)


def read(journal: Sequence[bytes]) -> list[AnyEntry]:
    """The entries of a journal as they were kept; `CannotGoOn` where they are none that this version knows."""
    try:
        return [_READ.decode(entry) for entry in journal]
    except msgspec.DecodeError as problem:
        raise CannotGoOn(OTHER_VERSION) from problem


async def loaded(code: str, entries: Sequence[AnyEntry]) -> Table:
    """The table that a journal tells, or `CannotGoOn`. Other tables go on while a long game is played again."""
    table = Table()
    try:
        for first in range(0, len(entries), PART):
            table.follow(entries[first : first + PART])
            await asyncio.sleep(0)
    except Exception as problem:
        logger.warning("Table %s cannot be played again: %s", code, problem)
        raise CannotGoOn(OTHER_VERSION) from problem
    return table
