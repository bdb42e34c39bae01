"""Planes of Zendikar."""

from __future__ import annotations

from planechase.vocabulary import *

ZENDIKAR = "Zendikar"
HUGE = CREATURE & size_is("power", "at least", 7)
ITS_CONTROLLER = controller_of(THAT)

# fmt: off
CARDS = (
    plane("Akoum", ZENDIKAR,
          cast_as_though_flash(PLAYERS, ENCHANTMENT),
          chaos(destroy(target(CREATURE & ~ENCHANTED)))),

    plane("Hedron Fields of Agadeem", ZENDIKAR,
          static(cant_attack(HUGE), cant_block(HUGE)),
          chaos(create(creature_token(7, 7, "", "Eldrazi", annihilator(1))))),

    plane("Murasa", ZENDIKAR,
          whenever(enters(CREATURE & ~TOKEN),
                   may(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True, who=ITS_CONTROLLER), ITS_CONTROLLER)),
          chaos(change(target(LAND), (add_types(CREATURE.types, still=LAND.types), base_size(4, 4)), None))),

    plane("Tazeem", ZENDIKAR, cant_block(CREATURE), chaos(draw(count_of(LAND & YOURS)))),
)
# fmt: on
