"""What depends on how a spell is cast: in a main phase, with both modes; and searches for any number of cards."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, Table

ADDENDUM = "You gain 1 life. If you cast this spell during your main phase, you gain 3 life."
BOTH = "Choose one. If you control a Cat, you may choose both instead.\n• You gain 1 life.\n• Draw a card."
ANY = "Search your library for any number of basic land cards, put them onto the battlefield, then shuffle."


@pytest.mark.parametrize("text", [ADDENDUM, BOTH, ANY])
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text, "Instant") == text


def test_there_are_just_two_for_both() -> None:
    refused(BOTH + "\n• Scry 1.", "Instant")


@pytest.mark.rule("207.2c")
@pytest.mark.parametrize(("step", "life"), [("precombat main", 24), ("upkeep", 21)])
def test_a_spell_cast_in_your_main_phase(step: str, life: int) -> None:
    table = Table(free_mana=True)
    table.turn(ANN, step)
    table.hand(ANN, read(ADDENDUM, "Sip", "Instant"))
    table.cast(ANN, "Sip")
    table.resolve()
    assert table.life(ANN) == life


@pytest.mark.rule("707.10", "207.2c")
def test_a_copy_was_not_cast() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read("Instant spells you cast have storm.", type_line="Enchantment"))
    sip = read(ADDENDUM, "Sip", "Instant")
    table.hand(ANN, sip, sip)
    table.cast(ANN, "Sip")
    table.resolve_all()
    table.cast(ANN, "Sip")
    table.resolve_all()
    assert table.life(ANN) == 20 + 4 + 4 + 1


@pytest.mark.rule("700.2a")
@pytest.mark.parametrize(("cat", "modes"), [(True, 2), (False, 1)])
def test_both_modes_may_be_chosen_if_something_is_so(cat: bool, modes: int) -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read("") if cat else "Grizzly Bears")
    table.hand(ANN, read(BOTH, "Sip", "Instant"))
    table.cast(ANN, "Sip", modes=[0, 1][:modes])
    table.resolve()
    assert (table.life(ANN), len(table.hand(ANN))) == (21, modes - 1)


@pytest.mark.rule("700.2a")
def test_only_one_of_them_may_be_chosen_too() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, read(""))
    table.hand(ANN, read(BOTH, "Sip", "Instant"))
    table.cast(ANN, "Sip", modes=[0])
    table.resolve()
    assert (table.life(ANN), table.hand(ANN)) == (21, [])


@pytest.mark.rule("701.23b", "107.1c")
def test_any_number_of_cards_is_found() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Forest", "Forest", "Island", "Grizzly Bears", only=True)
    table.hand(ANN, read(ANY, "Seek", "Sorcery"))
    table.cast(ANN, "Seek")
    table.will(ANN, ["Forest", "Forest", "Island"])
    table.resolve()
    assert (sorted(table.battlefield(ANN)), table.library(ANN)) == (["Forest", "Forest", "Island"], ["Grizzly Bears"])
