"""Sentences: how instructions are put together, with "and", "then", "you may", "if" and full stops (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.number_phrases import for_each, where_x
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt, replaced
from planechase.reading.references import Continued, Referred, ReferredNumber, ReferredPlayer, SameSubject
from planechase.rules.events.lasting import ThisTurn
from planechase.rules.language.grammar import Condition, Cost, Effect, Filter, Players, Targeting, Trigger
from planechase.rules.language.slots import ObjectSlot
from planechase.rules.mana.costs import LoyaltySymbol, TapSymbol, UntapSymbol
from planechase.rules.mana.mana import ManaCost
from planechase.rules.mana.paying import PayMana
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words.amounts import Counted, Number, Plus
from planechase.words.casual.scheme_words import AbandonThis
from planechase.words.conditions import Remembers, StillThere, Unless
from planechase.words.cost_words import DiscardCost, PayLife, SacrificeCost
from planechase.words.effects.casting_effects import MayCastFree, MayPlayFree
from planechase.words.effects.damage_effects import DealDamage
from planechase.words.effects.exploring import Explore
from planechase.words.effects.flow import (
    ChooseModes,
    DoIf,
    Have,
    If,
    IfPays,
    Instead,
    Later,
    May,
    RepeatOnce,
    Sequence,
    Series,
    UnlessPays,
    WhenYouDo,
    when_you_do,
)
from planechase.words.effects.hands import Discard, Draw
from planechase.words.effects.incubating import Incubate
from planechase.words.effects.lasting_effects import Change, MakeTrue
from planechase.words.effects.libraries import ShuffleIntoLibrary
from planechase.words.effects.life_effects import LoseLife, SetLife
from planechase.words.effects.once_each_turn import MayOnce
from planechase.words.effects.permanent_effects import AttachTo, Sacrifice, SacrificeIt, TapIt, TapOrUntap
from planechase.words.effects.populating import Populate
from planechase.words.effects.proliferating import Proliferate
from planechase.words.effects.reflexive import WhenYouPay, when_you_pay
from planechase.words.effects.repeating import Repeatedly
from planechase.words.effects.tokens import CreateToken
from planechase.words.effects.turns import ExtraTurn, LoseGame
from planechase.words.effects.zone_effects import Exile, PlayersPut, ReturnToHand
from planechase.words.filters import OfSubtype
from planechase.words.filters.particular_filters import ThatVery
from planechase.words.manifesting import ManifestDread
from planechase.words.player_words import YOU, OwnerOf, TargetPlayer
from planechase.words.predefined import Investigate
from planechase.words.selections import any_target
from planechase.words.speech import People, Quantity, Things
from planechase.words.statics.cost_statics import CostsLess
from planechase.words.statics.permission_statics import SkipSteps
from planechase.words.triggers.player_triggers import AtBeginning, AtNext, AtNextTurns
from planechase.words.triggers.zone_triggers import Leaves
from planechase.words.word_slots import ABANDONED


def add_sentences(grammar: Grammar) -> None:
    """The kinds of sentences."""
    _add_joined(grammar)
    _add_choices(grammar)
    _add_prices(grammar)
    _add_texts(grammar)
    say = grammar.say
    say("clause", "<effect:clause> for each <each:each>", _counted)
    say("sentence", "for each <each:each>, <effect:sentence>", _counted_before)
    say("clause", "<effect:clause> twice", _repeated, count=Number(2))
    say("clause", "<effect:clause> <count:quantity> times", _repeated)
    say("clause", "draw cards equal to <count:number_of>", lambda count: Draw(count))
    say("clause", "<who:players> draw[s] cards equal to <count:number_of>", lambda who, count: Draw(count, who))
    say("clause", "draw that many cards plus <more:int>", lambda more: Draw(Plus(ReferredNumber(), more)))
    say("doing", "have your life total become <life:int>", lambda life: Have(SetLife(life)))
    say("passage", "take an extra turn after this one. skip the untap step of that turn", _without_untapping)
    say("clause", "<effect:clause>, where X is <each:number_of>", _explained)
    say("sentence", "<effect:sentence>, where X is <each:number_of>", _explained)
    say("sentence", "if <condition:condition>, <effect:sentence>", _if)
    say("clause", "<effect:clause> unless <condition:condition>", _unless_so)
    say("passage", "if <condition:condition>, <effect:sentence>. otherwise, <otherwise:sentence>", _if)
    say("clause", "<what:spells> you cast this turn cost <less:mana> less to cast", _cheaper_this_turn)
    grammar.find("effect", lambda chart, at: list(_modes(chart, at)))
    _add_delays(grammar)


def _cheaper_this_turn(what: Filter, less: ManaCost) -> Effect:
    return MakeTrue(CostsLess(what, less, YOU))


def _add_delays(grammar: Grammar) -> None:
    """CR 603.7: what happens once, at a time to come."""
    say = grammar.say
    say("sentence", "when <what:things> dies this turn, <effect:sentence>", _when_it_dies)
    for text, moment in (
        ("at the beginning of the next end step", AtNext(Step.END)),
        ("at end of combat", AtBeginning(Step.END_OF_COMBAT, None)),
        ("at the beginning of your next upkeep", AtNext(Step.UPKEEP, YOU)),
        ("at the beginning of your next end step", AtNext(Step.END, YOU)),
        ("at the beginning of the next turn's upkeep", AtNextTurns(Step.UPKEEP)),
    ):
        say("clause", f"<effect:clause> {text}", _later_aimed_now, moment=moment)
        say("sentence", f"{text}, <effect:sentence>", _later, moment=moment)


def _when_it_dies(what: Things, effect: Effect) -> Effect | None:
    """CR 603.7b: once, and only if it is still this turn."""
    if not isinstance(what, Referred) or what.many():
        return None  # a target is chosen at once, and spoken of later
    return Later(Leaves(ThatVery(what), Zone.GRAVEYARD), effect, ThisTurn())


def _later_aimed_now(effect: Effect, moment: Trigger) -> Effect | None:
    """CR 601.2c: a target that is named before the time is chosen at once, which no delayed ability does (603.7)."""
    return None if any(isinstance(part, Targeting) for part in effect.walk()) else _later(effect, moment)


def _later(effect: Effect, moment: Trigger) -> Effect | None:
    return None if isinstance(effect, Later) else Later(moment, effect)


def _without_untapping() -> Effect:
    return ExtraTurn(during=SkipSteps(YOU, Step.UNTAP))


REPEATED: Final = (Explore, Incubate, Investigate, ManifestDread, Populate, Proliferate)
"""Instructions that can be repeated. For others it would not be clear how much of the text that means."""


def _repeated(effect: Effect, count: Quantity) -> Effect | None:
    return Repeatedly(effect, count) if isinstance(effect, REPEATED) else None


def _counted(effect: Effect, each: Counted) -> Effect | None:
    return for_each(effect, each)


def _counted_before(each: Counted, effect: Effect) -> Effect | None:
    """Of an instruction that speaks of each one, as "its controller draws a card" does, it would be another number."""
    told = effect
    if isinstance(effect, CreateToken):  # whose abilities speak of what the token knows
        told = rebuilt(effect, {"token": rebuilt(effect.token, {"abilities": ()})})
    if any(isinstance(part, (Referred, ReferredPlayer, Targeting)) for part in told.walk()):
        return None
    return for_each(effect, each)


def _explained(effect: Effect, each: Counted) -> Effect | None:
    return where_x(effect, each)


def _if(condition: Condition, effect: Effect, otherwise: Effect | None = None) -> Effect:
    return If(condition, effect, otherwise)


AT_ONCE: Final = (SacrificeIt, Sacrifice, Discard, LoseLife, DealDamage, ReturnToHand, Exile, TapIt, LoseGame, Draw)
"""Instructions that are over as soon as they are carried out, so that what they depend on is asked just then."""


def _unless_so(effect: Effect, condition: Condition) -> Effect | None:
    return DoIf(effect, Unless(condition)) if isinstance(effect, AT_ONCE) else None


# ---------------------------------------------------------------------- in one sentence


def _add_joined(grammar: Grammar) -> None:
    say = grammar.say
    say("sentence", "<one:clause>", lambda one: one)
    say("sentence", "<first:clause> and <second:rest>", _joined, joined=" and ")
    say("sentence", "<first:clause>, then <second:rest>", _joined, joined=", then ")
    say("sentence", "<first:clause>, <second:rest>, and <third:rest>", _series)
    say("sentence", "<first:clause>, <second:elided>, then <third:elided>", _then_at_last)
    say("sentence", "<who:players> shuffles <what:things> into their library, then <then:rest>", _shuffled_then)
    say("rest", "<one:sentence>", lambda one: one)
    say("rest", "<one:elided>", lambda one: one)
    say("rest", "<first:elided> and <second:rest>", _joined, joined=" and ")
    say("rest", "<first:elided>, then <second:rest>", _joined, joined=", then ")


def _shuffled_then(who: Players, what: Things, then: Effect) -> Effect | None:
    """CR 701.24d: its owner does the rest, too."""
    if not isinstance(who, OwnerOf) or not isinstance(what, Referred) or what.several:
        return None
    rest = replaced(then, SameSubject(), OwnerOf(Referred("it")))
    assert isinstance(rest, Effect)
    return Sequence(ShuffleIntoLibrary(who.what), rest, ", then ")


def _joined(first: Effect, second: Effect, joined: str) -> Effect | None:
    continued = continued_by(first, second)
    return None if continued is None else Sequence(first, continued, joined)


def _then_at_last(first: Effect, second: Effect, third: Effect) -> Effect | None:
    """ "Target player discards a card, loses 1 life, then draws two cards": one after the other."""
    one, other = continued_by(first, second), continued_by(first, third)
    return None if one is None or other is None else Sequence(first, Sequence(one, other, ", then "), ", ")


def _series(first: Effect, second: Effect, third: Effect) -> Effect | None:
    one = continued_by(first, second)
    other = continued_by(first, third)
    if one is None or other is None or isinstance(one, Sequence):
        return None
    return Series((first, one, other))


def continued_by(first: Effect, second: Effect) -> Effect | None:
    """The second instruction. If it does not say who does it, the player of the first one does."""
    if not any(isinstance(part, SameSubject) for part in second.walk()):
        return second
    who = getattr(first, "who", None)
    if isinstance(first, SameSubject) or not isinstance(who, Players):
        return second if isinstance(who, SameSubject) else None
    if isinstance(who, People) and who.is_you:
        yours = replaced(second, SameSubject(), YOU)
        assert isinstance(yours, Effect)
        return yours
    continued = replaced(second, SameSubject(), who if isinstance(who, Continued) else Continued(who))
    assert isinstance(continued, Effect)
    return continued


# ---------------------------------------------------------------------- what players may do


def _add_choices(grammar: Grammar) -> None:
    say = grammar.say
    say("doing", "<one:sentence>", lambda one: one)
    say("doing", "<one:bare>", lambda one: one)
    say("doing", "have <one:clause>", _had_done)
    say("doing", "<first:bare> and <second:rest>", _joined, joined=" and ")
    say("sentence", "you may <effect:doing>", _may)
    say("sentence", "<who:players> may <effect:doing>", _may)
    hurting = "<source:things> deal damage equal to <count:number_of> to any target of their choice"
    say("sentence", f"<who:players> may have {hurting}", _may_have_hurt)
    say("sentence", "you may tap or untap <what:things>", lambda what: May(TapOrUntap(what)))
    say("passage", "you may <effect:doing>. if you do, <then:sentence>", _may)
    say("passage", "you may <effect:doing>. if you don't, <otherwise:sentence>", _may)
    say("passage", "you may <effect:doing>. if you do, <then:sentence>. otherwise, <otherwise:sentence>", _may)
    say("passage", "you may <effect:doing>. when you do, <then:effect>", _when_you_may)
    say("passage", "you may <effect:doing>. if you do, <then:sentence>. if you don't, <otherwise:sentence>", _may)
    say("passage", "<who:players> may <effect:sentence>. if [they|that player] [do|does], <then:sentence>", _may)
    say(
        "passage",
        "<who:players> may <effect:sentence>. if [they|that player] [don't|doesn't], <otherwise:sentence>",
        _may,
    )
    for offer in ("you may <effect:doing>", "you may <effect:doing>. if you do, <then:sentence>"):
        say("passage", f"{offer}. do this only once each turn", _may_once)
    for text, zone in (("onto the battlefield", Zone.BATTLEFIELD), ("into your hand", Zone.HAND)):
        for card in ("it", "that card", "the card"):
            said = Referred(card if card != "the card" else "that card", noun="" if card == "it" else "card")
            not_put = StillThere(said, zone)
            say("condition", f"you don't put {card} {text}", lambda not_put=not_put: not_put)
    say("passage", "<first:clause>. if you don't, <otherwise:sentence>", _if_not_played)
    say("passage", "<first:sentence>. if you do, <second:sentence>", _if_done)
    say("passage", "<first:sentence>. if they do, <second:sentence>", _if_the_team_does)
    done = "<first:sentence>. if [they|that player] [do|does], <second:sentence>"
    say("passage", done, _if_they_did)
    say("passage", f"{done}. <other:sentence> instead if <condition:condition>", _if_they_did)
    say("passage", f"{done}. if <condition:condition>, <other:sentence> instead", _if_they_did)
    say("passage", "<first:sentence>. when you do, <second:effect>", _when_done)


def _may_have_hurt(who: Players, source: Things, count: Counted) -> Effect | None:
    """CR 601.2c: the player who may do it chooses the target."""
    return None if who == YOU else May(Have(DealDamage(any_target(by=who), count, source)), who)


def _had_done(one: Effect) -> Effect | None:
    """ "You may have it get +1/+1": what becomes of something else."""
    return Have(one) if isinstance(one, Change) else None


def _may(
    effect: Effect, who: Players = YOU, then: Effect | None = None, otherwise: Effect | None = None
) -> Effect | None:
    if isinstance(effect, (May, PlayersPut)):
        return None
    if isinstance(effect, AbandonThis) and then is not None and otherwise is None:
        return Sequence(May(effect, who), If(Remembers(ABANDONED), then))  # CR 701.33: it may be gone by then
    return May(effect, who, then, otherwise)


def _if_not_played(first: Effect, otherwise: Effect) -> Effect | None:
    """CR 608.2g: a card that was neither cast nor played is still where it was."""
    if not isinstance(first, (MayCastFree, MayPlayFree)) or not isinstance(first.what, Referred):
        return None
    return None if first.what.several else Sequence(first, If(StillThere(first.what), otherwise))


def _may_once(effect: Effect, then: Effect | None = None) -> Effect | None:
    return None if isinstance(effect, (May, PlayersPut)) else MayOnce(effect, YOU, then)


def _slot_of(effect: Effect) -> ObjectSlot | None:
    """Where an instruction keeps what it was done to."""
    written = [slot for part in effect.instructions() for slot in part.written() if isinstance(slot, ObjectSlot)]
    return written[-1] if written else None


def _if_done(first: Effect, second: Effect) -> Effect | None:
    slot = _slot_of(first)
    if slot is None or isinstance(first, (May, If)) or any(isinstance(part, AttachTo) for part in first.walk()):
        return None  # of what was attached nothing is kept, so nobody could tell whether all of it was done
    return Sequence(first, If(Remembers(slot), second))


def _if_the_team_does(first: Effect, second: Effect) -> Effect | None:
    """CR 805.4d: of what a team may do together."""
    slot = _slot_of(first) if getattr(first, "of_team", False) else None
    return None if slot is None else Sequence(first, If(Remembers(slot, ReferredPlayer("they")), second))


def _if_they_did(
    first: Effect, second: Effect, other: Effect | None = None, condition: Condition | None = None
) -> Effect | None:
    """CR 608.2c: of one player it can be told whether they did it."""
    slot, who = _slot_of(first), getattr(first, "who", None)
    one = isinstance(who, (TargetPlayer, ReferredPlayer)) and not who.is_many and who != ReferredPlayer("those players")
    if slot is None or not one or not isinstance(first, (Sacrifice, Discard)):
        return None
    then = second if other is None or condition is None else Instead(second, condition, other)
    return Sequence(first, If(Remembers(slot, ReferredPlayer("they")), then))


def _when_done(first: Effect, second: Effect) -> Effect | None:
    slot = _slot_of(first)
    return None if slot is None or isinstance(first, (May, If)) else when_you_do(first, second, slot)


def _when_you_may(effect: Effect, then: Effect) -> Effect | None:
    slot = _slot_of(effect)
    return None if slot is None else when_you_do(May(effect), then, slot)


def _add_prices(grammar: Grammar) -> None:
    say = grammar.say
    say("price", "pay[s] <mana:manacosts>", lambda mana: mana)
    say("price", "pay <mana:manacosts> and <cost:cost>", _with_mana)
    say("passage", "you may <costs:price>. if you do, <effect:sentence>", _if_pays)
    say("passage", "you may <costs:price>. when you do, <effect:effect>", when_you_pay)
    say("passage", "<who:players> may <costs:price>. if [they|that player] [do|does], <effect:sentence>", _if_pays)
    say("clause", "<effect:clause> unless <who:players> <costs:price>", _unless)
    say("clause", "<effect:clause> unless <who:players> <costs:costs>", _unless_done)
    say("clause", "<effect:clause> unless <who:players> <cost:deed>", _unless_deed)
    for verb, their in (("sacrifices", "deed"), ("sacrifice", "ourdeed")):
        say(their, f"{verb} <what:one> of their choice", lambda what: SacrificeCost(what))
        say(their, f"{verb} <count:int> <what:many> of their choice", _sacrificed)
    say("deed", "sacrifices <what:one>", lambda what: SacrificeCost(what))
    say("deed", "sacrifices <count:int> <what:many>", _sacrificed)
    say("deed", "discards <what:card>", lambda what: DiscardCost(what))
    say(
        "deed", "discards <count:int> <what:cards>", lambda what, count: DiscardCost(what, count) if count > 1 else None
    )
    say("deed", "pays <life:int> life", lambda life: PayLife(life))
    say("clause", "<effect:clause> unless <who:players> <cost:ourdeed>", _unless_deed)


def _with_mana(mana: tuple[Cost, ...], cost: Cost) -> tuple[Cost, ...] | None:
    return None if cost.mana is not None else (*mana, cost)


def _if_pays(costs: tuple[Cost, ...], effect: Effect, who: Players = YOU) -> Effect:
    return IfPays(costs, effect, who)


def _unless(effect: Effect, costs: tuple[Cost, ...], who: Players) -> Effect:
    return UnlessPays(effect, costs, who)


def _sacrificed(what: Filter, count: int) -> Cost | None:
    return SacrificeCost(what, count) if count > 1 else None


def _unless_deed(effect: Effect, cost: Cost, who: Players) -> Effect | None:
    """CR 118.12a: what another player does rather than pays."""
    return None if isinstance(who, People) and who.is_you else UnlessPays(effect, (cost,), who)


def _unless_done(effect: Effect, costs: tuple[Cost, ...], who: Players) -> Effect | None:
    """CR 118.12a: what is done rather than paid."""
    if len(costs) > 1 or isinstance(costs[0], (PayMana, LoyaltySymbol, TapSymbol, UntapSymbol)):
        return None
    return UnlessPays(effect, costs, who)


# ---------------------------------------------------------------------- whole texts


def _add_texts(grammar: Grammar) -> None:
    say = grammar.say
    for kind in ("sentence", "passage"):
        say("effect", f"<one:{kind}>", lambda one: one)
        say("effect", f"<first:{kind}>. <second:effect>", _sequence)
        say("effect", f"<first:{kind}>. then <second:effect>", _sequence, joined=". Then ")
    say("effect", "<effect:effect>. then if <condition:condition>, repeat this process once", _repeated_once)


def _sequence(first: Effect, second: Effect, joined: str = ". ") -> Effect | None:
    """CR 603.12: what follows "when you do" belongs to the ability that triggers."""
    if isinstance(first, (WhenYouDo, WhenYouPay)) or isinstance(second, RepeatOnce):
        return None  # and a process that is repeated begins where the text does
    after = second.first if isinstance(second, Sequence) else second
    if isinstance(first, If) and isinstance(after, If) and after.otherwise is not None and first.otherwise is None:
        narrower = isinstance(getattr(first.condition, "description", None), OfSubtype)
        if type(first.condition) is type(after.condition) and not narrower:
            return None  # "otherwise" may mean that neither was so
    return Sequence(first, second, joined)


def _repeated_once(effect: Effect, condition: Condition) -> Effect | None:
    """CR 608.2c: one process is what speaks of itself, as "exile a card. You may cast it" does."""
    row = effect
    while isinstance(row, Sequence):
        if not any(isinstance(part, Referred) for part in row.second.walk()):
            return None
        row = row.first
    return RepeatOnce(effect, condition)


AGAIN: Final = ["you", "may", "choose", "the", "same", "mode", "more", "than", "once", "."]


def _modes(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """CR 700.2: a list of modes, each with a bullet."""
    if chart.word(at) != "choose":
        return
    yield from _both_if(chart, at + 1)
    for start, least, most in _how_many_modes(chart, at + 1):
        if chart.word(start) == "—":
            for end, modes in _bullets(chart, start + 1):
                yield end, ChooseModes(modes, least, most or len(modes))
        if chart.says(start, ".", *AGAIN):
            for end, modes in _bullets(chart, start + 1 + len(AGAIN)):
                yield end, ChooseModes(modes, least, most or len(modes), repeated=True)


AS_YOU_CAST: Final = ("as", "you", "cast", "this", "spell")
BOTH_INSTEAD: Final = (
    (("choose", "both", "instead"), False),
    (("you", "may", "choose", "both", "instead"), True),
    (("you", "may", "choose", "both"), True),
)


def _both_if(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """CR 700.2a, 700.2b: "choose one. If you control a Cat, you may choose both instead."."""
    if not chart.says(at, "one", ".", "if"):
        return
    for end, so in chart.find("condition", at + 3):
        assert isinstance(so, Condition)
        if so.announced or any(isinstance(part, Referred) for part in so.walk()):
            continue
        after = end + len(AS_YOU_CAST) if chart.says(end, *AS_YOU_CAST) else end
        for words, or_fewer in BOTH_INSTEAD if chart.word(after) == "," else ():
            start = after + 1 + len(words)
            if chart.says(after + 1, *words, "."):
                for last, modes in _bullets(chart, start + 1):
                    if len(modes) == 2:
                        yield last, ChooseModes(modes, all_if=so, or_fewer=or_fewer)


def _how_many_modes(chart: Chart, at: int) -> Iterator[tuple[int, int, int]]:
    """Where it ends, and the least and the greatest number of modes; 0 is all of them."""
    if chart.says(at, "any", "number"):
        yield at + 2, 0, 0
    if chart.says(at, "up", "to"):
        for end, most in chart.find("int", at + 2):
            assert isinstance(most, int)
            yield end, 0, most
    for end, number in chart.find("int", at):
        assert isinstance(number, int)
        yield end, number, number
        if chart.says(end, "or", "more"):
            yield end + 2, number, 0
        if chart.says(end, "or", "both") and number == 1:
            yield end + 2, 1, 2


def _bullets(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Effect, ...]]]:
    """Every mode to the last; the full stop of the last is left to the ability."""
    if not chart.says(at, "\n", "•"):
        return
    for end, mode in chart.find("effect", at + 2):
        assert isinstance(mode, Effect)
        if chart.word(end) != ".":
            continue
        more = False
        for after, rest in _bullets(chart, end + 1):
            more = True
            yield after, (mode, *rest)
        if not more:
            yield end, (mode,)
