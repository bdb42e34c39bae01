"""Equipment with reconfigure is no creature as long as it is attached (CR 702.151b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules import layers
from planechase.rules.events.attaching import can_reconfigure
from planechase.rules.events.continuous import ContinuousEffect
from planechase.rules.language.card_types import CREATURE, EVERY_CREATURE_TYPE, is_creature_type
from planechase.rules.language.grammar import Duration, Modification, Modifying
from planechase.rules.language.word import word
from planechase.rules.state.objects import Id, Permanent, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Draft
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State


@word
class NoCreature(Modification):
    """Layer 4, CR 205.1b: no creature any more, and without creature types."""

    layer = layers.TYPE

    def apply(self, game: State, draft: Draft, by: Source) -> None:
        draft.types &= ~CREATURE
        draft.subtypes = frozenset(
            kind for kind in draft.subtypes if kind != EVERY_CREATURE_TYPE and not is_creature_type(kind)
        )


@word
class Reconfigured(Modifying):
    """CR 702.151b: an Equipment that has stopped being a creature."""

    reads = "it isn't a creature"
    equipment: Id

    def modifications(self) -> tuple[Modification, ...]:
        return (NoCreature(),)

    def affects(self, game: State, obj: Object, by: Source) -> bool:
        return obj.id == self.equipment

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.BATTLEFIELD,)


@word
class UntilUnattached(Duration):
    """CR 702.151b: until a permanent is not attached to anything, or has left."""

    reads = "until it becomes unattached"
    object_id: Id

    def over(self, game: State, by: Source) -> bool:
        phased = game.phased.get(self.object_id)
        permanent = phased.permanent if phased is not None else game.get(self.object_id)
        return not isinstance(permanent, Permanent) or permanent.attached_to is None


def reconfigure(game: State, equipment: Permanent) -> None:
    """CR 702.151b: an Equipment has been attached; one with reconfigure stops being a creature."""
    if not can_reconfigure(game.chars(equipment)):
        return
    if any(effect.statement == Reconfigured(equipment.id) for effect in game.effects):
        return
    id, by = game.new_stamp(), Source(equipment.controller, equipment.id)
    duration = UntilUnattached(equipment.id)
    game.effects.append(ContinuousEffect(id, Reconfigured(equipment.id), (equipment.id,), by, duration, id))
    game.changed()
