"""What is particular to one kind of entry in the log, as data: amounts, choices, zones, reasons.

Everything here is public. Players and objects are named by id.
"""

from __future__ import annotations

from typing import TypeVar, dataclass_transform

from planechase.rules.casual.planar_die import Face
from planechase.rules.events.losing import Loss
from planechase.rules.language.fielded import Value, with_fields
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.purpose import Purpose

V = TypeVar("V", bound=Value)


@dataclass_transform(frozen_default=True)
def particular(cls: type[V]) -> type[V]:
    """Class decorator: the annotations of the class are its fields."""
    return with_fields(cls)


@particular
class NumberDetail(Value):
    """Which turn begins."""

    number: int


@particular
class AmountDetail(Value):
    """How much: life, damage, cards that are scried."""

    amount: int


@particular
class Damage(Value):
    """Damage, and whether it is dealt in combat."""

    amount: int
    combat: bool


@particular
class Counters(Value):
    """How many counters of which kind."""

    counter: str
    count: int


@particular
class Names(Value):
    """Cards by name."""

    names: tuple[str, ...]


@particular
class Dice(Value):
    """What dice show."""

    sides: int
    results: tuple[int, ...]


@particular
class Coin(Value):
    """How a coin fell, and whether that was won, if a player called it."""

    heads: bool
    won: bool | None


@particular
class PlanarDie(Value):
    """What the planar die shows."""

    face: Face


@particular
class Numbers(Value):
    """Who chose which number."""

    chosen: tuple[tuple[Id, int], ...]


@particular
class ChosenDetail(Value):
    """What a player chose: players and objects by id, all else by name or number."""

    purpose: Purpose
    chosen: tuple[str | int, ...]


@particular
class Lost(Value):
    """Why a player lost."""

    why: Loss


@particular
class Ended(Value):
    """Who won, if anybody did, and why, in words."""

    winners: tuple[Id, ...]
    reason: str


@particular
class Announced(Value):
    """CR 601.2: what is chosen as a spell is cast, or an ability goes on the stack."""

    x: int
    modes: tuple[int, ...]
    targets: tuple[Id, ...]
    shares: tuple[tuple[Id, int], ...]
    """CR 601.2d: what each target gets, where something is divided."""


@particular
class Cast(Announced):
    """CR 601.2: how a spell is cast besides: from where, in which way, by what permission, and what is paid for it."""

    from_zone: Zone | None
    way: str
    """The name of another way than the usual one: flashback, suspend, face down."""
    permission: Id | None
    """CR 601.3: the object that lets it be cast like this, where that is not the card itself."""
    free: bool
    """CR 118.9: whether nothing is paid rather than its mana cost."""
    extra_costs: tuple[str, ...]
    """CR 601.2b: the additional costs that were chosen, such as kicker, by name."""


@particular
class Played(Value):
    """CR 305.1: from where a land was played, and what let the player do it, where that was not its own text."""

    from_zone: Zone
    permission: Id | None


@particular
class AttackDetail(Value):
    """CR 508.1: who attacks whom."""

    attacks: tuple[tuple[Id, Id], ...]


@particular
class Tokens(Value):
    """Tokens that were created."""

    name: str
    count: int
    power: int | None
    toughness: int | None


@particular
class ChangeDetail(Value):
    """Who had something before, and who has it now."""

    old: Id
    new: Id


@particular
class Move(Value):
    """CR 400.7: from where to where."""

    origin: Zone
    to: Zone
    cause: str


Particulars = (
    NumberDetail | AmountDetail | Damage | Counters | Names | Dice | Coin | PlanarDie | Numbers | ChosenDetail | Lost
    | Ended | Announced | Played | AttackDetail | Tokens | ChangeDetail | Move
)  # fmt: skip
"""What an entry may have besides those it mentions."""
