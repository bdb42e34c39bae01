"""Choices that everybody sees (CR 608.2d, 614.12a, 701.38) and copies on the stack (707.10), for listeners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from planechase.rules.events.events import ObjectEvent, PlayerEvent, event
from planechase.rules.state.decisions import Alternative, Choose, ChooseNumber, Decision
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.state.state import State

OPEN: Final = frozenset({
    Purpose.COLOR, Purpose.CREATURE_TYPE, Purpose.NAME, Purpose.PLAYER, Purpose.OBJECT, Purpose.SOURCE, Purpose.PILE,
    Purpose.VOTE, Purpose.MODE, Purpose.ENTER_AS, Purpose.DAMAGE, Purpose.LIFE_TOTAL,
})  # fmt: skip
"""A choice made openly that nothing afterwards would show."""


@event
class ChoiceMade(PlayerEvent):
    """A player chose something for a spell, ability or permanent (`about`); players and objects by id."""

    purpose: Purpose
    chosen: tuple[str | int, ...]
    about: Id | None


@event
class CopyMade(PlayerEvent):
    """CR 707.10: a copy of a spell or ability was put on the stack."""

    object_id: Id
    of: Id


@event
class BecomesCopy(ObjectEvent):
    """CR 707.1, 611.2c: an effect makes something a copy of something else."""

    of: Id


def tell_choice(game: State, decision: Decision[Any], answer: object) -> None:
    """Tell listeners what was chosen, if that is open."""
    if decision.purpose not in OPEN:
        return
    if isinstance(decision, ChooseNumber) and isinstance(answer, int):
        game.tell(ChoiceMade(decision.player, decision.purpose, (str(answer),), decision.about))
    elif isinstance(decision, Choose) and isinstance(answer, list):
        said = [str(one) if isinstance(one, Alternative) else one for one in answer]
        chosen = tuple(one for one in said if isinstance(one, (str, int)))
        if chosen:
            game.tell(ChoiceMade(decision.player, decision.purpose, chosen, decision.about))
