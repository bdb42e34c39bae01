"""The planes of 2023 on worlds that no earlier plane is on, or only one: from Amonkhet to Zhalfir."""

from __future__ import annotations

from planechase.vocabulary import *

YOUR_CREATURES = CREATURE & YOURS
THE_TREASURES = remembered(TOKENS, "they each", several=True)

# fmt: off
CARDS = (
    plane("Inys Haen", "Cridhe",
          arriving_and_each(Step.UPKEEP, mill(3)),
          planeswalk_away(players_put(LAND, Zone.GRAVEYARD, who=EACH_PLAYER, count=None, tapped=True)),
          chaos(return_to_hand(card_in_graveyard(~LAND)))),

    plane("Littjara", "Kaldheim",
          arriving_and_each(Step.UPKEEP, create(creature_token(2, 2, "U", "Shapeshifter", keyword("changeling")))),
          chaos(then(choose_one(CREATURE_TYPE), put_counters("+1/+1", each(YOUR_CREATURES & OF_CHOSEN_TYPE))))),

    plane("Megaflora Jungle", "Gargantikar",
          anthem(CREATURE & size_is("mana value", "at most", 2), gets(2, 2)),
          chaos(create(creature_token(1, 1, "G", "Insect", keyword("flying"), name="Butterfly")))),

    plane("Ten Wizards Mountain", "Shenmeng",
          whenever(rolls_planar_die(), put_counters("+1/+1", targets(CREATURE, 1, 0))),
          chaos(change(all_creatures(YOUR_CREATURES), (has(keyword("flying")),)))),

    plane("The Western Cloud", "Gobakhan",
          prevent_all(to=(CREATURE | PLANESWALKER) & YOURS),
          chaos(then(create(TREASURE, 3, tapped=True),
                     damage(1, together((each(CREATURE), each(PLANESWALKER))), THE_TREASURES)))),
)
# fmt: on
