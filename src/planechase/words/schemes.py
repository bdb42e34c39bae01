"""What schemes say (CR 314, 904): their triggers, and how such cards are written.

scheme("Every Last Vestige Shall Rot", set_in_motion(...))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules import schemes
from planechase.rules.abilities import TriggeredAbility
from planechase.rules.events import Event
from planechase.rules.grammar import Condition, Effect
from planechase.rules.schemes import Abandoned, SetInMotion
from planechase.rules.word import Word, word
from planechase.words.card import Frame, Line, card
from planechase.words.selections import THIS
from planechase.words.speech import Moment, Things

if TYPE_CHECKING:
    from planechase.rules.characteristics import CardDefinition
    from planechase.rules.decisions import Rule
    from planechase.rules.source import Source
    from planechase.rules.state import State


@word
class WhenSetInMotion(Moment):
    """CR 701.32: you set this scheme in motion."""

    reads = "when you set {this} in motion"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (SetInMotion,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, SetInMotion) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class WhenAbandoned(Moment):
    """CR 701.33: you abandon this scheme. Looks back, for the scheme is face down by then."""

    reads = "when you abandon {this}"
    this: Things = THIS

    def kinds(self) -> tuple[type[Event], ...]:
        return (Abandoned,)

    def looks_back(self, event: Event) -> bool:
        return True

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, Abandoned) and event.object_id == by.object_id

    def subject(self) -> Word | None:
        return THIS


@word
class AbandonThis(Effect):
    """CR 701.33: abandon this scheme."""

    reads = "abandon {this}"
    this: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        for scheme in self.this.objects(game, by):
            yield from schemes.abandon(game, scheme)


# ---------------------------------------------------------------------- writing schemes


def scheme(name: str, *lines: Line) -> CardDefinition:
    """CR 314: a scheme card that passes."""
    return card(name, None, Frame("Scheme"), *lines)


def ongoing_scheme(name: str, *lines: Line) -> CardDefinition:
    """CR 904.11: a scheme card that stays until it is abandoned."""
    return card(name, None, Frame("Ongoing Scheme"), *lines)


def set_in_motion(effect: Effect, only_if: Condition | None = None) -> TriggeredAbility:
    """When you set this scheme in motion."""
    return TriggeredAbility(WhenSetInMotion(), effect, only_if)


def abandoned(effect: Effect) -> TriggeredAbility:
    """When you abandon this scheme."""
    return TriggeredAbility(WhenAbandoned(), effect)
