"""How somebody says which cards they bring; quickly imported, because every command that plays asks for it."""

from __future__ import annotations

import argparse
from typing import Final

CARDS_HELP: Final = (
    "a file with cards in English, name, cost, type line, text and size, with empty lines between; deck lists may name "
    "them, and its planes, phenomena and schemes are put into every planar or scheme deck that no deck list brings; "
    "can be given several times"
)
PROXIES_HELP: Final = "play cards that are not understood without their text, marked as proxies"
PROXIES_HINT: Final = (
    "Cards that are not understood can be played without their text, marked as proxies: planechase play, sim, arena "
    "and serve take --proxies."
)
SKIP_HELP: Final = "play without the cards that are not here or not understood"
SKIP_HINT: Final = (
    "It can be played without the cards that are not here: planechase play, sim and arena take --skip-unknown."
)
BRING_HINT: Final = (
    "Cards that are not built in can be brought: those of a bulk file by planechase cards import FILE, and those that "
    "you write down in English by --cards FILE."
)


LISTED_HELP: Final = "a file with cards in English, or as data, that deck lists may name; can be given several times"


def add_arguments(parser: argparse.ArgumentParser, cards: str = CARDS_HELP, skips: bool = False) -> None:
    parser.add_argument("--cards", action="append", metavar="FILE", help=cards)
    parser.add_argument("--proxies", action="store_true", help=PROXIES_HELP)
    if skips:
        parser.add_argument("--skip-unknown", action="store_true", help=SKIP_HELP)
