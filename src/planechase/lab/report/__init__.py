"""One page about the games of a folder, with pictures: the results, and how certain they are."""

from __future__ import annotations

from planechase.lab.optional_libraries import MissingLibraries

try:
    import matplotlib  # noqa: F401  # only to see whether they are there
    import numpy  # noqa: F401
    import polars  # noqa: F401
except ImportError as missing:
    raise MissingLibraries from missing
