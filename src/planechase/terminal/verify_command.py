"""`planechase verify`: prove that a game followed from what was agreed on before its first shuffle."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", type=Path, metavar="RECORD", help="the file with the record of a game, as the page saves it"
    )


def run(args: argparse.Namespace) -> int:
    """Say whether seed, shuffles, die and every result follow, answer by answer: 1 if they do not."""
    from planechase.tables.fairness import agreed_in, verify
    from planechase.tables.seed_terms import digest
    from planechase.terminal.safe_text import harmless
    from planechase.terminal.saving import read

    record = read(args.record)
    found, agreed = verify(record), agreed_in(record)
    for sentence in (found.sentence, *found.notes):
        print(harmless(sentence))
    if found.steps:
        print(f"Answers replayed: {found.steps}.")
    if agreed is not None:
        print("Compare this with what you were shown before the game, and with what you added:")
        print(harmless(f"The table's commitment: {agreed.commitment}"))
        if agreed.terms is not None:
            print(f"The terms of the draw: {digest(agreed.terms)}")
        for each in agreed.contributions:
            print(harmless(f"Added by {each.name}: {each.number}"))
    return 0 if found.ok else 1
