"""Lands."""

from __future__ import annotations

from planechase.words.card import card, typed

CARDS = (
    card("Plains", None, typed("Basic Land — Plains")),
    card("Island", None, typed("Basic Land — Island")),
    card("Swamp", None, typed("Basic Land — Swamp")),
    card("Mountain", None, typed("Basic Land — Mountain")),
    card("Forest", None, typed("Basic Land — Forest")),
)
