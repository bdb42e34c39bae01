"""What has happened at a paper table. Who came and who is called what is told as at any table (`tables.journal`)."""

from __future__ import annotations

from collections.abc import Sequence

from planechase.paper.deeds import AnyDeed
from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables import journal as told
from planechase.tables.companion.companion_plans import CompanionPlan


class Laid(told.JournalEntry, frozen=True):
    """A paper table was opened; `secret` is what its chance is made of."""

    plan: CompanionPlan
    secret: str


class Replanned(told.JournalEntry, frozen=True):
    """Something else is to be played."""

    plan: CompanionPlan


class Dealt(told.JournalEntry, frozen=True):
    """Decks are laid out, and people draw their hands. `round` grows with each game at the same table."""

    setup: Plain
    commanders: tuple[tuple[Id, str], ...]
    round: int
    made_with: Plain = None


class DidOnPaper(told.JournalEntry, frozen=True):
    """Somebody did something. `key` is what their device calls it, so that it is not done twice."""

    deed: AnyDeed
    at: float
    by: str
    key: str = ""


class Chose(told.JournalEntry, frozen=True):
    """Somebody chose what a text asks for."""

    answer: Plain
    at: float
    by: str
    key: str = ""


class TookBack(told.JournalEntry, frozen=True):
    """Somebody took steps back; `steps` are left."""

    steps: int
    at: float
    by: str
    key: str = ""


def up_to_game(entries: Sequence[CompanionEntry], number: int) -> Sequence[CompanionEntry]:
    """What has happened at a table until the game after this one was dealt."""
    after = (at for at, entry in enumerate(entries) if isinstance(entry, Dealt) and entry.round > number)
    return entries[: next(after, len(entries))]


CompanionEntry = (
    Laid | Replanned | Dealt | DidOnPaper | Chose | TookBack | told.Came | told.Sat | told.NameChanged | told.Removed
    | told.Hosted | told.Said | told.Remarked
)  # fmt: skip
