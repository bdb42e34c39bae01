"""`planechase cards read`: what becomes of a card that a user writes down."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any, Final

from planechase.collection.bulk import looks_like_data
from planechase.collection.compiling import read
from planechase.collection.files import Misread, expectation, written_in
from planechase.decks.deck_list_reading import decoded
from planechase.decks.spelling import meant
from planechase.reading.card_reading import RefusedCard, Understood
from planechase.reading.card_texts import Miswritten, Written, card_texts
from planechase.terminal.cards_command import plain, shown, tree
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards.brought_cards import read_file
from planechase.terminal.safe_text import harmless

WIDEST: Final = 100
"""How much of a long line is shown around a place."""
ENDINGS: Final = (".txt", ".md", ".json", ".jsonl", ".gz", ".zip", ".dek", ".dec")


COUNTED: Final = re.compile(r"\d+x?\s+\D")
"""How a line of a deck list begins."""


def run(args: argparse.Namespace) -> int:
    files: list[str] = args.words[1:]
    if len(files) < 2 or args.json or not all(_is_file(file) for file in files):
        return read_aloud(_given(files), args.json)
    code = 0
    for file in files:
        print(f"{file}:", flush=True)
        code = max(code, read_aloud(_written(file), False))
        print()
    return code


def read_aloud(given: str, as_json: bool) -> int:
    """What the cards in a text become: 1 if one of them is not understood."""
    try:
        card_texts(given)
        cards = written_in(given)
    except Miswritten as wrong:
        row = given.splitlines()[wrong.line - 1]
        _print_miswritten(wrong, row, as_json)
        return 1
    except Misread as wrong:
        raise Mistake(str(wrong)) from None
    found = [(card, read(card.card)) for card in cards]
    if as_json:
        print(json.dumps([as_data(*one) for one in found], indent=2, ensure_ascii=False))
    else:
        print(harmless("\n\n".join(told(*one) for one in found)))
    return 0 if all(isinstance(one, Understood) for _, one in found) else 1


# ---------------------------------------------------------------------- what is to be read


def _given(words: list[str]) -> str:
    """A file, the standard input, or the text itself; `\\n` in it begins a new line."""
    text = " ".join(words)
    if not words or text == "-":
        return _written("-")
    if len(words) == 1 and "\n" not in text and _is_file(text):
        return _written(text)
    lines = text.replace("\\n", "\n")
    if "\n" not in lines.strip():
        raise Mistake(_too_little(text.strip()))
    return lines


def _written(file: str) -> str:
    data = read_file(file)
    if looks_like_data(data):
        raise Mistake(
            f"{'This' if file == '-' else file} holds cards as data, and “read” is for cards in English. "
            f"planechase cards import {file} imports them all, and planechase cards coverage {file} counts how many of "
            "them are understood."
        )
    return decoded(data)


def _is_file(text: str) -> bool:
    try:
        return Path(text).is_file()
    except (OSError, ValueError):
        return False


def _too_little(text: str) -> str:
    """The message about one line that is no card."""
    if "/" in text and Path(text).is_dir():
        return f"{text} is a folder."
    if text.lower().endswith(ENDINGS) or ("/" in text and " " not in text):
        return f"There is no file {text}."
    if text.startswith(("[", "{")):
        return "This is not how a card is written: name and cost, type line, text and size, each on a line of its own."
    shows = f'planechase cards "{text}" shows the card of this name. ' if "{" not in text else ""
    return (
        f"“{text}” is only one line. {shows}A card needs at least a name and a type line: "
        'planechase cards read "NAME {1}{W}\\nCreature — Elf\\n1/1", or the name of a file with such cards.'
    )


# ---------------------------------------------------------------------- what it becomes


def told(written: Written, found: Understood | RefusedCard) -> str:
    """The tree of a card and the text that is made from it, or where reading stopped."""
    if isinstance(found, RefusedCard):
        said = f"{written.card.name} is not understood.\n{stopped(written, found)}"
    else:
        said = f"{tree(found.definition)}\n\n{shown(found.definition)}"
    note = _built_in(written)
    return f"{said}\n{note}" if note else said


def _built_in(written: Written) -> str:
    built_in = meant(written.card.name)
    if built_in is None:
        return ""
    return f"(A card called {built_in.name} is built in, and is played instead of this one. Give yours another name.)"


def as_data(written: Written, found: Understood | RefusedCard) -> dict[str, Any]:
    """The same as data."""
    about = {
        "name": written.card.name,
        "understood": isinstance(found, Understood),
        "built_in": bool(_built_in(written)),
    }
    if isinstance(found, Understood):
        return {**about, "card": plain(found.definition), "tree": tree(found.definition)}
    line, column = written.place(found.line, found.column, found.name)
    why = {"clause": found.clause, "reason": found.reason, "expected": list(found.expected)}
    return {**about, "line": line, "column": column, **why}


def _print_miswritten(wrong: Miswritten, row: str, as_json: bool) -> None:
    if as_json:
        about = {"understood": False, "line": wrong.line, "column": wrong.column, "reason": wrong.sentence}
        print(json.dumps([about], indent=2, ensure_ascii=False))
    else:
        is_list = "To check a deck list: planechase decks check FILE." if COUNTED.match(row) else ""
        lines = [*pointed(row, wrong.line, wrong.column), cut(str(wrong)), is_list]
        print(harmless("\n".join(line for line in lines if line)))


def stopped(written: Written, refused: RefusedCard) -> str:
    """The line at which reading stopped, with a caret under the place, and what was expected there."""
    card = next((face for face in written.card.faces if face.name == refused.name), written.card)
    lines = card.text.splitlines()
    line, column = written.place(refused.line, refused.column, refused.name)
    known = 1 <= refused.line <= len(lines)
    shown = pointed(lines[refused.line - 1], line, refused.column) if known else []
    return "\n".join([*shown, f"line {line}, column {column}: {refused.reason}{expectation(refused)}"])


def pointed(row: str, line: int, column: int) -> list[str]:
    """A line with its number, and a caret under a place in it; of a long one what is around that place."""
    start = f"{line:>4} | "
    first = max(0, min(column - 1 - WIDEST // 2, len(row) - WIDEST)) if len(row) > WIDEST else 0
    before, after = "…" if first else "", "…" if len(row) > first + WIDEST else ""
    caret = " " * (len(start) + len(before) + column - 1 - first) + "^"
    return [f"{start}{before}{row[first : first + WIDEST]}{after}", caret]


def cut(sentence: str) -> str:
    """A sentence that names a long line says only how that begins."""
    return sentence if len(sentence) <= 3 * WIDEST else f"{sentence[: 3 * WIDEST]} …"
