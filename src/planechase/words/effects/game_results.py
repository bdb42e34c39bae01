"""Instructions that decide the game for some players (CR 104.2b, 104.3e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.language.grammar import Effect
from planechase.rules.state.decisions import Rule
from planechase.rules.turns.ending import decide_by_effect

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


class Fate(Effect):
    """Players win the game, or lose it."""

    __slots__ = ()

    def winning(self, game: State, by: Source) -> list[Player]:
        return []

    def losing(self, game: State, by: Source) -> list[Player]:
        return []


def decide(game: State, by: Source, *fates: Fate) -> Rule[None]:
    """CR 104.3f: what stands in one sentence happens at the same time."""
    winning = [player for fate in fates for player in fate.winning(game, by)]
    losing = [player for fate in fates for player in fate.losing(game, by)]
    yield from decide_by_effect(game, winning, losing, by)
