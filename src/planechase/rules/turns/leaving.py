"""Leaving in the middle of something (CR 104.3a, 800.4f to 800.4h).

A player may concede while a rule is running and waits for a player's answer. The player leaves at once; then what
was going on goes on without them, or ends with the spell, ability or action of theirs that it belonged to.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from planechase.rules.events.happening import in_between
from planechase.rules.events.zones import cease_to_exist
from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import (
    AskAgain,
    Choose,
    ChooseTargets,
    Confirm,
    Decision,
    IllegalAction,
    Rule,
    ask,
)
from planechase.rules.state.objects import Id
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns import turn
from planechase.rules.turns.ending import concede

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


def concede_and_go_on(game: State, player: Player) -> Rule[None]:
    """CR 104.3a: a player concedes while the game only waits for a player with priority."""
    yield from concede(game, player)
    yield from turn.proceed(game)


def concede_meanwhile(game: State, player: Player, running: Rule[None], asked: Decision[Any]) -> Rule[None]:
    """CR 104.3a: a player concedes while `running` waits for the answer to what it asked."""
    yield from interrupt(game, concede(game, player), running, asked, _proceed)


def interrupt(
    game: State, leave: Rule[None], running: Rule[None], asked: Decision[Any], proceed: Callable[[State], Rule[None]]
) -> Rule[None]:
    """CR 800.4: a player leaves while `running` waits for the answer to what it asked.

    If that belonged to who has left, it ends there, and the game proceeds.
    """
    whose = game.acting
    with in_between(game):
        yield from leave
    if game.result is not None:
        running.close()
    elif whose is not None and game.players[whose].has_left:
        running.close()
        _without_it(game)
        yield from proceed(game)
    elif asked.looks_again():
        yield from _go_on(game, running, lambda: running.throw(AskAgain()))
    elif asked.nothing_left(partial(_is_gone, game)):
        yield from _go_on(game, running, lambda: running.send(asked.default()))
    else:
        asked.forget(partial(_is_gone, game))
        yield from _go_on(game, running, lambda: _asked_again(game, running, asked))


def _asked_again(game: State, running: Rule[None], asked: Decision[Any]) -> Decision[Any]:
    """The same question, if it can still be answered.

    CR 603.3d, 601.2c: what is being put on the stack without enough legal targets any more is not put there. Any other
    choice is made among what is left, even if it no longer is what the text asks for (608.2d).
    """
    if not isinstance(asked, Choose) or asked.first_allowed() is not None:
        return asked
    if isinstance(asked, ChooseTargets) and (game.acting is None or game.turn.priority is not None):
        return running.throw(IllegalAction(f"{game.name_of(asked.about or asked.player)} has too few legal targets."))
    asked.verify = None
    return asked


def _without_it(game: State) -> None:
    """CR 800.4a: what was being cast or activated, or was resolving, left the game with its controller."""
    game.acting = game.bounds = None
    for id in list(game.outside):
        cease_to_exist(game, game.objects[id])


def _proceed(game: State) -> Rule[None]:
    """CR 117.3: a player has priority, and the turn goes on."""
    if game.turn.priority is None:
        game.turn.priority = turn.first_to_act(game)
    yield from turn.proceed(game)


def _go_on(game: State, running: Rule[None], first: Callable[[], Decision[Any]]) -> Rule[None]:
    """Ask what a rule asks first from now on, and whatever it asks after that: it may not know yet who has left."""
    is_gone = partial(_is_gone, game)
    game.passing.counts = False
    try:
        asked = first()
        while True:
            if asked.nothing_left(is_gone):
                asked = running.send(asked.default())
                continue
            asked.forget(is_gone)
            try:
                answer = yield asked
            except AskAgain as again:
                asked = running.throw(again)
            else:
                game.passing.counts = False
                asked = running.send(answer)
    except StopIteration:
        return


def _is_gone(game: State, option: object) -> bool:
    """CR 800.4a: whether an option is a player who has left, or something that has left with one."""
    if not isinstance(option, int) or isinstance(option, bool):
        return False
    return game.players[option].has_left if game.is_player(option) else option not in game.objects


# ---------------------------------------------------------------------- choices of players who have left


def stand_in(game: State, running: Rule[None], asked: Decision[Any]) -> Rule[None]:
    """CR 800.4f to 800.4h: a player who has left pays no costs; another player makes other choices."""
    if isinstance(asked, Confirm) or asked.nothing_left(partial(_is_gone, game)):
        yield from _go_on(game, running, lambda: running.send(asked.default()))
    else:
        asked.player = yield from _chosen_stand_in(game, asked.player)
        yield from _go_on(game, running, lambda: asked)


def _chosen_stand_in(game: State, left: Id) -> Rule[Id]:
    """CR 800.4g, 800.4h: for a spell or ability its controller says who, for a rule it is the next in turn order.

    CR 801.5c: a player within range, if there is one.
    """
    if game.acting is None or game.players[game.acting].has_left:
        return game.next_player(left).id
    able = game.in_turn_order(left)
    opponents = game.opponents(game.acting)
    if game.players[left].team != game.players[game.acting].team and opponents:
        able = opponents
    others = [player.id for player in influence.choosers(game, game.acting, able)]
    if len(others) == 1:
        return others[0]
    why = f"{game.players[left].name} has left the game. Choose who decides instead."
    chosen = yield from ask(Choose(game.acting, Purpose.PLAYER, why, others))
    return int(chosen[0])
