"""What has happened at a table, entry by entry. The table is its journal: played again, it gives the same table."""

from __future__ import annotations

from msgspec import Struct

from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables.fairness import Origin
from planechase.tables.people import PersonId
from planechase.tables.plans import Plan
from planechase.tables.seed_terms import SeedTerms
from planechase.tables.stop_settings import Stopping


class JournalEntry(Struct, frozen=True, tag_field="entry", tag=lambda name: name.lower()):
    """Something that happened."""


class Opened(JournalEntry, frozen=True):
    """A table was opened; `secret` is what the table itself adds to the seed (see `fairness`)."""

    plan: Plan
    secret: str


class Came(JournalEntry, frozen=True):
    """Somebody came; `secret` is the hash of their token."""

    person: PersonId
    name: str
    secret: str


class Sat(JournalEntry, frozen=True):
    """Somebody sat down, or got up to watch. During a game they take over the seat of a bot."""

    person: PersonId
    seat: Id | None


class Applied(JournalEntry, frozen=True):
    """Somebody who watches would like to take over the seat of a bot, or no longer."""

    person: PersonId
    seat: Id | None


class NameChanged(JournalEntry, frozen=True, tag="named"):
    """Somebody changed their name."""

    person: PersonId
    name: str


class Removed(JournalEntry, frozen=True):
    """Somebody left the table for good, or had to."""

    person: PersonId


class RemovalAsked(JournalEntry, frozen=True):
    """The host wants to go on without somebody who plays and is away; or nobody does any more."""

    person: PersonId
    asked: bool = True


class Consented(JournalEntry, frozen=True):
    """Somebody agreed to what is asked about another: that they are removed, or take the seat they asked for."""

    person: PersonId
    about: PersonId


class Banned(JournalEntry, frozen=True):
    """Nobody new may come from the address of this person, which is hidden (see `newcomers`)."""

    person: PersonId
    address: str


class BansLifted(JournalEntry, frozen=True):
    """Everybody may come again."""


class Muted(JournalEntry, frozen=True):
    """Somebody may not say anything any more, or may again."""

    person: PersonId
    muted: bool


class AccessSet(JournalEntry, frozen=True):
    """Somebody else finds the table from now on (see `commands.ACCESS`)."""

    access: str


class Hosted(JournalEntry, frozen=True):
    """Somebody else became the host."""

    person: PersonId


class Planned(JournalEntry, frozen=True):
    """Something else is to be played."""

    plan: Plan


class Contributed(JournalEntry, frozen=True):
    """Somebody added a number of their own to the seed, at a table of a version before numbers were sealed."""

    person: PersonId
    number: str


class NumberSealed(JournalEntry, frozen=True):
    """Somebody promised a number of their own for the seed by its hash, for the attempt that is under way."""

    person: PersonId
    seal: str


class TermsSettled(JournalEntry, frozen=True):
    """The host began, so that all that the seed is made for is settled; `plan` is the plan as JSON."""

    terms: SeedTerms
    plan: str


class NumberOpened(JournalEntry, frozen=True):
    """Somebody showed the number that they had sealed."""

    person: PersonId
    number: str


class DrawnAgain(JournalEntry, frozen=True):
    """These people did not open their numbers in time, and the draw began again without them."""

    without: tuple[PersonId, ...]


class Began(JournalEntry, frozen=True):
    """The game began. `order` says who sits on each seat, by the seats they had, where chance has given them."""

    setup: Plain
    order: tuple[Id, ...] = ()
    goes_on_from: Origin | None = None
    """The game that it goes on from; the seed is then that game's."""
    made_with: Plain = None
    """With which version it was made, should a later one not be able to play it again."""


class Answered(JournalEntry, frozen=True):
    """A question was answered. `of` is whose decision it was, `freely` whether they chose it themselves."""

    of: Id
    answer: Plain
    freely: bool = True


class Noted(JournalEntry, frozen=True):
    """Something besides answers that is part of the record: somebody conceded, or changed what is done for them."""

    note: Plain


class WentBack(JournalEntry, frozen=True):
    """Answers were undone; `answers` are left."""

    answers: int


class Wished(JournalEntry, frozen=True):
    """Somebody wants to take something back and waits for these people; or nobody does any more."""

    person: PersonId | None
    waits_for: tuple[PersonId, ...] = ()


class Stopped(JournalEntry, frozen=True):
    """Somebody set their stops. They change no game, but would be missed after a restart."""

    seat: Id
    stops: Stopping


class Broke(JournalEntry, frozen=True):
    """A rules error stopped the game: this answer, or note, could not be taken. It was not."""

    of: Id
    answer: Plain
    sentence: str


class Mended(JournalEntry, frozen=True):
    """The game goes on after a rules error; `answers` are left."""

    answers: int


class Paused(JournalEntry, frozen=True):
    """The game was paused or resumed."""

    paused: bool


class Lent(JournalEntry, frozen=True):
    """A bot plays for the person on a seat, or they play again themselves."""

    seat: Id
    to_bot: bool


class Said(JournalEntry, frozen=True):
    """Somebody said something to everybody."""

    person: PersonId
    text: str


class Remarked(JournalEntry, frozen=True):
    """The table itself has something to say: a bot that failed, a rule that went wrong."""

    text: str


AnyEntry = (
    Opened | Came | Sat | Applied | NameChanged | Removed | Hosted | Planned | Contributed | NumberSealed | TermsSettled
    | NumberOpened | DrawnAgain | Began | Answered | Noted | WentBack | Wished | Stopped | Broke | Mended | Paused
    | Lent | Said | Remarked | RemovalAsked | Consented | Banned | BansLifted | Muted | AccessSet
)  # fmt: skip
