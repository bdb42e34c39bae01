"""Every keyword and term is explained on request, in our own words."""

from __future__ import annotations

import pytest
from tests.each import failures

from planechase.cards import pool
from planechase.rules.language.abilities import KeywordAbility
from planechase.rules.language.keywords import KEYWORDS
from planechase.telling import reminders
from planechase.words.english import card_text


def _keywords_of_all_cards() -> set[str]:
    cards = [half for card in pool.CARDS.values() for half in (card.halves or (card,))]
    words = [word for card in cards for ability in card.printed.abilities for word in ability.walk()]
    return {word.name for word in words if isinstance(word, KeywordAbility)}


@pytest.mark.rule("702.1")
@pytest.mark.parametrize("name", sorted({*KEYWORDS, *_keywords_of_all_cards()}))
def test_every_keyword_has_a_meaning(name: str) -> None:
    meant = reminders.meaning(name)
    assert meant is not None, f"{name} has no sentence in telling/reminders.py"
    assert meant.endswith(".")
    assert meant[0].islower() or not meant[0].isalpha()


def test_the_keywords_of_a_card_are_found_in_its_text() -> None:
    assert failures(its_keywords_are_found_in_its_text, pool.CARDS) == []


def its_keywords_are_found_in_its_text(card: str) -> None:
    definition = pool.card(card)
    abilities = [a for half in (definition.halves or (definition,)) for a in half.printed.abilities]
    own = {a.name for a in abilities if isinstance(a, KeywordAbility)}
    explained = reminders.reminders(card_text(definition))
    missing = {name for name in own if name not in explained and not name.endswith("walk")}
    assert missing == set()


def test_a_word_that_only_looks_like_a_term_is_not_explained() -> None:
    assert "enchant" not in reminders.reminders("Enchanted creature gets +1/+1.")
    assert "flash" not in reminders.reminders("Flashback {2}{R}")
    assert "Food" not in reminders.reminders("a food fight")
    assert "landwalk" not in reminders.reminders("When you planeswalk to Naya, draw a card.")
    assert list(reminders.reminders("Swampwalk")) == ["landwalk"]


def test_what_somebody_does_is_found_in_any_form() -> None:
    for text in ("Each player mills two cards.", "You may planeswalk.", "Regenerate it.", "It was regenerated."):
        assert len(reminders.reminders(text)) == 1


@pytest.mark.rule("701.38", "701.12", "701.3", "901.3a", "904.11")
@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("Each player votes for planeswalk or chaos.", "vote"),
        ("Exchange life totals with target player.", "exchange"),
        ("Attach it to target creature.", "attach"),
        ("Whenever you roll the planar die, draw a card.", "planar die"),
        ("Turn target creature face down.", "face down"),
    ],
)
def test_terms_of_the_table_are_explained_too(text: str, term: str) -> None:
    assert term in reminders.reminders(text)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("End the turn.", "end the turn"),
        ("Redistribute any number of players' life totals.", "redistribute"),
        ("There is an additional beginning phase after this phase.", "beginning phase"),
        ("Reverse the game's turn order.", "reverse the game's turn order"),
        ("It becomes a Vehicle artifact.", "Vehicle"),
        ("Whenever you cast a legendary spell, draw a card.", "legendary"),
    ],
)
def test_what_only_few_cards_do_is_explained(text: str, term: str) -> None:
    assert term in reminders.reminders(text)


def test_a_type_line_is_explained_with_the_card() -> None:
    assert "legendary" in reminders.on_card("Legendary Creature — Time Lord Rogue", "")
    assert list(reminders.on_card("Legendary Creature — Bird", "Flying")) == ["flying", "legendary"]
