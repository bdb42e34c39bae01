"""Pairs of creatures, mana of a chosen colour, sums, card types among cards, and costs that are not mana."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table

SAID = (
    "When you cycle this card, it deals 6 damage to any target.",
    "When this creature enters, target opponent discards a card and you untap target land.",
    "When this creature enters, target opponent discards a card and you put a +1/+1 counter on this creature.",
    "Return two Islands you control to their owner's hand: Draw a card.",
    "This creature gets +1/+1 for each card type among cards in all graveyards.",
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.parametrize("text", SAID)
def test_it_is_said_as_it_was_written(text: str) -> None:
    assert said(text).replace("counter on it", "counter on this creature") == text


def test_what_is_not_read() -> None:
    refused("{T}: Add one mana of the chosen color.")
    refused("Each of those creatures gets +1/+1.")
    refused("Whenever this creature attacks or dies, put it on top of its owner's library.")


@pytest.mark.rule("702.95a")
def test_both_creatures_of_a_pair_get_bigger(table: Table) -> None:
    text = "As long as this creature is paired with another creature, each of those creatures gets +2/+1."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.will(ANN, [bears])
    cat = table.enters(ANN, read(f"Soulbond\n{text}"))
    table.resolve()
    assert (cat.power, bears.power, bears.toughness) == (4, 4, 3)


@pytest.mark.rule("607.2d", "106.3")
def test_mana_has_the_color_that_was_chosen_for_its_source() -> None:
    table = Table()
    rock = read(
        "As this artifact enters, choose a color.\n{T}: Add one mana of the chosen color.", type_line="Artifact"
    )
    table.will(ANN, "green")
    table.enters(ANN, rock)
    table.hand(ANN, read("Draw a card.", "Green Sip", "Instant", "{G}"), read("Draw a card.", "Sip", "Instant", "{U}"))
    assert (table.can_cast(ANN, "Green Sip"), table.can_cast(ANN, "Sip")) == (True, False)


@pytest.mark.rule("702.74a", "118.9")
def test_a_creature_is_evoked_by_exiling_a_card() -> None:
    table = Table()
    cat = read("Evoke—Exile a green card from your hand.", cost="{9}")
    table.hand(ANN, cat, "Grizzly Bears")
    table.cast(ANN, "Invention", way="evoke")
    table.resolve_all()
    assert (table.graveyard(ANN), table.battlefield(ANN), table.hand(ANN)) == (["Invention"], [], [])


@pytest.mark.rule("611.2b")
def test_control_lasts_as_long_as_the_source_stays(table: Table) -> None:
    text = "gain control of target creature for as long as this creature remains on the battlefield."
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, [bears])
    cat = table.enters(
        ANN, read(f"When this creature enters, {text}\n{{1}}: Return this creature to its owner's hand.")
    )
    table.resolve()
    assert bears.controller == ANN
    table.activate(ANN, cat)
    table.resolve()
    assert bears.controller == BOB


@pytest.mark.rule("205.2a", "604.3")
def test_card_types_among_cards_are_counted_once_each(table: Table) -> None:
    cat = table.battlefield(ANN, read("This creature gets +1/+0 for each card type among cards in your graveyard."))
    table.graveyard(ANN, "Forest", "Plains", "Grizzly Bears")
    table.graveyard(BOB, "Lightning Bolt")
    assert cat.power == 4


@pytest.mark.rule("702.33d")
def test_something_is_done_if_a_spell_was_not_kicked(table: Table) -> None:
    text = "Kicker {2}\nWhen this creature enters, draw two cards. Then if it wasn't kicked, discard two cards."
    table.library(ANN, "Forest", "Forest")
    table.enters(ANN, read(text))
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Forest", "Forest"])


@pytest.mark.rule("702.29c")
def test_the_card_that_was_cycled_deals_the_damage(table: Table) -> None:
    table.hand(ANN, read("Cycling {2}\nWhen you cycle this card, it deals 3 damage to target opponent."))
    table.will(ANN, [BOB])
    table.activate(ANN, "Invention")
    table.resolve()
    assert table.life(BOB) == 17
