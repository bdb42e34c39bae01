"""The players at a table: their numbers, in turn order, and their names."""

from __future__ import annotations

from typing import Final

from planechase.decks.casual import NAMES

ANN: Final = 0
BOB: Final = 1
CAT: Final = 2
DAN: Final = 3
EVE: Final = 4
FAY: Final = 5
GUS: Final = 6
HAL: Final = 7
IDA: Final = 8
JON: Final = 9
KIM: Final = 10
LEE: Final = 11
MIA: Final = 12
NED: Final = 13
OLA: Final = 14
PAM: Final = 15

PLAYER_NAMES: Final = NAMES
