"""Of whom a trigger or a target speaks, so that somebody can be "that player" or "they" behind it."""

from __future__ import annotations

from planechase.rules.language.grammar import Players
from planechase.rules.language.word import Word
from planechase.words import filters as f
from planechase.words.players import THAT_PLAYER, ControllerOf
from planechase.words.selections import THAT, Target
from planechase.words.speech import Moment, People
from planechase.words.triggers.about import Either
from planechase.words.triggers.combat import DealsDamage
from planechase.words.triggers.zones import BecomesTheTarget, Leaves


def named_by(trigger: Moment) -> list[Players]:
    """The player a trigger names; "when this creature leaves the battlefield" names none (CR 607 would be needed)."""
    if isinstance(trigger, Either):
        one, other = named_by(trigger.one), named_by(trigger.other)
        return one if one == other else []
    if isinstance(trigger, DealsDamage):
        return [THAT_PLAYER] if trigger.to_player else []
    said = [getattr(trigger, name, None) for name in ("who", "whom", "whose")]
    people = [one for one in said if isinstance(one, People)]
    if people:
        return [] if all(one.is_you for one in people) else [THAT_PLAYER]
    if isinstance(trigger, BecomesTheTarget) and trigger.by_opponent:
        return [THAT_PLAYER]
    if not _of_others(getattr(trigger, "what", None)):
        return []
    # What has left is in its owner's graveyard, but whoever controlled it is spoken of.
    return [ControllerOf(THAT)] if isinstance(trigger, Leaves) else [THAT_PLAYER]


def named_beside(target: Target) -> list[Players]:
    """ "Destroy target creature an opponent controls. That player loses 1 life." """
    return [ControllerOf(target)] if _of_others(target.what) and not target.many() else []


def _of_others(what: object) -> bool:
    return isinstance(what, Word) and any(isinstance(part, f.OpponentControls) for part in what.walk())
