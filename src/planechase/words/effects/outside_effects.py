"""Cards from outside the game in a text (CR 400.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.outside import ChooseOutside, bring_in, could_bring
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule, ask
from planechase.rules.state.objects import Zone
from planechase.words import filters, word_slots
from planechase.words.phrases import of_cards
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class BringFromOutside(Effect, SpokenWord):
    """CR 400.11b, 701.23j: you may bring a card of a kind that you own from outside the game into it."""

    writes = (word_slots.FOUND,)
    yours = True
    what: Filter = filters.ANYTHING
    to: Zone = Zone.HAND
    revealed: bool = True

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        by.remember(word_slots.FOUND, ())
        cards = could_bring(game, player, self.what, by)
        if not cards:
            return
        why = "Choose a card you own from outside the game, or none."
        chosen = yield from ask(ChooseOutside(player.id, why, cards, by.object_id, self))
        for name in chosen:
            definition = next(card for card in cards if card.name == name)
            openly = self.revealed or self.to is not Zone.HAND
            arrived = yield from bring_in(game, player, definition, self.to, by, openly)
            by.remember(word_slots.FOUND, (arrived,) if arrived else ())

    def say(self, reader: Reader) -> str:
        card = of_cards(reader, self.what, "one")
        where = "onto the battlefield" if self.to is Zone.BATTLEFIELD else f"into your {self.to.value}"
        if self.revealed and self.to is Zone.HAND:
            return f"you may reveal {card} you own from outside the game and put it {where}"
        return f"you may put {card} you own from outside the game {where}"
