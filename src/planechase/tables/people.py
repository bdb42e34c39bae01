"""The people at a table: each with a secret, in a seat or watching; one of them is the host."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from msgspec import Struct

from planechase.rules.state.objects import Id
from planechase.tables.similar_names import without_unseen

PersonId = int

LONGEST_NAME: Final = 24


class Refused(Exception):
    """A command cannot be done; the message says why. Nothing has changed."""


def secret_hash(token: str) -> str:
    """The hash of a secret token, which is stored: nobody who reads it can sit down with it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Person(Struct):
    """Somebody who came to the table."""

    id: PersonId
    name: str
    secret: str
    """The hash of their token."""
    seat: Id | None = None
    """Where they sit; None for somebody who watches."""
    since: int = 0
    """How many answers had been given when they took over their seat; 0 for who sat there from the beginning."""
    gone: bool = False
    """Whether they got up for good, or were removed."""
    muted: bool = False
    """Whether the host does not let them say anything."""

    def is_known_by(self, token: str) -> bool:
        """Whether this token is theirs, in a time that does not depend on how much of it fits."""
        return hmac.compare_digest(secret_hash(token), self.secret)


def proper_name(given: str) -> str:
    """A name as it can stand at a table, or `Refused`."""
    name = " ".join(given.split())
    if not without_unseen(name).strip() or not name.isprintable():
        raise Refused("Type a name that others can read.")
    if len(name) > LONGEST_NAME:
        raise Refused(f"A name has at most {LONGEST_NAME} letters.")
    return name
