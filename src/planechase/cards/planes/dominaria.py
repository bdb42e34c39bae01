"""Planes of Dominaria."""

from __future__ import annotations

from planechase.vocabulary import *

DOMINARIA = "Dominaria"
VICTIM = target(CREATURE)
NAMESAKES = all_of(CREATURE & other_than(VICTIM) & same_name_as(VICTIM))
YOUR_SLIVERS = subtype("Sliver") & YOURS
SLIVERS = as_x(count_of(YOUR_SLIVERS))

# fmt: off
CARDS = (
    plane("Academy at Tolaria West", DOMINARIA,
          whenever(at_beginning(Step.END), draw(7), only_if=hand_size(most=0)),
          chaos(discard_hand())),

    plane("Isle of Vesuva", DOMINARIA,
          whenever(enters(CREATURE & ~TOKEN), create_copy_token(THAT, controller_of(THAT))),
          chaos(destroy(together((VICTIM, NAMESAKES))))),

    plane("Krosa", DOMINARIA,
          anthem(CREATURE, gets(2, 2)),
          chaos(may(add("{W}{U}{B}{R}{G}")))),

    plane("Llanowar", DOMINARIA,
          anthem(CREATURE, has(activated("{T}", add("{G}{G}")))),
          chaos(untap(all_of(CREATURE & YOURS)))),

    plane("New Argive", DOMINARIA,
          whenever(attacks(HISTORIC & CREATURE & YOURS), pump(THAT, 2, 2)),
          chaos(reveal_until(HISTORIC, to=Zone.HAND))),

    plane("Otaria", DOMINARIA,
          static(continuous(INSTANT | SORCERY, (gain_for_mana_cost("flashback"),), (Zone.GRAVEYARD,))),
          chaos(extra_turn())),

    plane("Riptide Island", DOMINARIA,
          arriving_and_each(Step.UPKEEP, create(creature_token(1, 1, "", "Sliver"), 2)),
          chaos(change(all_creatures(YOUR_SLIVERS), (has(keyword("haste")), gets(SLIVERS, SLIVERS))))),

    plane("Shiv", DOMINARIA,
          anthem(CREATURE, has(activated("{R}", pump(THIS, 1, 0)))),
          chaos(create(creature_token(5, 5, "R", "Dragon", keyword("flying"))))),

    plane("Talon Gates", DOMINARIA,
          suspend_from_hand(),
          chaos(remove_counters("time", each(SUSPENDED & owned_by(YOU), Zone.EXILE), 2))),
)
# fmt: on
