"""Imported cards, kept in one file: their facts, the trees of those that were understood, why the others were not.

The file is written whole beside the old one and then takes its place, so that no reader ever sees half of it.
A card is read from it when somebody asks for that card. Trees belong to a vocabulary: if that has changed since, a card
is read again from its facts.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from planechase.collection.compiling import fingerprint, read, why_refused
from planechase.collection.import_folder import Unkept, usual_file
from planechase.decks.binder import Binder
from planechase.decks.name_folding import folded
from planechase.reading.card_reading import RefusedCard, Understood
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.words.plain_data import card_from_plain, card_to_plain

FORMAT: Final = "1"
"""The version of the file. A file of another version must be imported again."""
TABLES: Final = """
CREATE TABLE about (what TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE cards (name TEXT PRIMARY KEY, facts BLOB NOT NULL, tree BLOB, refused BLOB);
CREATE TABLE names (folded TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""
PUT: Final = "INSERT INTO cards VALUES (?, ?, ?, ?)"
CALL: Final = "INSERT OR IGNORE INTO names VALUES (?, ?)"

Tell = Callable[[int, int], None]
"""Called with how many of how many cards have been read."""


class KeptCard(NamedTuple):
    """What is kept of a card."""

    facts: CardText
    tree: bytes | None
    refused: RefusedCard | None


def imported() -> Kept:
    """What was imported on this machine; nothing, if nothing was."""
    return Kept(usual_file())


# ---------------------------------------------------------------------- writing


def keep(path: Path, cards: Iterable[CardText], tell: Tell = lambda number, total: None, anew: bool = False) -> None:
    """Read these cards and store them beside those that are stored already, or with `anew` in their place."""
    old = {} if anew or not path.exists() else {row.facts.name: row for row in rows(path)}
    current = bool(old) and is_current(path)
    every = {name: row.facts for name, row in old.items()} | {card.name: card for card in cards}
    with _written(path) as file:
        for number, (name, card) in enumerate(every.items(), 1):
            before = old.get(name)
            same = before is not None and current and before.facts == card
            row = before if before is not None and same else _read(card)
            refused = msgspec.json.encode(row.refused) if row.refused is not None else None
            file.execute(PUT, (name, msgspec.json.encode(card), row.tree, refused))
            file.execute(CALL, (folded(name), name))
            tell(number, len(every))
        for name, card in every.items():
            for face in card.faces:
                file.execute(CALL, (folded(face.name), name))


def refresh(path: Path, tell: Tell = lambda number, total: None) -> None:
    """Read all that is kept again, with today's vocabulary."""
    keep(path, (), tell)


def _read(card: CardText) -> KeptCard:
    found = read(card)
    if isinstance(found, RefusedCard):
        return KeptCard(card, None, found)
    return KeptCard(card, msgspec.json.encode(card_to_plain(found.definition)), None)


@contextmanager
def _written(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file, which takes the place of the old one if all goes well."""
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        with closing(sqlite3.connect(new, isolation_level=None)) as file:
            file.executescript(f"PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; {TABLES}")
            file.execute("BEGIN")
            yield file
            file.executemany("INSERT INTO about VALUES (?, ?)", [("format", FORMAT), ("fingerprint", fingerprint())])
            file.execute("COMMIT")
        with new.open("rb+") as written:
            os.fsync(written.fileno())
        new.replace(path)
    except (OSError, sqlite3.Error) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise Unkept(f"The cards cannot be stored in {path}: {why}.") from wrong
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


# ---------------------------------------------------------------------- reading


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            yield file
    except sqlite3.Error as wrong:
        raise Unkept(
            f"The imported cards in {path} cannot be read ({wrong}). Import them again: "
            "planechase cards import --anew FILE"
        ) from wrong


def _about(file: sqlite3.Connection, what: str) -> str:
    found = file.execute("SELECT value FROM about WHERE what = ?", (what,)).fetchone()
    return str(found[0]) if found is not None else ""


def is_current(path: Path) -> bool:
    """Whether the trees were made with today's vocabulary."""
    with _opened(path) as file:
        return _about(file, "fingerprint") == fingerprint()


def rows(path: Path) -> Iterator[KeptCard]:
    """All that is kept, card by card, as it was when it was read."""
    with _opened(path) as file:
        if _about(file, "format") != FORMAT:
            raise Unkept(
                f"The imported cards in {path} were stored by another version. Import them again: "
                "planechase cards import --anew FILE"
            )
        for found in file.execute("SELECT facts, tree, refused FROM cards ORDER BY rowid"):
            yield _row(*found)


def _row(facts: bytes, tree: bytes | None, refused: bytes | None) -> KeptCard:
    why = msgspec.json.decode(refused, type=RefusedCard) if refused is not None else None
    return KeptCard(msgspec.json.decode(facts, type=CardText), tree, why)


class Kept(Binder):
    """The cards in such a file. Each is read when it is first asked for."""

    def __init__(self, path: Path, mend: Callable[[Path], None] | None = None) -> None:
        """`mend` is called where the vocabulary has changed, before the first card is read; it may read all again."""
        super().__init__()
        self.path = path
        self._mend = mend
        self._looked_up: dict[str, CardDefinition | RefusedCard] = {}
        self._read: dict[str, CardDefinition | RefusedCard] = {}
        self._is_current: bool | None = None

    def find(self, written: str) -> CardDefinition | None:
        found = self._card(written)
        return found if isinstance(found, CardDefinition) else None

    def why_not(self, written: str) -> str:
        refused = self.refused(written)
        return why_refused(refused) if refused is not None else ""

    def refused(self, written: str) -> RefusedCard | None:
        """Where reading stopped at a card that is kept here, if it did."""
        found = self._card(written)
        return found if isinstance(found, RefusedCard) else None

    def names(self) -> list[str]:
        if not self.path.exists():
            return []
        with _opened(self.path) as file:
            return [name for (name,) in file.execute("SELECT name FROM cards WHERE tree IS NOT NULL ORDER BY rowid")]

    def every_name(self) -> list[str]:
        """The names of all that is kept here, understood or not."""
        if not self.path.exists():
            return []
        with _opened(self.path) as file:
            return [name for (name,) in file.execute("SELECT name FROM cards ORDER BY rowid")]

    def facts(self, written: str) -> CardText | None:
        """What is printed on a card that is kept here, whether it was understood or not."""
        row = self._row(written)
        return row.facts if row is not None else None

    def _card(self, written: str) -> CardDefinition | RefusedCard | None:
        wanted = folded(written)
        if wanted not in self._looked_up:
            found = self._looking_up(written)
            if found is None:  # not to be remembered: people can write any number of names that no card has
                return None
            self._looked_up[wanted] = found
        return self._looked_up[wanted]

    def _looking_up(self, written: str) -> CardDefinition | RefusedCard | None:
        row = self._row(written)
        if row is not None and self._is_current is None:
            self._is_current = is_current(self.path)
            if not self._is_current and self._mend is not None:
                self._mend(self.path)
                self._is_current, row = is_current(self.path), self._row(written)
        if row is None:
            return None
        if row.facts.name not in self._read:
            self._read[row.facts.name] = self._made(row)
        return self._read[row.facts.name]

    def _made(self, row: KeptCard) -> CardDefinition | RefusedCard:
        if self._is_current and row.refused is not None:
            return row.refused
        if self._is_current and row.tree is not None:
            return card_from_plain(msgspec.json.decode(row.tree))
        again = read(row.facts)
        return again.definition if isinstance(again, Understood) else again

    def _row(self, written: str) -> KeptCard | None:
        if not self.path.exists():
            return None
        with _opened(self.path) as file:
            found = file.execute(
                "SELECT facts, tree, refused FROM names JOIN cards USING (name) WHERE folded = ?", (folded(written),)
            ).fetchone()
        return _row(*found) if found is not None else None
