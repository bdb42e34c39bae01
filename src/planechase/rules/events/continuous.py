"""Continuous effects that last (CR 611.2), and delayed triggered abilities (CR 603.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Duration, Statement
from planechase.rules.state.objects import Id
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.state import State


class ContinuousEffect:
    """What a resolved spell or ability made true for a while. Never changed; made once, later removed.

    `affected` is the set of objects fixed when the effect began (CR 611.2c), or None for an effect that
    changes no characteristics and so affects whatever it describes.
    """

    __slots__ = ("affected", "by", "duration", "id", "statement", "timestamp")

    def __init__(
        self,
        id: Id,
        statement: Statement,
        affected: tuple[Id, ...] | None,
        by: Source,
        duration: Duration | None,
        timestamp: int,
    ) -> None:
        self.id = id
        self.statement = statement
        self.affected = affected
        self.by = by
        self.duration = duration
        self.timestamp = timestamp

    def reaching(self, old: Id, new: Id) -> ContinuousEffect:
        """CR 400.7a: the effect as it is once a spell it affects has become a permanent."""
        if self.affected is None or old not in self.affected:
            return self
        return ContinuousEffect(self.id, self.statement, (*self.affected, new), self.by, self.duration, self.timestamp)


def drop(game: State, ids: Sequence[Id]) -> None:
    """CR 611.2a: these effects are over."""
    game.effects = [effect for effect in game.effects if effect.id not in ids]
    for id in ids:
        game.shields.pop(id, None)
        game.last_turns.pop(id, None)
    game.changed()


class DelayedTrigger:
    """CR 603.7: an ability that waits for an event, once or as long as its duration says."""

    __slots__ = ("ability", "by", "duration", "id", "once")

    def __init__(
        self, id: Id, ability: TriggeredAbility, by: Source, duration: Duration | None, once: bool = True
    ) -> None:
        self.id = id
        self.ability = ability
        self.by = by
        self.duration = duration
        self.once = once


class PendingTrigger:
    """CR 603.2: an ability that has triggered and waits to be put on the stack."""

    __slots__ = ("ability", "ability_index", "by", "caused_by_stack")

    def __init__(self, ability: TriggeredAbility, ability_index: int, by: Source) -> None:
        self.ability = ability
        self.ability_index = ability_index
        self.by = by
        self.caused_by_stack = False
        """CR 807.5b: whether something that a player did or that resolved caused it, rather than the turn itself."""

    def under(self, controller: Id) -> PendingTrigger:
        """The same one, controlled by another player."""
        by = self.by.clone()
        by.controller = controller
        new = PendingTrigger(self.ability, self.ability_index, by)
        new.caused_by_stack = self.caused_by_stack
        return new
