"""A seed that nobody can steer, and the proof of it.

Before anybody has added anything the table shows a hash of its secret (`commitment`), so it is bound to it. Then each
person's device adds a number of its own. The seed is made of both: whoever adds a number does not know the secret, and
the table, which does, can change it no more. After the game the secret is in the record (see `verifying`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from planechase.tables.people import PersonId, Refused

BYTES: Final = 32
"""How long a secret is, and a number that somebody adds: 256 bits."""


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the game: it tells nothing about it, and fits no other."""
    return hashlib.sha256(b"planechase commitment " + secret).hexdigest()


def seed_of(secret: bytes, contributions: Mapping[PersonId, str]) -> int:
    """What chance starts from: the secret, and what each person added, in the order in which they came.

    >>> seed_of(bytes(32), {}) != seed_of(bytes(32), {0: "00" * 32})
    True
    """
    made = hashlib.sha256(b"planechase seed " + secret)
    for person, number in sorted(contributions.items()):
        made.update(person.to_bytes(4, "big") + bytes.fromhex(number))
    return int.from_bytes(made.digest(), "big")


def proper_number(given: str) -> str:
    """What somebody wants to add, or `Refused`."""
    digits = given.lower()
    if len(digits) != 2 * BYTES or not set(digits) <= set("0123456789abcdef"):
        raise Refused(f"What you add to chance is {BYTES} bytes, written as {2 * BYTES} hexadecimal digits.")
    return digits
