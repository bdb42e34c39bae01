"""Venture into the dungeon (CR 701.49) and the initiative (CR 726) in a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.dungeons import (
    DungeonCompleted,
    Ventured,
    begin_dungeon,
    complete_dungeon,
    completed_by,
    dungeon_of,
    enter_room,
    room_name,
    ways_from,
)
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.initiative import (
    InitiativeHolderIsHurt,
    InitiativesUpkeep,
    InitiativeTaken,
    TakesInitiative,
    take_initiative,
    with_initiative,
)
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Condition, Effect, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, alternatives, ask
from planechase.rules.state.objects import Object
from planechase.rules.state.purpose import Purpose
from planechase.words.dungeon_words import DUNGEONS, UNDERCITY, is_entered_by_name
from planechase.words.player_words import YOU
from planechase.words.speech import Moment

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Venturing(Effect):
    """CR 701.49: what venturing into the dungeon and into one of a quality have in common."""

    __slots__ = ()

    def dungeons(self) -> Sequence[Characteristics]:
        """CR 701.49a, 701.49d: those that a player may begin this way."""
        raise NotImplementedError

    def ventures(self, game: State, player: Player, by: Source) -> Rule[None]:
        """CR 701.49a to 701.49c: on to an adjacent room, or into another dungeon."""
        here = dungeon_of(game, player)
        if here is not None and ways_from(here):
            yield from self._go_on(game, player, here, by)
        else:
            if here is not None:
                complete_dungeon(game, here)
            values = yield from self._chosen(player, by)
            begin_dungeon(game, player, values)
        tell(game, Ventured(player.id))

    def _go_on(self, game: State, player: Player, here: Object, by: Source) -> Rule[None]:
        """CR 309.5a: where several arrows lead from a room, the player chooses one."""
        ways, number = ways_from(here), 0
        if len(ways) > 1:
            rooms = alternatives(room_name(here.copiable, way) for way in ways)
            why = "Choose the room to enter."
            chosen = yield from ask(Choose(player.id, Purpose.MODE, why, rooms, about=here.id, word=self))
            number = chosen[0].number
        enter_room(game, player, here, ways[number])

    def _chosen(self, player: Player, by: Source) -> Rule[Characteristics]:
        among = {values.name: values for values in self.dungeons()}
        chosen = list(among)
        if len(among) > 1:
            why = "Choose a dungeon."
            chosen = yield from ask(Choose(player.id, Purpose.NAME, why, chosen, about=by.object_id, word=self))
        return among[chosen[0]]


@word
class VentureIntoDungeon(Venturing):
    """CR 701.49a: players go to the next room of their dungeon, or begin one."""

    reads = "{who} venture[s] into the dungeon"
    who: Players = YOU

    def dungeons(self) -> Sequence[Characteristics]:
        return [values for values in DUNGEONS if not is_entered_by_name(values)]

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from self.ventures(game, player, by)


@word
class VentureInto(Venturing):
    """CR 701.49d: into the dungeon of a name, if a player has to begin one."""

    reads = "{who} venture[s] into {name}"
    name: str = UNDERCITY.name
    who: Players = YOU

    def dungeons(self) -> Sequence[Characteristics]:
        return [values for values in DUNGEONS if values.name == self.name]

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from self.ventures(game, player, by)


@word
class VenturesTrigger(Moment):
    """CR 701.49: a player ventures into the dungeon."""

    reads = "whenever {who} venture[s] into the dungeon"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (Ventured,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Ventured) and any(p.id == event.player for p in self.who.found(game, by))


@word
class CompletesDungeon(Moment):
    """CR 309.7: whenever a player is done with the last room of a dungeon."""

    reads = "whenever {who} complete[s] a dungeon"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (DungeonCompleted,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DungeonCompleted) and any(p.id == event.player for p in self.who.found(game, by))


@word
class CompletedDungeon(Condition):
    """CR 309.7: you have completed a dungeon, or the one of a name."""

    restless = False
    name: str = ""

    def reading(self) -> str:
        return "you've completed {name}" if self.name else "you've completed a dungeon"

    def holds(self, game: State, by: Source) -> bool:
        done = completed_by(by.you(game))
        return self.name in done if self.name else bool(done)


# ---------------------------------------------------------------------- the initiative


@word
class HurterTakesInitiative(Effect):
    """CR 726.2: the initiative for the creatures' controller, or their last controller if they have left."""

    reads = "the controller of those creatures takes the initiative"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if isinstance(by.event, DamageDealt):
            take_initiative(game, game.players[game.recall(by.event.source).controller], ABILITIES)
        return
        yield


ABILITIES: Final = (
    TriggeredAbility(InitiativesUpkeep(), VentureInto()),
    TriggeredAbility(InitiativeHolderIsHurt(), HurterTakesInitiative()),
    TriggeredAbility(InitiativeTaken(), VentureInto()),
)


@word
class TakeInitiative(Effect):
    """CR 726.3: players get the initiative in place of whoever had it."""

    reads = "{who} take[s] the initiative"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            take_initiative(game, player, ABILITIES)
        return
        yield


@word
class TakesInitiativeTrigger(Moment):
    """CR 726.3: whenever a player takes the initiative."""

    reads = "whenever {who} take[s] the initiative"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (TakesInitiative,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TakesInitiative) and any(p.id == event.player for p in self.who.found(game, by))


@word
class HasInitiative(Condition):
    """CR 726.1: true while a player has the initiative."""

    reads = "{who} [have|has] the initiative"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return with_initiative(game) in self.who.found(game, by)
