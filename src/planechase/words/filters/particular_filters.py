"""Particular objects: the source itself, any other, a target, what an effect fixed when it began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.components import successors_of
from planechase.rules.language.grammar import Selection, Targeting
from planechase.rules.language.slots import LinkSlot
from planechase.rules.language.word import word
from planechase.rules.state.objects import Id, Object, Permanent, Zone
from planechase.words import word_slots
from planechase.words.filters.combining_filters import Description

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class ItsSource(Description):
    """The source itself."""

    looks_back = True
    restless = False
    role = "nothing"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == by.object_id


@word
class Other(Description):
    """Anything but the source itself; of cards in a graveyard, anything but what it became as it died."""

    looks_back = True
    restless = False
    role = "first"

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if obj.id == by.object_id or obj.zone is not Zone.GRAVEYARD:
            return obj.id != by.object_id
        return obj.id not in successors_of(by.this(game))


@word
class OtherThan(Other):
    """Anything but the targets chosen for the same spell or ability."""

    looks_back = True
    than: Targeting

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id not in by.targets.get(self.than, ())


@word
class OtherThanHost(Other):
    """CR 301.5, 303.4: as an Aura or Equipment says "another creature": than the one it is attached to."""

    looks_back = True
    restless = True

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        this = by.this(game)
        return not isinstance(this, Permanent) or obj.id != this.attached_to


@word
class TheTarget(Description):
    """The target of the spell or ability, also of the one that made a delayed triggered ability (CR 603.7c)."""

    looks_back = True
    role = "nothing"
    target: Targeting

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        if obj.id in by.targets.get(self.target, ()):
            return True
        return obj.id in by.remembered(word_slots.EARLIER_TARGETS)


@word
class ThatVery(Description):
    """The object that the text speaks of, as it is when something happens to it."""

    looks_back = True
    role = "name"
    reads = "{what}"
    what: Selection

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return any(obj.id == one.id for one in self.what.objects(game, by))


@word
class Exactly(Description):
    """These very objects, by id: what an effect fixed when it began."""

    looks_back = True
    restless = False
    role = "nothing"
    ids: tuple[Id, ...]

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id in self.ids


@word
class PutWithThis(Description):
    """CR 607.2c: what an ability of the same object put onto the battlefield."""

    looks_back = True
    role = "after"
    needs = (word_slots.PUT,)
    slot: LinkSlot = word_slots.PUT

    def matches(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id in by.this(game).linked(self.slot)


OTHER = Other()
ITSELF = ItsSource()
