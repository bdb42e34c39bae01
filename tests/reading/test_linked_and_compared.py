"""Abilities that are linked across lines, and texts that say the same in other words."""

from __future__ import annotations

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import ActivatedAbility, TriggeredAbility
from planechase.rules.state.objects import Zone
from planechase.words.effects.zone_effects import Exile
from planechase.words.english import card_text
from planechase.words.word_slots import EXILED_WITH_THIS

ENTERS = "When this creature enters, exile another target creature."
LEAVES = (
    "When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control."
)


@pytest.mark.rule("607.2a")
def test_what_one_ability_exiles_the_other_speaks_of() -> None:
    first = read(f"{ENTERS}\n{LEAVES}").printed.abilities[0]
    assert isinstance(first, TriggeredAbility)
    assert isinstance(first.effect, Exile)
    assert first.effect.link == EXILED_WITH_THIS


@pytest.mark.rule("607.2a")
def test_an_exiled_card_that_nothing_exiles_is_refused() -> None:
    refused(LEAVES)


@pytest.mark.rule("607.2a")
def test_which_of_two_exiled_cards_is_meant_is_not_clear() -> None:
    refused(f"{ENTERS}\nWhen this creature dies, exile target artifact.\n{LEAVES}")


@pytest.mark.rule("113.6m")
def test_a_card_that_returns_itself_may_call_itself_by_name() -> None:
    card = read("{2}: Return Invention from your graveyard to your hand.")
    ability = card.printed.abilities[0]
    assert isinstance(ability, ActivatedAbility)
    assert ability.zone is Zone.GRAVEYARD


ALIKE = (
    (
        "When this creature enters, create a number of 1/1 white Cat creature tokens equal to the number of lands you "
        "control.",
        "When this creature enters, create a 1/1 white Cat creature token for each land you control.",
    ),
    (
        "When this creature enters, exile all cards from target player's graveyard.",
        "When this creature enters, exile target player's graveyard.",
    ),
    (
        "When this creature dies, put a +1/+1 counter on up to one creature you control.",
        "When this creature dies, put a +1/+1 counter on up to one creature you control.",
    ),
)


@pytest.mark.parametrize(("text", "ours"), ALIKE)
def test_the_same_in_other_words(text: str, ours: str) -> None:
    assert said(text) == ours


def test_a_name_keeps_its_capital_letter_inside_a_sentence() -> None:
    card = read("During your turn, Marla has flying.", "Marla, Cat of Dawn", "Legendary Creature — Cat")
    assert card_text(card) == "During your turn, Marla has flying."


@pytest.mark.rule("608.2c")
def test_what_nothing_before_it_has_done_is_refused_in_words_for_people() -> None:
    why = refused("When this creature enters, you gain life equal to the damage prevented this way.").reason
    assert "“damage prevented”" in why
    assert "writes" not in why
