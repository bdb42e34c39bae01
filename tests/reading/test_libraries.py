"""Texts about libraries and hands: revealing until a card fits, shuffling something in, exiling from a hand."""

from __future__ import annotations

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import TriggeredAbility
from planechase.words.effects.libraries import ShuffleIntoLibrary
from planechase.words.english import card_text
from planechase.words.selections import THIS_CARD

SPELLS = (
    (
        "Reveal cards from the top of your library until you reveal an Elf card. Put that card into your hand and the "
        "rest on the bottom of your library in a random order.",
        "Reveal cards from the top of your library until you reveal an Elf card. Put it into your hand and the others "
        "on the bottom of your library in a random order.",
    ),
    (
        "The owner of target artifact shuffles it into their library.",
        "Shuffle target artifact into its owner's library.",
    ),
    (
        "Shuffle up to two target Bird cards from your graveyard into your library.",
        "Shuffle up to two target Bird cards from your graveyard into your library.",
    ),
    (
        "Target opponent reveals their hand. You choose a land card from it and exile that card.",
        "Target opponent reveals their hand. You choose a land card from it and exile that card.",
    ),
)


@pytest.mark.parametrize(("text", "ours"), SPELLS)
def test_what_is_read_says_the_same(text: str, ours: str) -> None:
    assert said(text, "Sorcery") == ours


@pytest.mark.rule("400.7")
def test_a_creature_that_died_is_shuffled_in_as_a_card() -> None:
    card = read("When Invention dies, its owner shuffles it into their library.")
    ability = card.printed.abilities[0]
    assert isinstance(ability, TriggeredAbility)
    assert ability.effect == ShuffleIntoLibrary(THIS_CARD), card_text(card)


def test_only_ones_own_cards_go_into_ones_own_library() -> None:
    refused("Shuffle target creature into your library.", "Sorcery")
    refused("Target player shuffles it into their library.", "Sorcery")
