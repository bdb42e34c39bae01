"""Where cards go in libraries, and what they are as they come onto the battlefield (CR 401.7, 611.2e, 708.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from planechase.reading.chart import Chart, Reading
from planechase.reading.making import SUBTYPES
from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.card_types import CREATURE, TYPE_NAMES
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.effects.libraries import PutIntoLibrary, ShuffleHandIn, ShuffleIntoLibrary
from planechase.words.effects.permanents import TurnFaceDown
from planechase.words.effects.zones import PutOntoBattlefield, ReturnToHand
from planechase.words.english import plural
from planechase.words.face_down import Guise
from planechase.words.players import AN_OPPONENT, YOU
from planechase.words.selections import All, Target
from planechase.words.selections.choices import Chosen
from planechase.words.speech import Things

_SIZE: Final = re.compile(r"(\d+)/(\d+)")
_TYPES: Final = {name.lower(): mask for mask, name in TYPE_NAMES.items()}
_MANY_TYPES: Final = {plural(name): mask for name, mask in _TYPES.items()}


def add_placing(grammar: Grammar) -> None:
    """Instructions that put cards somewhere in a way of their own."""
    _add_libraries(grammar)
    _add_battlefield(grammar)
    grammar.say("clause", "return <what:things> to their hand", _to_their_hand)


def _to_their_hand(what: Things) -> Effect | None:
    """CR 400.3: cards of one opponent's graveyard go to the hand of that opponent."""
    is_theirs = isinstance(what, Target) and what.zone is Zone.GRAVEYARD and what.who == AN_OPPONENT
    return ReturnToHand(what) if is_theirs else None


# ---------------------------------------------------------------------- libraries


def _add_libraries(grammar: Grammar) -> None:
    say = grammar.say
    for position, ordinal in enumerate(("second", "third", "fourth"), 1):
        say("clause", f"put <what:things> into your library {ordinal} from the top", _own, position=position)
        for whose in ("<what:its> owner's library", "<what:its> owners' libraries"):
            say("clause", f"put <what:things> into {whose} {ordinal} from the top", PutIntoLibrary, position=position)
    own = "shuffle[s] [your|their] graveyard into [your|their] library"
    say("clause", own, lambda: ShuffleIntoLibrary(All(f.ANYTHING, Zone.GRAVEYARD, YOU)))
    say("clause", f"<who:players> {own}", _graveyard)
    shuffled = "shuffle[s] the cards from [your|their] hand into [your|their] library, then draw[s] that many cards"
    say("clause", shuffled, lambda: ShuffleHandIn(redraw=True))
    say("clause", f"<who:players> {shuffled}", _redraw)


def _own(what: Things, position: int) -> Effect:
    return PutIntoLibrary(what, position, own=True)


def _graveyard(who: Players) -> Effect | None:
    return None if who == YOU else ShuffleIntoLibrary(All(f.ANYTHING, Zone.GRAVEYARD, who))


def _redraw(who: Players) -> Effect | None:
    return None if who == YOU else ShuffleHandIn(who, redraw=True)


# ---------------------------------------------------------------------- the battlefield


def _add_battlefield(grammar: Grammar) -> None:
    say = grammar.say
    grammar.find("guise", lambda chart, at: list(_guise(chart, at)))
    for start, returning in (
        ("return <what:things> to the battlefield", True),
        ("put <what:things> onto the battlefield", False),
    ):
        for how in ("under your control face down", "face down under your control"):
            down = f"{start} {how}. [it's|they're] <guise:guise>"
            say("passage", down, _face_down, returning=returning, tapped=False)
        for how in ("under your control face down and tapped", "face down and tapped under your control"):
            down = f"{start} {how}. [it's|they're] <guise:guise>"
            say("passage", down, _face_down, returning=returning, tapped=True)
    for becomes in ("it's", "it becomes", "that creature becomes", "that permanent becomes"):
        say("passage", f"turn <what:things> face down. {becomes} <guise:guise>", _turned_down)
    for how in ("", " tapped", " under your control"):
        for start, onto in (("return", "to"), ("put", "onto")):
            put = f"{start} <what:things> {onto} the battlefield{how} with"
            fixed = {"tapped": how == " tapped", "returning": start == "return", "under_you": "your" in how}
            for on in ("it", "each of them"):
                one = f"{put} [a|an] <counter:counterkind> counter on {on}"
                say("clause", one, _with_counters, **fixed, several=on != "it")
                some = f"{put} <counters:int> <counter:counterkind> counters on {on}"
                say("clause", some, _with_counters, **fixed, several=on != "it")
    say("clause", "you return <what:things> to your hand", _you_return)
    say("clause", "you put <what:things> onto the battlefield under your control", _you_put)
    for types in ("types", "creature types"):
        for it in ("it's", "they're", "it is", "that creature is"):
            added = f"<effect:clause>. {it} <added:newtypes> in addition to [its|their] other {types}"
            say("passage", added, _with_types)


def _turned_down(what: Things, guise: tuple[Guise, bool]) -> Effect | None:
    return TurnFaceDown(what, guise[0]) if not what.many() and not guise[1] else None


def _with_counters(
    what: Things, counter: str, tapped: bool, returning: bool, under_you: bool, several: bool, counters: int = 1
) -> Effect | None:
    """CR 122.6: it enters with them."""
    if what.many() != several or isinstance(what, All):
        return None
    return PutOntoBattlefield(
        what, tapped, returning=returning, under_you=under_you, counter=counter, counters=counters
    )


def _you_return(what: Things) -> Effect | None:
    return ReturnToHand(what) if isinstance(what, Chosen) and what.zone is Zone.GRAVEYARD else None


def _you_put(what: Things) -> Effect | None:
    return PutOntoBattlefield(what, under_you=True) if isinstance(what, Chosen) else None


def _with_types(effect: Effect, added: tuple[int, tuple[str, ...]]) -> Effect | None:
    """CR 611.2e: it is so from the moment it enters."""
    if not isinstance(effect, PutOntoBattlefield) or effect.changes:
        return None
    return rebuilt(effect, {"changes": (m.AddTypes(*added),)})


def _face_down(what: Things, guise: tuple[Guise, bool], returning: bool, tapped: bool) -> Effect | None:
    """CR 708.2a: under your control, with the characteristics that are listed."""
    kind, many = guise
    if what.many() != many:
        return None
    return PutOntoBattlefield(what, tapped, returning=returning, under_you=True, face_down=kind)


def _guise(chart: Chart, at: int) -> Iterator[Reading]:
    """ "A 2/2 Cyberman artifact creature": what it is, and whether several are."""
    one = chart.word(at) in ("a", "an")
    at += one
    size = _SIZE.fullmatch(chart.word(at))
    if size is None:
        return
    at += 1
    kinds: list[str] = []
    while chart.word(at) in SUBTYPES and chart.row[at].is_capital:
        kinds.append(SUBTYPES[chart.word(at)])
        at += 1
    types = 0
    while chart.word(at) in _TYPES:
        types |= _TYPES[chart.word(at)]
        at += 1
    many = chart.word(at) in _MANY_TYPES and not one
    if many:
        types |= _MANY_TYPES[chart.word(at)]
        at += 1
    if types & CREATURE and many != one:
        yield at, (Guise(int(size[1]), int(size[2]), tuple(kinds), types), many)
