"""How vanguard cards are written (CR 211, 212, 313)."""

from __future__ import annotations

from planechase.rules.characteristics import CardDefinition
from planechase.words.card import Frame, Line, card


def vanguard(name: str, hand: int, life: int, *lines: Line) -> CardDefinition:
    """CR 313: a vanguard card with what it adds to the hand and to the life total."""
    plain = card(name, None, Frame("Vanguard"), *lines)
    return CardDefinition(plain.printed, hand_modifier=hand, life_modifier=life)
