"""Words that only one plane or phenomenon says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone
from planechase.words.effects.tokens import Token
from planechase.words.phrases import of_cards
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


@word
class ExileForTokens(Effect):
    """Everybody's objects are exiled at once; then each player gets tokens for the power of what was theirs."""

    reads = (
        "each player exiles all {what:many} they control and creates X {token}s, where X is the total power of the "
        "{what:many} they exiled this way"
    )
    what: Filter
    token: Token

    def happen(self, game: State, by: Source) -> Rule[None]:
        there = [permanent for permanent in influence.permanents(game, by) if self.what.matches(game, permanent, by)]
        arrived = yield from actions.exile(game, there, by)
        exiled = [game.recall(obj.id) for obj in there]
        exiled = [obj for obj in exiled if obj.successor in arrived]
        for player in influence.everybody(game, by):
            power = sum(game.power(obj) for obj in exiled if obj.controller == player.id)
            yield from actions.create_tokens(game, player, self.token.values(), power)


exile_for_tokens = ExileForTokens
shuffle_and_deal_anew = ShuffleAndDealAnew
