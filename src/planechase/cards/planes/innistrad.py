"""Planes of Innistrad."""

from __future__ import annotations

from planechase.vocabulary import *

INNISTRAD = "Innistrad"

# fmt: off
CARDS = (
    plane("Gavony", INNISTRAD,
          anthem(CREATURE, has(keyword("vigilance"))),
          chaos(change(all_creatures(CREATURE & YOURS), (has(keyword("indestructible")),)))),

    plane("Kessig", INNISTRAD,
          prevent_all(combat=True, source=CREATURE & ~subtype("Werewolf")),
          chaos(pump(each(CREATURE & YOURS), 2, 2, has(keyword("trample")), add_types(0, ("Werewolf",))))),

    plane("Nephalia", INNISTRAD,
          whenever(at_beginning(Step.END), and_then(mill(7), return_to_hand(at_random()))),
          chaos(return_to_hand(card_in_graveyard(ANYTHING)))),

    plane("Stensia", INNISTRAD,
          whenever(first_hurts_players(CREATURE), put_counters("+1/+1", THAT)),
          chaos(change(each(CREATURE & YOURS),
                       (has(activated("{T}", damage(1, TARGET_PLAYER_OR_PLANESWALKER))),)))),
)
# fmt: on
