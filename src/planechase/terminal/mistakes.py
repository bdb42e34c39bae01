"""What a person got wrong, in a sentence that says what to do instead."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class Mistake(Exception):
    """Something that cannot be done as it was asked for. Nothing has changed; the message says why."""


def nearest(wanted: str, known: Iterable[str]) -> str | None:
    """The known name that looks most like the wanted one, if any does."""
    by_lower = {name.lower(): name for name in known}
    close = difflib.get_close_matches(wanted.lower(), by_lower, n=1, cutoff=0.5)
    return by_lower[close[0]] if close else None


def named(wanted: str, known: Iterable[str], what: str) -> str:
    """The known name that is meant: exactly, or by its beginning. A `Mistake` suggests the nearest."""
    names = list(known)
    lower = wanted.strip().lower()
    exact = [name for name in names if name.lower() == lower]
    if exact:
        return exact[0]
    begun = [name for name in names if name.lower().startswith(lower)] if lower else []
    if len(begun) == 1:
        return begun[0]
    if begun:
        some = ", ".join(begun[:5]) + (" …" if len(begun) > 5 else "")
        raise Mistake(f"Several {what}s begin with “{wanted}”: {some}.")
    guess = nearest(wanted, names)
    hint = f" Did you mean “{guess}”?" if guess else ""
    raise Mistake(f"There is no {what} called “{wanted}”.{hint}")


def containing(wanted: str, known: Iterable[str], what: str) -> str:
    """The same for names of which any part is known: where none begins like it, the one that contains it."""
    names = list(known)
    lower = wanted.strip().lower()
    if lower and not any(name.lower().startswith(lower) for name in names):
        inside = [name for name in names if lower in name.lower()]
        if len(inside) == 1:
            return inside[0]
        if inside:
            some = ", ".join(inside[:5]) + (" …" if len(inside) > 5 else "")
            raise Mistake(f"Several {what}s have “{wanted}” in their names: {some}.")
    return named(wanted, names, what)
