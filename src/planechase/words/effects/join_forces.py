"""Join forces: everybody may pay mana for what a text then does (CR 207.2c, 118.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.multiplayer import influence
from planechase.words import word_slots
from planechase.words.amounts import Measured
from planechase.words.effects.flow import offered_to

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

ANY_AMOUNT: Final = (PayMana(ManaCost.parse("{X}")),)


@word
class AllMayPay(Effect):
    """CR 101.4, 107.3f: starting with you, each player chooses how much mana to pay; the total is remembered."""

    writes = (word_slots.MANA_PAID,)
    reads = "starting with you, each player may pay any amount of mana"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = [*influence.everybody(game, by, by.controller)]
        answers = yield from offered_to(game, players, ANY_AMOUNT, by, self)
        by.remember(word_slots.MANA_PAID, (sum(answer.x for answer in answers if answer.paid),))


@word
class ManaPaid(Measured):
    """How much mana all players together have paid for it."""

    needs = (word_slots.MANA_PAID,)

    def value(self, game: State, by: Source) -> int:
        return sum(by.remembered(word_slots.MANA_PAID))

    def number_of(self, reader: Reader) -> str:
        return "the total amount of mana paid this way"
