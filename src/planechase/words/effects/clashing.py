"""Clash (CR 701.30) and fateseal (CR 701.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.events import Event
from planechase.rules.events.happening import tell
from planechase.rules.events.keyword_actions import Clashed
from planechase.rules.language.grammar import Condition, Effect, Players
from planechase.rules.language.word import Word, word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.amounts import amount
from planechase.words.effects.choosing_effects import one_player
from planechase.words.filters import mana_value
from planechase.words.player_words import YOU
from planechase.words.speech import Moment, Quantity

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def _an_opponent(game: State, by: Source, why: str, word: Word) -> Rule[list[Player]]:
    """An opponent of your choice."""
    among = influence.players(game, by, game.opponents(by.controller))
    return (yield from one_player(game, by, among, why, word))


@word
class Clash(Effect):
    """CR 701.30b: you and an opponent of your choice each clash; whether you won is remembered."""

    writes = (word_slots.CLASH,)
    yours = True
    reads = "clash with an opponent"

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 701.30c: they reveal at the same time, decide in turn order, and the cards move at the same time."""
        foe = yield from _an_opponent(game, by, "Choose an opponent to clash with.", self)
        clashing = [by.you(game), *foe]
        tops = {player.id: [game.objects[id] for id in player.library[:1]] for player in clashing}
        for player in clashing:
            actions.reveal(game, player, tops[player.id])
        values = {seat: mana_value(game, top[0]) for seat, top in tops.items() if top}
        down: list[Player] = []
        for player in [one for one in game.in_turn_order() if one.id in values]:
            top = [obj.id for obj in tops[player.id]]
            why = "Clash: choose whether the card goes to the bottom."
            if (yield from ask(Choose(player.id, Purpose.SCRY, why, top, 0, 1, by.object_id, word=self))):
                down.append(player)
        for player in down:
            if not player.has_left:
                player.library[:] = [*player.library[1:], player.library[0]]
        won = [seat for seat in values if all(values[seat] > values[other] for other in values if other != seat)]
        by.remember(word_slots.CLASH, (int(by.controller in won),))
        tell(game, *(Clashed(player.id, player.id in won) for player in clashing))


@word
class WonClash(Condition):
    """CR 701.30d: you won the clash that the text speaks of."""

    needs = (word_slots.CLASH,)
    settled = True
    reads = "you win"

    def holds(self, game: State, by: Source) -> bool:
        return by.remembered(word_slots.CLASH) == (1,)


@word
class ClashesTrigger(Moment):
    """CR 701.30: a player clashes, or wins a clash."""

    who: Players = YOU
    won: bool = False

    def reading(self) -> str:
        return "whenever {who} win[s] a clash" if self.won else "whenever {who} clash[es]"

    def kinds(self) -> tuple[type[Event], ...]:
        return (Clashed,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, Clashed) or event.won < self.won:
            return False
        return any(player.id == event.player for player in self.who.found(game, by))


@word
class Fateseal(Effect):
    """CR 701.29a: you look at the top cards of an opponent's library; some go to the bottom, the rest stay on top."""

    reads = "{who} fateseal[s] {count:letter}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            doer = by.for_one(player.id)
            foe = yield from _an_opponent(game, doer, "Choose an opponent whose library to fateseal.", self)
            for opponent in foe:
                yield from self._fateseals(game, player, opponent, by)

    def _fateseals(self, game: State, player: Player, opponent: Player, by: Source) -> Rule[None]:
        top = opponent.library[: max(0, self.count.value(game, by))]
        if not top:
            return
        actions.look_at(game, player, [game.objects[id] for id in top])
        why = "Fateseal: choose what goes to the bottom."
        down: list[Id] = yield from ask(Choose(player.id, Purpose.SCRY, why, top, 0, len(top), by.object_id, word=self))
        keep = [id for id in top if id not in down]
        why = "Order them on the bottom; the last is at the very bottom."
        down = yield from actions.in_any_order(player, Purpose.ORDER, down, why, self)
        why = "Order them on top; the first is on top."
        keep = yield from actions.in_any_order(player, Purpose.ORDER, keep, why, self)
        if not opponent.has_left:
            opponent.library[:] = keep + opponent.library[len(top) :] + down


CLASH = Clash()


def fateseal(count: int | Quantity, who: Players = YOU) -> Fateseal:
    """CR 701.29a: look at so many cards on top of an opponent's library, and put any of them on the bottom."""
    return Fateseal(amount(count), who)
