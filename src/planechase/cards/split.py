"""Split cards (CR 709): two halves on one card."""

from __future__ import annotations

from planechase.vocabulary import *

# fmt: off
CARDS = (
    split(card("Assault", "{R}", SORCERY_CARD, damage(2, ANY_TARGET)),
          card("Battery", "{3}{G}", SORCERY_CARD, create(creature_token(3, 3, "G", "Elephant")))),

    split(card("Order", "{3}{W}", INSTANT_CARD, exile(target(CREATURE & ATTACKING))),
          card("Chaos", "{2}{R}", INSTANT_CARD, make_true(cant_block(CREATURE)))),
)
# fmt: on
