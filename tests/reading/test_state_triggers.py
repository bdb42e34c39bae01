"""Cards that were read, played: state triggers with an "if", and copies of what has died."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.mark.rule("603.8", "603.4")
def test_a_state_trigger_with_an_if_triggers_once() -> None:
    table = Table(free_mana=True)
    table.life(ANN, 9)
    text = "When you have 10 or less life, if Invention is an enchantment, Invention becomes a 3/5 Soldier creature."
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    table.pass_()
    while table.stack:
        table.resolve()
    soldier = table.find("Invention")
    assert (soldier.power, soldier.toughness, table.stack) == (3, 5, [])


@pytest.mark.rule("608.2h", "707.2")
def test_a_copy_of_what_died_and_was_exiled() -> None:
    table = Table(free_mana=True)
    text = (
        "Whenever another nontoken creature you control dies, you may exile it. "
        "If you do, create a token that's a copy of that creature, except it's 1/1."
    )
    table.battlefield(ANN, read(text))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, SLAY)
    table.cast(BOB, "Slay", targets=[bears])
    table.will(ANN, True)
    table.resolve()
    table.resolve()
    assert (table.exile(ANN), table.battlefield(ANN)) == (["Grizzly Bears"], ["Invention", "Grizzly Bears"])
    assert table.find("Grizzly Bears").power == 1


@pytest.mark.rule("601.2c", "603.7")
def test_a_target_of_what_happens_later_is_not_put_off() -> None:
    refused("Target player draws a card at the beginning of the next turn's upkeep.", type_line="Instant")
