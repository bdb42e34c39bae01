"""What the frame of a card must say besides its text: what an Aura enchants, which faces there are, chapters."""

import pytest
from tests.reading.invented import read, refused

from planechase.reading.card_reading import RefusedCard, read_card
from planechase.reading.card_texts import CardText
from planechase.words.english import card_text


@pytest.mark.rule("303.4a")
def test_an_aura_says_what_it_enchants() -> None:
    text = "Enchanted creature gets +2/+2."
    assert "Enchant creature" in refused(text, "Enchantment — Aura").reason
    assert read(f"Enchant creature\n{text}", type_line="Enchantment — Aura").name == "Invention"


@pytest.mark.rule("712.1")
def test_two_faces_on_one_line_are_refused() -> None:
    two = read_card(CardText("Boy // Wolf", "Creature — Human // Creature — Wolf", "", "{G}", "1", "1"))
    assert isinstance(two, RefusedCard)
    assert "//" in two.reason


@pytest.mark.rule("714.2a")
@pytest.mark.parametrize("dash", [" — ", " - ", " – ", "—"])
def test_chapters_may_have_any_dash(dash: str) -> None:
    saga = read(f"I, II{dash}Draw a card.\nIII{dash}You gain 2 life.", type_line="Enchantment — Saga")
    assert card_text(saga) == "I, II — Draw a card.\nIII — You gain 2 life."
