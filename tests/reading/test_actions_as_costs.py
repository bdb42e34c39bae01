"""Keyword actions that are costs on some cards and instructions on others: collecting evidence, foraging, beholding."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table, check_cards

ALSO = "As an additional cost to cast this spell, you may"
SLEUTH = f"{ALSO} collect evidence 4.\nWhen this creature enters, if evidence was collected, draw a card."
HOWLER = "When this creature transforms into Hill Howler, you gain 5 life."
TEXTS = (
    SLEUTH,
    f"{ALSO} behold an Angel.\nWhen this creature enters, if an Angel was beheld, draw two cards.",
    HOWLER,
    "When this creature enters, you may collect evidence 4. If you do, draw a card.",
    "When this creature enters, you may collect evidence 4. When you do, target opponent loses 2 life.",
    "When this creature enters, you may forage. If you do, draw a card.",
    "When this creature enters, you may behold an Angel. If you do, draw a card.",
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_they_read_as_they_were_written() -> None:
    assert [said(text) for text in TEXTS] == [*TEXTS]


def test_mana_is_no_action() -> None:
    assert refused(f"{ALSO} pay {{2}}.").line == 1


@pytest.mark.rule("701.59c", "601.2b")
def test_a_spell_knows_whether_evidence_was_collected(table: Table) -> None:
    sleuth = read(SLEUTH, name="Sleuth")
    table.graveyard(ANN, "Serra Angel")
    table.hand(ANN, sleuth, sleuth)
    table.cast(ANN, "Sleuth", pay=["additional"])
    table.resolve_all()
    assert (table.exile(ANN), len(table.hand(ANN))) == (["Serra Angel"], 2)
    table.cast(ANN, "Sleuth")
    table.resolve_all()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("701.59a", "603.12")
def test_evidence_is_collected_while_an_ability_resolves(table: Table) -> None:
    table.hand(ANN, read(TEXTS[4], name="Witness"))
    table.graveyard(ANN, "Serra Angel")
    table.cast(ANN, "Witness")
    table.will(ANN, True, BOB)
    table.resolve_all()
    assert (table.exile(ANN), table.life(BOB)) == (["Serra Angel"], 18)


def test_such_cards_can_be_played() -> None:
    check_cards(*(read(text, name=f"Invention {number}") for number, text in enumerate(TEXTS)))
