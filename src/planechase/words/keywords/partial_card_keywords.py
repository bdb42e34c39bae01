"""Keywords of cards that may be cast in part: aftermath (CR 702.127), prototype (CR 702.160).

What fuse means (CR 702.102), the rules know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import Event
from planechase.rules.events.zones import ZoneChange
from planechase.rules.language.abilities import Ability, PlainKeyword, StaticAbility
from planechase.rules.language.grammar import Replacement
from planechase.rules.language.keywords import AFTERMATH
from planechase.rules.language.prototypes import Prototype
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.spells.permissions import CastCondition, CastPermission
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def prototype(cost: str, power: int, toughness: int) -> Prototype:
    """CR 702.160: another cost and size: `prototype("{1}{W}", 2, 2)`."""
    return Prototype(ManaCost.parse(cost), power, toughness)


@word
class Aftermath(PlainKeyword):
    """CR 702.127a: this half is cast from a graveyard, from nowhere else, and the card is exiled afterwards."""

    keyword: str = "aftermath"

    def stands_in_line(self) -> bool:
        return False

    def abilities(self) -> tuple[Ability, ...]:
        said = (FromYourGraveyard(), OnlyFromGraveyard(), ExiledAfterwards())
        return (StaticAbility(said, zones=(Zone.GRAVEYARD, Zone.STACK)),)


@word
class FromYourGraveyard(CastPermission):
    """CR 702.127a: its owner may cast this half from their graveyard."""

    reads = "from your graveyard you may cast this half"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.GRAVEYARD,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        if obj.id != by.object_id or player.id != obj.owner or obj.copiable.halves:
            return False
        return bool(game.chars(obj).keywords & AFTERMATH)


@word
class OnlyFromGraveyard(CastCondition):
    """CR 702.127a: this half can't be cast from anywhere else, whatever allows that."""

    reads = "from anywhere but a graveyard this half can't be cast"

    def allows(self, game: State, player: Player, by: Source) -> bool:
        return by.this(game).zone is Zone.GRAVEYARD


@word
class ExiledAfterwards(Replacement):
    """CR 702.127a: cast from a graveyard, it is exiled instead of going anywhere else as it leaves the stack."""

    reads = "if this spell was cast from a graveyard, exile it instead of putting it anywhere else"

    def kinds(self) -> tuple[type[Event], ...]:
        return (ZoneChange,)

    def own_move(self) -> bool:
        return True

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, ZoneChange) or event.object_id != by.object_id or event.to is Zone.EXILE:
            return False
        spell = game.on_stack(event.object_id)
        return spell is not None and spell.source.cast_from is Zone.GRAVEYARD

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, ZoneChange)
        event.to = Zone.EXILE
        return [event]
        yield
