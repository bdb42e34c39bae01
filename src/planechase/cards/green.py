"""Green cards."""

from __future__ import annotations

from planechase.words.card import INSTANT_CARD, SORCERY_CARD, activated, card, creature, enters_
from planechase.words.effects.cards import draw
from planechase.words.effects.lasting import Change, all_creatures, pump
from planechase.words.effects.tokens import add
from planechase.words.filters import CREATURE, YOURS
from planechase.words.keywords import keyword
from planechase.words.selections import target
from planechase.words.statics import gets, has

CARDS = (
    card("Grizzly Bears", "{1}{G}", creature("Bear", 2, 2)),
    card("Giant Growth", "{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3)),
    card("Llanowar Elves", "{G}", creature("Elf Druid", 1, 1), activated("{T}", add("{G}"))),
    card("Wall of Blossoms", "{1}{G}", creature("Plant Wall", 0, 4), keyword("defender"), enters_(draw())),
    card(
        "Overrun",
        "{2}{G}{G}{G}",
        SORCERY_CARD,
        Change(all_creatures(CREATURE & YOURS), (gets(3, 3), has(keyword("trample")))),
    ),  # fmt: skip
)
