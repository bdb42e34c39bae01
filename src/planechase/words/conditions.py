"""What may be so or not: conditions of abilities and instructions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events.ascending import BLESSING
from planechase.rules.language.grammar import Amount, Condition, Filter, Players
from planechase.rules.language.slots import ObjectSlot, Slot
from planechase.rules.language.word import word
from planechase.rules.language.word_errors import Unsayable
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Object, StackObject, Zone
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words.english import listed, number_word
from planechase.words.phrases import phrase, predicate
from planechase.words.player_words import YOU, DefendingPlayer, last_known
from planechase.words.selections import THAT, THIS, Remembered, Target
from planechase.words.speech import SpokenWord, Things

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader


@word
class Controls(Condition, SpokenWord):
    """A player controls at least, or at most, so many of something."""

    restless = False

    what: Filter
    least: int = 1
    most: int | None = None
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        for player in self.who.found(game, by):
            count = sum(self.what.matches(game, p, by) for p in game.controlled_by(player.id))
            if count >= self.least and (self.most is None or count <= self.most):
                return True
        return False

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "control" if who == "you" else "controls"
        if self.most == 0:
            return f"{who} {verb} no {phrase(reader, self.what, 'many')}"
        if self.most is not None and self.most == self.least:
            noun = phrase(reader, self.what, "plain" if self.most == 1 else "many")
            return f"{who} {verb} exactly {number_word(self.most)} {noun}"
        if self.most is not None:
            return f"{who} {verb} {number_word(self.most)} or fewer {phrase(reader, self.what, 'many')}"
        if self.least == 1:
            return f"{who} {verb} {phrase(reader, self.what, 'one')}"
        return f"{who} {verb} {number_word(self.least)} or more {phrase(reader, self.what, 'many')}"


@word
class ControlsEach(Condition, SpokenWord):
    """You control at least one of each of these; a permanent may be several of them."""

    restless = False

    what: tuple[Filter, ...]

    def holds(self, game: State, by: Source) -> bool:
        mine = game.controlled_by(by.controller)
        return all(any(kind.matches(game, permanent, by) for permanent in mine) for kind in self.what)

    def say(self, reader: Reader) -> str:
        return f"you control {listed([phrase(reader, kind, 'one') for kind in self.what])}"


@word
class ControlsNeither(Condition, SpokenWord):
    """You control none of two targets; of an illegal one nothing can be told now (CR 608.2b)."""

    what: Things

    def holds(self, game: State, by: Source) -> bool:
        objects = last_known(game, self.what, by)
        return len(objects) == 2 and all(obj.controller != by.controller for obj in objects)

    def say(self, reader: Reader) -> str:
        described = getattr(self.what, "what", None)
        noun = phrase(reader, described, "plain") if isinstance(described, Filter) else "of them"
        return f"you control neither {noun}"


@word
class HandSize(Condition, SpokenWord):
    """A player has at least, or at most, so many cards in hand."""

    restless = False

    least: int = 0
    most: int | None = None
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(
            len(p.hand) >= self.least and (self.most is None or len(p.hand) <= self.most)
            for p in self.who.found(game, by)
        )

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        verb = "have" if who == "you" else "has"
        if self.most == 0:
            return f"{who} {verb} no cards in hand"
        if self.most is not None and self.most == self.least:
            return f"{who} {verb} exactly {number_word(self.most)} card{'' if self.most == 1 else 's'} in hand"
        if self.most is not None:
            return f"{who} {verb} {number_word(self.most)} or fewer cards in hand"
        return f"{who} {verb} {number_word(self.least)} or more cards in hand"


@word
class IsThe(Condition, SpokenWord):
    """An object fits a description."""

    restless = False

    verb = "is"
    what: Things
    description: Filter

    def holds(self, game: State, by: Source) -> bool:
        objects = self.what.objects(game, by)
        return bool(objects) and all(self.description.matches(game, obj, by) for obj in objects)

    def say(self, reader: Reader) -> str:
        of_card = (isinstance(self.what, Remembered) and self.what.slot != word_slots.SACRIFICED) or self._is_of_card()
        text = f"{reader.read(self.what)} {predicate(reader, self.description, of_card, self.verb)}"
        return text.replace("it is ", "it's ", 1) if text.startswith("it is ") else text

    def _is_of_card(self) -> bool:
        """Whether a card was the target, off the battlefield and the stack."""
        return isinstance(self.what, Target) and self.what.zone not in (Zone.BATTLEFIELD, Zone.STACK)


@word
class WasThe(IsThe):
    """CR 608.2h: an object fits a description, or did as it last was, where an earlier instruction moved it away."""

    restless = True
    verb = "was"

    def holds(self, game: State, by: Source) -> bool:
        objects = last_known(game, self.what, by)
        return bool(objects) and all(self.description.matches(game, obj, by) for obj in objects)


@word
class HasCounters(Condition):
    """CR 122: an object has at least, or fewer than, so many counters of a kind on it, or had as it left."""

    restless = False
    what: Things
    kind: str
    least: int = 0
    fewer_than: int | None = None

    def reading(self) -> str:
        if self.fewer_than is None:
            return "{what} has {least:number} or more {kind} counters on it"
        if self.fewer_than == 1:
            return "{what} has no {kind} counters on it"
        return "{what} has fewer than {fewer_than:number} {kind} counters on it"

    def holds(self, game: State, by: Source) -> bool:
        counts = [obj.counter(self.kind) for obj in last_known(game, self.what, by)]
        return any(count >= self.least and (self.fewer_than is None or count < self.fewer_than) for count in counts)


@word
class WasKicked(Condition, SpokenWord):
    """CR 702.33d: an optional cost was paid as the spell was cast."""

    restless = False
    announced = True
    opposite = "{this} wasn't kicked"

    name: str = "kicker"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        """CR 702.33c, 702.33d: multikicker is a kicker, and so is each of two."""
        this = by.this(game)
        paid = (*by.extra_costs, *this.linked(word_slots.HOW_CAST)[1:])
        if isinstance(this, StackObject) and this.is_spell and not paid:
            paid = this.source.extra_costs
        return any(str(name).endswith(self.name) for name in paid)

    def say(self, reader: Reader) -> str:
        """A card that never becomes a permanent calls itself a spell here, and "it" afterwards."""
        if reader.card.is_permanent_card or reader.last == self.this:
            return f"{reader.read(self.this)} was kicked"
        reader.speak_of(self.this)
        return "this spell was kicked"


@word
class WasCast(Condition):
    """It was cast in a certain way: "flashback", "evoke"."""

    restless = False
    announced = True

    way: str
    reads = "its {way} cost was paid"

    def holds(self, game: State, by: Source) -> bool:
        this = by.this(game)
        if isinstance(this, StackObject) and this.is_spell:
            return this.source.way == self.way
        return by.way == self.way or this.linked(word_slots.HOW_CAST)[:1] == (self.way,)


@word
class WasUnearthed(Condition):
    """CR 702.84a: the permanent came back because its unearth ability resolved."""

    restless = False
    settled = True
    reads = "{what} was unearthed"
    what: Things

    def holds(self, game: State, by: Source) -> bool:
        return any(obj.linked(word_slots.UNEARTHED) for obj in last_known(game, self.what, by))


@word
class Devoured(Condition):
    """CR 702.82b: this permanent devoured something as it entered."""

    needs = (word_slots.DEVOURED,)
    restless = False
    settled = True
    reads = "{this} devoured a creature"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return bool(by.this(game).linked(word_slots.DEVOURED))


@word
class CastByYou(Condition):
    """CR 601: you cast the spell that became a permanent, perhaps from a certain zone."""

    restless = False
    settled = True
    zone: Zone | None = None
    what: Things = THIS

    def reading(self) -> str:
        return "you cast {what}" if self.zone is None else f"you cast {{what}} from your {self.zone.value}"

    def holds(self, game: State, by: Source) -> bool:
        objects = last_known(game, self.what, by)
        return bool(objects) and all(self._is_cast(obj, by) for obj in objects)

    def _is_cast(self, obj: Object, by: Source) -> bool:
        """CR 614.12: a permanent knows it from the spell; as it enters, it is still that spell."""
        if isinstance(obj, StackObject):
            spell = obj.source
            was_cast = spell.cast_from is not None and obj.controller == by.controller
            return was_cast and self.zone in (None, spell.cast_from)
        cast = obj.linked(word_slots.CAST_BY)
        return cast[:1] == (by.controller,) and (self.zone is None or cast[1:] == (self.zone.value,))


@word
class CastInYourMainPhase(Condition):
    """CR 207.2c, 601: addendum: this spell was cast in your main phase, which has not ended since.

    A copy of a spell was not cast (707.10).
    """

    restless = False
    settled = True
    reads = "you cast this spell during your main phase"

    def holds(self, game: State, by: Source) -> bool:
        this = by.this(game)
        is_cast = isinstance(this, StackObject) and this.is_spell and this.source.cast_from is not None
        return is_cast and game.turn.in_main_phase and game.is_active(by.controller)


@word
class CastFrom(Condition):
    """The spell was cast from a zone."""

    restless = False

    zone: Zone

    def reading(self) -> str:
        return f"this spell was cast from a {self.zone.value}"

    def holds(self, game: State, by: Source) -> bool:
        return by.cast_from is self.zone


@word
class DuringYourTurn(Condition):
    """CR 102.1."""

    reads = "during your turn"
    opposite = "during turns other than yours"
    sized = False

    def holds(self, game: State, by: Source) -> bool:
        return game.is_active(by.controller)


@word
class DuringYourUpkeep(Condition):
    """CR 503.1."""

    reads = "during your upkeep"
    sized = False

    def holds(self, game: State, by: Source) -> bool:
        return game.is_active(by.controller) and game.turn.step is Step.UPKEEP


DURING_YOUR_UPKEEP = DuringYourUpkeep()


@word
class YourTurn(Condition):
    """CR 102.1: the same, where it is asked for in the middle of a text."""

    reads = "it's your turn"
    opposite = "it's not your turn"
    sized = False

    def holds(self, game: State, by: Source) -> bool:
        return game.is_active(by.controller)


@word
class DuringYourStep(Condition):
    """CR 500.1: it is a certain step of your turn."""

    step: Step
    sized = False

    def reading(self) -> str:
        return f"during your {self.step.value}"

    def holds(self, game: State, by: Source) -> bool:
        return game.is_active(by.controller) and game.turn.step is self.step


@word
class BeforeAttackers(Condition):
    """CR 508.1: it is your turn, and no declare attackers step of it has begun."""

    reads = "during your turn, before attackers are declared"
    sized = False

    def holds(self, game: State, by: Source) -> bool:
        if not game.is_active(by.controller) or game.turn.step not in BEFORE_ATTACKERS:
            return False
        return not any(True for _ in game.this_turn(Did.ATTACKED))


BEFORE_ATTACKERS: Final = (Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT)


@word
class HasBlessing(Condition):
    """CR 702.131c: you have the city's blessing."""

    reads = "you have the city's blessing"

    def holds(self, game: State, by: Source) -> bool:
        return BLESSING in by.you(game).designations


@word
class DuringMainPhase(Condition):
    """CR 505.1: it is a main phase of the turn."""

    reads = "it's a main phase"

    def holds(self, game: State, by: Source) -> bool:
        return game.turn.in_main_phase


@word
class NotTheFirstTurn(Condition):
    """CR 103.8: the starting player's first turn is over."""

    reads = "it's not the first turn of the game"

    def holds(self, game: State, by: Source) -> bool:
        return game.turn.number > 1


@word
class TopCardIs(Condition, SpokenWord):
    """CR 401.5: the top card of your library, as it is now, has a quality."""

    what: Filter

    def holds(self, game: State, by: Source) -> bool:
        return any(self.what.matches(game, game.objects[id], by) for id in by.you(game).library[:1])

    def say(self, reader: Reader) -> str:
        return f"the top card of your library is {phrase(reader, self.what, 'quality')}"


@word
class YouDefend(Condition):
    """CR 508.5: the creature of the event attacks or attacked you, or a planeswalker you control."""

    reads = "you're the defending player"

    def holds(self, game: State, by: Source) -> bool:
        return any(player.id == by.controller for player in DefendingPlayer(THAT).could_be(game, by))


@word
class IsLess(Condition, SpokenWord):
    """A number that was just spoken of is less than another."""

    restless = False

    number: Amount
    than: int

    def say(self, reader: Reader) -> str:
        counted = getattr(self.number, "what", None)
        kinds = counted.parts_ if isinstance(counted, filters.And) else ()
        if filters.THEIRS not in kinds:
            return f"that would be fewer than {number_word(self.than)}"
        others = tuple(part for part in kinds if part != filters.THEIRS)
        what = phrase(reader, others[0] if len(others) == 1 else filters.And(others), "many")
        return f"they control fewer than {number_word(self.than)} {what}"

    def holds(self, game: State, by: Source) -> bool:
        return self.number.value(game, by) < self.than


@word
class Remembers(Condition):
    """An earlier instruction of the same text really did something."""

    reads = "{who} do[es]"
    opposite = "{who} can't"
    slot: Slot
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return bool(by.remembered(self.slot))


@word
class DoneThisWay(Condition):
    """An earlier instruction of the same text did something to an object that fits a description, as it last was."""

    reads = "{what} is {slot} this way"
    slot: ObjectSlot
    what: Filter

    def holds(self, game: State, by: Source) -> bool:
        return any(self.what.matches(game, game.recall(id), by) for id in by.remembered(self.slot))


@word
class FewerThisWay(Condition):
    """An earlier instruction of the same text did something to fewer than so many objects."""

    slot: ObjectSlot
    than: int

    def reading(self) -> str:
        if self.slot == word_slots.TOKENS:
            return "you created fewer than {than:number} tokens this way"
        return "fewer than {than:number} cards were {slot} this way"

    def holds(self, game: State, by: Source) -> bool:
        return len(by.remembered(self.slot)) < self.than


@word
class DiscardedThisWay(Condition):
    """CR 701.9: a player discarded at least one of the cards that the same text made players discard, of a kind."""

    needs = (word_slots.DISCARDED,)
    who: Players = YOU
    what: Filter | None = None

    def reading(self) -> str:
        return "{who} discarded a card this way" if self.what is None else "{who} discard[s] {what:card} this way"

    def holds(self, game: State, by: Source) -> bool:
        cards = [game.recall(id) for id in by.remembered(word_slots.DISCARDED)]
        owners = {card.owner for card in cards if self.what is None or self.what.matches(game, card, by)}
        return any(player.id in owners for player in self.who.found(game, by))


@word
class BelowHalfLife(Condition):
    """CR 103.4, 119.1: a player has less than half of the life they began with."""

    reads = "{who} [have|has] less than half [your|their] starting life total"
    who: Players = YOU

    def holds(self, game: State, by: Source) -> bool:
        return any(2 * player.life < player.starting_life for player in self.who.found(game, by))


@word
class StillThere(Condition):
    """What an earlier instruction of the same text was about has not gone anywhere since."""

    what: Things
    to: Zone | None = None
    """Where it might have gone; not said where that is clear: "you don't"."""
    done: str = ""
    """What was done to it before, if the text says so."""

    def reading(self) -> str:
        if self.to is None:
            return "you don't"
        where = "onto the battlefield" if self.to is Zone.BATTLEFIELD else f"into your {self.to.value}"
        return f"you {{done}} a card but didn't put it {where}" if self.done else f"you don't put {{what}} {where}"

    def holds(self, game: State, by: Source) -> bool:
        return any(obj.id in game.objects for obj in self.what.objects(game, by))


@word
class StillHere(Condition):
    """CR 608.2h: the source itself has not left the battlefield."""

    reads = "{this} is still on the battlefield"
    this: Things = THIS

    def holds(self, game: State, by: Source) -> bool:
        return game.permanent(by.object_id) is not None


@word
class NotSo(Condition, SpokenWord):
    """The opposite of a condition."""

    restless = False

    condition: Condition

    def holds(self, game: State, by: Source) -> bool:
        return not self.condition.holds(game, by)

    def say(self, reader: Reader) -> str:
        if not self.condition.opposite:
            raise Unsayable(f"There is no way to say that {type(self.condition).__name__} is not so.")
        return reader.template(self.condition, self.condition.opposite)


@word
class Unless(Condition):
    """The opposite of a condition, said behind what is true unless it is so."""

    restless = False
    said_last = True
    reads = "unless {condition}"
    condition: Condition

    def holds(self, game: State, by: Source) -> bool:
        return not self.condition.holds(game, by)


@word
class Provided(Condition):
    """A condition that stands after what it allows."""

    restless = False
    said_last = True
    reads = "if {condition}"
    condition: Condition

    def holds(self, game: State, by: Source) -> bool:
        return self.condition.holds(game, by)


@word
class FlipWas(Condition):
    """CR 705.2: the coin flip of the same text was won, or lost."""

    needs = (word_slots.FLIP,)
    won: bool
    who: Players = YOU

    def reading(self) -> str:
        return "{who} win[s] the flip" if self.won else "{who} lose[s] the flip"

    def holds(self, game: State, by: Source) -> bool:
        return by.remembered(word_slots.FLIP) == (int(self.won),)


WON_THE_FLIP = FlipWas(won=True)
LOST_THE_FLIP = FlipWas(won=False)
