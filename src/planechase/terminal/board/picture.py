"""The picture of a table: every player with their permanents, the stack, the log, the hand, and the question.

It fits the terminal: where there is room, players get frames and columns; where there is little, a line or two each.
The log takes the lines that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from planechase.tables.messages import Id, Seen
from planechase.telling.entries import LogKind, PlainEntry
from planechase.telling.view import TurnScene
from planechase.terminal.asking.forms import Form
from planechase.terminal.board.picture_text import Lines, broken, counted, cut, filled, styled, together
from planechase.terminal.board.player_frames import Roster
from planechase.terminal.board.possessions import hand
from planechase.terminal.display_names import names, on_stack, seat_name, thing_name
from planechase.terminal.screen import Screen

LEAST_LOG: Final = 5
"""Lines the log should have, with the two around it."""
MOST_ON_STACK: Final = (12, 4, 2, 1)
"""How many objects on the stack are shown, from much room to little."""
LINES_ON_STACK: Final = (3, 3, 2, 1)
"""How many lines tell what the topmost of them does."""
LAYOUTS: Final[tuple[tuple[Callable[[Roster], Lines], int, int], ...]] = (
    (Roster.frames, 0, LEAST_LOG), (Roster.paragraphs, 0, LEAST_LOG), (Roster.paragraphs, 1, LEAST_LOG),
    (Roster.compact, 1, LEAST_LOG), (Roster.compact, 1, 3), (Roster.compact, 2, 0), (Roster.short, 2, 0),
    (Roster.short, 3, 0), (Roster.crowd, 3, 0),
)  # fmt: skip
"""How players are drawn, how brief planes, stack and choices are, and how much room the log has; the largest first."""


class Board:
    """Draws what one seat was told."""

    def __init__(self, seen: Seen, screen: Screen) -> None:
        self.scene = seen.scene
        self.log = seen.log
        self.screen = screen
        self.players = Roster(seen.scene, screen)
        self.unseen: Sequence[PlainEntry] = ()
        """What is new in the log and found no room in the last picture."""

    # ------------------------------------------------------------------ the whole picture

    def picture(self, asked: Form | None = None, message: str = "", read: int = 0) -> Lines:
        """All of it, as lines that fit the screen if they can. The first `read` lines of the log are old."""
        space = self.screen.height - 1
        for players, brief, least in LAYOUTS:
            heading, above = self._heading(), players(self.players)
            below = self._command(brief) + self.stack(MOST_ON_STACK[brief], LINES_ON_STACK[brief]) + self._hand()
            asking = (self.question(asked, brief) if asked is not None else []) + self._message(message)
            left = space - len(heading) - len(above) - len(below) - len(asking)
            if left >= least:
                break
        if left < 0:
            above = self._nearest(above, len(above) + left)
            room = space - len(heading) - len(above) - len(asking)
            below = below[-room:] if room > 0 else []
        return heading + above + self._log(read, max(left, 0)) + below + asking

    def _nearest(self, players: Lines, space: int) -> Lines:
        """Of the players those who sit nearest to the viewer's own lines, and where the others are found."""
        kept = players[len(players) - max(space - 1, 0) :] if space > 1 else []
        return self._lines(Text("… type b for the whole table", style="dim")) + kept

    def plain(self) -> Lines:
        """The table without log and question, for output line by line."""
        return self._heading() + self.players.paragraphs() + self._command() + self._hand()

    def whole(self) -> Lines:
        """The table with nothing left out, however many lines that takes."""
        stack = self.stack(len(self.scene["stack"]))
        return self._heading() + self.players.paragraphs() + self._command() + stack + self._hand()

    def occasion(self) -> tuple[int, tuple[Id, ...]]:
        """What the table is shown for again, where it is not drawn all the time: a new turn, or a card face up."""
        return self.scene["turn"], tuple(card["id"] for card in self.scene["table"]["face_up"])

    def _lines(self, part: RenderableType) -> Lines:
        return self.screen.rendered(part)

    def _cut(self, text: Text) -> Text:
        return cut(text, self.screen.width)

    def _filled(self, start: str, entries: Sequence[str]) -> Lines:
        return self._lines(styled(filled(start, entries, self.screen.width)))

    # ------------------------------------------------------------------ the top: whose turn it is

    def _heading(self) -> Lines:
        scene = self.scene
        number, active = scene["turn"], names(scene, scene["active"])
        text = f"Turn {number}: {active}, {scene['step']}" if number else "Before the game: opening hands"
        if not self.screen.in_place:
            return self._lines(Text(f"=== {text} ===")) + self._other_turns()
        return self._lines(Text(f" {text}".ljust(self.screen.width), style="reverse")) + self._other_turns()

    def _other_turns(self) -> Lines:
        """CR 807.4: the turns that are taken at the same time, with what is on their stacks, and who waits for one."""
        others = self.scene["other_turns"]
        return self._filled("Meanwhile: ", [*map(self._other_turn, others)]) if others else []

    def _other_turn(self, turn: TurnScene) -> str:
        called = seat_name(self.scene, turn["active"][0])
        if turn["waits"]:
            return f"{called} waits for a turn"
        stacked = [thing_name(self.scene["things"][id]) for id in reversed(turn["stack"])]
        return f"{called}, {turn['step']}" + (f" (stack: {', '.join(stacked)})" if stacked else "")

    # ------------------------------------------------------------------ the middle of the table

    def _command(self, brief: int = 0) -> Lines:
        """Emblems, planes and whatever else lies face up in the command zone."""
        table, things = self.scene["table"], self.scene["things"]
        shown = {*table["elsewhere"], *(card["id"] for card in table["face_up"])}
        found = [things[id]["name"] for id in self.scene["command"] if id not in shown]
        known = [name for name in found if name]
        return self._face_up(brief) + (self._filled("Command zone: ", counted(known)) if known else [])

    def _face_up(self, brief: int) -> Lines:
        """What the variants show: cards with their texts, and special places; in brief, abilities follow each other."""
        lines: Lines = []
        for card in self.scene["table"]["face_up"]:
            lines += self._lines(styled(card["heading"], "bold green"))
            shown = self.scene["things"][card["id"]]["text"]
            for ability in [shown.replace("\n", "  ")] if brief else shown.splitlines():
                text = styled(ability, "green")
                lines += self._lines(self._cut(text) if brief > 2 else text)
        for place in self.scene["table"]["places"]:
            lines += self._filled(f"{place['heading']}: ", place["entries"])
        return lines

    def stack(self, most: int = MOST_ON_STACK[0], told: int = LINES_ON_STACK[0]) -> Lines:
        """The stack, the topmost object first; equal ones in a row are counted, and the lowest may be left out."""
        rows = _in_a_row(self._on_stack(id) for id in reversed(self.scene["stack"]))
        lines: Lines = []
        for number, ((what, does), count) in enumerate(rows[:most]):
            times = f"{count}× " if count > 1 else ""
            text = styled(f"{'       ' if number else 'Stack: '}{times}{what}", "bold cyan")
            if does:
                text.append(f"  {does}", style="not bold dim")
            lines += self._lines(text)[:told] if number == 0 and told > 1 else self._lines(self._cut(text))
        below = sum(count for _, count in rows[most:])
        return lines + (self._lines(Text(f"       … and {below} more below", style="dim")) if below else [])

    def _on_stack(self, id: Id) -> tuple[str, str]:
        """Something on the stack, and what it does: of several modes those that were chosen."""
        thing = self.scene["things"][id]
        does = "; ".join(thing["modes"]) or "  ".join(thing["text"].splitlines())
        return on_stack(self.scene, thing), does

    # ------------------------------------------------------------------ what the viewer has and is asked

    def _hand(self) -> Lines:
        viewer = self.scene["viewer"]
        if viewer is None or self.scene["players"][viewer]["left"]:
            return []
        return self._filled("Hand: ", hand(self.scene, self.scene["players"][viewer]) or ["no cards"])

    def _log(self, read: int, space: int) -> Lines:
        """As much of the end of the log as there is room for; what is new stands out."""
        log = self.log
        rows = min(len(log), max(space - 2, 0))
        self.unseen = log[read : len(log) - rows]
        if space < 3:
            return []
        title = "Log" if rows == len(log) else "Log (type log for more)"
        lines = self._lines(Text(f"── {title} ".ljust(self.screen.width, "─"), style="dim"))
        for at in range(len(log) - rows, len(log)):
            style = "dim" if at < read else "bold" if log[at]["kind"] == LogKind.TURN.value else ""
            lines += self._lines(self._cut(Text(log[at]["text"], style=style)))
        lines += self._lines(Text("\n" * (space - 2 - rows)))[: space - 2 - rows]
        return lines + self._lines(Text("─" * self.screen.width, style="dim"))

    def question(self, asked: Form, brief: int) -> Lines:
        """A question with its choices, in columns where that saves lines."""
        lines = self._lines(styled(asked.title, "bold"))
        width = self.screen.width
        rows = [f"{row.key:>3}  {row.text}" for row in asked.rows]
        broadest = max(map(cell_len, rows), default=0) + 2
        columns = max(1, min(3, width // broadest)) if len(rows) > (2 if brief else 6) else 1
        if brief > 1 and len(rows) > 2:
            columns = max(columns, 2)
        most = columns * max(4, self.screen.height - 12)
        if len(rows) > most:
            rows = [f"{row.key:>3}  {row.text}" for row in asked.shown(most)]
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for line in range(height):
            grid.add_row(*(styled(broken(row, width // columns - 2)) for row in rows[line::height]))
        if rows:
            lines += self._lines(grid)
        return lines + self._lines(Text(together([*asked.hints, "u: undo", "?: help"], width), style="dim"))

    def _message(self, message: str) -> Lines:
        return self._lines(Text(message, style="bold yellow")) if message else []


def _in_a_row(entries: Iterable[tuple[str, str]]) -> list[tuple[tuple[str, str], int]]:
    """Equal ones in a row, counted."""
    rows: list[tuple[tuple[str, str], int]] = []
    for entry in entries:
        if rows and rows[-1][0] == entry:
            rows[-1] = entry, rows[-1][1] + 1
        else:
            rows.append((entry, 1))
    return rows
