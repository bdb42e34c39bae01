"""Checking the cache: every cached answer must be what the state would answer now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from planechase.rules.mana.sources import mana_sources
from planechase.rules.state.state_cache import Activatable, Known

if TYPE_CHECKING:
    from planechase.rules.language.characteristics import Characteristics
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

Answers = Mapping[object, object]
"""Answers of one kind, by what was asked about."""


def stale_answers(state: State) -> list[str]:
    """What the state answers from its cache and would answer differently without it, one sentence each.

    All answers are asked for, so that they are remembered and whatever should have them forgotten is noticed next time.

    >>> from planechase.testing import ANN, Table
    >>> table = Table()
    >>> bears = table.battlefield(ANN, "Grizzly Bears")
    >>> stale_answers(table.state)
    []
    >>> bears.obj.counters = {"+1/+1": 1}
    >>> stale_answers(table.state)
    ['Grizzly Bears #...: characteristics are remembered, but have changed.']
    """
    fresh = without_memory(state)
    return [
        f"{_named(state, key)}: {what} are remembered, but have changed."
        for what, answers in QUESTIONS.items()
        for key in _different(answers(state), answers(fresh))
    ]


def without_memory(state: State) -> State:
    """A copy of the state with an empty cache."""
    fresh = state.clone()
    fresh.known = Known()
    return fresh


def _different(remembered: Answers, now: Answers) -> list[object]:
    return [key for key in {**remembered, **now} if remembered.get(key) != now.get(key)]


def _named(state: State, key: object) -> str:
    if isinstance(key, type):
        return key.__name__
    return f"{state.name_of(key)} #{key}" if isinstance(key, int) else str(key)


def _characteristics(state: State) -> Answers:
    return {id: _values(state.chars(obj)) for id, obj in state.objects.items()}


def _values(chars: Characteristics) -> tuple[object, ...]:
    return (
        chars.name, chars.mana_cost, chars.colors, chars.supertypes, chars.types, chars.subtypes,
        chars.power, chars.toughness, chars.loyalty, chars.defense, chars.abilities,
    )  # fmt: skip


def _statements(state: State) -> Answers:
    found = state.known.all_statements(state)
    return {kind: [(_spoken_by(by), statement) for by, statement in said] for kind, said in found.items()}


def _spoken_by(by: Source) -> tuple[object, ...]:
    return by.controller, by.object_id, by.stack_id, by.alone


def _triggers(state: State) -> Answers:
    """Asked for by the kinds of events that some ability looks at now."""
    fresh = without_memory(state)
    kinds = fresh.known.all_triggers(fresh)
    return {kind: state.triggers(kind) for kind in kinds}


def _abilities(state: State) -> Answers:
    found: dict[object, Sequence[Activatable]] = {"activated abilities": state.activated()}
    for player in state.players:
        found[player.id] = state.mana_abilities(player.id)
    return {of: [(obj.id, number, ability) for obj, number, ability in abilities] for of, abilities in found.items()}


def _permanents(state: State) -> Answers:
    return {"the battlefield": [permanent.id for permanent in state.permanents()]}


def _mana(state: State) -> Answers:
    return {player.id: mana_sources(state, player) for player in state.playing()}


QUESTIONS: Final[Mapping[str, Callable[[State], Answers]]] = {
    "characteristics": _characteristics,
    "statements": _statements,
    "triggered abilities": _triggers,
    "abilities": _abilities,
    "permanents": _permanents,
    "sources of mana": _mana,
}
