"""What is particular to one kind of entry in the log, as data: amounts, choices, zones, reasons.

Everything here is public. Players and objects are named by id.
"""

from __future__ import annotations

from dataclasses import dataclass

from planechase.rules.casual.planar_die import Face
from planechase.rules.events.losing import Loss
from planechase.rules.state.objects import Id, Zone
from planechase.rules.state.purpose import Purpose


@dataclass(frozen=True, slots=True)
class Number:
    """Which turn begins."""

    number: int


@dataclass(frozen=True, slots=True)
class Amount:
    """How much: life, damage, cards that are scried."""

    amount: int


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage, and whether it is dealt in combat."""

    amount: int
    combat: bool


@dataclass(frozen=True, slots=True)
class Counters:
    """How many counters of which kind."""

    counter: str
    count: int


@dataclass(frozen=True, slots=True)
class Names:
    """Cards by name."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """What dice show."""

    sides: int
    results: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Coin:
    """How a coin fell, and whether that was won, where somebody called it."""

    heads: bool
    won: bool | None


@dataclass(frozen=True, slots=True)
class PlanarDie:
    """What the planar die shows."""

    face: Face


@dataclass(frozen=True, slots=True)
class Numbers:
    """Who chose which number."""

    chosen: tuple[tuple[Id, int], ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What somebody chose: players and objects by id, all else by name or number."""

    purpose: Purpose
    chosen: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Lost:
    """Why somebody lost."""

    why: Loss


@dataclass(frozen=True, slots=True)
class Ended:
    """Who won, if anybody did, and why, in words."""

    winners: tuple[Id, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Announced:
    """CR 601.2: what is chosen as a spell is cast, or an ability goes on the stack."""

    x: int
    modes: tuple[int, ...]
    targets: tuple[Id, ...]
    shares: tuple[tuple[Id, int], ...]
    """CR 601.2d: what each target gets, where something is divided."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Played:
    """CR 305.1: from where a land was played, and what let the player do it, where that was not its own text."""

    from_zone: Zone
    permission: Id | None


@dataclass(frozen=True, slots=True)
class Attack:
    """CR 508.1: who attacks whom."""

    attacks: tuple[tuple[Id, Id], ...]


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens that were created."""

    name: str
    count: int
    power: int | None
    toughness: int | None


@dataclass(frozen=True, slots=True)
class Change:
    """Who had something before, and who has it now."""

    old: Id
    new: Id


@dataclass(frozen=True, slots=True)
class Move:
    """CR 400.7: from where to where."""

    origin: Zone
    to: Zone
    cause: str


Particulars = (
    Number | Amount | Damage | Counters | Names | Dice | Coin | PlanarDie | Numbers | Chosen | Lost | Ended
    | Announced | Played | Attack | Tokens | Change | Move
)  # fmt: skip
"""What an entry may have besides those it mentions."""
