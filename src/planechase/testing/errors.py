"""What can be wrong with a test. What the rules refuse is an `IllegalAnswer` instead."""

from __future__ import annotations


class TableError(Exception):
    """The test asks for something that makes no sense at this table; the message says what to do."""


class NoSuchCard(TableError):
    """There is no card of this name in the pool, or none where it was looked for."""


class Ambiguous(TableError):
    """A name that could mean several things; the message says how to be specific."""


class Gone(TableError):
    """The object is not where it was: it has become a new object, or nothing."""


class Unanswered(TableError):
    """A player is asked something, and the test did not say what they answer."""


class CheckFailed(AssertionError):
    """What was checked does not keep to the rules of the house; the message says how."""
