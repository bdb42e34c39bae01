"""What can be wrong with a test. If the rules refuse something, that is an `IllegalAnswer` instead."""

from __future__ import annotations


class TableError(Exception):
    """The test asks for something that makes no sense at this table; the message says what to do."""


class NoSuchCard(TableError):
    """There is no card of this name, or none in the place where it was looked for."""


class NoSuchAbility(TableError):
    """The object has no ability of the kind that is asked for."""


class Ambiguous(TableError):
    """A name that could mean several things; the message says how to be specific."""


class Gone(TableError):
    """The object is not where it was: it has become a new object, or nothing."""


class Unanswered(TableError):
    """A player is asked something, and the test has not said what they answer."""


class CheckFailed(AssertionError):
    """A bot, card or variant failed a check; the message says how."""
