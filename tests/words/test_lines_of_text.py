"""What stands before an ability, and how a text is laid out in lines."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, Table, check_card
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT,
    INSTANT_CARD,
    LAND,
    PLANESWALK,
    YOURS,
    activated,
    and_then,
    anthem,
    called,
    card,
    chaos,
    count_of,
    creature,
    draw,
    enters,
    gain_life,
    gets,
    plane,
    pump,
    target,
    whenever,
)
from planechase.words.english import card_text


@pytest.mark.rule("207.2c", "207.2d")
def test_an_ability_word_or_flavor_word_stands_before_the_ability_and_means_nothing() -> None:
    constellation = called("constellation", whenever(enters(ENCHANTMENT & YOURS), gain_life(1)))
    shrine = card("Shrine", "{W}", creature("Spirit", 1, 1), constellation,
                  called("Warm Light", anthem(CREATURE & YOURS, gets(0, 1))),
                  called("Kindling", activated("{1}", gain_life(1))))  # fmt: skip
    assert card_text(shrine).split("\n") == [
        "Constellation — Whenever an enchantment you control enters, you gain 1 life.",
        "Warm Light — Creatures you control get +0/+1.",
        "Kindling — {1}: You gain 1 life.",
    ]
    check_card(shrine, games=1, limit=200)
    table = Table(free_mana=True)
    shrine_ = table.battlefield(ANN, shrine)
    assert shrine_.toughness == 2
    table.activate(ANN, shrine_)
    table.resolve()
    assert table.life(ANN) == 21


@pytest.mark.rule("608.2c")
def test_a_spell_does_all_that_its_paragraphs_say() -> None:
    letter = card("Letter", "{1}", INSTANT_CARD, draw(1), gain_life(2), gain_life(3))
    assert card_text(letter).split("\n") == ["Draw a card.", "You gain 2 life.", "You gain 3 life."]
    check_card(letter, games=1, limit=200)
    table = Table(free_mana=True)
    table.hand(ANN, letter)
    table.cast(ANN, "Letter")
    table.resolve()
    assert (len(table.hand(ANN)), table.life(ANN)) == (1, 25)


@pytest.mark.rule("311.7")
def test_a_chaos_ability_that_leaves_the_plane_is_said_to_happen_once() -> None:
    assert card_text(plane("Stay", "Here", chaos(draw(1)))) == "Whenever chaos ensues, draw a card."
    leaving = plane("Go", "Away", chaos(and_then(draw(1), PLANESWALK)))
    assert card_text(leaving) == "When chaos ensues, draw a card. Then planeswalk."


def test_what_is_counted_is_said_behind_how_long_it_lasts() -> None:
    lands = count_of(LAND & YOURS)
    growth = card("Growth", "{G}", INSTANT_CARD, pump(target(CREATURE), lands, lands))
    assert card_text(growth).endswith("gets +1/+1 until end of turn for each land you control.")
