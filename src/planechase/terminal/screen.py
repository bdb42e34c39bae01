"""The screen and the keyboard. On a terminal pictures are drawn in place; otherwise all goes line by line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

from planechase.terminal.safe_text import harmless

MANA = r"\{[^{}\s]+\}"


class InputEnded(Exception):
    """There is no more input."""


class Screen:
    """Where a person looks and types."""

    _noted = ""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self.is_typed = sys.stdin.isatty()
        """Whether a person types, so that the end of the input is a key that was pressed."""
        self.in_place = self.is_typed and self.console.is_terminal
        if self.in_place:
            _edit_lines()
            self._write("\n" * self.height)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def rendered(self, part: RenderableType, width: int | None = None) -> list[list[Segment]]:
        """Something as lines of the screen."""
        options = self.console.options.update(width=width or self.width)
        return self.console.render_lines(part, options, pad=False)

    def draw(self, lines: Sequence[list[Segment]]) -> None:
        """Show a picture: in place of the one before, in one go, so that nothing flickers."""
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(Text.assemble(*((harmless(s.text), s.style or "") for s in line)), soft_wrap=True)
        text, self._noted = captured.get(), ""
        if self.in_place:
            text = "\x1b[H" + text.replace("\n", "\x1b[K\n") + "\x1b[J"
        self._write(text)

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it, so that nobody reads what was there."""
        if self.in_place:
            self._write("\x1b[2J\x1b[3J\x1b[H")

    def say(self, text: str = "", style: str = "") -> None:
        """A line or several below what is there."""
        self._wipe_note()
        shown = Text(harmless(text), style=style)
        shown.highlight_regex(MANA, "bold")
        self.console.print(shown, soft_wrap=not self.in_place)

    def note(self, text: str) -> None:
        """What goes on just now, in a line that stands until something else is shown; line by line there is none."""
        if self.in_place and text != self._noted:
            self._write(f"\r{harmless(text)}\x1b[K")
            self._noted = text

    def _wipe_note(self) -> None:
        if self._noted:
            self._write("\r\x1b[K")
            self._noted = ""

    def show(self, text: str) -> None:
        """Something to read; on a terminal a page at a time, each until Enter is pressed."""
        if not self.in_place:
            self.say(text)
            return
        shown = Text(harmless(text))
        shown.highlight_regex(MANA, "bold")
        self.page(self.rendered(shown))

    def page(self, lines: Sequence[list[Segment]]) -> None:
        """Lines to read; on a terminal as many at a time as there is room for, each until Enter is pressed."""
        if not self.in_place:
            self.draw(lines)
            return
        page = max(1, self.height - 2)
        for start in range(0, len(lines), page):
            self.draw(lines[start : start + page])
            more = start + page < len(lines)
            if self.ask("Enter: more   q: back > " if more else "Enter: back > ").lower() == "q":
                return

    def ask(self, prompt: str) -> str:
        """A line that the person types; `InputEnded` at the end of the input."""
        self._wipe_note()
        try:
            return " ".join(input(harmless(prompt)).split())
        except (EOFError, OSError):
            raise InputEnded from None

    def _write(self, text: str) -> None:
        self.console.file.write(text)
        self.console.file.flush()


def _edit_lines() -> None:
    """Arrow keys and a history while typing, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_history_length(200)
