"""Our own cards read back: what a tree says becomes that tree again, and so does what the official text says."""

from typing import Final

import pytest
from tests.reading.reading_back import REFERENCE, official_texts, outcome

from planechase.cards import pool

NOT_AS_PRINTED: Final = (
    "Choose Your Demise",
    "Maelstrom Archangel Avatar",
    "Morphic Tide",
    "Nature Demands an Offering",
)
"""Cards of which only the text that we make is read: one word plays all they say, and its template would be theirs."""

PARTS: Final = 4
"""So many tests share the cards, so that several processes do."""


@pytest.mark.parametrize("part", range(PARTS))
def test_what_a_card_says_becomes_the_same_tree(part: int) -> None:
    became = {name: outcome(name) for name in sorted(pool.CARDS)[part::PARTS]}
    assert {name: how for name, how in became.items() if how != "same"} == {}


def test_official_texts_become_the_same_trees() -> None:
    if not REFERENCE.exists():
        pytest.skip(f"The official texts are not here: {REFERENCE.parent} is not part of the project.")
    texts = official_texts()
    became = {name: outcome(name, texts[name]) for name in sorted(pool.CARDS) if name in texts}
    assert {name: how for name, how in became.items() if how != "same"} == dict.fromkeys(NOT_AS_PRINTED, "refused")
    assert len(became) > 700
