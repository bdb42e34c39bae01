"""Green cards."""

from __future__ import annotations

from planechase.rules.colors import BLACK, GREEN
from planechase.rules.objects import Zone
from planechase.words.amounts import CountOf, Number, SizeOf
from planechase.words.card import (
    AURA_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    attacks_,
    card,
    creature,
    dies_,
    enchanted,
    enters_,
    typed,
    whenever,
)
from planechase.words.costs import RemoveCountersCost
from planechase.words.effects.cards import draw, return_to_hand, search
from planechase.words.effects.lasting import MakeTrue, Regenerate, all_creatures, pump
from planechase.words.effects.permanents import gain_life
from planechase.words.effects.tokens import RollTable, add, add_any_color, create, creature_token
from planechase.words.filters import AURA, BASIC, CREATURE, FLYING, ITSELF, LAND, YOURS, AttachedHost, SizeIs
from planechase.words.keywords import Devour, Enchant, evoke, keyword, suspend
from planechase.words.modifications import LoseAllAbilities, SetCreatureTypes
from planechase.words.players import TARGET_PLAYER, ControllerOf
from planechase.words.replacements import EntersWithCounters, PreventAll
from planechase.words.selections import THAT, THIS, THIS_CARD, target
from planechase.words.statics import CantBeBlocked, CantBlock, base_size, gets, has
from planechase.words.triggers import BecomesAttached, ForMana

# fmt: off
CARDS = (
    card("Grizzly Bears", "{1}{G}", creature("Bear", 2, 2)),
    card("Alpha Tyrranax", "{4}{G}{G}", creature("Dinosaur Beast", 6, 5)),

    # ------------------------------------------------------------------ creatures

    card("Llanowar Elves", "{G}", creature("Elf Druid", 1, 1), activated("{T}", add("{G}"))),
    card("Twinblade Slasher", "{G}", creature("Elf Warrior", 1, 1), keyword("wither"),
         activated("{1}{G}", pump(THIS, 2, 2), limit=1)),
    card("Blight Mamba", "{1}{G}", creature("Phyrexian Snake", 1, 1), keyword("infect"),
         activated("{1}{G}", Regenerate())),
    card("Silhana Ledgewalker", "{1}{G}", creature("Elf Rogue", 1, 1), keyword("hexproof"),
         CantBeBlocked(ITSELF, except_by=CREATURE & FLYING)),
    card("Wall of Blossoms", "{1}{G}", creature("Plant Wall", 0, 4), keyword("defender"), enters_(draw())),
    card("Aura Gnarlid", "{2}{G}", creature("Beast", 2, 2),
         CantBlock(CREATURE & SizeIs("power", "less than", SizeOf(THIS)), attackers=ITSELF),
         anthem(ITSELF, gets(CountOf(AURA), CountOf(AURA)))),
    card("Fertilid", "{2}{G}", creature("Elemental", 0, 0),
         EntersWithCounters("+1/+1", Number(2)),
         activated("{1}{G}", RemoveCountersCost("+1/+1"),
                   search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True, who=TARGET_PLAYER))),
    card("Gluttonous Slime", "{2}{G}", creature("Ooze", 2, 2), keyword("flash"), Devour(1)),
    card("Sylvan Shepherd", "{2}{G}", creature("Human Druid", 2, 3), keyword("vigilance"),
         attacks_(RollTable(20, ((1, 9, gain_life(1)), (10, 19, gain_life(2)), (20, 20, gain_life(5)))))),
    card("Briarhorn", "{3}{G}", creature("Elemental", 3, 3), keyword("flash"),
         enters_(pump(target(CREATURE), 3, 3)), evoke("{1}{G}")),
    card("Penumbra Spider", "{2}{G}{G}", creature("Spider", 2, 4), keyword("reach"),
         dies_(create(creature_token(2, 4, BLACK, "Spider", keyword("reach"))))),
    card("Bramble Elemental", "{3}{G}{G}", creature("Elemental", 4, 4),
         whenever(BecomesAttached(AURA), create(creature_token(1, 1, GREEN, "Saproling"), 2))),

    # ------------------------------------------------------------------ instants and sorceries

    card("Fog", "{G}", INSTANT_CARD, MakeTrue(PreventAll(combat=True))),
    card("Giant Growth", "{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3)),
    card("Search for Tomorrow", "{2}{G}", SORCERY_CARD, search(BASIC & LAND, Zone.BATTLEFIELD), suspend(2, "{G}")),
    card("Overrun", "{2}{G}{G}{G}", SORCERY_CARD,
         pump(all_creatures(CREATURE & YOURS), 3, 3, has(keyword("trample")))),

    # ------------------------------------------------------------------ enchantments

    card("Concordant Crossroads", "{G}", typed("World Enchantment"), anthem(CREATURE, has(keyword("haste")))),
    card("Rancor", "{G}", AURA_CARD, Enchant(CREATURE),
         enchanted(gets(2, 0), has(keyword("trample"))), dies_(return_to_hand(THIS_CARD))),
    card("Fertile Ground", "{1}{G}", AURA_CARD, Enchant(LAND),
         whenever(ForMana(LAND & AttachedHost()), add_any_color(who=ControllerOf(THAT), additional=True))),
    card("Lignify", "{1}{G}", typed("Kindred Enchantment — Treefolk Aura"), Enchant(CREATURE),
         enchanted(SetCreatureTypes(("Treefolk",)), base_size(0, 4), LoseAllAbilities())),
)
# fmt: on
