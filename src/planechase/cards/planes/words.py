"""Words that only one plane or phenomenon says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.words.amounts import Counted
from planechase.words.copying import copied
from planechase.words.effects.tokens import Token
from planechase.words.filters import share_creature_type
from planechase.words.phrases import of_cards
from planechase.words.speech import Spoken, Things

if TYPE_CHECKING:
    from collections.abc import Sequence

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
            "each player shuffles whatever permanents they own into their library, then reveals as many cards from "
            f"its top. Each player puts all {first} revealed this way onto the battlefield, then does the same with "
            f"the revealed {second}, then puts the other revealed cards on the bottom of their library in any order"
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
        created: list[TokensCreated] = []
        for player in influence.everybody(game, by):
            power = sum(game.power(obj) for obj in exiled if obj.controller == player.id)
            created.append(TokensCreated(player.id, self.token.values(), power))
        yield from actions.create_together(game, created)


@word
class CopyFromTheLeft(Effect):
    """CR 101.4, 707.9a: each player chooses something of their left neighbour's; then all get copies at once."""

    reads = (
        "each player chooses {what} of their left neighbor's. Then each of them creates a token that's a copy of the "
        "chosen one, except it has {gains}"
    )
    what: Filter
    gains: KeywordAbility

    def happen(self, game: State, by: Source) -> Rule[None]:
        created: list[TokensCreated] = []
        for player in influence.everybody(game, by):
            left, _ = influence.beside(game, player.id)
            theirs = [one for one in game.controlled_by(left) if self.what.matches(game, one, by)]
            for obj in (yield from _choice(game, player, theirs, 1, "Choose what to copy.", by, self)):
                created.append(TokensCreated(player.id, copied(game, obj, gains=(self.gains,)), 1))
        yield from actions.create_together(game, created)


@word
class MergeTwo(Effect):
    """CR 101.4, 707.9b: each player gets a copy of one thing of theirs, as much bigger as another's power is.

    First everybody chooses, then all copies are created at once.
    """

    reads = (
        "each player chooses {what} they control and may choose another. Each of them creates a token that's a copy of "
        "the first, except it isn't legendary. Then whoever chose a second puts X +1/+1 counters on their token, where "
        "X is the power of that {what:plain}"
    )
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[tuple[TokensCreated, list[Object]]] = []
        for player in influence.everybody(game, by):
            mine = [one for one in game.controlled_by(player.id) if self.what.matches(game, one, by)]
            for first in (yield from _choice(game, player, mine, 1, "Choose what to copy.", by, self)):
                others = [one for one in mine if one.id != first.id]
                why = "Choose what makes the copy bigger, or nothing."
                second = yield from _choice(game, player, others, 0, why, by, self)
                chosen.append((TokensCreated(player.id, copied(game, first, legendary=False), 1), second))
        yield from actions.create_together(game, [created for created, _ in chosen])
        for created, second in chosen:
            for other in second:
                power = game.power(game.recall(other.id))
                yield from actions.put_counters(game, created.player, created.new_ids, "+1/+1", power)


@word
class Kin(Counted):
    """CR 205.3m: how many other creatures the controller of something has that share a creature type with it."""

    what: Things

    def value(self, game: State, by: Source) -> int:
        return sum(self._kin(game, obj) for obj in self.what.objects(game, by))

    def _kin(self, game: State, obj: Object) -> int:
        kinds = game.chars(obj).subtypes
        others = [one for one in game.controlled_by(obj.controller) if one.id != obj.id]
        fellows = [chars for one in others if (chars := game.chars(one)).types & CREATURE]
        return sum(share_creature_type(kinds, chars.subtypes) for chars in fellows)

    def each(self, reader: Reader) -> str:
        return "other creature of its controller's that has a creature type in common with it"


def _choice(
    game: State, player: Player, among: Sequence[Object], least: int, why: str, by: Source, asking: Effect
) -> Rule[list[Object]]:
    """A player chooses one of some objects; with a least number of 0, they need not."""
    return (
        yield from actions.choose_objects(game, player, Purpose.OBJECT, among, least, 1, why, by.object_id, word=asking)
    )


@word
class SearchToCatchUp(Effect):
    """CR 101.4, 701.23: whoever controls fewer than another may find as many cards as they are behind, at most.

    They are compared before anybody searches; all cards go to the hands at the same time.
    """

    reads = (
        "each player who controls fewer {counted:many} than the player who controls the most {counted:many} searches "
        "their library for a number of {what:cards} less than or equal to the difference, reveals those cards, puts "
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


copy_from_the_left = CopyFromTheLeft
exile_for_tokens = ExileForTokens
kin = Kin
merge_two = MergeTwo
search_to_catch_up = SearchToCatchUp
shuffle_and_deal_anew = ShuffleAndDealAnew
