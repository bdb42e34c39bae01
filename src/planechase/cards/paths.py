"""The paths that players take together: each ends with a vote whether to planeswalk or to let chaos ensue."""

from __future__ import annotations

from planechase.vocabulary import *

WILL_OF_THE_PLANESWALKERS = vote("planeswalk", "chaos", PLANESWALK, CHAOS_ENSUES, "will of the Planeswalkers")
SPIRIT = creature_token(1, 1, "W", "Spirit", keyword("flying"))
ANY_CREATURE_CARD = chosen(CREATURE, zone=Zone.GRAVEYARD, of=EACH_PLAYER)

# fmt: off
CARDS = (
    card("Path of the Animist", "{3}{G}", SORCERY_CARD,
         search(BASIC & LAND, Zone.BATTLEFIELD, 2, tapped=True),
         WILL_OF_THE_PLANESWALKERS),

    card("Path of the Enigma", "{4}{U}", SORCERY_CARD,
         draw(4, TARGET_PLAYER),
         WILL_OF_THE_PLANESWALKERS),

    card("Path of the Ghosthunter", "{X}{1}{W}", SORCERY_CARD,
         create(SPIRIT, X),
         WILL_OF_THE_PLANESWALKERS),

    card("Path of the Pyromancer", "{4}{R}", SORCERY_CARD,
         then(discard_hand(),
              comma_then(add("{R}", times=this_way(DISCARDED)), draw(plus(how_many(DISCARDED), 1)))),
         WILL_OF_THE_PLANESWALKERS),

    card("Path of the Schemer", "{4}{B}", SORCERY_CARD,
         and_then(mill(2, EACH_PLAYER),
                  put_onto_battlefield(ANY_CREATURE_CARD, under_you=True, changes=(add_types(ARTIFACT.types),))),
         WILL_OF_THE_PLANESWALKERS),
)
# fmt: on
