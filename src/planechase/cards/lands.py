"""Lands."""

from __future__ import annotations

from planechase.rules.objects import Zone
from planechase.words.amounts import CountOf
from planechase.words.card import LAND_CARD, activated, anthem, card, enters_, typed
from planechase.words.conditions import Controls
from planechase.words.costs import SacrificeThis
from planechase.words.effects.cards import Find, Search, return_to_hand, search
from planechase.words.effects.flow import then
from planechase.words.effects.permanents import damage, gain_life, lose_life
from planechase.words.effects.tokens import add, add_one_of
from planechase.words.filters import BASIC, BLACK_, LAND, YOURS, subtype
from planechase.words.modifications import AddTypes
from planechase.words.players import EACH_OPPONENT, YOU
from planechase.words.replacements import EntersTapped
from planechase.words.selections import Chosen

RETURN_A_LAND = return_to_hand(Chosen(LAND & YOURS))
FOREST_AND_PLAINS = (Find(subtype("Forest")), Find(subtype("Plains")))

# fmt: off
CARDS = (
    card("Plains", None, typed("Basic Land — Plains")),
    card("Island", None, typed("Basic Land — Island")),
    card("Swamp", None, typed("Basic Land — Swamp")),
    card("Mountain", None, typed("Basic Land — Mountain")),
    card("Forest", None, typed("Basic Land — Forest")),
    card("Battlefield Forge", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{T}", then(add_one_of("{R}", "{W}"), damage(1, YOU)))),
    card("Boros Garrison", None, LAND_CARD,
         EntersTapped(),
         enters_(RETURN_A_LAND),
         activated("{T}", add("{R}{W}"))),
    card("Cabal Coffers", None, LAND_CARD,
         activated("{2}", "{T}", add("{B}", times=CountOf(subtype("Swamp") & YOURS)))),
    card("Dimir Aqueduct", None, LAND_CARD,
         EntersTapped(),
         enters_(RETURN_A_LAND),
         activated("{T}", add("{U}{B}"))),
    card("Graypelt Refuge", None, LAND_CARD,
         EntersTapped(),
         enters_(gain_life(1)),
         activated("{T}", add_one_of("{G}", "{W}"))),
    card("Ice Tunnel", None, typed("Snow Land — Island Swamp"), EntersTapped()),
    card("Jwar Isle Refuge", None, LAND_CARD,
         EntersTapped(),
         enters_(gain_life(1)),
         activated("{T}", add_one_of("{U}", "{B}"))),
    card("Krosan Verge", None, LAND_CARD,
         EntersTapped(),
         activated("{T}", add("{C}")),
         activated("{2}", "{T}", SacrificeThis(), Search(FOREST_AND_PLAINS, Zone.BATTLEFIELD, tapped=True))),
    card("Leechridden Swamp", None, typed("Land — Swamp"),
         EntersTapped(),
         activated("{B}", "{T}", lose_life(1, EACH_OPPONENT), only=Controls(BLACK_, least=2))),
    card("Selesnya Sanctuary", None, LAND_CARD,
         EntersTapped(),
         enters_(RETURN_A_LAND),
         activated("{T}", add("{G}{W}"))),
    card("Tainted Isle", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{T}", add_one_of("{U}", "{B}"), only=Controls(subtype("Swamp")))),
    card("Terramorphic Expanse", None, LAND_CARD,
         activated("{T}", SacrificeThis(), search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True))),
    card("Urborg, Tomb of Yawgmoth", None, typed("Legendary Land"), anthem(LAND, AddTypes(subtypes=("Swamp",)))),
)
# fmt: on
