"""The game as one seat could imagine it: whatever it may not see is blank, and chance is another.

What is worked out in such a game depends on nothing that the seat does not know.
"""

from __future__ import annotations

from typing import Final

from planechase.game import Game
from planechase.rules.language.characteristics import CardDefinition, Characteristics
from planechase.rules.state.chance import Chance
from planechase.rules.state.objects import NO_CARD, Card, Id
from planechase.rules.state.state import State
from planechase.rules.state.visibility import hidden_from
from planechase.rules.turns.redealing import forget_hidden

BLANK: Final = CardDefinition(Characteristics("a card"))
"""A card of which nothing is known."""


def imagined(game: Game, seat: Id) -> Game:
    """A game that stands where this one does at a grant of priority, for a seat that knows only what it may.

    It is played on a little and thrown away, so it does not remember how it stood.
    """
    other = game.fork(forks=False)
    hide(other.state, seat)
    other.look_again()
    return other


def hide(state: State, seat: Id) -> None:
    """Make every card blank that a seat may not see, and let chance start from elsewhere."""
    state.cards = list(state.cards)
    hidden = hidden_from(state, seat)
    for obj in hidden:
        blank = obj.clone()
        blank.copiable = BLANK.printed
        state.objects[obj.id] = blank
        if obj.card != NO_CARD:
            state.cards[obj.card] = Card(obj.card, obj.owner, BLANK)
    state.chance = Chance(0, "imagined")
    forget_hidden(state, {obj.id for obj in hidden})
