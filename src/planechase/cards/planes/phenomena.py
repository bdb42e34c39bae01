"""The phenomena of 2012 and of Doctor Who."""

from __future__ import annotations

from planechase.vocabulary import *

# fmt: off
CARDS = (
    phenomenon("Caught in a Parallel Universe", then(
        each_chooses(CREATURE, to_the_left=True), each_copies_chosen(CREATURE, gains=keyword("menace")))),

    phenomenon("Chaotic Aether", make_true(BLANK_IS_CHAOS, UNTIL_PLANESWALK_FROM_PLANE)),

    phenomenon("Fixed Point in Time", make_true(CHAOS_INSTEAD, UNTIL_YOUR_NEXT_TURN)),

    phenomenon("Human-Time Lord Meta-Crisis", then(
        each_chooses(CREATURE, second=True),
        and_then(each_copies_chosen(CREATURE, first=True, legendary=False), each_grows_by_chosen(CREATURE)))),

    phenomenon("Interplanar Tunnel", then(
        reveal_planar_cards(5, until_planes=True),
        comma_then(put_plane_on_top(), revealed_to_bottom(them="the rest of the revealed cards", random=True)))),

    phenomenon("Morphic Tide", shuffle_and_deal_anew(ARTIFACT | CREATURE | LAND | PLANESWALKER, ENCHANTMENT)),

    phenomenon("Mutual Epiphany", draw(4, EACH_PLAYER)),

    phenomenon("Planewide Disaster", destroy(all_of(CREATURE))),

    phenomenon("Reality Shaping",
               players_put(PERMANENT_CARD, Zone.HAND, who=EACH_PLAYER, may=True, starting_with_you=True)),

    phenomenon("Spatial Merging", then(
        reveal_planar_cards(2, until_planes=True),
        planeswalk_to_revealed("both planes"),
        revealed_to_bottom(them="all other cards revealed this way"))),

    phenomenon("Time Distortion", reverse_turn_order()),

    phenomenon("Unleash the Flux", repeat_if(comma_then(sacrifice(~LAND, EACH_PLAYER), flip_coin()), LOST_THE_FLIP)),
)
# fmt: on
