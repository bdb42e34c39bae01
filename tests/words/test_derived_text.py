"""What a condition says is made from the description that it checks."""

from __future__ import annotations

import pytest

from planechase.rules.mana.mana_abilities import AddMana
from planechase.words import word_slots
from planechase.words.amounts import ThisWay
from planechase.words.card import INSTANT_CARD, LAND_CARD, activated, card
from planechase.words.conditions import DiscardedThisWay, DoneThisWay, IsThe, NotSo, NotTheFirstTurn
from planechase.words.effects.flow import If, then
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.libraries import reveal_top_card
from planechase.words.effects.permanent_effects import destroy
from planechase.words.english import card_text
from planechase.words.filters import ARTIFACT, CREATURE, LAND, TAPPED, OfSubtype, WithCounter
from planechase.words.player_words import EACH_OPPONENT
from planechase.words.selections import THIS, Remembered, target

TOP_CARD = Remembered(word_slots.REVEALED, "it")


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        (IsThe(TOP_CARD, ~LAND), "it's a nonland card"),
        (IsThe(TOP_CARD, ARTIFACT | CREATURE), "it's an artifact or creature card"),
        (IsThe(THIS, ~TAPPED), "Ask is untapped"),
        (IsThe(THIS, OfSubtype("Spirit")), "Ask is a Spirit"),
        (IsThe(THIS, WithCounter("time")), "Ask has a time counter on it"),
    ],
)
def test_what_is_asked_of_an_object_is_said_from_the_description(condition: IsThe, said: str) -> None:
    asked = card("Ask", "{W}", INSTANT_CARD, then(reveal_top_card(), If(condition, draw(1))))
    assert f"If {said}," in card_text(asked)


def test_what_was_done_this_way_is_said_from_what_it_was_done_to() -> None:
    smash = then(destroy(target(ARTIFACT)), If(DoneThisWay(word_slots.DESTROYED, ARTIFACT), draw(1)))
    assert "If an artifact is destroyed this way" in card_text(card("Smash", "{R}", INSTANT_CARD, smash))
    mind = then(discard(1, EACH_OPPONENT), draw(ThisWay(word_slots.DISCARDED, CREATURE)))
    assert "for each creature card discarded this way" in card_text(card("Mind", "{B}", INSTANT_CARD, mind))
    rack = then(discard(1), If(DiscardedThisWay(what=LAND), draw(1)))
    assert "If you discard a land card this way" in card_text(card("Rack", "{B}", INSTANT_CARD, rack))


def test_what_has_no_opposite_is_refused_when_it_is_read() -> None:
    never = card("Never", "{W}", INSTANT_CARD, If(NotSo(NotTheFirstTurn()), draw(1)))
    with pytest.raises(TypeError, match="no way to say that NotTheFirstTurn is not so"):
        card_text(never)


def test_an_ability_says_which_mana_it_makes() -> None:
    either = AddMana((("C", "C"), ("G",)))
    assert card_text(card("Spring", None, LAND_CARD, activated("{T}", either))) == "{T}: Add {C}{C} or {G}."
