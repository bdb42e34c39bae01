"""Turning permanents face up (CR 708.7, 708.8), and what lets a player do so besides the card itself (701.40b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.components import turn_components_up
from planechase.rules.events.events import TurnedFaceUp
from planechase.rules.events.happening import tell
from planechase.rules.language.abilities import SpecialAbility
from planechase.rules.language.card_types import INSTANT, SORCERY
from planechase.rules.language.slots import LinkSlot
from planechase.rules.state.edition import Edition

if TYPE_CHECKING:
    from planechase.rules.state.objects import Permanent
    from planechase.rules.state.state import State

TURNED_UP_BY: Final[LinkSlot] = LinkSlot("turned up by")
"""CR 701.40a: on a manifested or cloaked permanent, for as long as it remains face down, what turns it up."""


def turned_up_by(permanent: Permanent) -> tuple[SpecialAbility, ...]:
    """CR 701.40b, 701.58b: the special actions that the effect allows which put it onto the battlefield face down."""
    return tuple(one for one in permanent.linked(TURNED_UP_BY) if isinstance(one, SpecialAbility))


def turn_face_up(game: State, permanent: Permanent) -> None:
    """CR 708.8: it has its normal values again, and abilities trigger."""
    if shown_face_up(game, permanent):
        tell(game, TurnedFaceUp(permanent.id))


def shown_face_up(game: State, permanent: Permanent) -> bool:
    """CR 708.8, 701.40g: whether it has its normal values again; an instant or sorcery card stays face down."""
    from planechase.rules.events.actions import reveal  # noqa: PLC0415 - actions know of abilities

    if any(game.cards[card].definition.printed.types & (INSTANT | SORCERY) for card in permanent.cards):
        reveal(game, game.players[permanent.controller], [permanent])
        return False
    permanent.face_down = False
    turn_components_up(permanent)
    if permanent.linked(TURNED_UP_BY):
        permanent.link(TURNED_UP_BY)
    if game.edition is Edition.CURRENT:
        permanent.timestamp = game.new_stamp()
    game.changed()
    return True
