"""Planes of Lorwyn."""

from __future__ import annotations

from planechase.vocabulary import *

LORWYN = "Lorwyn"
GOAT = creature_token(0, 1, "W", "Goat")
ATTACKER = target(CREATURE & YOURS & HURT_A_PLAYER_THIS_COMBAT)
THEIR_CREATURE = target(CREATURE & controlled_by(hurt_by(ATTACKER)))
KIN = count_of(CREATURE & OTHER & SHARING_A_CREATURE_TYPE)

# fmt: off
CARDS = (
    plane("Glen Elendra", LORWYN,
          whenever(at_beginning(Step.END_OF_COMBAT, None), may(exchange_control(together((ATTACKER, THEIR_CREATURE))))),
          chaos(gain_control(target(CREATURE & owned_by(YOU)), None))),

    plane("Goldmeadow", LORWYN,
          whenever(enters(LAND), create(GOAT, 3, controller_of(THAT))),
          chaos(create(GOAT))),

    plane("The Great Forest", LORWYN,
          damage_by_toughness(CREATURE),
          chaos(pump(all_creatures(CREATURE & YOURS), 0, 2, has(keyword("trample"))))),

    plane("Velis Vel", LORWYN,
          anthem(CREATURE, change_size_of_each(KIN, KIN)),
          chaos(change(target(CREATURE), (all_creature_types(),)))),
)
# fmt: on
