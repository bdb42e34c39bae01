"""What others do rather than pay, counters that are not there, limits of two times a turn, and tops of libraries."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.life_effects import gain_life

SIP = card("Sip", "{0}", INSTANT_CARD, gain_life(1))

SAID = (
    "Whenever a player casts a spell, that player loses 1 life unless that player sacrifices a land.",
    "When this creature enters, if this creature has fewer than three +1/+1 counters on it, draw a card.",
    "{1}: Draw a card. Activate only twice each turn.",
    "Whenever you cast a spell, draw a card. This ability triggers only twice each turn.",
    "Tap another untapped Cat you control: Draw a card.",
    "As long as you control three or more other snow permanents, this creature has flying.",
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.parametrize("text", SAID)
def test_it_is_said_as_it_was_written(text: str) -> None:
    assert said(text).replace("if it has fewer", "if this creature has fewer") == text


def test_what_is_not_read() -> None:
    refused("Discard a card unless you discards a card.", "Instant")
    refused("{1}: Draw a card. Activate only one times each turn.")


@pytest.mark.rule("118.12a")
def test_somebody_else_does_something_rather_than_pays(table: Table) -> None:
    table.hand(ANN, read("Counter target spell unless its controller discards a card.", type_line="Instant"))
    sip, other = table.hand(BOB, SIP, "Grizzly Bears")
    spell = table.cast(BOB, sip)
    table.will(BOB, True, [other])
    table.cast(ANN, "Invention", targets=[spell])
    table.resolve()
    assert (table.stack, table.hand(BOB)) == (["Sip"], [])


@pytest.mark.rule("122.1")
def test_a_condition_asks_for_counters_that_are_not_there(table: Table) -> None:
    one = "{1}: Put a fade counter on this creature."
    cat = table.battlefield(
        ANN, read(f"{one}\n{{2}}: If there are no fade counters on this creature, you gain 5 life.")
    )
    table.activate(ANN, cat, 1)
    table.resolve()
    table.activate(ANN, cat, 0)
    table.resolve()
    table.activate(ANN, cat, 1)
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("603.2h")
def test_an_ability_triggers_only_twice_each_turn(table: Table) -> None:
    table.battlefield(
        ANN, read("Whenever you cast a spell, you gain 1 life. This ability triggers only twice each turn.")
    )
    for sip in table.hand(ANN, SIP, SIP, SIP):
        table.cast(ANN, sip)
    assert table.stack.count("Invention") == 2


@pytest.mark.rule("701.9b")
def test_two_cards_are_discarded_at_random(table: Table) -> None:
    table.hand(ANN, read("Target player discards two cards at random.", type_line="Sorcery"))
    table.hand(BOB, "Forest", "Plains", "Island")
    table.cast(ANN, "Invention", targets=[BOB])
    table.resolve()
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("401.4")
def test_two_permanents_go_on_top_of_the_libraries_of_their_owners(table: Table) -> None:
    table.hand(ANN, read("Put two target lands on top of their owners' libraries.", type_line="Sorcery"))
    mine, theirs = table.battlefield(ANN, "Forest"), table.battlefield(BOB, "Plains")
    table.cast(ANN, "Invention", targets=[mine, theirs])
    table.resolve()
    assert (table.library(ANN)[0], table.library(BOB)[0]) == ("Forest", "Plains")


@pytest.mark.rule("602.1a")
def test_another_creature_is_tapped_as_a_cost(table: Table) -> None:
    cat = table.battlefield(ANN, read("Tap another untapped Cat you control: You gain 1 life."))
    assert not table.can_activate(ANN, cat)
    table.battlefield(ANN, read("Flying", name="Kitten"))
    assert table.can_activate(ANN, cat)
