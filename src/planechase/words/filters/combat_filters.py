"""By what a creature does in combat, or did (CR 506 to 510)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.combat.combat import role_of
from planechase.rules.language.card_types import PLANESWALKER
from planechase.rules.language.grammar import Filter, Selection
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object
from planechase.words.filters.combining_filters import Description

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Attacking(Description):
    """CR 506.4."""

    looks_back = True
    reads = "attacking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return role_of(game, obj).attacking


@word
class AttackingAlone(Description):
    """CR 506.5: attacking, and no other creature is."""

    looks_back = False
    reads = "attacking alone"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = game.turn.combat
        return combat is not None and list(combat.attacks) == [obj.id]


@word
class AttackingYou(Description):
    """CR 506.4, 508.1b: attacking you, or perhaps a planeswalker you control."""

    looks_back = False
    role = "after"
    walkers_too: bool = False

    def reading(self) -> str:
        return "that's attacking you" + (" or a planeswalker you control" if self.walkers_too else "")

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        combat = game.turn.combat
        attack = combat.attacks.get(obj.id) if combat is not None else None
        if attack is None:
            return False
        if attack.defender == by.controller:
            return True
        walker = attack.defender if self.walkers_too else None
        attacked = game.permanent(walker) if walker is not None else None
        if attacked is None or attacked.controller != by.controller:
            return False
        return bool(game.chars(attacked).types & PLANESWALKER)


@word
class Blocking(Description):
    """CR 506.4."""

    looks_back = True
    reads = "blocking"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return role_of(game, obj).blocking is not None


@word
class BlockingOne(Description):
    """CR 509.1g: blocking a creature that fits."""

    looks_back = True
    role = "after"
    reads = "that's blocking {what}"
    what: Filter

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        attackers = role_of(game, obj).blocking or ()
        return any(self.what.matches(game, game.recall(id), by) for id in attackers)


@word
class BlockingThat(Description):
    """CR 509.1g: blocking the creature that the text speaks of, or blocking it as that left combat."""

    looks_back = True
    role = "after"
    reads = "blocking {what}"
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        attackers = role_of(game, obj).blocking or ()
        return any(one.id in attackers for one in self.what.objects(game, by))


@word
class Unblocked(Description):
    """CR 509.1h: attacking, and not blocked once blockers have been declared."""

    looks_back = True
    reads = "unblocked"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return role_of(game, obj).unblocked


@word
class HurtPlayerThisCombat(Description):
    """CR 510.2: dealt combat damage to a player in the combat phase that is going on."""

    looks_back = True
    role = "after"
    reads = "that dealt combat damage to a player this combat"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(turn.combat is not None and obj.id in turn.combat.hurt for turn in game.turns)


UNBLOCKED = Unblocked()
