"""Instructions about permanents: destroy, sacrifice, tap, attach, fight, turn face down (CR 701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from planechase.rules.combat.combat import remove_from_combat
from planechase.rules.events import actions
from planechase.rules.events.components import is_double_faced
from planechase.rules.events.happening import hand_over
from planechase.rules.events.phasing import phase_in, phase_out
from planechase.rules.language.grammar import Duration, Effect, Filter, Players, Selection
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.language.word import Word, word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.edition import Edition
from planechase.rules.state.objects import Object, Permanent
from planechase.rules.state.purpose import Purpose
from planechase.words import filters, word_slots
from planechase.words.amounts import Number, amount
from planechase.words.face_down import Guise
from planechase.words.player_words import YOU
from planechase.words.selections import ANY_NUMBER, THIS
from planechase.words.speech import People, Quantity, Things

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Destroy(Effect):
    """CR 701.8. What was destroyed is remembered."""

    what: Selection
    can_regenerate: bool = True
    into: ObjectSlot = word_slots.DESTROYED

    def reading(self) -> str:
        many = isinstance(self.what, Things) and (self.what.many() or self.what.said_whole("subject"))
        them = "They" if many else "{what}"
        return "destroy {what}" + ("" if self.can_regenerate else f". {them} can't be regenerated")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        gone = yield from actions.destroy(game, objects, by.object_id, self.can_regenerate)
        by.remember(self.into, tuple(gone))


@word
class Sacrifice(Effect):
    """CR 701.21: players sacrifice permanents of their choice; what was sacrificed is remembered.

    Of any number, it may be none.
    """

    speaks_of_another = True
    what: Filter
    who: Players = YOU
    count: Quantity = Number(1)
    into: ObjectSlot = word_slots.SACRIFICED

    @property
    def any_number(self) -> bool:
        return self.count == ANY_NUMBER

    def reading(self) -> str:
        if self.any_number:
            return "{who} sacrifice[s] any number of {what:many}"
        whose = "" if isinstance(self.who, People) and self.who.is_you else " of their choice"
        if isinstance(self.count, Number) and self.count.number == 1:
            return "{who} sacrifice[s] {what}" + whose
        return "{who} sacrifice[s] {count:letters} {what:many}" + whose

    def _mine(self, game: State, player: Player, by: Source) -> list[Permanent]:
        return [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]

    def is_impossible(self, game: State, by: Source) -> bool:
        least = 0 if self.any_number else self.count.value(game, by)
        return any(len(self._mine(game, player, by)) < least for player in self.who.found(game, by))

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen: list[Object] = []
        for player in self.who.found(game, by):
            mine = self._mine(game, player, by)
            most = len(mine) if self.any_number else self.count.value(game, by)
            least = 0 if self.any_number else most
            why = "Choose what to sacrifice."
            chosen += yield from actions.choose_objects(
                game, player, Purpose.SACRIFICE, mine, least, most, why, by.object_id, word=self
            )
        by.remember(self.into, tuple((yield from actions.sacrifice(game, chosen))))


@word
class KeepSome(Effect):
    """CR 101.4, 701.21: players each choose some of their permanents; then all others of that kind are sacrificed."""

    writes = (word_slots.SACRIFICED,)
    what: Filter
    who: Players
    count: Quantity = Number(1)
    up_to: bool = False

    def reading(self) -> str:
        kept = "{what}" if self.count.is_one() and not self.up_to else "{count:letters} {what:many}"
        up_to = "up to " if self.up_to else ""
        return f"{{who}} choose[s] {up_to}{kept} they control, then sacrifices the rest"

    def happen(self, game: State, by: Source) -> Rule[None]:
        most = self.count.value(game, by)
        rest: list[Object] = []
        for player in self.who.found(game, by):
            mine: list[Object] = [p for p in game.controlled_by(player.id) if self.what.matches(game, p, by)]
            least = 0 if self.up_to else most
            why = "Choose what to keep."
            kept = yield from actions.choose_objects(game, player, Purpose.KEEP, mine, least, most, why, by.object_id)
            rest += [obj for obj in mine if obj not in kept]
        by.remember(word_slots.SACRIFICED, tuple((yield from actions.sacrifice(game, rest))))


@word
class SacrificeIt(Effect):
    """CR 701.21a: you sacrifice this very permanent if you control it, or several at once; what went is remembered."""

    writes = (word_slots.SACRIFICED,)
    reads = "sacrifice {what}"
    what: Selection = THIS

    def is_impossible(self, game: State, by: Source) -> bool:
        if self.what.is_lacking(game, by):
            return True
        there = [game.permanent(obj.id) for obj in self.what.objects(game, by)] if self.what.is_settled else []
        return self.what.is_settled and not any(p is not None and by.means(game, p.controller) for p in there)

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        there = [permanent for obj in objects if (permanent := game.permanent(obj.id)) is not None]
        here = [permanent for permanent in there if by.means(game, permanent.controller)]
        by.remember(word_slots.SACRIFICED, tuple((yield from actions.sacrifice(game, here))))


@word
class TapIt(Effect):
    """CR 701.26a: turn untapped permanents sideways."""

    reads = "tap {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.tap(game, [obj for obj in objects if obj.id in game.objects])


@word
class TapOrUntap(Effect):
    """CR 701.26: a permanent is tapped if it is untapped, and untapped if it is tapped.

    Only said of what you may do: to tap what is tapped would be to do nothing.
    """

    reads = "tap or untap {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        found = yield from self.what.choose(game, by)
        objects = [obj for obj in found if isinstance(obj, Permanent) and obj.id in game.objects]
        tapped = [obj for obj in objects if obj.tapped]
        yield from actions.tap(game, [obj for obj in objects if not obj.tapped])
        yield from actions.untap(game, tapped)


@word
class UntapIt(Effect):
    """CR 701.26b: turn tapped permanents upright again."""

    reads = "untap {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        yield from actions.untap(game, [obj for obj in objects if obj.id in game.objects])


@word
class RemoveFromCombat(Effect):
    """CR 506.4: creatures are neither attacking nor blocking any more."""

    reads = "remove {what} from combat"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        for turn in game.turns:
            if turn.combat is not None:
                for obj in objects:
                    remove_from_combat(turn.combat, obj.id)
        game.stirred()


@word
class AttachTo(Effect):
    """CR 701.3: attach the source, or what was spoken of before, to something."""

    handles = ("to", "this")
    reads = "attach {this} to {to}"
    to: Selection
    this: Selection = THIS

    def aimed_parts(self) -> Iterator[Word]:
        """CR 601.2c: what becomes attached is said first."""
        yield from (self.this, self.to)

    def happen(self, game: State, by: Source) -> Rule[None]:
        chosen = yield from self.this.choose(game, by)
        attachments = [permanent for obj in chosen if (permanent := game.permanent(obj.id))]
        for obj in (yield from self.to.choose(game, by)):
            for attachment in attachments:
                if obj.id in game.objects:
                    yield from actions.attach(game, attachment, obj.id)


@word
class Fight(Effect):
    """CR 701.14: two creatures deal damage to each other, each as much as its power."""

    one: Selection
    other: Selection | None = None

    def reading(self) -> str:
        return "{one:subject} fight each other" if self.other is None else "{one} fight[s] {other}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        fighters = self.one.objects(game, by) + (self.other.objects(game, by) if self.other is not None else [])
        if len(fighters) == 2:
            yield from actions.fight(game, fighters[0], fighters[1])


@word
class PhaseOut(Effect):
    """CR 702.26b: permanents phase out, until their controllers' next untap steps if no other time is named."""

    writes = (word_slots.PHASED_OUT,)
    what: Selection
    duration: Duration | None = None

    def reading(self) -> str:
        return "{what:subject} phase[s] out" + ("" if self.duration is None else " {duration}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        there = [permanent for obj in objects if (permanent := game.permanent(obj.id)) is not None]
        phase_out(game, there, by, self.duration)
        by.remember(word_slots.PHASED_OUT, tuple(permanent.id for permanent in there))


@word
class PhaseIn(Effect):
    """CR 702.26c: what is phased out phases in, unless something keeps it away."""

    reads = "{what:subject} phase[s] in"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        phase_in(game, [obj.id for obj in (yield from self.what.choose(game, by))])


@word
class TurnFaceDown(Effect):
    """CR 708.2a, 613.7f: permanents are turned face down; what is face down already stays as it is (708.2b).

    What is double-faced cannot be turned face down (712.16). In 2011 its timestamp was that of its arrival
    (2011:613.6c).
    """

    what: Selection
    lies_as: Guise | None = None
    """What it is then, if the text says so."""

    def reading(self) -> str:
        if self.lies_as is None:
            return "turn {what} face down"
        many = isinstance(self.what, Things) and self.what.many()
        return "turn {what} face down. " + (f"They're {self.lies_as.many()}" if many else f"It's {self.lies_as.one()}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if isinstance(obj, Permanent) and not obj.face_down and not is_double_faced(game, obj):
                obj.face_down = True
                obj.lies_as = self.lies_as.values() if self.lies_as is not None else None
                if game.edition is Edition.CURRENT:
                    obj.timestamp = game.new_stamp()
        game.changed()
        hand_over(game)


def destroy(what: Selection, can_regenerate: bool = True) -> Destroy:
    """CR 701.8: permanents go to the graveyard, unless they are indestructible or something saves them."""
    return Destroy(what, can_regenerate)


def sacrifice(what: filters.Description, who: Players = YOU, count: int | Quantity = 1) -> Sacrifice:
    """Players sacrifice so many permanents of their choice that fit."""
    return Sacrifice(what, who, amount(count))
