"""Which player "that player" and "they" mean after a trigger, and after a target that a player controls."""

from __future__ import annotations

from planechase.rules.language.grammar import Filter, Players
from planechase.words import filters as f
from planechase.words.player_words import THAT_PLAYER, AnOpponent, ControllerOf
from planechase.words.selections.target_selections import Target
from planechase.words.speech import Moment, Things
from planechase.words.triggers.combat_triggers import DealsDamage
from planechase.words.triggers.conditional_triggers import Within
from planechase.words.triggers.one_or_more_triggers import CardsMove
from planechase.words.triggers.trigger_subjects import Either
from planechase.words.triggers.zone_triggers import BecomesTheTarget, Enters


def player_of_trigger(trigger: Moment) -> Players | None:
    """The player a trigger speaks of: who does it, whom it is done to, or whose it is; None if there is none."""
    if isinstance(trigger, Within):
        return player_of_trigger(trigger.moment)
    if isinstance(trigger, Either):
        one = player_of_trigger(trigger.one)
        return one if one == player_of_trigger(trigger.other) else None
    if isinstance(trigger, CardsMove):
        return None  # cards of several players at once are one event (CR 603.2c)
    if _names_a_player(trigger):
        return THAT_PLAYER
    subject, what = trigger.subject(), getattr(trigger, "what", None)
    if not isinstance(what, Filter) or not _is_somebodys(what) or not isinstance(subject, Things) or subject.many():
        return None
    return THAT_PLAYER if isinstance(trigger, Enters) else ControllerOf(subject)


def _names_a_player(trigger: Moment) -> bool:
    if isinstance(trigger, DealsDamage):
        whom = trigger.whom
        return (trigger.to_player or trigger.to is None) and (whom is None or not whom.is_you)
    if isinstance(trigger, BecomesTheTarget):
        return trigger.by_opponent
    named = [getattr(trigger, name, None) for name in ("who", "whom", "whose")]
    return any(isinstance(who, Players) and not who.is_you for who in named)


def controller_of_target(target: Target) -> Players | None:
    """ "Target creature an opponent controls. That player": who controls the target, or last did (CR 608.2h)."""
    return ControllerOf(target) if not target.many() and _is_somebodys(target.what) else None


def _is_somebodys(what: Filter) -> bool:
    """Whether the text says that an opponent controls it."""
    return any(part == f.THEIRS or part == f.ControlledBy(AnOpponent()) for part in what.walk())
