"""One test for many names: what is true of each card or word costs a test of its own only where it is not true."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def failures(check: Callable[[str], None], names: Iterable[str]) -> list[str]:
    """The names for which a check fails, each with what it says."""
    found: list[str] = []
    for name in names:
        try:
            check(name)
        except AssertionError as failed:
            found.append(f"{name}: {failed}")
    return found
