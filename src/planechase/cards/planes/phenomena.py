"""The phenomena of 2012."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone
from planechase.words.casual.planar import (
    BLANK_IS_CHAOS,
    UNTIL_PLANESWALK_FROM_PLANE,
    PlaneswalkToRevealed,
    PutPlaneOnTop,
    RevealedToBottom,
    RevealUntilPlanes,
    phenomenon,
)
from planechase.words.effects.flow import comma_then, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import MakeTrue
from planechase.words.effects.permanents import destroy
from planechase.words.effects.turns import ReverseTurnOrder
from planechase.words.effects.zones import EachMayPutFromHand
from planechase.words.filters import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    PLANESWALKER,
    IsPermanentCard,
)
from planechase.words.phrases import of_cards
from planechase.words.players import EACH_PLAYER
from planechase.words.selections import all_of
from planechase.words.speech import Spoken

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.objects import Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class ShuffleAndDealAnew(Effect, Spoken):
    """CR 701.24d, 101.4: everybody's permanents are shuffled away, and as many cards come in their place.

    All of one kind enter at once, then all of the other, then the rest goes to the bottom. Tokens are counted, but
    are not cards that could be revealed.
    """

    first: Filter
    second: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        everybody = influence.everybody(game, by)
        permanents = list(influence.permanents(game, by))
        owned = {player.id: sum(p.owner == player.id for p in permanents) for player in everybody}
        yield from move(game, permanents, Zone.LIBRARY, "shuffle", by)
        for player in everybody:
            actions.shuffle(game, player)
        revealed = {player.id: self._reveal(game, player, owned[player.id]) for player in everybody}
        for kind in (self.first, self.second):
            shown = [obj for cards in revealed.values() for obj in _left(game, cards)]
            yield from put_onto_battlefield(game, [obj for obj in shown if kind.matches(game, obj, by)], by=by)
        for player in everybody:
            yield from actions.put_on_bottom(game, player, _left(game, revealed[player.id]))

    def _reveal(self, game: State, player: Player, count: int) -> list[Object]:
        cards = [obj for id in player.library if not (obj := game.objects[id]).is_token][:count]
        actions.reveal(game, player, cards)
        return cards

    def say(self, reader: Reader) -> str:
        first = of_cards(reader, self.first, "many").replace(" or ", " and ")
        second = of_cards(reader, self.second, "many")
        return (
            "each player shuffles the permanents they own into their library, then reveals as many cards from its top. "
            f"Each player puts all {first} revealed this way onto the battlefield, then all {second} revealed "
            "this way, then puts the rest of those cards on the bottom of their library in any order"
        )


def _left(game: State, cards: list[Object]) -> list[Object]:
    """Those that are still in the library."""
    return [obj for obj in cards if obj.id in game.objects]


# fmt: off
CARDS = (
    phenomenon("Chaotic Aether", MakeTrue(BLANK_IS_CHAOS, UNTIL_PLANESWALK_FROM_PLANE)),

    phenomenon("Interplanar Tunnel", then(
        RevealUntilPlanes(5),
        comma_then(PutPlaneOnTop(), RevealedToBottom(them="the rest of the revealed cards", random=True)))),

    phenomenon("Morphic Tide", ShuffleAndDealAnew(ARTIFACT | CREATURE | LAND | PLANESWALKER, ENCHANTMENT)),

    phenomenon("Mutual Epiphany", draw(4, EACH_PLAYER)),

    phenomenon("Planewide Disaster", destroy(all_of(CREATURE))),

    phenomenon("Reality Shaping", EachMayPutFromHand(IsPermanentCard())),

    phenomenon("Spatial Merging", then(
        RevealUntilPlanes(2),
        PlaneswalkToRevealed("both planes"),
        RevealedToBottom(them="all other cards revealed this way"))),

    phenomenon("Time Distortion", ReverseTurnOrder()),
)
# fmt: on
