"""Convoke, delve and improvise (CR 702.51, 702.66, 702.126): what helps to cast a spell rather than mana being paid.

Creatures and artifacts that help are tapped, cards in the graveyard are exiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.language.card_types import ARTIFACT, CREATURE
from planechase.rules.language.colors import COLOR_OF_LETTER
from planechase.rules.language.keywords import CONVOKE, DELVE, HELPED, IMPROVISE, Keywords
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaType, Restriction, Spending
from planechase.rules.mana.mana_supply import ManaSource
from planechase.rules.mana.sources import KnownSource
from planechase.rules.state.objects import Id, Object, Permanent

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

HELPING: Final = -1
"""Stands for the number of an ability where a permanent is tapped to help, which is none."""
DELVED: Final = -2
"""The same where a card is exiled from the graveyard to help."""
COLORS: Final[tuple[ManaType, ...]] = ("W", "U", "B", "R", "G")
GENERIC: Final[tuple[tuple[ManaType, ...], ...]] = (("C",),)
"""What helps with generic mana only is treated as though it were colourless."""


class GivenToSpells:
    """CR 601.3, 611.3: gives something to spells; a card that is to be cast asks beforehand."""

    def foreseen(self, game: State, obj: Object, by: Source) -> Keywords:
        """The keywords that this card will have as a spell."""
        return 0


@word
class ForThatSpell(Restriction):
    """CR 702.51a: a creature that helps, helps with this spell alone."""

    spell: Id

    @property
    def text(self) -> str:
        return "It helps to cast that spell only"

    def allows(self, purpose: Spending) -> bool:
        return purpose.kind == "cast" and purpose.object_id == self.spell


def help_with(game: State, obj: Object) -> Keywords:
    """CR 702.51a, 702.66a, 702.126a: the keywords by which a spell, or a card that will be one, can be helped with."""
    found = game.chars(obj).keywords & HELPED
    for by, said in game.statements(GivenToSpells):
        # CR 601.2i: until everything is paid, the object on the stack is not a spell that has been cast.
        found |= said.foreseen(game, obj, by) & HELPED
    return found


def helpers(game: State, player: Player, purpose: Spending) -> list[KnownSource]:
    """CR 702.51a, 702.66a, 702.126a: what of a player could help to cast this spell, as sources of a kind."""
    spell = game.get(purpose.object_id) if purpose.kind == "cast" else None
    kinds = help_with(game, spell) if spell is not None else 0
    if spell is None or not kinds:
        return []
    found: list[KnownSource] = []
    if kinds & (CONVOKE | IMPROVISE):
        able = [permanent for permanent in game.controlled_by(player.id) if can_be_tapped(game, permanent)]
        found += [_helper(one.id, outputs, spell.id) for one in able if (outputs := _help_of(game, one, kinds))]
    if kinds & DELVE:
        found += [_helper(id, GENERIC, spell.id, DELVED) for id in player.graveyard if id != spell.id]
    return found


def _help_of(game: State, permanent: Permanent, kinds: Keywords) -> tuple[tuple[ManaType, ...], ...]:
    """What a permanent pays for when it is tapped: a creature for mana of its colours, or anything for generic mana."""
    chars = game.chars(permanent)
    if kinds & CONVOKE and chars.types & CREATURE:
        return tuple((one,) for one in COLORS if COLOR_OF_LETTER[one] & chars.colors) or GENERIC
    return GENERIC if kinds & IMPROVISE and chars.types & ARTIFACT else ()


def _helper(id: Id, outputs: tuple[tuple[ManaType, ...], ...], spell: Id, number: int = HELPING) -> KnownSource:
    source = ManaSource(
        key=(id, number),
        group=id,
        outputs=outputs,
        reserve=2,
        restriction=ForThatSpell(spell),
        helps=True,
    )
    return KnownSource(source, tuple((output,) for output in outputs))
