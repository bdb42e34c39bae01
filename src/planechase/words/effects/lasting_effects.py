"""Instructions that start continuous effects (CR 611.2): pump, control, prevention, "this turn" rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from planechase.rules.events import actions
from planechase.rules.events.choices import BecomesCopy
from planechase.rules.events.control import GainControl
from planechase.rules.events.lasting import (
    ForTheRestOfTheGame,
    ThisTurn,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilItsNextUntapStep,
    UntilYourNextTurn,
    WhileItStays,
    begin_effect,
    end_effects,
)
from planechase.rules.language.grammar import Duration, Effect, Filter, Modification, Players, Selection, Statement
from planechase.rules.language.word import Word, word
from planechase.rules.multiplayer.teams import groups
from planechase.rules.spells.copying import copy_on_stack
from planechase.rules.spells.targets import options
from planechase.rules.state.decisions import Rule
from planechase.rules.state.objects import Id, Permanent, StackObject, Zone
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.steps import Step
from planechase.words import filters, word_slots
from planechase.words import modifications as m
from planechase.words.amounts import Depending, Number
from planechase.words.changes import body_of, clauses, sized
from planechase.words.copy_words import fixed_copy
from planechase.words.effects.choosing_effects import one_player
from planechase.words.player_words import YOU, AnOpponent
from planechase.words.replacements import RegenerationShield
from planechase.words.selections import THIS, All
from planechase.words.speech import Quantity, SpokenWord, Things
from planechase.words.statics import (
    AttacksSomeoneElse,
    CantBeBlocked,
    CantBlock,
    CastIt,
    Continuous,
    MoreLands,
    MustAttack,
    SkipSteps,
    SkipTurns,
    StaysTapped,
)

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

UNTIL_END_OF_TURN = UntilEndOfTurn()
THIS_TURN = ThisTurn()
UNTIL_YOUR_NEXT_TURN = UntilYourNextTurn()
UNTIL_END_OF_YOUR_NEXT_TURN = UntilEndOfYourNextTurn()
REST_OF_GAME = ForTheRestOfTheGame()

ZONES = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.HAND, Zone.EXILE)


@word
class Change(Effect, SpokenWord):
    """CR 611.2c: objects are different for a while; which ones is fixed now, and remembered."""

    writes = (word_slots.CHANGED,)
    what: Things
    changes: tuple[Modification, ...]
    duration: Duration | None = UNTIL_END_OF_TURN

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = [obj for obj in (yield from self.what.choose(game, by)) if obj.id in game.objects]
        if not objects:
            by.memory.pop(word_slots.CHANGED, None)
            return
        changes = tuple(_fixed(game, change, by) for change in self.changes)
        zones = (Zone.BATTLEFIELD,) if all(isinstance(o, Permanent) for o in objects) else ZONES
        ids = tuple(obj.id for obj in objects)
        if game.watchers:
            self._tell_copies(game, ids, by)
        begin_effect(game, Continuous(filters.Exactly(ids), changes, zones), by, self.duration, ids)
        by.remember(word_slots.CHANGED, ids)

    def _tell_copies(self, game: State, ids: tuple[Id, ...], by: Source) -> None:
        """What becomes a copy of what, told while everything still has the name it had."""
        for change in self.changes:
            for original in change.of.objects(game, by)[:1] if isinstance(change, m.BecomeCopy) else ():
                for id in ids:
                    game.tell(BecomesCopy(id, original.id))

    def say(self, reader: Reader) -> str:
        return self.said(reader, bare=False)

    def said(self, reader: Reader, bare: bool) -> str:
        """With `bare`, as it stands after "have": "have it get +1/+1"."""
        if isinstance(self.changes[0], GainControl):
            return f"gain control of {reader.read(self.what)}{self._until(reader)}"
        if isinstance(self.changes[0], m.SwitchSize):
            return f"switch {reader.read(self.what, 'its')} power and toughness{self._until(reader)}"
        subject = reader.read(self.what)
        subject = "they" if subject == "them" and not bare else subject
        many = self.what.many() or bare
        each = "each " if many and getattr(self.what, "divided", None) is None and subject.startswith("up to") else ""
        if not isinstance(self.changes[0], m.ChangeSize):
            each = ""
        first = self.changes[0]
        if isinstance(first, m.ChangeSize) and len(self.changes) == 1:
            return f"{subject} {each}{sized(reader, first, many, self._until(reader))}"
        described = getattr(self.what, "what", None)
        what = described if isinstance(described, Filter) else None
        if bare and not self.what.many() and body_of(self.changes) is not None:
            text = clauses(reader, self.changes, False, gaining=True, what=what).replace("becomes ", "become ", 1)
        else:
            text = clauses(reader, self.changes, many, gaining=True, what=what)
        until = self._until(reader)
        if until and text.endswith('."'):
            text = text.removesuffix('."') + '"'
        return f"{subject} {each}{text}{until}"

    def _until(self, reader: Reader) -> str:
        """Said behind what changes: "it" is that, and the source is called by its name."""
        return f" {reader.read(self.duration)}" if self.duration is not None else ""


def _fixed(game: State, change: Modification, by: Source) -> Modification:
    """CR 608.2h, 611.2d: numbers and copies are worked out once, as the effect begins."""
    if isinstance(change, m.ChangeSize):
        return m.ChangeSize(_number(game, change.power, by), _number(game, change.toughness, by))
    if isinstance(change, m.SetSize):
        return m.SetSize(_number(game, change.power, by), _number(game, change.toughness, by))
    if isinstance(change, m.BecomeCopy):
        return fixed_copy(game, change, by)
    return change


def _number(game: State, amount: Quantity, by: Source) -> Number:
    return Number(amount.value(game, by))


@word
class WhileItHasCounter(Duration):
    """CR 611.2b: for as long as what is spoken of has a counter of a kind on it."""

    reads = "for as long as {what} has a {kind} counter on it"
    what: Things
    kind: str

    def over(self, game: State, by: Source) -> bool:
        return not any(obj.counter(self.kind) for obj in self.what.objects(game, by))


@word
class WhileOnBattlefield(Duration):
    """CR 611.2b: for as long as something stays where it is."""

    reads = "for as long as {what} remains on the battlefield"
    what: Things

    def over(self, game: State, by: Source) -> bool:
        return not any(game.permanent(obj.id) is not None for obj in self.what.objects(game, by))


@word
class WhileYouControl(Duration):
    """CR 611.2b, 702.26f: for as long as you control something; what has phased out is not there to be controlled."""

    reads = "for as long as you control {what}"
    what: Things

    def over(self, game: State, by: Source) -> bool:
        there = self.what.objects(game, by)
        return not any(game.permanent(obj.id) is not None and obj.controller == by.controller for obj in there)


@word
class WhileExiled(Duration):
    """CR 611.2b: for as long as a card stays in exile; where it goes from there it is another object (400.7)."""

    reads = "for as long as it remains exiled"


@word
class WhileTapped(Duration):
    """CR 611.2b: for as long as something remains tapped."""

    reads = "for as long as {what} remains tapped"
    what: Things

    def over(self, game: State, by: Source) -> bool:
        there = [game.permanent(obj.id) for obj in self.what.objects(game, by)]
        return not any(permanent is not None and permanent.tapped for permanent in there)


@word
class MakeTrue(Effect, SpokenWord):
    """CR 611.2: a statement is true for a while; with `once`, until it has replaced an event (614.3)."""

    statement: Statement
    duration: Duration | None = THIS_TURN
    once: bool = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        begin_effect(game, self.statement, by, self.duration, uses=1 if self.once else None)
        return
        yield

    def is_on_paper(self) -> bool:
        return self.statement.on_paper

    def say(self, reader: Reader) -> str:
        text = reader.read(self.statement)
        if self.duration is None:
            return text
        if isinstance(self.duration, ThisTurn):
            event, comma, instead = text.partition(", ")
            if event.startswith("if ") and " would " in event:
                return f"{event} {reader.read(self.duration)}{comma}{instead}"
            return f"{text} {reader.read(self.duration)}"
        return f"{reader.read(self.duration)}, {text}"


@word
class MakeAllTrue(Effect):
    """CR 611.2: several statements are true for the same while."""

    reads = "{duration}, {statements}"
    statements: tuple[Statement, ...]
    duration: Duration
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        for statement in self.statements:
            begin_effect(game, statement, by, self.duration)
        return
        yield


@word
class MayCastNow(Effect):
    """CR 601.3: for a while you may cast certain cards from where they are, when and for what you normally could.

    With `lands`, you may play them: a land is then played as one (305.1).
    """

    what: Things
    duration: Duration = THIS_TURN
    lands: bool = False
    imperative = False

    def reading(self) -> str:
        return f"you may {'play' if self.lands else 'cast'} {{what}} {{duration}}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if obj.id in game.objects:
                stays = isinstance(self.duration, WhileExiled)
                until = WhileItStays(obj.id) if stays else self.duration
                begin_effect(game, CastIt(obj.id, obj.zone, self.lands), by, until)


@word
class MayPlayMoreLands(Effect):
    """CR 305.2: this turn you may play more lands than usual."""

    reads = "you may play {count} additional land[s] this turn"
    count: int = 1

    def reading(self) -> str:
        return "you may play an additional land this turn" if self.count == 1 else self.reads

    def happen(self, game: State, by: Source) -> Rule[None]:
        begin_effect(game, MoreLands(self.count), by, THIS_TURN)
        return
        yield


@word
class CantBlockNow(Effect, SpokenWord):
    """Creatures that cannot block for a while; which ones is fixed now."""

    what: Things
    duration: Duration = THIS_TURN

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        ids = tuple(obj.id for obj in objects)
        begin_effect(game, CantBlock(filters.Exactly(ids)), by, self.duration)

    def say(self, reader: Reader) -> str:
        text = f"{reader.read(self.what, 'subject')} can't block"
        until = reader.read(self.duration)
        return f"{text} {until}" if isinstance(self.duration, ThisTurn) else f"{until}, {text}"


@word
class UnblockableNow(Effect, SpokenWord):
    """Creatures that cannot be blocked for a while."""

    what: Things
    duration: Duration = THIS_TURN

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        ids = tuple(obj.id for obj in objects)
        begin_effect(game, CantBeBlocked(filters.Exactly(ids)), by, self.duration)

    def say(self, reader: Reader) -> str:
        subject = reader.read(self.what)
        return f"{'they' if subject == 'them' else subject} can't be blocked {reader.read(self.duration)}"


@word
class StaysTappedOnce(Effect):
    """CR 502.3: permanents do not untap during their controllers' next untap steps."""

    reads = "{what} do[es]n't untap during {what:its} controller's next untap step"
    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if obj.id in game.objects:
                begin_effect(game, StaysTapped(filters.Exactly((obj.id,))), by, UntilItsNextUntapStep(obj.id))


@word
class Goad(Effect, SpokenWord):
    """CR 701.15: until your next turn they attack each combat if able, and someone other than you if able."""

    what: Things

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 701.15d: goading a creature that the same player has goaded already does nothing."""
        already = [
            (effect.statement, effect.by)
            for effect in game.effects
            if isinstance(effect.statement, AttacksSomeoneElse) and effect.by.controller == by.controller
        ]
        objects = yield from self.what.choose(game, by)
        new = [obj for obj in objects if not any(goaded.what.matches(game, obj, old) for goaded, old in already)]
        described = filters.Exactly(tuple(obj.id for obj in new))
        begin_effect(game, MustAttack(described), by, UNTIL_YOUR_NEXT_TURN)
        begin_effect(game, AttacksSomeoneElse(described), by, UNTIL_YOUR_NEXT_TURN)

    def say(self, reader: Reader) -> str:
        return f"goad {reader.read(self.what)}"


@word
class Regenerate(Effect):
    """CR 701.19: the next time it would be destroyed this turn, it is not."""

    reads = "regenerate {what}"
    what: Selection = THIS

    def happen(self, game: State, by: Source) -> Rule[None]:
        for obj in (yield from self.what.choose(game, by)):
            if obj.id in game.objects:
                begin_effect(game, RegenerationShield(obj.id), by, THIS_TURN, uses=1)


@word
class ExchangeControl(Effect):
    """CR 701.12b: two permanents change controllers; nothing happens if they cannot both."""

    reads = "exchange control of {what}"
    what: Selection

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        pair = [obj for obj in objects if isinstance(obj, Permanent)]
        if len(pair) == 2:
            exchange_control(game, pair[0], pair[1], by)


def exchange_control(game: State, one: Permanent, other: Permanent, by: Source) -> None:
    """CR 701.12b: each of two players gains control of what the other controlled; of one player's, nothing happens."""
    if one.controller == other.controller:
        return
    for permanent, seat in ((one, other.controller), (other, one.controller)):
        change = Continuous(filters.Exactly((permanent.id,)), (GainControl(Seated(seat)),))
        begin_effect(game, change, by, None, (permanent.id,))


@word
class GiveControl(Effect):
    """CR 613.1b: another player gains control of something, without end unless a duration is named.

    "An opponent" is one of your choice (608.2d).
    """

    reads = "{who} gain[s] control of {what}"
    what: Things
    who: Players
    duration: Duration | None = None

    def aimed_parts(self) -> Iterator[Word]:
        """CR 601.2c: who gains control is said before what they gain control of."""
        yield from (self.who, self.what)

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        ids = tuple(obj.id for obj in objects if isinstance(obj, Permanent) and obj.id in game.objects)
        found = self.who.found(game, by)
        if isinstance(self.who, AnOpponent):
            found = yield from one_player(game, by, found, "Choose who gains control of it.", self)
        for player in found[:1]:
            change = Continuous(filters.Exactly(ids), (GainControl(Seated(player.id)),))
            same = [old.id for old in game.effects if old.statement == change and old.duration == self.duration]
            begin_effect(game, change, by, self.duration, ids)
            end_effects(game, same)  # a newer one that says the same makes no difference, but makes them many


@word
class Seated(Players):
    """A player by seat: what an effect fixed as it began."""

    reads = "that player"
    seat: int

    def found(self, game: State, by: Source) -> list:  # type: ignore[type-arg]
        return [game.players[self.seat]]


@word
class SkipNext(Effect):
    """CR 614.10a: players skip their next such step, or without a step their next turn; it is used up by that."""

    who: Players
    step: Step | None = None

    def reading(self) -> str:
        return f"{{who}} skip[s] [your|their] next {self.step.value if self.step is not None else 'turn'}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 805.8: a team that shares turns skips one, whomever of it the effect names."""
        for player, *_ in groups(game, self.who.found(game, by)):
            seat = Seated(player.id)
            skipping = SkipTurns(seat) if self.step is None else SkipSteps(seat, self.step)
            begin_effect(game, skipping, by, None, uses=1)
        return
        yield


@word
class CopySpell(Effect, SpokenWord):
    """CR 707.10: copy a spell or ability on the stack; you may choose new targets."""

    what: Things
    times: Quantity = Number(1)
    new_targets: bool = True
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        originals = [obj for obj in (yield from self.what.choose(game, by)) if isinstance(obj, StackObject)]
        for obj in originals:
            for player in self.who.found(game, by):
                for _ in range(self.times.value(game, by)):
                    yield from copy_on_stack(game, player, obj, self.new_targets)

    def say(self, reader: Reader) -> str:
        who = reader.read(self.who)
        text = f"copy {reader.read(self.what)}" if who == "you" else f"{who} copies {reader.read(self.what)}"
        several = not self.times.is_one()
        if isinstance(self.times, Depending):
            text += f". If {reader.read(self.times.condition)}, copy that spell twice instead"
        elif several:
            times = reader.read(self.times)
            text += " twice" if times == "two" else f" {times} times"
        if self.new_targets:
            chooser = "You" if who == "you" else "They"
            text += f". {chooser} may choose new targets for the {'copies' if several else 'copy'}"
        return text


@word
class CopyForEachOther(Effect):
    """CR 707.10d: a spell with one target is copied for everything else it could target; each copy has another."""

    reads = (
        "{who} cop[y|ies] {what} for each other spell, permanent, card not on the battlefield, and player it could "
        "target. Each copy targets a different one of them"
    )
    what: Things
    who: Players = YOU

    def happen(self, game: State, by: Source) -> Rule[None]:
        """The player puts the copies on the stack in any order."""
        originals = [obj for obj in (yield from self.what.choose(game, by)) if isinstance(obj, StackObject)]
        for spell in originals:
            for player in self.who.found(game, by):
                targeting, (target,) = next(entry for entry in spell.source.targets.items() if entry[1])
                others = [id for id in options(game, targeting, spell.source) if id != target]
                why = "Order the copies by their targets; the first goes on the stack first and resolves last."
                for other in (yield from actions.in_any_order(player, Purpose.ORDER, others, why, self)):
                    yield from copy_on_stack(game, player, spell, to=(targeting, other))


@word
class Counter(Effect):
    """CR 701.6: a spell or ability leaves the stack without resolving."""

    writes = (word_slots.COUNTERED,)
    what: Selection
    to: Zone = Zone.GRAVEYARD
    """CR 614.15: where a spell goes that is countered this way."""

    def reading(self) -> str:
        instead = "If that spell is countered this way, exile it instead of putting it into its owner's graveyard"
        return f"counter {{what}}. {instead}" if self.to is Zone.EXILE else "counter {what}"

    def happen(self, game: State, by: Source) -> Rule[None]:
        objects = yield from self.what.choose(game, by)
        by.remember(word_slots.COUNTERED, tuple((yield from actions.counter(game, objects, self.to))))


def pump(what: Things, power: int | Quantity, toughness: int | Quantity, *more: Modification) -> Change:
    """+power/+toughness until end of turn."""
    return Change(what, (m.size(power, toughness), *more))


def gain_control(what: Things, duration: Duration | None = UNTIL_END_OF_TURN) -> Change:
    """Gain control of objects, until end of turn by default."""
    return Change(what, (GainControl(),), duration)


def all_creatures(what: filters.Description) -> All:
    """The subject of a pump for many: "creatures you control"."""
    return All(what, quantifier="")
