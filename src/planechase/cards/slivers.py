"""Slivers of every size up to five, for Sliver Queen's avatar to breed, and for players who like to share."""

from __future__ import annotations

from planechase.vocabulary import *

SLIVER = subtype("Sliver")
SLIVERS = SLIVER & CREATURE
YOUR_SLIVERS = SLIVERS & YOURS
OTHER_SLIVERS = count_of(OTHER & SLIVER)

# fmt: off
CARDS = (
    card("Metallic Sliver", "{1}", artifact_creature("Sliver", 1, 1)),

    card("Sidewinder Sliver", "{W}", creature("Sliver", 1, 1), anthem(SLIVERS, has(keyword("flanking")))),

    card("Cloudshredder Sliver", "{R}{W}", creature("Sliver", 1, 1),
         anthem(YOUR_SLIVERS, has(*keywords("flying, haste")))),

    card("Manaweft Sliver", "{1}{G}", creature("Sliver", 1, 1),
         anthem(YOUR_SLIVERS, has(activated("{T}", add_any_color())))),

    card("Sinew Sliver", "{1}{W}", creature("Sliver", 1, 1), anthem(SLIVERS, gets(1, 1))),

    card("Spinneret Sliver", "{1}{G}", creature("Sliver", 2, 2), anthem(SLIVERS, has(keyword("reach")))),

    card("Two-Headed Sliver", "{1}{R}", creature("Sliver", 1, 1), anthem(SLIVERS, has(keyword("menace")))),

    card("Blade Sliver", "{2}{R}", creature("Sliver", 2, 2), anthem(SLIVERS, gets(1, 0))),

    card("Blur Sliver", "{2}{R}", creature("Sliver", 2, 2), anthem(YOUR_SLIVERS, has(keyword("haste")))),

    card("Harmonic Sliver", "{1}{G}{W}", creature("Sliver", 1, 1),
         anthem(SLIVER, has(when_enters(destroy(target(ARTIFACT | ENCHANTMENT)))))),

    card("Scuttling Sliver", "{2}{U}", creature("Sliver Trilobite", 2, 2),
         anthem(YOUR_SLIVERS, has(activated("{2}", untap(THIS))))),

    card("Cleaving Sliver", "{3}{R}", creature("Sliver", 2, 2), anthem(YOUR_SLIVERS, gets(2, 0))),

    card("Brood Sliver", "{4}{G}", creature("Sliver", 3, 3),
         whenever(deals_damage(SLIVER), may(create(creature_token(1, 1, "", "Sliver")), controller_of(THAT)))),

    card("Sliver Legion", "{W}{U}{B}{R}{G}", legendary_creature("Sliver", 7, 7),
         anthem(SLIVERS, change_size_of_each(OTHER_SLIVERS, OTHER_SLIVERS))),
)
# fmt: on
