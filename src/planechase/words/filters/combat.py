"""By what a creature does in combat, or did (CR 506 to 510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.combat import combat_of, is_attacking, is_blocked, is_blocking
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object
from planechase.words.filters.combining import Description

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Attacking(Description):
    """CR 506.4."""

    reads = "attacking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return is_attacking(game, obj.id)


@word
class Blocking(Description):
    """CR 506.4."""

    reads = "blocking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return is_blocking(game, obj.id)


@word
class BlockingOne(Description):
    """CR 509.1g: blocking a creature that fits."""

    role = "after"
    reads = "that's blocking {what}"
    what: Filter

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = game.turn.combat
        attackers = combat.blocks.get(obj.id, ()) if combat is not None else ()
        return any(self.what.matches(game, game.objects[id], by) for id in attackers)


@word
class Unblocked(Description):
    """CR 509.1h: attacking, and not blocked once blockers have been declared."""

    reads = "unblocked"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = combat_of(game, obj.id)
        if combat is None or not combat.declared_blocks:
            return False
        return is_attacking(game, obj.id) and not is_blocked(game, obj.id)


@word
class HurtPlayerThisCombat(Description):
    """CR 510.2: dealt combat damage to a player in the combat phase that is going on."""

    role = "after"
    reads = "that dealt combat damage to a player this combat"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = combat_of(game, obj.id)
        return combat is not None and obj.id in combat.hurt


UNBLOCKED = Unblocked()
