"""Signals to stop: `kill` and a shutdown of the machine work like Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def stopping() -> Iterator[None]:
    """Meanwhile SIGTERM is a KeyboardInterrupt, so that what was begun is ended in order."""
    if current_thread() is not main_thread():  # no other may say what becomes of signals
        yield
        return
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
