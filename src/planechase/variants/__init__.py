"""What changes the rules: each variant is a value, and variants add up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from planechase.cards import pool
from planechase.rules.variant import Variant
from planechase.variants.planechase import Planechase


def from_plain(plain: Mapping[str, Any]) -> Variant:
    """The variant that a record describes."""
    if plain["name"] != Planechase.name:
        raise ValueError(f"This version does not know the variant {plain['name']!r}.")
    communal = plain["communal"]
    return Planechase(
        [[pool.card(name) for name in deck] for deck in plain["decks"]],
        [pool.card(name) for name in communal] if communal is not None else None,
        plain["eternities_map"],
    )


__all__ = ["Planechase", "from_plain"]
