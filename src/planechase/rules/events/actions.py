"""Keyword actions (CR 701) and the other things that spells and abilities tell players to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from planechase.rules.events import life, replacement, triggers
from planechase.rules.events.attaching import can_be_attached
from planechase.rules.events.damage import DamageDealt, deal_damage
from planechase.rules.events.events import (
    Attached,
    Countered,
    CounterPlacement,
    CounterRemoval,
    Destroyed,
    Discarded,
    DrawCard,
    Event,
    LifeGain,
    LifeLoss,
    Milled,
    PlayerEvent,
    Revealed,
    Sacrificed,
    Scried,
    Searched,
    Shuffled,
    Surveilled,
    Tap,
    Untap,
    event,
)
from planechase.rules.events.happening import happen, tell
from planechase.rules.events.reconfiguring import reconfigure
from planechase.rules.events.tapping import can_be_tapped
from planechase.rules.events.zones import BOTTOM, TOP, ZoneChange, cease_to_exist, move, moved, place
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.keywords import INDESTRUCTIBLE
from planechase.rules.multiplayer import influence
from planechase.rules.spells.permissions import cannot_draw, cant_be_countered
from planechase.rules.state.decisions import Choose, Order, Rule, ask
from planechase.rules.state.edition import Edition
from planechase.rules.state.history import Did
from planechase.rules.state.objects import HIDDEN_ZONES, NO_CARD, Id, Object, Permanent, StackObject, Zone
from planechase.rules.state.purpose import Purpose

if TYPE_CHECKING:
    from planechase.rules.language.word import Word
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


# ---------------------------------------------------------------------- cards


@event
class DrawCards(PlayerEvent):
    """CR 121.2a: an instruction to draw a number of cards, before it becomes single draws."""

    count: int

    def occur(self, game: State) -> Rule[None]:
        """CR 121.2, 614.11a: one after the other; what has been applied to the whole is not applied again (614.5)."""
        for _ in range(self.count):
            if cannot_draw(game, self.player):
                return
            single = DrawCard(self.player)
            single.applied = self.applied
            yield from happen(game, single)

    def amounts_to_nothing(self, game: State) -> bool:
        return self.count <= 0


def draw(game: State, player: Player, count: int = 1) -> Rule[None]:
    """CR 121: draw cards, one after the other. Drawing from an empty library loses the game later (704.5b).

    What cannot happen is not replaced either (614.17c).
    """
    if not player.has_left and not cannot_draw(game, player.id):
        yield from happen(game, DrawCards(player.id, count))


def discard(game: State, objects: Iterable[Object]) -> Rule[list[Id]]:
    """CR 701.9: cards go from hands to their owners' graveyards, all at once. Returns what they became."""
    events = [ZoneChange(obj.id, Zone.HAND, Zone.GRAVEYARD, "discard") for obj in objects if obj.zone is Zone.HAND]
    happened = yield from happen(game, *events)
    went = [e for e in happened if isinstance(e, ZoneChange) and e.new_id]
    for e in went:
        game.note(Did.DISCARDED, game.recall(e.object_id).owner, e.new_id)
    tell(game, *(Discarded(e.object_id, game.recall(e.object_id).owner, e.new_id) for e in went))
    return [e.new_id for e in went]


def choose_and_discard(
    game: State, player: Player, count: int, allowed: Sequence[Object] | None = None
) -> Rule[list[Id]]:
    """CR 701.9b: the player chooses what to discard."""
    hand = list(allowed) if allowed is not None else [game.objects[id] for id in player.hand]
    chosen = yield from choose_objects(game, player, Purpose.DISCARD, hand, count, count, "Choose what to discard.")
    return (yield from discard(game, chosen))


def mill(game: State, player: Player, count: int) -> Rule[list[Id]]:
    """CR 701.17: the top cards of a library go to the graveyard."""
    return (yield from mill_together(game, [player], count))


def mill_together(game: State, players: Iterable[Player], count: int) -> Rule[list[Id]]:
    """CR 701.17, 101.4: several players mill at the same time."""
    cards = [game.objects[id] for player in players for id in player.library[:count]]
    events = [ZoneChange(obj.id, Zone.LIBRARY, Zone.GRAVEYARD, "mill") for obj in cards]
    happened = yield from happen(game, *events)
    went = [e for e in happened if isinstance(e, ZoneChange) and e.new_id]
    tell(game, *(Milled(e.object_id, game.recall(e.object_id).owner, e.new_id) for e in went))
    return [e.new_id for e in went]


def shuffle(game: State, player: Player) -> None:
    """CR 701.24."""
    game.chance.shuffle(player.library)
    for id in player.library:
        game.revealed.pop(id, None)
    tell(game, Shuffled(player.id))


def shuffle_into_library(game: State, player: Player, objects: Iterable[Object], specific: bool = False) -> Rule[None]:
    """CR 701.24c, 701.24d: put cards into a library, then shuffle it, even if there were none.

    2011:701.15c, 2011:701.15d: if none of `specific` objects gets there, nobody shuffles.
    """
    arrived = yield from move(game, objects, Zone.LIBRARY, "shuffle")
    if arrived or not specific or game.edition is not Edition.Y2011:
        shuffle(game, player)


def search(
    game: State,
    player: Player,
    whose: Player,
    wanted: Callable[[Object], bool],
    maximum: int = 1,
    verify: Callable[[list[Id]], str | None] | None = None,
    goes_on: bool = False,
    minimum: int = 0,
) -> Rule[list[Object]]:
    """CR 701.23: look through a library for cards of a quality; the player need not find any (701.23b).

    `goes_on` is for a search that looks for several kinds of cards, after the first kind. `minimum` is for one that
    looks for just a number of cards, which must be found (701.23d).
    """
    if not goes_on:
        tell(game, Searched(player.id, None if whose is player else whose.id))
        look_at(game, player, [game.objects[id] for id in whose.library])
    found = [id for id in whose.library if wanted(game.objects[id])]
    if not found:
        return []
    why = f"Search {whose.name}'s library: choose {'' if minimum else 'up to '}{maximum}."
    chosen = yield from ask(Choose(player.id, Purpose.SEARCH, why, found, minimum, maximum, verify=verify))
    return [game.objects[id] for id in chosen if id in game.objects]


def look_at(game: State, player: Player, objects: Iterable[Object]) -> None:
    """CR 701.20e: a player may look at hidden cards until they move or are shuffled."""
    for obj in objects:
        known = game.revealed.get(obj.id, ())
        if player.id not in known:
            game.revealed[obj.id] = (*known, player.id)


def reveal(game: State, player: Player, objects: Iterable[Object]) -> None:
    """CR 701.20a: everybody sees the cards, and knows them until they are shuffled or go where nobody sees them."""
    shown = list(objects)
    if shown:
        for everybody in game.players:
            look_at(game, everybody, [obj for obj in shown if obj.zone in HIDDEN_ZONES])
        tell(game, Revealed(player.id, tuple(game.chars(obj).name for obj in shown)))


def scry(game: State, player: Player, count: int) -> Rule[None]:
    """CR 701.22: one player scries."""
    yield from scry_together(game, [player], count)


def scry_together(game: State, players: Sequence[Player], count: int) -> Rule[None]:
    """CR 701.22: some of the top cards go to the bottom, the rest stay on top, both in any order.

    Players look and move their cards at the same time, and decide in turn order (701.22c). Scrying no cards is no event
    (701.22b); scrying in an empty library is one (701.22d).
    """
    if count <= 0:
        return
    tops = _look_at_tops(game, players, count)
    libraries: list[tuple[Player, list[Id]]] = []
    for player, top in zip(players, tops, strict=True):
        keep, down = yield from _scried(player, top, count)
        libraries.append((player, keep + player.library[len(top) :] + down))
    still_there = [(player, library) for player, library in libraries if not player.has_left]
    for player, library in still_there:
        player.library[:] = library
    tell(game, *(Scried(player.id, count) for player, _ in still_there))


def _scried(player: Player, top: list[Id], count: int) -> Rule[tuple[list[Id], list[Id]]]:
    """CR 701.22a: what a player leaves on top, and what goes to the bottom."""
    down: list[Id] = []
    if top:
        why = f"Scry {count}: choose what goes to the bottom."
        down = yield from ask(Choose(player.id, Purpose.SCRY, why, top, 0, len(top)))
    keep = [id for id in top if id not in down]
    down = yield from in_any_order(
        player, Purpose.ORDER, down, "Order them on the bottom; the last is at the very bottom."
    )
    keep = yield from in_any_order(player, Purpose.ORDER, keep, "Order them on top; the first is on top.")
    return keep, down


def surveil_together(game: State, players: Sequence[Player], count: int) -> Rule[None]:
    """CR 701.25: some of the top cards go to the graveyard, the rest stay on top in any order.

    Players look and move their cards at the same time, and decide in turn order (101.4). Surveilling no cards is no
    event (701.25c); surveilling in an empty library is one (701.25d).
    """
    if count <= 0:
        return
    tops = _look_at_tops(game, players, count)
    going: list[Id] = []
    for player, top in zip(players, tops, strict=True):
        going += yield from _surveilled(player, top, count)
    yield from move(game, [game.objects[id] for id in going if id in game.objects], Zone.GRAVEYARD, "put")
    tell(game, *(Surveilled(player.id, count) for player in players if not player.has_left))


def _surveilled(player: Player, top: list[Id], count: int) -> Rule[list[Id]]:
    """CR 701.25a: what a player puts into the graveyard; the rest is on top already as they like it."""
    going: list[Id] = []
    if top:
        why = f"Surveil {count}: choose what goes to your graveyard."
        going = yield from ask(Choose(player.id, Purpose.SURVEIL, why, top, 0, len(top)))
    keep = [id for id in top if id not in going]
    keep = yield from in_any_order(player, Purpose.ORDER, keep, "Order them on top; the first is on top.")
    if not player.has_left:
        player.library[:] = keep + going + player.library[len(top) :]
    return going


def _look_at_tops(game: State, players: Sequence[Player], count: int) -> list[list[Id]]:
    """CR 701.22c: players look at the top cards of their libraries at the same time."""
    tops = [player.library[:count] for player in players]
    for player, top in zip(players, tops, strict=True):
        look_at(game, player, [game.objects[id] for id in top])
    return tops


def in_any_order(
    player: Player, purpose: Purpose, options: Sequence[Id], why: str, word: Word | None = None
) -> Rule[list[Id]]:
    """An order of the player's choice, where there is more than one."""
    if len(options) < 2:
        return list(options)
    return (yield from ask(Order(player.id, purpose, why, options, word=word)))


def put_on_bottom(game: State, player: Player, objects: Sequence[Object], random: bool = False) -> Rule[None]:
    """CR 401.4: on the bottom of their owner's library, in any order or in a random one."""
    if not random:
        yield from put_on_bottom_together(game, [(player, objects)])
        return
    order = [*objects]
    game.chance.shuffle(order)
    yield from moved(game, [ZoneChange(obj.id, obj.zone, Zone.LIBRARY, "put", position=BOTTOM) for obj in order])


def put_on_bottom_together(game: State, hands: Sequence[tuple[Player, Sequence[Object]]]) -> Rule[None]:
    """CR 401.4, 101.4: in turn order players choose an order; then everything goes to the bottom at once."""
    order: list[Id] = []
    why = "Order them; the last is at the very bottom."
    for player, objects in hands:
        order += yield from in_any_order(player, Purpose.ORDER, [obj.id for obj in objects], why)
    there = [obj for id in order if (obj := game.get(id)) is not None]
    yield from moved(game, [ZoneChange(obj.id, obj.zone, Zone.LIBRARY, "put", position=BOTTOM) for obj in there])


def put_on_top(game: State, objects: Sequence[Object], position: int = TOP) -> Rule[None]:
    """On top of their owners' libraries, or some places below; the first object ends up on top."""
    going = [ZoneChange(obj.id, obj.zone, Zone.LIBRARY, "put", position=position) for obj in reversed(objects)]
    yield from moved(game, going)


# ---------------------------------------------------------------------- permanents


def destroy(
    game: State,
    objects: Iterable[Object],
    source: Id = 0,
    can_regenerate: bool = True,
    by_damage: bool = False,
    along: Sequence[Object] = (),
) -> Rule[list[Id]]:
    """CR 701.8: into the graveyard, unless indestructible or regenerated. Returns the ids of what was destroyed.

    Replacement effects act on each destruction; what is left goes to the graveyard at the same time, together
    with `along`, which goes there for another reason.
    """
    affected = [obj for obj in objects if isinstance(obj, Permanent) and not _is_firm(game, obj)]
    destroyed = [Destroyed(obj.id, can_regenerate, by_damage, source) for obj in affected]
    left = yield from replacement.all_replaced(game, destroyed)
    watch = triggers.before(game, left)
    doomed = [p for id in _destroyed(left) if (p := game.permanent(id)) is not None and not _is_firm(game, p)]
    yield from move(game, [*doomed, *along], Zone.GRAVEYARD, "destroy")
    for e in left:
        if not isinstance(e, Destroyed):
            yield from e.occur(game)
        game.tell(e)
    triggers.notice(game, left, watch)
    return [permanent.id for permanent in doomed]


def _destroyed(events: Iterable[Event]) -> list[Id]:
    return list(dict.fromkeys(e.object_id for e in events if isinstance(e, Destroyed)))


def _is_firm(game: State, permanent: Permanent) -> bool:
    """CR 702.12b."""
    return bool(game.chars(permanent).keywords & INDESTRUCTIBLE)


def sacrifice(game: State, objects: Iterable[Object]) -> Rule[list[Id]]:
    """CR 701.21: each goes to its owner's graveyard, all of them at once. Returns their ids."""
    going = [obj for obj in objects if isinstance(obj, Permanent) and obj.id in game.objects]
    events: list[Event] = [Sacrificed(obj.id, obj.controller) for obj in going]
    watch = triggers.before(game, events)
    yield from move(game, going, Zone.GRAVEYARD, "sacrifice")
    for e in events:
        game.tell(e)
    triggers.notice(game, events, watch)
    return [obj.id for obj in going]


def choose_and_sacrifice(game: State, player: Player, count: int, allowed: Sequence[Object]) -> Rule[list[Id]]:
    """CR 701.21a: the player chooses which of the permanents they control."""
    mine = [obj for obj in allowed if obj.controller == player.id]
    chosen = yield from choose_objects(game, player, Purpose.SACRIFICE, mine, count, count, "Choose what to sacrifice.")
    return (yield from sacrifice(game, chosen))


def tap(game: State, objects: Iterable[Object]) -> Rule[None]:
    """CR 701.26a: only what is untapped can become tapped."""
    events = [Tap(obj.id) for obj in objects if isinstance(obj, Permanent) and can_be_tapped(game, obj)]
    yield from happen(game, *events)


def untap(game: State, objects: Iterable[Object]) -> Rule[None]:
    """CR 701.26b."""
    events = [Untap(obj.id) for obj in objects if isinstance(obj, Permanent) and obj.tapped]
    yield from happen(game, *events)


def exile(game: State, objects: Iterable[Object], by: Source | None = None, face_down: bool = False) -> Rule[list[Id]]:
    """CR 701.13. Returns the ids of the exiled cards."""
    events = [ZoneChange(obj.id, obj.zone, Zone.EXILE, "exile", by, face_down=face_down) for obj in objects]
    return (yield from moved(game, events))


def exile_face_down(game: State, objects: Iterable[Object], lookers: Iterable[Player], by: Source) -> Rule[list[Id]]:
    """CR 406.3: exile cards face down; these players may look at them there."""
    arrived = yield from exile(game, objects, by, face_down=True)
    for player in lookers:
        look_at(game, player, [game.objects[id] for id in arrived if id in game.objects])
        for variant in game.variants:
            yield from variant.exiled_face_down(game, player, arrived)
    return arrived


def return_to_hand(game: State, objects: Iterable[Object]) -> Rule[list[Id]]:
    """To their owners' hands."""
    return (yield from move(game, objects, Zone.HAND, "return"))


def attach(game: State, attachment: Permanent, to: Id) -> Rule[bool]:
    """CR 701.3: move an attachment onto something it could legally be attached to."""
    if attachment.attached_to == to or not can_be_attached(game, attachment, to):
        return False
    attachment.attached_to = to
    attachment.timestamp = game.new_stamp()
    game.changed()
    reconfigure(game, attachment)
    yield from happen(game, Attached(attachment.id, to))
    return True


def fight(game: State, one: Object, other: Object) -> Rule[None]:
    """CR 701.14: each deals damage equal to its power to the other, if both are creatures on the battlefield."""
    first, second = game.permanent(one.id), game.permanent(other.id)
    if first is None or second is None:
        return
    if not game.chars(first).types & game.chars(second).types & CREATURE:
        return
    yield from deal_damage(
        game,
        [
            DamageDealt(first.id, second.id, game.power(first)),
            DamageDealt(second.id, first.id, game.power(second)),
        ],
    )


def put_counters(game: State, player: Id, on: Iterable[Id], kind: str, count: int) -> Rule[None]:
    """CR 122.6."""
    yield from happen(game, *(CounterPlacement(id, kind, count, player) for id in on))


def remove_counters(game: State, on: Id, kind: str, count: int) -> Rule[int]:
    """CR 122.8. Returns how many were there to be removed."""
    happened = yield from happen(game, CounterRemoval(on, kind, count))
    return sum(e.count for e in happened if isinstance(e, CounterRemoval))


def move_counters(game: State, player: Id, origin: Id, kind: str, shares: Mapping[Id, int]) -> Rule[None]:
    """CR 122.5: counters are removed from one object and put onto others, those that can be both."""
    shares = {id: count for id, count in shares.items() if id in game.objects and id != origin}
    removed = yield from remove_counters(game, origin, kind, sum(shares.values()))
    if removed == sum(shares.values()):
        yield from happen(game, *(CounterPlacement(id, kind, count, player) for id, count in shares.items()))


# ---------------------------------------------------------------------- tokens


@event
class TokensCreated(PlayerEvent):
    """CR 111.1, 701.7: a player creates tokens. `count` may be replaced."""

    values: Characteristics
    count: int
    tapped: bool = False
    attacking: Id | None = None
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Id | None = None
    blocking: Id | None = None
    new_ids: tuple[Id, ...] = ()
    entered: bool = False

    def amounts_to_nothing(self, game: State) -> bool:
        return self.count <= 0

    def about_to_occur(self, game: State, occurring: Sequence[Event]) -> None:
        self.together = tuple(occurring)

    def occur(self, game: State) -> Rule[None]:
        """CR 614.12: all tokens that are created at the same time enter together, with the first of them."""
        if self.entered:
            return
        together = [one for one in getattr(self, "together", (self,)) if isinstance(one, TokensCreated)]
        entering = [(one, one._entering(game)) for one in together]
        arrived = yield from moved(game, [token for _, tokens in entering for token in tokens])
        for one, tokens in entering:
            one.entered = True
            one.new_ids = tuple(token.new_id for token in tokens if token.new_id in arrived)

    def _entering(self, game: State) -> list[ZoneChange]:
        made = [_token(game, self.player, self.values) for _ in range(self.count)]
        return [
            ZoneChange(
                token.id, Zone.OUTSIDE, Zone.BATTLEFIELD, "create", controller=self.player, tapped=self.tapped,
                attacking=self.attacking, counters=dict(self.counters), attached_to=self.attached_to,
                blocking=self.blocking,
            )
            for token in made
        ]  # fmt: skip


def _token(game: State, owner: Id, values: Characteristics) -> Object:
    """CR 111.2: the player who creates a token owns it. It waits outside until it enters the battlefield."""
    id = game.new_stamp()
    token = Object(id, NO_CARD, owner, Zone.OUTSIDE, values, id)
    game.objects[id] = token
    game.outside.append(id)
    return token


def create_tokens(game: State, player: Player, values: Characteristics, count: int = 1, tapped: bool = False,
                  attacking: Id | None = None, attached_to: Id | None = None,
                  blocking: Id | None = None) -> Rule[list[Id]]:  # fmt: skip
    """CR 701.7. Returns the ids of the tokens."""
    created = TokensCreated(player.id, values, count, tapped, attacking, (), attached_to, blocking)
    return (yield from create_together(game, [created]))


def create_together(game: State, wanted: Iterable[TokensCreated]) -> Rule[list[Id]]:
    """CR 701.7: players create tokens at the same time. Returns their ids; who has left creates none (CR 800.4b)."""
    happened = yield from happen(game, *(one for one in wanted if not game.players[one.player].has_left))
    return [id for e in happened if isinstance(e, TokensCreated) for id in e.new_ids]


def create_emblem(game: State, player: Player, values: Characteristics) -> Id:
    """CR 114: an emblem in the command zone."""
    id = game.new_stamp()
    place(game, Object(id, NO_CARD, player.id, Zone.COMMAND, values, id))
    return id


# ---------------------------------------------------------------------- spells and abilities


def counter(game: State, objects: Iterable[Object], to: Zone = Zone.GRAVEYARD) -> Rule[list[Id]]:
    """CR 701.6: removed from the stack without resolving; a countered spell goes to a graveyard."""
    countered: list[Id] = []
    for obj in objects:
        if not isinstance(obj, StackObject) or obj.id not in game.objects or cant_be_countered(game, obj):
            continue
        countered.append(obj.id)
        if obj.is_spell and obj.card != NO_CARD:
            yield from move(game, [obj], to, "counter")
        else:
            cease_to_exist(game, obj)
        tell(game, Countered(obj.id))
    return countered


# ---------------------------------------------------------------------- life


def gain_life(game: State, player: Player, amount: int) -> Rule[int]:
    """CR 119.3. Returns how much was gained."""
    happened = yield from happen(game, LifeGain(player.id, amount))
    return sum(e.amount for e in happened if isinstance(e, LifeGain))


def lose_life(game: State, player: Player, amount: int) -> Rule[int]:
    """CR 119.3. Returns how much was lost."""
    happened = yield from happen(game, LifeLoss(player.id, amount))
    return sum(e.amount for e in happened if isinstance(e, LifeLoss))


def set_life(game: State, player: Player, total: int) -> Rule[None]:
    """CR 119.5: the player gains or loses the difference."""
    if total > player.life:
        yield from gain_life(game, player, total - player.life)
    else:
        yield from lose_life(game, player, player.life - total)


def exchange_life(game: State, one: Player, other: Player) -> Rule[None]:
    """CR 701.12c: at the same time, each gains or loses what it takes to have what the other had.

    Nothing is exchanged with a player who could not (119.7, 119.8). A shared life total counts for each (810.9e).
    """
    rich, poor = (one, other) if one.life > other.life else (other, one)
    difference = rich.life - poor.life
    if difference and not life.cannot_lose(game, rich) and not life.cannot_gain(game, poor):
        yield from happen(game, LifeLoss(rich.id, difference), LifeGain(poor.id, difference))


# ---------------------------------------------------------------------- choosing


def choose_objects(
    game: State,
    player: Player,
    purpose: Purpose,
    among: Sequence[Object],
    minimum: int,
    maximum: int,
    why: str,
    about: Id | None = None,
    verify: Callable[[list[Id]], str | None] | None = None,
    word: Word | None = None,
) -> Rule[list[Object]]:
    """A choice of objects that are not targets; no question where there is nothing to choose.

    `verify` says what is wrong with a choice as a whole, if anything is.
    """
    if game.reach is not None:
        among = influence.choosable(game, player, among, about)
    if maximum <= 0 or not among:
        return []
    if minimum >= len(among):
        return list(among)
    ids = [obj.id for obj in among]
    chosen = yield from ask(Choose(player.id, purpose, why, ids, minimum, maximum, about, verify, word))
    return [game.objects[id] for id in chosen if id in game.objects]
