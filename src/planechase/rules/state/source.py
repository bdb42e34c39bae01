"""Who or what is doing something: the context in which a word is read (CR 109.5, 113.7, 608)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.language.grammar import Targeting
    from planechase.rules.language.slots import Slot
    from planechase.rules.mana.mana import Mana
    from planechase.rules.state.objects import Object, Zone
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


class Source:
    """The controller, the object, and everything chosen while the spell or ability was announced.

    A static ability has only a controller and an object; the rest is filled in for spells and abilities.
    """

    __slots__ = (
        "alone", "cast_from", "controller", "divisions", "event", "extra_costs", "free", "mana_spent", "memory",
        "modes", "object_id", "permission", "stack_id", "targets", "way", "x",
    )  # fmt: skip

    def __init__(self, controller: Id, object_id: Id) -> None:
        self.controller = controller
        self.object_id = object_id
        self.alone = False
        """CR 901.12c: whether "you" is the controller alone, where it could mean a team."""
        self.stack_id: Id = 0
        self.x = 0
        self.event: Event | None = None
        self.targets: dict[Targeting, tuple[Id, ...]] = {}
        self.divisions: dict[Targeting, dict[Id, int]] = {}
        self.modes: tuple[int, ...] = ()
        self.extra_costs: tuple[str, ...] = ()
        self.mana_spent: tuple[Mana, ...] = ()
        self.cast_from: Zone | None = None
        self.way: str = ""
        self.permission: Id = 0
        """CR 601.3: the object that let this be cast, where that was not the card itself; 0 where none did."""
        self.free = False
        """CR 118.9: whether it was cast without paying its mana cost."""
        self.memory: dict[Slot, tuple[int, ...]] = {}

    def clone(self) -> Source:
        new = Source(self.controller, self.object_id)
        new.alone = self.alone
        new.stack_id = self.stack_id
        new.x = self.x
        new.event = self.event
        new.targets = self.targets.copy()
        new.divisions = self.divisions.copy()
        new.modes = self.modes
        new.extra_costs = self.extra_costs
        new.mana_spent = self.mana_spent
        new.cast_from = self.cast_from
        new.way = self.way
        new.permission = self.permission
        new.free = self.free
        new.memory = self.memory.copy()
        return new

    def you(self, game: State) -> Player:
        """CR 109.5: the player "you" means."""
        return game.players[self.controller]

    def means(self, game: State, player: Id) -> bool:
        """CR 109.5, 901.12c: whether "you" means this player; in a text for a team it means every member."""
        types = game.options.team_texts
        if player == self.controller or not types:
            return player == self.controller
        same_team = game.players[player].team == game.players[self.controller].team
        return same_team and not self.alone and game.is_a(self.object_id, types)

    def for_one(self, player: Id) -> Source:
        """CR 901.12c: the same source, read as though this player alone were "you"."""
        new = self.clone()
        new.controller = player
        new.alone = True
        return new

    def this(self, game: State) -> Object:
        """The source itself; as it last was, if it has left (CR 113.7a, 608.2h)."""
        return game.recall(self.object_id)

    def remember(self, slot: Slot, ids: tuple[int, ...]) -> None:
        """Keep something for a later instruction of the same spell or ability ("that card")."""
        self.memory[slot] = ids

    def remembered(self, slot: Slot) -> tuple[int, ...]:
        return self.memory.get(slot, ())

    def for_event(self, event: Event) -> Source:
        """The same source, looking at an event."""
        new = Source(self.controller, self.object_id)
        new.alone = self.alone
        new.event = event
        return new
