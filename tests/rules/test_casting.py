"""Casting spells step by step (CR 601), with what it costs (CR 107.3, 118) and modes (CR 700.2)."""

import pytest

from planechase.rules.colors import BLACK
from planechase.rules.events import SpellCast
from planechase.rules.mana import ManaCost
from planechase.rules.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.amounts import Number, X
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    card,
    creature,
    static,
    whenever,
)
from planechase.words.conditions import DuringYourTurn, WasKicked
from planechase.words.costs import DiscardCost, PayLife, SacrificeCost
from planechase.words.effects.cards import draw
from planechase.words.effects.flow import ChooseModes, If, then
from planechase.words.effects.permanents import damage, destroy, gain_life, put_counters
from planechase.words.filters import ARTIFACT, BLACK_, CREATURE, OTHER, SORCERY, YOURS
from planechase.words.keywords import Flashback, Kicker, keyword
from planechase.words.players import OPPONENTS, PLAYERS, YOU
from planechase.words.selections import ANY_TARGET, AnyTarget, Target, another_target, target, targets
from planechase.words.statics import (
    AlsoCosts,
    CantCast,
    CastAsThoughFlash,
    CostsLess,
    CostsMore,
    MayCostInstead,
    PlayFromTop,
)
from planechase.words.triggers import BecomesTheTarget, Casts, SacrificesTrigger


def mana(symbols: str) -> ManaCost:
    return ManaCost.parse(symbols)


SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
STUDY = card("Slow Study", "{2}{U}", SORCERY_CARD, draw(2))
SPHERE = card("Grey Sphere", "{2}", ARTIFACT_CARD, CostsMore(filters_all := Target(CREATURE).what, mana("{1}")))
del filters_all
