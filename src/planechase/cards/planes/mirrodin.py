"""The planes of Mirrodin and of New Phyrexia."""

from __future__ import annotations

from planechase.vocabulary import *

MODEL = target(CREATURE)
VICTIM = target_player(at_random=True)

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ Mirrodin

    plane("Glimmervoid Basin", "Mirrodin",
          whenever(casts(EACH_PLAYER, (INSTANT | SORCERY) & WITH_A_SINGLE_TARGET),
                   copy_for_each_other(THAT_SPELL, THAT_PLAYER)),
          chaos(then(choose_target(MODEL), create_copy_token(MODEL, each_except(controller_of(MODEL)))))),

    plane("Panopticon", "Mirrodin",
          planeswalk_to(draw()),
          whenever(at_beginning(Step.DRAW), draw(additional=True)),
          chaos(draw())),

    plane("Quicksilver Sea", "Mirrodin",
          arriving_and_each(Step.UPKEEP, scry(4)),
          chaos(then(reveal_top_card(), may_play_free(remembered(REVEALED_CARDS, "it"))))),

    # ------------------------------------------------------------------ New Phyrexia

    plane("Furnace Layer", "New Phyrexia",
          arriving_and_each(Step.UPKEEP, then(
              choose_target(VICTIM, at_random=True),
              discard(1, that_one(VICTIM)),
              do_if(discarded_this_way(that_one(VICTIM), LAND),
                    lose_life(3, they(VICTIM))))),
          chaos(may(destroy(target(~LAND))))),

    plane("Norn's Dominion", "New Phyrexia",
          planeswalk_away(comma_then(destroy(each(~LAND & ~with_counter("fate"))),
                                     remove_counters("fate", all_of(PERMANENT), None))),
          chaos(may(put_counters("fate", target(PERMANENT))))),

    plane("Norn's Seedcore", "New Phyrexia",
          planeswalk_to(CHAOS_ENSUES),
          chaos(then(reveal_planar_cards(1, until_planes=True),
                     planeswalk_to_revealed("it", staying=True),
                     revealed_to_bottom(them="the rest of the revealed cards")))),
)
# fmt: on
