"""Planes of Zendikar."""

from __future__ import annotations

from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.state.objects import Zone
from planechase.words.amounts import CountOf, Number
from planechase.words.card import static, whenever
from planechase.words.casual.planar import chaos, plane
from planechase.words.effects.finding import search
from planechase.words.effects.flow import May
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import Change
from planechase.words.effects.permanents import destroy
from planechase.words.effects.tokens import create, creature_token
from planechase.words.filters import BASIC, CREATURE, ENCHANTED, ENCHANTMENT, LAND, TOKEN, YOURS, SizeIs
from planechase.words.keywords import Annihilator
from planechase.words.modifications import AddTypes
from planechase.words.players import PLAYERS, ControllerOf
from planechase.words.selections import THAT, target
from planechase.words.statics import CantAttack, CantBlock, CastAsThoughFlash, base_size
from planechase.words.triggers import Enters

ZENDIKAR = "Zendikar"
HUGE = CREATURE & SizeIs("power", "at least", Number(7))
ITS_CONTROLLER = ControllerOf(THAT)

# fmt: off
CARDS = (
    plane("Akoum", ZENDIKAR,
          CastAsThoughFlash(PLAYERS, ENCHANTMENT),
          chaos(destroy(target(CREATURE & ~ENCHANTED)))),

    plane("Hedron Fields of Agadeem", ZENDIKAR,
          static(CantAttack(HUGE), CantBlock(HUGE)),
          chaos(create(creature_token(7, 7, 0, "Eldrazi", Annihilator(1))))),

    plane("Murasa", ZENDIKAR,
          whenever(Enters(CREATURE & ~TOKEN),
                   May(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True, who=ITS_CONTROLLER), ITS_CONTROLLER)),
          chaos(Change(target(LAND), (AddTypes(CREATURE_TYPE), base_size(4, 4)), None))),

    plane("Tazeem", ZENDIKAR, CantBlock(CREATURE), chaos(draw(CountOf(LAND & YOURS)))),
)
# fmt: on
