"""Tokens that are copies of cards out of all there are, whether or not anybody plays with them (CR 111, 707)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.at_random import cards_at_random, some_of
from planechase.rules.events.attaching import can_enchant
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import NO_CARD, Object, Zone
from planechase.words import word_slots
from planechase.words.phrases import of_cards, phrase
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class CopyCardAtRandom(Effect, SpokenWord):
    """CR 707.2, 701.7: you create a copy of a card that chance chooses among all that fit, which is remembered."""

    yours = True
    what: Filter
    into: ObjectSlot = word_slots.TOKENS

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = cards_at_random(game, self.what, by)
        created = [TokensCreated(by.controller, card.printed, 1) for card in cards]
        by.remember(self.into, tuple((yield from actions.create_together(game, created))))

    def say(self, reader: Reader) -> str:
        return f"create a token that's a copy of a random {of_cards(reader, self.what, 'plain')}"


@word
class CopyOntoEach(Effect, SpokenWord):
    """CR 303.4i: copies of an Aura card, all at once, each on something that chance chooses of another player's.

    What cannot be attached there is not created.
    """

    aura: Filter
    who: Players
    to: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        created: list[TokensCreated] = []
        for player in self.who.found(game, by):
            hosts = [permanent for permanent in game.controlled_by(player.id) if self.to.matches(game, permanent, by)]
            for host in some_of(game, hosts):
                values = [card.printed for card in cards_at_random(game, self.aura, by)]
                created += [
                    TokensCreated(by.controller, aura, 1, attached_to=host.id)
                    for aura in values
                    if can_enchant(game, _as_token(by, aura), host.id)
                ]
        yield from actions.create_together(game, created)

    def say(self, reader: Reader) -> str:
        kind = phrase(reader, self.to, "one")
        copy = f"create a token that's a copy of {of_cards(reader, self.aura, 'one')}"
        return (
            f"for {reader.read(self.who)} who controls {kind}, {copy} and attach it to {kind} that player controls "
            "chosen at random"
        )


def _as_token(by: Source, values: Characteristics) -> Object:
    """The token as it would be, for what may be attached to what."""
    token = Object(0, NO_CARD, by.controller, Zone.OUTSIDE, values, 0)
    token.last_known = values
    return token
