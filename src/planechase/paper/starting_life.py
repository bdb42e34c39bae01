"""Starting life totals at a paper table: as in Commander, or as people have agreed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from planechase.rules.multiplayer.variant import Agreed, CardFinder, Place, Variant
from planechase.variants.commander import is_one_team_against_archenemies, starting_life

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.options import Options
    from planechase.rules.state.state import State


class PaperLife(Variant):
    """Commanders are in people's decks, and their decks are their own affair: what is left of CR 903 is life.

    `life` is what people have agreed on; an archenemy has what the rules give them all the same.
    """

    __slots__ = ("commanders", "life")
    name = "life on paper"
    place = Place.DECKS

    def __init__(self, life: int | None = None, commanders: bool = False) -> None:
        self.life = life
        self.commanders = commanders

    def options(self, options: Options, table: Agreed) -> Options:
        """CR 904.13b."""
        together = self.commanders and is_one_team_against_archenemies(options, table.edition)
        return replace(options, shared_life=options.shared_life or together)

    def set_up(self, game: State) -> Rule[None]:
        """CR 903.7, 904.13b, after the table has given everybody their life (810.4)."""
        is_against_a_team = len(game.options.archenemies) < len(game.players)
        for player in game.players:
            if self.commanders:
                player.life = player.starting_life = starting_life(game, player)
            if self.life is not None and not (is_against_a_team and player.id in game.options.archenemies):
                player.life = player.starting_life = self.life
        return
        yield

    def plain(self) -> dict[str, Any]:
        return {"life": self.life, "commanders": self.commanders}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any], named: CardFinder) -> PaperLife:
        return cls(plain["life"], plain["commanders"])
