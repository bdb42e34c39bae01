"""Where cards go in libraries, and what they are as they come onto the battlefield (CR 401.7, 611.2e)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import rebuilt
from planechase.rules.language.grammar import Effect, Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words import modifications as m
from planechase.words.effects.libraries import PutIntoLibrary, ShuffleHandIn, ShuffleIntoLibrary
from planechase.words.effects.zone_effects import PutOntoBattlefield, ReturnToHand
from planechase.words.player_words import AN_OPPONENT, YOU
from planechase.words.selections import All, Target
from planechase.words.selections.chosen_objects import Chosen
from planechase.words.speech import Things


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
    say("clause", "you return <what:things> to your hand", _you_return)
    say("clause", "you put <what:things> onto the battlefield under your control", _you_put)
    for types in ("types", "creature types"):
        for it in ("it's", "they're", "it is", "that creature is"):
            added = f"<effect:clause>. {it} <added:newtypes> in addition to [its|their] other {types}"
            say("passage", added, _with_types)


def _you_return(what: Things) -> Effect | None:
    return ReturnToHand(what) if isinstance(what, Chosen) and what.zone is Zone.GRAVEYARD else None


def _you_put(what: Things) -> Effect | None:
    return PutOntoBattlefield(what, under_you=True) if isinstance(what, Chosen) else None


def _with_types(effect: Effect, added: tuple[int, tuple[str, ...]]) -> Effect | None:
    """CR 611.2e: it is so from the moment it enters."""
    if not isinstance(effect, PutOntoBattlefield) or effect.changes:
        return None
    return rebuilt(effect, {"changes": (m.AddTypes(*added),)})
