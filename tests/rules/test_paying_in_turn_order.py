"""Several players who may pay, or put cards back: all choose in turn order, then all act (CR 101.4, 118.12)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import LifeLoss
from planechase.rules.state.decisions import Confirm, Order
from planechase.rules.state.purpose import Purpose
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    DID_NOT_PAY,
    EACH_PLAYER,
    INSTANT_CARD,
    LAND,
    card,
    draw,
    if_pays,
    lose_life,
    pay_life,
    players_return,
    put_hand_on_bottom,
    remembered_players,
    they,
    unless_pays,
)

THOSE = remembered_players(DID_NOT_PAY, "each player")
TITHE = card("Tithe", "{1}", INSTANT_CARD, unless_pays(lose_life(5, THOSE), (pay_life(2),), they(EACH_PLAYER)))
GIFT = card("Gift", "{1}", INSTANT_CARD, if_pays((pay_life(2),), draw(1), EACH_PLAYER))
FORGET = card("Forget", "{1}", INSTANT_CARD, put_hand_on_bottom(EACH_PLAYER))
TIDE = card("Tide", "{1}", INSTANT_CARD, players_return(LAND, EACH_PLAYER, (pay_life(2),)))


def casting(spell: str) -> Table:
    """In Bob's turn Bob's spell is about to ask."""
    table = Table(players=3, free_mana=True)
    table.turn(BOB)
    table.hand(BOB, {"Tithe": TITHE, "Gift": GIFT, "Forget": FORGET, "Tide": TIDE}[spell])
    return table


def resolve_asking(table: Table, spell: str) -> None:
    table.cast(BOB, spell)
    table.resolve(pause=True)


def asked(table: Table) -> int:
    assert isinstance(table.decision, Confirm)
    assert table.decision.purpose is Purpose.PAY
    return table.decision.player


@pytest.mark.rule("101.4", "118.12a")
def test_nobody_pays_before_all_have_said_whether_they_will() -> None:
    table = casting("Tithe")
    resolve_asking(table, "Tithe")
    assert asked(table) == BOB
    table.answer(BOB, True)
    assert (asked(table), table.life(BOB)) == (CAT, 20)
    table.answer(CAT, False)
    assert (asked(table), table.life(CAT)) == (ANN, 20)
    table.answer(ANN, False)
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [15, 18, 15]


@pytest.mark.rule("101.4")
def test_what_happens_to_those_who_did_not_pay_happens_to_all_at_once() -> None:
    table = casting("Tithe")
    table.will(BOB, False)
    table.will(CAT, False)
    table.will(ANN, False)
    table.cast(BOB, "Tithe")
    table.resolve()
    lost = [event for event in table.happened(LifeLoss) if event.amount == 5]
    assert [event.player for event in lost] == [BOB, CAT, ANN]
    assert all(len(getattr(event, "together", ())) == 3 for event in lost)


@pytest.mark.rule("118.12", "101.4")
def test_something_for_everybody_who_pays_comes_after_all_have_paid() -> None:
    table = casting("Gift")
    resolve_asking(table, "Gift")
    table.answer(BOB, True)
    table.answer(CAT, True)
    assert (table.life(BOB), table.hand(BOB)) == (20, [])
    table.answer(ANN, False)
    assert [table.life(seat) for seat in (ANN, BOB, CAT)] == [20, 18, 18]
    assert len(table.hand(BOB)) == 2, "the instruction says who draws: the spell's controller, once for each who paid"


@pytest.mark.rule("101.4", "401.4")
def test_hands_go_to_the_bottom_at_once_when_all_have_ordered_them() -> None:
    table = casting("Forget")
    for seat in (ANN, BOB, CAT):
        table.hand(seat, "Fog", "Forest")
    table.cast(BOB, "Forget")
    table.resolve(pause=True)
    assert isinstance(table.decision, Order)
    table.answer(BOB, ["Forest", "Fog"])
    assert len(table.hand(BOB)) == 2
    table.answer(CAT, ["Forest", "Fog"])
    table.answer(ANN, ["Fog", "Forest"])
    assert [table.library(seat)[-1] for seat in (ANN, BOB, CAT)] == ["Forest", "Fog", "Fog"]
    assert [table.hand(seat) for seat in (ANN, BOB, CAT)] == [[], [], []]


@pytest.mark.rule("101.4", "118.12a")
def test_returning_unless_one_pays_waits_for_everybody_too() -> None:
    table = casting("Tide")
    for seat in (ANN, BOB, CAT):
        table.lands(seat, "Forest", 1)
    resolve_asking(table, "Tide")
    table.answer(BOB, True)
    assert table.life(BOB) == 20
    table.answer(CAT, False)
    table.answer(ANN, True)
    assert [table.hand(seat) for seat in (ANN, BOB, CAT)] == [[], [], ["Forest"]]
