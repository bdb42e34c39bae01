"""The planes of Doctor Who (2023), from New New York to UNIT Headquarters."""

from __future__ import annotations

from planechase.vocabulary import *

ERUPTIONS = counters_on(THIS, "eruption")
YOUR_CREATURES = CREATURE & YOURS
ITS_OWNER = owner_of(THAT)
GREEN_ANCHOR, RED_WATERFALL = "green anchor", "red waterfall"
ONE_OF_EACH = one_of_each(CREATURE, zone=Zone.BATTLEFIELD, who=EACH_OPPONENT)
ONE_NONLAND = one_of_each(PERMANENT & ~LAND, zone=Zone.BATTLEFIELD, who=EACH_OPPONENT)
THEY, THE_PHASED = (
    remembered(PHASED_OUT, "they", several=True),
    remembered(PHASED_OUT, "those permanents", several=True),
)
ONE_DEAD = one_of_each(CREATURE, who=EACH_OPPONENT)
NEW_CAT = target(~subtype("Cat") & CREATURE & YOURS)
TO_STUN = target(~TOKEN & CREATURE & THEIRS)
ALIEN = creature_token(2, 2, "W", "Alien")
ANGEL = creature_token(3, 3, "W", "Angel", keyword("flying"))
DEMON = creature_token(6, 6, "B", "Demon", *keywords("flying, trample"), upkeep(then(
    sacrifice(CREATURE & OTHER), do_if(not_so(remembers(SACRIFICED)), damage(6, YOU)))))  # fmt: skip

# fmt: off
CARDS = (
    plane("New New York", "New Earth",
          whenever(at_beginning(Step.BEGINNING_OF_COMBAT),
                   change(all_creatures(~CREATURE & ARTIFACT & YOURS),
                          (add_types(0, ("Vehicle",)), base_size(3, 3), has(*keywords("flying, haste"), crew(1))))),
          chaos(series(create(TREASURE), create(ALIEN)))),

    plane("North Pole Research Base", "Earth",
          upkeep(both(draw(who=TARGET_OPPONENT), create(TREASURE, who=TARGET_OPPONENT))),
          chaos(when_you_do(create(ALIEN),
                            then(tap(TO_STUN), put_counters("stun", TO_STUN)), TOKENS))),

    plane("Ood Sphere", "Horsehead Nebula",
          called("Song of the Ood", static(spells_have(~CREATURE, (keyword("convoke"),)))),
          called("Red-Eye", chaos(then(for_each_of(EACH_OPPONENT, goad(ONE_OF_EACH)),
                                       keep_untapped(ONE_OF_EACH, UNTIL_YOUR_NEXT_TURN))))),

    plane("Pompeii", "Earth",
          arriving_and_each(Step.UPKEEP, put_counters("eruption", THIS)),
          whenever(rolls_planar_die(blank=True), and_then(scry(2), put_counters("eruption", THIS))),
          chaos(then(damage_together((damage(ERUPTIONS, each(CREATURE)), damage(ERUPTIONS, EACH_PLAYER))),
                     and_then(sacrifice(LAND, EACH_PLAYER), PLANESWALK)))),

    plane("Prime Minister's Cabinet Room", "Earth",
          whenever(at_beginning(Step.BEGINNING_OF_COMBAT),
                   change(targets(YOUR_CREATURES, 1, 0), (become_copy(target(CREATURE & THEIRS)),), None)),
          called("will of the council", chaos(then(
              vote_among(CREATURE & ~YOURS),
              exile(remembered(CHOSEN, "each creature with the most votes or tied for most votes",
                               several=True)))))),

    plane("Singing Towers of Darillium", "Darillium",
          in_your_hand(~LAND & ~with_keyword("foretell"), (gain_for_mana_cost("foretell", less=2),)),
          chaos(make_true(cast_freely(FORETOLD, Zone.EXILE), once=True))),

    plane("Spectrox Mines", "Androzani Minor",
          arriving_and_each(Step.UPKEEP, both(lose_life(3), create(TREASURE))),
          chaos(series(create(FOOD), create(creature_token(2, 2, "B", "Human Rogue"))))),

    plane("Stormcage Containment Facility", "Unknown Planet",
          in_your_graveyard(CREATURE, (gain_for_mana_cost("escape", (exile_from_graveyard(3),)),)),
          chaos(detain(target(CREATURE & THEIRS)))),

    plane("TARDIS Bay", "Gallifrey",
          first_spell_has(size_is("mana value", "at least", 2), (keyword("cascade"),)),
          chaos(and_then(gain_control(target(ARTIFACT), None), PLANESWALK))),

    plane("Temple of Atropos", "Time",
          whenever(at_beginning(Step.POSTCOMBAT_MAIN), extra_beginning()),
          chaos(and_then(reverse_turn_order(), PLANESWALK))),

    plane("The Cave of Skulls", "Earth",
          in_your_graveyard(CREATURE, (gain_for_mana_cost("scavenge"),)),
          chaos(create(creature_token(1, 1, "W", "Warrior"), 2))),

    plane("The Cheetah Planet", "Outside Mutter's Spiral",
          arriving_and_each(Step.UPKEEP, then(put_counters("+1/+1", NEW_CAT, 2),
                                              change(NEW_CAT, (add_types(0, ("Cat",)),), None))),
          chaos(change(all_of(subtype("Cat")), (has(PROVOKE),)))),

    plane("The Dining Car", "Spacecraft",
          planeswalk_to(create(FOOD, who=EACH_PLAYER)),
          called("Sixty-Six Seconds", upkeep(and_then(sacrifice(CREATURE & WITH_LEAST_TOUGHNESS), investigate()))),
          chaos(make_true(abilities_cost_less(ARTIFACT & TOKEN & YOURS, "{2}")))),

    plane("The Doctor's Childhood Barn", "Gallifrey",
          static(enter_tapped(CREATURE)),
          chaos(then(for_each_of(EACH_OPPONENT, choose_target(ONE_NONLAND)),
                     untap(ONE_NONLAND), phase_out(ONE_NONLAND),
                     keep_phased_out(THEY, WHILE_FACE_UP),
                     later(planeswalks(), phase_in(THE_PHASED))))),

    plane("The Doctor's Tomb", "Trenzalore",
          goes_elsewhere(PLAYERS, CREATURE, cards_only=False, origin=Zone.BATTLEFIELD, loss=2),
          chaos(redistribute_life())),

    plane("The Drum, Mining Facility", "Earth",
          whenever(rolls_planar_die(), pump(all_creatures(YOUR_CREATURES), 1, 1, has(keyword("haste")))),
          chaos(end_the_turn())),

    plane("The Lux Foundation Library", "The Library",
          no_maximum_hand_size(PLAYERS),
          whenever(deals_damage(YOUR_CREATURES), may(draw())),
          chaos(put_counters("shadow", target(CREATURE)))),

    plane("The Matrix of Time", "Gallifrey",
          planeswalk_to(exile_top_card(EACH_PLAYER, EXILED_WITH_THIS)),
          static(play_linked(EXILED_WITH_THIS), only_if=DURING_YOUR_TURN),
          whenever(plays_linked(EXILED_WITH_THIS),
                   both(lose_life(3, ITS_OWNER), exile_top_card(ITS_OWNER, EXILED_WITH_THIS))),
          chaos(create(TREASURE, 2))),

    plane("The Moonbase", "Moon",
          called("Low Gravity",
                 anthem(CREATURE, has(activated("{2}", change(THIS, (has(keyword("flying")),)), as_sorcery=True)))),
          chaos(then(for_each_of(EACH_OPPONENT, choose_target(ONE_DEAD)),
                     put_onto_battlefield(ONE_DEAD, face_down=CYBERMAN)))),

    plane("The Pit", "The Abyss",
          planeswalk_to(create_choice_of((ANGEL, DEMON), EACH_PLAYER)),
          chaos(sacrifice(~ARTIFACT & CREATURE, EACH_PLAYER))),

    plane("The Pyramid of Mars", "Mars",
          arriving_and_each(Step.UPKEEP, surveil(2)),
          chaos(put_onto_battlefield(card_in_graveyard(CREATURE), returning=True))),

    plane("Two Streams Facility", "Apalapucia",
          arriving_and(AT_FIRST_UPKEEP, choose_sides((GREEN_ANCHOR, RED_WATERFALL))),
          more_lands(1, last_chose(GREEN_ANCHOR)),
          anthem(CREATURE & controlled_by(last_chose(RED_WATERFALL)), gets(2, 0), has(keyword("haste"))),
          chaos(switch_sides(GREEN_ANCHOR, RED_WATERFALL))),

    plane("UNIT Headquarters", "Earth",
          arriving_and_each(Step.UPKEEP, create(creature_token(1, 1, "W", "Soldier"), tapped=True)),
          chaos(put_counters("+1/+1", each(YOUR_CREATURES)))),
)
# fmt: on
