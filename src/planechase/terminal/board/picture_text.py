"""Text in the lines of a picture: coloured, counted, and broken where a line ends."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich.segment import Segment
from rich.text import Text

from planechase.terminal.screen import MANA

Lines = list[list[Segment]]

SYMBOL_STYLES: Final = {
    "{W}": "bold yellow", "{U}": "bold blue", "{B}": "bold magenta", "{R}": "bold red", "{G}": "bold green",
}  # fmt: skip


def styled(text: str, style: str = "") -> Text:
    """Text with coloured mana symbols."""
    shown = Text(text, style=style)
    shown.highlight_regex(MANA, "bold")
    for symbol, color in SYMBOL_STYLES.items():
        shown.highlight_regex(re.escape(symbol), color)
    return shown


def cut(text: Text, width: int) -> Text:
    """As much of a text as one line takes."""
    text.truncate(width, overflow="ellipsis")
    return text


def counted(labels: Iterable[str]) -> list[str]:
    """Labels, the same ones counted: "2× Forest", "3× Forest (tapped)"."""
    counts: dict[str, int] = {}
    for text in labels:
        counts[text] = counts.get(text, 0) + 1
    return [text if count == 1 else f"{count}× {text}" for text, count in counts.items()]


def broken(text: str, width: int) -> str:
    """A choice in as many lines as it takes, those after the first set in."""
    return "\n".join(textwrap.wrap(text, width, subsequent_indent="     ", drop_whitespace=True)) or text


def together(pieces: Sequence[str], width: int) -> str:
    """Pieces that say different things, apart from each other: in one line if they can be, closer if they must be."""
    apart = next((gap for gap in ("   ", "  ") if len(gap.join(pieces)) <= width), "   ")
    return filled("", pieces, width, apart)


def filled(start: str, entries: Sequence[str], width: int, between: str = ", ") -> str:
    """Entries with commas between; lines are broken between entries, and within one only if it is too long."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    mark = between.rstrip()
    gap = between.removeprefix(mark)
    lines = [start]
    for number, entry in enumerate(entries):
        text = entry if number == len(entries) - 1 else f"{entry}{mark}"
        here = f"{lines[-1]}{gap}{text}" if number else f"{lines[-1]}{text}"
        if len(here) <= width:
            lines[-1] = here
        elif len(indent) + len(text) <= width and number:
            lines.append(indent + text)
        else:
            pieces = textwrap.wrap(here, width, subsequent_indent=indent)
            lines[-1:] = [pieces[0], *pieces[1:]]
    return "\n".join(lines)
