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

from planechase.rules.state.objects import Id
from planechase.server import summaries
from planechase.server.fair_queue import FairQueue
from planechase.server.http_bodies import Verified
from planechase.tables import fairness
from planechase.tables.game_film import film_of_record
from planechase.tables.journal import AnyEntry
from planechase.tables.people import PersonId, Refused
from planechase.tables.plans import MOST_CARDS, MOST_PLAYERS
from planechase.tables.replaying import continued, continued_record, seen_record
from planechase.tables.table import GameTable

LONGEST: Final = 60.0
"""How many seconds a record may take."""
MOST_MEMORY: Final = 512 * 1024**2
MOST_NEEDED: Final = 100_000_000
"""How much cards times players times answers may be. A game of four with 100 cards each and 20,000 answers has a third
of that."""
AT_ONCE: Final = 2
BEHIND: Final = 5
"""How much lower the priority of these processes is than the server's."""
REFUSED: Final = 3
"""What such a process ends with that has written why it cannot be done."""
TOO_LONG: Final = "This record takes too long to be played again here. On your own machine: planechase verify RECORD"


class Proofs:
    """Plays games again, a few at a time; addresses take turns.

    `Refused` says that it takes too long, or why it cannot be done.
    """

    def __init__(self, most_waiting: int, longest: float = LONGEST) -> None:
        self._longest = longest
        self._queue = FairQueue(AT_ONCE, most_waiting)

    async def prove(self, record: bytes, address: str) -> Verified:
        """Whether everything in a record follows from what was agreed on."""
        return msgspec.json.decode(await self._apart("prove", record, address), type=Verified)

    async def film(self, record: bytes, address: str) -> bytes:
        """Everything that can be seen in a record, step by step (see `tables.game_film`)."""
        return await self._apart("film", record, address)

    async def export(self, journal: Sequence[AnyEntry], person: PersonId | None, address: str) -> bytes:
        """What somebody's seat has seen of a game that goes on."""
        return await self._apart("export", msgspec.json.encode(Exporting(list(journal), person)), address)

    async def go_on(self, given: GoingOn, address: str) -> ContinuedGame:
        """A new table that continues a game."""
        told = await self._apart("go on", msgspec.json.encode(given), address)
        return msgspec.json.decode(told, type=ContinuedGame)

    async def _apart(self, work: str, given: bytes, address: str) -> bytes:
        async with self._queue.turn(address):
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


class GoingOnFromRecord(Struct, frozen=True, tag="record"):
    """Somebody continues a game in a file."""

    record: dict[str, Any]
    step: int | None
    seat: Id
    name: str
    token: str
    secret: str


class GoingOnFromTable(Struct, frozen=True, tag="table"):
    """Somebody continues a game of a table."""

    journal: list[AnyEntry]
    step: int
    person: PersonId | None
    name: str
    token: str
    secret: str


GoingOn = GoingOnFromRecord | GoingOnFromTable


class ContinuedGame(Struct, frozen=True):
    """A table as it is to be stored: its journal and what is said about it; and who came to it."""

    entries: list[msgspec.Raw]
    about: msgspec.Raw
    person: PersonId


def go_on(given: GoingOn) -> ContinuedGame:
    """A new table that continues a game, with one person and bots."""
    secret = bytes.fromhex(given.secret)
    if isinstance(given, GoingOnFromRecord):
        check_needs(given.record)
        table = continued_record(given.record, given.step, given.seat, given.name, given.token, secret)
    else:
        table = continued(given.journal, given.step, given.person, given.name, given.token, secret)
    person = table.person(given.token)
    assert person is not None
    entries = [msgspec.Raw(msgspec.json.encode(entry)) for entry in table.unsaved()]
    return ContinuedGame(entries, msgspec.Raw(summaries.written(summaries.about(table))), person.id)


def check_needs(record: Mapping[str, Any]) -> None:
    """Refuse a record of a game that no table here could have had, before its cards are laid out."""
    setup, answers = record.get("setup"), record.get("answers")
    if not isinstance(setup, dict) or not isinstance(setup.get("seats"), list) or not isinstance(answers, list):
        raise Refused("This is not the record of a game.")
    seats = [seat for seat in setup["seats"] if isinstance(seat, dict)]
    cards = [sum(_size(seat.get(part, [])) for part in ("deck", "sideboard")) for seat in seats]
    beside = _size(setup.get("variants", []))
    if max(cards, default=0) > MOST_CARDS or beside > MOST_CARDS * MOST_PLAYERS or len(seats) > MOST_PLAYERS:
        raise Refused(f"A record is played again here if there are at most {MOST_CARDS} cards in each deck.")
    if (sum(cards) + beside) * len(seats) * len(answers) > MOST_NEEDED:
        raise Refused(TOO_LONG)


def _size(plain: object) -> int:
    """How many values there are in some plain data."""
    if isinstance(plain, dict):
        return sum(map(_size, plain.values()))
    return sum(map(_size, plain)) if isinstance(plain, list) else 1


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
    """A record as it is kept in a file, if it can be played again here; or `Refused`."""
    try:
        record = msgspec.json.decode(written)
    except (msgspec.DecodeError, RecursionError):
        record = None
    if not isinstance(record, dict) or "setup" not in record or "answers" not in record:
        raise Refused("This is not the record of a game.")
    check_needs(record)
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
    "go on": lambda given: msgspec.json.encode(go_on(msgspec.json.decode(given, type=GoingOn))),
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
