"""Schemes, from Ignite the Cloneforge! to Plots That Span Centuries."""

from __future__ import annotations

from planechase.cards.schemes.a_to_i import (
    EACH_END,
    FLYING_KEYWORD,
    HASTE,
    HORROR,
    MY_CREATURES,
    OPPONENTS_END,
    SCARECROW,
    VIGILANCE,
)
from planechase.cards.schemes.rare_scheme_words import (
    attack_their_owners,
    may_put_one_of_each_type,
    sacrifice_together,
    spare_one,
)
from planechase.vocabulary import *

TRAMPLE = keyword("trample")
FIRST_OF_THREE, SECOND = up_to_one_opponent(), up_to_one_opponent("second", other_than=(up_to_one_opponent(),))
THIRD = up_to_one_opponent("third", other_than=(FIRST_OF_THREE, SECOND))
THEIR_CREATURE = target(CREATURE & THEIRS)
UP_TO_THREE = chosen(~LAND & ~YOURS, 3, up_to=True)
THOSE_PERMANENTS = remembered(CHOSEN, "those permanents", several=True)
ONE_OF_MINE = chosen(CREATURE & YOURS)
TAKEN = remembered(CHANGED, "those permanents", several=True)
THEIR_RICHES = count_of((ARTIFACT | ENCHANTMENT) & THEIRS)
YOUR_END = at_beginning(Step.END)
END_OF_COMBAT = at_beginning(Step.END_OF_COMBAT, None)

# fmt: off
CARDS = (
    scheme("Ignite the Cloneforge!", set_in_motion(create_copy_token(target(THEIRS)))),

    ongoing_scheme("Imprison This Insolent Wretch",
                   set_in_motion(choose_player()),
                   stays_tapped(controlled_by(CHOSEN_PLAYER)),
                   whenever(either(is_attacked(CHOSEN_PLAYER), player_becomes_target(CHOSEN_PLAYER)), abandon_this())),

    scheme("Into the Earthen Maw",
           set_in_motion(exile(together((targets(CREATURE & FLYING, 1, 0), targets(CREATURE & ~FLYING, 1, 0),
                                         all_of(ANYTHING, Zone.GRAVEYARD, up_to_one_opponent())))))),

    scheme("Introductions Are in Order",
           set_in_motion(choose_modes((search(CREATURE), players_put(CREATURE, Zone.HAND, may=True))))),

    scheme("Kneel Before My Legions",
           set_in_motion(choose_modes((create(SCARECROW), pump(MY_CREATURES, 3, 3, has(VIGILANCE, TRAMPLE)))))),

    scheme("Know Evil",
           set_in_motion(make_all_true((cant_attack_with(FIRST_OF_THREE), cant_cast(SECOND, CREATURE),
                                        cant_cast(THIRD, ~CREATURE)), UNTIL_YOUR_NEXT_TURN))),

    scheme("Know Naught but Fire",
           set_in_motion(damage_by_each(EACH_OPPONENT, count_cards(ANYTHING, Zone.HAND, EACH_OF_THEM)))),

    scheme("Look Skyward and Despair", set_in_motion(create(creature_token(5, 5, "R", "Dragon", FLYING_KEYWORD)))),

    scheme("Make Yourself Useful",
           set_in_motion(then(destroy(THEIR_CREATURE), do_if(done_this_way(DESTROYED, CREATURE),
                                                             gain_life(size_of(THEIR_CREATURE, "toughness")))))),

    scheme("May Civilization Collapse",
           set_in_motion(self_or_others(sacrifice(LAND, THAT_OPPONENT, 2), sacrifice(LAND, OTHER_OPPONENTS)))),

    ongoing_scheme("Mine Is the Only Truth",
                   whenever(casts(EACH_PLAYER), draw()),
                   upkeep(abandon_this(), only_if=happened(Did.DREW, when=When.LAST_TURN))),

    scheme("Mortal Flesh Is Weak", set_in_motion(set_life(lowest_life(OPPONENTS), EACH_OPPONENT))),

    ongoing_scheme("My Champion Stands Supreme",
                   anthem(COMMANDER_OF_YOURS, has(ward("{2}"))),
                   whenever(attacks(COMMANDER_OF_YOURS), put_counters("+1/+1", THAT, 2)),
                   whenever(leaves(COMMANDER_OF_YOURS), abandon_this())),

    scheme("My Crushing Masterstroke",
           set_in_motion(then(gain_control(all_of(~LAND & THEIRS)), untap(TAKEN), change(TAKEN, (has(HASTE),)),
                              attack_their_owners(TAKEN, this_turn=True)))),

    scheme("My Followers Ascend",
           set_in_motion(instead(both(put_counters("+1/+1", ONE_OF_MINE, 5),
                                      change(remembered(CHOSEN, "it"), (has(FLYING_KEYWORD, VIGILANCE),))),
                                 controls(CREATURE, 0, 0), create(SCARECROW)))),

    ongoing_scheme("My Forces Are Innumerable",
                   whenever(YOUR_END, create(HORROR)),
                   whenever(OPPONENTS_END, then(sacrifice_together(CREATURE, 2),
                                                do_if(remembers(SACRIFICED, WHOSE_STEP), abandon_this())))),

    scheme("My Genius Knows No Bounds", set_in_motion(if_pays((mana("{X}"),), both(gain_life(X), draw(X))))),

    ongoing_scheme("My Laughter Echoes",
                   whenever(when_passing_set_in_motion(),
                            then(may(abandon_this()), do_if(remembers(ABANDONED), set_again())))),

    ongoing_scheme("My Tendrils Run Deep",
                   more_lands(1),
                   whenever(YOUR_END, comma_then(draw(2), abandon_this()), only_if=controls(LAND, 6))),

    ongoing_scheme("My Undead Horde Awakens",
                   whenever(YOUR_END, may(put_onto_battlefield(card_in_graveyard(CREATURE, AN_OPPONENT), link=PUT))),
                   whenever(leaves(CREATURE & put_with_this(), Zone.GRAVEYARD), abandon_this())),

    scheme("My Wealth Will Bury You",
           set_in_motion(instead(create(TREASURE, THEIR_RICHES), is_less(THEIR_RICHES, 4), create(TREASURE, 4)))),

    scheme("My Will Is Irresistible",
           set_in_motion(then(choose_among(UP_TO_THREE), spare_one(THOSE_PERMANENTS),
                              gain_control(remembered(REST, "the rest", several=True), None)))),

    scheme("My Wings Enfold All",
           set_in_motion(choose_modes((draw(2), later(casts(YOU, INSTANT | SORCERY), copy_spell(THAT_SPELL),
                                                      UNTIL_END_OF_TURN, once=False))))),

    scheme("My Wish Is Your Command",
           set_in_motion(then(reveal_hands(EACH_OPPONENT), may_cast_revealed(~CREATURE & ~LAND)))),

    scheme("Nature Demands an Offering",
           set_in_motion(offer_one_of_each((CREATURE, ARTIFACT, ENCHANTMENT, LAND)))),

    ongoing_scheme("Nature Shields Its Own",
                   whenever(attacks_unblocked(CREATURE),
                            create(creature_token(0, 1, "G", "Plant"), blocking=THAT), only_if=YOU_DEFEND),
                   whenever(is_attacked(YOU, 4), later(END_OF_COMBAT, abandon_this()))),

    scheme("No One Will Hear Your Cries", set_in_motion(keep_some(CREATURE, EACH_OPPONENT))),

    scheme("No Secret Is Hidden from Me",
           set_in_motion(repeat_once(then(until_found(~LAND, exiling=True), may_cast_free(FOUND)), controls(LAND, 6)))),

    ongoing_scheme("Nothing Can Stop Me Now",
                   prevent_some(THEIRS),
                   whenever(EACH_END, abandon_this(), only_if=happened(Did.DAMAGED, least=5))),

    scheme("Only Blood Ends Your Nightmares",
           set_in_motion(and_then(sacrifice(CREATURE, EACH_OPPONENT),
                                  discard(2, opponents_who_did_not(SACRIFICED, CREATURE))))),

    scheme("Only I Know What Awaits", set_in_motion(may_put_one_of_each_type(THEIRS))),

    scheme("Pay Tribute to Me",
           set_in_motion(then(sacrifice(CREATURE, EACH_OPPONENT),
                              do_if(controls(LAND, 6), sacrifice(CREATURE & OTHER, EACH_OPPONENT))))),

    scheme("Perhaps You've Met My Cohort", set_in_motion(search(PLANESWALKER, Zone.BATTLEFIELD))),

    scheme("Plots That Span Centuries", set_in_motion(make_true(set_more_in_motion(3), None, once=True))),
)
# fmt: on
