"""Restarting the game (CR 727): the game ends without a result, and a new one begins with the same cards."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from planechase.rules.events.events import GameRestarts
from planechase.rules.events.happening import tell
from planechase.rules.events.zones import place
from planechase.rules.language.characteristics import COMMAND_TYPES
from planechase.rules.multiplayer import influence
from planechase.rules.multiplayer.teams import active_with
from planechase.rules.state.decisions import Rule
from planechase.rules.state.history import History
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.steps import Turn
from planechase.rules.turns import setup

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def restart(game: State, starting: Player, exempt: Collection[Id]) -> Rule[None]:
    """CR 727.1, 727.4: everybody still in the game begins a new one; the first turn begins when this has resolved.

    CR 727.5: exempt cards stay where they are. CR 727.7, 801.17: ranges of influence have no say.
    """
    tell(game, GameRestarts(starting.id))
    with influence.unbounded(game):
        involved = _end(game, exempt)
        for player in game.playing():
            player.begin_again()
        game.turn = Turn(0, active_with(game, starting.id))
        game.turns = [game.turn]
        _gather_decks(game, involved)
        yield from setup.prepare(game)
    game.unbegun = True


def _end(game: State, exempt: Collection[Id]) -> set[int]:
    """CR 727.1: nothing of the game that ends goes on; what was there is only remembered (608.2h).

    Returns the cards that are to be in the new game: all there were, also phased out, but those that are exempt.
    """
    gone = [obj for obj in game.objects.values() if obj.id not in exempt]
    everything = [*gone, *[away.permanent for away in game.phased.values()]]
    involved = {card for obj in everything for card in obj.cards}
    known = {obj.id: game.chars(obj) for obj in gone if obj.zone not in (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)}
    for obj in gone:
        if obj.id in known:
            obj.last_known = known[obj.id]
            game.own_departed()[obj.id] = obj
    game.objects = {id: obj for id, obj in game.objects.items() if id in exempt}
    game.battlefield, game.command, game.outside, game.strays, game.lurking = [], [], [], [], []
    game.exile = [id for id in game.exile if id in exempt]
    game.phased, game.held, game.revealed, game.shields, game.last_turns = {}, {}, {}, {}, {}
    game.effects, game.delayed, game.waiting, game.extra_turns = [], [], [], []
    game.turn_after, game.turn_number, game.rounds = None, 0, None
    game.daytime = ""
    game.seating = [player.id for player in game.players]
    game.history = History()
    game.variant_state = {}
    game.cards = list(game.cards)
    game.changed()
    return involved


def _gather_decks(game: State, involved: Collection[int]) -> None:
    """CR 727.2, 727.5: the traditional cards are in their owners' decks again; variants lay out the others."""
    for card in game.cards:
        if card.index not in involved or card.definition.printed.types & COMMAND_TYPES:
            continue
        stamp = game.new_stamp()
        place(game, Object(stamp, card.index, card.owner, Zone.LIBRARY, card.definition.printed, stamp))
