"""How vanguard cards are written (CR 211, 212, 313), and what they do as the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.events import LifeLoss
from planechase.rules.events.happening import happen
from planechase.rules.events.life import payable
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.state.decisions import ChooseLife, Rule, ask
from planechase.rules.turns.setup import AsGameBegins
from planechase.words import word_slots
from planechase.words.amounts import Measured
from planechase.words.card import Frame, Line, card
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.english import article
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class AtBeginningOfGame(AsGameBegins):
    """CR 103.6: an instruction for the time after opening hands are kept and before the first turn."""

    reads = "at the beginning of the game, {effect}"
    effect: Effect

    def instruction(self) -> Effect:
        return self.effect


@word
class BeginsWithToken(AsGameBegins, SpokenWord):
    """CR 103.6a: you begin the game with a token on the battlefield."""

    token: Token

    def instruction(self) -> Effect:
        return CreateToken(self.token)

    def say(self, reader: Reader) -> str:
        token = article(reader.read(self.token))
        return f"you begin the game with {token}{self.token.qualities(reader)} on the battlefield"


@word
class PayAnyLife(Effect):
    """CR 119.4, 607.2: a player pays as much life as they like, perhaps none; the card remembers how much."""

    writes = (word_slots.LIFE_PAID,)
    reads = "{who} may pay any amount of life"
    who: Players = YOU
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            why = f"{game.name_of(by.object_id)}: choose how much life to pay."
            life = yield from ask(ChooseLife(player.id, why, 0, max(0, payable(game, player)), by.object_id))
            yield from happen(game, LifeLoss(player.id, life))
            game.link(by.object_id, word_slots.LIFE_PAID, life)


@word
class LifePaid(Measured):
    """CR 607.2: how much life was paid because of a linked ability of the same card."""

    needs = (word_slots.LIFE_PAID,)
    this: Things = THIS

    def value(self, game: State, by: Source) -> int:
        return sum(amount for amount in by.this(game).linked(word_slots.LIFE_PAID) if isinstance(amount, int))

    def number_of(self, reader: Reader) -> str:
        return f"the amount of life paid with {reader.read(self.this)}"


def vanguard(name: str, hand: int, life: int, *lines: Line) -> CardDefinition:
    """CR 313: a vanguard card with what it adds to the hand and to the life total."""
    if type(hand) is not int or type(life) is not int:
        raise WrongField(f"{name}: a vanguard adds numbers to hand and life, not {hand!r} and {life!r}.")
    plain = card(name, None, Frame("Vanguard"), *lines)
    return CardDefinition(plain.printed, hand_modifier=hand, life_modifier=life)
