"""The planes of Kamigawa."""

from __future__ import annotations

from planechase.rules.state.objects import Zone
from planechase.words.card import anthem, whenever
from planechase.words.casual.planar import chaos, plane
from planechase.words.effects.finding import search
from planechase.words.effects.flow import May, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import UnblockableNow
from planechase.words.effects.permanents import UntapIt
from planechase.words.effects.turns import ExtraCombat
from planechase.words.effects.zones import MayReturnFromGraveyard, return_to_hand
from planechase.words.filters import BASIC, BLUE_, CREATURE, LAND, YOURS, ThatAttacked
from planechase.words.keywords import keyword
from planechase.words.players import EACH_PLAYER, THAT_PLAYER, ControllerOf
from planechase.words.selections import THAT, all_of, target
from planechase.words.statics import gets, has
from planechase.words.triggers import Casts, DealsDamage, Leaves

# fmt: off
CARDS = (
    plane("Minamo", "Kamigawa",
          whenever(Casts(EACH_PLAYER), May(draw(), THAT_PLAYER)),
          chaos(MayReturnFromGraveyard(BLUE_, EACH_PLAYER))),

    plane("Orochi Colony", "Kamigawa",
          whenever(DealsDamage(CREATURE & YOURS), May(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True))),
          chaos(UnblockableNow(target(CREATURE)))),

    plane("Sokenzan", "Kamigawa",
          anthem(CREATURE, gets(1, 1), has(keyword("haste"))),
          chaos(then(UntapIt(all_of(CREATURE & ThatAttacked())), ExtraCombat()))),

    plane("Takenuma", "Kamigawa",
          whenever(Leaves(CREATURE), draw(who=ControllerOf(THAT))),
          chaos(return_to_hand(target(CREATURE & YOURS)))),
)
# fmt: on
