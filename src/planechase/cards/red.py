"""Red cards."""

from __future__ import annotations

from planechase.vocabulary import *

FIRST, SECOND, THIRD = any_targets(3)
ALL_OF_THEM = remembered(THOSE, "them", several=True)
HIGHEST_NUMBER = remembered_number(NUMBER)
MUTINEERS = one_of_each(CREATURE, zone=Zone.BATTLEFIELD, who=EACH_OPPONENT)

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ creatures

    card("Jackal Familiar", "{R}", creature("Jackal", 2, 2), cant_attack_or_block_alone()),
    card("Flamekin Harbinger", "{R}", creature("Elemental Shaman", 1, 1),
         when_enters(may(search(subtype("Elemental"), on_top=True)))),
    card("Deranged Whelp", "{1}{R}", creature("Wolf", 2, 1), keyword("menace")),
    card("Smokebraider", "{1}{R}", creature("Elemental Shaman", 1, 1),
         activated("{T}", add_combination(2, only_for("Elemental")))),
    card("Bogardan Firefiend", "{2}{R}", creature("Elemental Spirit", 2, 1), when_dies(damage(2, target(CREATURE)))),
    card("Hissing Iguanar", "{2}{R}", creature("Lizard", 3, 1),
         whenever(leaves(CREATURE & OTHER, Zone.GRAVEYARD), may(have(damage(1, TARGET_PLAYER_OR_PLANESWALKER))))),
    card("Mudbutton Torchrunner", "{2}{R}", creature("Goblin Warrior", 1, 1), when_dies(damage(3, ANY_TARGET))),
    card("Rockslide Elemental", "{2}{R}", creature("Elemental", 1, 1), keyword("first strike"),
         whenever(leaves(CREATURE & OTHER, Zone.GRAVEYARD), may(put_counters("+1/+1", THIS)))),
    card("Taurean Mauler", "{2}{R}", creature("Shapeshifter", 2, 2), keyword("changeling"),
         whenever(casts(AN_OPPONENT), may(put_counters("+1/+1", THIS)))),
    card("Thunder-Thrash Elder", "{2}{R}", creature("Lizard Warrior", 1, 1), devour(3)),
    card("Battering Craghorn", "{2}{R}{R}", creature("Goat Beast", 3, 1), keyword("first strike"), morph("{1}{R}{R}")),
    card("Beetleback Chief", "{2}{R}{R}", creature("Goblin Warrior", 2, 2),
         when_enters(create(creature_token(1, 1, "R", "Goblin"), 2))),
    card("Cinder Elemental", "{3}{R}", creature("Elemental", 2, 2),
         activated("{X}{R}", "{T}", sacrifice_this(), damage(X, ANY_TARGET))),
    card("Flametongue Kavu", "{3}{R}", creature("Kavu", 4, 2), when_enters(damage(4, target(CREATURE)))),
    card("Keldon Champion", "{2}{R}{R}", creature("Human Barbarian", 3, 2), keyword("haste"), echo("{2}{R}{R}"),
         when_enters(damage(3, TARGET_PLAYER_OR_PLANESWALKER))),
    card("Thorn-Thrash Viashino", "{3}{R}", creature("Lizard Warrior", 2, 2), devour(2),
         activated("{G}", change(THIS, (has(keyword("trample")),)))),
    card("Wild Wurm", "{3}{R}", creature("Wurm", 5, 4),
         when_enters(then(flip_coin(), do_if(LOST_THE_FLIP, return_to_hand(THIS))))),
    card("Menacing Ogre", "{3}{R}{R}", creature("Ogre", 3, 3), keywords("trample, haste"),
         when_enters(then(secret_numbers(), lose_life(HIGHEST_NUMBER, WITH_HIGHEST_NUMBER),
                          do_if(is_among(WITH_HIGHEST_NUMBER), put_counters("+1/+1", THIS, 2))))),
    card("Bogardan Rager", "{5}{R}", creature("Elemental", 3, 4), keyword("flash"),
         when_enters(pump(target(CREATURE), 4, 0))),
    card("Preyseizer Dragon", "{4}{R}{R}", creature("Dragon", 4, 4), keyword("flying"), devour(2),
         when_attacks(damage(counters_on(THIS, "+1/+1"), ANY_TARGET))),
    card("Rorix Bladewing", "{3}{R}{R}{R}", legendary_creature("Dragon", 6, 5), keywords("flying, haste")),

    # ------------------------------------------------------------------ damage

    card("Lightning Bolt", "{R}", INSTANT_CARD, damage(3, ANY_TARGET)),
    card("Blaze", "{X}{R}", SORCERY_CARD, damage(X, ANY_TARGET)),
    card("Rolling Thunder", "{X}{R}{R}", SORCERY_CARD,
         damage(X, any_target(least=0, most=ANY_NUMBER, divided=X))),
    card("Fiery Conclusion", "{1}{R}", INSTANT_CARD,
         also_costs((sacrifice_cost(CREATURE),)), damage(5, target(CREATURE))),
    card("Arc Trail", "{1}{R}", SORCERY_CARD,
         damage_together((damage(2, ANY_TARGET), damage(1, any_target(other_than=(ANY_TARGET,)))))),
    card("Fling", "{1}{R}", INSTANT_CARD,
         also_costs((sacrifice_cost(CREATURE),)),
         damage(size_of(remembered(SACRIFICED, "the sacrificed creature")), ANY_TARGET)),
    card("Grapeshot", "{1}{R}", SORCERY_CARD, damage(1, ANY_TARGET), keyword("storm")),
    card("Arc Lightning", "{2}{R}", SORCERY_CARD, damage(3, any_target(most=3, divided=3))),
    card("Browbeat", "{2}{R}", SORCERY_CARD, any_player_may(take_damage(5), draw(3, TARGET_PLAYER))),
    card("Erratic Explosion", "{2}{R}", SORCERY_CARD,
         then(choose_target(ANY_TARGET), until_found(~LAND), damage(size_of(FOUND, "mana value"), ANY_TARGET),
              put_into_library(REVEALED, BOTTOM, own=True))),
    card("Cone of Flame", "{3}{R}{R}", SORCERY_CARD,
         damage_together((damage(1, FIRST), damage(2, SECOND), damage(3, THIRD)))),
    card("Pyrotechnics", "{4}{R}", SORCERY_CARD,
         damage(4, any_target(least=0, most=ANY_NUMBER, divided=4))),
    card("Fiery Fall", "{5}{R}", INSTANT_CARD, damage(5, target(CREATURE)), cycling("{1}{R}", "basic land")),

    # ------------------------------------------------------------------ other instants and sorceries

    card("Reckless Charge", "{R}", SORCERY_CARD,
         pump(target(CREATURE), 3, 0, has(keyword("haste"))), flashback("{2}{R}")),
    card("Tormenting Voice", "{1}{R}", SORCERY_CARD, also_costs((discard_cost(),)), draw(2)),
    card("Increasing Vengeance", "{R}{R}", INSTANT_CARD,
         copy_spell(target_spell((INSTANT | SORCERY) & YOURS), depending(cast_from(Zone.GRAVEYARD), 2, 1)),
         flashback("{3}{R}{R}")),
    card("Mark of Mutiny", "{2}{R}", SORCERY_CARD,
         then(gain_control(target(CREATURE)),
              both(put_counters("+1/+1", target(CREATURE)), untap(target(CREATURE))),
              change(target(CREATURE), (has(keyword("haste")),)))),
    card("Act of Aggression", "{3}{R/P}{R/P}", INSTANT_CARD,
         then(gain_control(target(CREATURE & THEIRS)), untap(target(CREATURE & THEIRS)),
              change(target(CREATURE & THEIRS), (has(keyword("haste")),)))),
    card("Relentless Assault", "{2}{R}{R}", SORCERY_CARD,
         then(untap(all_of(CREATURE & THAT_ATTACKED)), extra_combat())),
    card("Mass Mutiny", "{3}{R}{R}", SORCERY_CARD,
         then(for_each_of(EACH_OPPONENT, gain_control(MUTINEERS)), untap(MUTINEERS),
              change(MUTINEERS, (has(keyword("haste")),)))),
    card("Insurrection", "{5}{R}{R}{R}", SORCERY_CARD,
         then(both(untap(all_of(CREATURE)), gain_control(ALL_OF_THEM)), change(ALL_OF_THEM, (has(keyword("haste")),)))),
    card("Rivals' Duel", "{3}{R}", SORCERY_CARD, fight(targets(CREATURE, 2, rule="no shared creature type"))),
    card("Goblin Offensive", "{X}{1}{R}{R}", SORCERY_CARD, create(creature_token(1, 1, "R", "Goblin"), X)),
    card("Hellion Eruption", "{5}{R}", SORCERY_CARD,
         comma_then(sacrifice_it(all_of(CREATURE & YOURS)),
                    create(creature_token(4, 4, "R", "Hellion"), how_many(SACRIFICED)))),

    # ------------------------------------------------------------------ enchantments

    card("Blood Moon", "{2}{R}", ENCHANTMENT_CARD, anthem(LAND & ~BASIC, set_land_types(("Mountain",)))),
    card("Curse of the Nightly Hunt", "{2}{R}", typed("Enchantment — Aura Curse"), enchant_player(),
         must_attack(CREATURE & controlled_by(ENCHANTED_PLAYER))),
    card("Warstorm Surge", "{5}{R}", ENCHANTMENT_CARD,
         whenever(enters(CREATURE & YOURS), damage(size_of(THAT), ANY_TARGET, source=THAT))),
    card("Furnace of Rath", "{1}{R}{R}{R}", ENCHANTMENT_CARD, more_damage(times=2)),
)
# fmt: on
