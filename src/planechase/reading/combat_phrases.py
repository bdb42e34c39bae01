"""Combat for a turn: "must be blocked this turn if able", "can't be blocked this turn by Walls" (CR 508.1, 509.1)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.references import Referred
from planechase.rules.language.grammar import Duration, Effect, Modification, Statement, Targeting
from planechase.words import filters as f
from planechase.words.effects.combat_now import BlocksIfAble, CombatNow
from planechase.words.effects.flow import Sequence
from planechase.words.effects.lasting_effects import CantBlockNow, Change, UnblockableNow
from planechase.words.selections import HOST, THIS
from planechase.words.speech import Things
from planechase.words.statics import combat_statics as c

IT = f.ITSELF
Rules = tuple[Statement, ...]


def add_fighting(grammar: Grammar) -> None:
    """Rules of combat that last for a turn, alone and behind what else becomes of the same creatures."""
    _add_rules(grammar)
    say = grammar.say
    say("clause", "<what:things> <rules:nowrule>", _now)
    say("clause", "<what:things> each <rules:nowrule>", _now)
    say("clause", "all creatures able to block <what:things> this turn do so", _all_block)
    say("sentence", "<what:things> <changes:changes> <duration:duration> and <rules:nowrule>", _changed_and)
    say("sentence", "<what:things> each <changes:changes> <duration:duration> and <rules:nowrule>", _changed_and)
    for now, text in ((UnblockableNow, "can't be blocked this turn"), (CantBlockNow, "can't block this turn")):
        for each in ("", "each "):
            say(
                "sentence",
                f"<what:things> {each}<changes:changes> <duration:duration> and {text}",
                _changed_and_now,
                now=now,
            )


def _add_rules(grammar: Grammar) -> None:
    say = grammar.say
    for text, rules in (
        ("can't attack this turn", (c.CantAttack(IT),)),
        ("can't attack or block this turn", (c.CantAttack(IT), c.CantBlock(IT))),
        ("attack[s] this turn if able", (c.MustAttack(IT),)),
        ("block[s] this turn if able", (BlocksIfAble(IT),)),
        ("must be blocked this turn if able", (c.BlockedIfAble(IT),)),
        ("can block an additional creature this turn", (c.CanBlockMore(IT),)),
    ):
        say("nowrule", text, lambda rules=rules: rules)
    for text in ("this turn except by <what:fighters>", "except by <what:fighters> this turn"):
        say("nowrule", f"can't be blocked {text}", lambda what: (c.CantBeBlocked(IT, what),))
    for text in ("this turn by <what:fighters>", "by <what:fighters> this turn"):
        say("nowrule", f"can't be blocked {text}", lambda what: (c.CantBeBlocked(IT, only_by=what),))


def _now(what: Things, rules: Rules) -> Effect | None:
    """CR 611.2c: of certain creatures; a rule about all of a kind would be one for those that come later, too."""
    certain = isinstance(what, (Targeting, Referred)) or what in (THIS, HOST)
    return CombatNow(what, rules) if certain else None


def _all_block(what: Things) -> Effect | None:
    return _now(what, (c.AllMustBlock(IT),))


def _again(what: Things) -> Things | None:
    """The same creatures, mentioned a second time: a target by a pronoun, because "target" is said once (CR 115.3)."""
    if what == THIS or isinstance(what, Referred):
        return what
    if isinstance(what, Targeting):
        return Referred("them" if what.many() else "it", several=what.many())
    return None


def _changed_and(what: Things, changes: tuple[Modification, ...], duration: Duration, rules: Rules) -> Effect | None:
    same = _again(what)
    return Sequence(Change(what, changes, duration), CombatNow(same, rules), " and ") if same is not None else None


def _changed_and_now(
    what: Things,
    changes: tuple[Modification, ...],
    duration: Duration,
    now: type[UnblockableNow] | type[CantBlockNow],
) -> Effect | None:
    same = _again(what)
    return Sequence(Change(what, changes, duration), now(same), " and ") if same is not None else None
