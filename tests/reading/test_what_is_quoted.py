"""An ability in quotation marks, or of a token, speaks of nothing outside of it; and what else "it" cannot mean."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("608.2k", "111.10")
@pytest.mark.parametrize("token", ["a Treasure token", "two Map tokens"])
def test_its_controller_is_not_the_one_of_what_a_token_names(table: Table, token: str) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(f"Destroy target creature. Its controller creates {token}.", type_line="Instant"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert table.battlefield(ANN) == []
    assert {name.split()[0] for name in table.battlefield(BOB)} == {token.split()[1]}


@pytest.mark.rule("608.2k")
def test_it_is_still_the_target_behind_an_ability_that_it_gains(table: Table) -> None:
    text = 'Until end of turn, target creature gains "When this creature dies, you draw a card." Untap it.'
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert not bears.tapped


@pytest.mark.rule("608.2k", "608.2h")
def test_whose_controller_is_meant_behind_an_exile_that_lasts(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    text = "exile target creature until this creature leaves the battlefield. Its controller creates a Food token."
    table.will(ANN, [bears])
    table.enters(ANN, read(f"When this creature enters, {text}"))
    table.resolve()
    assert [name.split()[0] for name in table.battlefield(BOB)] == ["Food"]


@pytest.mark.rule("608.2k")
def test_whose_controller_is_dealt_damage_besides(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    text = "Choose target creature. Invention deals 1 damage to it and 2 damage to its controller."
    table.hand(ANN, read(text, type_line="Instant"))
    table.cast(ANN, "Invention", targets=[bears])
    table.resolve()
    assert (bears.damage, table.life(ANN), table.life(BOB)) == (1, 20, 18)


@pytest.mark.rule("608.2k")
def test_what_it_means_is_not_read_where_it_was_sacrificed_or_is_named_too_late() -> None:
    refused("Whenever this creature attacks, sacrifice another creature. If you do, it gets +2/+2 until end of turn.")
    refused(
        "When this creature dies, put a number of +1/+1 counters equal to its power on target creature you control."
    )


@pytest.mark.rule("608.2k")
def test_others_than_what_has_just_entered_are_not_read_as_others_than_the_source() -> None:
    refused("Whenever a Swamp you control enters, if you control at least five other Swamps, you gain 1 life.")
    read("When this creature enters, if you control at least two other Cats, you gain 1 life.")
