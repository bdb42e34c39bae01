"""Instructions that move objects from zone to zone: return, put onto the battlefield, exile (CR 400.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.combat.entering_combat import AS_CHOSEN
from planechase.rules.events import actions
from planechase.rules.events.attaching import can_enchant
from planechase.rules.events.lasting import begin_effect, end_effects
from planechase.rules.events.zones import ZoneChange, moved, put_onto_battlefield
from planechase.rules.language.grammar import Cost, Effect, Filter, Modification, Players, Selection
from planechase.rules.language.slots import LinkSlot, ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Id, Object, Zone
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number
from planechase.words.changes import clauses
from planechase.words.effects.flow import offered_to
from planechase.words.english import article, listed
from planechase.words.face_down import Guise
from planechase.words.player_words import YOU
from planechase.words.selections import THIS
from planechase.words.speech import People, Quantity, SpokenWord, Things
from planechase.words.statics.continuous_statics import Continuous

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
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
        returning = self.who.found(game, by)
        if self.unless:
            answers = yield from offered_to(game, returning, self.unless, by, self)
            returning = [game.players[answer.player] for answer in answers if not answer.paid]
        chosen: list[Object] = []
        for player in returning:
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            why = "Choose what to return to its owner's hand."
            chosen += yield from actions.choose_objects(game, player, Purpose.RETURN, mine, 1, 1, why, by.object_id)
        yield from actions.return_to_hand(game, chosen)


def _whose(who: Players) -> str:
    return "your" if isinstance(who, People) and who.is_you else "their"


@word
class PlayersPut(Effect):
    """CR 101.4: players each choose cards in their own hands or graveyards; then all of them go elsewhere at once.

    With `starting_with_you` they go one after the other, so that everybody sees what was put there before them.
    """

    writes = (word_slots.EXILED,)
    what: Filter
    origin: Zone
    to: Zone = Zone.BATTLEFIELD
    who: Players = YOU
    count: Quantity | None = Number(1)
    """How many each of them chooses; None is all that fit."""
    may: bool = False
    tapped: bool = False
    starting_with_you: bool = False

    @property
    def imperative(self) -> bool:
        return not self.may

    def reading(self) -> str:
        whose = _whose(self.who)
        start = "starting with you, " if self.starting_with_you else ""
        verb = "exile" if self.to is Zone.EXILE else "put" if self.origin is Zone.HAND else "return"
        does = f"may {verb}" if self.may else f"{verb}[s]"
        return f"{start}{{who}} {does} {self._cards()} from {whose} {self.origin.value}{self._where()}"

    def _cards(self) -> str:
        if self.count is None:
            return "all {what:cards}"
        if self.what == filters.ANYTHING and not self.may:
            return "{count} card[s]"
        return "{what:card}" if self.count.is_one() else "{count} {what:cards}"

    def _where(self) -> str:
        if self.to is Zone.EXILE:
            return ""
        if self.to is Zone.HAND:
            return f" to {_whose(self.who)} hand"
        onto = " onto the battlefield" if self.origin is Zone.HAND else " to the battlefield"
        return onto + (" tapped" if self.tapped else "")

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self.starting_with_you:
            for player in influence.everybody(game, by, by.controller):
                yield from self._put(game, (yield from self._chosen(game, player, by)), by)
            return
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            chosen += yield from self._chosen(game, player, by)
        yield from self._put(game, chosen, by)

    def _chosen(self, game: State, player: Player, by: Source) -> Rule[list[Object]]:
        cards = [game.objects[id] for id in game.zone_list(self.origin, player.id)]
        among = [obj for obj in cards if self.what.matches(game, obj, by)]
        if self.count is None:
            return among
        most = self.count.value(game, by)
        least = 0 if self.may else most
        purpose, why = PURPOSES[self.to]
        why += ", or none." if self.may else "."
        word = self if self.to is Zone.EXILE else None
        return (
            yield from actions.choose_objects(game, player, purpose, among, least, most, why, by.object_id, word=word)
        )

    def _put(self, game: State, chosen: list[Object], by: Source) -> Rule[None]:
        if self.to is Zone.BATTLEFIELD:
            yield from put_onto_battlefield(game, chosen, tapped=self.tapped, by=by)
        elif self.to is Zone.HAND:
            yield from actions.return_to_hand(game, chosen)
        else:
            by.remember(word_slots.EXILED, tuple((yield from actions.exile(game, chosen, by))))


PURPOSES: Final = {
    Zone.BATTLEFIELD: (Purpose.ONTO_BATTLEFIELD, "Choose a card to put onto the battlefield"),
    Zone.HAND: (Purpose.TO_HAND, "Choose a card to return to your hand"),
    Zone.EXILE: (Purpose.EXILE, "Choose what to exile from your graveyard"),
}
"""What players are asked for, by where the cards go."""


def blocked_by(game: State, blocking: Things | bool, by: Source) -> Id | None:
    """CR 509.4: what a creature blocks that enters blocking, as far as the text says."""
    if isinstance(blocking, bool):
        return AS_CHOSEN if blocking else None
    return next((obj.id for obj in blocking.objects(game, by)), None)


@word
class PutOntoBattlefield(Effect, SpokenWord):
    """Cards onto the battlefield, under your control or their owners'."""

    what: Selection
    tapped: bool = False
    under_owner: bool = False
    returning: bool = False
    into: ObjectSlot = word_slots.ENTERED
    under_you: bool = False
    """Whether the text says that it is under your control, where that would be under its owner's otherwise."""
    mark: LinkSlot | None = None
    """What the permanents remember of how they came."""
    link: LinkSlot | None = None
    """CR 607.2c: under what the source remembers them, if another ability of it speaks of them."""
    attacking: bool = False
    """CR 508.4: whether they are tapped and attacking; whom or what, their controller chooses for each."""
    blocking: Things | bool = False
    """CR 509.4: the attacking creature that they are blocking; where only that they are, their controller chooses."""
    changes: tuple[Modification, ...] = ()
    """CR 611.2e: what is different of them from the moment they enter; in 2011 just after that (2011:603.6d)."""
    face_down: Guise | None = None
    """CR 708.2a: what they are if they enter face down."""
    transformed: bool = False
    """CR 712.14a: whether double-faced cards enter with their back faces up, and others not at all."""
    kind: str = ""
    """CR 122.6: with which counters they enter, if with any."""
    counters: Quantity = Number(1)

    def written(self) -> tuple[Slot, ...]:
        return tuple(slot for slot in (self.into, self.mark, self.link) if slot is not None)

    def reading(self) -> str:
        verb, to = ("return", "to") if self.returning else ("put", "onto")
        how = (
            ("face down", self.face_down),
            ("transformed", self.transformed),
            ("tapped", self.tapped or self.attacking),
            ("attacking", self.attacking),
        )
        text = " ".join([f"{verb} {{what}} {to} the battlefield", listed([word for word, so in how if so])]).rstrip()
        if self.blocking:
            text += " blocking" if self.blocking is True else " blocking {blocking}"
        if self.under_owner:
            return text + " under {what:its} owner's control" + self._with_counters()
        whose = getattr(self.what, "who", YOU)
        text = text if whose == YOU and not self.under_you else text + " under your control"
        text += self._with_counters()
        return text if self.face_down is None else f"{text}. {self._guise(self.face_down)}"

    def _with_counters(self) -> str:
        if not self.kind:
            return ""
        them = "them" if isinstance(self.what, Things) and self.what.many() else "it"
        one = article(f"{self.kind} counter")
        counted = one if self.counters.is_one() else f"{{counters}} {self.kind} counters"
        return f" with {counted} on {them}"

    def _guise(self, guise: Guise) -> str:
        many = isinstance(self.what, Things) and self.what.many()
        return f"They're {guise.many()}" if many else f"It's {guise.one()}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        present = [obj for obj in objects if obj.id in game.objects]
        controller = None if self.under_owner else by.you(game)
        at_once = game.edition is Edition.CURRENT
        effect = self._begin(game, [card.id for card in present], by) if self.changes and at_once else 0
        arrived = yield from put_onto_battlefield(
            game, present, controller, self.tapped or self.attacking, by, self.mark,
            AS_CHOSEN if self.attacking else None, blocked_by(game, self.blocking, by), effect,
            self.face_down.values() if self.face_down is not None else None, self.transformed,
            {self.kind: self.counters.value(game, by)} if self.kind else None,
        )  # fmt: skip
        if effect and not arrived:
            end_effects(game, [effect])
        if self.changes and arrived and not at_once:
            self._begin(game, arrived, by)
        by.remember(self.into, tuple(arrived))
        if self.link is not None:
            game.link(by.object_id, self.link, *arrived)

    def _begin(self, game: State, cards: Sequence[Id], by: Source) -> Id:
        ids = tuple(cards)
        return begin_effect(game, Continuous(filters.Exactly(ids), self.changes), by, None, ids)

    def say(self, reader: Reader) -> str:
        text = reader.template(self)
        if not self.changes:
            return text
        return f"{text}. It {clauses(reader, self.changes, many=False, gaining=False)}".replace(" It is ", " It's ")


@word
class PutAttached(Effect, SpokenWord):
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
    into: ObjectSlot = word_slots.EXILED

    def written(self) -> tuple[Slot, ...]:
        return (self.into,) if self.link is None else (self.into, self.link)

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(self.into, tuple(arrived))
        if self.link is not None:
            game.link(by.object_id, self.link, *arrived)


@word
class ExileWithCounters(Effect):
    """CR 701.13, 122.1: exile something, and counters come with it."""

    writes = (word_slots.EXILED,)
    what: Selection
    kind: str
    count: Quantity = Number(1)

    def reading(self) -> str:
        return "exile {what} with {count} {kind} counter" + ("" if self.count == Number(1) else "s") + " on it"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(word_slots.EXILED, tuple(arrived))
        yield from actions.put_counters(game, by.controller, arrived, self.kind, self.count.value(game, by))


@word
class ExileFaceDown(Effect):
    """CR 406.3: exile cards face down, for some players to look at."""

    writes = (word_slots.EXILED,)
    reads = "exile {what} face down. {who} may look at {what} for as long as {what} stays exiled"
    what: Selection
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        there = [obj for obj in objects if obj.id in game.objects]
        arrived = yield from actions.exile_face_down(game, there, self.who.found(game, by), by)
        by.remember(word_slots.EXILED, tuple(arrived))


@word
class ExileUntilThisLeaves(Effect):
    """CR 610.3: exile until this leaves the battlefield; nothing happens if it already has."""

    writes = (word_slots.EXILED,)
    reads = "exile {what} until {this} leaves the battlefield"
    what: Selection
    this: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        if game.permanent(by.object_id) is None:
            return
        objects = yield from self.what.choose(game, by)
        arrived = yield from actions.exile(game, [obj for obj in objects if obj.id in game.objects], by)
        by.remember(word_slots.EXILED, tuple(arrived))
        if arrived:
            game.held[by.object_id] = (*game.held.get(by.object_id, ()), *arrived)


def return_to_hand(what: Selection) -> ReturnToHand:
    """Return objects to their owners' hands."""
    return ReturnToHand(what)


def exile(what: Selection, link: LinkSlot | None = None) -> Exile:
    """Exile objects; with `link`, another ability of the same object can find them."""
    return Exile(what, link)
