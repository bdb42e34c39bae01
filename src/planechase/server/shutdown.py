"""How a server ends when the system asks it to: politely, and in time even if something does not stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable
from threading import Timer
from types import FrameType
from typing import Final, Self

ENDS_WITHIN: Final = 4.5
"""After how many seconds a process ends that was asked to, whatever is still going on."""
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

logger = logging.getLogger(__name__)


class Shutdown:
    """Calls a server when the process is asked to end, and ends the process if that takes too long.

    Work in threads cannot be cancelled, and Python waits for it. Nothing is lost if it does not: an answer is stored
    before anybody is told of it.
    """

    def __init__(self) -> None:
        self._before: list[tuple[signal.Signals, object]] = []
        self._last_moment = Timer(ENDS_WITHIN, _leave)
        self._last_moment.daemon = True
        self._is_asked = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._last_moment.cancel()
        for each, handler in self._before:
            signal.signal(each, handler)  # type: ignore[arg-type]  # what it was before

    def call(self, end: Callable[[], None]) -> None:
        """From now on, call this in the running event loop when the process is asked to end."""
        loop = asyncio.get_running_loop()

        def asked(number: int, frame: FrameType | None) -> None:
            # Not a handler of the event loop, which may be what does not stop.
            if not self._is_asked:
                self._is_asked = True
                self._last_moment.start()
            if not loop.is_closed():
                loop.call_soon_threadsafe(end)

        self._before = [(each, signal.signal(each, asked)) for each in SIGNALS]


def _leave() -> None:
    logger.warning("The server did not wait for what was still going on.")
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
