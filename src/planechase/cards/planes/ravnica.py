"""The planes of Ravnica."""

from __future__ import annotations

from planechase.vocabulary import *

ITS_CONTROLLER = controller_of(THAT)
THEIRS_TO_GROW = targets(CREATURE & controlled_by(they(ITS_CONTROLLER)), ANY_NUMBER, 0, divided=size_of(THAT),
                         by=ITS_CONTROLLER)  # fmt: skip

# fmt: off
CARDS = (
    plane("Agyrem", "Ravnica",
          whenever(leaves(WHITE & CREATURE, Zone.GRAVEYARD),
                   later(at_next(Step.END), put_onto_battlefield(THAT_CARD, under_owner=True, returning=True))),
          whenever(leaves(~WHITE & CREATURE, Zone.GRAVEYARD), later(at_next(Step.END), return_to_hand(THAT_CARD))),
          chaos(make_true(cant_attack(CREATURE, YOU), UNTIL_PLANESWALK))),

    plane("Grand Ossuary", "Ravnica",
          whenever(leaves(CREATURE, Zone.GRAVEYARD), distribute_counters("+1/+1", THEIRS_TO_GROW, ITS_CONTROLLER)),
          chaos(and_then(exile_for_tokens(CREATURE, creature_token(1, 1, "G", "Saproling")), PLANESWALK))),

    plane("Izzet Steam Maze", "Ravnica",
          whenever(casts(EACH_PLAYER, INSTANT | SORCERY), copy_spell(THAT_SPELL, who=THAT_PLAYER)),
          chaos(make_true(costs_less(INSTANT | SORCERY, "{3}", YOU)))),

    plane("Kilnspire District", "Ravnica",
          arriving_and_each(Step.PRECOMBAT_MAIN,
                            comma_then(put_counters("charge", THIS), add("{R}", times=counters_on(THIS, "charge")))),
          chaos(if_pays((mana("{X}"),), damage(X, ANY_TARGET)))),

    plane("Orzhova", "Ravnica",
          planeswalk_away(players_put(CREATURE, Zone.GRAVEYARD, who=EACH_PLAYER, count=None)),
          chaos(for_each_of(EACH_OPPONENT, exile(one_of_each(CREATURE, who=EACH_OPPONENT))))),

    plane("Prahv", "Ravnica",
          static(cant_attack_with(), only_if=happened(Did.CAST)),
          static(cant_cast(YOU), only_if=happened(Did.ATTACKED)),
          chaos(gain_life(count_cards(ANYTHING, Zone.HAND)))),

    plane("Selesnya Loft Gardens", "Ravnica",
          more_tokens(),
          more_counters(),
          chaos(later(taps_for_mana(LAND), add_of_that_type(), UNTIL_END_OF_TURN, once=False))),

    plane("Undercity Reaches", "Ravnica",
          whenever(deals_damage(CREATURE), may(draw(), ITS_CONTROLLER)),
          chaos(make_true(no_maximum_hand_size(YOU), REST_OF_GAME))),
)
# fmt: on
