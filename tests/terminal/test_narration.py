"""Events as sentences and options as labels; nobody reads more than they may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase.game import Game
from planechase.rules.actions import TokensCreated
from planechase.rules.characteristics import Characteristics
from planechase.rules.decisions import Choose, Decision
from planechase.rules.events import (
    CoinFlipped,
    DiceRolled,
    DrawCard,
    Event,
    GainLife,
    GameOver,
    LoseLife,
    Message,
    PlayerLoses,
    PutCounters,
    RemoveCounters,
    Revealed,
    Scried,
    StepBegins,
    Tap,
    TurnBegins,
)
from planechase.rules.priority import PASS, CastSpell, PlayLand, Priority
from planechase.rules.state import State
from planechase.rules.steps import Step
from planechase.words.narration import label, sentence

ANN, BOB = 0, 1
BOLTS = ["Mountain"] * 30 + ["Lightning Bolt"] * 30


def bolts() -> tuple[Game, list[tuple[State, Event]]]:
    """A game with Mountains and Lightning Bolts, and what happens in it."""
    told: list[str] = []

    def watch(state: State, event: Event) -> None:
        said = sentence(state, event)
        if said is not None:
            told.append(said)

    game = Game.new([BOLTS, BOLTS], 5, ["Ann", "Bob"], starting_player=ANN, watcher=watch)
    return game, told  # type: ignore[return-value]


def until(game: Game, wanted: Callable[[Decision[Any]], bool]) -> Decision[Any]:
    """Pass and keep until a decision comes."""
    while (decision := game.decision) is not None:
        if wanted(decision):
            return decision
        game.answer(PASS if isinstance(decision, Priority) else decision.default())
    raise AssertionError("the decision never came")


def priority(game: Game, kind: type) -> tuple[Decision[Any], Any]:
    """The next grant of priority with an action of a kind, and that action."""

    def offers(decision: Decision[Any]) -> bool:
        return isinstance(decision, Priority) and any(isinstance(action, kind) for action in decision.options)

    decision = until(game, offers)
    assert isinstance(decision, Priority)
    return decision, next(action for action in decision.options if isinstance(action, kind))
