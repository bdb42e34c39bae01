"""Codes of tables, to be read out and typed, and tokens, to be kept secret."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What can be told apart in any type and on the phone: no I, L, O, 0 and 1."""
LENGTH: Final = 6

LONGEST: Final = 20
"""So much of a code is repeated to whoever asked for it; codes are shorter."""

SECRET: Final = 32
"""The length of a table's secret, in bytes."""


def new_code() -> str:
    """A code for a table, out of 900 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def proper_code(given: str) -> str:
    """A code as it was meant: in any case, and with the blanks that people put into it left out."""
    return "".join(given.split()).upper()[:LONGEST]


def new_token() -> str:
    """The secret of somebody at a table: 192 bits."""
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """What a table adds to chance."""
    return secrets.token_bytes(SECRET)
