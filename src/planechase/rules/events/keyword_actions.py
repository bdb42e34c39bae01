"""Events of keyword actions (CR 701) that abilities wait for, told when the whole action is complete."""

from __future__ import annotations

from planechase.rules.events.events import Deed, ObjectEvent, PlayerEvent, event
from planechase.rules.state.objects import Id


@event
class Explored(Deed):
    """CR 701.44b: a permanent explored; `player` is who controlled it."""


@event
class Connived(Deed):
    """CR 701.50b: a permanent connived; `player` is who controlled it."""


@event
class Amassed(PlayerEvent):
    """CR 701.47b: a player amassed; `army` is the creature they chose, or 0."""

    army: Id


@event
class Discovered(PlayerEvent):
    """CR 701.57b: a player discovered."""


@event
class BecameMonstrous(ObjectEvent):
    """CR 701.37b: a permanent became monstrous."""

    x: int

    def x_of(self, id: Id) -> int:
        """CR 701.37c: other abilities of the permanent know the X of its monstrosity."""
        return self.x if id == self.object_id else 0


@event
class Clashed(PlayerEvent):
    """CR 701.30: a player clashed, and won or not (701.30d)."""

    won: bool


@event
class Blighted(PlayerEvent):
    """CR 701.68d: a player blighted; `creature` is what they chose, or 0 (701.68c)."""

    creature: Id


@event
class ManifestedDread(PlayerEvent):
    """CR 701.62b: a player manifested dread."""


@event
class Tempted(PlayerEvent):
    """CR 701.54d: the Ring tempted a player."""


@event
class Airbent(PlayerEvent):
    """CR 701.65b: a player airbent, and something was exiled by it."""


@event
class Earthbent(PlayerEvent):
    """CR 701.66b: a player earthbent."""


@event
class EvidenceCollected(PlayerEvent):
    """CR 701.59a: a player collected evidence."""


@event
class Exerted(Deed):
    """CR 701.43a: a player exerted a permanent."""
