"""Schemes, from Power Without Equal to Your Will Is Not Your Own."""

from __future__ import annotations

from planechase.cards.schemes.a_to_i import DEVIL, HORROR, SCARECROW
from planechase.cards.schemes.rare_scheme_words import attack_their_owners, draw_one_less
from planechase.vocabulary import *

THE_CHOSEN = remembered_players(THE_CHOSEN_PLAYER)
OPPONENT_OR_WALKER = OPPONENT_OR_PLANESWALKER
THEIR_CREATURE = target(CREATURE & THEIRS)
UP_TO_ONE = targets(CREATURE, 1, 0)
UP_TO_TWO = targets(CREATURE & THEIRS, 2, 0)
ALL_DIFFERENT = chosen(CREATURE, ANY_NUMBER, up_to=True, rule="different mana values")
THOSE_CREATURES = remembered(CHOSEN, "those creatures", several=True)
THE_RISEN = remembered(ENTERED, "those creatures", several=True)
THE_TOKEN = remembered(TOKENS, "it")
THE_EXILED = remembered(EXILED, "the exiled cards", several=True)
NO_MAXIMUM = make_true(no_maximum_hand_size(YOU), UNTIL_YOUR_NEXT_TURN)
VIGILANCE, TRAMPLE, HASTE = map(keyword, ("vigilance", "trample", "haste"))
GOLEM = creature_token(4, 6, "", "Golem", types=ARTIFACT.types)

# fmt: off
CARDS = (
    scheme("Power Without Equal",
           set_in_motion(then(draw(3), NO_MAXIMUM, do_if(controls(LAND, 6), may_cast_from_hand(3))))),

    ongoing_scheme("Reality Is Mine to Control",
                   whenever(casts(YOU),
                            then(may(abandon_this()),
                                 do_if(remembers(ABANDONED), copy_spell(THAT_SPELL))))),

    scheme("Realms Befitting My Majesty", set_in_motion(search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True))),

    scheme("Roots of All Evil", set_in_motion(create(creature_token(1, 1, "G", "Saproling"), 5))),

    scheme("Rot Like the Scum You Are",
           set_in_motion(comma_then(create(creature_token(2, 2, "G", "Ooze")),
                                    put_counters("+1/+1", THE_TOKEN, count_of(LAND & THEIRS))))),

    scheme("Rotted Ones, Lay Siege",
           set_in_motion(create_for_each(creature_token(2, 2, "B", "Zombie"), EACH_OPPONENT))),

    scheme("Running Is Useless", set_in_motion(then(choose_among(ALL_DIFFERENT), destroy(THOSE_CREATURES)))),

    scheme("Surrender Your Thoughts",
           set_in_motion(self_or_others(discard(4, THAT_OPPONENT), discard(2, OTHER_OPPONENTS)))),

    scheme("The Dead Shall Serve",
           set_in_motion(then(for_each_of(EACH_OPPONENT,
                                          put_onto_battlefield(one_of_each(CREATURE, who=EACH_OPPONENT))),
                              attack_their_owners(THE_RISEN)))),

    scheme("The Fate of the Flammable",
           set_in_motion(self_or_others(damage(6, THAT_OPPONENT), damage(3, OTHER_OPPONENTS)))),

    scheme("The Iron Guardian Stirs", set_in_motion(create(GOLEM))),

    scheme("The Mighty Will Fall",
           set_in_motion(then(choose_player(RICHEST_OPPONENTS), lose_life(7, THE_CHOSEN)))),

    scheme("The Pieces Are Coming Together",
           set_in_motion(then(draw(2), make_true(costs_less(ARTIFACT, "{2}", YOU))))),

    ongoing_scheme("The Very Soil Shall Shake",
                   anthem(CREATURE & YOURS, gets(2, 2), has(TRAMPLE)),
                   whenever(leaves(CREATURE & YOURS, Zone.GRAVEYARD), abandon_this())),

    scheme("There Is No Refuge", set_in_motion(then(damage(3, UP_TO_ONE), create(HORROR)))),

    scheme("This World Belongs to Me", set_in_motion(then(draw(2), may_play_more_lands()))),

    scheme("Time Bends to My Will", set_in_motion(extra_turn(during=skip_steps(YOU, Step.UNTAP)))),

    scheme("Tooth, Claw, and Tail", set_in_motion(destroy(targets(~LAND, 3, 0)))),

    scheme("What's Yours Is Now Mine",
           set_in_motion(both(gain_control(THEIR_CREATURE, None), untap(THEIR_CREATURE)))),

    scheme("When Will You Learn?",
           set_in_motion(then(exile_top_card(EACH_OPPONENT), may_cast_from_among(THE_EXILED, any_number=True)))),

    scheme("Which of You Burns Brightest?",
           set_in_motion(if_pays((mana("{X}"),),
                                 damage_together((damage(X, OPPONENT_OR_WALKER),
                                                  damage(X, each(CREATURE & controlled_by(
                                                    their_controllers(OPPONENT_OR_WALKER))))))))),

    scheme("You Are Unworthy of Mercy",
           set_in_motion(instead(sacrifice(~LAND, EACH_OPPONENT),
                                 controls(LAND, 6), sacrifice(~LAND, EACH_OPPONENT, 3)))),

    ongoing_scheme("You Cannot Hide from Me",
                   whenever(at_beginning(Step.BEGINNING_OF_COMBAT),
                            then(pump(UP_TO_ONE, 2, 2, has(VIGILANCE)), unblockable_now(UP_TO_ONE))),
                   whenever(at_beginning(Step.END, EACH_OPPONENT), abandon_this(),
                            only_if=below_half_life(THAT_PLAYER))),

    scheme("You Exist Only to Amuse",
           set_in_motion(choose_modes((create(DEVIL, 3),
                                       change(all_creatures(CREATURE & THEIRS),
                                              (base_size(1, 1), lose_all_abilities()), UNTIL_YOUR_NEXT_TURN)),
                                      all_if=controls(LAND, 6)))),

    scheme("You Live Only Because I Will It", set_in_motion(may(redistribute_life()))),

    scheme("You Will Know True Suffering",
           set_in_motion(damage(COMMANDER_MANA_VALUE, each(~COMMANDER & CREATURE & THEIRS)))),

    scheme("Your Fate Is Thrice Sealed",
           set_in_motion(take_from_top(3, LAND, Zone.BATTLEFIELD, rest=Zone.HAND))),

    ongoing_scheme("Your Inescapable Doom",
                   whenever(at_beginning(Step.END),
                            comma_then(put_counters("doom", THIS),
                                       of_the_tied(damage(counters_on(THIS, "doom"), THE_RICHEST))))),

    scheme("Your Mistake Is My Triumph",
           set_in_motion(and_then(mill(3, EACH_PLAYER),
                                  put_onto_battlefield(one_among(MILLED, PERMANENT_CARD), under_you=True)))),

    scheme("Your Nightmares Are Delicious",
                                  set_in_motion(and_then(discard(who=EACH_OPPONENT, down_to=5),
                                                         do_if(fewer_this_way(DISCARDED, 3), draw(3))))),

    scheme("Your Own Face Mocks You",
           set_in_motion(then(choose_target(UP_TO_TWO), copy_each(UP_TO_TWO),
                              do_if(fewer_this_way(TOKENS, 2), create(SCARECROW, the_difference(TOKENS, 2)))))),

    scheme("Your Plans Mean Nothing",
           set_in_motion(and_then(then(discard_hand(target_players()), draw_one_less(EACH_OPPONENT)),
                                  do_if(discarded_this_way(), draw(7))))),

    scheme("Your Puny Minds Cannot Fathom", set_in_motion(then(draw(4), NO_MAXIMUM))),

    scheme("Your Will Is Not Your Own",
           set_in_motion(then(gain_control(THEIR_CREATURE), untap(that_target(THEIR_CREATURE)),
                              pump(THEIR_CREATURE, 3, 3, has(TRAMPLE, HASTE))))),
)
# fmt: on
