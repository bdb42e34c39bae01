"""Vanguards from Akroma to Master of the Wild Hunt."""

from __future__ import annotations

from planechase.vocabulary import *

YOUR_CREATURES = CREATURE & YOURS
NONTOKEN = ~TOKEN & YOUR_CREATURES
A_CREATURE_OF_YOURS = target(YOUR_CREATURES)
ONE = "{1}"
COSTS_X = size_is("mana value", "exactly", X)
CHEAPER = size_is("mana value", "less than", size_of(THAT_SPELL, "mana value"))
HAND_SIZE = as_x(count_cards(ANYTHING, Zone.HAND))
THE_CHOSEN_CARD = remembered(CHOSEN, "that card")
ELF = creature_token(1, 1, "G", "Elf", activated("{T}", add("{G}")))
WILD = (
    creature_token(2, 2, "G", "Wolf"),
    creature_token(2, 3, "G", "Antelope", landwalk("Forest")),
    creature_token(3, 2, "G", "Cat", keyword("shroud")),
    creature_token(4, 4, "G", "Rhino", keyword("trample")),
)

# fmt: off
CARDS = (
    vanguard("Akroma, Angel of Wrath Avatar", 1, 7,
             whenever(enters(YOUR_CREATURES), gain_at_random(THAT, 2, (
                 *keywords("flying, first strike, trample, haste"),
                 protection(BLACK), protection(RED), keyword("vigilance"))))),

    vanguard("Arcanis, the Omnipotent Avatar", 1, -3,
             activated("{X}", return_cost(YOUR_CREATURES & COSTS_X),
                       number_at_random(draw(random_number(LETTER_Y)), X, letter=LETTER_Y), least_x=1)),

    vanguard("Arcbound Overseer Avatar", 0, 3,
             upkeep(may(put_counters("+1/+1", A_CREATURE_OF_YOURS))),
             upkeep(may(put_counters("charge", target(PERMANENT & YOURS))))),

    vanguard("Ashling the Pilgrim Avatar", -1, 6,
             activated("{2}", damage_together((damage(1, each(CREATURE)), damage(1, EACH_PLAYER))))),

    vanguard("Ashling, the Extinguisher Avatar", 1, -3,
             activated("{5}", destroy(all_of(~LAND)), only=DURING_YOUR_TURN, once=True)),

    vanguard("Ashnod", 1, -8, whenever(deals_damage(CREATURE, combat=False, whom=YOU), destroy(THAT))),

    vanguard("Barrin", 0, 6, activated(sacrifice_cost(PERMANENT), return_to_hand(target(CREATURE)))),

    vanguard("Birds of Paradise Avatar", 0, -3, anthem(LAND & YOURS, has(activated("{T}", add_any_color())))),

    vanguard("Bosh, Iron Golem Avatar", 0, -2,
             activated("{X}", sacrifice_cost(ARTIFACT & COSTS_X), damage(X, ANY_TARGET))),

    vanguard("Braids, Conjurer Adept Avatar", 0, 3,
             activated("{2}", players_put(LAND, Zone.HAND, who=EACH_PLAYER, may=True, tapped=True)),
             activated("{3}", players_put(~CREATURE & ARTIFACT, Zone.HAND, who=EACH_PLAYER, may=True)),
             activated("{4}", players_put(CREATURE, Zone.HAND, who=EACH_PLAYER, may=True), as_sorcery=True)),

    vanguard("Chronatog Avatar", -1, 1,
             no_maximum_hand_size(YOU), activated("{0}", then(draw(3), skip_next(YOU)), limit=1)),

    vanguard("Crovax", 2, 0, whenever(deals_damage(YOUR_CREATURES, combat=False, to=CREATURE), gain_life(1))),

    vanguard("Dakkon Blackblade Avatar", 1, 0, play_as_random_basic()),

    vanguard("Dauntless Escort Avatar", 1, 1, anthem(YOUR_CREATURES, has(keyword("exalted")))),

    vanguard("Diamond Faerie Avatar", 0, 5, activated("{S}", pump(A_CREATURE_OF_YOURS, 1, 1))),

    vanguard("Eight-and-a-Half-Tails Avatar", 2, -3,
             activated("{1}", gain_random_protection(target(PERMANENT & YOURS)))),

    vanguard("Eladamri", -1, 15,
             activated("{0}", redirect_next(A_CREATURE_OF_YOURS, YOU, 1, this_turn=False))),

    vanguard("Eladamri, Lord of Leaves Avatar", -1, 2,
             whenever(at_beginning(Step.PRECOMBAT_MAIN, EACH_PLAYER), add("{G}{G}", who=THAT_PLAYER))),

    vanguard("Elvish Champion Avatar", 0, -5, begins_with_token(ELF)),

    vanguard("Enigma Sphinx Avatar", -1, 5,
             whenever(casts(YOU, COLORED & ARTIFACT, first=True),
                      then(look_for(COLORED & ARTIFACT & CHEAPER, at_random=True), may_play_free(FOUND),
                           do_if(still_there(FOUND), put_into_library(FOUND, BOTTOM, own=True))))),

    vanguard("Erhnam Djinn Avatar", 0, 3,
             whenever(casts(YOU, CREATURE), create(creature_token(1, 1, "G", "Saproling")))),

    vanguard("Ertai", -1, 4, anthem(YOUR_CREATURES, has(keyword("hexproof")))),

    vanguard("Etched Oracle Avatar", 1, -4, pays_instead("{W}{U}{B}{R}{G}")),

    vanguard("Fallen Angel Avatar", 0, -5,
             whenever(leaves(YOUR_CREATURES, Zone.GRAVEYARD), both(lose_life(1, TARGET_OPPONENT), gain_life(1)))),

    vanguard("Figure of Destiny Avatar", 0, 3,
             activated("{X}", put_counters("+1/+1", target(CREATURE & fewer_counters("+1/+1", X))))),

    vanguard("Flametongue Kavu Avatar", 0, -6,
             whenever(enters(NONTOKEN), number_at_random(damage(random_number(), target(CREATURE), THAT), 4))),

    vanguard("Frenetic Efreet Avatar", -1, -3,
             anthem(PERMANENT & YOURS, has(keyword("phasing"))),
             whenever(at_beginning(Step.END), then(flip_coin(), do_if(WON_THE_FLIP, extra_turn())))),

    vanguard("Gerrard", -4, 0, whenever(at_beginning(Step.DRAW), draw(additional=True))),

    vanguard("Gix", -2, 18, activated("{3}", return_to_hand(card_in_graveyard(CREATURE)))),

    vanguard("Goblin Warchief Avatar", 1, 2, anthem(ATTACKING & YOUR_CREATURES, gets(1, 0))),

    vanguard("Greven il-Vec", -1, 2,
             whenever(deals_damage(YOUR_CREATURES, combat=False, to_player=False, to=CREATURE),
                      destroy(WHAT_IT_DAMAGED, can_regenerate=False))),

    vanguard("Grinning Demon Avatar", -1, -2,
             whenever(leaves(NONTOKEN, Zone.GRAVEYARD), discard(1, TARGET_OPPONENT))),

    vanguard("Haakon, Stromgald Scourge Avatar", 0, -3,
             activated(pay_life(1), may_cast_now(card_in_graveyard(CREATURE))),
             whenever(casts(YOU, CREATURE, Zone.GRAVEYARD),
                      change(THAT_SPELL, (set_colors("B"), set_creature_types(("Zombie", "Knight"))), None)),
             goes_elsewhere(YOU, subtype("Zombie") & subtype("Knight"), cards_only=False, origin=Zone.BATTLEFIELD)),

    vanguard("Hanna", 1, -5, costs_less(ANYTHING, ONE, YOU)),

    vanguard("Heartwood Storyteller Avatar", -1, 4,
             costs_less(CREATURE, ONE, YOU, first=True), costs_more(~CREATURE, ONE, EACH_OPPONENT, first=True)),

    vanguard("Hell's Caretaker Avatar", -1, -4,
             activated("{3}", sacrifice_cost(CREATURE),
                       put_onto_battlefield(card_in_graveyard(CREATURE), returning=True))),

    vanguard("Hermit Druid Avatar", -2, -2, upkeep(put_onto_battlefield(at_random(LAND, Zone.LIBRARY)))),

    vanguard("Higure, the Still Wind Avatar", -1, 3,
             whenever(deals_damage(NONTOKEN, to_opponent=True),
                      comma_then(reveal_and_take(at_random(CREATURE, Zone.LIBRARY)), shuffle()))),

    vanguard("Ink-Eyes, Servant of Oni Avatar", 0, -3,
             at_beginning_of_game(then(look_and_choose(TARGET_OPPONENT, ~LAND, revealed=False),
                                       discard_those(THE_CHOSEN_CARD, that_one(TARGET_OPPONENT)))),
             activated("{X}", pay_life(X),
                       put_onto_battlefield(card_in_graveyard(CREATURE & COSTS_X, AN_OPPONENT)))),

    vanguard("Jaya Ballard Avatar", 0, 1,
             activated("{X}", number_at_random(damage(random_number(LETTER_Y), ANY_TARGET), X, letter=LETTER_Y),
                       limit=1)),

    vanguard("Jhoira of the Ghitu Avatar", 1, 0,
             activated("{3}", discard_cost(), cast_copy_at_random(INSTANT)),
             activated("{3}", discard_cost(), cast_copy_at_random(SORCERY), as_sorcery=True)),

    vanguard("Karn", 1, 6,
             anthem(~CREATURE & ARTIFACT & YOURS, add_types(ARTIFACT.types | CREATURE.types), size_from_mana_value())),

    vanguard("Karona, False God Avatar", -1, 8,
             upkeep(exchange_control(together((
                 at_random(PERMANENT & YOURS, Zone.BATTLEFIELD),
                 at_random(PERMANENT & controlled_by(TARGET_OPPONENT), Zone.BATTLEFIELD)))))),

    vanguard("Kresh the Bloodbraided Avatar", 1, -3,
             whenever(is_devoured(YOUR_CREATURES), create_sized(token(("Ooze",), colors=GREEN.colors), size_of(THAT)))),

    vanguard("Loxodon Hierarch Avatar", 0, 12, activated(sacrifice_cost(PERMANENT), regenerate(A_CREATURE_OF_YOURS))),

    vanguard("Lyna", 2, -4, anthem(YOUR_CREATURES, has(keyword("shadow")))),

    vanguard("Lyzolda, the Blood Witch Avatar", -1, -1,
             called("hellbent", static(more_damage(YOURS, times=2), only_if=hand_size(most=0))),
             called("hellbent", whenever(at_beginning(Step.END), discard(1, EACH_OPPONENT), hand_size(most=0)))),

    vanguard("Maelstrom Archangel Avatar", 0, 5,
             whenever(at_beginning(Step.END_OF_COMBAT, None), copy_what_hurt((mana("{3}"),)))),

    vanguard("Malfegor Avatar", 2, -2,
             whenever(enters(YOUR_CREATURES), change(THAT, (gets(3, 0),), None), was_unearthed(THAT)),
             whenever(leaves(YOUR_CREATURES, Zone.EXILE), shuffle_into_library(THAT_CARD), was_unearthed(THAT))),

    vanguard("Maralen of the Mornsong Avatar", 0, -3,
             at_beginning_of_game(pay_any_life()),
             cant_draw(),
             whenever(at_beginning(Step.DRAW),
                      comma_then(take_from_top(as_x(life_paid()), rest=None, one=True, revealed=False), shuffle()))),

    vanguard("Maraxus", 1, 2, anthem(YOUR_CREATURES, gets(1, 0))),

    vanguard("Maro Avatar", 2, -7,
             activated(tap_cost(YOUR_CREATURES), discard_cost(), pump(A_CREATURE_OF_YOURS, HAND_SIZE, HAND_SIZE))),

    vanguard("Master of the Wild Hunt Avatar", 1, 3, activated("{2}{G}", create_one_at_random(WILD, "green"))),
)
# fmt: on
