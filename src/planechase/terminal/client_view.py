"""What one person at the terminal was told of the table, put together from messages as any client does it."""

from __future__ import annotations

from planechase.tables.messages import Changed, Id, Seen
from planechase.tables.onlookers import Onlooker
from planechase.tables.table import GameTable
from planechase.telling.entries import LogKind, PlainEntry
from planechase.telling.scenes import apply


class Eyes:
    """Sees the whole table once, and after that what has changed."""

    def __init__(self, table: GameTable, viewer: Id | None) -> None:
        self._onlooker = Onlooker(table, viewer)
        self._seen: Seen | None = None
        self._read = 0
        """How many lines of the log have been printed and are unchanged,"""
        self._last: tuple[int, PlainEntry] | None = None
        """and this was the last of them, with its place."""

    def look(self) -> Seen:
        """Everything that is to be seen now."""
        news = self._onlooker.news()
        if isinstance(news, Changed):
            assert self._seen is not None
            self._read = min(self._read, news.kept)
            log = [*self._seen.log[: news.kept], *news.log]
            news = Seen(news.number, apply(news.change, self._seen.scene), news.question, log, news.may_undo)
        if news is not None:
            self._seen = news
        assert self._seen is not None
        return self._seen

    def new_lines(self, whole_turns: bool = False) -> list[str]:
        """What is new in the log, line by line; `whole_turns` leaves out the turn that goes on."""
        log = self.look().log
        turns = [at for at, entry in enumerate(log) if entry["kind"] == LogKind.TURN.value]
        end = len(log) if not whole_turns else turns[-1] if turns else 0
        new = [self._to_say(at, log[at]) for at in range(self._read, end)]
        if new:
            self._last = end - 1, log[end - 1]
        self._read = max(self._read, end)
        return new

    def _to_say(self, at: int, line: PlainEntry) -> str:
        """A line that was read once, and has grown since, tells of what was read already."""
        return line["text"] if self._last is None or self._last[0] != at else _grown(self._last[1], line)


def _grown(before: PlainEntry, now: PlainEntry) -> str:
    """By what a line has grown, or all of it together; a line that was taken back is another one."""
    more = now.get("count", 1) - before.get("count", 1)
    same = all(now[key] == before[key] for key in ("kind", "turn", "step", "players"))
    if not same or more <= 0 or now["kind"] == LogKind.TURN.value:
        return now["text"]
    once = before["text"].removesuffix(_times(before.get("count", 1)))
    if now["text"] != once + _times(now.get("count", 1)):
        return f"In all: {now['text']}"
    return once + _times(more)


def _times(count: int) -> str:
    return f" (×{count})" if count > 1 else ""
