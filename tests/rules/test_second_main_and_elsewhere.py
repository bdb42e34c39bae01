"""At the beginning of your second main phase (CR 505.1), and spells cast from elsewhere than a hand (CR 601.2i)."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.turns import ExtraCombat
from planechase.words.english import card_text


def made(name: str, type_line: str, text: str, size: str = "") -> CardDefinition:
    power, _, toughness = size.partition("/")
    read = read_card(CardText(name, type_line, text, "{1}", power, toughness))
    assert isinstance(read, Understood), read
    return read.definition


EVENING = made("Quiet Evening", "Enchantment", "At the beginning of your second main phase, you gain 1 life.")
WANDERER = made(
    "Wanderer",
    "Creature — Human",
    "Whenever you cast a spell from anywhere other than your hand, you gain 2 life.",
    "1/1",
)
ECHO = made("Faint Echo", "Sorcery", "You lose 1 life.\nFlashback {1}")
AGAIN = card("Once More", "{R}", SORCERY_CARD, ExtraCombat())


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(EVENING, WANDERER)


def test_what_is_read_says_the_same() -> None:
    assert card_text(EVENING) == "At the beginning of your second main phase, you gain 1 life."
    assert card_text(WANDERER) == "Whenever you cast a spell from anywhere other than your hand, you gain 2 life."


@pytest.mark.rule("505.1")
def test_it_triggers_in_the_second_main_phase_and_not_in_the_first(table: Table) -> None:
    table.begin(Step.UPKEEP, ANN)
    table.battlefield(ANN, EVENING)
    table.go_to(Step.PRECOMBAT_MAIN)
    table.resolve_all()
    assert table.life(ANN) == 20
    table.go_to(Step.POSTCOMBAT_MAIN)
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("505.1", "505.1a")
def test_a_third_main_phase_is_not_the_second(table: Table) -> None:
    table.begin(Step.UPKEEP, ANN)
    table.battlefield(ANN, EVENING)
    table.hand(ANN, AGAIN)
    table.go_to(Step.PRECOMBAT_MAIN)
    table.cast(ANN, "Once More")
    table.resolve()
    table.go_to(Step.END)
    assert table.life(ANN) == 21


@pytest.mark.rule("505.1")
def test_the_second_main_phase_of_another_player_is_not_yours(table: Table) -> None:
    table.begin(Step.UPKEEP, BOB)
    table.battlefield(ANN, EVENING)
    table.go_to(Step.END)
    assert table.life(ANN) == 20


@pytest.mark.rule("601.2i")
def test_a_spell_from_the_graveyard_counts_and_one_from_the_hand_does_not(table: Table) -> None:
    table.battlefield(ANN, WANDERER)
    table.hand(ANN, ECHO)
    table.cast(ANN, "Faint Echo")
    table.resolve_all()
    assert table.life(ANN) == 19
    table.cast(ANN, "Faint Echo", way="flashback")
    table.resolve_all()
    assert table.life(ANN) == 20
