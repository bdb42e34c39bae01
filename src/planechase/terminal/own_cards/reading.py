"""`planechase cards read`: what a card becomes that somebody writes down."""

from __future__ import annotations

import argparse
from pathlib import Path

from planechase.collection.compiling import read
from planechase.collection.files import Misread, expectation, written_in
from planechase.decks.reading import decoded
from planechase.reading.card_texts import Miswritten, Written, card_texts
from planechase.reading.cards import Refused
from planechase.terminal.cards import shown, tree
from planechase.terminal.harmless import harmless
from planechase.terminal.mistakes import Mistake
from planechase.terminal.own_cards.bringing import read_file


def run(args: argparse.Namespace) -> int:
    given = _given(args.words[1:])
    try:
        card_texts(given)
        cards = written_in(given)
    except Miswritten as wrong:
        row = given.splitlines()[wrong.line - 1]
        print(harmless("\n".join([*pointed(row, wrong.line, wrong.column), str(wrong)])))
        return 1
    except Misread as wrong:
        raise Mistake(str(wrong)) from None
    said = [told(card) for card in cards]
    print(harmless("\n\n".join(text for text, _ in said)))
    return 0 if all(understood for _, understood in said) else 1


def _given(words: list[str]) -> str:
    """A file, the standard input, or the text itself; `\\n` in it begins a new line."""
    text = " ".join(words)
    if not words or text == "-":
        return decoded(read_file("-"))
    if len(words) == 1 and "\n" not in text and _is_file(text):
        return decoded(read_file(text))
    return text.replace("\\n", "\n")


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False


def told(written: Written) -> tuple[str, bool]:
    """The tree of a card and the text that is made from it, or where reading stopped; and whether it did not."""
    found = read(written.card)
    if isinstance(found, Refused):
        return f"{written.card.name} is not understood.\n{stopped(written, found)}", False
    return f"{tree(found.definition)}\n\n{shown(found.definition)}", True


def stopped(written: Written, refused: Refused) -> str:
    """The line at which reading stopped, with a caret under the place, and what was expected there."""
    card = next((face for face in written.card.faces if face.name == refused.name), written.card)
    lines = card.text.splitlines()
    line, column = written.place(refused.line, refused.column, refused.name)
    known = 1 <= refused.line <= len(lines)
    shown = pointed(lines[refused.line - 1], line, refused.column) if known else []
    return "\n".join([*shown, f"line {line}, column {column}: {refused.reason}{expectation(refused)}"])


def pointed(row: str, line: int, column: int) -> list[str]:
    """A line with its number, and a caret under a place in it."""
    start = f"{line:>4} | "
    return [start + row, " " * (len(start) + column - 1) + "^"]
