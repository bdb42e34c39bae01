"""Mandatory loops (CR 104.4b, 732): a loop that nobody can leave ends the game in a draw.

After each resolution the state is described without naming objects. If the same description comes back while no
player did anything but pass and nobody had a choice, the game goes round in circles. A second, coarser description
leaves out numbers that may grow (life, counters, how many equal tokens there are). It must come back much more often,
and does not count while some such number gets smaller: a player who loses life each time is not in a circle, and a
long but finite burst of triggers is no loop.

A loop with a choice in it is not mandatory: from some time on whoever may do something does not (732.3). Players
who have another choice and never use it do get the draw, much later.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from planechase.rules.multiplayer import influence
from planechase.rules.state.decisions import Decision, Rule
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Permanent, StackObject
from planechase.rules.state.steps import NO_LOOP, LoopMarks
from planechase.rules.turns.ending import draw_for, draw_game

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State

SAME: Final = 4
"""So many returns of exactly the same state are a loop."""
ALIKE: Final = 200
"""So many returns of the same state but for numbers that do not shrink are a loop."""
ENDLESS: Final = 10_000
"""So many returns are a loop even though numbers shrink, or players have a choice that they never use."""
PATIENCE: Final = 40
"""Resolutions in a row before the detector begins to look."""


_LATER: Final = (Did.ACTIVATED, Did.ATTACKED, Did.BLOCKED, Did.CAST, Did.DAMAGED, Did.TRIGGERED)


class Seen(NamedTuple):
    """A description that was met: how often in all, how often in a circle, how often inevitably, and when last."""

    times: int
    circles: int
    inevitable: int
    choices: int
    numbers: tuple[int, ...]


def forget(game: State) -> None:
    """A player chose to do something: whatever went round before is not mandatory any more."""
    game.quiet = 0
    game.turn.loop = NO_LOOP
    if game.seen:
        game.seen = {}


def note_choice(game: State, decision: Decision[Any]) -> None:
    """A player was asked something; if there was more than one answer, what follows was not inevitable."""
    if decision.is_way_out():
        game.asked += 1


def took_option(game: State) -> None:
    """CR 104.4b: somebody did what they only may do; a loop with that in it is no draw."""
    game.turn.loop = game.turn.loop._replace(option_taken=True)


def must_choose_otherwise(game: State) -> bool:
    """CR 732.3: the same state came back too often by choices that could be made otherwise."""
    return game.turn.loop.otherwise


def involve(game: State, resolving: Object) -> None:
    """CR 801.16: whose objects go round, if this is a loop: those of what resolves, and of what it targets."""
    if game.quiet + 1 < PATIENCE or not isinstance(resolving, StackObject):
        return
    by = resolving.source
    ids = (resolving.id, by.object_id, *(id for chosen in by.targets.values() for id in chosen))
    seats = {id if game.is_player(id) else game.recall(id).controller for id in ids}
    loop = game.turn.loop
    game.turn.loop = loop._replace(involved=tuple(sorted(seats.union(loop.involved))))


def look(game: State) -> Rule[None]:
    """CR 104.4b: called after each resolution."""
    game.quiet += 1
    if game.quiet < PATIENCE:
        return
    board = _board(game)
    common = _describe(game, tuple(board))
    exact = (common, _exactly(game, board), _done(game), game.turn.loop)
    if not (yield from _judge(game, _key(exact), (), SAME)):
        yield from _judge(game, common, _numbers(game, board), ALIKE)


def _judge(game: State, key: int, numbers: tuple[int, ...], limit: int) -> Rule[bool]:
    """Note that a state is here. If it has returned often enough, stop the loop, and say so."""
    before = game.seen.get(key)
    if before is None:
        game.seen[key] = Seen(1, 1, 1, game.asked, numbers)
        return False
    circle = all(new >= old for new, old in zip(numbers, before.numbers, strict=True))
    inevitable = circle and before.choices == game.asked
    now = Seen(before.times + 1, before.circles + circle, before.inevitable + inevitable, game.asked, numbers)
    game.seen[key] = now
    if now.inevitable >= limit or now.times >= ENDLESS:
        yield from _draw(game, "a loop of mandatory actions that nobody can stop")
        return True
    if now.circles >= limit and game.turn.loop.option_taken:
        forget(game)
        game.turn.loop = LoopMarks(otherwise=True)
        return True
    return False


def _draw(game: State, reason: str) -> Rule[None]:
    """CR 104.4b, 801.16: a draw for all; with limited ranges for whoever is involved and all whom those reach."""
    if game.reach is None:
        draw_game(game, reason)
        return
    involved = [player for player in game.playing() if player.id in game.turn.loop.involved]
    there = [p for p in game.playing() if any(influence.is_within(game, one.id, p.id) for one in involved)]
    yield from draw_for(game, there, reason)
    forget(game)


def _board(game: State) -> dict[str, list[Permanent]]:
    """What is on the battlefield, grouped by what nobody could tell apart but for numbers."""
    groups: dict[str, list[Permanent]] = {}
    for permanent in game.permanents():
        chars = game.chars(permanent)
        key = f"{permanent.controller} {chars.name} {chars.types} {permanent.tapped}"
        groups.setdefault(key, []).append(permanent)
    return dict(sorted(groups.items()))


def _describe(game: State, board: tuple[str, ...]) -> int:
    """Everything but the numbers that may grow."""
    parts: list[object] = [game.turn.number, game.turn.step.value, board]
    parts.append(tuple(_stack_entry(game.objects[id]) for id in game.turn.stack))
    parts.append(tuple((p.by.controller, game.name_of(p.by.object_id), p.ability_index) for p in game.waiting))
    for player in game.players:
        parts.append((len(player.library), len(player.hand), tuple(sorted(_names(game, player.graveyard)))))
    parts.append(tuple(sorted(_names(game, game.exile))))
    return _key(parts)


def _key(description: object) -> int:
    """A number for a description, the same in every process."""
    return int.from_bytes(blake2b(repr(description).encode(), digest_size=8).digest())


def _names(game: State, ids: list[int]) -> list[str]:
    return [game.objects[id].copiable.name for id in ids]


def _stack_entry(obj: Object) -> str:
    kind = type(obj.ability).__name__ if isinstance(obj, StackObject) else ""
    return f"{obj.controller} {obj.copiable.name} {kind}"


def _exactly(game: State, board: dict[str, list[Permanent]]) -> list[object]:
    """The numbers of players and permanents, and how many effects are waiting or in force."""
    of_players = [(player.life, sorted(player.counters.items()), player.mana_pool.text) for player in game.players]
    sizes = [sorted(_size(game, permanent) for permanent in group) for group in board.values()]
    return [of_players, sizes, len(game.effects), len(game.delayed)]


def _done(game: State) -> list[tuple[str, int, int, int]]:
    """What has been done this turn that can make a difference later in it."""
    counted: dict[tuple[str, int, int], int] = {}
    for record in game.history.records:
        if record.turn == game.turn.number and record.did in _LATER:
            of = 0 if record.did is Did.CAST else record.what
            key = (record.did.value, of, record.ability)
            counted[key] = counted.get(key, 0) + record.amount
    return sorted((*key, amount) for key, amount in counted.items())


def _size(game: State, permanent: Permanent) -> tuple[object, ...]:
    counters = sorted(permanent.counters.items()) if permanent.counters else []
    return (game.power(permanent), game.toughness(permanent), permanent.damage, counters)


def _numbers(game: State, board: dict[str, list[Permanent]]) -> tuple[int, ...]:
    """The numbers that mean an end to come if they get smaller every time."""
    numbers = [number for player in game.players for number in (player.life, -player.poison)]
    for group in board.values():
        counters = sum(sum(permanent.counters.values()) for permanent in group if permanent.counters)
        health = sum(game.toughness(permanent) - permanent.damage for permanent in group)
        numbers += [len(group), counters, health]
    return tuple(numbers)
