"""Green cards."""

from __future__ import annotations

from planechase.vocabulary import *

# fmt: off
SAPROLING = creature_token(1, 1, "G", "Saproling")
ELDRAZI_SPAWN = creature_token(0, 1, "", "Eldrazi Spawn", activated(sacrifice_this(), add("{C}")))
SMALL_OOZE = creature_token(1, 1, "G", "Ooze")
FOE = that_target(target(CREATURE))

CARDS = (
    card("Grizzly Bears", "{1}{G}", creature("Bear", 2, 2)),
    card("Alpha Tyrranax", "{4}{G}{G}", creature("Dinosaur Beast", 6, 5)),

    # ------------------------------------------------------------------ creatures

    card("Llanowar Elves", "{G}", creature("Elf Druid", 1, 1), activated("{T}", add("{G}"))),
    card("Tukatongue Thallid", "{G}", creature("Fungus", 1, 1), when_dies(create(SAPROLING))),
    card("Twinblade Slasher", "{G}", creature("Elf Warrior", 1, 1), keyword("wither"),
         activated("{1}{G}", pump(THIS, 2, 2), limit=1)),
    card("Ivy Elemental", "{X}{G}", creature("Elemental", 0, 0), enters_with_counters("+1/+1", X)),
    card("Blight Mamba", "{1}{G}", creature("Phyrexian Snake", 1, 1), keyword("infect"),
         activated("{1}{G}", regenerate())),
    card("Brindle Shoat", "{1}{G}", creature("Boar", 1, 1), when_dies(create(creature_token(3, 3, "G", "Boar")))),
    card("Dreampod Druid", "{1}{G}", creature("Human Druid", 2, 2),
         upkeep(create(SAPROLING), who=None, only_if=is_the(THIS, ENCHANTED))),
    card("Nest Invader", "{1}{G}", creature("Eldrazi Drone", 2, 2), when_enters(create(ELDRAZI_SPAWN))),
    card("Silhana Ledgewalker", "{1}{G}", creature("Elf Rogue", 1, 1), keyword("hexproof"),
         cant_be_blocked(ITSELF, except_by=CREATURE & FLYING)),
    card("Viridian Emissary", "{1}{G}", creature("Phyrexian Elf Scout", 2, 1),
         when_dies(may(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)))),
    card("Wall of Blossoms", "{1}{G}", creature("Plant Wall", 0, 4), keyword("defender"), when_enters(draw())),
    card("Aura Gnarlid", "{2}{G}", creature("Beast", 2, 2),
         cant_block(CREATURE & weaker_than_this(), attackers=ITSELF),
         anthem(ITSELF, gets(count_of(AURA), count_of(AURA)))),
    card("Fertilid", "{2}{G}", creature("Elemental", 0, 0),
         enters_with_counters("+1/+1", 2),
         activated("{1}{G}", remove_counters_cost("+1/+1"),
                   search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True, who=TARGET_PLAYER))),
    card("Gluttonous Slime", "{2}{G}", creature("Ooze", 2, 2), keyword("flash"), devour(1)),
    card("Nullmage Advocate", "{2}{G}", creature("Insect Druid", 2, 3),
         activated("{T}", then(return_to_hand(cards_in_one_graveyard(ANYTHING, 2, AN_OPPONENT)),
                               destroy(target(ARTIFACT | ENCHANTMENT))))),
    card("Sylvan Shepherd", "{2}{G}", creature("Human Druid", 2, 3), keyword("vigilance"),
         when_attacks(roll_table(20, (1, 9, gain_life(1)), (10, 19, gain_life(2)), (20, 20, gain_life(5))))),
    card("Briarhorn", "{3}{G}", creature("Elemental", 3, 3), keyword("flash"),
         when_enters(pump(target(CREATURE), 3, 3)), evoke("{1}{G}")),
    card("Forgotten Ancient", "{3}{G}", creature("Elemental", 0, 3),
         whenever(casts(EACH_PLAYER), may(put_counters("+1/+1", THIS))),
         upkeep(may(move_counters("+1/+1", OTHER & CREATURE)))),
    card("Ondu Giant", "{3}{G}", creature("Giant Druid", 2, 4),
         when_enters(may(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)))),
    card("Lumberknot", "{2}{G}{G}", creature("Treefolk", 1, 1), keyword("hexproof"),
         whenever(leaves(CREATURE, Zone.GRAVEYARD), put_counters("+1/+1", THIS))),
    card("Penumbra Spider", "{2}{G}{G}", creature("Spider", 2, 4), keyword("reach"),
         when_dies(create(creature_token(2, 4, "B", "Spider", keyword("reach"))))),
    card("Bramble Elemental", "{3}{G}{G}", creature("Elemental", 4, 4),
         whenever(becomes_attached(AURA), create(SAPROLING, 2))),
    card("Dowsing Shaman", "{4}{G}", creature("Centaur Shaman", 3, 4),
         activated("{2}{G}{T}", return_to_hand(card_in_graveyard(ENCHANTMENT)))),
    card("Mitotic Slime", "{4}{G}", creature("Ooze", 4, 4),
         when_dies(create(creature_token(2, 2, "G", "Ooze", when_dies(create(SMALL_OOZE, 2))), 2))),
    card("Mycoloth", "{3}{G}{G}", creature("Fungus", 4, 4), devour(2),
         upkeep(create(SAPROLING, counters_on(THIS, "+1/+1")))),
    card("Silverglade Elemental", "{4}{G}", creature("Elemental", 4, 4),
         when_enters(may(search(subtype("Forest"), Zone.BATTLEFIELD)))),
    card("Brutalizer Exarch", "{5}{G}", creature("Phyrexian Cleric", 3, 3),
         when_enters(choose_modes((search(CREATURE, on_top=True), put_into_library(target(~CREATURE), BOTTOM))))),
    card("Tornado Elemental", "{5}{G}{G}", creature("Elemental", 6, 6),
         when_enters(damage(6, each(CREATURE & FLYING))), damage_as_though_unblocked(ITSELF)),
    card("Living Hive", "{6}{G}{G}", creature("Elemental Insect", 6, 6), keyword("trample"),
         whenever(deals_damage(ITSELF), create(creature_token(1, 1, "G", "Insect"), THAT_MUCH))),
    card("Verdant Force", "{5}{G}{G}{G}", creature("Elemental", 7, 7), upkeep(create(SAPROLING), who=None)),

    # ------------------------------------------------------------------ instants and sorceries

    card("Fog", "{G}", INSTANT_CARD, make_true(prevent_all(combat=True))),
    card("Giant Growth", "{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3)),
    card("Rampant Growth", "{1}{G}", SORCERY_CARD, search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True)),
    card("Beast Within", "{2}{G}", INSTANT_CARD,
         then(destroy(target(PERMANENT)),
              create(creature_token(3, 3, "G", "Beast"), who=controller_of(target(PERMANENT))))),
    card("Cultivate", "{2}{G}", SORCERY_CARD,
         search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True, others_to=Zone.HAND)),
    card("Search for Tomorrow", "{2}{G}", SORCERY_CARD, search(BASIC & LAND, Zone.BATTLEFIELD), suspend(2, "{G}")),
    card("Tribal Unity", "{X}{2}{G}", INSTANT_CARD, pump(of_kind_of_choice(), X, X)),
    card("Beast Hunt", "{3}{G}", SORCERY_CARD, take_from_top(3, CREATURE)),
    card("Explosive Vegetation", "{3}{G}", SORCERY_CARD,
         search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True)),
    card("Overrun", "{2}{G}{G}{G}", SORCERY_CARD,
         pump(all_creatures(CREATURE & YOURS), 3, 3, has(keyword("trample")))),

    # ------------------------------------------------------------------ enchantments

    card("Concordant Crossroads", "{G}", typed("World Enchantment"), anthem(CREATURE, has(keyword("haste")))),
    card("Rancor", "{G}", AURA_CARD, enchant(CREATURE),
         enchanted(gets(2, 0), has(keyword("trample"))), when_dies(return_to_hand(THIS_CARD))),
    card("Fertile Ground", "{1}{G}", AURA_CARD, enchant(LAND),
         whenever(taps_for_mana(LAND & ITS_HOST, None), add_any_color(who=controller_of(THAT), additional=True))),
    card("Lignify", "{1}{G}", typed("Kindred Enchantment — Treefolk Aura"), enchant(CREATURE),
         enchanted(set_creature_types(("Treefolk",)), base_size(0, 4), lose_all_abilities())),
    card("Quiet Disrepair", "{1}{G}", AURA_CARD, enchant(ARTIFACT | ENCHANTMENT),
         upkeep(choose_modes((destroy(HOST), gain_life(2))))),
    card("Awakening Zone", "{2}{G}", ENCHANTMENT_CARD, upkeep(may(create(ELDRAZI_SPAWN)))),
    card("Boar Umbra", "{2}{G}", AURA_CARD, enchant(CREATURE), enchanted(gets(3, 3)), keyword("umbra armor")),
    card("Snake Umbra", "{2}{G}", AURA_CARD, enchant(CREATURE),
         enchanted(gets(1, 1), has(whenever(deals_damage(ITSELF, combat=False, to_opponent=True), may(draw())))),
         keyword("umbra armor")),
    card("Susan Foreman", "{1}{G}", legendary_creature("Time Lord", 1, 1),
         chooses_whereto(),
         activated("{T}", add("{G}")),
         doctors_companion()),
    card("Predatory Urge", "{3}{G}", AURA_CARD, enchant(CREATURE),
         enchanted(has(activated("{T}", then(damage(size_of(THIS), target(CREATURE)),
                                             damage(size_of(FOE), THIS, source=FOE)))))),
)
# fmt: on
