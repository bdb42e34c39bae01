"""What everybody at a paper table is told. Nothing is secret there but what one player alone looks at."""

from __future__ import annotations

from msgspec import Struct

from planechase.paper.paper_history import PaperEntry
from planechase.paper.scene import PaperCard, PaperScene
from planechase.rules.state.decisions import PlainQuestion
from planechase.rules.state.objects import Id
from planechase.tables.companion.companion_plans import CompanionPlan
from planechase.tables.messages import Message, PersonInfo
from planechase.tables.people import PersonId
from planechase.telling.entries import PlainMention


class PaperCompany(Message, frozen=True):
    """Who is at the table with a device, and what is played there."""

    me: PersonId | None
    host: PersonId | None
    plan: CompanionPlan
    advice: list[str]
    """What the rules have against the planar decks, if anything."""
    people: list[PersonInfo]
    dealt: bool
    round: int


class Undoable(Struct, frozen=True):
    """The step that would be taken back."""

    by: str
    parts: list[str | PlainMention]
    """What the log says of it, as in its entries; nothing where it says nothing."""


class PaperSeen(Message, frozen=True):
    """The table as it is. Of the log the first `kept` lines are as they were, and these follow."""

    steps: int
    """How many steps have been taken."""
    moment: int
    """It grows with everything that is not only about totals."""
    scene: PaperScene
    question: PlainQuestion | None
    kept: int
    log: list[PaperEntry]
    undoable: Undoable | None
    past: list[PaperCard]
    """Where everybody was before, the latest first, to be looked at again."""
    done: list[str]
    """The keys of what devices have done lately, so that they need not do it again."""


class DeviceTap(Struct, frozen=True):
    """On somebody's device this is being tapped for a life total."""

    person: PersonId
    seat: Id
    by: int


class PaperTaps(Message, frozen=True):
    """What is being tapped on the devices of all who are here. It is written down nowhere: it may come to nothing."""

    taps: list[DeviceTap]


PaperMessage = PaperCompany | PaperSeen | PaperTaps
