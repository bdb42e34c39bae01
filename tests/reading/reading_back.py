"""What becomes of the English of a built-in card: the tree it was made of, another one, or nothing."""

import json
from pathlib import Path
from typing import Final

from tests.reading.trees import cards_same, printed

from planechase.cards import pool
from planechase.reading.card_reading import Understood, read_card

REFERENCE: Final = Path(__file__).resolve().parents[3] / "shared" / "reference" / "cards.jsonl"
OF_VARIANTS: Final = ("planes", "phenomena", "schemes", "vanguards")


def official_texts() -> dict[str, str]:
    """The official texts of cards, by name, as far as the reference beside the project has them."""
    cards = [json.loads(line) for line in REFERENCE.read_text(encoding="utf-8").splitlines()]
    for kind in OF_VARIANTS:
        cards += json.loads(REFERENCE.with_name(f"{kind}.json").read_text(encoding="utf-8"))
    return {card["name"]: card.get("oracle_text_2026") or card["oracle_text"] for card in cards}


def outcome(name: str, text: str | None = None) -> str:
    """What becomes of a built-in card whose text is read: the same tree, another one, or a refusal."""
    card = pool.CARDS[name]
    read = read_card(printed(card, text))
    if not isinstance(read, Understood):
        return "refused"
    return "same" if cards_same(read.definition, card) else "different"
