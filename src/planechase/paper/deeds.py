"""What people around a table of paper do with the program: everything that a game of theirs is made of."""

from __future__ import annotations

from msgspec import Struct

from planechase.rules.casual.planar_die import Face
from planechase.rules.state.objects import Id


class Deed(Struct, frozen=True, tag_field="deed", tag=lambda name: name.lower()):
    """Something that was done."""


# ---------------------------------------------------------------------- turns


class Start(Deed, frozen=True):
    """CR 103.7: everybody has kept a hand, and the first turn begins."""


class Begins(Deed, frozen=True):
    """CR 103.1: people have decided who takes the first turn; before that, chance has."""

    seat: Id


class NextTurn(Deed, frozen=True):
    """A turn is over. `of` is whose, where several are taken at once; `to` says who is next, against the order."""

    of: Id | None = None
    to: Id | None = None
    skip: bool = False
    """CR 500.11: whether who would be next takes no turn."""


class GiveExtraTurn(Deed, frozen=True):
    """CR 500.7: somebody takes an extra turn after this one."""

    seat: Id


class Reverse(Deed, frozen=True):
    """Turns go the other way round the table."""


# ---------------------------------------------------------------------- planes


class Roll(Deed, frozen=True):
    """CR 901.9: somebody rolls the planar die. `face` is what a die of their own showed."""

    seat: Id
    by_effect: bool = False
    """Whether something else lets them roll, so that the next roll costs no more."""
    face: Face | None = None


class Walk(Deed, frozen=True):
    """CR 701.31: something lets the planar controller planeswalk, without a roll."""

    seat: Id | None = None


class LetChaosEnsue(Deed, frozen=True):
    """CR 311.7: chaos ensues without a roll."""

    seat: Id | None = None


class Done(Deed, frozen=True):
    """What waited has happened: an ability has resolved, as far as people had to do something for it."""

    waiting: int


class Countered(Deed, frozen=True):
    """What waited does not happen."""

    waiting: int


class PutCounters(Deed, frozen=True):
    """Counters are put on a plane or scheme by hand, or taken away."""

    card: Id
    kind: str
    by: int


# ---------------------------------------------------------------------- schemes


class SetInMotion(Deed, frozen=True):
    """CR 904.9: an archenemy sets the top scheme in motion."""

    seat: Id


class Abandon(Deed, frozen=True):
    """CR 701.33: an ongoing scheme is abandoned."""

    card: Id


# ---------------------------------------------------------------------- players


class ChangeLife(Deed, frozen=True):
    """Life is gained or lost. Two who tap at once lose nothing: both changes count."""

    seat: Id
    by: int


class Count(Deed, frozen=True):
    """Counters of a player: poison, energy, experience, rad, or whatever people count."""

    seat: Id
    kind: str
    by: int


class CommanderDamage(Deed, frozen=True):
    """CR 903.10a: combat damage by a commander, which costs life unless somebody says otherwise."""

    commander: int
    to: Id
    by: int
    costs_life: bool = True


class CastCommander(Deed, frozen=True):
    """CR 903.8: a commander was cast from the command zone, which costs more each time; -1 takes that back."""

    commander: int
    by: int = 1


class Call(Deed, frozen=True):
    """Somebody is called otherwise than was said when the table was laid."""

    seat: Id
    name: str


class CallCommander(Deed, frozen=True):
    """A commander has another name; without a number, somebody has one more of this name."""

    owner: Id
    name: str
    commander: int | None = None


class Designate(Deed, frozen=True):
    """Somebody is the monarch, or has the initiative; nobody has where `seat` is missing."""

    what: str
    seat: Id | None


class Bless(Deed, frozen=True):
    """CR 702.131: somebody has the city's blessing, or does not have it after all."""

    seat: Id
    has: bool = True


class SetDaytime(Deed, frozen=True):
    """CR 731: it becomes day or night, or is neither."""

    time: str | None


class Leave(Deed, frozen=True):
    """CR 800.4: somebody is out of the game, and why."""

    seat: Id
    why: str = ""


# ---------------------------------------------------------------------- the rest


class Remember(Deed, frozen=True):
    """Something lasts that people do not want to forget, perhaps until somebody planeswalks."""

    text: str
    until_planeswalk: bool = True


class Forget(Deed, frozen=True):
    """Something that was remembered is over."""

    effect: Id


class Finish(Deed, frozen=True):
    """The game is over, and these have won."""

    winners: tuple[Id, ...] = ()


AnyDeed = (
    Start | Begins | NextTurn | GiveExtraTurn | Reverse | Roll | Walk | LetChaosEnsue | Done | Countered | PutCounters
    | SetInMotion | Abandon | ChangeLife | Count | CommanderDamage | CastCommander | Call | CallCommander | Designate
    | Bless | SetDaytime | Leave | Remember | Forget | Finish
)  # fmt: skip

AT_ANY_TIME = (
    ChangeLife, Count, CommanderDamage, CastCommander, Call, CallCommander, Designate, Bless, SetDaytime,
    Remember, Forget,
)  # fmt: skip
"""What can also be done while somebody has to choose something: it does not touch planes or turns."""

BY_AMOUNTS = (*AT_ANY_TIME, PutCounters)
"""What counts whatever else has happened meanwhile: two who tap at once lose nothing."""
