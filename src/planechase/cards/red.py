"""Red cards."""

from __future__ import annotations

from planechase.rules.objects import Zone
from planechase.words.amounts import Number, X
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card, creature, dies_, enters_, whenever
from planechase.words.effects.flow import May
from planechase.words.effects.permanents import damage, put_counters
from planechase.words.filters import CREATURE, OTHER
from planechase.words.keywords import keywords
from planechase.words.selections import ANY_TARGET, THIS, AnyTarget, target
from planechase.words.triggers import Leaves

CARDS = (
    card("Lightning Bolt", "{R}", INSTANT_CARD, damage(3, ANY_TARGET)),
    card("Blaze", "{X}{R}", SORCERY_CARD, damage(X(), ANY_TARGET)),
    card("Arc Lightning", "{2}{R}", SORCERY_CARD, damage(3, AnyTarget(most=Number(3), divided=Number(3)))),
    card("Flametongue Kavu", "{3}{R}", creature("Kavu", 4, 2), enters_(damage(4, target(CREATURE)))),
    card("Bogardan Firefiend", "{2}{R}", creature("Elemental Spirit", 2, 1), dies_(damage(2, target(CREATURE)))),
    card(
        "Rockslide Elemental",
        "{2}{R}",
        creature("Elemental", 1, 1),
        keywords("first strike"),
        whenever(Leaves(CREATURE & OTHER, Zone.GRAVEYARD), May(put_counters("+1/+1", THIS))),
    ),  # fmt: skip
)
