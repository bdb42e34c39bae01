"""The picture of a game: every player with their permanents, the stack, the log, the hand, and the question.

It is made from what the viewer may know. It fits the terminal: where there is room, players get frames and
columns; where there is little, a line or two each. The log takes the lines that are left.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from planechase.game import Game
from planechase.rules.language.card_types import CREATURE, LAND
from planechase.rules.state.objects import Id, Permanent, StackObject
from planechase.telling import labels, naming
from planechase.telling.entries import Kind
from planechase.telling.log import Line
from planechase.telling.things import CardView
from planechase.telling.view import PlayerView, TurnView
from planechase.terminal.questions import Question
from planechase.terminal.screen import MANA, Screen
from planechase.words.english import listed

Lines = list[list[Segment]]

LEAST_LOG: Final = 5
"""Lines the log should have, with the two around it."""
FRAME_WIDTH: Final = 48
CROWD: Final = 7
"""From so many players on, those far away may be only named."""
MOST_ON_STACK: Final = (12, 4, 2, 1)
"""How many objects on the stack are shown, from much room to little."""
LINES_ON_STACK: Final = (3, 3, 2, 1)
"""How many lines tell what the topmost of them does."""
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


class Board:
    """Draws a game for one viewer."""

    def __init__(self, game: Game, viewer: Id | None, screen: Screen) -> None:
        self.game = game
        self.state = game.state
        self.viewer = viewer
        self.screen = screen
        self.view = game.view(viewer)
        self.unseen: Sequence[Line] = ()
        """What is new in the log and found no room in the last picture."""

    # ------------------------------------------------------------------ the whole picture

    def picture(self, log: Sequence[Line], question: Question | None, message: str = "", read: int = 0) -> Lines:
        """All of it, as lines that fit the screen if they can. The first `read` lines of the log are old."""
        space = self.screen.height - 1
        for players, brief, least in LAYOUTS:
            heading, above = self._heading(), players(self)
            below = self._command(brief) + self.stack(MOST_ON_STACK[brief], LINES_ON_STACK[brief]) + self._hand()
            asked = (self._question(question, brief) if question is not None else []) + self._message(message)
            left = space - len(heading) - len(above) - len(below) - len(asked)
            if left >= least:
                break
        if left < 0:
            above = self._nearest(above, len(above) + left)
            room = space - len(heading) - len(above) - len(asked)
            below = below[-room:] if room > 0 else []
        return heading + above + self._log(log, read, max(left, 0)) + below + asked

    def _nearest(self, players: Lines, space: int) -> Lines:
        """Of the players those who sit nearest to the viewer's own lines, and where the others are found."""
        kept = players[len(players) - max(space - 1, 0) :] if space > 1 else []
        return self._lines(Text("… type b for the whole table", style="dim")) + kept

    def plain(self) -> Lines:
        """The table without log and question, for output line by line."""
        return self._heading() + self._paragraphs() + self._command() + self._hand()

    def whole(self) -> Lines:
        """The table with nothing left out, however many lines that takes."""
        return (
            self._heading() + self._paragraphs() + self._command() + self.stack(len(self.view["stack"])) + self._hand()
        )

    def of(self, seat: Id) -> Lines:
        """All that one player has, a line for each thing."""
        player = self.view["players"][seat]
        lines = self._lines(Text(self._title(player), style="bold")) + self._lines(Text(f"  {self._numbers(player)}"))
        graveyard = [card["name"] or "a face-down card" for card in reversed(player["graveyard"])]
        rows = [*self._rows(player), ("Graveyard", _counted(graveyard))]
        for kind, what in rows:
            if what:
                lines += self._lines(Text(f"  {kind}", style="bold"))
            for one in what:
                lines += self._lines(styled(textwrap.fill(f"    {one}", self.screen.width, subsequent_indent="      ")))
        return lines

    def _lines(self, part: RenderableType) -> Lines:
        return self.screen.rendered(part)

    def _cut(self, text: Text, width: int | None = None) -> Text:
        text.truncate(self.screen.width if width is None else width, overflow="ellipsis")
        return text

    # ------------------------------------------------------------------ parts

    def _heading(self) -> Lines:
        active = naming.names(self.state, self.view["active"])
        number = self.view["turn"]
        text = f"Turn {number}: {active}, {self.view['step']}" if number else "Before the game: opening hands"
        if not self.screen.in_place:
            return self._lines(Text(f"=== {text} ===")) + self._other_turns()
        return self._lines(Text(f" {text}".ljust(self.screen.width), style="reverse")) + self._other_turns()

    def _other_turns(self) -> Lines:
        """CR 807.4: the turns that are taken at the same time, with what is on their stacks, and who waits for one."""
        others = [turn for turn in self.view["turns"] if not turn["goes_on"]]
        if not others:
            return []
        return self._lines(styled(_filled("Meanwhile: ", [*map(self._other_turn, others)], self.screen.width)))

    def _other_turn(self, turn: TurnView) -> str:
        name = self.state.players[turn["active"][0]].name
        if turn["waits"]:
            return f"{name} waits for a turn"
        on_stack = [entry["name"] for entry in reversed(turn["stack"])]
        return f"{name}, {turn['step']}" + (f" (stack: {', '.join(on_stack)})" if on_stack else "")

    def stack(self, most: int = MOST_ON_STACK[0], told: int = LINES_ON_STACK[0]) -> Lines:
        """The stack, the topmost object first; equal ones in a row are counted, and the lowest may be left out."""
        rows: list[tuple[str, str, int]] = []
        for entry in reversed(self.view["stack"]):
            obj = self.state.objects[entry["id"]]
            assert isinstance(obj, StackObject)
            what = labels.stack_label(self.state, obj, self.viewer)
            does = labels.stack_text(self.state, obj).replace("\n", " ")
            if rows and rows[-1][:2] == (what, does):
                rows[-1] = (what, does, rows[-1][2] + 1)
            else:
                rows.append((what, does, 1))
        lines: Lines = []
        for number, (what, does, count) in enumerate(rows[:most]):
            times = f"{count}× " if count > 1 else ""
            text = styled(f"{'       ' if number else 'Stack: '}{times}{what}", "bold cyan")
            if does:
                text.append(f"  {does}", style="not bold dim")
            lines += self._lines(text)[:told] if number == 0 and told > 1 else self._lines(self._cut(text))
        below = sum(count for _, _, count in rows[most:])
        return lines + (self._lines(Text(f"       … and {below} more below", style="dim")) if below else [])

    def _command(self, brief: int = 0) -> Lines:
        """Emblems, planes and whatever else lies face up in the command zone."""
        lines = self._face_up(brief)
        elsewhere = self.view["table"]["elsewhere"]
        names = [card["name"] for card in self.view["command"] if card["name"] and card["id"] not in elsewhere]
        if not names:
            return lines
        return lines + self._lines(styled(_filled("Command zone: ", _counted(names), self.screen.width)))

    def _face_up(self, brief: int) -> Lines:
        """What the variants show: cards with their texts, and special places; in brief, abilities follow each other."""
        lines: Lines = []
        for card in self.view["table"]["face_up"]:
            lines += self._lines(styled(card["heading"], "bold green"))
            for ability in [card["text"].replace("\n", "  ")] if brief else card["text"].splitlines():
                text = styled(ability, "green")
                lines += self._lines(self._cut(text) if brief > 2 else text)
        for place in self.view["table"]["places"]:
            lines += self._lines(styled(_filled(f"{place['heading']}: ", place["entries"], self.screen.width)))
        return lines

    def scene(self) -> tuple[int, tuple[Id, ...]]:
        """What the table is shown for again, where it is not drawn all the time: a new turn, or a card face up."""
        return self.view["turn"], tuple(card["id"] for card in self.view["table"]["face_up"])

    def _hand(self) -> Lines:
        if self.viewer is None:
            return []
        me = self.view["players"][self.viewer]
        if me["left"]:
            return []
        cards = [_in_hand(card) for card in sorted(me["hand"], key=self._place_in_hand)]
        return self._lines(styled(_filled("Hand: ", _counted(cards) or ["no cards"], self.screen.width)))

    def _place_in_hand(self, card: CardView) -> tuple[bool, int, str]:
        """Lands last, the others by mana value."""
        chars = self.state.chars(self.state.objects[card["id"]])
        return bool(chars.types & LAND), chars.mana_value, chars.name

    def _log(self, log: Sequence[Line], read: int, space: int) -> Lines:
        """As much of the end of the log as there is room for; what is new stands out."""
        rows = min(len(log), max(space - 2, 0))
        self.unseen = log[read : len(log) - rows]
        if space < 3:
            return []
        title = "Log" if rows == len(log) else "Log (type log for more)"
        rule = Text(f"── {title} ".ljust(self.screen.width, "─"), style="dim")
        lines = self._lines(rule)
        for at in range(len(log) - rows, len(log)):
            style = "dim" if at < read else "bold" if log[at].kind is Kind.TURN else ""
            lines += self._lines(self._cut(Text(log[at].text, style=style)))
        lines += self._lines(Text("\n" * (space - 2 - rows)))[: space - 2 - rows]
        return lines + self._lines(Text("─" * self.screen.width, style="dim"))

    def _question(self, question: Question, brief: int) -> Lines:
        lines = self._lines(styled(question.title, "bold"))
        width = self.screen.width
        rows = [f"{row.key:>3}  {row.text}" for row in question.rows]
        broadest = max(map(cell_len, rows), default=0) + 2
        columns = max(1, min(3, width // broadest)) if len(rows) > (2 if brief else 6) else 1
        if brief > 1 and len(rows) > 2:
            columns = max(columns, 2)
        most = columns * max(4, self.screen.height - 12)
        if len(rows) > most:
            rows = [f"{row.key:>3}  {row.text}" for row in question.shown(most)]
        height = -(-len(rows) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for line in range(height):
            grid.add_row(*(styled(_broken(row, width // columns - 2)) for row in rows[line::height]))
        if rows:
            lines += self._lines(grid)
        return lines + self._lines(Text(_broken(f"{question.hint}   u: undo   ?: help", width), style="dim"))

    def _message(self, message: str) -> Lines:
        return self._lines(Text(message, style="bold yellow")) if message else []

    # ------------------------------------------------------------------ players

    def _order(self) -> list[PlayerView]:
        """The others in turn order from the viewer, then the viewer, next to the hand."""
        players = self.view["players"]
        if self.viewer is None:
            return players
        return players[self.viewer + 1 :] + players[: self.viewer + 1]

    def _frames(self) -> Lines:
        """A frame for each player, in two columns or more."""
        players = self._order()
        most = self.screen.width // FRAME_WIDTH
        if most < 2:
            return self._paragraphs()
        rows = -(-len(players) // most)
        columns = -(-len(players) // rows)
        width = self.screen.width // columns
        grid = Table.grid()
        for at in range(0, len(players), columns):
            row = players[at : at + columns]
            bodies = [self._body(player, width - 4) for player in row]
            height = max(len(body.split("\n", allow_blank=True)) for body in bodies) + 2
            grid.add_row(*(self._frame(*each, width, height) for each in zip(row, bodies, strict=True)))
        return self._lines(grid)

    def _body(self, player: PlayerView, width: int) -> Text:
        if player["left"]:
            return Text("has left the game", style="dim")
        return styled("\n".join(_filled(f"{kind}: ", what, width) for kind, what in self._rows(player)))

    def _frame(self, player: PlayerView, body: Text, width: int, height: int) -> Panel:
        active = player["id"] in self.view["active"]
        return Panel(
            body,
            title=Text(self._title(player), style="bold"),
            title_align="left",
            subtitle=Text(self._numbers(player)),
            subtitle_align="right",
            border_style="green" if active else "dim" if player["left"] else "",
            width=width,
            height=height,
            padding=(0, 1),
        )

    def _paragraphs(self) -> Lines:
        """A line about each player, then lines with their permanents."""
        lines: Lines = []
        for player in self._order():
            lines += self._lines(self._headline(player))
            for kind, what in self._rows(player):
                lines += self._lines(styled(_filled(f"  {kind}: ", what, self.screen.width)))
        return lines

    def _compact(self) -> Lines:
        """All that players have without a new line for each kind."""
        lines: Lines = []
        for player in self._order():
            lines += self._lines(self._headline(player))
            lines += self._lines(styled(_filled("  ", self._parts(player), self.screen.width, "; ")))
        return lines

    def _short(self) -> Lines:
        """Two lines for each player, whatever they have."""
        lines: Lines = []
        for player in self._order():
            lines += self._lines(self._headline(player))
            parts = self._parts(player)
            if parts:
                lines += self._lines(self._cut(styled(f"  {'; '.join(parts)}")))
        return lines

    def _crowd(self) -> Lines:
        """Two lines for the viewer and those beside them; of the others a word each: their names and life."""
        if self.viewer is None or len(self.view["players"]) < CROWD:
            return self._short()
        order = [player for player in self._order() if not player["left"]]
        near = [player for player in (order[-2:-1] + order[:1]) if player["id"] != self.viewer]
        far = [player for player in order if player not in near and player["id"] != self.viewer]
        told = [
            f"{'▶ ' if player['id'] in self.view['active'] else ''}{player['name']} {self._life(player)}"
            for player in far
        ]
        lines = self._lines(styled(_filled("Others: ", told, self.screen.width))) if told else []
        for player in [*near, self.view["players"][self.viewer]]:
            lines += self._lines(self._headline(player))
            lines += self._lines(self._cut(styled(f"  {'; '.join(self._parts(player))}")))
        return lines

    def _parts(self, player: PlayerView) -> list[str]:
        """What a player has, kind by kind, each in one piece."""
        parts = [f"{kind}: {', '.join(what)}" for kind, what in self._about(player)]
        parts += [", ".join(what) for _, what in self._permanents(player)]
        return parts + [f"{kind}: {', '.join(what)}" for kind, what in self._top(player) + self._open_hand(player)]

    def _headline(self, player: PlayerView) -> Text:
        """Who it is and how they are; in two lines if one is too short for it."""
        if player["left"]:
            return self._cut(Text(f"  {player['name']} has left the game", style="dim"))
        title, numbers = self._title(player), self._numbers(player)
        text = Text(title, style="bold")
        apart = cell_len(title) + cell_len(numbers) + 3 > self.screen.width
        text.append(f"\n    {numbers}" if apart else f"   {numbers}", style="not bold")
        return text

    def _title(self, player: PlayerView) -> str:
        """Name and life first: what comes behind may not fit."""
        mark = "▶" if player["id"] in self.view["active"] else " "
        you = " (you)" if player["id"] == self.viewer else ""
        mates = self._teammates(player)
        life = f"{self._life(player)}{' together' if mates and self.state.options.shared_life else ''}"
        said = ", ".join([*self._roles(player), *player["designations"], *([mates] if mates else [])])
        return f"{mark} {player['name']}{you}  {life}  {said}".rstrip()

    def _life(self, player: PlayerView) -> str:
        return f"♥ {player['life']}"

    def _numbers(self, player: PlayerView) -> str:
        if player["left"]:
            return ""
        parts = [f"hand {player['hand_size']}", f"library {player['library']}"]
        if player["graveyard"]:
            parts.append(f"graveyard {len(player['graveyard'])}")
        parts += [
            f"{one['of']} {one['count']}" for one in self.view["table"]["counts"] if one["player"] == player["id"]
        ]
        parts += [f"{kind} {count}" for kind, count in player["counters"].items()]
        if player["mana"]:
            parts.append(f"mana {player['mana']}")
        return "  ".join(parts)

    # ------------------------------------------------------------------ what players have

    def _rows(self, player: PlayerView) -> list[tuple[str, list[str]]]:
        """All that a player has on the table, by kind, and what the viewer sees of their hand."""
        return self._about(player) + self._permanents(player) + self._top(player) + self._open_hand(player)

    def _top(self, player: PlayerView) -> list[tuple[str, list[str]]]:
        """CR 401.5: the cards of a library that the viewer sees, by their places from the top."""
        known = sorted((int(place), card) for place, card in player["known_library"].items())
        if not known:
            return []
        named = [_in_hand(card) if place == 0 else f"{place + 1}. {_in_hand(card)}" for place, card in known]
        return [("Top of library" if known[0][0] == 0 else "Library", named)]

    def _about(self, player: PlayerView) -> list[tuple[str, list[str]]]:
        """What the variants say about a player."""
        lines = self.view["table"]["about"]
        return [(line["heading"], line["entries"]) for line in lines if line["player"] == player["id"]]

    def _roles(self, player: PlayerView) -> list[str]:
        """All that is to be said of a player behind their name; CR 801.2: also whether the viewer reaches them."""
        said = [each["role"] for each in self.view["table"]["roles"] if each["player"] == player["id"]]
        reach = self.view["players"][self.viewer]["reach"] if self.viewer is not None else None
        if reach is not None and player["id"] not in reach and not player["left"]:
            said.append("out of reach")
        return said

    def _teammates(self, player: PlayerView) -> str:
        """CR 102.3: with whom a player plays, or nothing if that is nobody."""
        everybody = self.view["players"]
        mates = [mate["name"] for mate in everybody if mate["team"] == player["team"] and mate["id"] != player["id"]]
        return f"with {listed(mates)}" if mates else ""

    def _permanents(self, player: PlayerView) -> list[tuple[str, list[str]]]:
        """A player's permanents by kind. What is attached to something stands with that."""
        kinds: dict[str, list[str]] = {"Creatures": [], "Others": [], "Lands": []}
        for shown in self.view["battlefield"]:
            permanent = self.state.permanent(shown["id"])
            if permanent is None or shown["controller"] != player["id"]:
                continue
            if permanent.attached_to is not None and self.state.permanent(permanent.attached_to) is not None:
                continue
            kinds[self._kind(permanent)].append(labels.permanent_label(self.state, permanent, self.viewer, whose=False))
        away = [shown for shown in self.view["phased_out"] if shown["controller"] == player["id"]]
        kinds["Phased out"] = [shown["name"] or "a face-down card" for shown in away]
        return [(kind, _counted(labels)) for kind, labels in kinds.items() if labels]

    def _open_hand(self, player: PlayerView) -> list[tuple[str, list[str]]]:
        """CR 402.3, 810.5: what the viewer sees of somebody else's hand."""
        if player["id"] == self.viewer or not player["hand"]:
            return []
        return [("Hand", _counted(_in_hand(card) for card in sorted(player["hand"], key=self._place_in_hand)))]

    def _kind(self, permanent: Permanent) -> str:
        types = self.state.chars(permanent).types
        return "Creatures" if types & CREATURE else "Lands" if types & LAND else "Others"


def _in_hand(card: CardView) -> str:
    parts = [card["name"], card["mana_cost"] or ""]
    if "power" in card:
        parts.append(f"{card['power']}/{card['toughness']}")
    return " ".join(part for part in parts if part)


def _counted(labels: Iterable[str]) -> list[str]:
    """Labels, the same ones counted: "2× Forest", "3× Forest (tapped)"."""
    counts: dict[str, int] = {}
    for text in labels:
        counts[text] = counts.get(text, 0) + 1
    return [text if count == 1 else f"{count}× {text}" for text, count in counts.items()]


def _broken(text: str, width: int) -> str:
    """A choice in as many lines as it takes, those after the first set in."""
    return "\n".join(textwrap.wrap(text, width, subsequent_indent="     ", drop_whitespace=True)) or text


def _filled(start: str, entries: Sequence[str], width: int, between: str = ", ") -> str:
    """Entries with commas between; lines are broken between entries, and within one only if it is too long."""
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    lines = [start]
    for number, entry in enumerate(entries):
        text = entry if number == len(entries) - 1 else f"{entry}{between.rstrip()}"
        here = f"{lines[-1]} {text}" if number else f"{lines[-1]}{text}"
        if len(here) <= width:
            lines[-1] = here
        elif len(indent) + len(text) <= width and number:
            lines.append(indent + text)
        else:
            pieces = textwrap.wrap(here, width, subsequent_indent=indent)
            lines[-1:] = [pieces[0], *pieces[1:]]
    return "\n".join(lines)


LAYOUTS: Final[tuple[tuple[Callable[[Board], Lines], int, int], ...]] = (
    (Board._frames, 0, LEAST_LOG), (Board._paragraphs, 0, LEAST_LOG), (Board._paragraphs, 1, LEAST_LOG),
    (Board._compact, 1, LEAST_LOG), (Board._compact, 1, 3), (Board._compact, 2, 0), (Board._short, 2, 0),
    (Board._short, 3, 0), (Board._crowd, 3, 0),
)  # fmt: skip
"""How players are drawn, how brief planes, stack and choices are, and how much room the log has; the largest first."""
