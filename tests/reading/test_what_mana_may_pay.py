"""What mana may be spent on, said of one spell, and what nobody cast last turn (CR 106.6, 603.4)."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.card_types import ARTIFACT, CREATURE
from planechase.rules.language.word import Word
from planechase.rules.state.history import Did, When
from planechase.words.effects.tokens import NotForOthers, OnlyToCast
from planechase.words.history_words import Happened
from planechase.words.player_words import EACH_PLAYER


def _words(text: str) -> list[Word]:
    read = read_card(CardText("Quiet Well", "Artifact", text, "{2}"))
    assert isinstance(read, Understood), read
    return [part for ability in read.definition.printed.abilities for part in ability.walk()]


def _restriction(text: str) -> object:
    return next(getattr(part, "restriction") for part in _words(text) if hasattr(part, "restriction"))  # noqa: B009


@pytest.mark.rule("106.6")
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Spend this mana only to cast a creature spell", OnlyToCast(types=CREATURE)),
        ("Spend this mana only to cast an Elf spell", OnlyToCast("Elf")),
        ("This mana can't be spent to cast a nonartifact spell", NotForOthers(ARTIFACT)),
    ],
)
def test_mana_is_kept_for_one_spell(said: str, meant: object) -> None:
    assert _restriction(f"{{T}}: Add {{G}}. {said}.") == meant


@pytest.mark.rule("603.4")
def test_nobody_cast_a_spell_last_turn() -> None:
    words = _words("At the beginning of each upkeep, if no spells were cast last turn, draw a card.")
    assert Happened(Did.CAST, EACH_PLAYER, when=When.LAST_TURN, never=True) in words
