"""What makers of cards refuse, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase import vocabulary
from planechase.rules.language.word_errors import WrongField

V: Any = vocabulary
"""What a type checker would notice, a person at the keyboard may still write."""


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: V.keyword("flyng"), "did you mean 'flying'"),
        (lambda: V.keyword("xyzzy"), "a keyword with a parameter is a word of its own"),
        (lambda: V.creature("Bear", "2", 2), "Power and toughness are numbers"),
        (lambda: V.creature("Bear", 2, True), "Power and toughness are numbers"),
        (lambda: V.creature(5, 2, 2), "The types of a creature are a text"),
        (lambda: V.planeswalker("Jace", "3"), "loyalty of a planeswalker is a number"),
        (lambda: V.card("Foo", "{1}", "Instant"), "third comes what it is|what it is comes third"),
        (lambda: V.card("", "{1}", V.INSTANT_CARD), "A card has a name"),
        (lambda: V.plane("Vale", 5), "name of a world"),
        (lambda: V.plane("Vale", "Ulgrotha", V.draw(1)), "an instruction alone never happens on a plane"),
        (lambda: V.vanguard("Anybody", "1", 2), "adds numbers to hand and life"),
        (lambda: V.chaos(V.draw), "TriggeredAbility.effect: an Effect belongs here"),
        (lambda: V.plane("Vale", "Ulgrotha", "draw a card"), "A line of a card is an ability"),
        (V.then, "say at least one instruction"),
        (lambda: V.draw(True), "A number belongs here, not True"),
        (lambda: V.anthem(V.CREATURE), "Continuous.changes: say what becomes different"),
        (lambda: V.CREATURE and V.YOURS, "put together with &"),
        (lambda: not V.CREATURE, "put together with &"),
        (lambda: V.may(V.then(V.draw(1), V.discard(1))), "what a player may do is one sentence"),
    ],
)
def test_a_maker_says_what_belongs_there(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(WrongField, match=sentence):
        make()


@pytest.mark.rule("208.2")
def test_a_star_stands_for_a_size_that_an_ability_defines() -> None:
    assert V.card("Growing Thing", "{1}", V.creature("Plant", "*", "1+*")).power_text == "*"
