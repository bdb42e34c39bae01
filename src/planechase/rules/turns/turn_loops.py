"""Loops of whole turns (CR 104.4b, 732.2a, 732.3): turns that begin again and again as turns began before.

That needs a game in which nothing runs out: libraries do not get smaller, or nobody loses by an empty one; or a player
takes one extra turn after the other. If nobody chooses anything on the way, the game is a draw. Otherwise the player
whom the rule names must choose something else in a turn that begins like this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.state.decisions import Rule
from planechase.rules.state.loop_history import Choice, Return, Rounds
from planechase.rules.turns import loop_states, loops
from planechase.rules.turns.optional_loops import otherwise

if TYPE_CHECKING:
    from planechase.rules.state.state import State

PATIENCE: Final = 20
"""How many turns each player takes before the program checks whether they are all the same."""
BROADLY: Final = 60
"""How many turns each player takes before the cards that go from libraries to hands and back are ignored."""
SAME: Final = (8, 80)
"""How often a turn begins in exactly the same state; and how often where chance may have led there or may end it."""
ALIKE: Final = (30, 100)
"""How many turns of each player begin like earlier ones but for numbers that do not shrink; how many with chance."""
TURN: Final = "turn"
"""What is written down of each turn, though nobody has chosen it."""
SOONER: Final = 4
"""How much less often this is, once a player had to choose something else."""


def look(game: State) -> Rule[None]:
    """CR 104.4b, 732.3: called as a turn begins."""
    if game.turn_number < PATIENCE * len(game.playing()):
        return
    rounds = game.rounds = game.rounds or Rounds()
    alike, board = loop_states.board(game, tapping=False), loop_states.board(game)
    rounds.place = loop_states.beginning(game, alike, game.turn_number >= BROADLY * len(game.playing()))
    numbers = (*loop_states.numbers(game, alike), *(len(player.library) for player in game.players))
    exactly = loop_states.key((loop_states.beginning(game, board, False), loop_states.exactly(game, board)))
    first = rounds.returns.get(exactly) or Return(len(rounds.choices), game.chance.drawn)
    rounds.returns[exactly] = first._replace(times=first.times + 1)
    stale = rounds.stale
    if stale is None or not _is_known(rounds, numbers):
        stale = Return(len(rounds.choices), game.chance.drawn)
    rounds.stale = stale._replace(times=stale.times + 1)
    rounds.choices += [Choice(rounds.place, id, TURN, "", None) for id in game.turn.active]
    if _is_enough(game, rounds.returns[exactly], SAME, 1):
        yield from _leave(game, rounds, first.chosen)
    elif _is_enough(game, rounds.stale, ALIKE, len(game.playing())):
        yield from _leave(game, rounds, stale.chosen)


def _is_known(rounds: Rounds, numbers: tuple[int, ...]) -> bool:
    """Whether a turn has begun like this one before, and no number has been so small since."""
    before = rounds.smallest.get(rounds.place)
    smallest = rounds.smallest[rounds.place] = numbers if before is None else tuple(map(min, numbers, before))
    return smallest == before


def _is_enough(game: State, since: Return, limits: tuple[int, int], each: int) -> bool:
    assert game.rounds is not None
    often = limits[since.chance != game.chance.drawn] * each
    return since.times > (often // SOONER if game.rounds.barred else often)


def _leave(game: State, rounds: Rounds, chosen: int) -> Rule[None]:
    """CR 732.3, 732.4: a player must choose otherwise than they did since then; if nobody can, it is a draw.

    CR 801.16: it is a matter of those who have taken turns meanwhile.
    """
    circle = rounds.choices[chosen:]
    barred = otherwise(game, [choice for choice in circle if choice not in rounds.barred])
    rounds.returns, rounds.stale = {}, None
    if barred:
        rounds.barred |= barred
    else:
        yield from loops.draw(game, {choice.player for choice in circle})
