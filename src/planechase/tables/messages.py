"""What people at a table are told: everything a page, a program or a terminal needs, and nothing they may not know."""

from __future__ import annotations

from msgspec import Struct

from planechase.rules.state.decisions import PlainOption, PlainQuestion
from planechase.rules.state.objects import Id
from planechase.tables.passing import Leads
from planechase.tables.people import PersonId
from planechase.tables.plans import Plan
from planechase.telling.entries import PlainEntry
from planechase.telling.scenes import Change, Scene


class Message(Struct, frozen=True, tag_field="is", tag=lambda name: name.lower()):
    """Something a person is told."""


class Question(Struct, frozen=True):
    """What is to be decided now. Answers carry its number."""

    number: int
    mine: bool
    """Whether the reader is to answer it."""
    asked: PlainQuestion
    leads: Leads | None = None
    """Where passing leads, for somebody who may pass."""


class Seen(Message, frozen=True):
    """The whole table, for somebody who comes to it."""

    number: int
    scene: Scene
    question: Question | None
    log: list[PlainEntry]
    may_undo: str | None
    """Whether one's last decision can be taken back: "freely", "by asking", or not."""


class Changed(Message, frozen=True):
    """What has changed since. Of the log the first `kept` lines are as they were, and these follow."""

    number: int
    change: Change
    question: Question | None
    kept: int
    log: list[PlainEntry]
    may_undo: str | None


class SeatInfo(Struct, frozen=True):
    """A seat: who sits there, if anybody does, and who plays."""

    seat: Id
    name: str
    person: PersonId | None
    bot: bool
    """Whether a bot plays there now."""
    here: bool
    """Whether the person is connected; a bot always is."""


class PersonInfo(Struct, frozen=True):
    """Somebody at the table."""

    person: PersonId
    name: str
    seat: Id | None
    here: bool


class Wish(Struct, frozen=True):
    """Somebody wants to take something back, and these people have not answered yet."""

    person: PersonId
    waits_for: list[PersonId]


class Company(Message, frozen=True):
    """Who is at the table, and how it stands with it."""

    me: PersonId
    host: PersonId | None
    plan: Plan
    people: list[PersonInfo]
    seats: list[SeatInfo]
    began: bool
    over: bool
    paused: bool
    waits_for: list[Id]
    """The seats whose decision is awaited."""
    wish: Wish | None


class Spoken(Message, frozen=True):
    """Somebody said something; None is the table itself."""

    person: PersonId | None
    name: str
    text: str


class Steps(Message, frozen=True):
    """What can be chosen next; answers a `Look`."""

    number: int
    options: list[PlainOption]


class Refusal(Message, frozen=True):
    """What was asked for cannot be done, and why."""

    sentence: str


AnyMessage = Seen | Changed | Company | Spoken | Steps | Refusal
