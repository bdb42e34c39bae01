"""Instructions that move objects from zone to zone: return, put onto the battlefield, exile (CR 400.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.attaching import can_enchant
from planechase.rules.events.zones import ZoneChange, moved, put_onto_battlefield
from planechase.rules.language.grammar import Cost, Effect, Filter, Players, Selection
from planechase.rules.language.slots import LinkSlot, ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import slots
from planechase.words.amounts import Number
from planechase.words.effects.flow import offered
from planechase.words.players import YOU
from planechase.words.selections import THIS
from planechase.words.speech import People, Quantity, Spoken, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class ReturnToHand(Effect):
    """To the owner's hand, from wherever the objects are."""

    what: Selection

    def reading(self) -> str:
        whose = getattr(self.what, "who", None)
        if getattr(self.what, "zone", Zone.BATTLEFIELD) is not Zone.GRAVEYARD or whose is None:
            several = isinstance(self.what, Things) and self.what.many()
            return "return {what} to {what:its} " + ("owners' hands" if several else "owner's hand")
        return f"return {{what}} to {_whose(whose)} hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.return_to_hand(game, [obj for obj in objects if obj.id in game.objects])


@word
class PlayersReturn(Effect):
    """CR 101.4: players each return a permanent of their choice that they control to its owner's hand, all at once.

    With `unless`, those who pay that return nothing (118.12a).
    """

    what: Filter
    who: Players = YOU
    unless: tuple[Cost, ...] = ()

    def reading(self) -> str:
        they = "you" if isinstance(self.who, People) and self.who.is_you else "they"
        text = "{who} return[s] {what} " + they + " control to its owner's hand"
        return f"{text} unless {they} {{unless}}" if self.unless else text

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            if self.unless and (yield from offered(game, player.id, self.unless, by, self)):
                continue
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            why = "Choose what to return to its owner's hand."
            chosen += yield from actions.choose_objects(game, player, Purpose.RETURN, mine, 1, 1, why, by.object_id)
        yield from actions.return_to_hand(game, chosen)


def _whose(who: Players) -> str:
    return "your" if isinstance(who, People) and who.is_you else "their"


@word
class MayReturnFromGraveyard(Effect):
    """CR 101.4: players may each choose one of their cards that fit; then all of them go to their owners' hands."""

    what: Filter
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        whose = _whose(self.who)
        return f"{{who}} may return {{what:card}} from {whose} graveyard to {whose} hand"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            cards = [game.objects[id] for id in player.graveyard]
            among = [obj for obj in cards if self.what.matches(game, obj, by)]
            why = "Choose a card to return to your hand, or none."
            chosen += yield from actions.choose_objects(game, player, Purpose.TO_HAND, among, 0, 1, why, by.object_id)
        yield from actions.return_to_hand(game, chosen)


@word
class ReturnAllFromGraveyard(Effect):
    """Players return all their cards that fit to the battlefield, everybody's at the same time."""

    what: Filter
    who: Players = YOU

    def reading(self) -> str:
        return "{who} return[s] all {what:cards} from " + _whose(self.who) + " graveyard to the battlefield"

    def happen(self, game: State, by: Source) -> Rule[None]:
        cards = [game.objects[id] for player in self.who.found(game, by) for id in player.graveyard]
        yield from put_onto_battlefield(game, [obj for obj in cards if self.what.matches(game, obj, by)], by=by)


@word
class PutOntoBattlefield(Effect):
    """Cards onto the battlefield, under your control or their owners'."""

    what: Selection
    tapped: bool = False
    under_owner: bool = False
    returning: bool = False
    into: ObjectSlot = slots.ENTERED
    under_you: bool = False
    """Whether the text says that it is under your control, where that would be under its owner's otherwise."""
    mark: LinkSlot | None = None
    """What the permanents remember of how they came."""
    link: LinkSlot | None = None
    """CR 607.2c: under what the source remembers them, if another ability of it speaks of them."""

    def written(self) -> tuple[Slot, ...]:
        return tuple(slot for slot in (self.into, self.mark, self.link) if slot is not None)

    def reading(self) -> str:
        verb, to = ("return", "to") if self.returning else ("put", "onto")
        text = f"{verb} {{what}} {to} the battlefield" + (" tapped" if self.tapped else "")
        if self.under_owner:
            return text + " under {what:its} owner's control"
        whose = getattr(self.what, "who", YOU)
        return text if whose == YOU and not self.under_you else text + " under your control"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        present = [obj for obj in objects if obj.id in game.objects]
        controller = None if self.under_owner else by.you(game)
        arrived = yield from put_onto_battlefield(game, present, controller, self.tapped, by, self.mark)
        by.remember(self.into, tuple(arrived))
        if self.link is not None:
            game.link(by.object_id, self.link, *arrived)


@word
class PlayersMayPutFromHand(Effect):
    """CR 101.4: players may each choose a card in their hands; then all of those enter at the same time."""

    what: Filter
    who: Players = YOU
    tapped: bool = False
    imperative = False

    def reading(self) -> str:
        return f"{{who}} may put {{what:card}} from {_whose(self.who)} hand onto the battlefield" + (
            " tapped" if self.tapped else ""
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        entering: list[Object] = []
        for player in self.who.found(game, by):
            among = [obj for id in player.hand if self.what.matches(game, obj := game.objects[id], by)]
            why = "Choose a card to put onto the battlefield, or none."
            entering += yield from actions.choose_objects(
                game, player, Purpose.ONTO_BATTLEFIELD, among, 0, 1, why, by.object_id
            )
        yield from put_onto_battlefield(game, entering, tapped=self.tapped, by=by)


@word
class EachMayPutFromHand(Effect):
    """CR 101.4: beginning with you, players may put a card from their hand onto the battlefield, one after the other.

    So everybody sees what was put there before them.
    """

    reads = "starting with you, each player may put {what:card} from their hand onto the battlefield"
    what: Filter

    def happen(self, game: State, by: Source) -> Rule[None]:
        for player in influence.everybody(game, by, by.controller):
            hand = [game.objects[id] for id in player.hand]
            among = [obj for obj in hand if self.what.matches(game, obj, by)]
            why = "Choose a card to put onto the battlefield, or none."
            chosen = yield from actions.choose_objects(
                game, player, Purpose.ONTO_BATTLEFIELD, among, 0, 1, why, by.object_id
            )
            yield from put_onto_battlefield(game, chosen, player, by=by)


@word
class PutAttached(Effect, Spoken):
    """CR 303.4f, 303.4i: an Aura enters attached to something; if that is not allowed, it stays where it is."""

    what: Things
    to: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for host in (yield from self.to.choose(game, by)):
            for aura in self.what.objects(game, by):
                if aura.id in game.objects and can_enchant(game, aura, host.id):
                    entering = ZoneChange(aura.id, aura.zone, Zone.BATTLEFIELD, "put", by, controller=by.controller)
                    entering.attached_to = host.id
                    yield from moved(game, [entering])

    def say(self, reader: Reader) -> str:
        to = reader.read(self.to)
        return f"put {reader.read(self.what)} onto the battlefield attached to {to}"


@word
class Exile(Effect):
    """CR 701.13. The exiled cards are remembered, and linked to the source under `link` if it has one (CR 607)."""

    reads = "exile {what}"
    what: Selection
    link: LinkSlot | None = None
    into: ObjectSlot = slots.EXILED

    def written(self) -> tuple[Slot, ...]:
        return (self.into,) if self.link is None else (self.into, self.link)

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(self.into, tuple(arrived))
        if self.link is not None:
            game.link(by.object_id, self.link, *arrived)


@word
class ExileFaceDown(Effect):
    """CR 406.3: exile cards face down, for some players to look at."""

    writes = (slots.EXILED,)
    reads = "exile {what} face down. {who} may look at {what} for as long as {what} stays exiled"
    what: Selection
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        there = [obj for obj in objects if obj.id in game.objects]
        arrived = yield from actions.exile_face_down(game, there, self.who.found(game, by), by)
        by.remember(slots.EXILED, tuple(arrived))


@word
class ExileUntilThisLeaves(Effect):
    """CR 610.3: exile until this leaves the battlefield; nothing happens if it already has."""

    writes = (slots.EXILED,)
    reads = "exile {what} until {this} leaves the battlefield"
    what: Selection
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is None:
            return
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(slots.EXILED, tuple(arrived))
        if arrived:
            game.held[by.object_id] = (*game.held.get(by.object_id, ()), *arrived)


@word
class ExileFromGraveyard(Effect):
    """CR 101.4: players each choose cards in their own graveyards; then all of them are exiled at once."""

    writes = (slots.EXILED,)
    count: Quantity = Number(1)
    who: Players = YOU

    def reading(self) -> str:
        return "{who} exile[s] {count} card[s] from " + _whose(self.who) + " graveyard"

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            among = [game.objects[id] for id in player.graveyard]
            count = self.count.value(game, by)
            why = "Choose what to exile from your graveyard."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.EXILE, among, count, count, why, by.object_id, word=self
            )
        by.remember(slots.EXILED, tuple((yield from actions.exile(game, chosen, by))))


def return_to_hand(what: Selection) -> ReturnToHand:
    return ReturnToHand(what)


def exile(what: Selection, link: LinkSlot | None = None) -> Exile:
    return Exile(what, link)
