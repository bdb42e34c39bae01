"""The planes of 2012 on worlds with only one or two of them, from Azgol to Xerex."""

from __future__ import annotations

from planechase.rules.language.card_types import PLANE
from planechase.rules.language.colors import BLACK
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import NoMaximumHandSize
from planechase.words.amounts import CountersOn, HowMany, Number
from planechase.words.card import activated, anthem, static, upkeep, when_so, whenever
from planechase.words.casual.planar import (
    PLANESWALK,
    RevealedToBottom,
    RevealPlanarCards,
    RollsPlanarDie,
    arriving_and_each,
    chaos,
    plane,
    planeswalk_away,
)
from planechase.words.conditions import HasCounters, NotSo, Remembers
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import RevealUntil, search
from planechase.words.effects.flow import If, Later, May, comma_then, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import REST_OF_GAME, Change, MakeTrue, all_creatures, pump
from planechase.words.effects.libraries import RevealTop, mill
from planechase.words.effects.life import gain_life
from planechase.words.effects.permanents import SacrificeAny, UntapIt, sacrifice
from planechase.words.effects.tokens import CopyAttackingOthers, add_any_color, create, creature_token
from planechase.words.effects.zones import PutOntoBattlefield, exile
from planechase.words.filters import (
    CREATURE,
    FLYING,
    INSTANT,
    LAND,
    PERMANENT,
    PLANESWALKER,
    SORCERY,
    SPELL,
    TOKEN,
    YOURS,
    Named,
    OfType,
)
from planechase.words.keywords import keyword
from planechase.words.modifications import SetColors
from planechase.words.players import EACH_PLAYER, PLAYERS, TargetPlayers
from planechase.words.replacements import PreventAll, UntapsInstead
from planechase.words.selections import THAT, THIS, Remembered, Together, card_in_graveyard, each, target
from planechase.words.statics import AttackLimit, BlockLimit, Continuous, PlayFromTop, TopRevealed, gets, has
from planechase.words.triggers import AtBeginning, AtNext, AttacksTrigger, Enters

SCROLLS = CountersOn(THIS, "scroll")
YOUR_CREATURES = CREATURE & YOURS

# fmt: off
CARDS = (
    plane("Aretopolis", "Kephalai",
          arriving_and_each(Step.UPKEEP, comma_then(put_counters("scroll", THIS), gain_life(SCROLLS))),
          when_so(HasCounters(THIS, "scroll", 10), PLANESWALK),
          chaos(comma_then(put_counters("scroll", THIS), draw(SCROLLS)))),

    plane("Astral Arena", "Kolbahan", AttackLimit(1), BlockLimit(1), chaos(damage(2, each(CREATURE)))),

    plane("Bloodhill Bastion", "Equilor",
          whenever(Enters(CREATURE), Change(THAT, (has(keyword("double strike"), keyword("haste")),))),
          chaos(comma_then(exile(target(~TOKEN & YOUR_CREATURES)),
                           PutOntoBattlefield(Remembered("exiled", "it"), returning=True, under_you=True)))),

    plane("Edge of Malacol", "Belenon", UntapsInstead(YOUR_CREATURES), chaos(UntapIt(each(YOUR_CREATURES)))),

    plane("Grove of the Dreampods", "Fabacin",
          arriving_and_each(Step.UPKEEP, RevealUntil(CREATURE)),
          chaos(PutOntoBattlefield(card_in_graveyard(CREATURE), returning=True))),

    plane("Kharasha Foothills", "Mongseng",
          whenever(AttacksTrigger(YOUR_CREATURES, EACH_PLAYER), then(
              CopyAttackingOthers(THAT),
              Later(AtNext(Step.END), exile(Remembered("tokens", "those tokens", several=True))))),
          chaos(May(SacrificeAny(CREATURE), then=damage(HowMany("sacrificed"), target(CREATURE))))),

    plane("Lair of the Ashen Idol", "Azgol",
          upkeep(then(sacrifice(CREATURE), If(NotSo(Remembers("sacrificed", "you do"), "you can't"), PLANESWALK))),
          chaos(create(creature_token(2, 2, BLACK, "Zombie"), who=TargetPlayers()))),

    plane("Mount Keralia", "Regatha",
          whenever(AtBeginning(Step.END), put_counters("pressure", THIS)),
          planeswalk_away(damage(CountersOn(THIS, "pressure"), Together((each(CREATURE), each(PLANESWALKER))))),
          chaos(MakeTrue(PreventAll(source=OfType(PLANE) & Named("Mount Keralia"), to=PERMANENT & YOURS),
                         REST_OF_GAME))),

    plane("Onakke Catacomb", "Shandalar",
          anthem(CREATURE, SetColors(BLACK), has(keyword("deathtouch"))),
          chaos(pump(all_creatures(YOUR_CREATURES), 1, 0, has(keyword("first strike"))))),

    plane("Stairs to Infinity", "Xerex",
          NoMaximumHandSize(PLAYERS),
          whenever(RollsPlanarDie(), draw()),
          chaos(then(RevealPlanarCards(1), May(RevealedToBottom(them="it"))))),

    plane("The Zephyr Maze", "Kyneth",
          anthem(CREATURE & FLYING, gets(2, 0)),
          anthem(CREATURE & ~FLYING, gets(-2, 0)),
          chaos(Change(target(CREATURE), (has(keyword("flying")),)))),

    plane("Trail of the Mage-Rings", "Vryn",
          static(Continuous((INSTANT | SORCERY) & SPELL, (has(keyword("rebound")),), (Zone.STACK,))),
          chaos(May(search(INSTANT | SORCERY)))),

    plane("Truga Jungle", "Ergamon",
          anthem(LAND, has(activated("{T}", add_any_color()))),
          chaos(RevealTop(Number(3), LAND, Zone.LIBRARY))),

    plane("Windriddle Palaces", "Belenon",
          TopRevealed(PLAYERS),
          PlayFromTop(PLAYERS),
          chaos(mill(1, EACH_PLAYER))),
)
# fmt: on
