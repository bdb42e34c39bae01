"""All of a kind, spoken of again: those to which something was done, whatever fits by then (CR 608.2c)."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def spell(table: Table, text: str) -> None:
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()


@pytest.mark.rule("608.2c")
def test_what_was_tapped_is_what_gains_an_ability(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    elves = table.battlefield(BOB, "Llanowar Elves", tapped=True)
    spell(table, "Tap all untapped creatures your opponents control. They gain trample until end of turn.")
    assert (bears.has("trample"), elves.has("trample")) == (True, False)


@pytest.mark.rule("608.2c")
def test_what_was_taken_is_what_is_untapped(table: Table) -> None:
    ours = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    theirs = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    spell(table, "Gain control of all creatures your opponents control until end of turn. Untap those creatures.")
    assert (ours.tapped, theirs.tapped, theirs.controller) == (True, False, ANN)


@pytest.mark.rule("608.2c")
def test_each_creature_is_spoken_of_as_those_creatures(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    other = table.battlefield(BOB, "Grizzly Bears")
    spell(table, "Put a +1/+1 counter on each creature you control. Those creatures gain reach until end of turn.")
    assert (bears.has("reach"), other.has("reach"), bears.power) == (True, False, 3)


def test_a_permanent_is_no_card_and_each_one_is_not_it() -> None:
    assert "those cards" in refused("Tap all creatures. Exile those cards.", "Sorcery").reason
    assert "it" in refused("Tap each creature. Exile it.", "Sorcery").reason


def test_each_of_several_that_were_chosen() -> None:
    text = "Tap up to three target creatures. Put a stun counter on each of them."
    assert said(text, "Sorcery") == "Tap up to three target creatures. Put a stun counter on them."
