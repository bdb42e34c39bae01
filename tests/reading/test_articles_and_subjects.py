"""Words before words: "an oil counter", and "those creatures" where it is they who do something."""

import pytest
from tests.reading.invented import said


@pytest.mark.parametrize(
    "text",
    [
        "Remove an oil counter from this creature: Draw a card.",
        "Remove a charge counter from this creature: Draw a card.",
        "At the beginning of your upkeep, remove an oil counter from this creature.",
        "At the beginning of your upkeep, remove a charge counter from this creature.",
        "At the beginning of your upkeep, remove two oil counters from this creature.",
    ],
)
def test_the_article_is_that_of_the_kind(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("701.14a")
def test_those_who_fight_are_spoken_of_as_those_creatures() -> None:
    text = "Up to two target creatures you control each get +1/+1 until end of turn. They fight each other."
    assert said(text, "Sorcery").endswith("Those creatures fight each other.")
