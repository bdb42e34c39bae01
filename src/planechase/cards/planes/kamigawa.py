"""The planes of Kamigawa."""

from __future__ import annotations

from planechase.vocabulary import *

# fmt: off
CARDS = (
    plane("Minamo", "Kamigawa",
          whenever(casts(EACH_PLAYER), may(draw(), THAT_PLAYER)),
          chaos(players_put(BLUE, Zone.GRAVEYARD, Zone.HAND, EACH_PLAYER, may=True))),

    plane("Orochi Colony", "Kamigawa",
          whenever(deals_damage(CREATURE & YOURS), may(search(BASIC & LAND, Zone.BATTLEFIELD, tapped=True))),
          chaos(unblockable_now(target(CREATURE)))),

    plane("Sokenzan", "Kamigawa",
          anthem(CREATURE, gets(1, 1), has(keyword("haste"))),
          chaos(then(untap(all_of(CREATURE & THAT_ATTACKED)),
                     do_if(DURING_MAIN_PHASE, extra_combat(after_main=False))))),

    plane("Takenuma", "Kamigawa",
          whenever(leaves(CREATURE), draw(who=controller_of(THAT))),
          chaos(return_to_hand(target(CREATURE & YOURS)))),

    plane("Towashi", "Kamigawa",
          anthem(MODIFIED & CREATURE & YOURS,
                 has(keyword("trample"), whenever(deals_damage(ITSELF, to=PLANESWALKER), draw()))),
          chaos(distribute_counters("+1/+1", targets(CREATURE & YOURS, 3, 1, divided=3)))),
)
# fmt: on
