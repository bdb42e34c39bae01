"""Starting a game (CR 103): decks, the starting player, opening hands and mulligans."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from planechase.rules import turn
from planechase.rules.actions import draw, put_on_bottom, shuffle
from planechase.rules.characteristics import CardDefinition
from planechase.rules.decisions import Choose, Confirm, Rule, ask
from planechase.rules.edition import Edition
from planechase.rules.grammar import Effect, Statement
from planechase.rules.objects import Card, Id, Object, Zone
from planechase.rules.player import HAND_SIZE, STARTING_LIFE, Automation, Player
from planechase.rules.source import Source
from planechase.rules.state import State
from planechase.rules.zones import move, place

if TYPE_CHECKING:
    from planechase.rules.variant import Variant


class Seat:
    """A player before the game: a name, a deck, and what the game does by itself for them."""

    __slots__ = ("automation", "deck", "life", "name")

    def __init__(
        self,
        name: str,
        deck: Sequence[CardDefinition] = (),
        automation: Automation | None = None,
        life: int = STARTING_LIFE,
    ) -> None:
        self.name = name
        self.deck = tuple(deck)
        self.automation = automation or Automation()
        self.life = life


class OpeningHandAction(Statement):
    """CR 103.6: what a player may do with a card in their opening hand before the first turn."""

    __slots__ = ()

    def effect(self) -> Effect:
        raise NotImplementedError


def new_state(
    seats: Sequence[Seat],
    seed: int,
    edition: Edition = Edition.CURRENT,
    variants: Sequence[Variant] = (),
    names: Iterable[str] = (),
) -> State:
    """CR 103.1, 103.3: the players with their decks as libraries, not yet shuffled. `names`: see `State`."""
    game = State([Player(index, seat.name, seat.life) for index, seat in enumerate(seats)], seed, edition)
    game.names = tuple(names)
    game.variants = tuple(variants)
    for player, seat in zip(game.players, seats, strict=True):
        player.automation = seat.automation
        for definition in seat.deck:
            add_card(game, player.id, definition, Zone.LIBRARY)
    return game


def add_card(game: State, owner: Id, definition: CardDefinition, zone: Zone) -> Object:
    """A card of its own, in one of its owner's zones."""
    card = Card(len(game.cards), owner, definition)
    game.cards.append(card)
    stamp = game.new_stamp()
    obj = Object(stamp, card.index, owner, zone, definition.printed, stamp)
    place(game, obj)
    return obj


def start(game: State, starting_player: Id | None = None) -> Rule[None]:
    """CR 103: everything up to the first grant of priority."""
    first = starting_player if starting_player is not None else game.chance.below(len(game.players))
    game.turn.active = (first,)
    for player in game.players:
        shuffle(game, player)
    for variant in game.variants:
        yield from variant.set_up(game)
    yield from opening_hands(game)
    yield from _opening_hand_actions(game)
    for variant in game.variants:
        yield from variant.before_first_turn(game)
    yield from turn.begin_turn(game, game.players[first])
    yield from turn.proceed(game)


def opening_hands(game: State) -> Rule[None]:
    """CR 103.5: everybody draws; then those who like take mulligans, round by round."""
    for player in game.in_turn_order():
        yield from draw(game, player, HAND_SIZE)
    undecided = game.in_turn_order()
    while undecided:
        again: list[Player] = []
        for player in undecided:
            if player.mulligans < HAND_SIZE + _free(game):
                why = f"Take a mulligan? You would keep {_size_after(game, player)} cards."
                if (yield from ask(Confirm(player.id, why))):
                    again.append(player)
        for player in again:
            yield from _mulligan(game, player)
        for player in undecided:
            if player not in again:
                yield from _keep(game, player)
        undecided = again
    for player in game.players:
        player.tally = {}


def _free(game: State) -> int:
    """CR 103.5c, 800.6: in a multiplayer game the first mulligan does not count."""
    return 1 if len(game.players) > 2 else 0


def _counted(game: State, player: Player) -> int:
    return max(0, player.mulligans - _free(game))


def _size_after(game: State, player: Player) -> int:
    return HAND_SIZE - max(0, player.mulligans + 1 - _free(game))


def _mulligan(game: State, player: Player) -> Rule[None]:
    """CR 103.5: shuffle the hand away and draw a new one; in 2011 the new hand was a card smaller at once."""
    player.mulligans += 1
    yield from move(game, [game.objects[id] for id in player.hand], Zone.LIBRARY, "mulligan")
    shuffle(game, player)
    fewer = _counted(game, player) if game.edition is Edition.Y2011 else 0
    yield from draw(game, player, HAND_SIZE - fewer)


def _keep(game: State, player: Player) -> Rule[None]:
    """CR 103.5: by the current rules a card for each counted mulligan goes to the bottom now."""
    count = _counted(game, player)
    if not count or game.edition is Edition.Y2011:
        return
    why = f"Put {count} of these cards on the bottom of your library."
    chosen = yield from ask(Choose(player.id, why, player.hand, count, count))
    yield from put_on_bottom(game, player, [game.objects[id] for id in chosen])


def _opening_hand_actions(game: State) -> Rule[None]:
    """CR 103.6: in turn order, each player may use cards that allow it."""
    for player in game.in_turn_order():
        for id in list(player.hand):
            obj = game.objects[id]
            for _, statement in game.chars(obj).index.of_kind(OpeningHandAction):
                assert isinstance(statement, OpeningHandAction)
                if (yield from ask(Confirm(player.id, f"Begin the game with {game.name_of(id)}?", id))):
                    yield from statement.effect().happen(game, Source(player.id, id))
