"""What everybody does with what is theirs, all of them at once: chooses, copies, exiles, shuffles away (CR 101.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.actions import TokensCreated
from planechase.rules.events.zones import move, put_onto_battlefield
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.grammar import Effect, Filter
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.objects import Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import word_slots
from planechase.words.copy_words import copied
from planechase.words.effects.tokens import Token
from planechase.words.phrases import of_cards, phrase
from planechase.words.speech import SpokenWord

if TYPE_CHECKING:
    from collections.abc import Sequence

    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.objects import Id, Object
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class ShuffleAndDealAnew(Effect, SpokenWord):
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
            "each player shuffles whatever permanents they own into their library, then reveals as many cards from its "
            f"top. Each player puts all {first} revealed this way onto the battlefield, then does the same with the "
            f"revealed {second}, then puts the other revealed cards on the bottom of their library in any order"
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
class EachChooses(Effect, SpokenWord):
    """CR 101.4, 608.2d: each player chooses something they control, or the player to their left does.

    With `second` they may choose another one of these besides.
    """

    writes = (word_slots.CHOSEN_BY_EACH,)
    what: Filter
    to_the_left: bool = False
    second: bool = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Id] = []
        for player in influence.everybody(game, by):
            seat = influence.beside(game, player.id)[0] if self.to_the_left else player.id
            among = [one for one in game.controlled_by(seat) if self.what.matches(game, one, by)]
            for first in (yield from self._ask(game, player, among, 1, "Choose one of these.", by)):
                chosen.extend((player.id, first.id))
                others = [one for one in among if one.id != first.id] if self.second else []
                for other in (yield from self._ask(game, player, others, 0, "Choose another, or none.", by)):
                    chosen.extend((player.id, other.id))
        by.remember(word_slots.CHOSEN_BY_EACH, tuple(chosen))

    def _ask(
        self, game: State, player: Player, among: Sequence[Object], least: int, why: str, by: Source
    ) -> Rule[list[Object]]:
        return (
            yield from actions.choose_objects(
                game, player, Purpose.OBJECT, among, least, 1, why, by.object_id, word=self
            )
        )

    def say(self, reader: Reader) -> str:
        what = f"one or two {phrase(reader, self.what, 'many')}" if self.second else phrase(reader, self.what, "one")
        whose = "controlled by the player to their left" if self.to_the_left else "they control"
        return f"each player chooses {what} {whose}"


@word
class EachCopiesChosen(Effect, SpokenWord):
    """CR 707.9a, 707.9b: each player gets a copy of what they chose, or of the first; all of them at once."""

    needs = (word_slots.CHOSEN_BY_EACH,)
    writes = (word_slots.CREATED_BY_EACH,)
    what: Filter
    first: bool = False
    legendary: bool = True
    gains: KeywordAbility | None = None

    def happen(self, game: State, by: Source) -> Rule[None]:
        gains = () if self.gains is None else (self.gains,)
        created: list[TokensCreated] = []
        for seat, chosen in _by_each(by).items():
            values = copied(game, game.recall(chosen[0]), self.legendary, gains)
            created.append(TokensCreated(seat, values, 1))
        yield from actions.create_together(game, created)
        pairs = [number for one in created for token in one.new_ids for number in (one.player, token)]
        by.remember(word_slots.CREATED_BY_EACH, tuple(pairs))

    def say(self, reader: Reader) -> str:
        different = [] if self.legendary else ["it isn't legendary"]
        different += [] if self.gains is None else [f"it has {reader.read(self.gains)}"]
        of = f"the {'first ' if self.first else ''}{phrase(reader, self.what, 'plain')} they chose"
        text = f"each player creates a token that's a copy of {of}"
        return f"{text}, except {' and '.join(different)}" if different else text


@word
class EachGrowsByChosen(Effect):
    """CR 122.6: a token grows by the power of the second object its player chose, if they chose one."""

    needs = (word_slots.CHOSEN_BY_EACH, word_slots.CREATED_BY_EACH)
    reads = (
        "each player who chose a second {what:plain} puts a number of {kind} counters on the token they created equal "
        "to the power of the second {what:plain} they chose"
    )
    what: Filter
    kind: str = "+1/+1"

    def happen(self, game: State, by: Source) -> Rule[None]:
        noted = by.remembered(word_slots.CREATED_BY_EACH)
        tokens = list(zip(noted[::2], noted[1::2], strict=True))
        for seat, chosen in _by_each(by).items():
            mine = [token for player, token in tokens if player == seat]
            for other in chosen[1:]:
                yield from actions.put_counters(game, seat, mine, self.kind, game.power(game.recall(other)))


def _by_each(by: Source) -> dict[Id, list[Id]]:
    """What each player chose, in the order in which they did."""
    noted = by.remembered(word_slots.CHOSEN_BY_EACH)
    found: dict[Id, list[Id]] = {}
    for seat, id in zip(noted[::2], noted[1::2], strict=True):
        found.setdefault(seat, []).append(id)
    return found
