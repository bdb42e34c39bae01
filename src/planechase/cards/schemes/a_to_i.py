"""Schemes, from A Display of My Dark Power to I Will Savor Your Agony."""

from __future__ import annotations

from planechase.cards.schemes.rare_scheme_words import (
    only_they_act,
    take_one_revealed,
    tap_together,
    two_piles,
    you_and,
)
from planechase.vocabulary import *

MY_CREATURES = all_creatures(CREATURE & YOURS)
THE_TOKENS = remembered(TOKENS, "they", several=True)
THE_CHOSEN = remembered_players(THE_CHOSEN_PLAYER, "the chosen player")
ANOTHER_PLAYER = target_player("2")
OPPONENTS_END = at_beginning(Step.END, OPPONENTS)
EACH_END = at_beginning(Step.END, None)
VIGILANCE, HASTE, FEAR, FLYING_KEYWORD, HEXPROOF = map(keyword, ("vigilance", "haste", "fear", "flying", "hexproof"))
HORROR = creature_token(3, 3, "B", "Horror")
SCARECROW = creature_token(4, 4, "", "Scarecrow", VIGILANCE, types=ARTIFACT.types)
DEVIL = creature_token(1, 1, "R", "Devil", when_dies(damage(1, ANY_TARGET)))

# fmt: off
CARDS = (
    scheme("A Display of My Dark Power",
           set_in_motion(later(taps_for_mana(LAND, EACH_PLAYER), add_of_that_type(THAT_PLAYER), UNTIL_YOUR_NEXT_TURN,
                               once=False))),

    scheme("A Premonition of Your Demise",
           set_in_motion(when_you_do(take_from_top(2, ~LAND, rest=Zone.HAND),
                                     damage(total_mana_value(REVEALED_CARDS), ANY_TARGET),
                                     REVEALED_CARDS, "you reveal one or more nonland cards this way"))),

    scheme("A Reckoning Approaches",
           set_in_motion(dig(6, CREATURE, to=Zone.BATTLEFIELD))),

    scheme("All Shall Smolder in My Wake",
           set_in_motion(destroy(together((targets(ARTIFACT, 1, 0), targets(ENCHANTMENT, 1, 0),
                                           targets(~BASIC & LAND, 1, 0)))))),

    scheme("All in Good Time", set_in_motion(extra_turn(during=cant_set_in_motion()))),

    scheme("Approach My Molten Realm", set_in_motion(make_true(more_damage(times=2), UNTIL_YOUR_NEXT_TURN))),

    ongoing_scheme("Because I Have Willed It",
                   costs_less(ANYTHING, "{1}", YOU),
                   whenever(OPPONENTS_END, abandon_this(), only_if=happened(Did.CAST, WHOSE_STEP, 4))),

    scheme("Behold My Grandeur",
           set_in_motion(add("{U}{B}{R}")),
           set_in_motion(may(search(size_is("mana value", "at least", 6))), only_if=controls(LAND, 6))),

    scheme("Behold the Power of Destruction", set_in_motion(destroy(all_of(~LAND & controlled_by(TARGET_OPPONENT))))),

    ongoing_scheme("Bow to My Command",
                   as_set_in_motion(choose_player()),
                   cant_attack(CREATURE & controlled_by(CHOSEN_PLAYER), YOU, walkers_too=True),
                   whenever(OPPONENTS_END,
                            then(tap_together(8), do_if(remembers(TAPPED_CREATURES, WHOSE_STEP), abandon_this())))),

    scheme("Chaos Is My Plaything",
           set_in_motion(and_then(for_each_of(EACH_OPPONENT, exile(the_target_of_each(PERMANENT, who=EACH_OPPONENT))),
                                  reveal_until(PERMANENT_CARD, EACH_PLAYER)))),

    scheme("Choose Your Champion",
           set_in_motion(then(choose_player(EACH_PLAYER, who=TARGET_OPPONENT), only_they_act(you_and(THE_CHOSEN))))),

    scheme("Choose Your Demise", set_in_motion(two_piles(4))),

    scheme("Dance, Pathetic Marionette", set_in_motion(take_one_revealed(CREATURE, EACH_OPPONENT))),

    ongoing_scheme("Dark Wings Bring Your Downfall",
                   whenever(player_attacks(),
                            create(creature_token(5, 5, "B", "Demon", FLYING_KEYWORD), attacking=True)),
                   whenever(EACH_END, abandon_this(), only_if=happened(Did.DIED, least=2))),

    scheme("Delight in the Hunt", set_in_motion(both(create(HORROR), make_true(prevent_all(to=CREATURE & YOURS))))),

    scheme("Drench the Soil in Their Blood",
           set_in_motion(then(extra_combat(), change(MY_CREATURES, (has(VIGILANCE),))))),

    scheme("Embrace My Diabolical Vision",
           set_in_motion(then(shuffle_hand_in(EACH_PLAYER, graveyard=True),
                              comma_then(draw(7), draw(4, EACH_OTHER_PLAYER))))),

    scheme("Every Dream a Nightmare",
           set_in_motion(then(discard(1, EACH_OPPONENT), draw(this_way(DISCARDED, LAND))))),

    scheme("Every Hope Shall Vanish", set_in_motion(discard_one_of_each(~LAND, EACH_OPPONENT))),

    scheme("Every Last Vestige Shall Rot",
           set_in_motion(if_pays((mana("{X}"),),
                                 put_into_library(each(~LAND & controlled_by(TARGET_PLAYER)
                                                       & size_is("mana value", "at most", X)), BOTTOM)))),

    scheme("Evil Comes to Fruition",
           set_in_motion(instead(create(creature_token(0, 1, "G", "Plant"), 7),
                                 controls(LAND, 10), create(creature_token(3, 3, "G", "Elemental"), 7)))),

    ongoing_scheme("Fear My Authority",
                   anthem(CREATURE & YOURS, gets(2, 2), has(FEAR)),
                   upkeep(unless_pays(abandon_this(), (one_of((discard_cost(), pay_life(3))),)))),

    scheme("Feed the Machine",
           set_in_motion(self_or_others(sacrifice(CREATURE, THAT_OPPONENT, 2), sacrifice(CREATURE, OTHER_OPPONENTS)))),

    scheme("For Each of You, a Gift", set_in_motion(create_for_each(HORROR, EACH_OPPONENT))),

    ongoing_scheme("I Am Duskmourn",
                   whenever(at_beginning(Step.END),
                            then(may_cast_from_hand(), do_if(remembers(CAST), abandon_this())))),

    scheme("I Am Never Alone", set_in_motion(create_copy_token(YOUR_COMMANDER, legendary=False))),

    ongoing_scheme("I Am Untouchable",
                   static(player_is_hexproof(YOU), continuous(YOURS, (has(HEXPROOF),))),
                   whenever(is_dealt_damage(combat=True), comma_then(create(SCARECROW), abandon_this()))),

    ongoing_scheme("I Bask in Your Silent Awe",
                   cast_limit(EACH_OPPONENT),
                   upkeep(abandon_this(),
                          only_if=happened(Did.CAST, EACH_OPPONENT, when=When.SINCE_YOUR_TURN, never=True))),

    scheme("I Call for Slaughter",
           set_in_motion(then(create(DEVIL, 3), change(THE_TOKENS, (has(HASTE),)),
                              make_true(more_damage(YOURS, plus=1))))),

    scheme("I Call on the Ancient Magics",
           set_in_motion(then(and_then(search((find(ANYTHING),), who=EACH_OTHER_PLAYER, shuffling=False),
                                       search((find(ANYTHING, 2, exactly=True),), shuffling=False, reveal=False)),
                              shuffle(EACH_PLAYER)))),

    scheme("I Delight in Your Convulsions",
           set_in_motion(then(lose_life(3, EACH_OPPONENT), gain_life(LIFE_LOST_THIS_WAY)))),

    ongoing_scheme("I Know All, I See All",
                   all_untap(YOURS, EACH_OPPONENT),
                   whenever(EACH_END, abandon_this(), only_if=happened(Did.TO_GRAVEYARD, least=3))),

    scheme("I Will Savor Your Agony",
           set_in_motion(choose_modes((destroy(target(CREATURE)), draw(1, TARGET_PLAYER), gain_life(5, ANOTHER_PLAYER)),
                                      3, 3, repeated=True))),
)
# fmt: on
