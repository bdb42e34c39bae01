"""`planechase decks`: list the built-in decks, show one of them, or check a deck list of your own."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from planechase import decks
from planechase.decks import legality
from planechase.decks.built_in_deck import Product
from planechase.decks.catalogue import CATALOGUE
from planechase.rules.language.card_types import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    PLANESWALKER,
    SORCERY,
    Types,
)
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import COLORS, LETTERS, NAMES
from planechase.terminal.deck_arguments import hints, read_list, sizes, what_is_missing
from planechase.terminal.input_errors import Mistake, named
from planechase.terminal.own_cards.brought_cards import brought, mistaken
from planechase.terminal.own_cards.card_arguments import LISTED_HELP
from planechase.terminal.own_cards.card_arguments import add_arguments as add_own_cards
from planechase.terminal.safe_text import harmless

CHECK: Final = "check"
KINDS: Final[tuple[tuple[str, Types], ...]] = (
    ("Lands", LAND), ("Creatures", CREATURE), ("Planeswalkers", PLANESWALKER), ("Artifacts", ARTIFACT),
    ("Enchantments", ENCHANTMENT), ("Instants", INSTANT), ("Sorceries", SORCERY),
)  # fmt: skip
"""A card is of the first kind that fits; lands are shown last."""
TOP_OF_CURVE: Final = 7


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.usage = f"planechase decks [NAME | {CHECK} FILE …]"
    parser.add_argument(
        "words",
        nargs="*",
        metavar="NAME",
        help=f"the deck to show; without it, all decks are listed. “{CHECK} FILE” checks a deck list "
        "(- reads it from standard input)",
    )
    add_own_cards(parser, LISTED_HELP, skips=True)


def run(args: argparse.Namespace) -> int:
    words: list[str] = args.words
    if words and words[0] == CHECK:
        with mistaken():
            return check(words[1:], args.cards or [], args.proxies, args.skip_unknown)
    if words:
        print(listing(decks.product(named(" ".join(words), tuple(CATALOGUE), "deck"))))
    else:
        print(table())
    return 0


# ---------------------------------------------------------------------- all decks


def table() -> str:
    """Every built-in deck in a line, by the product it comes from."""
    width = max(len(name) for name in CATALOGUE)
    lines = [f"  {'':<{width}}  cards  planar"]
    for heading in dict.fromkeys(_origin(product) for product in CATALOGUE.values()):
        lines.append(heading)
        for product in CATALOGUE.values():
            if _origin(product) == heading:
                counts = f"{product.size:>5}  {len(product.planar) or '':>6}"
                lines.append(f"  {product.name:<{width}}  {counts}  {product.about}")
    return "\n".join(lines)


def _origin(product: Product) -> str:
    """ "Planechase (2009)", "Planechase 2012"."""
    said = product.year is None or str(product.year) in product.series
    return product.series if said else f"{product.series} ({product.year})"


# ---------------------------------------------------------------------- one deck


def listing(product: Product) -> str:
    """The whole list by type, its mana curve, its colours and its planar deck."""
    deck = Counter(product.deck())
    lines = [f"{product.name}: {product.about}", f"{_origin(product)}, {deck.total()} cards"]
    leaders = [card for card in deck if card.name in product.commanders]
    if leaders:
        lines += ["", "Commander", *(_row(1, card) for card in leaders)]
    for kind, cards in _by_kind(card for card in deck if card not in leaders).items():
        lines += ["", f"{kind} ({sum(deck[card] for card in cards)})"]
        lines += [_row(deck[card], card) for card in _sorted(cards)]
    lines += ["", "Mana curve, without lands", *_curve(deck)]
    lines += ["", "Colours", *_colors(deck)]
    planar = product.planar_deck()
    if planar:
        width = max(len(card.name) for card in planar)
        lines += ["", f"Planar deck ({len(planar)})"]
        lines += [f"     {card.name:<{width}}  {card.type_line}" for card in sorted(planar, key=lambda card: card.name)]
    return "\n".join(lines)


def _by_kind(deck: Iterable[CardDefinition]) -> dict[str, list[CardDefinition]]:
    found: dict[str, list[CardDefinition]] = {kind: [] for kind, _ in (*KINDS[1:], KINDS[0])}
    for card in deck:
        found[next(kind for kind, types in KINDS if card.printed.types & types)].append(card)
    return {kind: cards for kind, cards in found.items() if cards}


def _sorted(cards: Iterable[CardDefinition]) -> list[CardDefinition]:
    return sorted(cards, key=lambda card: (card.printed.mana_value, card.name))


def _row(count: int, card: CardDefinition) -> str:
    cost = f" {card.printed.mana_cost}" if card.printed.mana_cost is not None else ""
    return f"{count:>4} {card.name}{cost}"


def _curve(deck: Mapping[CardDefinition, int]) -> list[str]:
    """How many cards there are of each mana value."""
    counts: Counter[int] = Counter()
    for card, count in deck.items():
        if not card.printed.types & LAND:
            counts[min(card.printed.mana_value, TOP_OF_CURVE)] += count
    return [
        f"{f'{value}+' if value == TOP_OF_CURVE else value:>4} {'█' * counts[value]} {counts[value]}"
        for value in range(min(counts, default=0), max(counts, default=0) + 1)
    ]


def _colors(deck: Mapping[CardDefinition, int]) -> list[str]:
    """For each colour, how many cards have it and how many symbols of it stand in costs."""
    rows: list[tuple[str, int, str]] = []
    for color, letter, name in zip(COLORS, LETTERS, NAMES, strict=True):
        having = sum(count for card, count in deck.items() if card.printed.colors & color)
        if having:
            costs = sum(str(card.printed.mana_cost or "").count(letter) * count for card, count in deck.items())
            rows.append((name, having, f", {costs} mana symbols"))
    without = sum(count for card, count in deck.items() if not card.printed.colors | (card.printed.types & LAND))
    if without:
        rows.append(("colourless", without, ""))
    return [f"{count:>4} {name}{more}" for name, count, more in sorted(rows, key=lambda row: -row[1])]


# ---------------------------------------------------------------------- lists that users bring


def check(files: list[str], own: list[str], proxies: bool, skip_unknown: bool) -> int:
    """Say what is wrong with deck lists: 1 if anything is; with `skip_unknown` only what else is."""
    if not files:
        raise Mistake(f"Which file? planechase decks {CHECK} FILE")
    code, binder = 0, brought(own, proxies, skip_unknown)
    for file in files:
        found = read_list(file)
        problems = legality.check(found, skip_unknown=skip_unknown, binder=binder)
        label = "the list" if file == "-" else file
        missing = legality.unknown(found, binder) if skip_unknown else []
        left = legality.without_unknown(found, binder) if missing and not found.commanders else found
        if missing:
            print(harmless(f"{label} is played without {what_is_missing(missing)}."))
        for problem in problems:
            print(harmless(f"{label}, {problem}" if problem.line else f"{label}: {problem}"))
        if missing and not (left.main or left.commanders):
            print(harmless(f"{label}: None of its cards is here, so there is no deck left to play."))
            code = 1
        elif problems:
            code = 1
            for hint in hints(found, binder=binder):
                print(hint)
        else:
            print(f"{label}: {sizes(left)}. All is well.")
    return code
