"""Entries of the tables of opinions: a kind of instruction, and a judge that takes just that kind.

A table is looked up by the class of an instruction, so its values take any; each entry is checked as it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from planechase.rules.language.grammar import Effect
from planechase.rules.state.objects import Object
from planechase.rules.state.player import Player

if TYPE_CHECKING:
    from planechase.bots.worth.judge import Judge

E = TypeVar("E", bound=Effect)
F = TypeVar("F")

Whole = Callable[["Judge", Any], int]
OnObject = Callable[["Judge", Any, Object], int]
OnPlayer = Callable[["Judge", Any, Player], int]


def whole(kind: type[E], judged: Callable[[Judge, E], int]) -> tuple[type[Effect], Whole]:
    """An instruction that is judged as a whole."""
    return kind, judged


def on_object(kind: type[E], judged: Callable[[Judge, E, Object], int]) -> tuple[type[Effect], OnObject]:
    """An instruction that is judged by what it does to each object it is about."""
    return kind, judged


def on_player(kind: type[E], judged: Callable[[Judge, E, Player], int]) -> tuple[type[Effect], OnPlayer]:
    """An instruction that is judged by what it does to each player it is about."""
    return kind, judged


def table(*entries: tuple[type[Effect], F]) -> dict[type[Effect], F]:
    """The judges by the class of the instruction they judge; there is one for each class."""
    found = dict(entries)
    assert len(found) == len(entries), "an instruction is judged twice"
    return found
