"""Digging through the top cards of your library: some of your choice go one way, the rest another (CR 701.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Filter, Players
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.english import number_word
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU
from planechase.words.speech import Quantity, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Dig(Effect, SpokenWord):
    """CR 701.20e, 608.2d: you look at the top cards of your library and take some of your choice; those are remembered.

    The rest goes to the bottom, in any order unless it says at random, or into your graveyard.
    """

    writes = (word_slots.FOUND,)
    yours = True
    count: Quantity
    what: Filter = filters.ANYTHING
    take: int = 1
    to: Zone = Zone.HAND
    rest: Zone = Zone.LIBRARY
    may: bool = True
    """Whether you may take fewer, or none."""
    shown: bool = False
    """Whether those you take are revealed."""
    tapped: bool = False
    at_random: bool = False
    revealed: bool = False
    """Whether everybody sees all of them."""

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        top = [game.objects[id] for id in you.library[: self.count.value(game, by)]]
        if self.revealed:
            actions.reveal(game, you, top)
        else:
            actions.look_at(game, you, top)
        taken = yield from self._taken(game, [obj for obj in top if self.what.matches(game, obj, by)], by)
        if self.shown:
            actions.reveal(game, you, taken)
        if self.to is Zone.BATTLEFIELD:
            arrived = yield from put_onto_battlefield(game, taken, you, self.tapped, by)
        else:
            arrived = yield from move(game, taken, self.to, "put", by)
        by.remember(word_slots.FOUND, tuple(arrived))
        rest = [obj for obj in top if obj not in taken and obj.id in game.objects]
        if self.rest is Zone.LIBRARY:
            yield from actions.put_on_bottom(game, you, rest, random=self.at_random)
        else:
            yield from move(game, rest, self.rest, "put", by)

    def _taken(self, game: State, fitting: list[Object], by: Source) -> Rule[list[Object]]:
        purpose = Purpose.ONTO_BATTLEFIELD if self.to is Zone.BATTLEFIELD else Purpose.TO_HAND
        to = "onto the battlefield" if self.to is Zone.BATTLEFIELD else f"into your {self.to.value}"
        if self.take == 1:
            why = f"Choose a card to put {to}{', or none' if self.may else ''}."
        else:
            why = (
                f"Choose up to {self.take} cards to put {to}." if self.may else f"Choose {self.take} cards to put {to}."
            )
        least = 0 if self.may else self.take
        you = by.you(game)
        return (yield from actions.choose_objects(game, you, purpose, fitting, least, self.take, why, by.object_id))

    def _where(self) -> str:
        if self.to is Zone.BATTLEFIELD:
            return "onto the battlefield tapped" if self.tapped else "onto the battlefield"
        return f"into your {self.to.value}"

    def say(self, reader: Reader) -> str:
        count, where = reader.counted(self.count, "letters")
        verb = "reveal" if self.revealed else "look at"
        return f"{verb} the top {count} cards of your library{where}. {self._taking(reader)}{self._resting()}"

    def _taking(self, reader: Reader) -> str:
        them = "it" if self.take == 1 else "them"
        if not self.may:
            return f"Put {number_word(self.take)} of them {self._where()}"
        chosen = f"{self._cards(reader)} from among them"
        if self.shown:
            return f"You may reveal {chosen} and put {them} {self._where()}"
        return f"{'You may put' if self.take == 1 else 'Put'} {chosen} {self._where()}"

    def _cards(self, reader: Reader) -> str:
        if self.take == 1:
            return of_cards(reader, self.what, "one")
        return f"up to {number_word(self.take)} {of_cards(reader, self.what, 'many')}"

    def _resting(self) -> str:
        order = "a random order" if self.at_random else "any order"
        where = (
            f"on the bottom of your library in {order}" if self.rest is Zone.LIBRARY else f"into your {self.rest.value}"
        )
        return f". Put the rest {where}" if self.may else f" and the rest {where}"


@word
class Rearrange(Effect):
    """CR 401.4, 701.20e: you look at the top cards of a library and put them back in any order."""

    count: Quantity
    who: Players = YOU

    def reading(self) -> str:
        whose = "your" if self.who == YOU else "{who}'s"
        return f"look at the top {{count:letters}} cards of {whose} library, then put them back in any order"

    def happen(self, game: State, by: Source) -> Rule[None]:
        you = by.you(game)
        for player in self.who.found(game, by):
            top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
            actions.look_at(game, you, top)
            why = "Order them on top; the first is on top."
            order = yield from actions.in_any_order(you, Purpose.ORDER, [obj.id for obj in top], why)
            player.library[: len(order)] = order


def dig(
    count: int | Quantity, what: Filter = filters.ANYTHING, take: int = 1, to: Zone = Zone.HAND,
    rest: Zone = Zone.LIBRARY, may: bool = True, shown: bool = False, tapped: bool = False, at_random: bool = False,
) -> Dig:  # fmt: skip
    """Look at the top cards of your library and take some of them."""
    looked_at = Number(count) if isinstance(count, int) else count
    return Dig(looked_at, what, take, to, rest, may, shown, tapped, at_random)
