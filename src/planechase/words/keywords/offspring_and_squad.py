"""Offspring and squad (CR 702.157, 702.175): a creature that comes with copies of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.language.abilities import Ability, StaticAbility, TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.spells.copying import copiable_values
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.cost_words import as_costs
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.keywords.cost_keywords import CostPaid, OptionalCost, PricedKeyword, TimesPaid
from planechase.words.modifications import SetSize
from planechase.words.selections import THIS
from planechase.words.speech import Things
from planechase.words.triggers import Enters

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

OFFSPRING: Final = "offspring"
SQUAD: Final = "squad"


@word
class Offspring(PricedKeyword):
    """CR 702.175a."""

    reads = "offspring {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        small = CreateCopyToken(THIS, except_it=(SetSize(Number(1), Number(1)),))
        return (
            StaticAbility((OptionalCost(OFFSPRING, self.costs),), zones=(Zone.STACK,)),
            TriggeredAbility(Enters(filters.ITSELF), small, CostPaid(OFFSPRING)),
        )


@word
class Squad(PricedKeyword):
    """CR 702.157a."""

    reads = "squad {costs:costs}"

    def abilities(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((OptionalCost(SQUAD, self.costs, repeated=True),), zones=(Zone.STACK,)),
            TriggeredAbility(Enters(filters.ITSELF), FormSquad(), CostPaid(SQUAD)),
        )


@word
class FormSquad(Effect):
    """CR 702.157a: all of the tokens enter at once."""

    writes = (word_slots.TOKENS,)
    yours = True
    reads = "create a token that's a copy of {of} for each time its squad cost was paid"
    of: Things = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = TimesPaid(SQUAD).value(game, by)
        created = [TokensCreated(by.controller, copiable_values(game, one), count) for one in self.of.objects(game, by)]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))


def offspring(*costs: Cost | str) -> Offspring:
    """Offspring with this cost: `offspring("{1}{R}")`, or with several costs."""
    return Offspring(as_costs(*costs))


def squad(*costs: Cost | str) -> Squad:
    """Squad with this cost: `squad("{1}{R}")`, or with several costs."""
    return Squad(as_costs(*costs))
