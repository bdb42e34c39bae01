"""What a built-in deck is: its name, where it comes from, its cards, its commanders and its planar cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from planechase.cards import pool
from planechase.rules.language.characteristics import CardDefinition


@dataclass(frozen=True, slots=True)
class Product:
    """A deck as it comes out of its box. It holds names; cards are looked up only when they are needed."""

    name: str
    series: str
    about: str
    main: Mapping[str, int]
    planar: tuple[str, ...] = ()
    year: int | None = None
    commanders: tuple[str, ...] = ()
    """CR 903.3: who leads the deck, if it is one for Commander; they are cards of the deck, beside those of `main`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "main", MappingProxyType(dict(self.main)))

    def deck(self) -> tuple[CardDefinition, ...]:
        """The deck, card by card, with its commanders."""
        names = [name for name, count in self.main.items() for _ in range(count)]
        return tuple(pool.card(name) for name in (*self.commanders, *names))

    @property
    def size(self) -> int:
        """How many cards the deck has, with its commanders."""
        return sum(self.main.values()) + len(self.commanders)

    def planar_deck(self) -> tuple[CardDefinition, ...]:
        """The planar deck, card by card; empty where none came with the deck."""
        return tuple(pool.card(name) for name in self.planar)
