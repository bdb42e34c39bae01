"""What a state remembers and has changed meanwhile is found, whatever kind of answer it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from planechase.rules.state.objects import Permanent
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.testing.cache_checks import stale_answers, without_memory
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    Step,
    activated,
    anthem,
    at_beginning,
    card,
    creature,
    draw,
    gain_life,
    gets,
    whenever,
)

WIZARD = card(
    "Wizard", "{1}", creature("Wizard", 1, 1),
    whenever(at_beginning(Step.UPKEEP), draw(1)), activated("{1}", gain_life(1)),
)  # fmt: skip
FLAG = card("Flag", "{1}", ENCHANTMENT_CARD, anthem(CREATURE, gets(1, 1)))


@pytest.fixture
def table() -> Table:
    """A table at which everything has been asked once."""
    table = Table()
    table.battlefield(ANN, "Forest", WIZARD)
    table.battlefield(BOB, "Grizzly Bears", FLAG)
    assert stale_answers(table.state) == []
    return table


def _at(state: State, name: str) -> Permanent:
    found = next(one for one in state.permanents() if one.copiable.name == name)
    assert isinstance(found, Permanent)
    return found


def _bears_grow(state: State) -> None:
    _at(state, "Grizzly Bears").counters = {"+1/+1": 1}


def _forest_is_tapped(state: State) -> None:
    _at(state, "Forest").tapped = True


def _flag_is_handed_over(state: State) -> None:
    _at(state, "Flag").controller = ANN


def _bears_go(state: State) -> None:
    state.battlefield.remove(_at(state, "Grizzly Bears").id)


def _wizard_goes(state: State) -> None:
    state.battlefield.remove(_at(state, "Wizard").id)


@pytest.mark.parametrize(
    ("secretly", "stale"),
    [
        (_bears_grow, {"Grizzly Bears: characteristics"}),
        (_forest_is_tapped, {"Ann: sources of mana"}),
        (_flag_is_handed_over, {"Continuous: statements", "Modifying: statements", "SpokenWord: statements"}),
        (_bears_go, {"Grizzly Bears: characteristics", "the battlefield: permanents"}),
        (
            _wizard_goes,
            {"Wizard: characteristics", "activated abilities: abilities", "the battlefield: permanents"},
        ),
    ],
)
def test_what_has_changed_in_secret_is_found(table: Table, secretly: Callable[[State], None], stale: set[str]) -> None:
    state = table.state
    numbers = {f" #{obj.id}": "" for obj in state.permanents()} | {" #0": ""}
    secretly(state)
    found = stale_answers(state)
    for number in numbers:
        found = [line.replace(number, "") for line in found]
    assert set(found) == {f"{what} are remembered, but have changed." for what in stale}
    state.changed()
    assert stale_answers(state) == [], "now the state knows that something has changed"


def test_a_trigger_that_has_come_in_secret_is_found(table: Table) -> None:
    state = table.state
    wizard = _at(state, "Wizard").id
    state.battlefield.remove(wizard)
    state.changed()
    assert stale_answers(state) == []
    state.battlefield.append(wizard)
    assert "StepBegins: triggered abilities are remembered, but have changed." in stale_answers(state)


def test_only_what_was_asked_before_can_be_remembered_wrongly(table: Table) -> None:
    fresh = without_memory(table.state)
    _bears_grow(fresh)
    assert stale_answers(fresh) == []
    assert fresh.chars(_at(fresh, "Grizzly Bears")).power == 4
    assert table.find("Grizzly Bears").power == 3, "the copy is a state of its own"
