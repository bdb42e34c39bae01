"""The planes of 2023 on worlds that no earlier plane is on, or only one: from Amonkhet to Zhalfir."""

from __future__ import annotations

from planechase.cards.planes.rare_plane_words import search_to_catch_up
from planechase.vocabulary import *

YOUR_CREATURES = CREATURE & YOURS
CHAMPIONS = together((targets(YOUR_CREATURES, 1, 0), targets(CREATURE & THEIRS, 1, 0)))
BIG = size_is("toughness", "at least", 4)
THE_SACRIFICED = remembered(SACRIFICED, "the sacrificed creature")
THE_TREASURES = remembered(TOKENS, "they each", several=True)
UNTAPPED_CREATURES = remembered(THOSE, "those creatures", several=True)

# fmt: off
CARDS = (
    plane("Enigma Ridges", "Echoir",
          planeswalk_to(search_to_catch_up(LAND, BASIC & LAND)),
          chaos(comma_then(draw(), players_put(LAND, Zone.HAND, may=True)))),

    plane("Ghirapur", "Avishkar",
          whenever(at_beginning(Step.BEGINNING_OF_COMBAT),
                   change(each(ARTIFACT & ~CREATURE & ~subtype("Vehicle") & YOURS),
                          (add_types(subtypes=("Vehicle",)), base_size(5, 3),
                           has(keyword("trample"), keyword("haste"), crew(2))))),
          chaos(return_to_hand(card_in_graveyard(~CREATURE & ARTIFACT)))),

    plane("Inys Haen", "Cridhe",
          arriving_and_each(Step.UPKEEP, mill(3)),
          planeswalk_away(players_put(LAND, Zone.GRAVEYARD, who=EACH_PLAYER, count=None, tapped=True)),
          chaos(return_to_hand(card_in_graveyard(~LAND)))),

    plane("Ketria", "Ikoria",
          arriving_and_each(Step.UPKEEP,
                            put_counter_of_choice(("vigilance", "menace", "trample"), target(YOUR_CREATURES))),
          chaos(then(until_found(~LAND & PERMANENT_CARD, exiling=True),
                     this_or_that(put_onto_battlefield(FOUND), put_into_your(FOUND, Zone.HAND))))),

    plane("Littjara", "Kaldheim",
          arriving_and_each(Step.UPKEEP, create(creature_token(2, 2, "U", "Shapeshifter", keyword("changeling")))),
          chaos(then(choose_one(CREATURE_TYPE), put_counters("+1/+1", each(YOUR_CREATURES & OF_CHOSEN_TYPE))))),

    plane("Megaflora Jungle", "Gargantikar",
          anthem(CREATURE & size_is("mana value", "at most", 2), gets(2, 2)),
          chaos(create(creature_token(1, 1, "G", "Insect", keyword("flying"), name="Butterfly")))),

    plane("Naktamun", "Amonkhet",
          in_your_graveyard(CREATURE, (gain_for_mana_cost("embalm"),)),
          chaos(may(discard(1), then=draw()))),

    plane("Nyx", "Theros",
          anthem(~TOKEN & CREATURE, add_types(ENCHANTMENT.types)),
          called("constellation", whenever(enters(ENCHANTMENT & YOURS), gain_life(1))),
          chaos(then(choose_one(COLOR), add_of_chosen_color(DEVOTION_TO_CHOSEN_COLOR)))),

    plane("Paliano", "Fiora",
          whenever(deals_damage(YOUR_CREATURES, one_or_more=True), become_monarch(), only_if=NO_MONARCH),
          chaos(create(creature_token(1, 1, "B", "Assassin", *keywords("deathtouch, haste"))))),

    plane("Strixhaven", "Arcavios",
          static(spells_have(INSTANT | SORCERY, (keyword("demonstrate"),))),
          chaos(return_to_hand(card_in_graveyard(INSTANT | SORCERY, None, 0)))),

    plane("Ten Wizards Mountain", "Shenmeng",
          whenever(rolls_planar_die(), put_counters("+1/+1", targets(CREATURE, 1, 0))),
          chaos(change(all_creatures(YOUR_CREATURES), (has(keyword("flying")),)))),

    plane("The Caldaia", "Capenna",
          spells_from_your_hand(CREATURE, (has(blitz("{3}")),)),
          chaos(return_to_hand(card_in_graveyard(CREATURE)))),

    plane("The Fertile Lands of Saulvinia", "Antausia",
          whenever(taps_for_mana(LAND, EACH_PLAYER), add_of_that_type(THAT_PLAYER)),
          chaos(then(reveal_planar_cards(1, until_planes=True),
                     and_then(chaos_of_revealed(of_plane=True),
                              revealed_to_bottom(them="all cards revealed this way"))))),

    plane("The Golden City of Orazca", "Ixalan",
          keyword("ascend"),
          whenever(deals_damage(YOUR_CREATURES, one_or_more=True),
                   and_then(create(TREASURE), but_only_if(draw(), HAS_BLESSING))),
          chaos(players_put(PERMANENT_CARD, Zone.HAND, may=True, tapped=True))),

    plane("The Great Aerie", "Tarkir",
          arriving_and_each(Step.UPKEEP, bolster(3)),
          chaos(then(choose_target(CHAMPIONS), hurt_each_other(CHAMPIONS, "toughness")))),

    plane("The Western Cloud", "Gobakhan",
          prevent_all(to=(CREATURE | PLANESWALKER) & YOURS),
          chaos(then(create(TREASURE, 3, tapped=True),
                     damage(1, together((each(CREATURE), each(PLANESWALKER))), THE_TREASURES)))),

    plane("The Wilds", "Eldraine",
          arriving_and_each(Step.UPKEEP, create(FOOD)),
          chaos(then(sacrifice(CREATURE, TARGET_PLAYER),
                     do_if(remembers(SACRIFICED, they(TARGET_PLAYER)),
                           instead(create(FOOD), was_the(THE_SACRIFICED, BIG), create(FOOD, 2)))))),

    plane("Unyaro", "Zhalfir",
          whenever(at_beginning(Step.END),
                   then(untap(all_of(CREATURE)), phase_out(UNTAPPED_CREATURES, UNTIL_PLANESWALK)),
                   only_if=PLANESWALKED_HERE),
          chaos(create(creature_token(2, 2, "WU", "Knight", keyword("vigilance")), 2))),

    plane("Valor's Reach", "Kylem",
          whenever(team_attacks(2), change(ATTACKERS_OF_TEAM, (has(keyword("double strike")),))),
          chaos(then(untap(targets(CREATURE & YOUR_TEAMS, 2, 0)),
                     do_if(DURING_MAIN_PHASE, extra_combat(after_main=False))))),
)
# fmt: on
