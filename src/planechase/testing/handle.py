"""A handle on one object: what it is now, as long as it stays in its zone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual.planar_decks import owner_of
from planechase.rules.combat.combat import combat_of
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import EVERY_CREATURE_TYPE, SUPERTYPE_NAMES, has_subtype, type_names
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.colors import color_letters
from planechase.rules.language.keywords import keyword_names
from planechase.rules.mana.costs import is_summoning_sick
from planechase.rules.state.decisions import Id
from planechase.rules.state.objects import NO_CARD, Object, Permanent, StackObject
from planechase.testing.errors import Gone, TableError
from planechase.testing.table_names import object_name, where
from planechase.words.english import characteristics_text

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.testing.table_reading import Reading


class Handle:
    """One object at a table (CR 109.1), such as `table.battlefield` and `table.find` return.

    It shows the object as everybody sees it now, with all effects. Once the object has changed zones it is
    gone (CR 400.7), and reading anything but `name`, `exists` and `now` raises `Gone`; `now` is what its card
    became.

    >>> from planechase.testing import ANN, Table
    >>> table = Table()
    >>> bears = table.battlefield(ANN, "Grizzly Bears", counters={"+1/+1": 1})
    >>> bears
    <Grizzly Bears 3/3 on the battlefield under Ann's control>
    >>> bears.power, bears.tapped, bears.types, bears.zone
    (3, False, ['Creature'], 'battlefield')
    """

    __slots__ = ("_table", "id")

    def __init__(self, table: Reading, object_id: Id) -> None:
        self._table = table
        self.id = object_id

    # ------------------------------------------------------------------ is it there?

    @property
    def _state(self) -> State:
        return self._table.state

    @property
    def exists(self) -> bool:
        """Whether the object is still where it was."""
        return self.id in self._state.objects

    @property
    def now(self) -> Handle:
        """What its card is now: the same handle if it has not moved, otherwise one on the new object.

        Raises `Gone` for a token, a copy or an ability that has ceased to exist.
        """
        if self.exists:
            return self
        card = self._state.departed[self.id].card
        if card != NO_CARD:
            for obj in self._state.objects.values():
                if obj.card == card:
                    return Handle(self._table, obj.id)
        raise Gone(f"{self.name} does not exist any more.")

    @property
    def obj(self) -> Object:
        """The object itself, for what this handle does not show. Raises `Gone` if it is gone."""
        obj = self._state.get(self.id)
        if obj is not None:
            return obj
        old = self._state.departed[self.id]
        try:
            now = f"it is {where(self._state, self.now.obj)} now; see .now"
        except Gone:
            now = "it does not exist any more"
        raise Gone(f"{self.name} is not {where(self._state, old)} any more: {now}.")

    @property
    def _permanent(self) -> Permanent:
        obj = self.obj
        if not isinstance(obj, Permanent):
            raise TableError(f"{self.name} is {where(self._state, obj)}; only a permanent has that.")
        return obj

    @property
    def characteristics(self) -> Characteristics:
        """Its characteristics, including all effects (CR 613)."""
        return self._state.chars(self.obj)

    # ------------------------------------------------------------------ what is it?

    @property
    def name(self) -> str:
        """Its name, even if it is gone. A face-down card has the name on its face."""
        return object_name(self._state, self._state.recall(self.id))

    @property
    def power(self) -> int:
        """Its power (CR 208). Raises `TableError` if it has none."""
        return self._number(self.characteristics.power, "power")

    @property
    def toughness(self) -> int:
        """Its toughness (CR 208). Raises `TableError` if it has none."""
        return self._number(self.characteristics.toughness, "toughness")

    def _number(self, value: int | None, what: str) -> int:
        if value is None:
            raise TableError(f"{self.name} has no {what}: it is a {self.type_line}.")
        return value

    @property
    def loyalty(self) -> int:
        """How many loyalty counters are on it (CR 306.5c)."""
        return self.counter("loyalty")

    @property
    def types(self) -> list[str]:
        """Its card types, such as ["Artifact", "Creature"]."""
        return type_names(self.characteristics.types)

    @property
    def subtypes(self) -> frozenset[str]:
        """Its subtypes; a changeling has the one that is `"every creature type"`."""
        return self.characteristics.subtypes

    @property
    def supertypes(self) -> list[str]:
        """Its supertypes, such as ["Legendary"]."""
        mask = self.characteristics.supertypes
        return [name for bit, name in SUPERTYPE_NAMES.items() if mask & bit]

    def is_a(self, word: str) -> bool:
        """Whether it has this card type, supertype or subtype.

        >>> from planechase.testing import ANN, Table
        >>> forest = Table().battlefield(ANN, "Forest")
        >>> forest.is_a("Basic"), forest.is_a("Land"), forest.is_a("Forest"), forest.is_a("Creature")
        (True, True, True, False)
        """
        return word in self.types or word in self.supertypes or has_subtype(self.subtypes, word)

    @property
    def type_line(self) -> str:
        """Its type line, such as "Creature — Bear"."""
        return self.characteristics.type_line.replace(EVERY_CREATURE_TYPE, "").rstrip(" —")

    @property
    def colors(self) -> str:
        """Its colours as letters in the order WUBRG; "" for colourless."""
        return "".join(color_letters(self.characteristics.colors))

    @property
    def mana_cost(self) -> str | None:
        """Its mana cost, such as "{1}{G}", or None if it has none."""
        cost = self.characteristics.mana_cost
        return None if cost is None else str(cost)

    @property
    def mana_value(self) -> int:
        """CR 202.3: its mana value now."""
        return self.characteristics.mana_value

    @property
    def keywords(self) -> frozenset[str]:
        """Its keyword abilities, in lower case.

        >>> from planechase.testing import ANN, Table
        >>> sorted(Table().battlefield(ANN, "Wall of Blossoms").keywords)
        ['defender']
        """
        chars = self.characteristics
        named = {ability.name for ability in chars.abilities if isinstance(ability, KeywordAbility)}
        return frozenset(keyword_names(chars.keywords)) | named

    def has(self, keyword: str) -> bool:
        """Whether it has a keyword ability."""
        return keyword in self.keywords

    @property
    def text(self) -> str:
        """Its rules text as it is now, with abilities that it gained and without those it lost."""
        return characteristics_text(self.characteristics)

    # ------------------------------------------------------------------ how and where is it?

    @property
    def zone(self) -> str:
        """The zone it is in: "battlefield", "graveyard" ..."""
        return self.obj.zone.value

    @property
    def owner(self) -> Id:
        """The player who owns it (CR 108.3); a communal planar deck belongs to the planar controller (CR 901.15b)."""
        return owner_of(self._state, self.obj)

    @property
    def controller(self) -> Id:
        """The player who controls it; outside the battlefield and the stack, its owner (CR 108.4)."""
        return self.obj.controller

    @property
    def counters(self) -> dict[str, int]:
        """The counters on it: kind to number."""
        return {kind: count for kind, count in (self.obj.counters or {}).items() if count}

    def counter(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return self.obj.counter(kind)

    @property
    def is_token(self) -> bool:
        """Whether it is a token rather than a card."""
        return self.obj.is_token

    @property
    def face_down(self) -> bool:
        """Whether it lies face down."""
        return self.obj.face_down

    @property
    def tapped(self) -> bool:
        """Whether the permanent is tapped."""
        return self._permanent.tapped

    @property
    def damage(self) -> int:
        """The damage marked on it (CR 120.3)."""
        return self._permanent.damage

    @property
    def summoning_sick(self) -> bool:
        """Whether it is a creature without haste that came under its controller's control this turn (CR 302.6)."""
        return is_summoning_sick(self._state, self._permanent)

    @property
    def phased_out(self) -> bool:
        """Whether it is phased out, and so treated as though it did not exist (CR 702.26)."""
        return self.id in self._state.phased

    @property
    def attached_to(self) -> Handle | Id | None:
        """The permanent (or player) that this Aura or Equipment is attached to."""
        host = self._permanent.attached_to
        if host is None or self._state.is_player(host):
            return host
        return Handle(self._table, host)

    @property
    def attachments(self) -> list[Handle]:
        """The Auras and Equipment attached to it."""
        return [Handle(self._table, permanent.id) for permanent in self._state.attached_to(self._permanent.id)]

    @property
    def attacking(self) -> Handle | Id | None:
        """The player or planeswalker it attacks; None if it attacks nobody."""
        combat = combat_of(self._state, self.obj.id)
        attack = combat.attacks.get(self.obj.id) if combat is not None else None
        if attack is None or attack.defender is None:
            return None
        return attack.defender if self._state.is_player(attack.defender) else Handle(self._table, attack.defender)

    @property
    def blocking(self) -> list[Handle]:
        """The attackers it blocks."""
        combat = combat_of(self._state, self.obj.id)
        blocked = combat.blocks.get(self.obj.id, ()) if combat is not None else ()
        return [Handle(self._table, attacker) for attacker in blocked]

    @property
    def blocked(self) -> bool:
        """Whether it is a blocked attacker, even if its blockers are gone (CR 509.1h)."""
        combat = combat_of(self._state, self.obj.id)
        attack = combat.attacks.get(self.obj.id) if combat is not None else None
        return attack is not None and attack.blocked

    @property
    def targets(self) -> list[Handle | Id]:
        """The targets of a spell or ability on the stack: handles on objects, numbers of players."""
        obj = self.obj
        if not isinstance(obj, StackObject):
            raise TableError(f"{self.name} is {where(self._state, obj)}; only what is on the stack has targets.")
        targets = [target for chosen in obj.source.targets.values() for target in chosen]
        return [one if self._state.is_player(one) else Handle(self._table, one) for one in targets]

    # ------------------------------------------------------------------ Python

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Handle) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        if not self.exists:
            return f"<{self.name}, gone>"
        chars = self.characteristics
        size = f" {chars.power}/{chars.toughness}" if chars.power is not None else ""
        return f"<{self.name}{size} {where(self._state, self.obj)}>"
