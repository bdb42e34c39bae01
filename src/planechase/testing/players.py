"""The players at a table: their numbers, in turn order, and their names."""

from __future__ import annotations

from typing import Final

ANN: Final = 0
BOB: Final = 1
CAT: Final = 2
DAN: Final = 3
EVE: Final = 4
FAY: Final = 5
GUS: Final = 6
HAL: Final = 7

PLAYER_NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
