"""The planes of 2009 on worlds with only one or two of them, from Arkhos to Wildfire."""

from __future__ import annotations

from planechase.rules.language.colors import BLACK
from planechase.rules.mana.mana import generic_cost
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.words.amounts import CountCards, CountersOn, Number, RememberedNumber, SizeOf
from planechase.words.card import anthem, upkeep, whenever
from planechase.words.casual.planar import (
    UNTIL_PLANESWALK,
    ChaosOfRevealed,
    RevealedToBottom,
    RevealPlanarCards,
    arriving_and_each,
    chaos,
    plane,
    planeswalk_away,
)
from planechase.words.conditions import FlipWas, IsThe, Remembers
from planechase.words.effects.casting import MayCastFree
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import RevealUntil, search
from planechase.words.effects.flow import DoIf, Have, If, May, Sequence, and_, comma_then, series, then
from planechase.words.effects.hands import PutHandOnBottom, discard, draw
from planechase.words.effects.lasting import Counter, ExchangeControl, MakeTrue
from planechase.words.effects.libraries import PutIntoLibrary, RevealTop, RevealTopCard, mill
from planechase.words.effects.life import ExchangeLife, SetLife, gain_life, lose_life
from planechase.words.effects.permanents import UntapIt, destroy, sacrifice
from planechase.words.effects.tokens import AddOfThatType, FlipCoin, create, creature_token
from planechase.words.effects.zones import PutOntoBattlefield, exile
from planechase.words.filters import (
    ANYTHING,
    BASIC,
    BLACK_,
    CREATURE,
    FLYING,
    GREEN_,
    LAND,
    PERMANENT,
    RED_,
    YOURS,
    SharesTypeWithTop,
    SizeIs,
    WithKeyword,
)
from planechase.words.keywords import keyword
from planechase.words.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    OPPONENTS,
    PLAYERS,
    TARGET_PLAYER,
    THAT_PLAYER,
    YOU,
    ControllerOf,
    They,
)
from planechase.words.replacements import MultiplyDamage
from planechase.words.selections import (
    ANY_TARGET,
    TARGET_PLAYER_OR_PLANESWALKER,
    THAT,
    THAT_SPELL,
    THIS,
    AnyTarget,
    Chosen,
    Remembered,
    all_of,
    different_targets,
    target,
    targets,
)
from planechase.words.statics import (
    AllUntap,
    CantAttack,
    CantCast,
    CostsLess,
    DrawsRevealed,
    SkipSteps,
    TopRevealed,
    gets,
    has,
)
from planechase.words.triggers import AtBeginning, CardPutIntoGraveyard, Casts, Draws, Enters, TapsForMana

ITS_CONTROLLER = ControllerOf(THAT)
TARGET_CREATURE = target(CREATURE)
FIRST, SECOND, THIRD = different_targets(CREATURE, 3)
TOP_CARD = Remembered("revealed", "it")
THE_CARD = Remembered("exiled", "it")

# fmt: off
CARDS = (
    plane("Celestine Reef", "Luvion",
          CantAttack(CREATURE & ~(FLYING | WithKeyword("islandwalk"))),
          chaos(and_(MakeTrue(CantLose(YOU), UNTIL_PLANESWALK), MakeTrue(CantWin(OPPONENTS), UNTIL_PLANESWALK)))),

    plane("Cliffside Market", "Mercadia",
          arriving_and_each(Step.UPKEEP, May(ExchangeLife(TARGET_PLAYER))),
          chaos(ExchangeControl(targets(PERMANENT, 2, rule="shared card type")))),

    plane("Eloren Wilds", "Shandalar",
          whenever(TapsForMana(PERMANENT, EACH_PLAYER), AddOfThatType(THAT_PLAYER, "permanent")),
          chaos(MakeTrue(CantCast(TARGET_PLAYER), UNTIL_PLANESWALK))),

    plane("Feeding Grounds", "Muraganda",
          CostsLess(RED_, generic_cost(1)),
          CostsLess(GREEN_, generic_cost(1)),
          chaos(put_counters("+1/+1", TARGET_CREATURE, SizeOf(TARGET_CREATURE, "mana value")))),

    plane("Fields of Summer", "Moag",
          whenever(Casts(EACH_PLAYER), May(gain_life(2, THAT_PLAYER), THAT_PLAYER)),
          chaos(May(gain_life(10)))),

    plane("Horizon Boughs", "Pyrulea",
          AllUntap(PERMANENT),
          chaos(May(search(BASIC & LAND, Zone.BATTLEFIELD, 3, tapped=True)))),

    plane("Immersturm", "Valla",
          whenever(Enters(CREATURE),
                   May(Have(damage(SizeOf(THAT), AnyTarget(by=ITS_CONTROLLER), THAT)), ITS_CONTROLLER)),
          chaos(comma_then(exile(TARGET_CREATURE), PutOntoBattlefield(THE_CARD, under_owner=True, returning=True)))),

    plane("Lethe Lake", "Arkhos",
          upkeep(mill(10)),
          chaos(mill(10, TARGET_PLAYER))),

    plane("Mirrored Depths", "Karsus",
          whenever(Casts(EACH_PLAYER),
                   then(FlipCoin(THAT_PLAYER), If(FlipWas(won=False, who=THAT_PLAYER), Counter(THAT_SPELL)))),
          chaos(then(RevealTopCard(who=TARGET_PLAYER),
                     If(IsThe(TOP_CARD, ~LAND, "is a nonland card"), MayCastFree(TOP_CARD))))),

    plane("Naar Isle", "Wildfire",
          upkeep(comma_then(put_counters("flame", THIS), damage(CountersOn(THIS, "flame"), YOU))),
          chaos(damage(3, TARGET_PLAYER_OR_PLANESWALKER))),

    plane("Pools of Becoming", "Bolas's Meditation Realm",
          whenever(AtBeginning(Step.END), comma_then(PutHandOnBottom(), draw(RememberedNumber("put back")))),
          chaos(then(RevealPlanarCards(3), Sequence(ChaosOfRevealed(), RevealedToBottom(), ". Then ")))),

    plane("Raven's Run", "Shadowmoor",
          anthem(CREATURE, has(keyword("wither"))),
          chaos(series(put_counters("-1/-1", FIRST), put_counters("-1/-1", SECOND, 2),
                       put_counters("-1/-1", THIRD, 3)))),

    plane("Sanctum of Serra", "Serra's Realm",
          planeswalk_away(destroy(all_of(~LAND))),
          chaos(May(Have(SetLife(20))))),

    plane("Sea of Sand", "Rabiah",
          DrawsRevealed(),
          whenever(Draws(EACH_PLAYER, LAND), gain_life(3, THAT_PLAYER)),
          whenever(Draws(EACH_PLAYER, ~LAND), lose_life(3, THAT_PLAYER)),
          chaos(PutIntoLibrary(target(PERMANENT)))),

    plane("Skybreen", "Kaldheim",
          TopRevealed(PLAYERS),
          CantCast(PLAYERS, SharesTypeWithTop()),
          chaos(lose_life(CountCards(ANYTHING, Zone.HAND, They(TARGET_PLAYER)), TARGET_PLAYER))),

    plane("Stronghold Furnace", "Rath",
          MultiplyDamage(),
          chaos(damage(1, ANY_TARGET))),

    plane("Tember City", "Kinshala",
          whenever(TapsForMana(LAND, EACH_PLAYER), damage(1, THAT_PLAYER)),
          chaos(sacrifice(~LAND, EACH_OTHER_PLAYER))),

    plane("The Aether Flues", "Iquatana",
          arriving_and_each(Step.UPKEEP, then(
              May(sacrifice(CREATURE)), If(Remembers("sacrificed", "you do"), RevealUntil(CREATURE, shuffling=True)))),
          chaos(May(PutOntoBattlefield(Chosen(CREATURE, zone=Zone.HAND))))),

    plane("The Dark Barony", "Ulgrotha",
          whenever(CardPutIntoGraveyard(~BLACK_, EACH_PLAYER), lose_life(1, THAT_PLAYER)),
          chaos(discard(1, EACH_OPPONENT))),

    plane("The Eon Fog", "Equilor",
          SkipSteps(PLAYERS, Step.UNTAP),
          chaos(UntapIt(all_of(YOURS)))),

    plane("The Fourth Sphere", "Phyrexia",
          upkeep(sacrifice(~BLACK_ & CREATURE)),
          chaos(create(creature_token(2, 2, BLACK, "Zombie")))),

    plane("The Hippodrome", "Segovia",
          anthem(CREATURE, gets(-5, 0)),
          chaos(May(DoIf(destroy(TARGET_CREATURE),
                         IsThe(TARGET_CREATURE, SizeIs("power", "at most", Number(0)), "has power 0 or less"))))),

    plane("Turri Island", "Ir",
          CostsLess(CREATURE, generic_cost(2)),
          chaos(RevealTop(Number(3), CREATURE))),
)
# fmt: on
