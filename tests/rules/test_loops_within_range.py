"""Loops where ranges are limited (CR 104.4f, 801.16): a matter of those who are involved, and of all they reach."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, CAT, DAN, EVE, Table, broken_invariants
from planechase.variants import FreeForAll
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    THIS_CARD,
    YOU,
    Step,
    at_beginning,
    card,
    creature,
    destroy,
    enters,
    extra_turn,
    put_onto_battlefield,
    skip_steps,
    target,
    when_dies,
    whenever,
)

RACK = card("Rack", "{B}", ENCHANTMENT_CARD, whenever(enters(CREATURE), destroy(target(CREATURE))))
ETERNAL = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(put_onto_battlefield(THIS_CARD, returning=True)))
MANY = 600


@pytest.fixture
def ring() -> Table:
    """Six players, each of whom reaches both neighbours."""
    return Table(players=6, free_mana=True, variants=[FreeForAll(1)])


def playing(table: Table) -> list[int]:
    return [player.id for player in table.state.playing()]


@pytest.mark.rule("801.16", "104.4f", "732.4")
def test_who_only_passes_is_not_involved_in_a_loop_whose_every_choice_leads_back(ring: Table) -> None:
    ring.battlefield(ANN, RACK, ETERNAL)
    ring.always(ANN, "Eternal", about="target")
    ring.enters(ANN, ETERNAL)
    ring.resolve_all()
    assert (ring.result, playing(ring), broken_invariants(ring.state)) == (None, [CAT, DAN, EVE], [])


@pytest.mark.rule("801.16", "104.4f", "500.7")
def test_turns_that_one_player_takes_for_ever_are_a_matter_of_that_player(ring: Table) -> None:
    ring.battlefield(ANN, card("Drought", "{U}", ENCHANTMENT_CARD, skip_steps(YOU, Step.DRAW)))
    ring.battlefield(ANN, card("Clock", "{U}", ENCHANTMENT_CARD, whenever(at_beginning(Step.UPKEEP), extra_turn())))
    ring.next_turn()
    for _ in range(MANY):
        if ring.state.players[ANN].has_left:
            break
        ring.next_turn()
    assert (ring.result, playing(ring), broken_invariants(ring.state)) == (None, [CAT, DAN, EVE], [])
    ring.next_turn()
    assert ring.active_player == CAT
