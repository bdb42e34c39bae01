"""Spells and abilities on the stack, sources of damage or mana, and zones (CR 112, 113, 400, 609.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.abilities import Ability, ActivatedAbility, TriggeredAbility
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.state.objects import Object, Permanent, StackObject
from planechase.words.filters.combining_filters import Description

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class IsSpell(Description):
    """CR 112.1: a spell on the stack."""

    looks_back = True
    restless = False
    role = "place"
    reads = "spell"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and obj.is_spell


@word
class IsAbility(Description):
    """CR 113.1c: an ability on the stack, activated or triggered or either."""

    looks_back = True
    restless = False
    role = "place"
    kind: str

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and isinstance(obj.ability, _KINDS[self.kind])


_KINDS: Final = {"any": Ability, "activated": ActivatedAbility, "triggered": TriggeredAbility}
"""What an ability on the stack is called."""


@word
class TargetsThis(Description):
    """A spell or ability that targets the source."""

    looks_back = True
    role = "after"
    reads = "that target this permanent"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject):
            return False
        return any(by.object_id in chosen for chosen in obj.source.targets.values())


@word
class TargetsOne(Description):
    """CR 109.2: a spell or ability with at least one target that is a permanent and fits a description."""

    looks_back = True
    role = "after"
    reads = "that targets {what}"
    what: Filter

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject):
            return False
        chosen = [id for ids in obj.source.targets.values() for id in ids if not game.is_player(id)]
        permanents = [obj for obj in map(game.recall, chosen) if isinstance(obj, Permanent)]
        return any(self.what.matches(game, obj, by) for obj in permanents)


@word
class WithSingleTarget(Description):
    """CR 115.10a: a spell or ability with exactly one target; the same one twice counts twice."""

    looks_back = True
    role = "after"
    reads = "with a single target"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if not isinstance(obj, StackObject):
            return False
        return sum(len(chosen) for chosen in obj.source.targets.values()) == 1


@word
class Kicked(Description):
    """CR 702.33d: a spell for which a kicker was paid, whatever the kickers were."""

    looks_back = True
    restless = False
    role = "adjective"
    reads = "kicked"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return isinstance(obj, StackObject) and any(str(name).endswith("kicker") for name in obj.source.extra_costs)


@word
class AnySource(Description):
    """CR 609.7: whatever damage or mana comes from: a permanent, a spell, the card of an ability."""

    looks_back = True
    restless = False
    role = "noun"
    reads = "source"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return True


SPELL = IsSpell()
SOURCE = AnySource()
