"""The game as one seat could imagine it: whatever it may not see is blank, and chance is another.

What is worked out in such a game depends on nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.game import Game
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Card, Id, Object, Zone
from planechase.rules.state.seeing import may_see, seen_in_library
from planechase.rules.state.state import State

BLANK: Final = CardDefinition(Characteristics("a card"))
"""A card of which nothing is known."""


def imagined(game: Game, seat: Id) -> Game:
    """A game that stands where this one does at a grant of priority, for a seat that knows only what it may."""
    other = game.fork()
    hide(other.state, seat)
    return other


def hide(state: State, seat: Id) -> None:
    """Make every card blank that a seat may not see, and let chance start from elsewhere."""
    state.cards = list(state.cards)
    for obj in list(hidden_from(state, seat)):
        blank = obj.clone()
        blank.copiable = BLANK.printed
        state.objects[obj.id] = blank
        if obj.card != NO_CARD:
            state.cards[obj.card] = Card(obj.card, obj.owner, BLANK)
    state.chance = Chance(0, "imagined")
    state.changed()


def hidden_from(state: State, seat: Id | None) -> Iterator[Object]:
    """The cards that a seat (for None, a spectator) may not see."""
    for player in state.players:
        known = seen_in_library(state, player, seat)
        yield from (state.objects[id] for place, id in enumerate(player.library) if place not in known)
    for obj in state.objects.values():
        if (obj.zone is Zone.HAND or obj.face_down) and obj.zone is not Zone.LIBRARY and not may_see(state, obj, seat):
            yield obj
