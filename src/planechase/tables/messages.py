"""What people at a table are told: everything a page, a program or a terminal needs, and nothing they may not know."""

from __future__ import annotations

from msgspec import Struct

from planechase.rules.state.decisions import OptionId, Plain, PlainOption, PlainQuestion
from planechase.rules.state.objects import Id
from planechase.tables.advising import Weighed
from planechase.tables.pass_preview import Leads
from planechase.tables.people import PersonId
from planechase.tables.plans import Plan
from planechase.tables.seed_terms import LeftOut, NumberSeal, SeedTerms
from planechase.tables.stop_settings import Stopping
from planechase.telling.entries import PlainEntry
from planechase.telling.scenes import SceneChange
from planechase.telling.view import Scene

__all__ = [
    "Advice",
    "AnyMessage",
    "Applicant",
    "AutomationInfo",
    "Changed",
    "Company",
    "DrawInfo",
    "Foreseen",
    "Id",
    "Learned",
    "Message",
    "OptionId",
    "PersonInfo",
    "Plain",
    "PlainOption",
    "PlainQuestion",
    "Question",
    "Reason",
    "Refusal",
    "Removal",
    "SeatInfo",
    "Seen",
    "Spoken",
    "Steps",
    "Wish",
]


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
    change: SceneChange
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
    level: str
    """How the bot plays that sits there, or would."""


class PersonInfo(Struct, frozen=True):
    """Somebody at the table."""

    person: PersonId
    name: str
    seat: Id | None
    here: bool
    muted: bool
    """Whether the host lets them say nothing."""


class Wish(Struct, frozen=True):
    """Somebody wants to take something back, and these people have not answered yet."""

    person: PersonId
    waits_for: list[PersonId]


class Applicant(Struct, frozen=True):
    """Somebody who watches, and would like to take over the seat of a bot, if all of these agree."""

    person: PersonId
    seat: Id
    waits_for: list[PersonId]


class Removal(Struct, frozen=True):
    """Somebody who plays but is away for long, and is removed if all of these agree."""

    person: PersonId
    waits_for: list[PersonId]


class AutomationInfo(Struct, frozen=True):
    """What is done by itself for a seat (see `commands.Automate`)."""

    pass_priority: bool
    pay: bool
    order: bool


class DrawInfo(Struct, frozen=True):
    """How the seed is drawn. Once the game has begun there is nothing in it, but in its record."""

    attempt: int
    """1, or more where somebody did not open their number, so that the draw began again without them."""
    seals: list[NumberSeal]
    """The hashes of the numbers that people have promised for this attempt."""
    terms: SeedTerms | None
    """What everybody is bound to since the host began; then numbers are opened."""
    opened: list[PersonId]
    left_out: list[LeftOut]


class Company(Message, frozen=True):
    """Who is at the table, and how it stands with it."""

    me: PersonId | None
    """Who reads this; None for somebody who only looks in."""
    host: PersonId | None
    plan: Plan
    people: list[PersonInfo]
    seats: list[SeatInfo]
    began: bool
    over: bool
    paused: bool
    waits_for: list[Id]
    """The seats whose decision is awaited."""
    applicants: list[Applicant]
    removals: list[Removal]
    access: str
    """Who finds the table (see `commands.ACCESS`)."""
    bans: int
    """How many people were banned."""
    wish: Wish | None
    broken: str | None
    """What has gone wrong, where a rules error stopped the game; the host can go back to before it."""
    commitment: str
    """The hash of the table's secret, by which it is bound to it (see `fairness`)."""
    draw: DrawInfo
    seeded: bool
    """Whether somebody chose what chance starts from, so that nothing is added to it."""
    stops: Stopping | None
    """Where the reader is asked, if they play."""
    automation: AutomationInfo | None
    """What is done by itself for the reader, if they play."""
    advice: bool
    """Whether the reader may ask a bot what it would do (see `commands.Advise`)."""


class Spoken(Message, frozen=True):
    """Somebody said something; None is the table itself."""

    person: PersonId | None
    name: str
    text: str


class Steps(Message, frozen=True):
    """What can be chosen next; answers a `Look`."""

    number: int
    options: list[PlainOption]


class Foreseen(Message, frozen=True):
    """What an action would be paid with by itself; answers a `Foresee`. {X} is taken as nothing, targets as free."""

    number: int
    option: int
    price: str | None
    """The mana it takes now, if it takes any."""
    taps: list[Id]
    """What would be tapped or used for mana, in this order."""
    life: int
    """The life that would be paid along with it."""


class Reason(Message, frozen=True):
    """Why something cannot be used now, or None where there is nothing to say; answers a `WhyNot`."""

    number: int
    object: Id
    sentence: str | None


class Advice(Message, frozen=True):
    """What a bot would answer, and what else it considered, the best first; answers an `Advise`.

    Nothing where no bot could say anything.
    """

    number: int
    weighed: list[Weighed]


class Refusal(Message, frozen=True):
    """What was asked for cannot be done, and why."""

    sentence: str


Learned = Steps | Foreseen | Reason
"""What somebody wanted to know."""

AnyMessage = Seen | Changed | Company | Spoken | Learned | Advice | Refusal
