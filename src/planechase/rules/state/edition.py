"""Which rules are played by. The editions differ only in a handful of places, each named where its rule is."""

from __future__ import annotations

from enum import Enum


class Edition(Enum):
    """CURRENT is April 2026; Y2011 is July 2011, with the documents of 2009."""

    CURRENT = "current"
    Y2011 = "2011"
