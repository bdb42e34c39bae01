"""Deeds: what people at a paper table do with the program. Their game is made of these."""

from __future__ import annotations

from msgspec import Struct

from planechase.rules.casual.planar_die import Face
from planechase.rules.state.objects import Id


class PaperDeed(Struct, frozen=True, tag_field="deed", tag=lambda name: name.removesuffix("Deed").lower()):
    """Something that was done."""


# ---------------------------------------------------------------------- turns


class Start(PaperDeed, frozen=True):
    """CR 103.7: everybody has kept a hand, and the first turn begins."""


class Begins(PaperDeed, frozen=True):
    """CR 103.1: people have decided who takes the first turn, instead of the random choice."""

    seat: Id


class NextTurn(PaperDeed, frozen=True):
    """A turn is over. `of` is whose, where several are taken at once; `to` says who is next, against the order."""

    of: Id | None = None
    to: Id | None = None
    skip: bool = False
    """CR 500.11: whether the player who would be next takes no turn."""


class GiveExtraTurn(PaperDeed, frozen=True):
    """CR 500.7: a player takes an extra turn after this one."""

    seat: Id


class Reverse(PaperDeed, frozen=True):
    """The turn order is reversed."""


# ---------------------------------------------------------------------- planes


class Roll(PaperDeed, frozen=True):
    """CR 901.9: a player rolls the planar die. `face` is what a die of their own showed."""

    seat: Id
    by_effect: bool = False
    """Whether something else lets them roll, so that the next roll costs no more."""
    face: Face | None = None


class Walk(PaperDeed, frozen=True):
    """CR 701.31: something lets the planar controller planeswalk, without a roll."""

    seat: Id | None = None


class LetChaosEnsueDeed(PaperDeed, frozen=True):
    """CR 311.7: chaos ensues without a roll."""

    seat: Id | None = None


class DoneDeed(PaperDeed, frozen=True):
    """Something that waited is done: people have carried out their part of an ability."""

    waiting: int


class CounteredDeed(PaperDeed, frozen=True):
    """What waited does not happen."""

    waiting: int


class PutCountersDeed(PaperDeed, frozen=True):
    """Counters are put on a plane or scheme by hand, or taken away."""

    card: Id
    kind: str
    by: int


# ---------------------------------------------------------------------- schemes


class SetInMotionDeed(PaperDeed, frozen=True):
    """CR 904.9: an archenemy sets the top scheme in motion."""

    seat: Id


class Abandon(PaperDeed, frozen=True):
    """CR 701.33: an ongoing scheme is abandoned."""

    card: Id


# ---------------------------------------------------------------------- players


class ChangeLife(PaperDeed, frozen=True):
    """Life is gained or lost. If two people tap at once, both changes count."""

    seat: Id
    by: int


class CountDeed(PaperDeed, frozen=True):
    """Counters of a player: poison, energy, experience, rad, or whatever people count."""

    seat: Id
    kind: str
    by: int


class CommanderDamage(PaperDeed, frozen=True):
    """CR 903.10a: combat damage by a commander, which costs life unless people say otherwise."""

    commander: int
    to: Id
    by: int
    costs_life: bool = True


class CastCommanderDeed(PaperDeed, frozen=True):
    """CR 903.8: a commander was cast from the command zone, which costs more each time; -1 takes that back."""

    commander: int
    by: int = 1


class Call(PaperDeed, frozen=True):
    """A player gets another name than at the start."""

    seat: Id
    name: str


class CallCommander(PaperDeed, frozen=True):
    """A commander gets another name; without a number, the player gets one more commander."""

    owner: Id
    name: str
    commander: int | None = None


class Designate(PaperDeed, frozen=True):
    """A player is the monarch, or has the initiative; nobody if `seat` is missing."""

    what: str
    seat: Id | None


class Bless(PaperDeed, frozen=True):
    """CR 702.131: a player has the city's blessing, or does not have it after all."""

    seat: Id
    has: bool = True


class SetDaytime(PaperDeed, frozen=True):
    """CR 731: it becomes day or night, or is neither."""

    time: str | None


class Leave(PaperDeed, frozen=True):
    """CR 800.4: a player is out of the game, and why."""

    seat: Id
    why: str = ""


# ---------------------------------------------------------------------- the rest


class Remember(PaperDeed, frozen=True):
    """A reminder of something that lasts, perhaps until somebody planeswalks."""

    text: str
    until_planeswalk: bool = True


class Forget(PaperDeed, frozen=True):
    """A reminder is over."""

    effect: Id


class Finish(PaperDeed, frozen=True):
    """The game is over, and these have won."""

    winners: tuple[Id, ...] = ()


AnyDeed = (
    Start | Begins | NextTurn | GiveExtraTurn | Reverse | Roll | Walk | LetChaosEnsueDeed | DoneDeed | CounteredDeed
    | PutCountersDeed | SetInMotionDeed | Abandon | ChangeLife | CountDeed | CommanderDamage | CastCommanderDeed | Call
    | CallCommander | Designate | Bless | SetDaytime | Leave | Remember | Forget | Finish
)  # fmt: skip

AT_ANY_TIME = (
    ChangeLife, CountDeed, CommanderDamage, CastCommanderDeed, Call, CallCommander, Designate, Bless, SetDaytime,
    Remember, Forget,
)  # fmt: skip
"""What can be done even while a player has to choose something: it does not touch planes or turns."""

BY_AMOUNTS = (*AT_ANY_TIME, PutCountersDeed)
"""What counts no matter what else has happened in the meantime: if two people tap at once, both count."""
