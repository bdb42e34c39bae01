"""Cards from outside the game (CR 108.5, 400.11): sideboards, and what brings a card of them into the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from planechase.rules.events.actions import reveal
from planechase.rules.events.at_random import seen_outside
from planechase.rules.events.zones import ZoneChange, cease_to_exist, moved, place
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Filter
from planechase.rules.multiplayer.controlling import is_controlled
from planechase.rules.state.decisions import Choose, Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Card, Id, Object, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class ChooseOutside(Choose):
    """CR 701.23j: one of a player's own cards outside the game, or none; by name, since none is an object."""

    __slots__ = ("cards",)

    def __init__(self, player: Id, why: str, cards: Iterable[CardDefinition], about: Id, word: Word) -> None:
        self.cards = {card.name: card for card in cards}
        super().__init__(player, Purpose.OUTSIDE, why, self.cards, 0, 1, about, word=word)

    def is_secret(self, viewer: Id | None) -> bool:
        """CR 723.4: nobody else sees what a player has outside the game."""
        return True


def could_bring(game: State, player: Player, what: Filter, by: Source) -> list[CardDefinition]:
    """CR 400.11a, 400.11c: the cards outside the game that a player could bring into it.

    CR 723.4: none while another player decides, who does not see them. In 2011 they did (2011:711.5).
    """
    if game.edition is Edition.CURRENT and is_controlled(game, player.id):
        return []
    fitting = [card for card in player.sideboard if what.matches(game, seen_outside(card, by), by)]
    return [card for card in fitting if all(one.may_bring_in(game, player, card) for one in game.variants)]


def bring_in(game: State, player: Player, definition: CardDefinition, to: Zone, by: Source, openly: bool) -> Rule[Id]:
    """CR 400.11b: a card comes into the game, and stays in it. Returns the object it became, or 0."""
    player.sideboard.remove(definition)
    card = Card(len(game.cards), player.id, definition)
    game.cards = [*game.cards, card]
    stamp = game.new_stamp()
    obj = Object(stamp, card.index, player.id, Zone.OUTSIDE, definition.printed, stamp)
    obj.face_down = not openly
    place(game, obj)
    if openly:
        reveal(game, player, [obj])
    arrived = yield from moved(game, [ZoneChange(obj.id, Zone.OUTSIDE, to, "bring", by, controller=player.id)])
    if not arrived:
        cease_to_exist(game, obj)
    return arrived[0] if arrived else 0
