"""How cards read. The words of a printed card are not kept here; a fingerprint of our text tells when it changes.

`python tests/golden/texts.py` writes the fingerprints anew, on purpose, after the new texts have been read.
"""

import json
import re
from pathlib import Path

from tests.each import failures

from planechase.cards import pool
from planechase.rules.mana.mana_abilities import INTRINSIC
from planechase.words.english import card_text, fingerprint

GOLDEN = Path(__file__).parents[1] / "golden" / "texts.json"


def test_texts_are_made_of_whole_sentences() -> None:
    assert failures(it_is_made_of_whole_sentences, pool.CARDS) == []


def it_is_made_of_whole_sentences(name: str) -> None:
    card = pool.card(name)
    text = card_text(card)
    said = [ability for ability in card.printed.abilities if ability not in INTRINSIC.values()]
    assert bool(text) == bool(said)
    assert "  " not in text
    assert not re.search(r"\{\w*:|\[\w*\||None|\(\)|\.\.|,\.|\ba [aeio]\w+ (?!mana)", text.replace("a one", "")), text
    for line in text.splitlines():
        assert line[0].isupper() or not line[0].isalpha(), line
        keywords_only = "." not in line
        assert keywords_only or line.endswith((".", ".”", '."', "—")), line


def test_no_text_has_changed_unnoticed() -> None:
    known = json.loads(GOLDEN.read_text(encoding="utf-8"))
    now = {name: fingerprint(card) for name, card in pool.CARDS.items()}
    changed = sorted(name for name in now if known.get(name) != now[name])
    shown = "\n\n".join(f"{name}\n{card_text(pool.card(name))}" for name in changed[:10])
    assert not changed, f"These read differently from before; if they are right, write the fingerprints anew:\n{shown}"
    assert sorted(known) == sorted(now)
