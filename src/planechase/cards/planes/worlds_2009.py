"""The planes of 2009 on worlds with only one or two of them, from Arkhos to Wildfire."""

from __future__ import annotations

from planechase.vocabulary import *

ITS_CONTROLLER = controller_of(THAT)
TARGET_CREATURE = target(CREATURE)
FIRST, SECOND, THIRD = different_targets(CREATURE, 3)
TOP_CARD = remembered(REVEALED_CARDS, "it")
THE_CARD = remembered(EXILED, "it")

# fmt: off
CARDS = (
    plane("Celestine Reef", "Luvion",
          cant_attack(CREATURE & ~(FLYING | with_keyword("islandwalk"))),
          chaos(both(make_true(cant_lose(YOU), UNTIL_PLANESWALK), make_true(cant_win(OPPONENTS), UNTIL_PLANESWALK)))),

    plane("Cliffside Market", "Mercadia",
          arriving_and_each(Step.UPKEEP, may(exchange_life(TARGET_PLAYER))),
          chaos(exchange_control(targets(PERMANENT, 2, rule="shared card type")))),

    plane("Eloren Wilds", "Shandalar",
          whenever(taps_for_mana(PERMANENT, EACH_PLAYER), add_of_that_type(THAT_PLAYER, "permanent")),
          chaos(make_true(cant_cast(TARGET_PLAYER), UNTIL_PLANESWALK))),

    plane("Feeding Grounds", "Muraganda",
          costs_less(RED, "{1}"),
          costs_less(GREEN, "{1}"),
          chaos(put_counters("+1/+1", TARGET_CREATURE, size_of(TARGET_CREATURE, "mana value")))),

    plane("Fields of Summer", "Moag",
          whenever(casts(EACH_PLAYER), may(gain_life(2), THAT_PLAYER)),
          chaos(may(gain_life(10)))),

    plane("Horizon Boughs", "Pyrulea",
          all_untap(PERMANENT),
          chaos(may(search(BASIC & LAND, Zone.BATTLEFIELD, 3, tapped=True)))),

    plane("Immersturm", "Valla",
          whenever(enters(CREATURE),
                   may(have(damage(size_of(THAT), any_target(by=ITS_CONTROLLER), THAT)), ITS_CONTROLLER)),
          chaos(comma_then(exile(TARGET_CREATURE), put_onto_battlefield(THE_CARD, under_owner=True, returning=True)))),

    plane("Lethe Lake", "Arkhos",
          upkeep(mill(10)),
          chaos(mill(10, TARGET_PLAYER))),

    plane("Mirrored Depths", "Karsus",
          whenever(casts(EACH_PLAYER),
                   then(flip_coin(THAT_PLAYER), do_if(flip_was(won=False, who=THAT_PLAYER), counter(THAT_SPELL)))),
          chaos(then(reveal_top_card(who=TARGET_PLAYER),
                     do_if(is_the(TOP_CARD, ~LAND), may_cast_free(TOP_CARD))))),

    plane("Naar Isle", "Wildfire",
          upkeep(comma_then(put_counters("flame", THIS), damage(counters_on(THIS, "flame"), YOU))),
          chaos(damage(3, TARGET_PLAYER_OR_PLANESWALKER))),

    plane("Pools of Becoming", "Bolas's Meditation Realm",
          whenever(at_beginning(Step.END), comma_then(put_hand_on_bottom(), draw(remembered_number(PUT_BACK)))),
          chaos(then(reveal_planar_cards(3), and_then(chaos_of_revealed(), revealed_to_bottom())))),

    plane("Raven's Run", "Shadowmoor",
          anthem(CREATURE, has(keyword("wither"))),
          chaos(series(put_counters("-1/-1", FIRST), put_counters("-1/-1", SECOND, 2),
                       put_counters("-1/-1", THIRD, 3)))),

    plane("Sanctum of Serra", "Serra's Realm",
          planeswalk_away(destroy(all_of(~LAND))),
          chaos(may(have(set_life(20))))),

    plane("Sea of Sand", "Rabiah",
          draws_revealed(),
          whenever(draws(EACH_PLAYER, LAND), gain_life(3, THAT_PLAYER)),
          whenever(draws(EACH_PLAYER, ~LAND), lose_life(3, THAT_PLAYER)),
          chaos(put_into_library(target(PERMANENT)))),

    plane("Skybreen", "Kaldheim",
          top_revealed(EACH_PLAYER),
          cant_cast(PLAYERS, SHARING_A_TYPE_WITH_TOP_CARD),
          chaos(lose_life(count_cards(ANYTHING, Zone.HAND, they(TARGET_PLAYER)), TARGET_PLAYER))),

    plane("Stronghold Furnace", "Rath",
          more_damage(times=2),
          chaos(damage(1, ANY_TARGET))),

    plane("Tember City", "Kinshala",
          whenever(taps_for_mana(LAND, EACH_PLAYER), damage(1, THAT_PLAYER)),
          chaos(sacrifice(~LAND, EACH_OTHER_PLAYER))),

    plane("The Aether Flues", "Iquatana",
          arriving_and_each(Step.UPKEEP, may(sacrifice(CREATURE), then=reveal_until(CREATURE, shuffling=True))),
          chaos(players_put(CREATURE, Zone.HAND, may=True))),

    plane("The Dark Barony", "Ulgrotha",
          whenever(card_put_into_graveyard(~BLACK, EACH_PLAYER), lose_life(1, THAT_PLAYER)),
          chaos(discard(1, EACH_OPPONENT))),

    plane("The Eon Fog", "Equilor",
          skip_steps(PLAYERS, Step.UNTAP),
          chaos(untap(all_of(YOURS)))),

    plane("The Fourth Sphere", "Phyrexia",
          upkeep(sacrifice(~BLACK & CREATURE)),
          chaos(create(creature_token(2, 2, "B", "Zombie")))),

    plane("The Hippodrome", "Segovia",
          anthem(CREATURE, gets(-5, 0)),
          chaos(may(but_only_if(destroy(TARGET_CREATURE),
                                is_the(TARGET_CREATURE, size_is("power", "at most", 0)))))),

    plane("Turri Island", "Ir",
          costs_less(CREATURE, "{2}"),
          chaos(take_from_top(3, CREATURE))),
)
# fmt: on
