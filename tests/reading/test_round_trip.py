"""Our own cards read back: what a tree says becomes that tree again, and so does what the official text says."""

import json
from typing import Final

import pytest
from tests.golden.reading import FILE, REFERENCE, official_texts, outcome

from planechase.cards import pool

WRITTEN: Final[dict[str, dict[str, list[str]]]] = json.loads(FILE.read_text(encoding="utf-8"))
RENEW: Final = "If that is meant: python -m tests.golden.reading"


def expected(name: str, which: str) -> str:
    return next((became for became, names in WRITTEN[which].items() if name in names), "same")


@pytest.mark.parametrize("name", sorted(pool.CARDS))
def test_what_a_card_says_becomes_the_same_tree(name: str) -> None:
    assert outcome(name) == expected(name, "generated"), RENEW


def test_official_texts_become_the_same_trees() -> None:
    if not REFERENCE.exists():
        pytest.skip(f"The official texts are not here: {REFERENCE.parent} is not part of the project.")
    texts = official_texts()
    became = {name: outcome(name, texts[name]) for name in sorted(pool.CARDS) if name in texts}
    assert became == {name: expected(name, "official") for name in became}, RENEW
