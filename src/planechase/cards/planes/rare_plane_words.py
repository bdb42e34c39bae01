"""Words that only one plane or phenomenon says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import move
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.objects import Object
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class SearchToCatchUp(Effect):
    """CR 101.4, 701.23: players who control fewer than another may each find as many cards as they are behind.

    They are compared before anybody searches; all cards go to the hands at the same time.
    """

    reads = (
        "each player who controls fewer {counted:many} than the player who controls the most {counted:many} searches "
        "their library for a number of {what:cards} less than or equal to the difference, reveals them, puts "
        "them into their hand, then shuffles"
    )
    counted: Filter
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        everybody = influence.everybody(game, by)
        there = [permanent for permanent in influence.permanents(game, by) if self.counted.matches(game, permanent, by)]
        have = {player.id: sum(p.controller == player.id for p in there) for player in everybody}
        most = max(have.values(), default=0)
        behind = [player for player in everybody if have[player.id] < most]
        found: list[Object] = []
        for player in behind:
            wanted = partial(self._fits, game, by)
            cards = yield from actions.search(game, player, player, wanted, most - have[player.id])
            actions.reveal(game, player, cards)
            found += cards
        yield from move(game, found, Zone.HAND, "search", by)
        for player in behind:
            actions.shuffle(game, player)

    def _fits(self, game: State, by: Source, obj: Object) -> bool:
        return self.what.matches(game, obj, by)


search_to_catch_up = SearchToCatchUp
