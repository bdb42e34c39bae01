"""`planechase verify`: prove that a game followed from what was agreed on before its first shuffle."""

from __future__ import annotations

import argparse
from pathlib import Path

NAME = "verify"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "record", type=Path, metavar="RECORD", help="the file with the record of a game, as the page saves it"
    )


def run(args: argparse.Namespace) -> int:
    """Say whether seed, shuffles, die and every result follow, answer by answer: 1 if they do not."""
    from planechase.tables.fairness import verify
    from planechase.terminal.saving import read

    found = verify(read(args.record))
    print(found.sentence)
    if found.steps:
        print(f"Answers that were given again: {found.steps}.")
    return 0 if found.ok else 1
