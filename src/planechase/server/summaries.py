"""Summaries of tables for lists, stored beside each journal, so that a list needs no replay."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from msgspec import Struct

from planechase.rules.state.objects import Id
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.newcomers import hidden_address
from planechase.tables.people import PersonId, secret_hash
from planechase.tables.replaying import told_steps
from planechase.tables.table import GameTable
from planechase.tables.table_kinds import EveryTable

logger = logging.getLogger(__name__)


class StoredSummary(Struct, frozen=True):
    """The summary that is stored beside a journal."""

    variants: list[str]
    players: list[str]
    """The names of the seats."""
    people: list[str]
    """The names of the people who sit or watch."""
    began: bool
    over: bool
    turn: int
    steps: int
    """How many steps of the game can be watched again."""
    free: int = 0
    """How many seats nobody sits on; during a game bots play there, and somebody can ask for them."""
    awaited: PersonId | None = None
    """The person whose answer is awaited."""
    paper: bool = False
    """Whether the cards are of paper."""
    access: str = "code"
    """Who finds the table (see `commands.ACCESS`)."""
    secrets: dict[str, PersonId] = {}
    """Who is known by which secret; the keys are hashes, and stay on the server."""
    banned: list[str] = []
    """The addresses from which nobody new may look, hidden; they stay on the server."""
    hidden_with: str = ""
    """The table's secret, with which they are hidden, if there are any; it stays on the server, too."""


class Summary(Struct, frozen=True):
    """A table in a list."""

    code: str
    variants: list[str]
    players: list[str]
    people: list[str]
    began: bool
    over: bool
    turn: int
    steps: int
    free: int
    """How many seats nobody sits on; during a game bots play there, and somebody can ask for them."""
    changed: float
    """When something happened there last, in seconds since 1970."""
    person: PersonId | None = None
    """Who the reader is there, where they have said so by their token."""
    awaited: bool = False
    """Whether the reader's answer is awaited."""
    paper: bool = False
    """Whether the cards are of paper."""
    access: str = "code"
    """Who finds the table (see `commands.ACCESS`)."""


def about(table: EveryTable) -> StoredSummary:
    """The summary of a table as it is now."""
    return _about_paper(table) if isinstance(table, CompanionTable) else _about_game(table)


def _about_paper(table: CompanionTable) -> StoredSummary:
    game = table.game
    people = [one for one in table.people.values() if not one.gone]
    planes = [] if table.plan.planes == "none" else ["planechase"]
    return StoredSummary(
        variants=[*planes, *table.plan.variants],
        players=[seat.name for seat in table.plan.seats],
        people=[one.name for one in people],
        began=game is not None,
        over=game is not None and game.is_over,
        turn=game.state.turn_number if game is not None else 0,
        steps=len(game.steps) if game is not None else 0,
        paper=True,
        secrets={one.secret: one.id for one in people},
    )


def _about_game(table: GameTable) -> StoredSummary:
    game = table.game
    people = [one for one in table.people.values() if not one.gone]
    seats = len(game.state.players) if game is not None else table.plan.players
    awaited = None
    if game is not None and game.decider is not None and not table.is_bot(game.decider):
        sitting = table.sitting(game.decider)
        awaited = sitting.id if sitting is not None else None
    return StoredSummary(
        variants=list(table.plan.variants),
        players=[table.seat_name(seat) for seat in range(seats)],
        people=[one.name for one in people],
        began=game is not None,
        over=game is not None and game.result is not None,
        turn=game.state.turn_number if game is not None else 0,
        steps=len(told_steps(table)) - 1 if game is not None else 0,
        free=sum(_is_free(table, seat) for seat in range(seats)),
        awaited=awaited,
        access=table.access,
        secrets={one.secret: one.id for one in people},
        banned=sorted(table.banned),
        hidden_with=table.secret.hex() if table.banned else "",
    )


def _is_free(table: GameTable, seat: Id) -> bool:
    return table.sitting(seat) is None and (table.game is None or not table.game.state.players[seat].has_left)


_READ: Final = msgspec.json.Decoder(StoredSummary)


def written(kept: StoredSummary) -> bytes:
    return msgspec.json.encode(kept)


def _read(code: str, kept: bytes) -> StoredSummary:
    """A stored summary. If it is damaged, the others of the list are shown all the same."""
    try:
        return _READ.decode(kept)
    except (msgspec.DecodeError, UnicodeError) as problem:
        logger.error("The summary of table %s is damaged: %s", code, problem)
        return StoredSummary([], [], [], began=False, over=False, turn=0, steps=0)


class _Openness(Struct, frozen=True):
    """What of a stored summary says whether the table stands in the list for everybody."""

    access: str = "code"
    began: bool = False
    over: bool = False


_OPENNESS: Final = msgspec.json.Decoder(_Openness)


def is_listed(kept: bytes) -> bool:
    """Whether everybody finds a table in the list: its host opened it, and a game goes on there."""
    try:
        found = _OPENNESS.decode(kept)
    except (msgspec.DecodeError, UnicodeError):
        return False  # it is damaged, which the log says when somebody asks for the table
    return found.access == "listed" and found.began and not found.over


def is_banned(code: str, kept: bytes, address: str) -> bool:
    """Whether nobody new from this address may look at a table."""
    table = _read(code, kept)
    return hidden_address(bytes.fromhex(table.hidden_with), address) in table.banned


def summary(code: str, kept: bytes, changed: float, token: str | None = None) -> Summary:
    """What is told about a table; with a token also what it means for whom it belongs to."""
    table = _read(code, kept)
    person = table.secrets.get(secret_hash(token)) if token is not None else None
    return Summary(
        code, table.variants, table.players, table.people, table.began, table.over, table.turn, table.steps, table.free,
        changed, person, person is not None and person == table.awaited, table.paper, table.access,
    )  # fmt: skip
