"""What triggers when a price has been paid during a resolution (CR 603.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.triggers import reflexive
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Cost, Effect
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.words.effects.flow import Done, offered_to
from planechase.words.player_words import YOU
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class WhenYouPay(Effect, SpokenWord):
    """CR 118.12, 603.12: you may pay a cost; when you do, an ability with targets of its own triggers."""

    reminds = True
    costs: tuple[Cost, ...]
    ability: TriggeredAbility

    @property
    def effect(self) -> Effect:
        return self.ability.effect

    def say(self, reader: Reader) -> str:
        in_mana = any(cost.mana is not None for cost in self.costs)
        offer = reader.template(self, f"you may {'pay ' if in_mana else ''}{{costs}}. When you do, ")
        return offer + reader.template(self, "{effect}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        answers = yield from offered_to(game, YOU.found(game, by), self.costs, by, self)
        for x in [answer.x for answer in answers if answer.paid]:
            by.x = x
            reflexive(game, self.ability, by)


def when_you_pay(costs: tuple[Cost, ...], effect: Effect) -> WhenYouPay:
    """A price, and what triggers when it was paid."""
    return WhenYouPay(costs, TriggeredAbility(Done(), effect))
