"""What could go on for ever without anybody getting priority (CR 104.4b, 732.3)."""

from __future__ import annotations

import pytest

from planechase.rules.mana.paying import MOST_BY_HAND
from planechase.rules.state.decisions import Choose
from planechase.rules.state.player import Automation
from planechase.testing import ANN, Table
from planechase.vocabulary import LAND, SORCERY_CARD, activated, add, card, controls, gain_life, repeat_if, typed


@pytest.mark.rule("104.4b", "608.2c")
def test_an_instruction_that_nothing_can_end_is_a_draw() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Forest")
    table.hand(ANN, card("Forever", "{G}", SORCERY_CARD, repeat_if(gain_life(1), controls(LAND))))
    table.cast(ANN, "Forever")
    table.resolve()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("732.3", "601.2g")
def test_a_free_mana_ability_is_not_offered_for_ever_while_paying_by_hand() -> None:
    table = Table()
    table.state.players[ANN].automation = Automation(pass_priority=False, pay=False, order=True)
    well = table.battlefield(ANN, card("Well", "{1}", typed("Artifact"), activated("{0}", add("{C}"))))
    table.battlefield(ANN, "Forest")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears", pause=True)
    used = 0
    while isinstance(table.decision, Choose) and (well.id, 0) in table.decision.options:
        table.answer(ANN, [(well.id, 0)])
        used += 1
        assert used <= MOST_BY_HAND
    assert used == MOST_BY_HAND
