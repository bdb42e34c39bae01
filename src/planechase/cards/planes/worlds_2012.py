"""The planes of 2012 on worlds with only one or two of them, from Azgol to Xerex."""

from __future__ import annotations

from planechase.vocabulary import *

SCROLLS = counters_on(THIS, "scroll")
YOUR_CREATURES = CREATURE & YOURS

# fmt: off
CARDS = (
    plane("Aretopolis", "Kephalai",
          arriving_and_each(Step.UPKEEP, comma_then(put_counters("scroll", THIS), gain_life(SCROLLS))),
          when_so(has_counters(THIS, "scroll", 10), PLANESWALK),
          chaos(comma_then(put_counters("scroll", THIS), draw(SCROLLS)))),

    plane("Astral Arena", "Kolbahan", attack_limit(1), block_limit(1), chaos(damage(2, each(CREATURE)))),

    plane("Bloodhill Bastion", "Equilor",
          whenever(enters(CREATURE), change(THAT, (has(keyword("double strike"), keyword("haste")),))),
          chaos(comma_then(exile(target(~TOKEN & YOUR_CREATURES)),
                           put_onto_battlefield(remembered(EXILED, "it"), returning=True, under_you=True)))),

    plane("Edge of Malacol", "Belenon", untaps_instead(YOUR_CREATURES), chaos(untap(each(YOUR_CREATURES)))),

    plane("Grove of the Dreampods", "Fabacin",
          arriving_and_each(Step.UPKEEP, reveal_until(CREATURE)),
          chaos(put_onto_battlefield(card_in_graveyard(CREATURE), returning=True))),

    plane("Kharasha Foothills", "Mongseng",
          whenever(attacks(YOUR_CREATURES, EACH_PLAYER), then(
              copy_attacking_others(THAT),
              later(at_next(Step.END), exile(remembered(TOKENS, "those tokens", several=True))))),
          chaos(may(sacrifice(CREATURE, count=ANY_NUMBER), then=damage(how_many(SACRIFICED), target(CREATURE))))),

    plane("Lair of the Ashen Idol", "Azgol",
          upkeep(then(sacrifice(CREATURE), do_if(not_so(remembers(SACRIFICED)), PLANESWALK))),
          chaos(create(creature_token(2, 2, "B", "Zombie"), who=target_players()))),

    plane("Mount Keralia", "Regatha",
          whenever(at_beginning(Step.END), put_counters("pressure", THIS)),
          planeswalk_away(damage(counters_on(THIS, "pressure"), together((each(CREATURE), each(PLANESWALKER))))),
          chaos(make_true(prevent_all(source=PLANE & named("Mount Keralia"), to=PERMANENT & YOURS),
                          REST_OF_GAME))),

    plane("Onakke Catacomb", "Shandalar",
          anthem(CREATURE, set_colors("B"), has(keyword("deathtouch"))),
          chaos(pump(all_creatures(YOUR_CREATURES), 1, 0, has(keyword("first strike"))))),

    plane("Stairs to Infinity", "Xerex",
          no_maximum_hand_size(PLAYERS),
          whenever(rolls_planar_die(), draw()),
          chaos(then(reveal_planar_cards(1), may(revealed_to_bottom(them="it"))))),

    plane("The Zephyr Maze", "Kyneth",
          anthem(CREATURE & FLYING, gets(2, 0)),
          anthem(CREATURE & ~FLYING, gets(-2, 0)),
          chaos(change(target(CREATURE), (has(keyword("flying")),)))),

    plane("Trail of the Mage-Rings", "Vryn",
          static(spells_have(INSTANT | SORCERY, (keyword("rebound"),))),
          chaos(may(search(INSTANT | SORCERY)))),

    plane("Truga Jungle", "Ergamon",
          anthem(LAND, has(activated("{T}", add_any_color()))),
          chaos(take_from_top(3, LAND, rest=Zone.LIBRARY))),

    plane("Windriddle Palaces", "Belenon",
          top_revealed(EACH_PLAYER),
          play_from_top(EACH_PLAYER),
          chaos(mill(1, EACH_PLAYER))),
)
# fmt: on
