"""Instructions about libraries: mill, scry, look at or reveal the top, put and shuffle cards into them (CR 401)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import BOTTOM, ZoneChange, move, moved, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Filter, Players, Selection
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, slots
from planechase.words.amounts import Number, amount
from planechase.words.players import YOU
from planechase.words.selections import Chosen
from planechase.words.speech import Quantity, Spoken, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Mill(Effect):
    """CR 701.17."""

    writes = (slots.MILLED,)
    reads = "{who} mill[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        milled = yield from actions.mill_together(game, players, self.count.value(game, by))
        by.remember(slots.MILLED, tuple(milled))


@word
class Scry(Effect):
    """CR 701.22."""

    reads = "{who} scry {count:digits}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            yield from actions.scry(game, player, self.count.value(game, by))


@word
class RevealTopCard(Effect):
    """CR 701.20: the top card of a library, which the rest of the text speaks of."""

    reads = "{who} reveal[s] the top card of [your|their] library"
    into: ObjectSlot = slots.REVEALED
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        shown: list[Object] = []
        for player in self.who.found(game, by):
            top = [game.objects[id] for id in player.library[:1]]
            actions.reveal(game, player, top)
            shown += top
        by.remember(self.into, tuple(obj.id for obj in shown))
        return
        yield


@word
class LookAtTopCard(Effect):
    """CR 701.20e: you look at the top card of your library, which the rest of the text speaks of."""

    reads = "look at the top card of your library"
    yours = True
    into: ObjectSlot = slots.LOOKED_AT

    def happen(self, game: State, by: Source) -> Rule[None]:
        top = [game.objects[id] for id in by.you(game).library[:1]]
        actions.look_at(game, by.you(game), top)
        by.remember(self.into, tuple(obj.id for obj in top))
        return
        yield


@word
class RevealTop(Effect):
    """Reveal the top cards of your library; those that fit go to your hand, or enter, and the rest goes elsewhere."""

    yours = True
    count: Quantity
    what: Filter
    rest: Zone = Zone.GRAVEYARD
    to: Zone = Zone.HAND
    reads = (
        "reveal the top {count} card[s] of your library. Put all {what:cards} revealed this way into your hand "
        "and the rest into your graveyard"
    )

    def reading(self) -> str:
        text = self.reads
        if self.to is Zone.BATTLEFIELD:
            text = text.replace("into your hand", "onto the battlefield")
        if self.rest is Zone.LIBRARY:
            return text.replace("into your graveyard", "on the bottom of your library in any order")
        return text.replace("into your graveyard", f"into your {self.rest.value}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.reveal(game, player, top)
        wanted = [obj for obj in top if self.what.matches(game, obj, by)]
        rest = [obj for obj in top if obj not in wanted]
        if self.to is Zone.BATTLEFIELD:
            yield from put_onto_battlefield(game, wanted, player, by=by)
        else:
            yield from move(game, wanted, self.to, "put")
        if self.rest is Zone.LIBRARY:
            yield from actions.put_on_bottom(game, player, rest)
        else:
            yield from move(game, rest, self.rest, "put")


@word
class RevealIntoHand(Effect, Spoken):
    """CR 701.20a: the top cards of your library are revealed and go to your hand; those that fit are remembered."""

    yours = True
    reads = "reveal the top {count} card[s] of your library and put them into your hand"
    count: Quantity
    what: Filter = filters.ANYTHING
    into: ObjectSlot = slots.REVEALED

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.reveal(game, player, top)
        fitting = [obj.id for obj in top if self.what.matches(game, obj, by)]
        yield from move(game, top, Zone.HAND, "put")
        by.remember(self.into, tuple(fitting))

    def say(self, reader: Reader) -> str:
        """What was spoken of before the cards is called by its name again."""
        text = reader.template(self)
        reader.speak_of(None)
        return text


@word
class LookAndTake(Effect, Spoken):
    """CR 701.20e: you look at the top cards of your library; one of them goes to your hand."""

    yours = True
    count: Quantity

    def say(self, reader: Reader) -> str:
        tails, reader.tails = reader.tails, []
        count = reader.read(self.count)
        own, reader.tails = reader.tails, tails
        return f"look at the top {count} cards of your library{''.join(own)}. Put one of them into your hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.look_at(game, player, top)
        why = "Choose a card to put into your hand."
        chosen = yield from actions.choose_objects(game, player, Purpose.TO_HAND, top, 1, 1, why, by.object_id)
        yield from move(game, chosen, Zone.HAND, "put", by)


@word
class LookAndPut(Effect):
    """CR 701.20e: you look at the top cards of your library; one that fits may enter, the rest goes to the bottom."""

    yours = True
    reads = (
        "look at the top {count} cards of your library. You may put {what:card} from among them onto the battlefield, "
        "then put the others on the bottom of your library in any order"
    )
    count: Quantity
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        actions.look_at(game, player, top)
        among = [obj for obj in top if self.what.matches(game, obj, by)]
        why = "Choose a card to put onto the battlefield, or none."
        chosen = yield from actions.choose_objects(
            game, player, Purpose.ONTO_BATTLEFIELD, among, 0, 1, why, by.object_id
        )
        yield from put_onto_battlefield(game, chosen, player, by=by)
        yield from actions.put_on_bottom(game, player, [obj for obj in top if obj.id in game.objects])


@word
class ExileTopCard(Effect):
    """CR 406.2, 701.13: players exile the top cards of their libraries, which are remembered."""

    writes = (slots.EXILED,)
    reads = "{who} exile[s] the top card of [your|their] library"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        top = [game.objects[id] for player in self.who.found(game, by) for id in player.library[:1]]
        by.remember(slots.EXILED, tuple((yield from actions.exile(game, top, by))))


@word
class PutIntoYour(Effect):
    """Cards from your library go to your hand or to your graveyard."""

    what: Selection
    zone: Zone

    def reading(self) -> str:
        return f"put {{what}} into your {self.zone.value}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from move(game, [obj for obj in objects if obj.id in game.objects], self.zone, "put", by)


@word
class PutIntoLibrary(Effect):
    """On top of their owners' libraries, some places below the top, or on the bottom."""

    what: Selection
    position: int = 0
    own: bool = False
    """Whether they can only be your own cards, so that the text says "your library"."""

    def reading(self) -> str:
        library = "your library" if self.own else "{what:its} owner's library"
        if self.position == BOTTOM:
            return "put {what} on the bottom of " + library
        if self.position == 0:
            return "put {what} on top of " + library
        return (
            "put {what} into {what:its} owner's library "
            + ("second", "third", "fourth")[self.position - 1]
            + " from the top"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 401.4: of several cards that go to one library at once, its owner chooses the order."""
        objects = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        order: list[Id] = []
        for player in game.in_turn_order():
            mine = [obj.id for obj in objects if obj.owner == player.id]
            why = "Order them; the last is the lowest."
            order += yield from actions.in_any_order(player, Purpose.ORDER, mine, why)
        if self.position != BOTTOM:
            order.reverse()
        going = [(id, game.objects[id].zone) for id in order]
        where = self.position
        yield from moved(game, [ZoneChange(id, at, Zone.LIBRARY, "put", by, position=where) for id, at in going])


@word
class PutOnBottom(Effect):
    """CR 401.4: cards go to the bottom of your library in any order."""

    reads = "put {what} on the bottom of your library in any order"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.put_on_bottom(game, by.you(game), [obj for obj in objects if obj.id in game.objects])


@word
class Shuffle(Effect):
    """CR 701.24a."""

    reads = "{who} shuffle[s]"
    who: Players = YOU

    def reading(self) -> str:
        return "shuffle" if self.who == YOU else self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in self.who.found(game, by):
            actions.shuffle(game, player)
        return
        yield


@word
class ShuffleIntoLibrary(Effect):
    """CR 701.24c, 701.24d: objects go into their owners' libraries, which are shuffled even if there are none.

    Where a card should be chosen from a hand without any, nobody shuffles (101.3).
    """

    what: Selection

    def reading(self) -> str:
        from_own_hand = getattr(self.what, "zone", None) is Zone.HAND and getattr(self.what, "who", None) == YOU
        return "shuffle {what} into " + ("your library" if from_own_hand else "{what:its} owner's library")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        if not objects and isinstance(self.what, Chosen):
            return
        present = [obj for obj in objects if obj.id in game.objects]
        whose = getattr(self.what, "who", None)
        owners = [player.id for player in whose.found(game, by)] if isinstance(whose, Players) else []
        for owner in dict.fromkeys([*owners, *(obj.owner for obj in objects)]):
            mine = [obj for obj in present if obj.owner == owner]
            yield from actions.shuffle_into_library(game, game.players[owner], mine)


@word
class ShuffleAllIn(Effect):
    """CR 701.24d: players shuffle their hands and graveyards into their libraries, all at the same time."""

    reads = "{who} shuffle[s] [your|their] hand and graveyard into [your|their] library"
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        cards = [game.objects[id] for player in players for id in (*player.hand, *player.graveyard)]
        yield from move(game, cards, Zone.LIBRARY, "shuffle", by)
        for player in players:
            actions.shuffle(game, player)


def mill(count: int | Quantity, who: Players = YOU) -> Mill:
    return Mill(amount(count), who)


def scry(count: int) -> Scry:
    return Scry(Number(count))
