"""Replaying games from the beginning in separate processes, with little time and memory.

A record that a stranger brings can name any decks and hold cards that somebody made up, so playing it again can take
as long and as much as its author wanted; and filming a long game takes seconds. Started as
`python -m planechase.server.game_verification WORK`, it reads what it works on and writes what came of it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from planechase.server.http_bodies import Verified
from planechase.tables import fairness
from planechase.tables.game_film import film_of_record
from planechase.tables.journal import AnyEntry
from planechase.tables.people import PersonId, Refused
from planechase.tables.replaying import seen_record
from planechase.tables.table import GameTable

LONGEST: Final = 60.0
"""How many seconds a record may take."""
MOST_MEMORY: Final = 2 * 1024**3
AT_ONCE: Final = 2
BEHIND: Final = 5
"""How much lower the priority of these processes is than the server's."""
REFUSED: Final = 3
"""What such a process ends with that has written why it cannot be done."""
TOO_LONG: Final = "This record takes too long to be played again here. On your own machine: planechase verify RECORD"


class Proofs:
    """Plays games again, a few at a time. `Refused` says that it takes too long, or why it cannot be done."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._room = asyncio.Semaphore(AT_ONCE)

    async def prove(self, record: bytes) -> Verified:
        """Whether everything in a record follows from what was agreed on."""
        return msgspec.json.decode(await self._apart("prove", record), type=Verified)

    async def film(self, record: bytes) -> bytes:
        """Everything that can be seen in a record, step by step (see `tables.game_film`)."""
        return await self._apart("film", record)

    async def export(self, journal: Sequence[AnyEntry], person: PersonId | None) -> bytes:
        """What somebody's seat has seen of a game that goes on."""
        return await self._apart("export", msgspec.json.encode(Exporting(list(journal), person)))

    async def _apart(self, work: str, given: bytes) -> bytes:
        async with self._room:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                work,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                async with asyncio.timeout(self._longest):
                    told, _ = await process.communicate(given)
            except TimeoutError:
                raise Refused(TOO_LONG) from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode == REFUSED:
            raise Refused(told.decode())
        if process.returncode:
            raise Refused(TOO_LONG)
        return told


class Exporting(Struct, frozen=True):
    """A game that goes on, and who wants to keep what they have seen of it."""

    journal: list[AnyEntry]
    person: PersonId | None


def export(given: Exporting) -> bytes:
    """What somebody's seat has seen of a game, as a file."""
    table = GameTable.again(given.journal)
    person = table.people.get(given.person) if given.person is not None else None
    return msgspec.json.encode(seen_record(table, person))


def prove(record: object) -> Verified:
    """Whether everything in a record follows from what was agreed on before the first shuffle."""
    found = fairness.verify(record)
    return Verified(found.sentence, found.ok, found.steps, found.follows, [*found.notes])


def read(written: bytes) -> Mapping[str, Any]:
    """A record as it is kept in a file, or `Refused`."""
    try:
        record = msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError):
        record = None
    if not isinstance(record, dict) or "setup" not in record or "answers" not in record:
        raise Refused("This is not the record of a game.")
    return record


def _take_little() -> None:
    """Limit memory, and lower the priority, if the system supports it."""
    if os.name != "posix":
        return
    import resource  # noqa: PLC0415  # not everywhere

    os.nice(BEHIND)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(LONGEST), int(LONGEST)))


WORKS: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "prove": lambda given: msgspec.json.encode(prove(read(given))),
    "film": lambda given: msgspec.json.encode(film_of_record(read(given))),
    "export": lambda given: export(msgspec.json.decode(given, type=Exporting)),
}


if __name__ == "__main__":
    _take_little()
    try:
        done = WORKS[sys.argv[1]](sys.stdin.buffer.read())
    except Refused as refused:
        sys.stdout.buffer.write(str(refused).encode())
        sys.exit(REFUSED)
    sys.stdout.buffer.write(done)
