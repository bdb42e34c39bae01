"""Tables out of their journals."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from planechase.server.connections import CannotGoOn
from planechase.tables.companion.companion_journal import CompanionEntry, Laid
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.journal import AnyEntry
from planechase.tables.table import GameTable

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
DAMAGED: Final = (
    "What is stored of this table is damaged, so it cannot be continued. "
    "Whoever runs this server can restore it from a backup."
)
KEEPS_BREAKING: Final = (
    "This table broke several times in a row, so it is not loaded again until the server is restarted. "
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
    except msgspec.ValidationError as problem:
        raise CannotGoOn(OTHER_VERSION) from problem
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise CannotGoOn(DAMAGED) from problem


async def loaded(entries: Sequence[AnyEntry]) -> GameTable:
    """The table that a journal tells, or `CannotGoOn`. Other tables go on while a long game is played again."""
    table = GameTable()
    await _follow(table.follow, entries)
    return table


async def loaded_paper(entries: Sequence[CompanionEntry]) -> CompanionTable:
    """The same of a paper table."""
    table = CompanionTable()
    await _follow(table.follow, entries)
    return table


async def _follow(follow: Callable[[Sequence[E]], None], entries: Sequence[E]) -> None:
    try:
        for first in range(0, len(entries), PART):
            follow(entries[first : first + PART])
            await asyncio.sleep(0)
    except Exception as problem:
        raise CannotGoOn(OTHER_VERSION) from problem
