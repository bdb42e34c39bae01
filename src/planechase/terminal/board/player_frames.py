"""The players of a picture: in frames where there is room, and in ever fewer lines where there is not."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from planechase.tables.messages import Id
from planechase.telling.view import Scene, SeatScene
from planechase.terminal.board.picture_text import Lines, counted, cut, filled, styled
from planechase.terminal.board.possessions import graveyard, life, numbers, pieces, rows, title
from planechase.terminal.screen import Screen

FRAME_WIDTH: Final = 48
CROWD: Final = 7
"""With this many players or more, only the names of distant ones may be shown."""


class Roster:
    """All players of one scene."""

    def __init__(self, scene: Scene, screen: Screen) -> None:
        self.scene = scene
        self.screen = screen

    def _lines(self, part: RenderableType) -> Lines:
        return self.screen.rendered(part)

    def _in_order(self) -> list[SeatScene]:
        """The others in turn order from the viewer, then the viewer, next to the hand."""
        players, viewer = self.scene["players"], self.scene["viewer"]
        return players if viewer is None else players[viewer + 1 :] + players[: viewer + 1]

    # ------------------------------------------------------------------ from much room to little

    def frames(self) -> Lines:
        """A frame for each player, in two columns or more."""
        players = self._in_order()
        most = self.screen.width // FRAME_WIDTH
        if most < 2:
            return self.paragraphs()
        columns = -(-len(players) // -(-len(players) // most))
        width = self.screen.width // columns
        grid = Table.grid()
        for at in range(0, len(players), columns):
            row = players[at : at + columns]
            bodies = [self._body(player, width - 4) for player in row]
            height = max(len(body.split("\n", allow_blank=True)) for body in bodies) + 2
            grid.add_row(*(self._frame(*each, width, height) for each in zip(row, bodies, strict=True)))
        return self._lines(grid)

    def _body(self, player: SeatScene, width: int) -> Text:
        if player["left"]:
            return Text("has left the game", style="dim")
        return styled("\n".join(filled(f"{kind}: ", what, width) for kind, what in rows(self.scene, player)))

    def _frame(self, player: SeatScene, body: Text, width: int, height: int) -> Panel:
        active = player["id"] in self.scene["active"]
        return Panel(
            body,
            title=Text(title(self.scene, player), style="bold"),
            title_align="left",
            subtitle=Text(numbers(self.scene, player)),
            subtitle_align="right",
            border_style="green" if active else "dim" if player["left"] else "",
            width=width,
            height=height,
            padding=(0, 1),
        )

    def paragraphs(self) -> Lines:
        """A line about each player, then lines with what they have."""
        lines: Lines = []
        for player in self._in_order():
            lines += self._headline(player)
            for kind, what in rows(self.scene, player):
                lines += self._lines(styled(filled(f"  {kind}: ", what, self.screen.width)))
        return lines

    def compact(self) -> Lines:
        """All that players have without a new line for each kind."""
        lines: Lines = []
        for player in self._in_order():
            has = pieces(self.scene, player)
            lines += self._headline(player)
            lines += self._lines(styled(filled("  ", has, self.screen.width, "; "))) if has else []
        return lines

    def short(self) -> Lines:
        """Two lines for each player, whatever they have."""
        lines: Lines = []
        for player in self._in_order():
            lines += self._in_two_lines(player)
        return lines

    def crowd(self) -> Lines:
        """Two lines for the viewer and those beside them; of the others a word each: their names and life."""
        viewer = self.scene["viewer"]
        if viewer is None or len(self.scene["players"]) < CROWD:
            return self.short()
        order = [player for player in self._in_order() if not player["left"]]
        near = [player for player in (order[-2:-1] + order[:1]) if player["id"] != viewer]
        far = [player for player in order if player not in near and player["id"] != viewer]
        lines = self._lines(styled(filled("Others: ", [*map(self._in_a_word, far)], self.screen.width))) if far else []
        for player in [*near, self.scene["players"][viewer]]:
            lines += self._in_two_lines(player)
        return lines

    def _in_two_lines(self, player: SeatScene) -> Lines:
        has = "; ".join(pieces(self.scene, player))
        return self._headline(player) + (self._lines(cut(styled(f"  {has}"), self.screen.width)) if has else [])

    def _in_a_word(self, player: SeatScene) -> str:
        return f"{'▶ ' if player['id'] in self.scene['active'] else ''}{player['name']} {life(player)}"

    def _headline(self, player: SeatScene) -> Lines:
        """Who it is and how they are doing; in two lines if one is too short for it."""
        if player["left"]:
            return self._lines(cut(Text(f"  {player['name']} has left the game", style="dim"), self.screen.width))
        who, much = title(self.scene, player), numbers(self.scene, player)
        text = Text(who, style="bold")
        apart = cell_len(who) + cell_len(much) + 3 > self.screen.width
        text.append(f"\n    {much}" if apart else f"   {much}", style="not bold")
        return self._lines(text)

    # ------------------------------------------------------------------ one of them, with all there is

    def all_of(self, seat: Id) -> Lines:
        """All that one player has, a line for each thing."""
        player = self.scene["players"][seat]
        lines = self._lines(Text(title(self.scene, player), style="bold"))
        lines += self._lines(Text(f"  {numbers(self.scene, player)}"))
        for kind, what in [*rows(self.scene, player), ("Graveyard", counted(graveyard(self.scene, player)))]:
            if what:
                lines += self._lines(Text(f"  {kind}", style="bold"))
            for one in what:
                lines += self._lines(styled(textwrap.fill(f"    {one}", self.screen.width, subsequent_indent="      ")))
        return lines
