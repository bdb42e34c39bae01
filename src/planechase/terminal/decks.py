"""`planechase decks`: list the built-in decks, or show one of them."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from planechase import decks
from planechase.rules.card_types import CREATURE, LAND
from planechase.rules.characteristics import CardDefinition
from planechase.rules.colors import color_names
from planechase.terminal.mistakes import named

NAME = "decks"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="the deck to show; without it, all decks are listed")


def run(args: argparse.Namespace) -> int:
    if args.name is not None:
        print(listing(named(args.name, decks.names(), "deck")))
        return 0
    width = max((len(name) for name in decks.names()), default=0)
    for name in decks.names():
        print(f"{name:<{width}}  {summary(name)}")
    return 0


def summary(name: str) -> str:
    """A deck in a line: its size, its colours, and what it is made of."""
    cards = decks.deck(name)
    colors = 0
    for card in cards:
        colors |= card.printed.colors
    creatures = sum(bool(card.printed.types & CREATURE) for card in cards)
    lands = sum(bool(card.printed.types & LAND) for card in cards)
    called = " and ".join(color_names(colors)) or "colourless"
    others = len(cards) - creatures - lands
    return f"{len(cards)} cards, {called}: {creatures} creatures, {others} other spells, {lands} lands"


def listing(name: str) -> str:
    """The whole list with counts: creatures, other spells, lands, each by mana value."""
    counts = Counter(decks.deck(name))
    kinds = {
        "Creatures": [card for card in counts if card.printed.types & CREATURE],
        "Other spells": [card for card in counts if not card.printed.types & (CREATURE | LAND)],
        "Lands": [card for card in counts if card.printed.types & LAND and not card.printed.types & CREATURE],
    }
    lines = [f"{name}: {decks.about(name)}", summary(name)]
    for kind, cards in kinds.items():
        if cards:
            lines += ["", f"{kind} ({sum(counts[card] for card in cards)})"]
            lines += [_row(counts[card], card) for card in _sorted(cards)]
    return "\n".join(lines)


def _sorted(cards: Iterable[CardDefinition]) -> list[CardDefinition]:
    return sorted(cards, key=lambda card: (card.printed.mana_value, card.name))


def _row(count: int, card: CardDefinition) -> str:
    cost = f" {card.printed.mana_cost}" if card.printed.mana_cost is not None else ""
    return f"{count:>4} {card.name}{cost}"
