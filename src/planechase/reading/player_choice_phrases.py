"""What players choose as an instruction is carried out, and what happens where they cannot do it (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import ReferredPlayer
from planechase.rules.events.lasting import ThisTurn
from planechase.rules.language.grammar import Duration, Effect, Filter, Players, Statement
from planechase.rules.language.keywords import KEYWORDS
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.casual.scheme_words import THE_RICHEST, OfTheTied
from planechase.words.conditions import NotSo, Remembers
from planechase.words.effects.choosing_effects import ChooseTarget
from planechase.words.effects.counter_effects import PutCounterOfChoice
from planechase.words.effects.flow import If, Sequence
from planechase.words.effects.hands import Discard
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.effects.offering import OfferOneOfEach
from planechase.words.effects.permanent_effects import Sacrifice
from planechase.words.effects.zone_effects import PlayersPut
from planechase.words.player_words import EACH_PLAYER, YOU, TargetPlayer
from planechase.words.selections.groups import ANY_NUMBER
from planechase.words.speech import Things
from planechase.words.statics.continuous_statics import Continuous


def add_deciding(grammar: Grammar) -> None:
    """Instructions with a choice in them."""
    say = grammar.say
    for kind in ("+1/+1", "-1/-1", *KEYWORDS):
        say("counterchoice", kind, lambda kind=kind: kind)
    grammar.find("counterchoices", lambda chart, at: list(_kinds(chart, at)))
    say("clause", "put your choice of [a|an] <kinds:counterchoices> counter on <on:things>", _counter_of_choice)
    say("clause", "select target player at random", _at_random)
    say("clause", "sacrifice any number of <what:many>", _any_number)
    say("passage", "<first:clause>. if you can't, <second:sentence>", _if_not)
    say("clause", "<duration:duration>, <one:statement> and <other:statement>", _both_for_a_while)
    say("players", THE_RICHEST.text, lambda: ReferredPlayer(THE_RICHEST.text))
    say("passage", "<effect:sentence>. if two or more players are tied for highest life total, you choose one", _tied)
    _add_offering(grammar)
    _add_own_cards(grammar)


def _kinds(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """ "vigilance, menace, or trample", "flying or lifelink"."""
    for end, one in chart.find("counterchoice", at):
        for after, rest in _more_kinds(chart, end, first=True):
            yield after, (one, *rest)


def _more_kinds(chart: Chart, at: int, first: bool = False) -> Iterator[tuple[int, tuple[object, ...]]]:
    comma = chart.word(at) == ","
    start = at + 1 if comma else at
    last = chart.word(start) == "or"
    if comma == (first and last) or not (comma or last):
        return
    for end, one in chart.find("counterchoice", start + 1 if last else start):
        if last:
            yield end, (one,)
        else:
            for after, rest in _more_kinds(chart, end):
                yield after, (one, *rest)


def _counter_of_choice(kinds: tuple[str, ...], on: Things) -> Effect | None:
    return None if on.many() else PutCounterOfChoice(kinds, on)


def _at_random() -> Effect:
    """CR 601.2c: chance selects the target."""
    return ChooseTarget(TargetPlayer(at_random=True), at_random=True)


def _any_number(what: Filter) -> Effect:
    return Sacrifice(what, count=ANY_NUMBER)


def _if_not(first: Effect, second: Effect) -> Effect | None:
    """CR 608.2c: what of one object was not done, could not be done."""
    if not isinstance(first, (Sacrifice, Discard)) or first.who != YOU or not first.count.is_one():
        return None
    return Sequence(first, If(NotSo(Remembers(first.into)), second))


def _both_for_a_while(duration: Duration, one: Statement, other: Statement) -> Effect | None:
    """CR 611.2c: not of changes to objects, which are found as the instruction happens."""
    if isinstance(duration, ThisTurn) or isinstance(one, Continuous) or isinstance(other, Continuous):
        return None
    return Sequence(MakeTrue(one, duration), MakeTrue(other, duration), " and ")


def _tied(effect: Effect) -> Effect | None:
    """CR 608.2d: the player is chosen when the instruction is carried out."""
    if isinstance(effect, Sequence):
        last = _tied(effect.second)
        return None if last is None else Sequence(effect.first, last, effect.joined)
    known = replaced(effect, ReferredPlayer(THE_RICHEST.text), THE_RICHEST)
    return OfTheTied(known) if isinstance(known, Effect) and known != effect else None


def _add_offering(grammar: Grammar) -> None:
    say = grammar.say
    say("kindrow", "<one:one>", lambda one: (one,))
    say("kindrow", "<one:one> and <other:one>", lambda one, other: (one, other))
    say("kindrow", "<one:one>, <other:one>, and <third:one>", lambda one, other, third: (one, other, third))
    say(
        "passage",
        "<who:players> chooses <first:one>, puts it on top of its owner's library, and then does the same for "
        "<kinds:kindrow>. then each player who owns one of the chosen permanents shuffles",
        _offered,
    )


def _offered(who: Players, first: Filter, kinds: tuple[Filter, ...]) -> Effect | None:
    """CR 608.2c: the text says for the first only whose they are not, and means all."""
    parts = first.parts_ if isinstance(first, f.And) else (first,)
    if ~f.YOURS not in parts or who == YOU:
        return None
    others = tuple(part for part in parts if isinstance(part, f.Description) and part != ~f.YOURS)
    return OfferOneOfEach((others[0] if len(others) == 1 else f.And(others), *kinds), who) if others else None


# ---------------------------------------------------------------------- each with cards of their own


def _add_own_cards(grammar: Grammar) -> None:
    """CR 101.4: where the cards enter tapped, beside everything else that can be said of them."""
    say = grammar.say
    grave, hand = Zone.GRAVEYARD, Zone.HAND
    everything = "<who:players> return[s] all <what:cards> from their graveyard to the battlefield tapped"
    say("clause", everything, _put, origin=grave, all_of_them=True)
    say("clause", "<who:players> may return <what:card> from their graveyard to their hand", _return_to_hand)
    in_turn = "starting with you, each player may put <what:card> from their hand onto the battlefield"
    say("clause", in_turn, _one_after_the_other)
    for text, origin in (
        ("return <what:card> from their graveyard to the battlefield tapped", grave),
        ("put <what:card> from their hand onto the battlefield tapped", hand),
    ):
        say("clause", f"<who:players> may {text}", _put, origin=origin, may=True)


def _return_to_hand(who: Players, what: Filter) -> Effect | None:
    return None if who == YOU else PlayersPut(what, Zone.GRAVEYARD, Zone.HAND, who, may=True)


def _one_after_the_other(what: Filter) -> Effect:
    return PlayersPut(what, Zone.HAND, who=EACH_PLAYER, may=True, starting_with_you=True)


def _put(who: Players, what: Filter, origin: Zone, may: bool = False, all_of_them: bool = False) -> Effect | None:
    if who == YOU:
        return None
    if all_of_them:
        return PlayersPut(what, origin, who=who, count=None, tapped=True)
    return PlayersPut(what, origin, who=who, may=may, tapped=True)
