"""How much memory this process uses, and giving back what it needs no more."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from pathlib import Path
from typing import Final, Protocol

_PAGES: Final = Path("/proc/self/statm")


def memory_used() -> int:
    """The bytes of memory that this process occupies; 0 if the system does not say."""
    try:
        resident = int(_PAGES.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return resident * os.sysconf("SC_PAGE_SIZE")


class _Trim(Protocol):
    def __call__(self, kept: int, /) -> int: ...


@cache
def _trim() -> _Trim | None:
    """What makes the C library return free memory to the system; None if it knows no such thing."""
    try:
        trim: _Trim = ctypes.CDLL(None).malloc_trim
    except (OSError, TypeError, AttributeError):
        return None
    return trim


def give_back() -> None:
    """Return memory that is free to the system: by itself the C library keeps it for the next time."""
    trim = _trim()
    if trim is not None:
        trim(0)
