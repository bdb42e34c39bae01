"""Instructions about libraries: mill, scry, surveil, see the top, put and shuffle cards into them (CR 401)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.zones import BOTTOM, ZoneChange, move, moved, put_onto_battlefield
from planechase.rules.language.grammar import Effect, Filter, Players, Selection
from planechase.rules.language.slots import LinkSlot, ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount
from planechase.words.phrases import of_cards
from planechase.words.player_words import YOU
from planechase.words.selections import THAT, Chosen, ThatCard
from planechase.words.speech import Quantity, SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Mill(Effect):
    """CR 701.17."""

    writes = (word_slots.MILLED,)
    reads = "{who} mill[s] {count} card[s]"
    count: Quantity = Number(1)
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        milled = yield from actions.mill_together(game, players, self.count.value(game, by))
        by.remember(word_slots.MILLED, tuple(milled))


@word
class Scry(Effect):
    """CR 701.22."""

    reads = "{who} [scry|scries] {count:letter}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from actions.scry_together(game, self.who.found(game, by), self.count.value(game, by))


@word
class Surveil(Effect):
    """CR 701.25."""

    reads = "{who} surveil[s] {count:digits}"
    count: Quantity
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from actions.surveil_together(game, self.who.found(game, by), self.count.value(game, by))


@word
class LookAtTopCard(Effect):
    """CR 701.20: the top card of a library, revealed or looked at by you, which the rest of the text speaks of."""

    who: Players = YOU
    revealed: bool = False
    into: ObjectSlot = word_slots.LOOKED_AT

    def done_by_you(self) -> bool:
        """Who looks is always you; who reveals need not be."""
        return not self.revealed or Effect.done_by_you(self)

    def reading(self) -> str:
        if self.revealed:
            return "{who} reveal[s] the top card of [your|their] library"
        return "look at the top card of your library"

    def happen(self, game: State, by: Source) -> Rule[None]:
        seen: list[Object] = []
        for player in self.who.found(game, by):
            top = [game.objects[id] for id in player.library[:1]]
            if self.revealed:
                actions.reveal(game, player, top)
            else:
                actions.look_at(game, by.you(game), top)
            seen += top
        by.remember(self.into, tuple(obj.id for obj in seen))
        return
        yield


@word
class TakeFromTop(Effect, SpokenWord):
    """CR 701.20: you look at the top cards of your library, or reveal them; some go one way, the rest another.

    Those that fit are remembered.
    """

    yours = True
    count: Quantity
    what: Filter = filters.ANYTHING
    to: Zone = Zone.HAND
    rest: Zone | None = Zone.GRAVEYARD
    """Where the others go: to the bottom, if it is the library. None leaves them where they are."""
    one: bool = False
    """Whether you take one of those that fit, rather than all."""
    may: bool = False
    revealed: bool = True
    into: ObjectSlot = word_slots.REVEALED

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        top = [game.objects[id] for id in player.library[: self.count.value(game, by)]]
        if self.revealed:
            actions.reveal(game, player, top)
        else:
            actions.look_at(game, player, top)
        fitting = [obj for obj in top if self.what.matches(game, obj, by)]
        by.remember(self.into, tuple(obj.id for obj in fitting))
        taken = fitting
        if self.one:
            taken = yield from self._chosen(game, fitting, by)
        elif self.rest is self.to:
            taken = top
        if self.to is Zone.BATTLEFIELD:
            yield from put_onto_battlefield(game, taken, player, by=by)
        else:
            yield from move(game, taken, self.to, "put", by)
        rest = [obj for obj in top if obj not in taken]
        if self.rest is Zone.LIBRARY:
            yield from actions.put_on_bottom(game, player, rest)
        elif self.rest is not None:
            yield from move(game, rest, self.rest, "put", by)

    def _chosen(self, game: State, fitting: list[Object], by: Source) -> Rule[list[Object]]:
        purpose = Purpose.ONTO_BATTLEFIELD if self.to is Zone.BATTLEFIELD else Purpose.TO_HAND
        why = f"Choose a card to put {_into(self.to)}{', or none' if self.may else ''}."
        least = 0 if self.may else 1
        you = by.you(game)
        return (yield from actions.choose_objects(game, you, purpose, fitting, least, 1, why, by.object_id))

    def say(self, reader: Reader) -> str:
        count, where = reader.counted(self.count, "letters")
        cards = f"the top {count} cards of your library{where}"
        if self.rest is self.to:
            reader.speak_of(None)  # what was spoken of before the cards is called by its name again
            return f"reveal {cards}{',' if where else ''} and put them {_into(self.to)}"
        return f"{'reveal' if self.revealed else 'look at'} {cards}. {self._going(reader)}"

    def _going(self, reader: Reader) -> str:
        rest = f" and the rest {_into(self.rest)}" if self.rest is not None else ""
        if not self.one:
            return f"Put all {of_cards(reader, self.what, 'many')} revealed this way {_into(self.to)}{rest}"
        one = (
            "one of them" if self.what == filters.ANYTHING else f"{of_cards(reader, self.what, 'one')} from among them"
        )
        if not self.may:
            return f"Put {one} {_into(self.to)}{rest}"
        others = f", then put the others {_into(self.rest)}" if self.rest is not None else ""
        return f"You may put {one} {_into(self.to)}{others}"


def _into(zone: Zone) -> str:
    if zone is Zone.BATTLEFIELD:
        return "onto the battlefield"
    return "on the bottom of your library in any order" if zone is Zone.LIBRARY else f"into your {zone.value}"


@word
class ExileTopCard(Effect):
    """CR 406.2, 701.13: players exile the top cards of their libraries, which are remembered.

    They are linked to the source under `link`, if it has one (CR 607).
    """

    who: Players = YOU
    link: LinkSlot | None = None
    count: Quantity = Number(1)

    def reading(self) -> str:
        if self.count == Number(1):
            return "{who} exile[s] the top card of [your|their] library"
        whose = "your" if self.who == YOU else "their"
        return f"{{who}} exile[s] the top {{count:letters}} cards of {whose} library"

    def written(self) -> tuple[Slot, ...]:
        return (word_slots.EXILED,) if self.link is None else (word_slots.EXILED, self.link)

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = self.count.value(game, by)
        top = [game.objects[id] for player in self.who.found(game, by) for id in player.library[:count]]
        arrived = yield from actions.exile(game, top, by)
        by.remember(word_slots.EXILED, tuple(arrived))
        if self.link is not None:
            game.link(by.object_id, self.link, *arrived)


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

    handles = ("what",)
    what: Selection
    position: int = 0
    own: bool = False
    """Whether they can only be your own cards, so that the text says "your library"."""

    def reading(self) -> str:
        library = "your library" if self.own else "{what:its} owner's library"
        if self.position == BOTTOM:
            several = self.own and isinstance(self.what, Things) and self.what.many()
            return f"put {{what}} on the bottom of {library}{' in any order' if several else ''}"
        if self.position == 0:
            several = self.own and isinstance(self.what, Things) and self.what.many()
            return f"put {{what}} on top of {library}{' in any order' if several else ''}"
        return f"put {{what}} into {library} {('second', 'third', 'fourth')[self.position - 1]} from the top"

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
class OwnerPutsAway(Effect):
    """CR 608.2d: each object's owner puts it on top of their library, or second from the top, or on the bottom."""

    handles = ("what",)
    what: Selection
    position: int = 0

    def reading(self) -> str:
        if self.position:
            return "{what:its} owner puts it into their library second from the top or on the bottom"
        return "{what:its} owner puts it on their choice of the top or bottom of their library"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if obj.id not in game.objects:
                continue
            why = "Choose what goes on top of its owner's library, or nothing: then it goes to the bottom."
            if self.position:
                why = "Choose what goes below the top card of its owner's library, or nothing: then to the bottom."
            chosen = yield from ask(Choose(obj.owner, Purpose.TOP, why, [obj.id], 0, 1, by.object_id, word=self))
            position = self.position if chosen else BOTTOM
            yield from moved(game, [ZoneChange(obj.id, obj.zone, Zone.LIBRARY, "put", by, position=position)])


@word
class Shuffle(Effect):
    """CR 701.24a: put players' libraries in a random order."""

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
        zone = getattr(self.what, "zone", None)
        whose = getattr(self.what, "who", None)
        if zone is Zone.GRAVEYARD and isinstance(whose, Players) and whose != YOU:
            return "shuffle {what} into their library"
        is_own = zone in (Zone.HAND, Zone.GRAVEYARD) and whose == YOU
        return "shuffle {what} into " + ("your library" if is_own else "{what:its} owner's library")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        if not objects and isinstance(self.what, Chosen):
            return
        present = [obj for obj in objects if obj.id in game.objects]
        meant = objects or (THAT.objects(game, by) if isinstance(self.what, ThatCard) else [])
        whose = getattr(self.what, "who", None)
        owners = [player.id for player in whose.found(game, by)] if isinstance(whose, Players) else []
        for owner in dict.fromkeys([*owners, *(obj.owner for obj in meant)]):
            mine = [obj for obj in present if obj.owner == owner]
            specific = any(obj.owner == owner for obj in meant)
            yield from actions.shuffle_into_library(game, game.players[owner], mine, specific)


@word
class ShuffleHandIn(Effect):
    """CR 701.24d: players shuffle their hands into their libraries, all at the same time; some texts go on.

    With `graveyard`, their graveyards too. With `redraw`, each then draws as many cards as were in their hand.
    """

    who: Players = YOU
    graveyard: bool = False
    redraw: bool = False

    def reading(self) -> str:
        cards = "hand and graveyard" if self.graveyard else "hand"
        then = ", then draw[s] that many cards" if self.redraw else ""
        return f"{{who}} shuffle[s] [your|their] {cards} into [your|their] library{then}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        players = self.who.found(game, by)
        counts = [len(player.hand) for player in players]
        going = [id for player in players for id in (*player.hand, *(player.graveyard if self.graveyard else ()))]
        yield from move(game, [game.objects[id] for id in going], Zone.LIBRARY, "shuffle", by)
        for player in players:
            actions.shuffle(game, player)
        for player, count in zip(players, counts, strict=True):
            if self.redraw:
                yield from actions.draw(game, player, count)


def mill(count: int | Quantity, who: Players = YOU) -> Mill:
    """CR 701.17: put so many cards from the top of libraries into graveyards."""
    return Mill(amount(count), who)


def scry(count: int | Quantity, who: Players = YOU) -> Scry:
    """CR 701.22: look at so many cards on top of a library, and put any of them on the bottom."""
    return Scry(amount(count), who)


def surveil(count: int, who: Players = YOU) -> Surveil:
    """CR 701.25: look at so many cards on top of a library, and put any of them into the graveyard."""
    return Surveil(Number(count), who)


def reveal_top_card(who: Players = YOU) -> LookAtTopCard:
    """Reveal the top card of a library."""
    return LookAtTopCard(who, True, word_slots.REVEALED)


def take_from_top(
    count: int | Quantity, what: Filter = filters.ANYTHING, to: Zone = Zone.HAND, rest: Zone | None = Zone.GRAVEYARD,
    one: bool = False, may: bool = False, revealed: bool = True,
) -> TakeFromTop:  # fmt: skip
    """Look at so many cards from the top and take those that fit, or `one` of them; the `rest` goes elsewhere."""
    return TakeFromTop(amount(count), what, to, rest, one, may, revealed)
