"""Of what the things of a game are made, as their classes say."""

from __future__ import annotations


def own_attributes(kind: type) -> tuple[str, ...]:
    """The attributes that a class has besides those of its bases: its slots.

    A compiled class has no slots; what stood there is kept under another name (see `compiling/preparing.py`).
    """
    slots: str | tuple[str, ...] = kind.__dict__.get("__slots__") or kind.__dict__.get("_has_slots", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)
