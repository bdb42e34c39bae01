"""An opponent of one's choice, where the text says "an opponent" and no target is meant (CR 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


def an_opponent(game: State, by: Source, why: str, word: Word) -> Rule[list[Player]]:
    """An opponent of one's choice."""
    among = [player.id for player in influence.players(game, by, game.opponents(by.controller))]
    if len(among) > 1:
        among = yield from ask(Choose(by.controller, Purpose.PLAYER, why, among, about=by.object_id, word=word))
    return [game.players[id] for id in among]
