"""Which planechase this is."""

from typing import Final

__version__: Final = "0.1.0"
RULES: Final = 6
"""Raised whenever a change of rules or cards makes some game come out differently, so that a record can say why."""
