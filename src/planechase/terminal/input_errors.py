"""What a person got wrong, in a sentence that says what to do instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MOST_LISTED: Final = 24
"""Up to how many names all are listed, if none resembles what was written."""


class Mistake(Exception):
    """Something that cannot be done as it was asked for. Nothing has changed; the message says why."""


def named(wanted: str, known: Iterable[str], what: str) -> str:
    """The known name that is meant: exactly, or by its beginning. A `Mistake` suggests another, or lists a few."""
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
    from planechase.cards.name_matching import likest
    from planechase.words.english import listed

    guess = likest(wanted, names)
    hint = f" Did you mean “{guess}”?" if guess else f" There are {listed(names)}." if len(names) <= MOST_LISTED else ""
    raise Mistake(f"There is no {what} called “{wanted}”.{hint}")


def containing(wanted: str, known: Iterable[str], what: str) -> str:
    """The same for names known by any part of them: if none begins like it, the one that contains it."""
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
