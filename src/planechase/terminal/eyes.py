"""What one person at the terminal was told of the table, put together from messages as any client does it."""

from __future__ import annotations

from planechase.tables.messages import Changed, Id, Seen
from planechase.tables.onlookers import Onlooker
from planechase.tables.table import Table
from planechase.telling.entries import Kind
from planechase.telling.scenes import apply


class Eyes:
    """Sees the whole table once, and after that what has changed."""

    def __init__(self, viewer: Id | None) -> None:
        self._onlooker = Onlooker(viewer)
        self._seen: Seen | None = None
        self._read = 0
        """So many lines of the log were read aloud, and are as they were."""

    def look(self, table: Table) -> Seen:
        """Everything that is to be seen now."""
        news = self._onlooker.news(table)
        if isinstance(news, Changed):
            assert self._seen is not None
            self._read = min(self._read, news.kept)
            log = [*self._seen.log[: news.kept], *news.log]
            news = Seen(news.number, apply(news.change, self._seen.scene), news.question, log, news.may_undo)
        if news is not None:
            self._seen = news
        assert self._seen is not None
        return self._seen

    def new_lines(self, table: Table, whole_turns: bool = False) -> list[str]:
        """The lines of the log that are new, or were shorter before; `whole_turns` leaves out the turn that goes on."""
        log = self.look(table).log
        turns = [at for at, entry in enumerate(log) if entry["kind"] == Kind.TURN.value]
        end = len(log) if not whole_turns else turns[-1] if turns else 0
        new = [entry["text"] for entry in log[self._read : end]]
        self._read = max(self._read, end)
        return new
