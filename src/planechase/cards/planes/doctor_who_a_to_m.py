"""The planes of Doctor Who, from Amy's Home to Mondassian Colony Ship."""

from __future__ import annotations

from planechase.vocabulary import *

HASTE = has(keyword("haste"))
ANGEL = creature_token(2, 2, "B", "Alien Angel", keyword("first strike"), keyword("vigilance"),
                       whenever(casts(AN_OPPONENT, CREATURE), change(THIS, (lose_types(CREATURE.types),))),
                       types=ARTIFACT.types)  # fmt: skip
DALEK = creature_token(3, 3, "B", "Dalek", keyword("menace"), types=ARTIFACT.types)
ITS_KIN = kin(THAT)
YOUR_ARTIFACTS = as_x(count_of(ARTIFACT & YOURS))
YOUR_CREATURE = target(CREATURE & YOURS)
YOUR_DALEK = target(subtype("Dalek") & YOURS)

# fmt: off
CARDS = (
    plane("Amy's Home", "Earth",
          arriving_and_each(Step.UPKEEP, suspend_chosen()),
          chaos(time_travel())),

    plane("Antarctic Research Base", "Earth",
          arriving_and_each(Step.UPKEEP, investigate()),
          chaos(then(put_counters("+1/+1", YOUR_CREATURE, YOUR_ARTIFACTS),
                     change(YOUR_CREATURE, (add_types(subtypes=("Plant",)),), None)))),

    plane("Aplan Mortarium", "Alfava Metraxis",
          called("Byzantium Radiation", upkeep(and_then(put_counters("exposure", THIS),
                                                        lose_life(counters_on(THIS, "exposure"))))),
          chaos(create(ANGEL, 2))),

    plane("Bad Wolf Bay", "Earth",
          whenever(at_beginning(Step.BEGINNING_OF_COMBAT), then(
              exile(targets(CREATURE, 1, least=0)),
              later(at_next(Step.END),
                    put_onto_battlefield(remembered(EXILED, "it"), under_owner=True, returning=True)))),
          chaos(and_then(make_true(cant_enter_from(Zone.EXILE)), PLANESWALK))),

    plane("Besieged Viking Village", "Earth",
          anthem(CREATURE, has(boast("{1}", put_counters("+1/+1", THIS)))),
          chaos(put_counters("indestructible", target(CREATURE & YOURS & THAT_ATTACKED)))),

    plane("Bowie Base One", "Mars",
          whenever(at_beginning(Step.END), goad(target(CREATURE & controlled_by(TO_YOUR_LEFT)))),
          chaos(change(target(CREATURE), (has(landwalk("Island")),)))),

    plane("City of the Daleks", "Skaro",
          whenever(player_attacks(), lose_life(count_of(ARTIFACT & YOURS), TARGET_OPPONENT)),
          chaos(then(create_for_each(DALEK, EACH_OPPONENT, THIS_TURN),
                     change(remembered(TOKENS, "those tokens", several=True), (HASTE,), None),
                     later(at_next(Step.END), sacrifice_it(remembered(TOKENS, "them", several=True)))))),

    plane("Coal Hill School", "Earth",
          whenever(casts(EACH_PLAYER, HISTORIC), draw(1, THAT_PLAYER)),
          chaos(return_to_hand(card_in_graveyard(HISTORIC)))),

    plane("Dalek Intensive Care", "The Dalek Asylum",
          arriving_and_each(Step.UPKEEP, then(
              then(exile(chosen(CREATURE & ~subtype("Dalek") & YOURS)), do_if(remembers(EXILED), create(DALEK))),
              change(remembered(TOKENS, "it"), (HASTE,)))),
          chaos(damage(size_of(YOUR_DALEK), target(CREATURE & ~YOURS), YOUR_DALEK))),

    plane("Gardens of Tranquil Repose", "Necros",
          called("Suspended Animation", whenever(leaves(CREATURE, Zone.GRAVEYARD),
                                                 then(exile(THAT_CARD, EXILED_WITH_THIS),
                                                      scry(1, controller_of(THAT))))),
          chaos(create(DALEK, as_x(exiled_with(THIS, more=1))))),

    plane("Hotel of Fears", "Spacecraft",
          upkeep(then(exile_top_card(),
                      lose_life(size_of(remembered(EXILED, "it"), "mana value")),
                      may_cast_now(remembered(EXILED), lands=True))),
          called("Praise Him", chaos(then(
              choose_one(COLOR),
              and_then(put_counters("+1/+1", YOUR_CREATURE, as_x(DEVOTION_TO_CHOSEN_COLOR)),
                       sacrifice(CREATURE & other_than(YOUR_CREATURE))))))),

    plane("Kerblam! Warehouse", "Kandoka",
          whenever(deals_damage(CREATURE & YOURS, one_or_more=True), create(TREASURE)),
          chaos(change(all_of(ARTIFACT & ~CREATURE & YOURS),
                       (has(activated("{T}", sacrifice_this(),
                                      then(flip_coin(), do_if(WON_THE_FLIP, damage(3, ANY_TARGET))))),),
                       UNTIL_YOUR_NEXT_TURN))),

    plane("Lake Silencio", "Earth",
          called("Still Point in Time",
                 static(continuous(SPELL, (has(keyword("split second")),), (Zone.STACK,)))),
          chaos(then(damage(6, target(CREATURE & THEIRS)),
                     exiled_if_it_dies(remembered(DAMAGED, "a creature dealt damage this way"))))),

    plane("Mondassian Colony Ship", "Spacecraft",
          whenever(attacks(CREATURE), pump(THAT, ITS_KIN, ITS_KIN)),
          chaos(turn_face_down(target(CREATURE), CYBERMAN))),
)
# fmt: on
