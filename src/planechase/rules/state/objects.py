"""Objects and zones (CR 109, 110, 111, 400 to 408).

A *card* is the cardboard. An *object* is that card in one zone at one time: a card that changes zones
becomes a new object with a new id (CR 400.7), and the old one is kept aside as last-known information.
Objects in libraries, hands and graveyards never change in place, so forks of a game share them.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from planechase.rules.language.abilities import Ability
    from planechase.rules.language.characteristics import CardDefinition, Characteristics
    from planechase.rules.language.slots import LinkSlot
    from planechase.rules.state.source import Source

Id = int

FIRST_OBJECT_ID: Final = 1000
"""Players have the ids below this one: their seats."""


class Zone(Enum):
    """CR 400.1: the places where cards, tokens, spells and abilities may be."""

    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"
    OUTSIDE = "outside"

    __hash__ = object.__hash__


HIDDEN_ZONES: Final = (Zone.LIBRARY, Zone.HAND)
SHARED_ZONES: Final = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
"""Forks share the objects in these, so they never change in place; see `State.clone` and `State.of_its_own`."""


class Card:
    """The cardboard: its owner, what is printed on it, and designations that stick to it through every zone."""

    __slots__ = ("definition", "designations", "index", "owner")

    def __init__(self, index: int, owner: Id, definition: CardDefinition) -> None:
        self.index = index
        self.owner = owner
        self.definition = definition
        self.designations: frozenset[str] = frozenset()

    def clone(self) -> Card:
        new = Card(self.index, self.owner, self.definition)
        new.designations = self.designations
        return new


NO_CARD: Final = -1


class Object:
    """CR 109.1: a card, token, copy, spell, ability or emblem in one zone."""

    __slots__ = (
        "card", "controller", "copiable", "counters", "face_down", "id", "last_known", "lies_as", "links", "owner",
        "stamps", "successor", "timestamp", "zone",
    )  # fmt: skip

    def __init__(self, id: Id, card: int, owner: Id, zone: Zone, copiable: Characteristics, timestamp: int) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.controller = owner
        self.zone = zone
        self.copiable = copiable
        self.timestamp = timestamp
        self.counters: dict[str, int] | None = None
        self.stamps: dict[str, int] | None = None
        """CR 613.7c: when counters of a kind were last put on it, for those whose time matters."""
        self.face_down = False
        self.lies_as: Characteristics | None = None
        """CR 708.2: what it is while it lies face down, where the effect that laid it so has said it."""
        self.links: dict[LinkSlot, tuple[object, ...]] | None = None
        self.last_known: Characteristics | None = None
        self.successor: Id = 0

    def _become(self, other: Object) -> None:
        self.id = other.id
        self.card = other.card
        self.owner = other.owner
        self.controller = other.controller
        self.zone = other.zone
        self.copiable = other.copiable
        self.timestamp = other.timestamp
        self.counters = other.counters.copy() if other.counters else None
        self.stamps = other.stamps.copy() if other.stamps else None
        self.face_down = other.face_down
        self.lies_as = other.lies_as
        self.links = other.links.copy() if other.links else None
        self.last_known = other.last_known
        self.successor = other.successor

    def clone(self) -> Object:
        new = Object(self.id, self.card, self.owner, self.zone, self.copiable, self.timestamp)
        new._become(self)
        return new

    @property
    def is_token(self) -> bool:
        return self.card == NO_CARD

    @property
    def cards(self) -> tuple[int, ...]:
        """CR 712.4a, 730.2: the cards that represent it; mostly one, and none of a token."""
        return () if self.card == NO_CARD else (self.card,)

    @property
    def holder(self) -> Id:
        """CR 109.4, 602.2: who may use it: its controller, or its owner where an object has no controller."""
        has_controller = self.zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
        return self.controller if has_controller else self.owner

    def counter(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return self.counters.get(kind, 0) if self.counters else 0

    def linked(self, slot: LinkSlot) -> tuple[object, ...]:
        """CR 607: what an ability of this object remembered in a slot."""
        return self.links.get(slot, ()) if self.links else ()

    def link(self, slot: LinkSlot, *values: object) -> None:
        """CR 607: remember something for a linked ability."""
        if self.links is None:
            self.links = {}
        self.links[slot] = values

    def __repr__(self) -> str:
        return f"<{self.copiable.name} #{self.id} in {self.zone.value}>"


class Component(NamedTuple):
    """CR 712.4a, 730.2: one of several cards and tokens that represent a permanent together."""

    card: int
    values: Characteristics
    """What it is by itself, without those that it is merged with."""
    face_down: bool = False
    """CR 730.2e: whether it lies face down beneath one that is face up."""


class CombatRole(NamedTuple):
    """CR 506.4: what a creature does in combat."""

    attacking: bool = False
    unblocked: bool = False
    """CR 509.1h: attacking, and not blocked once blockers have been declared."""
    blocking: tuple[Id, ...] | None = None
    """CR 509.1g: the attackers it blocks, if it blocks; they may have left meanwhile."""


NO_ROLE: Final = CombatRole()


class Permanent(Object):
    """CR 110: a card or token on the battlefield, with its status."""

    __slots__ = (
        "arrived", "attached_to", "attachments", "base_controller", "components", "damage", "deathtouched",
        "loyalty_turn", "role", "scattered", "since", "tapped",
    )  # fmt: skip

    tapped: bool
    damage: int
    deathtouched: bool
    attached_to: Id | None
    attachments: tuple[Id, ...]
    """CR 608.2h: what was attached to it as it left; while it is there, `State.attached_to` knows."""
    role: CombatRole
    """CR 608.2h: what it did in combat as it left; while it is there, the combat itself knows."""
    base_controller: Id
    arrived: int
    """When it entered the battlefield; the same for all that entered at the same time."""
    since: int
    loyalty_turn: int
    components: tuple[Component, ...]
    """CR 712.4a, 730.2: what represents it, topmost first, if it is melded or merged; empty where it is just one."""
    scattered: tuple[Id, ...]
    """CR 712.21c, 730.3c: what the components became besides its successor, once it has left."""

    def __init__(self, obj: Object) -> None:
        """CR 110.5: an object gets a status, or the status that another permanent has: a fork makes very many such."""
        self._become(obj)
        if isinstance(obj, Permanent):
            self.tapped = obj.tapped
            self.damage = obj.damage
            self.deathtouched = obj.deathtouched
            self.attached_to = obj.attached_to
            self.attachments = obj.attachments
            self.role = obj.role
            self.base_controller = obj.base_controller
            self.arrived = obj.arrived
            self.since = obj.since
            self.loyalty_turn = obj.loyalty_turn
            self.components = obj.components
            self.scattered = obj.scattered
            return
        self.tapped = False
        self.damage = 0
        self.deathtouched = False
        self.attached_to = None
        self.attachments = ()
        self.role = NO_ROLE
        self.base_controller = obj.owner
        self.arrived = obj.timestamp
        self.since = obj.timestamp
        self.loyalty_turn = 0
        self.components = ()
        self.scattered = ()

    def clone(self) -> Permanent:
        return Permanent(self)

    @property
    def cards(self) -> tuple[int, ...]:
        if not self.components:
            return super().cards
        return tuple([component.card for component in self.components if component.card != NO_CARD])


class StackObject(Object):
    """CR 112, 113.1c: a spell, or an activated or triggered ability, on the stack."""

    __slots__ = ("ability", "source")

    def __init__(
        self,
        id: Id,
        card: int,
        owner: Id,
        copiable: Characteristics,
        timestamp: int,
        source: Source,
        ability: Ability | None = None,
    ) -> None:
        super().__init__(id, card, owner, Zone.STACK, copiable, timestamp)
        self.controller = source.controller
        self.source = source
        self.ability = ability

    def clone(self) -> StackObject:
        source = self.source.clone()
        new = StackObject(self.id, self.card, self.owner, self.copiable, self.timestamp, source, self.ability)
        new._become(self)
        return new

    @property
    def is_spell(self) -> bool:
        """CR 112.1: a card or a copy of one on the stack, not an ability."""
        return self.ability is None
