"""Keyword abilities without a parameter (CR 702), as a bit mask the rules can test quickly."""

from __future__ import annotations

from typing import Final

Keywords = int

_NAMES = (
    "deathtouch", "defender", "double strike", "first strike", "flash", "flying", "haste", "hexproof",
    "indestructible", "intimidate", "lifelink", "menace", "reach", "shroud", "trample", "vigilance",
    "fear", "flanking", "infect", "wither", "shadow", "horsemanship", "skulk", "changeling", "devoid",
    "cascade", "umbra armor", "exalted", "prowess", "storm", "sunburst", "split second",
    "rebound", "living weapon", "phasing", "decayed", "convoke", "demonstrate", "ascend",
    "delve", "improvise", "read ahead", "aftermath", "fuse", "for Mirrodin!", "job select",
)  # fmt: skip

KEYWORDS: Final[dict[str, Keywords]] = {name: 1 << index for index, name in enumerate(_NAMES)}

DEATHTOUCH: Final = KEYWORDS["deathtouch"]
DEFENDER: Final = KEYWORDS["defender"]
DOUBLE_STRIKE: Final = KEYWORDS["double strike"]
FIRST_STRIKE: Final = KEYWORDS["first strike"]
FLASH: Final = KEYWORDS["flash"]
FLYING: Final = KEYWORDS["flying"]
HASTE: Final = KEYWORDS["haste"]
HEXPROOF: Final = KEYWORDS["hexproof"]
INDESTRUCTIBLE: Final = KEYWORDS["indestructible"]
INTIMIDATE: Final = KEYWORDS["intimidate"]
LIFELINK: Final = KEYWORDS["lifelink"]
MENACE: Final = KEYWORDS["menace"]
REACH: Final = KEYWORDS["reach"]
SHROUD: Final = KEYWORDS["shroud"]
TRAMPLE: Final = KEYWORDS["trample"]
VIGILANCE: Final = KEYWORDS["vigilance"]
FEAR: Final = KEYWORDS["fear"]
INFECT: Final = KEYWORDS["infect"]
WITHER: Final = KEYWORDS["wither"]
SHADOW: Final = KEYWORDS["shadow"]
HORSEMANSHIP: Final = KEYWORDS["horsemanship"]
SKULK: Final = KEYWORDS["skulk"]
CHANGELING: Final = KEYWORDS["changeling"]
SPLIT_SECOND: Final = KEYWORDS["split second"]
DEVOID: Final = KEYWORDS["devoid"]
PHASING: Final = KEYWORDS["phasing"]
ASCEND: Final = KEYWORDS["ascend"]
CONVOKE: Final = KEYWORDS["convoke"]
DELVE: Final = KEYWORDS["delve"]
IMPROVISE: Final = KEYWORDS["improvise"]
HELPED: Final = CONVOKE | DELVE | IMPROVISE
"""CR 702.51a, 702.66a, 702.126a: something else than mana may help to cast the spell."""
AFTERMATH: Final = KEYWORDS["aftermath"]
FUSE: Final = KEYWORDS["fuse"]
READ_AHEAD: Final = KEYWORDS["read ahead"]


def keyword_names(mask: Keywords) -> tuple[str, ...]:
    """The names of these keywords, in one fixed order."""
    return tuple(name for name, bit in KEYWORDS.items() if mask & bit)
