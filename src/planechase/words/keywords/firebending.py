"""Firebending (CR 702.189): red mana that lasts until the end of combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import ManaAdded
from planechase.rules.events.happening import happen
from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.card_types import SNOW
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import Mana, ManaType, Restriction
from planechase.rules.mana.mana_abilities import as_added
from planechase.rules.state.decisions import Rule
from planechase.words import filters
from planechase.words.amounts import amount
from planechase.words.keywords.keywords_as_read import Called
from planechase.words.speech import Quantity
from planechase.words.triggers import AttacksTrigger

if TYPE_CHECKING:
    from planechase.rules.mana.mana import Spending
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

RED: Final[ManaType] = "R"


@word
class Firebending(Called):
    """CR 702.189a."""

    reads = "firebending {count:letter}"
    count: Quantity

    def abilities(self) -> tuple[Ability, ...]:
        return (TriggeredAbility(AttacksTrigger(filters.ITSELF), AddForCombat(self.count)),)


@word
class AddForCombat(Effect):
    """CR 702.189a, 106.4: red mana that is not lost as the steps of this combat end."""

    reads = "add {count:letter} {{R}}. Until end of combat, you don't lose this mana as steps and phases end"
    count: Quantity

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        production = (RED,) * self.count.value(game, by)
        snow = bool(game.chars(by.this(game)).supertypes & SNOW)
        units = tuple(Mana(type, snow, ForThisCombat(), by.object_id) for type in as_added(game, player, production))
        if units and not player.has_left:
            yield from happen(game, ManaAdded(player.id, units, by.object_id))


@word
class ForThisCombat(Restriction):
    """CR 702.189a: mana for anything, which lasts until the end of combat."""

    lasts_in_combat = True

    @property
    def text(self) -> str:
        return "Until end of combat, you don't lose this mana as steps and phases end"

    def allows(self, purpose: Spending) -> bool:
        return True


def firebending(count: int | Quantity) -> Firebending:
    """CR 702.189a: whenever it attacks, you get so much red mana to spend during this combat."""
    return Firebending(amount(count))
