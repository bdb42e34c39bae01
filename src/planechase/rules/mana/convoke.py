"""Convoke (CR 702.51): creatures that help to cast a spell are tapped rather than mana being paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.colors import COLOR_OF_LETTER
from planechase.rules.language.keywords import CONVOKE, Keywords
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaType, Restriction, Spending
from planechase.rules.mana.sources import KnownSource
from planechase.rules.mana.supply import ManaSource
from planechase.rules.state.objects import Id, Object, Permanent, Zone

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

HELPING: Final = -1
"""Stands for the number of an ability where a creature helps, which is none."""
COLORS: Final[tuple[ManaType, ...]] = ("W", "U", "B", "R", "G")


class GivenToSpells:
    """CR 601.3, 611.3: gives something to spells; a card that is to be cast asks beforehand."""

    def foreseen(self, game: State, obj: Object, by: Source) -> Keywords:
        """The keywords that this card will have as a spell."""
        return 0


@word
class ForThatSpell(Restriction):
    """CR 702.51a: whoever helps, helps with this spell alone."""

    spell: Id

    @property
    def text(self) -> str:
        return "It helps to cast that spell only"

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind == "cast" and purpose.object_id == self.spell


def has_convoke(game: State, obj: Object) -> bool:
    """CR 702.51a: whether a spell has convoke, or a card will have it as a spell."""
    if game.chars(obj).keywords & CONVOKE:
        return True
    if obj.zone is Zone.STACK:
        return False
    return any(said.foreseen(game, obj, by) & CONVOKE for by, said in game.statements(GivenToSpells))


def helpers(game: State, player: Player, purpose: Spending) -> list[KnownSource]:
    """CR 702.51a: the untapped creatures of a player that could help to cast this spell, as sources of a kind."""
    spell = game.get(purpose.object_id) if purpose.kind == "cast" else None
    if spell is None or not has_convoke(game, spell):
        return []
    able = [permanent for permanent in game.controlled_by(player.id) if can_be_tapped(game, permanent)]
    return [_helper(game, creature, spell.id) for creature in able if game.chars(creature).types & CREATURE]


def _helper(game: State, creature: Permanent, spell: Id) -> KnownSource:
    colors = game.chars(creature).colors
    outputs: tuple[tuple[ManaType, ...], ...] = tuple((one,) for one in COLORS if COLOR_OF_LETTER[one] & colors)
    outputs = outputs or (("C",),)
    source = ManaSource(
        key=(creature.id, HELPING),
        group=creature.id,
        outputs=outputs,
        reserve=2,
        restriction=ForThatSpell(spell),
        helps=True,
    )
    return KnownSource(source, tuple((output,) for output in outputs))
