"""Dungeons (CR 309): cards in the command zone with rooms, and the venture markers of their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event, Notice, PlayerEvent, event
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import cease_to_exist, place
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import DUNGEON
from planechase.rules.language.grammar import Trigger
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.multiplayer.variant import StateBasedAction
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import NO_CARD, Id, Object, StackObject, Zone

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

MARKER: Final[LinkSlot] = LinkSlot("venture marker")
"""CR 309.4: on a dungeon, the number of the room in which its owner's venture marker is."""
TOPMOST: Final = 0
COMPLETED: Final = "completed "
"""CR 309.7: how the designation of a player begins who has completed the dungeon that it names."""


@event
class RoomEntered(PlayerEvent):
    """CR 309.4c: a player moved their venture marker into a room."""

    object_id: Id
    room: int


@event
class Ventured(PlayerEvent):
    """CR 701.49: a player ventured into the dungeon."""


@event
class DungeonCompleted(PlayerEvent):
    """CR 309.7: a player completed a dungeon, as it was removed from the game."""

    name: str


@word
class EntersRoom(Trigger):
    """CR 309.4c: you move your venture marker into this room; the arrows say where it goes from here."""

    reads = "when you move your venture marker into this room"
    room: int
    leads_to: tuple[int, ...] = ()

    def kinds(self) -> tuple[type[Event], ...]:
        return (RoomEntered,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, RoomEntered) and (event.object_id, event.room) == (by.object_id, self.room)


# ---------------------------------------------------------------------- where players are


def dungeon_of(game: State, player: Player) -> Object | None:
    """CR 309.3: the dungeon that a player owns in the command zone, if there is one."""
    return next((obj for obj in _dungeons(game) if obj.owner == player.id), None)


def _dungeons(game: State) -> list[Object]:
    return [obj for id in game.command if (obj := game.objects[id]).copiable.types & DUNGEON]


def room_of(dungeon: Object) -> int:
    """CR 309.4: the room with the venture marker."""
    return next((room for room in dungeon.linked(MARKER) if isinstance(room, int)), TOPMOST)


def ways_from(dungeon: Object) -> tuple[int, ...]:
    """CR 309.5a: where arrows lead from the room with the venture marker; from the bottommost room, nowhere."""
    room = _ability(dungeon.copiable, room_of(dungeon))
    return room.trigger.leads_to if room is not None and isinstance(room.trigger, EntersRoom) else ()


def room_name(dungeon: Characteristics, room: int) -> str:
    """CR 309.4b."""
    ability = _ability(dungeon, room)
    return ability.called if ability is not None else ""


def _ability(dungeon: Characteristics, room: int) -> TriggeredAbility | None:
    for ability in dungeon.abilities:
        if isinstance(ability, TriggeredAbility) and isinstance(ability.trigger, EntersRoom):
            if ability.trigger.room == room:
                return ability
    return None


# ---------------------------------------------------------------------- going on


def begin_dungeon(game: State, player: Player, values: Characteristics) -> None:
    """CR 309.4a, 701.49a: a dungeon from outside the game, with the venture marker on its topmost room."""
    id = game.new_stamp()
    place(game, Object(id, NO_CARD, player.id, Zone.COMMAND, values, id))
    enter_room(game, player, game.objects[id], TOPMOST)


def enter_room(game: State, player: Player, dungeon: Object, room: int) -> None:
    """CR 309.4c, 309.5a: the venture marker moves, and the ability of the room triggers."""
    moved = game.objects[dungeon.id] = dungeon.clone()
    moved.link(MARKER, room)
    game.changed()
    game.tell(Notice(f"{{}} moves into {room_name(moved.copiable, room)} of {moved.copiable.name}.", (player.id,)))
    tell(game, RoomEntered(player.id, moved.id, room))


def complete_dungeon(game: State, dungeon: Object) -> None:
    """CR 309.7: it is removed from the game, and its owner has completed it."""
    player = game.players[dungeon.owner]
    name = dungeon.copiable.name
    cease_to_exist(game, dungeon)
    player.designations |= {COMPLETED + name}
    game.changed()
    game.tell(Notice(f"{{}} completes {name}.", (player.id,)))
    tell(game, DungeonCompleted(player.id, name))


def completed_by(player: Player) -> list[str]:
    """CR 309.7: the names of the dungeons that a player has completed."""
    return sorted(one.removeprefix(COMPLETED) for one in player.designations if one.startswith(COMPLETED))


class CompleteDungeon(StateBasedAction):
    """CR 704.5t: the owner of a dungeon removes it, since the marker is on its bottommost room."""

    __slots__ = ("dungeon",)

    def __init__(self, dungeon: Object) -> None:
        super().__init__(dungeon.owner)
        self.dungeon = dungeon

    def perform(self, game: State) -> Rule[None]:
        if self.dungeon.id in game.objects:
            complete_dungeon(game, self.dungeon)
        return
        yield


def completions(game: State) -> list[StateBasedAction]:
    """CR 309.6, 704.5t: not while a room ability of the dungeon has triggered and not yet left the stack."""
    return [CompleteDungeon(one) for one in _dungeons(game) if not ways_from(one) and not _is_busy(game, one.id)]


def _is_busy(game: State, dungeon: Id) -> bool:
    if any(pending.by.object_id == dungeon for pending in game.waiting):
        return True
    stacked = [game.objects[id] for turn in game.turns for id in turn.stack]
    return any(isinstance(one, StackObject) and one.source.object_id == dungeon for one in stacked)
