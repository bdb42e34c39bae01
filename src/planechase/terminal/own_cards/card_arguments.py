"""The arguments for cards that users bring. It must be fast to import, because every command that plays uses it."""

from __future__ import annotations

import argparse
from typing import Final

CARDS_HELP: Final = (
    "a file with cards in English (name, cost, type line, text, size), separated by empty lines; deck lists can name "
    "them, and its planes, phenomena and schemes are added to every planar or scheme deck that does not come from a "
    "deck list; can be given several times"
)
PROXIES_HELP: Final = "play cards that are not understood without their text, marked as proxies"
PROXIES_HINT: Final = (
    "To play cards that are not understood without their text, marked as proxies, use --proxies with planechase play, "
    "sim, arena or serve."
)
SKIP_HELP: Final = "leave out cards that are not here or not understood"
SKIP_HINT: Final = "To play without the cards that are not here, use --skip-unknown with planechase play, sim or arena."
BRING_HINT: Final = (
    "To bring cards that are not built in, import a bulk file with planechase cards import FILE, or write them down in "
    "English and use --cards FILE."
)


LISTED_HELP: Final = "a file with cards in English, or as data, that deck lists may name; can be given several times"


def add_arguments(parser: argparse.ArgumentParser, cards: str = CARDS_HELP, skips: bool = False) -> None:
    parser.add_argument("--cards", action="append", metavar="FILE", help=cards)
    parser.add_argument("--proxies", action="store_true", help=PROXIES_HELP)
    if skips:
        parser.add_argument("--skip-unknown", action="store_true", help=SKIP_HELP)
