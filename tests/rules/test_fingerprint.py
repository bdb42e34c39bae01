"""`Game.hash` covers everything that can matter."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from planechase import Game
from planechase.bots import BotTable, RandomBot
from planechase.rules.events.events import CounterPlacement, Event
from planechase.rules.language.characteristics import Characteristics, SplitCharacteristics
from planechase.rules.language.double_faced import FaceUp
from planechase.rules.state.attributes import own_attributes
from planechase.rules.state.chance import Chance
from planechase.rules.state.fingerprint import DERIVED, fingerprint
from planechase.rules.state.objects import Object, Permanent, StackObject
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.rules.state.steps import Combat, Turn

CLASSES = (State, Player, Turn, Combat, Object, Permanent, StackObject, Source, Characteristics, Event)


def slots(kind: type[object]) -> list[str]:
    return [name for base in kind.__mro__ for name in own_attributes(base)]


def derived(kind: type[object]) -> set[str]:
    return {name for base in kind.__mro__ for name in DERIVED.get(base.__name__, ())}


def game_in_progress() -> Game:
    """A game with spells on the stack, creatures in combat and something in every zone."""
    for seed in range(20):
        game = Game.casual("planechase", "commander", seed=seed)
        table = BotTable([RandomBot(seat) for seat in range(len(game.state.players))])
        while game.decision is not None:
            state = game.state
            if state.turn.combat is not None and state.turn.stack and state.exile and state.battlefield:
                return game
            table.answer(game)
    raise AssertionError("nothing happened in these games")


def holders(state: State) -> Iterator[object]:
    """One thing of each class that the state is made of."""
    yield state
    yield state.players[1]
    yield state.turn
    yield state.turn.combat
    yield state.objects[state.players[0].library[0]]
    yield state.objects[state.battlefield[0]]
    on_stack = state.objects[state.turn.stack[0]]
    assert isinstance(on_stack, StackObject)
    yield on_stack
    yield on_stack.source


@pytest.mark.pure
def test_whatever_is_changed_changes_the_hash_unless_it_is_listed_as_derived() -> None:
    game = game_in_progress()
    before = game.hash()
    unnoticed = []
    for holder in holders(game.state):
        for name in set(slots(type(holder))) - derived(type(holder)):
            value = getattr(holder, name, None)
            setattr(holder, name, ["something else", value])
            if fingerprint(game.state) == before:
                unnoticed.append(f"{type(holder).__name__}.{name}")
            setattr(holder, name, value)

    assert unnoticed == []
    assert game.hash() == before


def test_what_is_listed_as_derived_is_there() -> None:
    known = {kind.__name__: set(slots(kind)) for kind in (*CLASSES, Chance, FaceUp, SplitCharacteristics)}
    known["CounterPlacement"] = set(CounterPlacement.__match_args__)

    assert {name: sorted(listed - known[name]) for name, listed in DERIVED.items() if listed - known[name]} == {}


def test_looking_changes_no_hash() -> None:
    game = game_in_progress()
    before = game.hash()
    for seat in range(len(game.state.players)):
        game.view(seat)
    game.state.changed()

    assert game.hash() == before


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_hash_is_the_same_in_every_process(seed: str) -> None:
    program = "from planechase import Game; print(Game.casual('planechase', seed=7).hash())"
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    printed = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True
    )

    assert printed.stdout.strip() == Game.casual("planechase", seed=7).hash()
