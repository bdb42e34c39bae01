"""Lands."""

from __future__ import annotations

from planechase.rules.language.colors import GREEN
from planechase.rules.state.objects import Zone
from planechase.words.amounts import CountOf, Number
from planechase.words.card import LAND_CARD, activated, anthem, card, enters_, typed
from planechase.words.conditions import Controls
from planechase.words.costs import RemoveCountersCost, SacrificeThis, mana
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import Find, Search, search
from planechase.words.effects.flow import UnlessPays, then
from planechase.words.effects.lasting import Change, pump
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import SacrificeIt
from planechase.words.effects.tokens import AddColorOf, add, add_any_color, add_one_of, create, creature_token
from planechase.words.effects.zones import return_to_hand
from planechase.words.filters import BASIC, BLACK_, CREATURE, LAND, THEIRS, YOURS, subtype
from planechase.words.keywords import keyword
from planechase.words.modifications import AddTypes
from planechase.words.players import EACH_OPPONENT, YOU
from planechase.words.replacements import EntersTapped, EntersWithCounters
from planechase.words.selections import Chosen, target
from planechase.words.statics import has

RETURN_A_LAND = return_to_hand(Chosen(LAND & YOURS))
FOREST_AND_PLAINS = (Find(subtype("Forest")), Find(subtype("Plains")))

# fmt: off
CARDS = (
    card("Plains", None, typed("Basic Land — Plains")),
    card("Island", None, typed("Basic Land — Island")),
    card("Swamp", None, typed("Basic Land — Swamp")),
    card("Mountain", None, typed("Basic Land — Mountain")),
    card("Forest", None, typed("Basic Land — Forest")),
    card("Ancient Den", None, typed("Artifact Land"), activated("{T}", add("{W}"))),
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
    card("Exotic Orchard", None, LAND_CARD, activated("{T}", AddColorOf(LAND & THEIRS))),
    card("Graypelt Refuge", None, LAND_CARD,
         EntersTapped(),
         enters_(gain_life(1)),
         activated("{T}", add_one_of("{G}", "{W}"))),
    card("Great Furnace", None, typed("Artifact Land"), activated("{T}", add("{R}"))),
    card("Gruul Turf", None, LAND_CARD,
         EntersTapped(),
         enters_(RETURN_A_LAND),
         activated("{T}", add("{R}{G}"))),
    card("Ice Tunnel", None, typed("Snow Land — Island Swamp"), EntersTapped()),
    card("Jwar Isle Refuge", None, LAND_CARD,
         EntersTapped(),
         enters_(gain_life(1)),
         activated("{T}", add_one_of("{U}", "{B}"))),
    card("Kazandu Refuge", None, LAND_CARD,
         EntersTapped(),
         enters_(gain_life(1)),
         activated("{T}", add_one_of("{R}", "{G}"))),
    card("Khalni Garden", None, LAND_CARD,
         EntersTapped(),
         enters_(create(creature_token(0, 1, GREEN, "Plant"))),
         activated("{T}", add("{G}"))),
    card("Krosan Verge", None, LAND_CARD,
         EntersTapped(),
         activated("{T}", add("{C}")),
         activated("{2}", "{T}", SacrificeThis(), Search(FOREST_AND_PLAINS, Zone.BATTLEFIELD, tapped=True))),
    card("Leechridden Swamp", None, typed("Land — Swamp"),
         EntersTapped(),
         activated("{B}", "{T}", lose_life(1, EACH_OPPONENT), only=Controls(BLACK_, least=2))),
    card("Rupture Spire", None, LAND_CARD,
         EntersTapped(),
         enters_(UnlessPays(SacrificeIt(), (mana("{1}"),))),
         activated("{T}", add_any_color())),
    card("Seat of the Synod", None, typed("Artifact Land"), activated("{T}", add("{U}"))),
    card("Selesnya Sanctuary", None, LAND_CARD,
         EntersTapped(),
         enters_(RETURN_A_LAND),
         activated("{T}", add("{G}{W}"))),
    card("Shimmering Grotto", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{1}", "{T}", add_any_color())),
    card("Shivan Oasis", None, LAND_CARD, EntersTapped(), activated("{T}", add_one_of("{R}", "{G}"))),
    card("Skarrg, the Rage Pits", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{R}{G}", "{T}", pump(target(CREATURE), 1, 1, has(keyword("trample"))))),
    card("Sunhome, Fortress of the Legion", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{2}{R}{W}", "{T}", Change(target(CREATURE), (has(keyword("double strike")),)))),
    card("Tainted Isle", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{T}", add_one_of("{U}", "{B}"), only=Controls(subtype("Swamp")))),
    card("Terramorphic Expanse", None, LAND_CARD,
         activated("{T}", SacrificeThis(), search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True))),
    card("Tree of Tales", None, typed("Artifact Land"), activated("{T}", add("{G}"))),
    card("Urborg, Tomb of Yawgmoth", None, typed("Legendary Land"), anthem(LAND, AddTypes(subtypes=("Swamp",)))),
    card("Vault of Whispers", None, typed("Artifact Land"), activated("{T}", add("{B}"))),
    card("Vitu-Ghazi, the City-Tree", None, LAND_CARD,
         activated("{T}", add("{C}")),
         activated("{2}{G}{W}", "{T}", create(creature_token(1, 1, GREEN, "Saproling")))),
    card("Vivid Creek", None, LAND_CARD,
         EntersWithCounters("charge", Number(2), tapped=True),
         activated("{T}", add("{U}")),
         activated("{T}", RemoveCountersCost("charge"), add_any_color())),
)
# fmt: on
