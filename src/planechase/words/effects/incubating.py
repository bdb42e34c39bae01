"""Incubate (CR 701.53): a token with two faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.language.card_types import ARTIFACT, CREATURE
from planechase.rules.language.double_faced import faces_of
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.words import word_slots
from planechase.words.amounts import amount
from planechase.words.card import activated
from planechase.words.effects.tokens import Token
from planechase.words.effects.transforming_effects import Transform
from planechase.words.player_words import YOU
from planechase.words.speech import Quantity

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

INCUBATOR: Final = Token(("Incubator",), types=ARTIFACT, abilities=(activated("{2}", Transform()),))
HATCHED: Final = Token(("Phyrexian",), 0, 0, types=ARTIFACT | CREATURE)


def incubator() -> Characteristics:
    """CR 111.10i, 701.53b: an artifact on the front, a creature on the back."""
    return faces_of(INCUBATOR.values(), HATCHED.values(), is_modal=False)


@word
class Incubate(Effect):
    """CR 701.53a: create an Incubator token that enters with so many +1/+1 counters."""

    writes = (word_slots.TOKENS,)
    reads = "{who} incubate[s] {count:letter}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = max(self.count.value(game, by), 0)
        counters = (("+1/+1", count),) if count else ()
        created = [TokensCreated(player.id, incubator(), 1, counters=counters) for player in self.who.found(game, by)]
        by.remember(word_slots.TOKENS, tuple((yield from actions.create_together(game, created))))


def incubate(count: int | Quantity, who: Players = YOU) -> Incubate:
    """CR 701.53a: create an Incubator with so many +1/+1 counters, which can become a Phyrexian creature."""
    return Incubate(amount(count), who)
