"""What is done for each of some players: a target of each of them, a token against each of them (CR 115.1, 508.1d)."""

from __future__ import annotations

from typing import Final

from planechase.reading.productions import Grammar
from planechase.reading.rebuilding import replaced
from planechase.reading.references import ReferredPlayer
from planechase.rules.language.grammar import Duration, Effect, Filter, Players
from planechase.rules.state.objects import Zone
from planechase.words import filters as f
from planechase.words.amounts import Number
from planechase.words.effects.flow import ForEachOf
from planechase.words.effects.lasting_effects import THIS_TURN
from planechase.words.effects.tokens import CreateForEach, Token
from planechase.words.player_words import EACH_OPPONENT, EACH_OTHER_PLAYER, EACH_PLAYER, EachOtherOpponent
from planechase.words.selections import OneOfEach, Target
from planechase.words.selections.target_selections import TheTargetOfEach

THAT_PLAYER: Final = ReferredPlayer("that player")
THAT_OPPONENT: Final = ReferredPlayer("that opponent")
GROUPS: Final = {
    "each opponent": EACH_OPPONENT,
    "each player": EACH_PLAYER,
    "each other player": EACH_OTHER_PLAYER,
}


def add_each_player(grammar: Grammar) -> None:
    """Instructions that begin with whom they are done for."""
    say = grammar.say
    for text, who in GROUPS.items():
        say("group", text, lambda who=who: who)
    say("sentence", "for <who:group>, <effect:sentence>", _for_each_of)
    for text, duration in (("each combat", None), ("this turn", THIS_TURN)):
        say(
            "clause",
            f"for <who:group>, [you|] create [a|an] <token:token> that attacks that player {text} if able",
            _create_against,
            duration=duration,
        )
        say(
            "clause",
            f"for each opponent, [you|] create [a|an] <token:token> that attacks that opponent {text} if able",
            _create_against,
            duration=duration,
            who=EACH_OPPONENT,
        )
    say("players", "each of your other opponents", lambda: EachOtherOpponent(THAT_PLAYER))


def _for_each_of(who: Players, effect: Effect) -> Effect | None:
    """CR 115.1: what is aimed at "that player" in it is one target of each of them."""
    if who == EACH_OPPONENT:
        effect = _of_that_player(effect)
    targets = {part for part in effect.walk() if isinstance(part, Target)}
    if len(targets) != 1:
        return None
    target = targets.pop()
    one = _one_of_each(target, who)
    if one is None:
        return None
    aimed = replaced(effect, target, one)
    assert isinstance(aimed, Effect)
    return None if any(isinstance(part, ReferredPlayer) for part in aimed.walk()) else ForEachOf(who, aimed)


def _of_that_player(effect: Effect) -> Effect:
    """An opponent is a player, however they are called."""
    named = replaced(effect, THAT_OPPONENT, THAT_PLAYER)
    assert isinstance(named, Effect)
    return named


def _one_of_each(target: Target, who: Players) -> OneOfEach | None:
    if target.most != Number(1):
        return None
    if target.zone is Zone.BATTLEFIELD and target.least == Number(1):
        what = _theirs(target.what)
        return None if what is None else TheTargetOfEach(what, who=who)
    if target.least != Number(0):
        return None
    if target.zone is Zone.BATTLEFIELD:
        what = _theirs(target.what)
        return None if what is None else OneOfEach(what, zone=Zone.BATTLEFIELD, who=who)
    return OneOfEach(target.what, zone=target.zone, who=who) if target.who == THAT_PLAYER else None


def _theirs(what: Filter) -> f.Description | None:
    """The description without whose it is; None if it is not that player's."""
    return without_whose(what, THAT_PLAYER)


def without_whose(what: Filter, who: Players) -> f.Description | None:
    """A description without who controls it; None if it is not these players that do."""
    assert isinstance(what, f.Description)
    parts = what.parts_ if isinstance(what, f.And) else (what,)
    others = tuple(part for part in parts if part != f.ControlledBy(who))
    if len(others) + 1 != len(parts):
        return None
    return f.ANYTHING if not others else others[0] if len(others) == 1 else f.And(others)


def _create_against(who: Players, token: Token, duration: Duration | None) -> Effect:
    return CreateForEach(token, who, duration)
