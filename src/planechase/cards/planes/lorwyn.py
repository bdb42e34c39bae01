"""Planes of Lorwyn."""

from __future__ import annotations

from planechase.rules.language.colors import WHITE
from planechase.rules.state.steps import Step
from planechase.words.amounts import CountOf
from planechase.words.card import anthem, whenever
from planechase.words.casual.planar import chaos, plane
from planechase.words.effects.flow import May
from planechase.words.effects.lasting import Change, ExchangeControl, all_creatures, gain_control, pump
from planechase.words.effects.tokens import create, creature_token
from planechase.words.filters import (
    CREATURE,
    LAND,
    OTHER,
    YOURS,
    ControlledBy,
    HurtPlayerThisCombat,
    OwnedBy,
    SharesCreatureType,
)
from planechase.words.keywords import keyword
from planechase.words.modifications import AllCreatureTypes, ChangeSizeOfEach
from planechase.words.players import YOU, ControllerOf, HurtBy
from planechase.words.selections import THAT, Together, target
from planechase.words.statics import DamageByToughness, has
from planechase.words.triggers import AtBeginning, Enters

LORWYN = "Lorwyn"
GOAT = creature_token(0, 1, WHITE, "Goat")
ATTACKER = target(CREATURE & YOURS & HurtPlayerThisCombat())
THEIR_CREATURE = target(CREATURE & ControlledBy(HurtBy(ATTACKER)))
KIN = CountOf(CREATURE & OTHER & SharesCreatureType())

# fmt: off
CARDS = (
    plane("Glen Elendra", LORWYN,
          whenever(AtBeginning(Step.END_OF_COMBAT, None), May(ExchangeControl(Together((ATTACKER, THEIR_CREATURE))))),
          chaos(gain_control(target(CREATURE & OwnedBy(YOU)), None))),

    plane("Goldmeadow", LORWYN,
          whenever(Enters(LAND), create(GOAT, 3, ControllerOf(THAT))),
          chaos(create(GOAT))),

    plane("The Great Forest", LORWYN,
          DamageByToughness(CREATURE),
          chaos(pump(all_creatures(CREATURE & YOURS), 0, 2, has(keyword("trample"))))),

    plane("Velis Vel", LORWYN,
          anthem(CREATURE, ChangeSizeOfEach(KIN, KIN)),
          chaos(Change(target(CREATURE), (AllCreatureTypes(),)))),
)
# fmt: on
