"""Black cards."""

from __future__ import annotations

from planechase.vocabulary import *

ZOMBIE = subtype("Zombie")
SKELETON = subtype("Skeleton")
SWAMP = subtype("Swamp")

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ Zombies

    card("Festering Goblin", "{B}", creature("Zombie Goblin", 1, 1), when_dies(pump(target(CREATURE), -1, -1))),
    card("Withered Wretch", "{B}{B}", creature("Zombie Cleric", 2, 2),
         activated("{1}", exile(card_in_graveyard(ANYTHING, who=None)))),
    card("Dregscape Zombie", "{1}{B}", creature("Zombie", 2, 1), unearth("{B}")),
    card("Rotting Rats", "{1}{B}", creature("Zombie Rat", 1, 1), when_enters(discard(1, EACH_PLAYER)),
         unearth("{1}{B}")),
    card("Shepherd of Rot", "{1}{B}", creature("Zombie Cleric", 1, 1),
         activated("{T}", lose_life(times(1, count_of(ZOMBIE)), EACH_PLAYER))),
    card("Cadaverous Knight", "{2}{B}", creature("Zombie Knight", 2, 2), keyword("flanking"),
         activated("{1}{B}{B}", regenerate())),
    card("Death Baron", "{1}{B}{B}", creature("Zombie Wizard", 2, 2),
         anthem(SKELETON & YOURS | OTHER & ZOMBIE & YOURS, gets(1, 1), has(keyword("deathtouch")))),
    card("Phyrexian Ghoul", "{2}{B}", creature("Phyrexian Zombie", 2, 2),
         activated(sacrifice_cost(CREATURE), pump(THIS, 2, 2))),
    card("Gravedigger", "{3}{B}", creature("Zombie", 2, 2),
         when_enters(may(return_to_hand(card_in_graveyard(CREATURE))))),
    card("Soulless One", "{3}{B}", creature("Zombie Avatar", "*", "*"),
         defined_size(sum_of(count_of(ZOMBIE), count_cards(ZOMBIE, who=None)))),
    card("Undead Warchief", "{2}{B}{B}", creature("Zombie", 1, 1),
         costs_less(ZOMBIE, "{1}", YOU),
         anthem(ZOMBIE & CREATURE & YOURS, gets(2, 1))),
    card("Corpse Harvester", "{3}{B}{B}", creature("Zombie Wizard", 3, 3),
         activated("{1}{B}", "{T}", sacrifice_cost(CREATURE), search((find(ZOMBIE), find(SWAMP))))),
    card("Noxious Ghoul", "{3}{B}{B}", creature("Zombie", 3, 3),
         whenever(enters(ITSELF | OTHER & ZOMBIE), pump(all_of(~ZOMBIE & CREATURE), -1, -1))),
    card("Helldozer", "{3}{B}{B}{B}", creature("Zombie Giant", 6, 5),
         activated("{B}{B}{B}", "{T}",
                   then(destroy(target(LAND)), do_if(was_the(target(LAND), ~BASIC), untap(THIS))))),
    card("Nefashu", "{4}{B}{B}", creature("Zombie Mutant", 5, 3), when_attacks(pump(targets(CREATURE, 5, 0), -1, -1))),

    # ------------------------------------------------------------------ other creatures

    card("Tormented Soul", "{B}", creature("Spirit", 1, 1), static(cant_block(ITSELF), cant_be_blocked(ITSELF))),
    card("Blood Artist", "{1}{B}", creature("Vampire", 0, 1),
         whenever(leaves(ITSELF | OTHER & CREATURE, Zone.GRAVEYARD),
                  both(lose_life(1, TARGET_PLAYER), gain_life(1)))),
    card("Dauthi Slayer", "{B}{B}", creature("Dauthi Soldier", 2, 2), keyword("shadow"), must_attack(ITSELF)),
    card("Chilling Shade", "{2}{B}", creature("Shade", 1, 1, "Snow Creature"), keyword("flying"),
         activated("{S}", pump(THIS, 1, 1))),
    card("Bog Smugglers", "{1}{B}{B}", creature("Human Mercenary", 2, 2), landwalk("Swamp")),
    card("Cadaver Imp", "{1}{B}{B}", creature("Imp", 1, 1), keyword("flying"),
         when_enters(may(return_to_hand(card_in_graveyard(CREATURE))))),
    card("Liliana's Specter", "{1}{B}{B}", creature("Specter", 2, 1), keyword("flying"),
         when_enters(discard(1, EACH_OPPONENT))),
    card("Vampire Nighthawk", "{1}{B}{B}", creature("Vampire Shaman", 2, 3), keywords("flying, deathtouch, lifelink")),
    card("Shriekmaw", "{4}{B}", creature("Elemental", 3, 2), keyword("fear"),
         when_enters(destroy(target(~ARTIFACT & ~BLACK & CREATURE))), evoke("{1}{B}")),
    card("Ascendant Evincar", "{4}{B}{B}", legendary_creature("Phyrexian Vampire Noble", 3, 3), keyword("flying"),
         anthem(OTHER & BLACK & CREATURE, gets(1, 1)),
         anthem(~BLACK & CREATURE, gets(-1, -1))),
    card("Dark Hatchling", "{4}{B}{B}", creature("Horror", 3, 3), keyword("flying"),
         when_enters(destroy(target(~BLACK & CREATURE), can_regenerate=False))),

    # ------------------------------------------------------------------ Ninjas

    card("Skullsnatcher", "{1}{B}", creature("Rat Ninja", 2, 1), ninjutsu("{B}"),
         whenever(deals_damage(ITSELF), exile(card_in_graveyard(ANYTHING, THAT_PLAYER, least=0, most=2)))),
    card("Okiba-Gang Shinobi", "{3}{B}{B}", creature("Rat Ninja", 3, 2), ninjutsu("{3}{B}"),
         whenever(deals_damage(ITSELF), discard(2, THAT_PLAYER))),
    card("Throat Slitter", "{4}{B}", creature("Rat Ninja", 2, 2), ninjutsu("{2}{B}"),
         whenever(deals_damage(ITSELF), destroy(target(~BLACK & CREATURE & controlled_by(THAT_PLAYER))))),
    card("Ink-Eyes, Servant of Oni", "{4}{B}{B}", legendary_creature("Rat Ninja", 5, 4), ninjutsu("{3}{B}{B}"),
         whenever(deals_damage(ITSELF), may(put_onto_battlefield(card_in_graveyard(CREATURE, THAT_PLAYER)))),
         activated("{1}{B}", regenerate())),

    # ------------------------------------------------------------------ instants and sorceries

    card("Dark Ritual", "{B}", INSTANT_CARD, add("{B}{B}{B}")),
    card("Innocent Blood", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER)),
    card("Syphon Soul", "{2}{B}", SORCERY_CARD, then(damage(2, EACH_OTHER_PLAYER), gain_life(DAMAGE_DEALT_THIS_WAY))),
    card("Syphon Mind", "{3}{B}", SORCERY_CARD, then(discard(1, EACH_OTHER_PLAYER), draw(this_way(DISCARDED)))),
    card("Consume Spirit", "{X}{1}{B}", SORCERY_CARD, spend_only_on_x(BLACK.colors),
         both(damage(X, ANY_TARGET), gain_life(X))),
    card("Assassinate", "{2}{B}", SORCERY_CARD, destroy(target(TAPPED & CREATURE))),
    card("Hideous End", "{1}{B}{B}", INSTANT_CARD,
         then(destroy(target(~BLACK & CREATURE)), lose_life(2, controller_of(target(~BLACK & CREATURE))))),
    card("Profane Command", "{X}{B}{B}", SORCERY_CARD, choose_modes((
         lose_life(X, TARGET_PLAYER),
         put_onto_battlefield(card_in_graveyard(CREATURE & size_is("mana value", "at most", X)), returning=True),
         pump(target(CREATURE), negative(X), negative(X)),
         change(targets(CREATURE, X, 0), (has(keyword("fear")),))), 2, 2)),
    card("Cruel Revival", "{4}{B}", INSTANT_CARD,
         then(destroy(target(~ZOMBIE & CREATURE), can_regenerate=False),
              return_to_hand(card_in_graveyard(ZOMBIE, least=0)))),
    card("Beacon of Unrest", "{3}{B}{B}", SORCERY_CARD,
         then(put_onto_battlefield(card_in_graveyard(ARTIFACT | CREATURE, who=None)), shuffle_into_library(THIS))),
    card("Incremental Blight", "{3}{B}{B}", SORCERY_CARD,
         series(*(put_counters("-1/-1", on, count) for count, on in enumerate(different_targets(CREATURE, 3), 1)))),
    card("Beseech the Queen", "{2/B}{2/B}{2/B}", SORCERY_CARD,
         search(size_is("mana value", "at most", count_of(LAND & YOURS)))),

    # ------------------------------------------------------------------ enchantments

    card("Phyrexian Arena", "{1}{B}{B}", ENCHANTMENT_CARD, upkeep(both(draw(), lose_life(1)))),
    card("Grave Pact", "{1}{B}{B}{B}", ENCHANTMENT_CARD,
         whenever(leaves(CREATURE & YOURS, Zone.GRAVEYARD), sacrifice(CREATURE, EACH_OTHER_PLAYER))),
    card("Leyline of the Void", "{2}{B}{B}", ENCHANTMENT_CARD, begins_on_battlefield(), goes_elsewhere(OPPONENTS)),
    card("Conspiracy", "{3}{B}{B}", ENCHANTMENT_CARD,
         as_enters(CREATURE_TYPE), everywhere(CREATURE & YOURS, set_to_chosen_type())),
)
# fmt: on
