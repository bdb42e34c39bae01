"""Costs of which one is chosen, and costs that may be paid instead: read and played (CR 118.8, 118.9, 601.2b)."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table

EITHER = "As an additional cost to cast this spell, discard a card or pay {2}.\nYou gain 3 life."
INSTEAD = "You may pay {1} and return a land you control to its owner's hand rather than pay this spell's mana cost."
FREE = "If an opponent controls a Swamp and you control a Plains, you may cast this spell without paying its mana cost."


@pytest.mark.parametrize("text", [FREE, "Cats you cast have storm.".replace("Cats", "Cat spells")])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


def test_either_cost_is_said_as_it_was_read() -> None:
    for text in (EITHER, EITHER.replace("discard a card or pay {2}", "pay {2} or discard a card")):
        assert said(text, "Instant") == text


@pytest.mark.rule("601.2b", "118.8")
@pytest.mark.parametrize("which", ["discard a card", "pay {2}"])
def test_one_of_two_additional_costs_is_announced(which: str) -> None:
    table = Table()
    table.lands(ANN, "Plains", 3)
    table.hand(ANN, read(EITHER, "Sip", "Instant"), "Forest")
    table.will(ANN, which)
    table.cast(ANN, "Sip")
    table.resolve()
    untapped = [land for land in table.state.permanents() if not land.tapped]
    assert (table.life(ANN), len(untapped)) == (23, 2 if which.startswith("discard") else 0)
    assert table.hand(ANN) == ([] if which.startswith("discard") else ["Forest"])


@pytest.mark.rule("601.2b", "118.3")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = Table()
    table.lands(ANN, "Plains", 3)
    table.hand(ANN, read(EITHER, "Sip", "Instant"))
    table.cast(ANN, "Sip")
    table.resolve()
    assert table.life(ANN) == 23
    table.hand(ANN, read(EITHER, "Sip", "Instant"))
    assert not table.can_cast(ANN, "Sip")


@pytest.mark.rule("118.9")
def test_mana_and_something_else_instead_of_the_mana_cost() -> None:
    table = Table()
    table.lands(ANN, "Plains", 1)
    table.hand(ANN, read(INSTEAD, cost="{4}{U}"))
    table.cast(ANN, "Invention", way="alternative")
    assert table.hand(ANN) == ["Plains"]


@pytest.mark.rule("118.9", "601.3")
@pytest.mark.parametrize("swamp", [True, False])
def test_a_spell_costs_nothing_if_something_is_so(swamp: bool) -> None:
    table = Table()
    table.lands(ANN, "Plains", 1)
    table.lands(BOB, "Swamp" if swamp else "Forest", 1)
    table.hand(ANN, read(FREE, cost="{4}{U}"))
    assert table.can_cast(ANN, "Invention", way="free") is swamp


@pytest.mark.rule("602.2b", "122.1")
def test_counters_and_the_permanent_itself() -> None:
    table = Table()
    text = "Remove two charge counters from this artifact and sacrifice it: You gain 3 life."
    box = table.battlefield(ANN, read(text, "Box", "Artifact"), counters={"charge": 2})
    table.activate(ANN, box)
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN)) == (23, ["Box"])


@pytest.mark.rule("601.2b", "702.153a")
@pytest.mark.parametrize("spells", ["Each instant spell you cast has", "Instant spells you cast have"])
def test_spells_that_you_cast_have_costs_and_triggers(spells: str) -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read(f"{spells} casualty 1.", type_line="Enchantment"), "Grizzly Bears")
    sip = read("You gain 3 life.", "Sip", "Instant")
    table.hand(ANN, sip)
    table.hand(BOB, sip)
    table.cast(ANN, "Sip", pay=["casualty"])
    table.resolve_all()
    assert (table.life(ANN), table.graveyard(ANN)) == (26, ["Grizzly Bears", "Sip"])
    table.cast(BOB, "Sip")
    table.resolve_all()
    assert table.life(BOB) == 23


@pytest.mark.rule("702.51a")
def test_the_first_spell_of_each_turn_has_convoke() -> None:
    table = Table()
    table.battlefield(ANN, read("The first artifact spell you cast each turn has convoke.", type_line="Enchantment"))
    table.battlefield(ANN, "Grizzly Bears", "Ondu Giant")
    first, second = (read("", name, "Artifact", cost="{1}") for name in ("Box", "Crate"))
    table.hand(ANN, first, second)
    table.cast(ANN, "Box")
    table.resolve()
    assert not table.can_cast(ANN, "Crate")
