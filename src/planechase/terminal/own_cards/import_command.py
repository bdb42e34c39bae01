"""`planechase cards import FILE`: take the cards of a bulk file."""

from __future__ import annotations

import argparse

from planechase.collection import imported_cards
from planechase.collection.bulk import Bulk, NotBulk, cards_in, unpacked
from planechase.collection.import_folder import usual_file
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards.brought_cards import mistaken, read_file, telling
from planechase.terminal.safe_text import harmless


def run(args: argparse.Namespace) -> int:
    files: list[str] = args.words[1:]
    if not files:
        raise Mistake("Which file? planechase cards import FILE")
    found = [_bulk(file) for file in files]
    cards = [card for bulk in found for card in bulk.cards]
    with mistaken(), telling() as tell:
        imported_cards.keep(usual_file(), cards, tell, args.anew)
    with mistaken():
        print(said(found))
    return 0


def _bulk(file: str) -> Bulk:
    data = read_file(file)
    if not data.strip():
        raise Mistake(f"{file} is empty.")
    try:
        return cards_in(unpacked(data))
    except NotBulk as wrong:
        raise Mistake(
            f"{file} cannot be imported. {wrong}\n"
            "Cards in English, as people write them, are played with planechase play --cards FILE."
        ) from None


def said(found: list[Bulk]) -> str:
    """How many cards were there, and what became of them."""
    understood = total = 0
    for row in imported_cards.rows(usual_file()):
        total += 1
        understood += row.tree is not None
    names = {card.name for bulk in found for card in bulk.cards}
    lines = ["1 card was imported." if len(names) == 1 else f"{len(names)} cards were imported."]
    for bulk in found:
        lines += [f"  {count} {why} were left out" for why, count in bulk.skipped.most_common()]
    lines += [
        f"Of all {total} that are stored now, {understood} {'is' if understood == 1 else 'are'} understood and can be "
        "played.",
        "To see what stands in the way of the others: planechase cards coverage",
    ]
    return harmless("\n".join(lines))
