"""Split cards (CR 709): two halves on one card."""

from __future__ import annotations

from planechase.rules.language.colors import GREEN
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, split
from planechase.words.effects.damage import damage
from planechase.words.effects.lasting import MakeTrue
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zones import exile
from planechase.words.filters import CREATURE, Attacking
from planechase.words.selections import ANY_TARGET, target
from planechase.words.statics import CantBlock

# fmt: off
CARDS = (
    split(card("Assault", "{R}", SORCERY_CARD, damage(2, ANY_TARGET)),
          card("Battery", "{3}{G}", SORCERY_CARD, create(creature_token(3, 3, GREEN, "Elephant")))),

    split(card("Order", "{3}{W}", INSTANT_CARD, exile(target(CREATURE & Attacking()))),
          card("Chaos", "{2}{R}", INSTANT_CARD, MakeTrue(CantBlock(CREATURE)))),
)
# fmt: on
