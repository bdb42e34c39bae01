"""Conditions: how things stand and what has happened, where a text says it otherwise than one word alone does."""

from __future__ import annotations

from collections.abc import Iterator

from planechase.reading.chart import Chart
from planechase.reading.productions import Grammar
from planechase.reading.references import Referred, ReferredPlayer
from planechase.rules.language.card_types import CREATURE, SUPERTYPE_NAMES, TYPE_NAMES
from planechase.rules.language.colors import COLOR_OF_NAME
from planechase.rules.language.grammar import Condition, Filter, Players
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.history import Did, When
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.amounts import Number
from planechase.words.board_conditions import ControlsMost, Devotion, DevotionBelow, OnTheBattlefield
from planechase.words.casual.commander_words import IsCommander, IsYourCommander
from planechase.words.conditions import (
    CastByYou,
    Controls,
    ControlsEach,
    ControlsNeither,
    Devoured,
    HandSize,
    HasCounters,
    IsThe,
    NotSo,
    TopCardIs,
    WasKicked,
    WasThe,
    YourTurn,
)
from planechase.words.english import plural
from planechase.words.filters.permanent_filters import MODIFIED
from planechase.words.history_words import Happened
from planechase.words.player_words import EACH_OPPONENT, EACH_PLAYER, YOU
from planechase.words.secrets import IsAmong
from planechase.words.selections import All
from planechase.words.speech import Things
from planechase.words.spending import ManaWasSpent, SpentOnThisSpell


def add_conditions(grammar: Grammar) -> None:
    """The kinds of conditions."""
    _add_deeds(grammar)
    _add_states(grammar)
    _add_counts(grammar)
    _add_casting(grammar)
    _add_devotion(grammar)
    _add_top_card(grammar)


def _add_top_card(grammar: Grammar) -> None:
    """CR 401.5: what the top card of your library is, as it is now."""
    say = grammar.say
    for name, mask in COLOR_OF_NAME.items():
        say("condition", f"the top card of your library is {name}", lambda mask=mask: TopCardIs(f.OfColor(mask)))


# ---------------------------------------------------------------------- what has happened


def _add_deeds(grammar: Grammar) -> None:
    say = grammar.say
    say("condition", "<who:caster> gained life this turn", lambda who: Happened(Did.GAINED_LIFE, who))
    say("condition", "<who:caster> gained <least:int> or more life this turn", _happened, did=Did.GAINED_LIFE)
    say("condition", "<who:caster> lost life this turn", lambda who: Happened(Did.LOST_LIFE, who))
    say("condition", "<who:caster> lost <least:int> or more life this turn", _happened, did=Did.LOST_LIFE)
    say("condition", "<who:caster> played a land this turn", lambda who: Happened(Did.PLAYED_LAND, who))
    say("condition", "<who:caster> attacked this turn", lambda who: Happened(Did.ATTACKED, who))
    for text, did in (("cast a spell", Did.CAST), ("played a land", Did.PLAYED_LAND)):
        say("condition", f"you {text} this turn", lambda did=did: Happened(did))
    say("condition", "you attacked with [a creature|creatures] this turn", lambda: Happened(Did.ATTACKED))
    say("condition", "<who:caster> [was|were] dealt damage this turn", lambda who: Happened(Did.DAMAGED, who))
    say("condition", "a creature died this turn", lambda: Happened(Did.DIED, EACH_PLAYER))
    say("condition", "a creature died under your control this turn", lambda: Happened(Did.DIED))
    say("condition", "a permanent left the battlefield under your control this turn", lambda: Happened(Did.LEFT))
    say("condition", "a permanent you controlled left the battlefield this turn", lambda: Happened(Did.LEFT))
    say("condition", "[you've|you have] cast another spell this turn", lambda: Happened(Did.CAST, another=True))
    say("condition", "[you've|you have] cast a spell this turn", lambda: Happened(Did.CAST))
    say("condition", "[you've|you have] cast <least:int> or more spells this turn", _happened, did=Did.CAST)
    say("condition", "no spells were cast last turn", _none_last_turn)
    say("condition", "they cast <least:int> or more spells this turn", _they_cast)
    say("condition", "no opponent cast a spell since your last turn ended", _none_since)
    for text in ("from anywhere this turn", "this turn from anywhere"):
        cards = f"<least:int> or more cards were put into your graveyard {text}"
        say("condition", cards, _happened, did=Did.TO_GRAVEYARD)
    say("condition", "[you've|you have] drawn <least:int> or more cards this turn", _happened, did=Did.DREW)
    say("condition", "a player cast <least:int> or more spells last turn", _somebody_cast)
    for mask, name in TYPE_NAMES.items():
        kind = name.lower()
        say("condition", f"you had [a|an] {kind} enter under your control this turn", _entered, types=mask)
        several = f"had <least:int> or more {plural(kind)} enter under"
        say("condition", f"you {several} your control this turn", _so_many_entered, types=mask)
        say(
            "condition",
            f"an opponent {several} their control this turn",
            _so_many_entered,
            who=EACH_OPPONENT,
            types=mask,
        )
        if mask != CREATURE:
            say("condition", f"[a|an] {kind} left the battlefield under your control this turn", _left, types=mask)


def _happened(did: Did, least: int, who: Players | None = None) -> Condition | None:
    if least < 2:
        return None
    return Happened(did, least=least) if who is None else Happened(did, who, least)


def _they_cast(least: int) -> Condition | None:
    return _happened(Did.CAST, least, ReferredPlayer("they"))


def _none_since() -> Condition:
    return Happened(Did.CAST, EACH_OPPONENT, when=When.SINCE_YOUR_TURN, never=True)


def _none_last_turn() -> Condition:
    return Happened(Did.CAST, EACH_PLAYER, when=When.LAST_TURN, never=True)


def _somebody_cast(least: int) -> Condition | None:
    return Happened(Did.CAST, EACH_PLAYER, least, when=When.LAST_TURN) if least > 1 else None


def _entered(types: int) -> Condition:
    return Happened(Did.ENTERED, types=types)


def _so_many_entered(least: int, types: int, who: Players = YOU) -> Condition | None:
    return Happened(Did.ENTERED, who, least, types) if least > 1 else None


def _left(types: int) -> Condition:
    return Happened(Did.LEFT, types=types)


# ---------------------------------------------------------------------- how something is


def _add_states(grammar: Grammar) -> None:
    say = grammar.say
    for text, quality in (
        ("tapped", f.TAPPED),
        ("untapped", ~f.TAPPED),
        ("enchanted", f.ENCHANTED),
        ("equipped", f.Equipped()),
        ("modified", MODIFIED),
        ("attacking", f.Attacking()),
        ("attacking alone", f.AttackingAlone()),
        ("blocking", f.Blocking()),
        *((name.lower(), f.OfSupertype(mask)) for mask, name in SUPERTYPE_NAMES.items()),
        *((f"non{name.lower()}", ~f.OfSupertype(mask)) for mask, name in SUPERTYPE_NAMES.items()),
        *((name, f.OfColor(mask)) for name, mask in COLOR_OF_NAME.items()),
    ):
        say("quality", text, lambda quality=quality: quality)
    say("quality", "[a|an] <what:plain>", lambda what: what)
    say("condition", "<what:things> is <quality:quality>", _is)
    for size in ("power", "toughness", "mana value"):
        for text, how in (("less", "at most"), ("greater", "at least")):
            say("condition", f"<what:things> has {size} <number:int> or {text}", _sized, size=size, how=how)
            say("condition", f"<what:things> had {size} <number:int> or {text}", _was_sized, size=size, how=how)
            say("condition", f"<what:its> {size} was <number:int> or {text}", _was_sized, size=size, how=how)
            say("condition", f"<what:its> {size} is <number:int> or {text}", _sized, size=size, how=how)
    say("condition", "it's <quality:quality>", lambda quality: IsThe(Referred("it"), quality))
    say("condition", "<what:things> has [a|an] <kind:counterkind> counter on it", _has_counter)
    for text in (
        "<what:things> has <count:int> or more <kind:counterkind> counters on it",
        "there are <count:int> or more <kind:counterkind> counters on <what:things>",
    ):
        say("condition", text, _with_counters)
    for text in (
        "<what:things> has no <kind:counterkind> counters on it",
        "there are no <kind:counterkind> counters on <what:things>",
    ):
        say("condition", text, _with_fewer, count=1)
    say("condition", "<what:things> has fewer than <count:int> <kind:counterkind> counters on it", _with_fewer)
    say("condition", "it was <quality:quality>", _it_was)
    say("condition", "it was <quality:card>", _it_was)
    say("condition", "<what:things> was <quality:quality>", _that_was)
    say("condition", "it devoured [a creature|creatures]", lambda: Devoured(Referred("it")))
    say("condition", "you are one of those players", lambda: IsAmong(ReferredPlayer("those players")))
    for noun, types in (("creature", CREATURE), ("permanent", 0)):
        say("condition", f"you control neither {noun}", _neither, noun=noun, types=types)
    say("condition", "it had [a|an] <kind:counterkind> counter on it", lambda kind: _it_was(f.WithCounter(kind)))
    say("condition", "it had one or more <kind:counterkind> counters on it", lambda kind: _it_was(f.WithCounter(kind)))
    say("condition", "it had [a counter|counters|one or more counters] on it", lambda: _it_was(f.WithAnyCounter()))
    say("condition", "[it's not|it isn't] your turn", lambda: NotSo(YourTurn()))


def _is(what: Things, quality: Filter) -> Condition | None:
    """Of one that is known: of "a creature" nobody has chosen one yet."""
    return None if what.many() or what.is_choice or isinstance(what, All) else IsThe(what, quality)


def _it_was(quality: Filter) -> Condition | None:
    """CR 608.2h: of what has left, only what it keeps can be asked."""
    return WasThe(Referred("it"), quality) if quality.looks_back else None


def _that_was(what: Things, quality: Filter) -> Condition | None:
    named = isinstance(what, Referred) and what.noun and not what.several
    return WasThe(what, quality) if named and quality.looks_back else None


def _neither(noun: str, types: int) -> Condition:
    return ControlsNeither(Referred(f"those {noun}s", True, types, noun))


def _has_counter(what: Things, kind: str) -> Condition | None:
    return None if what.many() else IsThe(what, f.WithCounter(kind))


def _was_sized(what: Things, number: int, size: str, how: str) -> Condition | None:
    """CR 608.2h: as it last was."""
    return None if what.many() else WasThe(what, f.SizeIs(size, how, Number(number)))


def _with_counters(what: Things, kind: str, count: int) -> Condition | None:
    return None if what.many() else HasCounters(what, kind, count)


def _with_fewer(what: Things, kind: str, count: int) -> Condition | None:
    return None if what.many() else HasCounters(what, kind, fewer_than=count)


def _sized(what: Things, number: int, size: str, how: str) -> Condition | None:
    return None if what.many() else IsThe(what, f.SizeIs(size, how, Number(number)))


# ---------------------------------------------------------------------- how many there are


def _add_counts(grammar: Grammar) -> None:
    say = grammar.say
    say("condition", "<who:caster> control[s] no <what:many>", lambda who, what: Controls(what, 0, 0, who))
    say("condition", "<who:caster> control[s] a commander", lambda who: Controls(IsCommander(), who=who))
    say("condition", "you don't control <what:one>", lambda what: Controls(what, 0, 0))
    say("condition", "that player controls more <what:many> than each other player", _most)
    say("condition", "no <what:many> are on the battlefield", OnTheBattlefield)
    say("condition", "there are <least:int> or more <what:many> on the battlefield", _so_many_there)
    say("condition", "<least:int> or more <what:many> are attacking", _so_many_attack)
    say("condition", "<what:one> is attacking", _one_attacks)
    say("condition", "<who:caster> control[s] <most:int> or fewer <what:many>", _at_most)
    say("condition", "<who:caster> control[s] exactly <most:int> <what:many>", _exactly)
    say("condition", "<who:caster> control[s] at least <least:int> <what:many>", _at_least)
    say("condition", "<who:caster> control[s] <one:one> or <other:one>", _either)
    grammar.find("severalkinds", lambda chart, at: list(_kinds(chart, at)))
    say("condition", "you control <what:severalkinds>", ControlsEach)
    say("condition", "<who:caster> [have|has] <most:int> or fewer cards in hand", _hand_at_most)
    say("condition", "<who:caster> [have|has] exactly <most:int> cards in hand", _hand_exactly)


def _kinds(chart: Chart, at: int) -> Iterator[tuple[int, tuple[Filter, ...]]]:
    """ "A Cat, a Dog, and a Bird": a row of two or more, each with its article."""
    for end, one in chart.find("one", at):
        assert isinstance(one, f.Description)
        comma = chart.word(end) == ","
        start = end + comma
        if chart.word(start) == "and":
            for after, last in chart.find("one", start + 1):
                assert isinstance(last, f.Description)
                yield after, (one, last)
        elif comma:
            for after, rest in _kinds(chart, start):
                yield after, (one, *rest)


def _most(what: Filter) -> Condition:
    return ControlsMost(what, ReferredPlayer("that player"))


def _so_many_there(what: Filter, least: int) -> Condition | None:
    return OnTheBattlefield(what, least) if least > 1 else None


def _so_many_attack(what: f.Description, least: int) -> Condition | None:
    return OnTheBattlefield(f.And((f.Attacking(), what)), least) if least > 1 else None


def _one_attacks(what: f.Description) -> Condition:
    return OnTheBattlefield(f.And((f.Attacking(), what)), 1)


def _either(who: Players, one: Filter, other: Filter) -> Condition:
    assert isinstance(one, f.Description)
    assert isinstance(other, f.Description)
    return Controls(f.Or((one, other)), who=who)


def _at_most(who: Players, most: int, what: Filter) -> Condition | None:
    return Controls(what, 0, most, who) if most else None


def _at_least(who: Players, least: int, what: Filter) -> Condition | None:
    return Controls(what, least, who=who) if least > 1 else None


def _exactly(who: Players, most: int, what: Filter) -> Condition | None:
    return Controls(what, most, most, who) if most else None


def _hand_at_most(who: Players, most: int) -> Condition | None:
    return HandSize(0, most, who) if most else None


def _hand_exactly(who: Players, most: int) -> Condition | None:
    return HandSize(most, most, who) if most else None


# ---------------------------------------------------------------------- how it was cast


def _add_casting(grammar: Grammar) -> None:
    say = grammar.say
    for subject in ("~", "it", "this spell"):
        say("condition", f"{subject} was kicked", WasKicked)
        say("condition", f"{subject} wasn't kicked", lambda: NotSo(WasKicked()))
    for name, mask in COLOR_OF_NAME.items():
        text = f"at least <least:int> {name} mana was spent to cast this spell"
        say("condition", text, SpentOnThisSpell, color=mask)
    say("condition", "you control your commander", lambda: Controls(IsYourCommander()))
    for verb, never in (("was", False), ("wasn't", True)):
        for this in ("this spell", "it", "~"):
            say("condition", f"<symbols:mana> {verb} spent to cast {this}", _mana_spent, never=never)
    say("condition", "you cast it", lambda: CastByYou(what=Referred("it")))
    say("condition", "you cast it from your hand", lambda: CastByYou(Zone.HAND, Referred("it")))


def _mana_spent(symbols: ManaCost, never: bool) -> Condition | None:
    """CR 107.4: mana has a color, or is colorless or snow mana; a number is no kind of mana."""
    letters = set(symbols.text.strip("{}").split("}{"))
    return ManaWasSpent(symbols, never=never) if letters <= set("WUBRGCS") else None


def _add_devotion(grammar: Grammar) -> None:
    say = grammar.say
    for name, mask in COLOR_OF_NAME.items():
        say("devotedto", name, lambda mask=mask: mask)
    say("devotedto", "<one:devotedto> and <other:devotedto>", lambda one, other: one | other)
    say("number_of", "your devotion to <colors:devotedto>", Devotion)
    say("condition", "your devotion to <colors:devotedto> is less than <than:int>", DevotionBelow)
