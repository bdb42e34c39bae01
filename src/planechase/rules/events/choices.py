"""Choices that everybody sees (CR 601.2b, 608.2d, 614.12a, 701.38): told to whoever watches, and to nobody else."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from planechase.rules.events.events import Event, PlayerEvent, event
from planechase.rules.state.objects import Id

if TYPE_CHECKING:
    from planechase.rules.state.state import State


class Choice(Enum):
    """What kind of thing is chosen."""

    COLOR = "color"
    CARD_NAME = "card name"
    CREATURE_TYPE = "creature type"
    NUMBER = "number"
    PLAYER = "player"
    OBJECT = "object"
    OPTION = "option"
    """One of the words that a text offers."""
    VOTE = "vote"


@event
class Chosen(PlayerEvent):
    """A player chose something for a spell, ability or permanent (`about`); players and objects by id."""

    what: Choice
    value: str | int
    about: Id


@event
class CopyMade(Event):
    """CR 707.10: a copy of a spell or ability was put on the stack."""

    player: Id
    object_id: Id
    of: Id


@event
class EntersAsCopyOf(Event):
    """CR 707.5: something enters as a copy of something else."""

    object_id: Id
    of: Id


def tell_choice(game: State, player: Id, what: Choice, value: str | int, about: Id) -> None:
    """Let whoever watches know what was chosen."""
    if game.watchers:
        game.tell(Chosen(player, what, value, about))
