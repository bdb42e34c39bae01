"""Starting a game (CR 103): decks, the starting player, opening hands and mulligans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.events.actions import draw, put_on_bottom, shuffle
from planechase.rules.events.zones import move, place
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect, Statement
from planechase.rules.multiplayer import turn_markers
from planechase.rules.multiplayer.teams import active_with
from planechase.rules.multiplayer.variant import Agreed, noticing
from planechase.rules.spells.targets import can_choose, choose_targets
from planechase.rules.state.decisions import Choose, Rule, TakeMulligan, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Card, Id, Object, Zone
from planechase.rules.state.player import STARTING_LIFE, Automation, Player
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.turns import turn

if TYPE_CHECKING:
    from planechase.rules.multiplayer.variant import Variant


class Seat:
    """A player before the game: a name, a deck, and what the game does by itself for them."""

    __slots__ = ("automation", "deck", "life", "name", "sideboard")

    def __init__(
        self,
        name: str,
        deck: Sequence[CardDefinition] = (),
        automation: Automation | None = None,
        life: int = STARTING_LIFE,
        sideboard: Sequence[CardDefinition] = (),
    ) -> None:
        self.name = name
        self.sideboard = tuple(sideboard)
        """CR 100.4: cards that stay outside the game."""
        self.deck = tuple(deck)
        self.automation = automation or Automation()
        self.life = life


class OpeningHandAction(Statement):
    """CR 103.6: what a player may do with a card in their opening hand before the first turn."""

    __slots__ = ()

    def effect(self) -> Effect:
        raise NotImplementedError


class AsGameBegins(Statement):
    """CR 103.6: what happens at the beginning of the game because of a card that begins it in the command zone."""

    __slots__ = ()

    def instruction(self) -> Effect:
        raise NotImplementedError


def new_state(
    seats: Sequence[Seat],
    seed: int,
    edition: Edition = Edition.CURRENT,
    variants: Sequence[Variant] = (),
    pool: Callable[[], Sequence[CardDefinition]] = tuple,
) -> State:
    """CR 103.1, 103.3: the players with their decks as libraries, not yet shuffled. `pool`: see `State`."""
    options = Agreed(seats, edition, variants).options
    players = [Player(index, seat.name, seat.life) for index, seat in enumerate(seats)]
    game = State(players, seed, edition, options)
    for player in players:
        player.team = min(options.team_of(player.id))
    game.pool = pool
    game.variants = tuple(variants)
    game.noticing = noticing(variants)
    for player, seat in zip(game.players, seats, strict=True):
        player.automation = seat.automation
        player.sideboard = list(seat.sideboard)
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


def start(game: State, named: Id | None = None) -> Rule[None]:
    """CR 103: everything up to the first grant of priority."""
    first = named if named is not None else starting_player(game)
    game.turn.active = active_with(game, first)
    yield from prepare(game)
    turn.first_turns(game)
    yield from turn.proceed(game)


def prepare(game: State) -> Rule[None]:
    """CR 103.3 to 103.7: everything before the first turn."""
    for player in game.playing():
        shuffle(game, player)
        _number_by_place(game, player)
    for variant in game.variants:
        yield from variant.set_up(game)
    yield from opening_hands(game)
    yield from _opening_hand_actions(game)
    yield from beginning_of_the_game(game)
    for variant in game.variants:
        yield from variant.before_first_turn(game)
    turn_markers.hand_out(game)


def _number_by_place(game: State, player: Player) -> None:
    """CR 701.24a: who knows the list of a deck must not learn from a number which of its cards it is."""
    numbers = sorted(player.library)
    shuffled = [game.objects[id] for id in player.library]
    for number, obj in zip(numbers, shuffled, strict=True):
        game.objects[number] = Object(number, obj.card, obj.owner, obj.zone, obj.copiable, number)
    player.library = numbers


def starting_player(game: State) -> Id:
    """CR 103.1: whom the variant names, or else whom chance does; of a team that takes turns, any member will do."""
    for variant in game.variants:
        named = variant.starting_player(game)
        if named is not None:
            return named
    return game.chance.below(len(game.players))


def opening_hands(game: State) -> Rule[None]:
    """CR 103.5: everybody draws; then those who like take mulligans, round by round, until nobody does."""
    for player in game.in_turn_order():
        yield from draw(game, player, player.starting_hand)
    undecided = game.in_turn_order()
    way = next((own for variant in game.variants if (own := variant.mulligan(game)) is not None), MULLIGAN)
    while undecided:
        again: list[Player] = []
        for player in undecided:
            if not player.has_left and way.allowed(game, player):
                if (yield from ask(TakeMulligan(player.id, way.offer(game, player)))):
                    again.append(player)
                    continue
            yield from way.kept(game, player)
        for player in again:
            yield from way.take(game, player)
        undecided = again
    for player in game.players:
        player.begin_anew(game.history.now)
    game.history.let_go(game.history.now, 1)


class Mulligan:
    """CR 103.5: how players take mulligans; a variant may have a way of its own."""

    __slots__ = ()

    def allowed(self, game: State, player: Player) -> bool:
        """Until the opening hand would be no cards."""
        return player.mulligans < player.starting_hand + _free(game)

    def offer(self, game: State, player: Player) -> str:
        """The question."""
        size = player.starting_hand - max(0, player.mulligans + 1 - _free(game))
        return f"Take a mulligan? You would keep {size} card{'' if size == 1 else 's'}."

    def take(self, game: State, player: Player) -> Rule[None]:
        """CR 103.5: shuffle the hand away and draw a new one; a card for each counted mulligan goes to the bottom.

        In 2011 the new hand was smaller to begin with.
        """
        if player.has_left:
            return
        player.mulligans += 1
        yield from move(game, [game.objects[id] for id in player.hand], Zone.LIBRARY, "mulligan")
        shuffle(game, player)
        count = max(0, player.mulligans - _free(game))
        if game.edition is Edition.Y2011:
            yield from draw(game, player, player.starting_hand - count)
            return
        yield from draw(game, player, player.starting_hand)
        if not count:
            return
        why = f"Put {count} of these cards on the bottom of your library."
        chosen = yield from ask(Choose(player.id, Purpose.BOTTOM, why, player.hand, count, count))
        yield from put_on_bottom(game, player, [game.objects[id] for id in chosen if id in game.objects])

    def kept(self, game: State, player: Player) -> Rule[None]:
        """The player keeps an opening hand."""
        return
        yield


MULLIGAN: Final = Mulligan()


def _free(game: State) -> int:
    """CR 103.5c, 800.6: in a multiplayer game, and where it is agreed on, the first mulligan does not count."""
    return 1 if len(game.players) > 2 or game.options.free_mulligan else 0


def _opening_hand_actions(game: State) -> Rule[None]:
    """CR 103.6: in turn order, each player may use cards that allow it, in any order."""
    for player in game.in_turn_order():
        able = [id for id in player.hand if _opening_hand_action(game, id) is not None]
        if not able:
            continue
        why = "Choose which of these cards to use before the game begins, in this order."
        for id in (yield from ask(Choose(player.id, Purpose.OPENING_HAND, why, able, 0, len(able)))):
            action = _opening_hand_action(game, id)
            if action is not None:
                yield from action.effect().happen(game, Source(player.id, id))


def _opening_hand_action(game: State, id: Id) -> OpeningHandAction | None:
    """What a card in an opening hand lets its player do, if it is there and allows anything."""
    obj = game.get(id)
    if obj is None or obj.zone is not Zone.HAND:
        return None
    actions = [s for _, s in game.chars(obj).index.of_kind(OpeningHandAction) if isinstance(s, OpeningHandAction)]
    return actions[0] if actions else None


def beginning_of_the_game(game: State) -> Rule[None]:
    """CR 103.6: after opening hands are kept, in turn order, with targets where the text has any."""
    for player in game.in_turn_order():
        for source, statement in game.statements(AsGameBegins):
            by = Source(source.controller, source.object_id)
            if by.controller == player.id and can_choose(game, statement.instruction(), by):
                yield from choose_targets(game, player, statement.instruction(), by)
                yield from statement.instruction().happen(game, by)
