"""What happens instead: damage that is doubled, or greater by a number (CR 614)."""

from __future__ import annotations

from planechase.reading.productions import Grammar
from planechase.rules.language.grammar import Effect, Filter, Players, Statement
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.effects.lasting_effects import MakeTrue
from planechase.words.player_words import OPPONENTS, PLAYERS, YOU
from planechase.words.replacements.damage_replacements import MoreDamage, PreventSome
from planechase.words.replacements.entering_replacements import GoesElsewhere
from planechase.words.replacements.increased_amounts import CountersGrow, GainMoreLife, LoseInsteadOfGaining
from planechase.words.replacements.other_replacements import MoreTokens


def add_replacing(grammar: Grammar) -> None:
    """Statements that change what would happen."""
    say = grammar.say
    say("hurter", "a source", lambda: f.ANYTHING)
    say("hurter", "<what:source>", lambda what: what)
    say("hurter", "<what:one>", lambda what: what)
    whom, again = "to a permanent or player", "to that permanent or player"
    for text, times in (("double", 2), ("twice", 2), ("triple", 3)):
        would = f"if <source:hurter> would deal damage {whom}, it deals {text} that damage"
        say("statement", f"{would} {again} instead", _multiplied, times=times)
        say("statement", f"{would} instead", _multiplied, times=times)
        for when in ("", " this turn"):
            anything = f"if <source:hurter> would deal damage{when}, it deals {text} that damage instead"
            say("clause" if when else "statement", anything, _multiplied_now if when else _multiplied, times=times)
    say("statement", "if <source:source> would deal damage to you, prevent <count:int> of that damage", PreventSome)
    say(
        "statement", "if <source:hurter> would deal damage, it deals that much damage plus <plus:int> instead", _greater
    )
    more = "if <source:hurter> would deal damage this turn, it deals that much damage plus <plus:int> instead"
    say("clause", more, lambda source, plus: MakeTrue(_greater(source, plus)))

    say("clause", "if <what:one> would die this turn, exile it instead", _exiled_this_turn)
    for instead in ("exile it instead", "instead exile it"):
        loses = "and [its|that creature's] controller loses <loss:int> life"
        say("statement", f"if <what:one> would die, {instead} {loses}", _exiled_for_life)
    _add_leaving(grammar)
    _add_life(grammar)
    _add_counters(grammar)
    _add_graveyards(grammar)


def _add_graveyards(grammar: Grammar) -> None:
    """CR 614.1a: what goes elsewhere than to a graveyard."""
    say = grammar.say
    for text, whose in (("a", PLAYERS), ("an opponent's", OPPONENTS), ("your", YOU)):
        put = f"would be put into {text} graveyard from anywhere, exile it instead"
        say("statement", f"if <what:card> {put}", GoesElsewhere, whose=whose)
        say("statement", f"if a card or token {put}", GoesElsewhere, whose=whose, cards_only=False)


def _add_leaving(grammar: Grammar) -> None:
    """CR 614.1a: what would go from the battlefield to a graveyard is exiled, tokens with it."""
    say = grammar.say
    for graveyard, whose in (("your", YOU), ("an opponent's", OPPONENTS), ("a", PLAYERS)):
        would = f"if <what:one> would be put into {graveyard} graveyard from the battlefield, exile it instead"
        say("statement", would, _exiled, whose=whose)


def _exiled(what: Filter, whose: Players) -> Statement:
    return GoesElsewhere(whose, what, cards_only=False, origin=Zone.BATTLEFIELD)


def _add_life(grammar: Grammar) -> None:
    say = grammar.say
    if_you = "if you would gain life, you gain"
    say("statement", f"{if_you} that much life plus <plus:int> instead", lambda plus: GainMoreLife(plus=plus))
    say("statement", f"{if_you} twice that much life instead", lambda: GainMoreLife(2))
    say("statement", "if an opponent would gain life, that player loses that much life instead", LoseInsteadOfGaining)


def _add_counters(grammar: Grammar) -> None:
    say = grammar.say
    again = "are put on <again:grown> instead"
    for text, times, plus in (("twice that many", 2, 0), ("that many plus one", 1, 1)):
        would = "if one or more <kind:counterkind> counters would be put on <what:one>"
        say("statement", f"{would}, {text} <kind:counterkind> counters {again}", _grown, times=times, plus=plus)
        would = "if one or more counters would be put on <what:one>"
        say("statement", f"{would}, {text} of each of those kinds of counters {again}", _grown, times=times, plus=plus)
    for text in ("it", "that creature", "that permanent"):
        say("grown", text, lambda text=text: text.removeprefix("that ").removeprefix("it"))
    for text in (
        "if one or more tokens would be created under your control, twice that many of those tokens are created "
        "instead",
        "if an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead",
    ):
        say("statement", text, lambda: MoreTokens(YOU))


def _grown(what: Filter, again: str, times: int, plus: int, kind: str = "") -> Statement | None:
    """What is called a creature when it is spoken of again must have been one."""
    if again == "creature" and f.CREATURE not in what.walk():
        return None
    return CountersGrow(what, kind, times, plus)


def _exiled_this_turn(what: Filter) -> Effect | None:
    """CR 611.2c: it applies to all of them, also to those that come later in the turn."""
    exiled = _exiled_for_life(what, 0)
    return None if exiled is None else MakeTrue(exiled)


def _exiled_for_life(what: Filter, loss: int) -> Statement | None:
    """CR 700.4: only creatures die."""
    if f.CREATURE not in what.walk():
        return None
    return GoesElsewhere(PLAYERS, what, cards_only=False, origin=Zone.BATTLEFIELD, loss=loss)


def _multiplied(source: Filter, times: int) -> Statement:
    return MoreDamage(source, times)


def _multiplied_now(source: Filter, times: int) -> Effect:
    return MakeTrue(_multiplied(source, times))


def _greater(source: Filter, plus: int) -> Statement:
    return MoreDamage(source, plus=plus)
