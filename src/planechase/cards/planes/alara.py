"""The planes of Alara."""

from __future__ import annotations

from planechase.vocabulary import *

ANY_NUMBER_OF_LANDS = 99
LANDS = count_of(LAND & YOURS)
BLESSED = target(of_color("GWU") & CREATURE)
TOP_CARD = remembered(REVEALED_CARDS, "it")

# fmt: off
CARDS = (
    plane("Bant", "Alara",
          anthem(CREATURE, has(keyword("exalted"))),
          chaos(then(put_counters("divinity", BLESSED),
                     change(BLESSED, (has(keyword("indestructible")),), while_it_has_counter(BLESSED, "divinity"))))),

    plane("Esper", "Alara",
          costs_less(ARTIFACT, "{1}"),
          chaos(and_then(change(all_creatures(of_color("WUB") & CREATURE & YOURS), (add_types(ARTIFACT.types),)),
                         change(each(ARTIFACT & CREATURE & YOURS),
                                (has(*keywords("vigilance, menace, lifelink")),))))),

    plane("Grixis", "Alara",
          in_your_graveyard(of_color("UBR") & CREATURE, (gain_for_mana_cost("unearth"),)),
          chaos(put_onto_battlefield(card_in_graveyard(CREATURE, None)))),

    plane("Jund", "Alara",
          whenever(casts(EACH_PLAYER, of_color("BRG") & CREATURE),
                   change(THAT_SPELL, (has(devour(5)),), None)),
          chaos(create(creature_token(1, 1, "R", "Goblin"), 2))),

    plane("Naya", "Alara",
          more_lands(ANY_NUMBER_OF_LANDS),
          chaos(pump(target(of_color("RGW") & CREATURE & YOURS), LANDS, LANDS))),

    plane("The Maelstrom", "Alara",
          arriving_and_each(Step.UPKEEP, then(
              may(reveal_top_card()),
              do_if(is_the(TOP_CARD, PERMANENT_CARD), may(put_onto_battlefield(TOP_CARD))),
              do_if(still_there(TOP_CARD, Zone.BATTLEFIELD, "revealed"),
                    put_into_library(TOP_CARD, BOTTOM, own=True)))),
          chaos(put_onto_battlefield(card_in_graveyard(PERMANENT_CARD), returning=True))),
)
# fmt: on
