"""What changes the rules: each variant is a value, and variants add up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from planechase.cards import pool
from planechase.rules.multiplayer.variant import CardFinder, Variant
from planechase.variants.archenemy import Archenemy, SupervillainRumble
from planechase.variants.commander import Commander
from planechase.variants.grand_melee import GrandMelee
from planechase.variants.planechase import Planechase
from planechase.variants.table_shapes import AlternatingTeams, Emperor, FreeForAll, Star, TeamVsTeam
from planechase.variants.two_headed_giant import TwoHeadedGiant
from planechase.variants.vanguard import Vanguard

VARIANTS: Final = (
    Planechase, Vanguard, Commander, Archenemy, SupervillainRumble,
    FreeForAll, GrandMelee, TwoHeadedGiant, TeamVsTeam, Emperor, AlternatingTeams, Star,
)  # fmt: skip
"""Every variant there is."""


def from_plain(
    plain: Mapping[str, Any], named: CardFinder = pool.card, known: Iterable[type[Variant]] = VARIANTS
) -> Variant:
    """The variant that a record describes. `named` finds a card by its name."""
    for variant in known:
        if variant.name == plain["name"]:
            return variant.from_plain(plain, named)
    raise ValueError(f"nobody here knows the variant {plain['name']!r}")


__all__ = [
    "VARIANTS",
    "AlternatingTeams",
    "Archenemy",
    "Commander",
    "Emperor",
    "FreeForAll",
    "GrandMelee",
    "Planechase",
    "Star",
    "SupervillainRumble",
    "TeamVsTeam",
    "TwoHeadedGiant",
    "Vanguard",
    "from_plain",
]
