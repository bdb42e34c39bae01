"""The log of a server: clients cannot fill it, whatever they do and however often."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

EQUAL_LINES: Final = 5
"""How many equal lines are logged in each period."""
PERIOD: Final = 60.0
KNOWN_LINES: Final = 1000
"""How many different lines are remembered."""
NO_FILES: Final = "socket.accept() out of system resource"
"""How asyncio begins to say that no more files can be opened. It then accepts nobody for a second."""
FAULTS_OF_CLIENTS: Final = (
    # Said of every WebSocket that is refused with a response of ours, such as one from a page of another site.
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
"""What the server under us logs as an error, though nothing is wrong with the server."""

logger = logging.getLogger(__name__)


class EqualLines(logging.Filter):
    """Lets only a few equal lines through in each period, a traceback only once, and says that more are left out.

    Lines are equal if they differ only in numbers, or in the values that were put into them.
    """

    def __init__(self, most: int = EQUAL_LINES, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = most
        self._clock = clock
        self._counted: OrderedDict[tuple[str, str, str], tuple[float, int]] = OrderedDict()
        """For each line since when it has been counted, and how often it came."""

    def filter(self, record: logging.LogRecord) -> bool:
        line = _kind_of_line(record)
        now = self._clock()
        since, count = self._counted.pop(line, (now, 0))
        if now - since >= PERIOD:
            since, count = now, 0
        self._counted[line] = since, count + 1
        if len(self._counted) > KNOWN_LINES:
            self._counted.popitem(last=False)
        if count:
            record.exc_info = record.exc_text = None
        if count + 1 == self._most:
            record.msg, record.args = (
                f"{record.getMessage().rstrip()} (more lines like this are left out for a minute)",
                None,
            )
        return count < self._most


def _kind_of_line(record: logging.LogRecord) -> tuple[str, str, str]:
    problem = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] is not None else ""
    return record.name, re.sub(r"\d+", "", str(record.msg).partition("\n")[0]), problem


def _is_fault_of_server(record: logging.LogRecord) -> bool:
    return record.msg not in FAULTS_OF_CLIENTS


def log_to_terminal() -> None:
    """Log warnings and errors to the standard error output, unless the program has its own handlers already."""
    handler = logging.StreamHandler()
    handler.addFilter(EqualLines())
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s", handlers=[handler]
    )


def leave_out_faults_of_clients() -> None:
    """Do not log mistakes of clients as errors of the server."""
    logging.getLogger("uvicorn.error").addFilter(_is_fault_of_server)


class AcceptFailures:
    """Handles errors that asyncio reports: one line a minute if no more files can be opened, and else as always."""

    def __init__(self) -> None:
        self._said: float | None = None

    def __call__(self, loop: Any, context: dict[str, Any]) -> None:
        if context.get("message") != NO_FILES:
            loop.default_exception_handler(context)
            return
        now = time.monotonic()
        if self._said is None or now - self._said >= PERIOD:
            self._said = now
            logger.error("No more files can be opened, so nobody can connect for a moment: %s", context["exception"])
