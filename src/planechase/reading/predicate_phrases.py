"""Several things said of one subject: "gets +2/+2, has vigilance, and can't block" (CR 604.1, 611.3).

A predicate is a statement about a subject that is still open; a row of predicates becomes one ability.
"""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.card_lines import spoken_of, standing
from planechase.reading.change_phrases import changes_at, counted_changes, is_one_number
from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import Referred, ReferredSubject
from planechase.reading.text_tokens import SELF
from planechase.rules.language.abilities import Ability, StaticAbility
from planechase.rules.language.grammar import Condition, Filter, Modification, Statement
from planechase.words import filters as f
from planechase.words.amounts import Counted
from planechase.words.conditions import DuringYourTurn, NotSo, Provided, Unless
from planechase.words.filters import Description
from planechase.words.keywords.fighting import WeakerThanThis
from planechase.words.keywords.soulbond import IsPaired, both_creatures
from planechase.words.player_words import YOU, ChosenPlayer, DefendingPlayer
from planechase.words.selections import HOST, THIS
from planechase.words.statics import combat_statics as c
from planechase.words.statics.continuous_statics import Continuous
from planechase.words.statics.permission_statics import NoActivating, StaysTapped, UntapsNoMore
from planechase.words.statics.restricting import BlockersOfOne, CantAttackThere

PredicateStatements = tuple[Statement, ...]
IT = ReferredSubject()


def add_predicates(grammar: Grammar) -> None:
    """A predicate, and the abilities that are made of it."""
    _add_attacking(grammar)
    _add_blocking(grammar)
    _add_pairs(grammar)
    say = grammar.say
    say("rule", "[doesn't|don't] untap during its controller's untap step", _stays_tapped)
    say("rule", "don't untap during their controllers' untap steps", _stays_tapped)
    say("stated", "<what:subject> [doesn't|don't] untap during your untap step", _yours_stays_tapped)
    say("stated", "<what:subject> don't untap during [their|that player's] untap step", _theirs_stays_tapped)
    say("statement", "players can't untap more than <count:int> <what:plain> during their untap steps", UntapsNoMore)
    say("statement", "players can't untap more than <count:int> <what:many> during their untap steps", UntapsNoMore)
    say("rule", "its activated abilities can't be activated", lambda: (NoActivating(IT, mana_too=True),))
    say("rule", "its activated abilities can't be activated unless they're mana abilities", lambda: (NoActivating(IT),))
    say("counted", "<changes:changes> for each <each:each>", _counted)
    grammar.find("predicates", lambda chart, at: list(_rows(chart, at)))
    say("stated", "<what:subject> <said:predicates>", _about)
    say("ability", "<said:stated>.", _static)
    say("ability", "as long as <condition:condition>, <said:stated>.", _static)
    say("ability", "<said:stated> as long as <condition:condition>.", _static)
    say("ability", "during your turn, <said:stated>.", lambda said: _static(said, DuringYourTurn()))
    say("ability", "<said:stated> unless <condition:condition>.", _behind, unless=True)
    say("ability", "<said:stated> if <condition:condition>.", _behind, unless=False)
    say("ability", "<what:subject> <changes:changes> if <condition:condition>.", _if_it_was_so)
    say("ability", "during turns other than yours, <said:stated>.", lambda said: _static(said, NotSo(DuringYourTurn())))
    say("ability", "<what:subject> <changes:changes>, and all creatures able to block it do so.", _with_blockers)


def _add_pairs(grammar: Grammar) -> None:
    """CR 702.95: what both creatures of a pair are or have."""
    for both in ("both creatures", "each of those creatures"):
        grammar.say("ability", f"as long as {SELF} is paired with another creature, {both} <changes:changes>.", _paired)


def _paired(changes: tuple[Modification, ...]) -> Ability:
    return StaticAbility((both_creatures(*changes),), IsPaired())


def _add_attacking(grammar: Grammar) -> None:
    say = grammar.say
    say("rule", "can't attack", lambda: (c.CantAttack(IT),))
    say("rule", "can't attack or block", lambda: (c.CantAttack(IT), c.CantBlock(IT)))
    say("rule", "can't attack you", lambda: (c.CantAttack(IT, YOU),))
    say("rule", "can't attack you or planeswalkers you control", lambda: (c.CantAttack(IT, YOU, walkers_too=True),))
    say("rule", "attack[s] each combat if able", lambda: (c.MustAttack(IT),))
    say(
        "statement",
        "<what:many> can't attack you unless their controller pays <cost:mana> for each creature they control that's "
        "attacking you",
        lambda what, cost: c.AttackTax(cost, YOU, what),
    )
    say(
        "statement",
        "<what:many> can't attack you or planeswalkers you control unless their controller pays <cost:mana> for each "
        "of those creatures",
        lambda what, cost: c.AttackTax(cost, YOU, what, walkers_too=True),
    )


def _add_blocking(grammar: Grammar) -> None:
    say = grammar.say
    for text, blocked in (("it", Referred("it")), ("~", THIS), ("equipped creature", HOST)):
        say("after", f"blocking {text}", lambda blocked=blocked: f.BlockingThat(blocked))
    say("rule", "can't block", lambda: (c.CantBlock(IT),))
    say("rule", "can block only <what:many>", lambda what: (c.CantBlock(IT, ~what),))
    say("rule", "can't be blocked", lambda: (c.CantBeBlocked(IT),))
    say("rule", "can't be blocked by <what:fighters>", lambda what: (c.CantBeBlocked(IT, only_by=what),))
    say("rule", "can't be blocked except by <what:fighters>", lambda what: (c.CantBeBlocked(IT, what),))
    say("rule", "can't be blocked by more than <most:int> creature[s]", lambda most: (BlockersOfOne(IT, most),))
    say("rule", "can't be blocked except by <least:int> or more creatures", _not_by_fewer)
    say("rule", "can't block <what:many>", lambda what: (c.CantBlock(IT, what),))
    say("rule", "can't block ~", lambda: (c.CantBlock(IT, f.ITSELF),))
    say("stated", "<who:subject> can't block <it:subject>", _not_it)
    say("fighters", "<what:many>", _one_group)
    say("fighters", "<one:many> [and/or|or|and] <other:many>", lambda one, other: f.Or((one, other)))
    say("rule", "must be blocked if able", lambda: (c.BlockedIfAble(IT),))


def _not_by_fewer(least: int) -> PredicateStatements | None:
    return (BlockersOfOne(IT, least=least),) if least > 1 else None


def _not_it(who: Description, it: Description) -> PredicateStatements | None:
    """What is smaller than a creature cannot block "it": the creature itself, which the description named."""
    named = any(isinstance(part, WeakerThanThis) for part in who.walk())
    return (c.CantBlock(who, f.ITSELF),) if it == IT and named else None


def _one_group(what: Description) -> Description | None:
    """Where "Walls and/or creatures with flying" stands, it is only of the latter that they have flying."""
    parts = what.parts_ if isinstance(what, f.And) else ()
    return None if len(parts) > 1 and any(isinstance(part, f.Or) for part in parts) else what


def _stays_tapped() -> PredicateStatements:
    return (StaysTapped(IT),)


def _yours_stays_tapped(what: Description) -> PredicateStatements | None:
    """CR 502.3: your untap step is the one of what you control."""
    yours = what == f.ITSELF or any(isinstance(part, f.Yours) for part in what.walk())
    return (StaysTapped(what),) if yours else None


def _theirs_stays_tapped(what: Description) -> PredicateStatements | None:
    """CR 502.3: of one player, who is named before."""
    whose = [part.who for part in what.walk() if isinstance(part, f.ControlledBy)]
    return (StaysTapped(what),) if any(isinstance(who, ChosenPlayer) for who in whose) else None


def _counted(changes: tuple[Modification, ...], each: Counted) -> PredicateStatements | None:
    counted = counted_changes(changes, each)
    return (Continuous(IT, counted),) if counted is not None else None


# ---------------------------------------------------------------------- rows


def _parts(chart: Chart, at: int) -> Iterator[tuple[int, PredicateStatements]]:
    for end, changes in changes_at(chart, at):
        yield end, (Continuous(IT, changes),)
    for kind in ("counted", "rule"):
        for end, said in chart.find(kind, at):
            assert isinstance(said, tuple)
            yield end, said


def _rows(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """Rows with more in them than plain changes, which `change_phrases` reads."""
    for end, one in _parts(chart, at):
        if not isinstance(one[0], Continuous):
            yield end, one
        for after, rest in _more(chart, end):
            row = _merged((*one, *rest))
            if any(not isinstance(each, Continuous) for each in row) or _is_counted(row):
                yield after, row


def _is_counted(row: PredicateStatements) -> bool:
    return any(isinstance(part, Counted) for each in row for part in each.walk())


def _more(chart: Chart, at: int) -> Iterator[tuple[int, PredicateStatements]]:
    comma = chart.word(at) == ","
    start = at + 1 if comma else at
    last = chart.word(start) == "and"
    if not comma and not last:
        return
    for end, one in _parts(chart, start + 1 if last else start):
        if last:
            yield end, one
        else:
            for after, rest in _more(chart, end):
                yield after, (*one, *rest)


def _merged(row: PredicateStatements) -> PredicateStatements:
    """Changes that stand beside each other are one statement."""
    found: list[Statement] = []
    for each in row:
        before = found[-1] if found else None
        if isinstance(each, Continuous) and isinstance(before, Continuous):
            found[-1] = Continuous(IT, (*before.changes, *each.changes))
        else:
            found.append(each)
    return tuple(found)


# ---------------------------------------------------------------------- abilities


def _about(what: Description, said: PredicateStatements) -> PredicateStatements | None:
    if not all(is_one_number(what, part) for each in said for part in each.walk() if isinstance(part, Counted)):
        return None
    return _with_subject(said, what)


def _with_subject(said: PredicateStatements, what: Filter) -> PredicateStatements:
    known = replaced(said, IT, what)
    assert isinstance(known, tuple)
    return known


def _static(said: PredicateStatements, condition: Condition | None = None) -> Ability | None:
    """The subject of a condition is "it" in what follows."""
    known = spoken_of(condition, getattr(said[0], "what", None))
    if known is None and condition is not None:
        return None
    condition = known
    if any(part == IT for each in said for part in each.walk()):
        about = getattr(condition, "what", None)
        meant = f.ITSELF if about == THIS else f.AttachedHost() if about == HOST else None
        return standing(_with_subject(said, meant), condition) if meant is not None else None
    return standing(said, condition)


def _if_it_was_so(what: Description, changes: tuple[Modification, ...], condition: Condition) -> Ability | None:
    """What has happened once stays so: "has flying if it was kicked"."""
    if not condition.settled or what == IT:
        return None
    return _static((Continuous(what, changes),), condition)


def _with_blockers(what: Description, changes: tuple[Modification, ...]) -> Ability | None:
    particular = any(isinstance(part, (f.ItsSource, f.AttachedHost)) for part in what.walk())
    return standing((Continuous(what, changes), c.AllMustBlock(what))) if particular else None


def _behind(said: PredicateStatements, condition: Condition, unless: bool) -> Ability | None:
    """A condition at the end; not for changes, which last "as long as" something else does."""
    if any(isinstance(each, Continuous) for each in said):
        return None
    if any(isinstance(part, DefendingPlayer) for part in condition.walk()):
        only = said[0]
        if len(said) > 1 or not isinstance(only, c.CantAttack) or only.whom is not None:
            return None
        return StaticAbility((CantAttackThere(only.what, condition, unless),))
    return _static(said, Unless(condition) if unless else Provided(condition))
