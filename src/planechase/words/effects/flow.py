"""Instructions made of instructions: in sequence, optional, conditional, for a price, by choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import StepBegins
from planechase.rules.events.lasting import ThisTurn
from planechase.rules.events.triggers import delay, reflexive
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.grammar import Condition, Cost, Duration, Effect, Modal, Players, Trigger
from planechase.rules.language.slots import Slot
from planechase.rules.language.word import Word, word
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.costs import mana_part
from planechase.rules.mana.paying import can_pay_besides, greatest_x, pay_all, purpose_of
from planechase.rules.multiplayer import influence
from planechase.rules.spells.attempting import attempted
from planechase.rules.spells.targets import at_time, with_times
from planechase.rules.state.decisions import Choose, ChooseX, Confirm, Rule, alternatives, ask
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns import loops
from planechase.words import word_slots
from planechase.words.effects.game_results import Fate, decide
from planechase.words.english import COMMANDS, Reader, capital, listed, number_word
from planechase.words.player_words import YOU
from planechase.words.question_texts import instruction, offer, price
from planechase.words.selections import Damaged, OtherInEvent, spoken_of
from planechase.words.speech import People, SpokenWord

if TYPE_CHECKING:
    from planechase.rules.events.events import Event
    from planechase.rules.mana.mana import ManaCost
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State


@word
class Sequence(Effect, SpokenWord):
    """CR 608.2c: one instruction after the other. `joined` is what stands between them."""

    first: Effect
    second: Effect
    joined: str = ". "

    def say(self, reader: Reader) -> str:
        """In one sentence it is "you draw a card and you lose 1 life", though "draw a card" alone."""
        first = reader.read(self.first)
        if self.joined == "\n":
            reader.speak_of(None)
        second = reader.read(self.second)
        who = getattr(self.first, "who", None)
        if self.joined == " and " and second.startswith("you ") and reader.is_addressed(who):
            first = first if first.startswith("you ") else f"you {first}"
        others = isinstance(who, People) and not who.is_you
        then_who = _doer(self.second)
        if self.joined in (", then ", " and ", ", ") and others and then_who == who:
            second = second.removeprefix(f"{reader.read(who)} ")
        elif self.joined in (", then ", " and ") and others and not second.startswith("you "):
            told = then_who is None and second.partition(" ")[0] in COMMANDS
            yours = then_who == YOU or (told and not _is_about_you(first))
            second = f"you {second}" if yours else second
        if first.endswith('."') and self.joined.startswith(". "):
            return f"{first} {capital(self.joined[2:] + second)}"
        until = first.partition(", ")[0] + ", " if first.startswith("until ") else ""
        return f"{first}{self.joined}{second.removeprefix(until) if self.joined == ' and ' else second}"

    def instructions(self) -> list[Effect]:
        return self.first.instructions() + self.second.instructions()

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self.joined == " and " and isinstance(self.first, Fate) and isinstance(self.second, Fate):
            yield from decide(game, by, self.first, self.second)
            return
        yield from self.first.happen(game, by)
        yield from self.second.happen(game, by)


@word
class May(Effect):
    """CR 608.2d: the player may or may not. `then` happens if they did, `otherwise` if they did not.

    Where it is not you who may, "you" in the instruction means the player who does it: "that player may draw".
    """

    effect: Effect
    who: Players = YOU
    then: Effect | None = None
    otherwise: Effect | None = None
    imperative = False

    def __post_init__(self) -> None:
        Effect.__post_init__(self)
        if any(isinstance(part, Sequence) and part.joined[0] in ".\n" for part in self.effect.walk()):
            raise WrongField(
                "May.effect: what a player may do is one sentence, or nobody could tell how far it reaches; put its "
                "parts together with comma_then or both, or say what follows with then=."
            )

    def reading(self) -> str:
        text = "{who} may {effect:doing}"
        if self.then is not None:
            text += ". If {who} do[es], {then}"
        if self.otherwise is not None:
            text += ". If {who} do[es]n't, {otherwise}"
        return text

    def done_by_you(self) -> bool:
        """Whether to have something destroyed is decided once; whether to draw a card, by each who would."""
        parts = (self.effect, self.then, self.otherwise)
        return self.who.is_you and any(part.done_by_you() for part in parts if part is not None)

    def is_able(self, game: State, doer: Source) -> bool:
        """CR 608.2d: nobody may choose what is forbidden; what is given for something else must be there."""
        if self.effect.is_forbidden(game, doer):
            return False
        follows = self.then is not None or self.otherwise is not None
        return not (follows and self.lacks(game, doer))

    def lacks(self, game: State, doer: Source) -> bool:
        """CR 608.2d: whether there is nothing, or not enough, to do it to."""
        return self.effect.instructions()[0].is_impossible(game, doer)

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.happen_or(game, by, self.otherwise)

    def happen_or(self, game: State, by: Source, otherwise: Effect | None) -> Rule[None]:
        """CR 101.4: all choose whether they do it before any of them does."""
        decided: list[tuple[Source, bool]] = []
        for player in self.who.found(game, by)[: 1 if self.who.is_you else None]:
            doer = doing(by, player.id, not self.who.is_you)
            willing = self.is_able(game, doer) and (yield from ask(offer(game, self.effect, doer, self, self.who)))
            decided.append((doer, willing))
        for doer, willing in decided:
            if game.players[doer.controller].has_left:
                continue
            if willing:
                yield from self.effect.happen(game, doer)
                if self.then is not None:
                    yield from self.then.happen(game, by)
            elif otherwise is not None:
                yield from otherwise.happen(game, by)


def doing(by: Source, player: int, alone: bool = True) -> Source:
    """The same source while another player does what it says; what it remembers is shared."""
    if by.controller == player and by.alone >= alone:
        return by
    doer = by.for_one(player)
    doer.memory = by.memory
    return doer


@word
class If(Effect):
    """An instruction that is followed only if something is so."""

    condition: Condition
    effect: Effect
    otherwise: Effect | None = None

    def reading(self) -> str:
        return "if {condition}, {effect}" + (". Otherwise, {otherwise}" if self.otherwise is not None else "")

    def depends_on_casting(self) -> bool:
        return self.condition.announced

    def announced_parts(self, game: State, by: Source) -> Iterator[Word]:
        if not self.condition.announced:
            yield from self.parts()
        elif self.condition.holds(game, by):
            yield self.effect
        elif self.otherwise is not None:
            yield self.otherwise

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self.condition.holds(game, by):
            yield from self.effect.happen(game, by)
        elif self.otherwise is not None:
            yield from self.otherwise.happen(game, by)


@word
class Instead(Effect):
    """CR 614.15: an instruction, or another one in its place if something is so.

    If the other instruction is optional, a player who declines it must still do the first.
    """

    reads = "{effect}. If {condition}, {other} instead"
    one_of_these = True
    effect: Effect
    condition: Condition
    other: Effect

    def __post_init__(self) -> None:
        Effect.__post_init__(self)
        if isinstance(self.other, May) and self.other.otherwise is not None:
            raise WrongField("Instead.other: who may do something instead follows the first instruction otherwise.")

    def depends_on_casting(self) -> bool:
        return self.condition.announced

    def announced_parts(self, game: State, by: Source) -> Iterator[Word]:
        if not self.condition.announced or isinstance(self.other, May):
            yield from self.parts()
        else:
            yield self.other if self.condition.holds(game, by) else self.effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        if not self.condition.holds(game, by):
            yield from self.effect.happen(game, by)
        elif isinstance(self.other, May):
            yield from self.other.happen_or(game, by, self.effect)
        else:
            yield from self.other.happen(game, by)


@word
class RepeatOnce(Effect):
    """CR 608.2c: an instruction that is followed a second time if something is so by then."""

    reads = "{effect}. Then if {condition}, repeat this process once"
    effect: Effect
    condition: Condition

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)
        if self.condition.holds(game, by):
            yield from self.effect.happen(game, by)


@word
class RepeatIf(Effect):
    """CR 608.2c: an instruction that is followed again and again, as long as something is so after it.

    If neither a choice nor chance can end that, it is a loop that nobody can leave (104.4b).
    """

    for_one = True
    reads = "{effect}. If {condition}, repeat this process"
    effect: Effect
    condition: Condition

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)
        left, rounds = (game.asked, game.chance.drawn), 0
        while self.condition.holds(game, by):
            yield from self.effect.happen(game, by)
            now = (game.asked, game.chance.drawn)
            rounds = rounds + 1 if now == left else 0
            left = now
            if rounds >= loops.ENDLESS:
                yield from loops.draw(game, (by.controller,))
                return


@word
class DoIf(Effect):
    """The same, with the condition behind it, so that it can stand after "may"."""

    effect: Effect
    condition: Condition

    def reading(self) -> str:
        return "{effect} {condition}" if self.condition.said_last else "{effect} if {condition}"

    def depends_on_casting(self) -> bool:
        return self.condition.announced

    def announced_parts(self, game: State, by: Source) -> Iterator[Word]:
        if not self.condition.announced:
            yield from self.parts()
        elif self.condition.holds(game, by):
            yield self.effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        if self.condition.holds(game, by):
            yield from self.effect.happen(game, by)


@word
class Have(Effect, SpokenWord):
    """An instruction with a subject of its own, after "may": "you may have your life total become 20"."""

    effect: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)

    def say(self, reader: Reader) -> str:
        said = getattr(self.effect, "said", None)
        return f"have {said(reader, bare=True) if said is not None else reader.template(self.effect, bare=True)}"


@word
class IfPays(Effect, SpokenWord):
    """CR 118.12: a player may pay a cost; if they do, something happens."""

    costs: tuple[Cost, ...]
    effect: Effect
    who: Players = YOU
    imperative = False

    def say(self, reader: Reader) -> str:
        pay = "pay {costs}" if _in_mana(self.costs) else "{costs}"
        offer = reader.template(self, f"{{who}} may {pay}. If {{who}} do[es], ")
        reader.speak_of(None)  # who pays has come between, so what was spoken of is called by its name again
        return offer + reader.template(self, "{effect}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        """CR 101.4: all choose whether they pay, then they pay, and then it happens for each who did."""
        answers = yield from offered_to(game, self.who.found(game, by), self.costs, by, self)
        for x in [answer.x for answer in answers if answer.paid]:
            by.x = x
            yield from self.effect.happen(game, by)


@word
class UnlessPays(Effect):
    """CR 118.12a: something happens unless a player pays a cost; a cost without mana reads as what they do.

    It happens once for all who did not pay, whom it finds remembered (101.4).
    """

    writes = (word_slots.DID_NOT_PAY,)
    effect: Effect
    costs: tuple[Cost, ...]
    who: Players = YOU
    imperative = False

    def reading(self) -> str:
        if _in_mana(self.costs):
            return "{effect} unless {who} pay[s] {costs}"
        return "{effect} unless {who} " + ("{costs:deed}" if _is_another(self.who) else "{costs}")

    def happen(self, game: State, by: Source) -> Rule[None]:
        answers = yield from offered_to(game, self.who.found(game, by), self.costs, by, self)
        by.remember(word_slots.DID_NOT_PAY, tuple(answer.player for answer in answers if not answer.paid))
        if by.remembered(word_slots.DID_NOT_PAY):
            yield from self.effect.happen(game, by)


def _in_mana(costs: tuple[Cost, ...]) -> bool:
    return any(cost.mana is not None for cost in costs)


def _is_another(who: Players) -> bool:
    """Whether it is one player, and not you, so that their verb ends in "s"."""
    return isinstance(who, People) and not (who.is_you or who.is_many)


class PaymentOffer(NamedTuple):
    """What became of an offer to pay: whose it was, the X they chose, and whether they paid."""

    player: Id
    x: int = 0
    paid: bool = False


def offered_to(
    game: State, players: list[Player], costs: tuple[Cost, ...], by: Source, word: Word
) -> Rule[list[PaymentOffer]]:
    """CR 118.12, 101.4: in turn order players say whether they pay; then those who would, do.

    CR 810.9b: those who share a life total pay one after the other, so that together they pay no more than they have.
    """
    if game.options.shared_life and len(players) > 1:
        each: list[PaymentOffer] = []
        for player in players:
            each += yield from offered_to(game, [player], costs, by, word)
        return each
    promised: list[tuple[Player, int | None]] = []
    for player in players:
        promised.append((player, (yield from _promised(game, player, costs, by, word))))
    found: list[PaymentOffer] = []
    for player, x in promised:
        willing = x is not None and not player.has_left
        paid = willing and (yield from _paid(game, player, costs, by, x or 0, alone=len(players) == 1))
        found.append(PaymentOffer(player.id, x or 0, paid))
    return found


def offered(game: State, player_id: int, costs: tuple[Cost, ...], by: Source, word: Word) -> Rule[bool]:
    """CR 118.12: a word asks one player to pay. Returns whether they did."""
    answers = yield from offered_to(game, [game.players[player_id]], costs, by, word)
    by.x = next((answer.x for answer in answers if answer.paid), by.x)
    return any(answer.paid for answer in answers)


def _promised(game: State, player: Player, costs: tuple[Cost, ...], by: Source, word: Word) -> Rule[int | None]:
    """CR 118.12: only what could be paid is asked. X is chosen now (107.3f); without any it is 0, None is no."""
    purpose = purpose_of(game, by, "other")
    if not all(cost.can_pay(game, player, by) for cost in costs if cost.mana is None):
        return None
    mana = mana_part(costs)
    if not can_pay_besides(game, player, mana.with_x(0), purpose, (), costs, by):
        return None
    why = f"{game.name_of(by.object_id)}: {price(game, costs, by, player.id)}?"
    if not (yield from ask(Confirm(player.id, Purpose.PAY, why, by.object_id, word))):
        return None
    if not mana.x_count:
        return by.x
    what = f"Choose X for {game.name_of(by.object_id)}."
    most = greatest_x(game, player, mana, purpose)
    return (yield from ask(ChooseX(player.id, what, 0, most, by.object_id)))


def _paid(game: State, player: Player, costs: tuple[Cost, ...], by: Source, x: int, alone: bool) -> Rule[bool]:
    """What was promised is paid, unless something that others paid, or a part of the cost, has made it impossible."""
    payer = by.clone()
    payer.controller, payer.x = player.id, x
    paying = _pay(game, player, costs, payer, mana_part(costs).with_x(x))
    if len(costs) > 1 or not alone or not player.automation.pay:
        if (yield from attempted(game, player, by.object_id, paying)) is None:
            return False
    else:
        yield from paying
    by.memory.update(payer.memory)
    return True


def _pay(game: State, player: Player, costs: tuple[Cost, ...], payer: Source, mana: ManaCost) -> Rule[bool]:
    """CR 118.12: a cost of several parts. One part may take away what another needs."""
    yield from pay_all(game, player, costs, payer, purpose_of(game, payer, "other"), mana)
    return True


ENTWINE: Final = "entwine"
"""CR 702.42a: the name of the cost for which all modes are chosen."""


@word
class ChooseModes(Modal):
    """CR 700.2: choose between instructions as the spell or ability is announced."""

    modes: tuple[Effect, ...]
    least: int = 1
    most: int = 1
    repeated: bool = False
    all_if: Condition | None = None
    """CR 700.2a, 700.2b: what must be so, as the modes are chosen, for all of them to be."""
    or_fewer: bool = False
    """Whether all of them only may be chosen then."""

    def reading(self) -> str:
        if self.all_if is not None and self.or_fewer:
            return "choose one. If {all_if}, you may choose both instead.{modes:bullets}"
        if self.all_if is not None:
            return "choose one. If {all_if}, choose both instead.{modes:bullets}"
        how = self._how_many()
        if self.repeated:
            return f"choose {how}. You may choose the same mode more than once.{{modes:bullets}}"
        return f"choose {how} —{{modes:bullets}}"

    def _how_many(self) -> str:
        """CR 700.2d."""
        if self.least == self.most:
            return number_word(self.least)
        if self.least == 0:
            every = self.most >= len(self.modes) and not self.repeated
            return "any number" if every else f"up to {number_word(self.most)}"
        if self.least == 1 and self.most == 2:
            return "one or both"
        return f"{number_word(self.least)} or more"

    def may_repeat(self) -> bool:
        return self.repeated

    def options(self) -> tuple[Effect, ...]:
        return self.modes

    def how_many(self, game: State, by: Source) -> tuple[int, int]:
        if self._entwined(by) or (self.all_if is not None and self.all_if.holds(game, by)):
            return (self.least if self.or_fewer and not self._entwined(by) else len(self.modes)), len(self.modes)
        return self.least, self.most

    def _entwined(self, by: Source) -> bool:
        return ENTWINE in by.extra_costs

    def happen(self, game: State, by: Source) -> Rule[None]:
        for mode, time in with_times(by.modes):
            yield from self.modes[mode].happen(game, at_time(by, time))


@word
class ForEachOf(Effect):
    """An instruction with a target for each of some players: "for each opponent, exile up to one target ..."."""

    reads = "for {who}, {effect}"
    who: Players
    effect: Effect
    imperative = False

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from self.effect.happen(game, by)


@word
class Later(Effect):
    """CR 603.7: a delayed triggered ability."""

    writes = (
        word_slots.THAT,
        word_slots.THE_OTHER,
        word_slots.DEALT_TO,
        word_slots.EARLIER_TARGETS,
        word_slots.TURN,
    )
    trigger: Trigger
    effect: Effect
    duration: Duration | None = None
    once: bool = True

    def reading(self) -> str:
        """A step stands after what happens then, any other event before it; and before several sentences or an if."""
        if isinstance(self.duration, ThisTurn):
            return "{trigger} {duration}, {effect}"
        if self.duration is not None:
            return "{duration}, {trigger}, {effect}"
        several = isinstance(self.effect, Sequence) and self.effect.joined == ". "
        behind = StepBegins in self.trigger.kinds() and not several and not isinstance(self.effect, DoIf)
        return "{effect} {trigger}" if behind else "{trigger}, {effect}"

    def done_by_you(self) -> bool:
        """What it says is done only later; then its own trigger tells whom it is about."""
        return False

    def aimed_parts(self) -> Iterator[Word]:
        """CR 603.3d: what is done later gets its targets as the delayed ability triggers."""
        yield self.trigger

    def happen(self, game: State, by: Source) -> Rule[None]:
        ability = TriggeredAbility(self.trigger, self.effect)
        source = by.clone()
        source.targets = {}
        that = spoken_of(by)
        if that is not None:
            source.remember(word_slots.THAT, (that,))
        source.remember(word_slots.THE_OTHER, tuple(obj.id for obj in OtherInEvent().objects(game, by)))
        source.remember(word_slots.DEALT_TO, tuple(obj.id for obj in Damaged().objects(game, by)))
        if word_slots.TURN in self.trigger.needs:
            source.remember(word_slots.TURN, (game.turn.number,))
        if by.targets:
            source.remember(word_slots.EARLIER_TARGETS, tuple(id for chosen in by.targets.values() for id in chosen))
        delay(game, DelayedTrigger(game.new_stamp(), ability, source, self.duration, self.once))
        return
        yield


@word
class WhenYouDo(Effect):
    """CR 603.12: a reflexive triggered ability; its targets are chosen only now."""

    reminds = True
    action: Effect
    ability: TriggeredAbility
    slot: Slot
    """What the action remembers if it was really done."""
    when: str = "you do"

    def reading(self) -> str:
        return f"{{action}}. When {self.when}, {{effect}}"

    @property
    def effect(self) -> Effect:
        return self.ability.effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        by.memory.pop(self.slot, None)
        if isinstance(self.action, May) and self.action.who.is_you and self.action.lacks(game, by):
            return  # it is done for what follows, so all of it must be there to be done (CR 608.2d)
        yield from self.action.happen(game, by)
        if by.remembered(self.slot):
            reflexive(game, self.ability, by)


@word
class Done(Trigger):
    """CR 603.12: the action just taken; a reflexive ability triggers without waiting for an event."""

    reads = "when you do"

    def kinds(self) -> tuple[type[Event], ...]:
        return ()

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return False


@word
class Vote(Effect):
    """CR 701.38: each player votes, starting with you; what happens depends on the count."""

    first: str
    second: str
    if_first: Effect
    if_second_or_tied: Effect
    ability_word: str = "will of the council"

    def reading(self) -> str:
        return (
            "{ability_word} — Starting with you, each player votes for {first} or {second}. If {first} gets more "
            "votes, {if_first}. If {second} gets more votes or the vote is tied, {if_second_or_tied}"
        )

    def happen(self, game: State, by: Source) -> Rule[None]:
        count = {self.first: 0, self.second: 0}
        why = f"{game.name_of(by.object_id)}: Vote for {self.first} or {self.second}."
        for player in influence.everybody(game, by, by.controller):
            ballot = (self.first, self.second)
            choice = yield from ask(Choose(player.id, Purpose.VOTE, why, ballot, about=by.object_id, word=self))
            count[choice[0]] += 1
        winner = self.if_first if count[self.first] > count[self.second] else self.if_second_or_tied
        yield from winner.happen(game, by)


@word
class AnyPlayerMay(Effect):
    """CR 101.4: each player in turn order may choose to do something, then all who did do it; or something else."""

    writes = (word_slots.EACH,)
    reads = "any player may {effect}. If no one does, {otherwise}"
    effect: Effect
    otherwise: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        willing: list[int] = []
        for player in influence.everybody(game, by):
            doer = by.for_one(player.id)
            doer.remember(word_slots.EACH, (player.id,))
            if (yield from ask(offer(game, self.effect, doer, self))):
                willing.append(player.id)
        by.remember(word_slots.EACH, tuple(willing))
        yield from (self.effect if willing else self.otherwise).happen(game, by)


def when_you_do(action: Effect, effect: Effect, slot: Slot, when: str = "you do") -> WhenYouDo:
    """CR 603.12: an action that is remembered, and what triggers when it was taken."""
    return WhenYouDo(action, TriggeredAbility(Done(), effect), slot, when)


@word
class ThisOrThat(Effect, SpokenWord):
    """CR 608.2d: you choose which of two instructions to follow, as the text is carried out."""

    first: Effect
    second: Effect

    def happen(self, game: State, by: Source) -> Rule[None]:
        both = (self.first, self.second)
        options = alternatives(instruction(game, effect, by) for effect in both)
        why = f"{game.name_of(by.object_id)}: choose what to do."
        chosen = yield from ask(Choose(by.controller, Purpose.MODE, why, options, about=by.object_id, word=self))
        yield from both[chosen[0].number].happen(game, by)

    def say(self, reader: Reader) -> str:
        """What both begin with stands once: "put it onto the battlefield or into your hand"."""
        first, second = reader.read(self.first).split(" "), reader.read(self.second).split(" ")
        shared = next((at for at, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), 0)
        return " ".join([*first, "or", *second[shared:]])


@word
class Series(Effect, SpokenWord):
    """CR 608.2c: several instructions in one sentence; a verb they share stands once."""

    effects: tuple[Effect, ...]

    def instructions(self) -> list[Effect]:
        return [part for effect in self.effects for part in effect.instructions()]

    def happen(self, game: State, by: Source) -> Rule[None]:
        for effect in self.effects:
            yield from effect.happen(game, by)

    def say(self, reader: Reader) -> str:
        first, *rest = [reader.read(effect) for effect in self.effects]
        verb = first.split(" ")[0] + " "
        who = _doer(self.effects[0])
        if isinstance(who, People) and not who.is_you and all(_doer(effect) == who for effect in self.effects):
            verb = f"{reader.read(who)} "
        return listed([first, *(text.removeprefix(verb) for text in rest)])


def _is_about_you(text: str) -> bool:
    """Whether the last sentence begins with "you", who then go on doing something."""
    return text.rpartition(". ")[2].lower().startswith("you ")


def _doer(effect: Effect) -> object:
    """The player who carries out the first part of an instruction."""
    return _doer(effect.first) if isinstance(effect, Sequence) else getattr(effect, "who", None)


def then(*effects: Effect) -> Effect:
    """One instruction after the other, each a sentence."""
    return _one_after_the_other(effects, ". ")


def in_paragraphs(*effects: Effect) -> Effect:
    """One instruction after the other, each a paragraph."""
    return _one_after_the_other(effects, "\n")


def _one_after_the_other(effects: tuple[Effect, ...], joined: str) -> Effect:
    if not effects:
        raise WrongField("Sequence.first: say at least one instruction.")
    result = effects[-1]
    for effect in reversed(effects[:-1]):
        result = Sequence(effect, result, joined)
    return result


def series(*effects: Effect) -> Series:
    """Several instructions in one sentence: "put X on A, Y on B, and Z on C"."""
    return Series(effects)


def both(first: Effect, second: Effect) -> Effect:
    """Two instructions in one sentence, with "and" between them."""
    return Sequence(first, second, " and ")


def comma_then(first: Effect, second: Effect) -> Effect:
    """Two instructions in one sentence, the second with "then"."""
    return Sequence(first, second, ", then ")


def and_then(first: Effect, second: Effect) -> Effect:
    """Two instructions in two sentences, the second with "then"."""
    return Sequence(first, second, ". Then ")
