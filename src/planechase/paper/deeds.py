"""Deeds: what people at a paper table do with the program. Their game is made of these."""

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
    """CR 103.1: people have decided who takes the first turn, instead of the random choice."""

    seat: Id


class NextTurn(Deed, frozen=True):
    """A turn is over. `of` is whose, where several are taken at once; `to` says who is next, against the order."""

    of: Id | None = None
    to: Id | None = None
    skip: bool = False
    """CR 500.11: whether the player who would be next takes no turn."""


class GiveExtraTurn(Deed, frozen=True):
    """CR 500.7: somebody takes an extra turn after this one."""

    seat: Id


class Reverse(Deed, frozen=True):
    """The turn order is reversed."""


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
    """Something that waited is done: people have carried out their part of an ability."""

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
    """Life is gained or lost. If two people tap at once, both changes count."""

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
    """A player gets another name than at the start."""

    seat: Id
    name: str


class CallCommander(Deed, frozen=True):
    """A commander gets another name; without a number, the player gets one more commander."""

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
    """A reminder of something that lasts, perhaps until somebody planeswalks."""

    text: str
    until_planeswalk: bool = True


class Forget(Deed, frozen=True):
    """A reminder is over."""

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
"""What can be done even while somebody has to choose something: it does not touch planes or turns."""

BY_AMOUNTS = (*AT_ANY_TIME, PutCounters)
"""What counts no matter what else has happened in the meantime: if two people tap at once, both count."""
