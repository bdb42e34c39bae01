"""Vanguards from Mayael to Xantcha."""

from __future__ import annotations

from planechase.vocabulary import *

YOUR_CREATURES = CREATURE & YOURS
TRUE_SLIVER = CREATURE & subtype("Sliver") & ~subtype("Shapeshifter")
A_CREATURE = target(CREATURE)
A_CREATURE_OF_YOURS = target(YOUR_CREATURES)
AN_ATTACKER_OF_YOURS = target(ATTACKING & YOUR_CREATURES)
TOP_CARD = remembered(REVEALED_CARDS, "it")
THAT_MANA_VALUE = size_of(that_target(THAT), "mana value")
ITS_MANA_VALUE = size_of(that_target(THAT_SPELL), "mana value")
DEATH_COUNTERS = counters_on(THIS, "death")
HALF_OF_IT = half_of(DAMAGE_PREVENTED_THIS_WAY)
ONE, FIVE = (mana("{1}"),), (mana("{5}"),)

# fmt: off
CARDS = (
    vanguard("Mayael the Anima Avatar", 1, 5,
             upkeep(then(reveal_top_card(),
                         do_if(is_the(TOP_CARD, CREATURE & size_is("power", "at least", 5)),
                               put_into_your(TOP_CARD, Zone.HAND),
                               otherwise=may(put_into_library(TOP_CARD, BOTTOM, own=True)))))),

    vanguard("Mirri", 0, 5, made_of_any_color(BASIC & LAND & YOURS)),

    vanguard("Mirri the Cursed Avatar", -2, -3,
             anthem(YOUR_CREATURES,
                    has(activated("{T}", then(pump(target(CREATURE & OTHER), -1, -1), put_counters("+1/+1", THIS)))))),

    vanguard("Mirror Entity Avatar", 1, -2,
             activated("{X}", then(choose_one(CREATURE_TYPE), change(all_of(YOUR_CREATURES & OF_CHOSEN_TYPE),
                                                              (base_size(X, X), all_creature_types()))))),

    vanguard("Mishra", 0, -3, more_damage(YOUR_CREATURES, times=2)),

    vanguard("Momir Vig, Simic Visionary Avatar", 0, 4,
             activated("{X}", discard_cost(), copy_card_at_random(CREATURE & size_is("mana value", "exactly", X)),
                       as_sorcery=True, limit=1)),

    vanguard("Morinfen Avatar", 0, 30, upkeep(lose_life(times(1, count_of(PERMANENT & YOURS))))),

    vanguard("Multani", -3, -2, anthem(YOUR_CREATURES, gets(as_x(count_cards(ANYTHING, Zone.HAND)), 0))),

    vanguard("Murderous Redcap Avatar", 0, -2,
             whenever(enters(YOUR_CREATURES, counted=True), may(have(damage(size_of(THAT), ANY_TARGET, source=THAT))))),

    vanguard("Necropotence Avatar", 0, 4,
             skip_steps(YOU, Step.DRAW),
             whenever(at_beginning(Step.END),
                      then(put_counters("death", THIS),
                           both(draw(as_x(DEATH_COUNTERS, explained=False)), lose_life(as_x(DEATH_COUNTERS)))),
                      only_if=NOT_THE_FIRST_TURN)),

    vanguard("Nekrataal Avatar", -1, -4, costs_less(CREATURE, "{B}", YOU, colored=True)),

    vanguard("Oni of Wild Places Avatar", 0, -2,
             anthem(YOUR_CREATURES, has(keyword("haste"))),
             upkeep(return_to_hand(chosen(YOUR_CREATURES)))),

    vanguard("Oracle", 1, 9,
             activated("{0}", both(untap(AN_ATTACKER_OF_YOURS), remove_from_combat(AN_ATTACKER_OF_YOURS)))),

    vanguard("Orcish Squatters Avatar", -1, -1,
             whenever(at_beginning(Step.PRECOMBAT_MAIN),
                      add("{C}", times=count_of(LAND & controlled_by(TARGET_OPPONENT))))),

    vanguard("Orim", 0, 12, anthem(YOUR_CREATURES, has(keyword("reach")))),

    vanguard("Peacekeeper Avatar", 0, 9, activated("{3}", copy_onto_each(named("Arrest"), EACH_OPPONENT, CREATURE))),

    vanguard("Phage the Untouchable Avatar", 0, -5,
             activated(pay_life(1),
                       later(deals_damage(CREATURE, whom=YOU), destroy(THAT), UNTIL_END_OF_TURN, once=False)),
             activated(pay_life(1),
                       later(deals_damage(is_the_target(A_CREATURE_OF_YOURS), to_player=False, to=CREATURE),
                             destroy(WHAT_IT_DAMAGED), UNTIL_END_OF_TURN, once=False))),

    vanguard("Platinum Angel Avatar", -1, -2,
             static(cant_lose(YOU), cant_win(OPPONENTS),
                    only_if=controls_each((ARTIFACT, CREATURE, ENCHANTMENT, LAND)))),

    vanguard("Prodigal Sorcerer Avatar", 0, 5,
             upkeep(then(look_at_top_card(), may(put_into_your(remembered(LOOKED_AT), Zone.GRAVEYARD))))),

    vanguard("Raksha Golden Cub Avatar", 1, 9,
             anthem(YOUR_CREATURES, gets(0, 1)),
             anthem(EQUIPPED & YOUR_CREATURES, gets(1, 0), has(keyword("first strike")))),

    vanguard("Reaper King Avatar", -2, -5,
             anthem(YOUR_CREATURES, change_size_of_each(colors_of(THIS), colors_of(THIS)))),

    vanguard("Rith, the Awakener Avatar", 0, 6,
             whenever(deals_damage(YOUR_CREATURES),
                      if_pays(FIVE, create(creature_token(5, 5, "R", "Dragon", keyword("flying")))))),

    vanguard("Rofellos", -2, 4, whenever(leaves(YOUR_CREATURES, Zone.GRAVEYARD), draw(1))),

    vanguard("Royal Assassin Avatar", -2, 0, upkeep(both(draw(1), lose_life(1)))),

    vanguard("Rumbling Slum Avatar", 1, 1, upkeep(damage(1, EACH_OPPONENT))),

    vanguard("Sakashima the Impostor Avatar", 0, 1,
             activated("{2}", then(choose_among(chosen(YOUR_CREATURES)),
                                   change(remembered(CHOSEN, "it"), (become_copy(A_CREATURE, keeps_name=True),),
                                          None)))),

    vanguard("Selenia", 1, 7, anthem(YOUR_CREATURES, has(keyword("vigilance")))),

    vanguard("Serra", 1, 1, anthem(YOUR_CREATURES, gets(0, 2))),

    vanguard("Serra Angel Avatar", 0, -1, whenever(casts(YOU), gain_life(2))),

    vanguard("Seshiro the Anointed Avatar", 0, -1,
             at_beginning_of_game(choose_one(CREATURE_TYPE)),
             everywhere(YOUR_CREATURES, set_to_chosen_type(in_addition=True))),

    vanguard("Sidar Kondo", -1, 12, activated("{3}", pump(A_CREATURE, 3, 3))),

    vanguard("Sisay", -2, -3, whenever(taps_for_mana(LAND), add_of_that_type())),

    vanguard("Sisters of Stone Death Avatar", 1, -5,
             blocked_if_able(YOUR_CREATURES),
             activated("{4}", exile(target(CREATURE & blocking_one(YOUR_CREATURES))))),

    vanguard("Sliver Queen Avatar", 0, 7,
             whenever(casts(YOU, CREATURE & ~subtype("Sliver")),
                      then(exile(THAT_SPELL),
                           do_if(remembers(EXILED),
                                 copy_card_at_random(TRUE_SLIVER & size_is("mana value", "exactly",
                                                                           ITS_MANA_VALUE)))))),

    vanguard("Sliver Queen, Brood Mother", 0, 8, activated("{3}", create(creature_token(1, 1, "", "Sliver")))),

    vanguard("Squee", 3, -4, hands_revealed(OPPONENTS)),

    vanguard("Squee, Goblin Nabob Avatar", 3, -4, activated("{1}", prevent_next(A_CREATURE_OF_YOURS, 1))),

    vanguard("Stalking Tiger Avatar", 0, 2, whenever(casts(YOU, CREATURE), if_pays(ONE, draw(1)))),

    vanguard("Starke", 0, -2,
             whenever(at_beginning(Step.DRAW),
                      may(draw(additional=True),
                          then=put_into_library(chosen(ANYTHING, zone=Zone.HAND), BOTTOM, own=True)))),

    vanguard("Stonehewer Giant Avatar", 1, -5,
             whenever(enters(YOUR_CREATURES),
                      then(copy_card_at_random(subtype("Equipment") & size_is("mana value", "less than",
                                                                              THAT_MANA_VALUE)),
                           attach_to(THAT, this=remembered(TOKENS, "that Equipment"))))),

    vanguard("Stuffy Doll Avatar", 0, -6,
             activated("{0}",
                       prevent_from_chosen(damage_together((damage(HALF_OF_IT, YOU),
                                                            damage(HALF_OF_IT, OPPONENT_OR_PLANESWALKER)))),
                       limit=1)),

    vanguard("Tahngarth", -1, 7, anthem(YOUR_CREATURES, has(keyword("haste")))),

    vanguard("Takara", 3, -8, activated(sacrifice_cost(CREATURE), damage(1, ANY_TARGET))),

    vanguard("Tawnos", 3, -4, cast_as_though_flash(YOU, ARTIFACT | CREATURE | ENCHANTMENT)),

    vanguard("Teysa, Orzhov Scion Avatar", 0, -2,
             whenever(leaves(CREATURE & ~TOKEN, Zone.GRAVEYARD),
                      create(creature_token(1, 1, "W", "Spirit", keyword("flying"))))),

    vanguard("Titania", 2, -5, more_lands(1)),

    vanguard("Tradewind Rider Avatar", 1, 4,
             activated("{3}", players_return(PERMANENT, EACH_PLAYER, unless=(pay_life(2),)))),

    vanguard("Two-Headed Giant of Foriys Avatar", 1, -4,
             anthem(YOUR_CREATURES, has(keyword("menace"))),
             can_block_more(YOUR_CREATURES)),

    vanguard("Urza", -1, 10, activated("{3}", damage(1, ANY_TARGET))),

    vanguard("Vampire Nocturnus Avatar", -1, -2,
             top_revealed(),
             anthem(BLACK & YOUR_CREATURES, gets(2, 1), only_if=top_card_is(BLACK))),

    vanguard("Viridian Zealot Avatar", 0, 2,
             activated("{2}", sacrifice_cost(CREATURE),
                       then(destroy(target(ARTIFACT | ENCHANTMENT)),
                            search(same_name_as(remembered(SACRIFICED, "the sacrificed creature")))))),

    vanguard("Volrath", 2, -3,
             whenever(leaves(YOUR_CREATURES, Zone.GRAVEYARD, whose=YOU), may(put_into_library(THAT_CARD, own=True)))),

    vanguard("Xantcha", 1, 3, activated(sacrifice_cost(PERMANENT), regenerate(A_CREATURE))),
)
# fmt: on
