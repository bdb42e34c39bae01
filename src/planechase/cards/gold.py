"""Multicoloured and hybrid cards."""

from __future__ import annotations

from planechase.vocabulary import *

BEARER = CREATURE & ITS_HOST
TWO = "{2}"
MODEL = target(CREATURE & ~LEGENDARY)
HURT = any_target(types=CREATURE.types | PLANESWALKER.types, text="target creature, planeswalker, or player")
ANOTHER = any_target(types=HURT.types, text=HURT.text, other_than=(HURT,))
ATTACKED = WHAT_IT_ATTACKS
SEEN = remembered(LOOKED_AT, "those cards", several=True)
GOADED = remembered(THOSE, "those creatures", several=True)
SPARED = target(CREATURE & YOURS)
SAPROLING = creature_token(1, 1, "G", "Saproling")

# fmt: off
CARDS = (
    card("Boros Swiftblade", "{R}{W}", creature("Human Soldier", 1, 2), keyword("double strike")),

    card("Cerodon Yearling", "{R}{W}", creature("Beast", 2, 2), keywords("vigilance, haste")),

    card("Bull Cerodon", "{4}{R}{W}", creature("Beast", 5, 5), keywords("vigilance, haste")),

    card("Hearthfire Hobgoblin", "{R/W}{R/W}{R/W}", creature("Goblin Soldier", 2, 2), keyword("double strike")),

    card("Lightning Helix", "{R}{W}", INSTANT_CARD, both(damage(3, ANY_TARGET), gain_life(3))),

    card("Elderwood Scion", "{3}{G}{W}", creature("Elemental", 4, 4), keywords("trample, lifelink"),
         costs_less(TARGETING_THIS, TWO, YOU),
         costs_more(TARGETING_THIS, TWO, OPPONENTS)),

    card("Baleful Strix", "{U}{B}", artifact_creature("Bird", 1, 1), keywords("flying, deathtouch"),
         when_enters(draw())),

    card("Dimir Infiltrator", "{U}{B}", creature("Spirit", 1, 3), cant_be_blocked(ITSELF), transmute("{1}{U}{B}")),

    card("Glen Elendra Liege", "{1}{U/B}{U/B}{U/B}", creature("Faerie Knight", 2, 3), keyword("flying"),
         anthem(BLUE & CREATURE & YOURS & OTHER, gets(1, 1)),
         anthem(BLACK & CREATURE & YOURS & OTHER, gets(1, 1))),

    card("Vela the Night-Clad", "{4}{U}{B}", legendary_creature("Human Wizard", 4, 4), keyword("intimidate"),
         anthem(CREATURE & YOURS & OTHER, has(keyword("intimidate"))),
         whenever(leaves(ITSELF | CREATURE & YOURS & OTHER), lose_life(1, EACH_OPPONENT))),

    card("Branching Bolt", "{1}{R}{G}", INSTANT_CARD,
         choose_modes((damage(3, target(CREATURE & FLYING)), damage(3, target(CREATURE & ~FLYING))), 1, 2)),

    card("Bloodbraid Elf", "{2}{R}{G}", creature("Elf Berserker", 3, 2), keywords("haste, cascade")),

    card("Duergar Hedge-Mage", "{2}{R/W}", creature("Dwarf Shaman", 2, 2),
         when_enters(may(destroy(target(ARTIFACT))), only_if=controls(subtype("Mountain"), 2)),
         when_enters(may(destroy(target(ENCHANTMENT))), only_if=controls(subtype("Plains"), 2))),

    card("Ruthless Lawbringer", "{1}{W}{B}", creature("Vampire Assassin", 3, 2),
         when_enters(when_you_do(may(sacrifice(CREATURE & OTHER)), destroy(target(~LAND)), SACRIFICED))),

    card("Captain's Maneuver", "{X}{R}{W}", INSTANT_CARD, redirect_next(HURT, ANOTHER, X)),

    card("Notion Thief", "{2}{U}{B}", creature("Human Rogue", 3, 1), keyword("flash"), steal_draws()),

    card("Thromok the Insatiable", "{3}{R}{G}", legendary_creature("Hellion", 0, 0), devour(0)),

    card("Enchanted Evening", "{3}{W/U}{W/U}", ENCHANTMENT_CARD, anthem(PERMANENT, add_types(ENCHANTMENT.types))),

    card("Mirrorweave", "{2}{W/U}{W/U}", INSTANT_CARD,
         change(each(CREATURE & other_than(MODEL)), (become_copy(MODEL),))),

    card("Figure of Destiny", "{R/W}", creature("Kithkin", 1, 1),
         activated("{R/W}", change(THIS, (set_creature_types(("Kithkin", "Spirit")), base_size(2, 2)), None)),
         activated("{R/W}{R/W}{R/W}",
                   do_if(is_the(THIS, subtype("Spirit")),
                         change(THIS, (set_creature_types(("Kithkin", "Spirit", "Warrior")), base_size(4, 4)), None))),
         activated("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}",
                   do_if(is_the(THIS, subtype("Warrior")),
                         change(THIS, (set_creature_types(("Kithkin", "Spirit", "Warrior", "Avatar")), base_size(8, 8),
                                       has(*keywords("flying, first strike"))), None)))),

    card("Battlegate Mimic", "{1}{R/W}", creature("Shapeshifter", 2, 1),
         whenever(casts(YOU, of_both_colors("RW")), change(THIS, (base_size(4, 2), has(keyword("first strike")))))),

    card("Inkfathom Witch", "{1}{U/B}", creature("Merfolk Wizard", 1, 1), keyword("fear"),
         activated("{2}{U}{B}", change(each(UNBLOCKED & CREATURE), (base_size(4, 1),)))),

    card("Crag Puca", "{U/R}{U/R}{U/R}", creature("Shapeshifter", 2, 4),
         activated("{U/R}", change(THIS, (switch_size(),)))),

    card("Qasali Pridemage", "{G}{W}", creature("Cat Wizard", 2, 2), keyword("exalted"),
         activated("{1}", sacrifice_this(), destroy(target(ARTIFACT | ENCHANTMENT)))),

    card("Taunt from the Rampart", "{3}{R}{W}", SORCERY_CARD,
         then(goad(all_of(CREATURE & THEIRS)), cant_block_now(GOADED, UNTIL_YOUR_NEXT_TURN))),

    card("Indrik Umbra", "{4}{G}{W}", AURA_CARD, enchant(CREATURE),
         static(continuous(BEARER, (gets(4, 4), has(keyword("first strike")))), all_must_block(BEARER)),
         keyword("umbra armor")),

    # ------------------------------------------------------------------ red and green

    card("Bituminous Blast", "{3}{B}{R}", INSTANT_CARD, keyword("cascade"), damage(4, target(CREATURE))),

    card("Rumbling Slum", "{1}{R}{G}{G}", creature("Elemental", 5, 5), upkeep(damage(1, EACH_PLAYER))),

    card("Hull Breach", "{R}{G}", SORCERY_CARD,
         choose_modes((destroy(target(ARTIFACT)), destroy(target(ENCHANTMENT)),
                       destroy(together((target(ARTIFACT), target(ENCHANTMENT))))))),

    card("Savage Twister", "{X}{R}{G}", SORCERY_CARD, damage(X, each(CREATURE))),

    card("Mage Slayer", "{1}{R}{G}", EQUIPMENT_CARD,
         whenever(attacks(BEARER), damage(size_of(THAT), ATTACKED, source=THAT)),
         equip("{3}")),

    card("Fires of Yavimaya", "{1}{R}{G}", ENCHANTMENT_CARD,
         anthem(CREATURE & YOURS, has(keyword("haste"))),
         activated(sacrifice_this(), pump(target(CREATURE), 2, 2))),

    card("Dragonlair Spider", "{2}{R}{R}{G}{G}", creature("Spider", 5, 6), keyword("reach"),
         whenever(casts(AN_OPPONENT), create(creature_token(1, 1, "G", "Insect")))),

    card("Hellkite Hatchling", "{2}{R}{G}", creature("Dragon", 2, 2), devour(1),
         anthem(ITSELF, has(*keywords("flying, trample")), only_if=devoured())),

    # ------------------------------------------------------------------ blue with black, green or red

    card("Kathari Remnant", "{2}{U}{B}", creature("Bird Skeleton", 0, 1), keyword("flying"),
         activated("{B}", regenerate()),
         keyword("cascade")),

    card("Deny Reality", "{3}{U}{B}", SORCERY_CARD, keyword("cascade"), return_to_hand(target(PERMANENT))),

    card("Silent-Blade Oni", "{3}{U}{U}{B}{B}", creature("Demon Ninja", 6, 5), ninjutsu("{4}{U}{B}"),
         whenever(deals_damage(ITSELF), then(look_at_hand(THAT_PLAYER), may_cast_from_among(SEEN)))),

    card("Shardless Agent", "{1}{G}{U}", artifact_creature("Human Rogue", 2, 2), keyword("cascade")),

    card("Etherium-Horn Sorcerer", "{4}{U}{R}", artifact_creature("Minotaur Wizard Sorcerer", 3, 6),
         activated("{1}{U}{R}", return_to_hand(THIS)),
         keyword("cascade")),

    card("Noggle Ransacker", "{2}{U/R}", creature("Noggle Rogue", 2, 1),
         when_enters(comma_then(draw(2, EACH_PLAYER), discard(who=EACH_PLAYER, at_random=True)))),

    card("Maelstrom Wanderer", "{5}{G}{U}{R}", legendary_creature("Elemental", 7, 5),
         anthem(CREATURE & YOURS, has(keyword("haste"))),
         keywords("cascade, cascade")),

    # ------------------------------------------------------------------ white with green or red

    card("Enlisted Wurm", "{4}{G}{W}", creature("Wurm", 5, 5), keyword("cascade")),

    card("Krond the Dawn-Clad", "{G}{G}{G}{W}{W}{W}", legendary_creature("Archon", 6, 6), keywords("flying, vigilance"),
         whenever(attacks(ITSELF), exile(target(PERMANENT)), only_if=is_the(THIS, ENCHANTED))),

    card("Pollenbright Wings", "{4}{G}{W}", AURA_CARD, enchant(CREATURE),
         enchanted(has(keyword("flying"))),
         whenever(deals_damage(BEARER), create(SAPROLING, THAT_MUCH))),

    card("Boros Guildmage", "{R/W}{R/W}", creature("Human Wizard", 2, 2),
         activated("{1}{R}", change(target(CREATURE), (has(keyword("haste")),))),
         activated("{1}{W}", change(target(CREATURE), (has(keyword("first strike")),)))),

    card("Balefire Liege", "{2}{R/W}{R/W}{R/W}", creature("Spirit Horror", 2, 4),
         anthem(RED & CREATURE & YOURS & OTHER, gets(1, 1)),
         anthem(WHITE & CREATURE & YOURS & OTHER, gets(1, 1)),
         whenever(casts(YOU, RED), damage(3, TARGET_PLAYER_OR_PLANESWALKER)),
         whenever(casts(YOU, WHITE), gain_life(3))),

    card("Razia, Boros Archangel", "{4}{R}{R}{W}{W}", legendary_creature("Angel", 6, 3),
         keywords("flying, vigilance, haste"),
         activated("{T}", redirect_next(SPARED, another_target(CREATURE, SPARED), 3))),

    card("Double Cleave", "{1}{R/W}", INSTANT_CARD, change(target(CREATURE), (has(keyword("double strike")),))),

    card("Glory of Warfare", "{2}{R}{W}", ENCHANTMENT_CARD,
         anthem(CREATURE & YOURS, gets(2, 0), only_if=DURING_YOUR_TURN),
         anthem(CREATURE & YOURS, gets(0, 2), only_if=not_so(DURING_YOUR_TURN))),

    # ------------------------------------------------------------------ three colors and more

    card("Arsenal Thresher", "{2}{W/B}{U}", artifact_creature("Construct", 2, 2), enters_by_revealing(ARTIFACT)),

    card("Sludge Strider", "{1}{W}{U}{B}", artifact_creature("Insect", 3, 3),
         whenever(either(enters(ARTIFACT & YOURS & OTHER), leaves(ARTIFACT & YOURS & OTHER)),
                  if_pays((mana("{1}"),), both(lose_life(1, TARGET_PLAYER), gain_life(1))))),

    card("Enigma Sphinx", "{4}{W}{U}{B}", artifact_creature("Sphinx", 5, 4), keyword("flying"),
         whenever(leaves(ITSELF, Zone.GRAVEYARD, YOU), put_into_library(THIS_CARD, 2, own=True)),
         keyword("cascade")),

    card("Missy", "{3}{U}{B}{R}", legendary_creature("Time Lord Rogue", 4, 5),
         whenever(leaves(~ARTIFACT & CREATURE & OTHER, Zone.GRAVEYARD),
                  put_onto_battlefield(THAT_CARD, returning=True, under_you=True, tapped=True, face_down=CYBERMAN)),
         whenever(at_beginning(Step.END),
                  villainous_choice(EACH_OPPONENT,
                                    damage(1, WHO_FACES_IT, source=each(ARTIFACT & CREATURE & YOURS)),
                                    both(draw(), CHAOS_ENSUES)))),

    card("Fusion Elemental", "{W}{U}{B}{R}{G}", creature("Elemental", 8, 8)),

    card("Last Stand", "{W}{U}{B}{R}{G}", SORCERY_CARD,
         then(lose_life(times(2, count_of(subtype("Swamp") & YOURS)), TARGET_OPPONENT),
              damage(count_of(subtype("Mountain") & YOURS), target(CREATURE)),
              create(SAPROLING, count_of(subtype("Forest") & YOURS)),
              gain_life(times(2, count_of(subtype("Plains") & YOURS))),
              comma_then(draw(count_of(subtype("Island") & YOURS)), discard(remembered_number(TO_DRAW))))),
)
# fmt: on
