"""Loops that cards of the pool make (CR 732, 104.4b), as random games have come into them."""

from typing import Any

import pytest

from planechase.rules.state.decisions import Choose, Decision
from planechase.testing import ANN, BOB, CAT, Table

MANY = 400
"""More often than anybody may do the same thing again."""


def insist(decision: Decision[Any]) -> object:
    """Choose something wherever that is allowed, and nothing only where one has to."""
    if not isinstance(decision, Choose):
        return None
    return max(decision.answers() or [], key=len, default=None)


@pytest.mark.rule("732.3", "104.4b")
def test_a_priest_and_two_clones_of_three_players_do_not_free_each_other_for_ever() -> None:
    """Each of them exiles the one that holds the third. Whose Clone may be no copy has to leave the loop."""
    table = Table(players=3)
    for player in (ANN, BOB, CAT):
        table.on_ask(player, insist)
    table.enters(ANN, "Banisher Priest")
    table.enters(BOB, "Clone")
    table.resolve_all()
    assert table.exile(ANN) == ["Banisher Priest"]
    table.enters(CAT, "Clone")
    table.resolve_all()
    assert table.result is None, "for nobody is forced to go on"
    assert (table.graveyard(BOB), table.graveyard(CAT)).count(["Clone"]) == 1


def is_offered(table: Table, name: str) -> bool:
    """Whether Ann, who has priority, may activate an ability of the card of this name."""
    decision = table.game.decision
    return decision is not None and decision.player == ANN and any(name in one.label for one in decision.steps())


@pytest.mark.rule("732.3", "732.2a")
@pytest.mark.parametrize(
    ("name", "how"), [("Mirror Entity Avatar", {"x": 0}), ("Eladamri", {"targets": ["Grizzly Bears"]})]
)
def test_a_free_ability_of_a_vanguard_cannot_be_activated_for_ever(name: str, how: dict[str, Any]) -> None:
    table = Table()
    table.vanguard(ANN, name)
    table.battlefield(ANN, "Grizzly Bears")
    table.on_ask(ANN, insist)
    times = 0
    while table.has_priority == ANN and is_offered(table, name):
        table.activate(ANN, name, **how)
        table.resolve(pause=True)
        times += 1
        assert times < MANY, "it goes on for ever"
    if table.has_priority != ANN:
        table.answer(ANN, 0)
    assert (table.result, is_offered(table, name)) == (None, False)
    table.next_turn()
    table.next_turn()
    assert is_offered(table, name), "in another turn it is another matter"
