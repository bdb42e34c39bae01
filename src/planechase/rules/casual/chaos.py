"""Chaos ensues (CR 311.7, 901.9b): the chaos abilities of face-up planes, or of one card, trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.casual.planar_decks import planar_controllers, planar_state
from planechase.rules.events import triggers
from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.events import Event, event
from planechase.rules.events.happening import happen
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


@event
class ChaosEnsues(Event):
    """CR 311.7: for one object, or (0) for every face-up plane, because of what a player did, if it is known whose."""

    object_id: Id = 0
    player: Id | None = None

    def concerned(self, game: State, back: bool) -> tuple[Id, ...]:
        return () if self.player is None else (self.player,)

    def affected_player(self, game: State) -> Id:
        return planar_controllers(game)[0].id


def chaos_ensues(game: State, obj: Object | None = None, by: Player | None = None) -> Rule[None]:
    """CR 311.7, 901.9b: chaos abilities trigger; of one particular object even if it is still in a deck.

    `by` is who rolled, or whose spell or ability says so: planes far from them do not notice (801.7, 801.18).
    """
    event = ChaosEnsues(obj.id if obj is not None else 0, by.id if by is not None else None)
    if obj is not None and obj.face_down:
        _chaos_of_hidden_card(game, obj, event)
    elif planar_state(game) is not None:
        yield from happen(game, event)


def _chaos_of_hidden_card(game: State, obj: Object, event: ChaosEnsues) -> None:
    """CR 311.7: the planar controller controls the chaos ability of a revealed card in a planar deck."""
    controllers = [player.id for player in planar_controllers(game)]
    for number, ability in obj.copiable.index.triggered:
        if ChaosEnsues in ability.trigger.kinds() and controllers:
            by = Source(event.player if event.player in controllers else controllers[0], obj.id)
            by.event = event
            triggers.wait(game, PendingTrigger(ability, number, by))
