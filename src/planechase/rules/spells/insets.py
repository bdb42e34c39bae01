"""Where Adventures and Omens go as they resolve (CR 715.3d, 720.3d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.actions import shuffle
from planechase.rules.events.lasting import WhileItStays, begin_effect
from planechase.rules.events.zones import ZoneChange, moved
from planechase.rules.language.word import word
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import NO_CARD, Id, Object, StackObject, Zone
from planechase.rules.state.source import Source

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

ADVENTURE: Final = "Adventure"
OMEN: Final = "Omen"


@word
class OnAnAdventure(CastPermission):
    """CR 715.3d: the player who cast it as an Adventure may play it while it remains exiled; not as an Adventure."""

    reads = "you may play it for as long as it remains exiled"
    card: Id

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.EXILE,)

    def lands_too(self) -> bool:
        return True

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller and obj.id == self.card and obj.copiable.inset is not None


def put_away(game: State, spell: StackObject) -> Rule[bool]:
    """CR 715.3d, 720.3d: what resolves as an Adventure is exiled, an Omen is shuffled away. Whether it was either."""
    subtypes = spell.copiable.subtypes
    if spell.card == NO_CARD or not (ADVENTURE in subtypes or OMEN in subtypes):
        return False
    if ADVENTURE in subtypes:
        yield from _exile(game, spell)
    else:
        yield from moved(game, [ZoneChange(spell.id, Zone.STACK, Zone.LIBRARY, "resolve", spell.source)])
        shuffle(game, game.players[spell.owner])
    return True


def _exile(game: State, spell: StackObject) -> Rule[None]:
    arrived = yield from moved(game, [ZoneChange(spell.id, Zone.STACK, Zone.EXILE, "resolve", spell.source)])
    for id in arrived:
        begin_effect(game, OnAnAdventure(id), Source(spell.controller, id), WhileItStays(id))
