"""Vanguards from Akroma to Master of the Wild Hunt."""

from __future__ import annotations

from planechase.rules.events.zones import BOTTOM
from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.language.colors import BLACK, GREEN
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.turn import NoMaximumHandSize
from planechase.words.amounts import AsX, CountCards, Number, SizeOf, X
from planechase.words.card import activated, anthem, static, upkeep, whenever
from planechase.words.casual.vanguards import AtBeginningOfGame, BeginsWithToken, LifePaid, PayAnyLife, vanguard
from planechase.words.conditions import WON_THE_FLIP, DuringYourTurn, HandSize, StillThere, WasUnearthed
from planechase.words.costs import DiscardCost, PayLife, ReturnCost, SacrificeCost, TapCost, mana
from planechase.words.effects.at_random import (
    CastCopyAtRandom,
    CopyWhatHurt,
    CreateOneAtRandom,
    ExchangeAtRandom,
    FindAtRandom,
    GainAtRandom,
    GainRandomProtection,
    NumberAtRandom,
    chosen,
)
from planechase.words.effects.casting import MayPlayFree
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import DamageTogether, damage
from planechase.words.effects.finding import FOUND, RevealAndTake
from planechase.words.effects.flow import If, May, and_, comma_then, then
from planechase.words.effects.hands import DiscardThose, Draw, LookAndChoose, discard, draw
from planechase.words.effects.lasting import Change, MayCastNow, Regenerate, SkipNext, pump
from planechase.words.effects.libraries import LookAndTake, PutIntoLibrary, Shuffle, ShuffleIntoLibrary
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import Destroy, destroy
from planechase.words.effects.tokens import (
    CreateSized,
    FlipCoin,
    MakeMana,
    Token,
    add,
    add_any_color,
    create,
    creature_token,
)
from planechase.words.effects.turns import ExtraTurn
from planechase.words.effects.zones import PlayersMayPutFromHand, PutOntoBattlefield, return_to_hand
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BLACK_,
    COLORED,
    CREATURE,
    INSTANT,
    LAND,
    PERMANENT,
    RED_,
    SORCERY,
    TOKEN,
    YOURS,
    Attacking,
    FewerCounters,
    SizeIs,
    subtype,
)
from planechase.words.keywords import Landwalk, keyword, keywords, protection
from planechase.words.modifications import AddTypes, SetColors, SetCreatureTypes, SizeFromManaValue
from planechase.words.players import AN_OPPONENT, EACH_OPPONENT, EACH_PLAYER, TARGET_OPPONENT, THAT_PLAYER, YOU, ThatOne
from planechase.words.replacements import GoesElsewhere, MultiplyDamage, RedirectNextEffect
from planechase.words.selections import (
    ANY_TARGET,
    THAT,
    THAT_CARD,
    THAT_SPELL,
    AtRandom,
    Damaged,
    Remembered,
    all_of,
    card_in_graveyard,
    each,
    target,
)
from planechase.words.statics import CantDraw, CostsLess, CostsMore, PaysInstead, PlayAsRandomBasic, gets, has
from planechase.words.triggers import AtBeginning, Casts, DealsDamage, Enters, IsDevoured, Leaves

YOUR_CREATURES = CREATURE & YOURS
NONTOKEN = ~TOKEN & YOUR_CREATURES
A_CREATURE_OF_YOURS = target(YOUR_CREATURES)
ONE = ManaCost.parse("{1}")
COSTS_X = SizeIs("mana value", "exactly", X())
CHEAPER = SizeIs("mana value", "less than", SizeOf(THAT_SPELL, "mana value"))
HAND_SIZE = AsX(CountCards(ANYTHING, Zone.HAND))
THE_CHOSEN_CARD = Remembered("chosen", "that card")
ELF = creature_token(1, 1, GREEN, "Elf", activated("{T}", add("{G}")))
WILD = (
    creature_token(2, 2, GREEN, "Wolf"),
    creature_token(2, 3, GREEN, "Antelope", Landwalk("Forest")),
    creature_token(3, 2, GREEN, "Cat", keyword("shroud")),
    creature_token(4, 4, GREEN, "Rhino", keyword("trample")),
)

# fmt: off
CARDS = (
    vanguard("Akroma, Angel of Wrath Avatar", 1, 7,
             whenever(Enters(YOUR_CREATURES), GainAtRandom(THAT, 2, (
                 *keywords("flying, first strike, trample, haste"),
                 protection(BLACK_), protection(RED_), keyword("vigilance"))))),

    vanguard("Arcanis, the Omnipotent Avatar", 1, -3,
             activated("{X}", ReturnCost(YOUR_CREATURES & COSTS_X),
                       NumberAtRandom(draw(chosen("Y")), X(), letter="Y"), least_x=1)),

    vanguard("Arcbound Overseer Avatar", 0, 3,
             upkeep(May(put_counters("+1/+1", A_CREATURE_OF_YOURS))),
             upkeep(May(put_counters("charge", target(PERMANENT & YOURS))))),

    vanguard("Ashling the Pilgrim Avatar", -1, 6,
             activated("{2}", DamageTogether((damage(1, each(CREATURE)), damage(1, EACH_PLAYER))))),

    vanguard("Ashling, the Extinguisher Avatar", 1, -3,
             activated("{5}", destroy(all_of(~LAND)), only=DuringYourTurn(), once=True)),

    vanguard("Ashnod", 1, -8, whenever(DealsDamage(CREATURE, combat=False, whom=YOU), destroy(THAT))),

    vanguard("Barrin", 0, 6, activated(SacrificeCost(PERMANENT), return_to_hand(target(CREATURE)))),

    vanguard("Birds of Paradise Avatar", 0, -3, anthem(LAND & YOURS, has(activated("{T}", add_any_color())))),

    vanguard("Bosh, Iron Golem Avatar", 0, -2,
             activated("{X}", SacrificeCost(ARTIFACT & COSTS_X), damage(X(), ANY_TARGET))),

    vanguard("Braids, Conjurer Adept Avatar", 0, 3,
             activated("{2}", PlayersMayPutFromHand(LAND, EACH_PLAYER, tapped=True)),
             activated("{3}", PlayersMayPutFromHand(~CREATURE & ARTIFACT, EACH_PLAYER)),
             activated("{4}", PlayersMayPutFromHand(CREATURE, EACH_PLAYER), as_sorcery=True)),

    vanguard("Chronatog Avatar", -1, 1,
             NoMaximumHandSize(YOU), activated("{0}", then(draw(3), SkipNext(YOU)), limit=1)),

    vanguard("Crovax", 2, 0, whenever(DealsDamage(YOUR_CREATURES, combat=False, to=CREATURE), gain_life(1))),

    vanguard("Dakkon Blackblade Avatar", 1, 0, PlayAsRandomBasic()),

    vanguard("Dauntless Escort Avatar", 1, 1, anthem(YOUR_CREATURES, has(keyword("exalted")))),

    vanguard("Diamond Faerie Avatar", 0, 5, activated("{S}", pump(A_CREATURE_OF_YOURS, 1, 1))),

    vanguard("Eight-and-a-Half-Tails Avatar", 2, -3, activated("{1}", GainRandomProtection(target(PERMANENT & YOURS)))),

    vanguard("Eladamri", -1, 15,
             activated("{0}", RedirectNextEffect(A_CREATURE_OF_YOURS, YOU, Number(1), this_turn=False))),

    vanguard("Eladamri, Lord of Leaves Avatar", -1, 2,
             whenever(AtBeginning(Step.PRECOMBAT_MAIN, EACH_PLAYER), MakeMana((("G", "G"),), who=THAT_PLAYER))),

    vanguard("Elvish Champion Avatar", 0, -5, BeginsWithToken(ELF)),

    vanguard("Enigma Sphinx Avatar", -1, 5,
             whenever(Casts(YOU, COLORED & ARTIFACT, first=True),
                      then(FindAtRandom(COLORED & ARTIFACT & CHEAPER), MayPlayFree(FOUND),
                           If(StillThere("found", "you don't"), PutIntoLibrary(FOUND, BOTTOM))))),

    vanguard("Erhnam Djinn Avatar", 0, 3,
             whenever(Casts(YOU, CREATURE), create(creature_token(1, 1, GREEN, "Saproling")))),

    vanguard("Ertai", -1, 4, anthem(YOUR_CREATURES, has(keyword("hexproof")))),

    vanguard("Etched Oracle Avatar", 1, -4, PaysInstead(ManaCost.parse("{W}{U}{B}{R}{G}"))),

    vanguard("Fallen Angel Avatar", 0, -5,
             whenever(Leaves(YOUR_CREATURES, Zone.GRAVEYARD), and_(lose_life(1, TARGET_OPPONENT), gain_life(1)))),

    vanguard("Figure of Destiny Avatar", 0, 3,
             activated("{X}", put_counters("+1/+1", target(CREATURE & FewerCounters("+1/+1", X()))))),

    vanguard("Flametongue Kavu Avatar", 0, -6,
             whenever(Enters(NONTOKEN), NumberAtRandom(damage(chosen(), target(CREATURE), THAT), Number(4)))),

    vanguard("Frenetic Efreet Avatar", -1, -3,
             anthem(PERMANENT & YOURS, has(keyword("phasing"))),
             whenever(AtBeginning(Step.END), then(FlipCoin(), If(WON_THE_FLIP, ExtraTurn())))),

    vanguard("Gerrard", -4, 0, whenever(AtBeginning(Step.DRAW), Draw(additional=True))),

    vanguard("Gix", -2, 18, activated("{3}", return_to_hand(card_in_graveyard(CREATURE)))),

    vanguard("Goblin Warchief Avatar", 1, 2, anthem(Attacking() & YOUR_CREATURES, gets(1, 0))),

    vanguard("Greven il-Vec", -1, 2,
             whenever(DealsDamage(YOUR_CREATURES, combat=False, to_player=False, to=CREATURE),
                      Destroy(Damaged(), can_regenerate=False))),

    vanguard("Grinning Demon Avatar", -1, -2,
             whenever(Leaves(NONTOKEN, Zone.GRAVEYARD), discard(1, TARGET_OPPONENT))),

    vanguard("Haakon, Stromgald Scourge Avatar", 0, -3,
             activated(PayLife(1), MayCastNow(card_in_graveyard(CREATURE))),
             whenever(Casts(YOU, CREATURE, Zone.GRAVEYARD),
                      Change(THAT_SPELL, (SetColors(BLACK), SetCreatureTypes(("Zombie", "Knight"))), None)),
             GoesElsewhere(YOU, subtype("Zombie") & subtype("Knight"), cards_only=False, origin=Zone.BATTLEFIELD)),

    vanguard("Hanna", 1, -5, CostsLess(ANYTHING, ONE, YOU)),

    vanguard("Heartwood Storyteller Avatar", -1, 4,
             CostsLess(CREATURE, ONE, YOU, first=True), CostsMore(~CREATURE, ONE, EACH_OPPONENT, first=True)),

    vanguard("Hell's Caretaker Avatar", -1, -4,
             activated("{3}", SacrificeCost(CREATURE),
                       PutOntoBattlefield(card_in_graveyard(CREATURE), returning=True))),

    vanguard("Hermit Druid Avatar", -2, -2, upkeep(PutOntoBattlefield(AtRandom(LAND, Zone.LIBRARY)))),

    vanguard("Higure, the Still Wind Avatar", -1, 3,
             whenever(DealsDamage(NONTOKEN, to_opponent=True),
                      comma_then(RevealAndTake(AtRandom(CREATURE, Zone.LIBRARY)), Shuffle()))),

    vanguard("Ink-Eyes, Servant of Oni Avatar", 0, -3,
             AtBeginningOfGame(then(LookAndChoose(TARGET_OPPONENT, ~LAND, revealed=False),
                                    DiscardThose(THE_CHOSEN_CARD, ThatOne(TARGET_OPPONENT)))),
             activated("{X}", PayLife(X()),
                       PutOntoBattlefield(card_in_graveyard(CREATURE & COSTS_X, AN_OPPONENT)))),

    vanguard("Jaya Ballard Avatar", 0, 1,
             activated("{X}", NumberAtRandom(damage(chosen("Y"), ANY_TARGET), X(), letter="Y"), limit=1)),

    vanguard("Jhoira of the Ghitu Avatar", 1, 0,
             activated("{3}", DiscardCost(), CastCopyAtRandom(INSTANT)),
             activated("{3}", DiscardCost(), CastCopyAtRandom(SORCERY), as_sorcery=True)),

    vanguard("Karn", 1, 6, anthem(~CREATURE & ARTIFACT & YOURS, AddTypes(CREATURE_TYPE), SizeFromManaValue())),

    vanguard("Karona, False God Avatar", -1, 8, upkeep(ExchangeAtRandom(TARGET_OPPONENT))),

    vanguard("Kresh the Bloodbraided Avatar", 1, -3,
             whenever(IsDevoured(YOUR_CREATURES), CreateSized(Token(("Ooze",), colors=GREEN), SizeOf(THAT)))),

    vanguard("Loxodon Hierarch Avatar", 0, 12, activated(SacrificeCost(PERMANENT), Regenerate(A_CREATURE_OF_YOURS))),

    vanguard("Lyna", 2, -4, anthem(YOUR_CREATURES, has(keyword("shadow")))),

    vanguard("Lyzolda, the Blood Witch Avatar", -1, -1,
             static(MultiplyDamage(YOURS), only_if=HandSize(most=0)),
             whenever(AtBeginning(Step.END), discard(1, EACH_OPPONENT), HandSize(most=0))),

    vanguard("Maelstrom Archangel Avatar", 0, 5,
             whenever(AtBeginning(Step.END_OF_COMBAT, None), CopyWhatHurt((mana("{3}"),)))),

    vanguard("Malfegor Avatar", 2, -2,
             whenever(Enters(YOUR_CREATURES), Change(THAT, (gets(3, 0),), None), WasUnearthed(THAT)),
             whenever(Leaves(YOUR_CREATURES, Zone.EXILE), ShuffleIntoLibrary(THAT_CARD), WasUnearthed(THAT))),

    vanguard("Maralen of the Mornsong Avatar", 0, -3,
             AtBeginningOfGame(PayAnyLife()),
             CantDraw(),
             whenever(AtBeginning(Step.DRAW), comma_then(LookAndTake(AsX(LifePaid())), Shuffle()))),

    vanguard("Maraxus", 1, 2, anthem(YOUR_CREATURES, gets(1, 0))),

    vanguard("Maro Avatar", 2, -7,
             activated(TapCost(YOUR_CREATURES), DiscardCost(), pump(A_CREATURE_OF_YOURS, HAND_SIZE, HAND_SIZE))),

    vanguard("Master of the Wild Hunt Avatar", 1, 3, activated("{2}{G}", CreateOneAtRandom(WILD, "green"))),
)
# fmt: on
