"""Text that any terminal can show: unknown characters become plainer ones, and nothing in it can send commands."""

from __future__ import annotations

import codecs
import io
import sys
from typing import Final

PLAINER: Final = {
    "“": '"', "”": '"', "‘": "'", "’": "'", "—": "-", "–": "-", "−": "-", "…": "~", "×": "x", "♥": "*", "▶": ">",
    "→": ">", "─": "-", "│": "|", "█": "#", "·": ".", "•": "*", "≥": ">", "≤": "<", "½": "h", "∞": "8",
}  # fmt: skip
"""What stands for a letter where it cannot be written. Each is as wide as what it stands for, so that lines fit."""
UNKNOWN: Final = "?"
_HANDLER: Final = "plainer"


def harmless(text: str) -> str:
    """The same text without what a terminal would obey, and without halves of letters; lines stay lines.

    >>> harmless("Ann\\x1b[2J\\tand\\nBob")
    'Ann�[2J and\\nBob'
    """
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or letter == "\n" else " " if letter == "\t" else "�" for letter in text
    )


def speak_plainly() -> None:
    """Replace what the encoding of the terminal cannot say, in what is written and in what is typed."""
    codecs.register_error(_HANDLER, _plainer)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAINER.get(letter, UNKNOWN) for letter in error.object[error.start : error.end]), error.end
