"""Cards that were read, played: what one may do only if it can be done, and abilities that work elsewhere."""

import pytest
from tests.reading.invented import read

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("113.6g", "701.6a")
def test_a_spell_that_cannot_be_countered(table: Table) -> None:
    table.hand(ANN, read("This spell can't be countered."))
    table.hand(BOB, "Cancel")
    spell = table.cast(ANN, "Invention")
    table.cast(BOB, "Cancel", targets=[spell])
    table.resolve()
    assert table.stack == ["Invention"]


PRICES = (
    "discard a card",
    "sacrifice a land",
    "exile a card from your graveyard",
    "remove a +1/+1 counter from this creature",
    "tap an untapped artifact you control",
)


@pytest.mark.rule("608.2d")
@pytest.mark.parametrize("price", PRICES)
def test_who_has_nothing_to_give_gets_nothing(table: Table, price: str) -> None:
    table.enters(ANN, read(f"When this creature enters, you may {price}. If you do, you gain 3 life."))
    table.resolve()
    assert table.life(ANN) == 20


@pytest.mark.rule("608.2d")
def test_who_has_something_to_give_is_asked(table: Table) -> None:
    table.hand(ANN, "Plains")
    table.enters(ANN, read("When this creature enters, you may discard a card. If you do, you gain 3 life."))
    table.will(ANN, True, "Plains")
    table.resolve()
    assert (table.hand(ANN), table.life(ANN)) == ([], 23)


@pytest.mark.rule("608.2d")
def test_who_cannot_do_it_has_not_done_it(table: Table) -> None:
    table.enters(ANN, read("When this creature enters, you may sacrifice a land. If you don't, you lose 3 life."))
    table.resolve()
    assert table.life(ANN) == 17


@pytest.mark.rule("702.55c")
def test_the_haunting_card_sees_its_creature_die(table: Table) -> None:
    ghost = read("Haunt\nWhen the creature this creature haunts dies, you gain 3 life.")
    table.battlefield(ANN, ghost)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SLAY, SLAY)
    table.cast(ANN, "Slay", targets=["Invention"])
    table.will(ANN, bears)
    table.resolve()
    table.resolve()
    table.cast(ANN, "Slay", targets=[bears])
    while table.stack:
        table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("109.2", "602.5")
def test_abilities_of_artifact_cards_elsewhere_may_be_activated(table: Table) -> None:
    table.battlefield(ANN, read("Activated abilities of artifacts can't be activated.", type_line="Enchantment"))
    engine = read("Cycling {1}", name="Old Engine", type_line="Artifact")
    table.hand(ANN, engine)
    table.activate(ANN, "Old Engine")
    table.resolve()
    assert table.graveyard(ANN) == ["Old Engine"]


@pytest.mark.rule("608.2c")
def test_a_second_if_speaks_of_the_card_that_was_looked_at(table: Table) -> None:
    search = (
        "{T}: Look at the top card of your library. If it's a Goblin card, you may put it onto the battlefield. "
        "If it's a creature card, you may reveal it and put it into your hand."
    )
    horn = table.battlefield(ANN, read(search, name="Horn", type_line="Artifact"))
    table.library(ANN, "Grizzly Bears", "Plains")
    table.always(ANN, True)
    table.activate(ANN, horn)
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("608.2c")
def test_that_creature_is_the_one_put_onto_the_battlefield(table: Table) -> None:
    call = (
        "{T}: Reveal the top card of your library. If it's a creature card, put it onto the battlefield. "
        "That creature gains haste until end of turn. Sacrifice it at the beginning of the next end step."
    )
    horn = table.battlefield(ANN, read(call, name="Horn", type_line="Artifact"))
    table.library(ANN, "Grizzly Bears", "Plains")
    table.activate(ANN, horn)
    table.resolve()
    assert table.can_attack("Grizzly Bears")
