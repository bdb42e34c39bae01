"""Ascend and the city's blessing (CR 702.131)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event, GetsBlessing
from planechase.rules.language.grammar import Modifying, Statement
from planechase.rules.language.word import word
from planechase.rules.layers import COPY
from planechase.rules.multiplayer import team_texts

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

BLESSING: Final = "city's blessing"
ENOUGH: Final = 10
"""CR 702.131b: so many permanents."""


@word
class Ascending(Statement):
    """CR 702.131b: any time you control ten or more permanents, you get the city's blessing."""

    reads = "as soon as you control ten permanents, you have the city's blessing until the game ends"


def settle(game: State) -> list[Event]:
    """CR 702.131b, 702.131d: who gets the city's blessing now, before abilities look at what has happened."""
    if len(game.battlefield) < ENOUGH:
        return []
    worthy = [player for player in game.players if _deserves_blessing(game, player)]
    if not worthy or not _may_rise(game):
        return []
    rising = [player for by, _ in game.statements(Ascending) for player in team_texts.you(game, by)]
    new = [player for player in dict.fromkeys(rising) if player in worthy]
    return [_bless(game, player) for player in new]


def ascend(game: State, player: Player) -> list[Event]:
    """CR 702.131a: a resolving spell with ascend brings the city's blessing, now or not at all."""
    return [_bless(game, player)] if _deserves_blessing(game, player) else []


def _bless(game: State, player: Player) -> Event:
    player.designations |= {BLESSING}
    game.changed()
    return GetsBlessing(player.id)


def _deserves_blessing(game: State, player: Player) -> bool:
    return BLESSING not in player.designations and len(game.controlled_by(player.id)) >= ENOUGH


def _may_rise(game: State) -> bool:
    """Whether any ability can let a player ascend at all; that is known without any layers."""
    return any(_may_give(effect.statement) for effect in game.effects) or any(
        Ascending in statements or any(_may_give(statement) for _, statement in statements.get(Modifying, ()))
        for statements in (obj.copiable.index.statements for obj in game.speakers())
    )


@lru_cache(maxsize=2048)
def _may_give(statement: Statement) -> bool:
    """Whether it says so itself, gives something that does, or makes a copy of something that may."""
    if any(isinstance(part, Ascending) for part in statement.walk()):
        return True
    return isinstance(statement, Modifying) and any(COPY in each.layers() for each in statement.modifications())
