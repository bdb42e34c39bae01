"""Green cards."""

from __future__ import annotations

from planechase.rules.events.zones import BOTTOM
from planechase.rules.language.colors import BLACK, GREEN
from planechase.rules.state.objects import Zone
from planechase.words.amounts import CountersOn, CountOf, Number, SizeOf, ThatMuch, X
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
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
    upkeep,
    whenever,
)
from planechase.words.conditions import IsThe
from planechase.words.costs import RemoveCountersCost, SacrificeThis
from planechase.words.effects.counters import MoveCounters, put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import search
from planechase.words.effects.flow import ChooseModes, May, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import MakeTrue, Regenerate, all_creatures, pump
from planechase.words.effects.libraries import PutIntoLibrary, RevealTop
from planechase.words.effects.life import gain_life
from planechase.words.effects.permanents import destroy
from planechase.words.effects.tokens import RollTable, add, add_any_color, create, creature_token
from planechase.words.effects.zones import return_to_hand
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    AURA,
    BASIC,
    CREATURE,
    ENCHANTED,
    ENCHANTMENT,
    FLYING,
    ITSELF,
    LAND,
    OTHER,
    PERMANENT,
    YOURS,
    AttachedHost,
    SizeIs,
    subtype,
)
from planechase.words.keywords import Devour, Enchant, evoke, keyword, suspend
from planechase.words.modifications import LoseAllAbilities, SetCreatureTypes
from planechase.words.players import AN_OPPONENT, EACH_PLAYER, TARGET_PLAYER, ControllerOf
from planechase.words.replacements import EntersWithCounters, PreventAll
from planechase.words.selections import (
    HOST,
    THAT,
    THIS,
    THIS_CARD,
    OfKindOfChoice,
    ThatTarget,
    card_in_graveyard,
    cards_in_one_graveyard,
    each,
    target,
)
from planechase.words.statics import CantBeBlocked, CantBlock, DamageAsThoughUnblocked, base_size, gets, has
from planechase.words.triggers import BecomesAttached, Casts, DealsDamage, ForMana, Leaves

# fmt: off
SAPROLING = creature_token(1, 1, GREEN, "Saproling")
ELDRAZI_SPAWN = creature_token(0, 1, 0, "Eldrazi Spawn", activated(SacrificeThis(), add("{C}")))
SMALL_OOZE = creature_token(1, 1, GREEN, "Ooze")
FOE = ThatTarget(target(CREATURE))

CARDS = (
    card("Grizzly Bears", "{1}{G}", creature("Bear", 2, 2)),
    card("Alpha Tyrranax", "{4}{G}{G}", creature("Dinosaur Beast", 6, 5)),

    # ------------------------------------------------------------------ creatures

    card("Llanowar Elves", "{G}", creature("Elf Druid", 1, 1), activated("{T}", add("{G}"))),
    card("Tukatongue Thallid", "{G}", creature("Fungus", 1, 1), dies_(create(SAPROLING))),
    card("Twinblade Slasher", "{G}", creature("Elf Warrior", 1, 1), keyword("wither"),
         activated("{1}{G}", pump(THIS, 2, 2), limit=1)),
    card("Ivy Elemental", "{X}{G}", creature("Elemental", 0, 0), EntersWithCounters("+1/+1", X())),
    card("Blight Mamba", "{1}{G}", creature("Phyrexian Snake", 1, 1), keyword("infect"),
         activated("{1}{G}", Regenerate())),
    card("Brindle Shoat", "{1}{G}", creature("Boar", 1, 1), dies_(create(creature_token(3, 3, GREEN, "Boar")))),
    card("Dreampod Druid", "{1}{G}", creature("Human Druid", 2, 2),
         upkeep(create(SAPROLING), who=None, only_if=IsThe(THIS, ENCHANTED, "is enchanted"))),
    card("Nest Invader", "{1}{G}", creature("Eldrazi Drone", 2, 2), enters_(create(ELDRAZI_SPAWN))),
    card("Silhana Ledgewalker", "{1}{G}", creature("Elf Rogue", 1, 1), keyword("hexproof"),
         CantBeBlocked(ITSELF, except_by=CREATURE & FLYING)),
    card("Viridian Emissary", "{1}{G}", creature("Phyrexian Elf Scout", 2, 1),
         dies_(May(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)))),
    card("Wall of Blossoms", "{1}{G}", creature("Plant Wall", 0, 4), keyword("defender"), enters_(draw())),
    card("Aura Gnarlid", "{2}{G}", creature("Beast", 2, 2),
         CantBlock(CREATURE & SizeIs("power", "less than", SizeOf(THIS)), attackers=ITSELF),
         anthem(ITSELF, gets(CountOf(AURA), CountOf(AURA)))),
    card("Fertilid", "{2}{G}", creature("Elemental", 0, 0),
         EntersWithCounters("+1/+1", Number(2)),
         activated("{1}{G}", RemoveCountersCost("+1/+1"),
                   search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True, who=TARGET_PLAYER))),
    card("Gluttonous Slime", "{2}{G}", creature("Ooze", 2, 2), keyword("flash"), Devour(1)),
    card("Nullmage Advocate", "{2}{G}", creature("Insect Druid", 2, 3),
         activated("{T}", then(return_to_hand(cards_in_one_graveyard(ANYTHING, 2, AN_OPPONENT)),
                               destroy(target(ARTIFACT | ENCHANTMENT))))),
    card("Sylvan Shepherd", "{2}{G}", creature("Human Druid", 2, 3), keyword("vigilance"),
         attacks_(RollTable(20, ((1, 9, gain_life(1)), (10, 19, gain_life(2)), (20, 20, gain_life(5)))))),
    card("Briarhorn", "{3}{G}", creature("Elemental", 3, 3), keyword("flash"),
         enters_(pump(target(CREATURE), 3, 3)), evoke("{1}{G}")),
    card("Forgotten Ancient", "{3}{G}", creature("Elemental", 0, 3),
         whenever(Casts(EACH_PLAYER), May(put_counters("+1/+1", THIS))),
         upkeep(May(MoveCounters("+1/+1", OTHER & CREATURE)))),
    card("Ondu Giant", "{3}{G}", creature("Giant Druid", 2, 4),
         enters_(May(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)))),
    card("Lumberknot", "{2}{G}{G}", creature("Treefolk", 1, 1), keyword("hexproof"),
         whenever(Leaves(CREATURE, Zone.GRAVEYARD), put_counters("+1/+1", THIS))),
    card("Penumbra Spider", "{2}{G}{G}", creature("Spider", 2, 4), keyword("reach"),
         dies_(create(creature_token(2, 4, BLACK, "Spider", keyword("reach"))))),
    card("Bramble Elemental", "{3}{G}{G}", creature("Elemental", 4, 4),
         whenever(BecomesAttached(AURA), create(SAPROLING, 2))),
    card("Dowsing Shaman", "{4}{G}", creature("Centaur Shaman", 3, 4),
         activated("{2}{G}{T}", return_to_hand(card_in_graveyard(ENCHANTMENT)))),
    card("Mitotic Slime", "{4}{G}", creature("Ooze", 4, 4),
         dies_(create(creature_token(2, 2, GREEN, "Ooze", dies_(create(SMALL_OOZE, 2))), 2))),
    card("Mycoloth", "{3}{G}{G}", creature("Fungus", 4, 4), Devour(2),
         upkeep(create(SAPROLING, CountersOn(THIS, "+1/+1")))),
    card("Silverglade Elemental", "{4}{G}", creature("Elemental", 4, 4),
         enters_(May(search(subtype("Forest"), Zone.BATTLEFIELD)))),
    card("Brutalizer Exarch", "{5}{G}", creature("Phyrexian Cleric", 3, 3),
         enters_(ChooseModes((search(CREATURE, on_top=True), PutIntoLibrary(target(~CREATURE), BOTTOM))))),
    card("Tornado Elemental", "{5}{G}{G}", creature("Elemental", 6, 6),
         enters_(damage(6, each(CREATURE & FLYING))), DamageAsThoughUnblocked(ITSELF)),
    card("Living Hive", "{6}{G}{G}", creature("Elemental Insect", 6, 6), keyword("trample"),
         whenever(DealsDamage(ITSELF), create(creature_token(1, 1, GREEN, "Insect"), ThatMuch()))),
    card("Verdant Force", "{5}{G}{G}{G}", creature("Elemental", 7, 7), upkeep(create(SAPROLING), who=None)),

    # ------------------------------------------------------------------ instants and sorceries

    card("Fog", "{G}", INSTANT_CARD, MakeTrue(PreventAll(combat=True))),
    card("Giant Growth", "{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3)),
    card("Rampant Growth", "{1}{G}", SORCERY_CARD, search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)),
    card("Beast Within", "{2}{G}", INSTANT_CARD,
         then(destroy(target(PERMANENT)),
              create(creature_token(3, 3, GREEN, "Beast"), who=ControllerOf(target(PERMANENT))))),
    card("Cultivate", "{2}{G}", SORCERY_CARD,
         search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True, others_to=Zone.HAND)),
    card("Search for Tomorrow", "{2}{G}", SORCERY_CARD, search(BASIC & LAND, Zone.BATTLEFIELD), suspend(2, "{G}")),
    card("Tribal Unity", "{X}{2}{G}", INSTANT_CARD, pump(OfKindOfChoice(), X(), X())),
    card("Beast Hunt", "{3}{G}", SORCERY_CARD, RevealTop(Number(3), CREATURE)),
    card("Explosive Vegetation", "{3}{G}", SORCERY_CARD,
         search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True)),
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
    card("Quiet Disrepair", "{1}{G}", AURA_CARD, Enchant(ARTIFACT | ENCHANTMENT),
         upkeep(ChooseModes((destroy(HOST), gain_life(2))))),
    card("Awakening Zone", "{2}{G}", ENCHANTMENT_CARD, upkeep(May(create(ELDRAZI_SPAWN)))),
    card("Boar Umbra", "{2}{G}", AURA_CARD, Enchant(CREATURE), enchanted(gets(3, 3)), keyword("umbra armor")),
    card("Snake Umbra", "{2}{G}", AURA_CARD, Enchant(CREATURE),
         enchanted(gets(1, 1), has(whenever(DealsDamage(ITSELF, combat=False, to_opponent=True), May(draw())))),
         keyword("umbra armor")),
    card("Predatory Urge", "{3}{G}", AURA_CARD, Enchant(CREATURE),
         enchanted(has(activated("{T}", then(damage(SizeOf(THIS), target(CREATURE)),
                                             damage(SizeOf(FOE), THIS, source=FOE)))))),
)
# fmt: on
