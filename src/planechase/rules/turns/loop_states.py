"""States described without naming objects (CR 104.4b, 732.3), to see that the same one has come back.

The numbers that may grow (life, counters, how many equal things there are) are told apart from the rest: a state may
come back exactly, or but for such numbers. A number that shrinks each time means an end to come.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from planechase.rules.state.fingerprint import described
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Permanent, StackObject

if TYPE_CHECKING:
    from planechase.rules.state.objects import Object
    from planechase.rules.state.state import State

GroupedPermanents = dict[str, list[Permanent]]

_LATER: Final = (Did.ACTIVATED, Did.ATTACKED, Did.BLOCKED, Did.CAST, Did.DAMAGED, Did.DONE_ONCE, Did.TRIGGERED)


def board(game: State, tapping: bool = True) -> GroupedPermanents:
    """What is on the battlefield, grouped by what nobody could tell apart but for numbers, or for being tapped."""
    groups: GroupedPermanents = {}
    for permanent in game.permanents():
        chars = game.chars(permanent)
        tapped = tapping and permanent.tapped
        key = f"{permanent.controller} {chars.name} {chars.types} {chars.keywords} {tapped}"
        groups.setdefault(key, []).append(permanent)
    return dict(sorted(groups.items()))


def common(game: State, groups: GroupedPermanents) -> int:
    """Everything in this turn but the numbers that may grow."""
    turn = game.turn
    on_stack = _stack(game)
    waiting = [(p.by.controller, game.name_of(p.by.object_id), p.ability_index) for p in game.waiting]
    now = [turn.number, turn.step.value, turn.priority, sorted(set(on_stack)), on_stack[-1:], waiting]
    return key([now, _scene(game, groups)])


def beginning(game: State, groups: GroupedPermanents, broadly: bool) -> int:
    """Everything as a turn begins, whichever turn it is, but the numbers that may grow.

    Broadly that is all but what goes from library to hand to graveyard, and perhaps back into the library.
    """
    turns = [(turn.active, turn.step.value, turn.controlled_by) for turn in game.turns]
    order = (game.turns.index(game.turn), game.seating, game.extra_turns, game.turn_after)
    command = sorted((obj.controller, obj.copiable.name) for obj in map(game.objects.__getitem__, game.command))
    if broadly:
        return key([turns, order, command, tuple(groups)])
    hands = [sorted(_names(game, player.hand)) for player in game.players]
    return key([turns, order, command, hands, _scene(game, groups)])


def _scene(game: State, groups: GroupedPermanents) -> list[object]:
    """What lies where, but for hands."""
    parts: list[object] = [tuple(groups)]
    for player in game.players:
        parts.append((len(player.library), len(player.hand), sorted(_names(game, player.graveyard))))
    parts.append(sorted(_names(game, game.exile)))
    return parts


def key(description: object) -> int:
    """A number for a description, the same in every process."""
    return int.from_bytes(blake2b(repr(description).encode(), digest_size=8).digest())


def _names(game: State, ids: Iterable[int]) -> list[str]:
    return [game.objects[id].copiable.name for id in ids]


def _stack(game: State) -> list[str]:
    return [_stack_entry(game.objects[id]) for id in game.turn.stack]


def _stack_entry(obj: Object) -> str:
    kind = type(obj.ability).__name__ if isinstance(obj, StackObject) else ""
    return f"{obj.controller} {obj.copiable.name} {kind}"


def exactly(game: State, groups: GroupedPermanents) -> int:
    """The numbers of players and permanents, and how many effects are waiting or in force."""
    of_players = [(player.life, sorted(player.counters.items()), player.mana_pool.text) for player in game.players]
    sizes = [sorted(_size(game, permanent) for permanent in group) for group in groups.values()]
    return key([of_players, sizes, _stack(game), len(game.effects), len(game.delayed)])


def _size(game: State, permanent: Permanent) -> tuple[object, ...]:
    counters = sorted(permanent.counters.items()) if permanent.counters else []
    return (game.power(permanent), game.toughness(permanent), permanent.damage, counters)


def done(game: State) -> int:
    """What has been done this turn that can make a difference later in it."""
    counted: dict[tuple[str, int, str], int] = {}
    for record in game.history.records:
        if record.turn == game.turn.number and record.did in _LATER:
            of = 0 if record.did is Did.CAST else record.what
            what = (record.did.value, of, repr(described(record.ability)))
            counted[what] = counted.get(what, 0) + record.amount
    return key(sorted((*what, amount) for what, amount in counted.items()))


def numbers(game: State, groups: GroupedPermanents) -> tuple[int, ...]:
    """The numbers that mean an end to come if they get smaller every time.

    Who is still there without any life, or with very much poison, is not brought nearer to an end by more of it.
    """
    found = [len(game.turn.stack)]
    for player in game.players:
        poison = min(player.poison, game.options.lethal_poison)
        found += [max(player.life, 0), -poison, len(player.mana_pool.units)]
    for group in groups.values():
        counters = sum(sum(permanent.counters.values()) for permanent in group if permanent.counters)
        health = sum(game.toughness(permanent) - permanent.damage for permanent in group)
        found += [len(group), counters, health]
    return tuple(found)
