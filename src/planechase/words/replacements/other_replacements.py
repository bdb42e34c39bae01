"""Replacement effects on drawing, tokens, counters, coins and untapping (CR 614.1a, 614.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events.actions import DrawCards, TokensCreated
from planechase.rules.events.dice import CoinFlip, toss
from planechase.rules.events.events import CounterPlacement, DrawCard, Event, Untap
from planechase.rules.language.grammar import Filter, Players, Replacement
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import win_by_effect
from planechase.words import filters
from planechase.words.player_words import PLAYERS, YOU
from planechase.words.speech import SpokenWord
from planechase.words.statics import named

if TYPE_CHECKING:
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class DrawTwice(Replacement):
    """CR 614.11: if you would draw a card, draw two instead."""

    reads = "if {who} would draw a card, [draw|they draw] two cards instead"
    who: Players = YOU

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DrawCard) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, DrawCard)
        return [DrawCards(event.player, 2)]
        yield


@word
class StealDraws(Replacement):
    """Opponents' draws beyond the first of their own draw step are skipped, and you draw instead."""

    reads = "if an opponent would draw a card other than the first in their own draw step, you draw a card instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCard) or game.players[event.player].team == game.players[by.controller].team:
            return False
        own_step = game.turn.step is Step.DRAW and event.player in game.turn.active
        return not (own_step and game.players[event.player].drawn_this_step == 0)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        return [DrawCard(by.controller)]
        yield


@word
class ShareDraws(Replacement):
    """An opponent's instruction to draw two or more cards becomes one card for them and one for you."""

    reads = "if an opponent would draw two or more cards, instead you and that player each draw a card"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCards,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DrawCards) or event.count < 2:
            return False
        return game.players[event.player].team != game.players[by.controller].team

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        """CR 121.2c: the active player draws first."""
        assert isinstance(event, DrawCards)
        both = (by.controller, event.player)
        return [DrawCards(player.id, 1) for player in game.in_turn_order() if player.id in both]
        yield


@word
class WinInsteadOfDrawing(Replacement):
    """If you would draw from an empty library, you win instead."""

    reads = "if you would draw a card while your library has no cards in it, you win the game instead"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DrawCard,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, DrawCard) and event.player == by.controller and not by.you(game).library

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        yield from win_by_effect(game, by.you(game), by)
        return []


@word
class MoreTokens(Replacement, SpokenWord):
    """CR 614.1a: twice as many tokens."""

    who: Players = PLAYERS

    def kinds(self) -> tuple[type[Event], ...]:
        return (TokensCreated,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TokensCreated) and named(game, self.who, event.player, by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, TokensCreated)
        event.count *= 2
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        if self.who == YOU:
            return "if one or more tokens would be created under your control, twice that many are created instead"
        return "if an effect would create one or more tokens, it creates twice that many of those tokens instead"


@word
class MoreCounters(Replacement, SpokenWord):
    """CR 614.1a: twice as many counters on permanents."""

    what: Filter = filters.ANYTHING

    def kinds(self) -> tuple[type[Event], ...]:
        return (CounterPlacement,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, CounterPlacement) or not event.by_effect or game.is_player(event.on):
            return False
        return game.permanent(event.on) is not None and self.what.matches(game, game.recall(event.on), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, CounterPlacement)
        event.count *= 2
        return [event]
        yield

    def interchangeable(self) -> bool:
        return True

    def say(self, reader: Reader) -> str:
        return (
            "if an effect would put one or more counters on a permanent, it puts twice that many of those counters on "
            "that permanent instead"
        )


@word
class FlipTwo(Replacement):
    """If you would flip a coin, flip two and ignore one."""

    reads = "if you would flip a coin, flip two coins instead and ignore one"

    def kinds(self) -> tuple[type[Event], ...]:
        return (CoinFlip,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, CoinFlip) and event.player == by.controller

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, CoinFlip)
        sides = [toss(game), toss(game)]
        names = ["heads" if heads else "tails" for heads in sides]
        kept = names[0]
        if names[0] != names[1]:
            which = Choose(event.player, Purpose.COIN, "Choose which flip counts.", ("heads", "tails"), word=self)
            chosen = yield from ask(which)
            kept = chosen[0]
        event.fixed = kept == "heads"
        return [event]


@word
class UntapsInstead(Replacement):
    """CR 614.1a, 502.3: counters are put on something instead of untapping it during your untap step."""

    reads = "if {what} would untap during your untap step, put {count:number} +1/+1 counters on it instead"
    what: Filter
    count: int = 2

    def kinds(self) -> tuple[type[Event], ...]:
        return (Untap,)

    def applies(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Untap) or not event.during_untap_step or by.controller not in game.turn.active:
            return False
        return self.what.matches(game, game.recall(event.object_id), by)

    def replace(self, game: State, event: Event, by: Source) -> Rule[list[Event]]:
        assert isinstance(event, Untap)
        return [CounterPlacement(event.object_id, "+1/+1", self.count, by.controller)]
        yield
