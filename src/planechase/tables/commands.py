"""What people at a table may ask for. Each is refused with a sentence, or done."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables.people import PersonId
from planechase.tables.plans import DeckPlan, Plan


class Command(Struct, frozen=True, tag_field="do", tag=lambda name: name.lower()):
    """Something a person asks for."""


# ---------------------------------------------------------------------- before the game


class Sit(Command, frozen=True):
    """Take a free seat, or get up with None. During a game: ask the host for the seat of a bot, or no longer."""

    seat: Id | None


class Rename(Command, frozen=True):
    """Be called otherwise."""

    name: str


class Propose(Command, frozen=True):
    """The host says what is to be played."""

    plan: Plan


class Bring(Command, frozen=True):
    """Somebody who sits says which deck they play."""

    deck: DeckPlan


class SealNumber(Command, frozen=True, tag="seal"):
    """The hash of a number that a device of somebody will add to the seed (see `seed_terms.seal_of`)."""

    attempt: int
    """Which attempt to draw the seed it is for (see `messages.DrawInfo`)."""
    seal: str


class OpenNumber(Command, frozen=True, tag="open"):
    """The number itself, 32 bytes of chance as 64 hexadecimal digits, once the terms of the draw are settled."""

    attempt: int
    number: str


class Begin(Command, frozen=True):
    """The host begins: the seed is drawn, and the game begins. Bots sit down on the seats that are free."""


# ---------------------------------------------------------------------- playing


class Answer(Command, frozen=True):
    """Answer the question with this number (see `messages.Question`); another one has been answered meanwhile."""

    number: int
    answer: Plain


class Look(Command, frozen=True):
    """Ask what could be chosen next after these choices; nothing happens."""

    number: int
    chosen: tuple[int | str, ...] = ()


class PassOn(Command, frozen=True):
    """Pass, and go on passing: "once", "something happens", "end of turn" or "my turn"."""

    number: int
    until: str = "once"


class Foresee(Command, frozen=True):
    """What an action of this question would be paid with by itself; nothing happens."""

    number: int
    option: int


class WhyNot(Command, frozen=True):
    """Why something of one's own cannot be used for this question; nothing happens."""

    number: int
    object: Id


class Advise(Command, frozen=True):
    """What would you do? A bot says what it would answer to this question in one's place; nothing happens."""

    number: int


class SetStops(Command, frozen=True):
    """Where one wants to be asked: at every grant of priority, and at these steps of one's own and others' turns."""

    full_control: bool = False
    mine: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """Steps of everybody else's turns."""
    players: dict[Id, tuple[str, ...]] = {}
    """Steps of the turns of certain players, by their seats; they count instead of those of `others`."""


class Quiet(Command, frozen=True):
    """Do not ask me again about an ability that is on the stack, wherever it comes from again; or do.

    With an answer, what it asks me whether I want it is answered so from now on, too.
    """

    object: Id
    """The ability on the stack, or what the question is about."""
    quiet: bool = True
    answer: bool | None = None


class AskMeAgain(Command, frozen=True):
    """Ask me again about an ability of this name and text (see `messages.Company.stops`)."""

    name: str
    text: str


class Automate(Command, frozen=True):
    """What is done by itself for this seat."""

    pass_priority: bool = True
    """Pass where nothing else is possible."""
    pay: bool = True
    order: bool = True


class Concede(Command, frozen=True):
    """CR 104.3a: leave the game."""


class Undo(Command, frozen=True):
    """Take one's last decision back: at once where nothing was seen and nobody acted, else the others are asked."""


class Agree(Command, frozen=True):
    """Answer somebody who wants to take something back."""

    yes: bool


# ---------------------------------------------------------------------- together


class Say(Command, frozen=True):
    """Say something to all."""

    text: str


class Pause(Command, frozen=True):
    """The host lets the game stand still, or go on."""

    paused: bool


class Lend(Command, frozen=True):
    """The host hands the seat of somebody absent to a bot; or people do so with their own, and take it back."""

    seat: Id
    to_bot: bool = True


class Welcome(Command, frozen=True):
    """Let somebody take over the seat of the bot that they ask for, or not: all who sit have to agree, and the host."""

    person: PersonId
    yes: bool = True


class Remove(Command, frozen=True):
    """The host removes somebody, or people leave for good themselves.

    Who plays is removed only after a long absence, and if all others who play agree (`AgreeToRemoval`). With `ban`
    nobody new comes from their address, either.
    """

    person: PersonId
    ban: bool = False


class AgreeToRemoval(Command, frozen=True):
    """Agree that somebody who plays, and has been away for long, is removed; or do not."""

    person: PersonId
    yes: bool = True


class LiftBans(Command, frozen=True):
    """The host lets everybody come again who was banned."""


class Mute(Command, frozen=True):
    """The host lets somebody say nothing any more, or something again."""

    person: PersonId
    muted: bool = True


ACCESS: Final = ("listed", "code", "closed")
"""Who can find a table: everybody in a list, people who have its code, or nobody new."""


class SetAccess(Command, frozen=True):
    """The host says who finds the table (see `ACCESS`)."""

    access: str


class PassHosting(Command, frozen=True):
    """The host makes somebody else the host."""

    person: PersonId


class GoBack(Command, frozen=True):
    """The host lets a game that a rules error has stopped go on from before the decision that led to it."""


TableCommand = (
    Sit | Rename | Propose | Bring | SealNumber | OpenNumber | Begin | Answer | PassOn | SetStops | Quiet | AskMeAgain
    | Automate | Concede | Undo | Agree | Say | Pause | Lend | Welcome | Remove | AgreeToRemoval | LiftBans | Mute
    | SetAccess | PassHosting | GoBack
)  # fmt: skip
"""What changes something at the table."""

AnyCommand = TableCommand | Look | Foresee | WhyNot | Advise
