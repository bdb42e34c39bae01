"""Tables out of their journals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from planechase.server.connections import CannotGoOn
from planechase.tables.companion.companion_journal import CompanionEntry, Laid
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.journal import AnyEntry
from planechase.tables.table import GameTable

logger = logging.getLogger(__name__)

E = TypeVar("E")

_READ: Final = msgspec.json.Decoder(AnyEntry)
_READ_PAPER: Final = msgspec.json.Decoder(CompanionEntry)
_PAPER: Final = f'"{Laid.__struct_config__.tag}"'.encode()
"""How the journal of a paper table begins."""

PART: Final = 10
"""How many entries are replayed, in a few milliseconds, before other tables get a turn."""

OTHER_VERSION: Final = (
    "This table was played with another version of planechase, and this one cannot continue it. "
    "It is still stored and can still be read."
)


def is_of_paper(journal: Sequence[bytes]) -> bool:
    """Whether this is the journal of a paper table."""
    return bool(journal) and _PAPER in journal[0][:40]


def read(journal: Sequence[bytes]) -> list[AnyEntry]:
    """The entries of a journal as they were kept; `CannotGoOn` where they are none that this version knows."""
    return _decoded(_READ, journal)


def read_paper(journal: Sequence[bytes]) -> list[CompanionEntry]:
    """The same of a paper table."""
    return _decoded(_READ_PAPER, journal)


def _decoded(decoder: msgspec.json.Decoder[E], journal: Sequence[bytes]) -> list[E]:
    try:
        return [decoder.decode(entry) for entry in journal]
    except msgspec.DecodeError as problem:
        raise CannotGoOn(OTHER_VERSION) from problem


async def loaded(code: str, entries: Sequence[AnyEntry]) -> GameTable:
    """The table that a journal tells, or `CannotGoOn`. Other tables go on while a long game is played again."""
    table = GameTable()
    await _follow(code, table.follow, entries)
    return table


async def loaded_paper(code: str, entries: Sequence[CompanionEntry]) -> CompanionTable:
    """The same of a paper table."""
    table = CompanionTable()
    await _follow(code, table.follow, entries)
    return table


async def _follow(code: str, follow: Callable[[Sequence[E]], None], entries: Sequence[E]) -> None:
    try:
        for first in range(0, len(entries), PART):
            follow(entries[first : first + PART])
            await asyncio.sleep(0)
    except Exception as problem:
        logger.warning("Table %s cannot be played again: %s", code, problem)
        raise CannotGoOn(OTHER_VERSION) from problem
