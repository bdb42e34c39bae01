"""Records that strangers bring are played again in a process of their own, with little time and memory.

A record can name any decks and hold cards that somebody made up, so playing it again can take as long and as much as
its author wanted. Started as `python -m planechase.server.proving`, it reads a record and writes what came of it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from planechase.server.bodies import Verified
from planechase.tables import fairness
from planechase.tables.people import Refused

LONGEST: Final = 60.0
"""So many seconds a record may take."""
MOST_MEMORY: Final = 2 * 1024**3
AT_ONCE: Final = 2
BEHIND: Final = 5
"""How much later than the server its proofs come to their turn."""
TOO_LONG: Final = "This record takes too long to be played again here. On your own machine: planechase verify RECORD"


class Proofs:
    """Proves records, a few at a time."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._room = asyncio.Semaphore(AT_ONCE)

    async def prove(self, record: bytes) -> Verified:
        """Whether everything in a record follows from what was agreed on. `Refused` where that takes too long."""
        async with self._room:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                __name__,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                async with asyncio.timeout(self._longest):
                    told, _ = await process.communicate(record)
            except TimeoutError:
                raise Refused(TOO_LONG) from None
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode:
            raise Refused(TOO_LONG)
        return msgspec.json.decode(told, type=Verified)


def prove(record: object) -> Verified:
    """Whether everything in a record follows from what was agreed on before the first shuffle."""
    found = fairness.verify(record)
    return Verified(found.sentence, found.ok, found.steps, found.follows)


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
    """Little memory, and only what the server leaves of the processor; where the system knows such limits."""
    if os.name != "posix":
        return
    import resource  # noqa: PLC0415  # not everywhere

    os.nice(BEHIND)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (int(LONGEST), int(LONGEST)))


if __name__ == "__main__":
    _take_little()
    try:
        proved = prove(read(sys.stdin.buffer.read()))
    except Refused as refused:
        proved = Verified(str(refused), False, 0)
    sys.stdout.buffer.write(msgspec.json.encode(proved))
