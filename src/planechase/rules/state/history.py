"""What has happened: this turn, last turn, and since each player's last turn (CR 500.1, 608.2h).

Each record says what was done, in which turn, by or to which player, with which object. What nobody can ask for any
more is let go as a turn begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.language.abilities import WhichAbility


class Did(Enum):
    """What a player did, or what was done to them."""

    ACTIVATED = "activated"
    """Activated an ability `ability` of `what`. Of mana abilities only those are written down that have a limit."""
    ATTACKED = "attacked"
    """Attacked `whom` with `what`."""
    BLOCKED = "blocked"
    """Blocked with `what`."""
    CAST = "cast"
    """Cast `what`."""
    COMMITTED_CRIME = "committed a crime"
    DAMAGED = "damaged"
    """Was dealt `amount` damage by `what`."""
    DIED = "died"
    """Controlled the creature `what` as it died."""
    DISCARDED = "discarded"
    """Discarded the card that is `what` now."""
    DREW = "drew"
    """Drew a card."""
    DONE_ONCE = "done once"
    """Did what the ability `ability` of `what` lets them do only once each turn."""
    ENTERED = "entered"
    """Controlled `what` as it entered the battlefield."""
    GAINED_LIFE = "gained life"
    HARMED = "harmed"
    """Controlled `what` as it dealt `amount` damage to the permanent `whom`."""
    HURT = "hurt"
    """Controlled `what` as it dealt `amount` combat damage to the player `whom`."""
    LEFT = "left the battlefield"
    """Controlled the permanent `what` as it left the battlefield."""
    LOST_LIFE = "lost life"
    PLANESWALKED_TO = "planeswalked to"
    """Planeswalked to the plane `what`."""
    PLAYED_LAND = "played a land"
    """Played `what`."""
    ROLLED_DICE = "rolled dice"
    ROLLED_PLANAR_DIE = "rolled the planar die"
    """CR 901.9: took the special action."""
    TO_GRAVEYARD = "put into graveyard"
    """Owned the card `what` as it was put into a graveyard from anywhere."""
    TRIGGERED = "triggered"
    """Controlled `what` as its ability `ability` triggered, which has a limit."""

    __hash__ = object.__hash__


class When(Enum):
    """In which time something happened."""

    THIS_TURN = "this turn"
    LAST_TURN = "last turn"
    SINCE_YOUR_TURN = "since your last turn ended"

    __hash__ = object.__hash__


class Record(NamedTuple):
    """One thing that happened."""

    did: Did
    turn: int
    player: Id
    what: Id = 0
    amount: int = 1
    whom: Id = 0
    types: int = 0
    """The card types of `what` at that time."""
    ability: WhichAbility | None = None
    subtypes: frozenset[str] = frozenset()
    """The subtypes of `what` when it hurt a player."""


class History:
    """The records that can still be asked for, in the order in which things happened. A place in it stays the same."""

    __slots__ = ("first", "records")

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.first = 0
        """How many records were let go."""

    def clone(self) -> History:
        new = History()
        new.records = self.records[:]
        new.first = self.first
        return new

    @property
    def now(self) -> int:
        """The place of what happens next."""
        return self.first + len(self.records)

    def since(self, place: int) -> list[Record]:
        """What happened from a place on."""
        return self.records[max(0, place - self.first) :]

    def in_turn(self, number: int, did: Did) -> Iterator[Record]:
        """What of a kind happened in a turn, no matter who did it."""
        return (record for record in self.records if record.turn == number and record.did is did)

    def activations(self, turn: int, what: Id, ability: WhichAbility) -> int:
        """CR 602.5b: how often an ability of an object was activated in a turn."""
        return sum((record.what, record.ability) == (what, ability) for record in self.in_turn(turn, Did.ACTIVATED))

    def let_go(self, place: int, turn: int) -> None:
        """Forget what happened both before a place and before a turn."""
        old = 0
        while old < len(self.records) and self.first + old < place and self.records[old].turn < turn:
            old += 1
        del self.records[:old]
        self.first += old
