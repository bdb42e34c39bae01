"""Vanguards from Mayael to Xantcha."""

from __future__ import annotations

from planechase.rules.events.zones import BOTTOM
from planechase.rules.language.colors import RED, WHITE
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.words.amounts import (
    DAMAGE_PREVENTED_THIS_WAY,
    AsX,
    ColorsOf,
    CountCards,
    CountersOn,
    CountOf,
    HalfOf,
    Number,
    SizeOf,
    Times,
    X,
)
from planechase.words.card import activated, anthem, static, upkeep, whenever
from planechase.words.casual.vanguards import AtBeginningOfGame, vanguard
from planechase.words.conditions import ControlsEach, IsThe, NotTheFirstTurn, Remembers, TopCardIs
from planechase.words.costs import DiscardCost, PayLife, SacrificeCost, as_costs
from planechase.words.effects.card_copies import CopyCardAtRandom, CopyOntoEach
from planechase.words.effects.choosing import ChooseAmong, ChooseOne
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import DamageTogether, damage
from planechase.words.effects.finding import search
from planechase.words.effects.flow import Have, If, IfPays, Later, May, and_, then
from planechase.words.effects.hands import Draw, draw
from planechase.words.effects.lasting import UNTIL_END_OF_TURN, Change, Regenerate, pump
from planechase.words.effects.libraries import LookAtTopCard, PutIntoLibrary, PutIntoYour, RevealTopCard
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import AttachTo, RemoveFromCombat, UntapIt, destroy
from planechase.words.effects.tokens import AddOfThatType, add, create, creature_token
from planechase.words.effects.zones import PlayersReturn, exile
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BASIC,
    BLACK_,
    CREATURE,
    ENCHANTMENT,
    LAND,
    OTHER,
    PERMANENT,
    TOKEN,
    YOURS,
    Attacking,
    BlockingOne,
    ControlledBy,
    Equipped,
    Named,
    SameNameAs,
    SizeIs,
    TheTarget,
    subtype,
)
from planechase.words.keywords import keyword
from planechase.words.modifications import AddChosenType, AllCreatureTypes, BecomeCopy, ChangeSizeOfEach, SetSize
from planechase.words.players import EACH_OPPONENT, EACH_PLAYER, OPPONENTS, TARGET_OPPONENT, YOU
from planechase.words.replacements import MultiplyDamage, PreventFromChosen, PreventNextEffect
from planechase.words.selections import (
    ANY_TARGET,
    THAT,
    THAT_CARD,
    THAT_SPELL,
    THIS,
    Chosen,
    Damaged,
    OfKindOfChoice,
    OpponentOrPlaneswalker,
    Remembered,
    ThatTarget,
    target,
)
from planechase.words.statics import (
    BlockedIfAble,
    CanBlockMore,
    CastAsThoughFlash,
    CostsLess,
    HandsRevealed,
    MadeOfAnyColor,
    MoreLands,
    SkipSteps,
    TopRevealed,
    everywhere,
    gets,
    has,
)
from planechase.words.triggers import AtBeginning, Casts, DealsDamage, Enters, Leaves, TapsForMana
from planechase.words.triggers.zones import EntersWithCounter

YOUR_CREATURES = CREATURE & YOURS
TRUE_SLIVER = CREATURE & subtype("Sliver") & ~subtype("Shapeshifter")
A_CREATURE = target(CREATURE)
A_CREATURE_OF_YOURS = target(YOUR_CREATURES)
AN_ATTACKER_OF_YOURS = target(Attacking() & YOUR_CREATURES)
TOP_CARD = Remembered("revealed", "it")
THAT_MANA_VALUE = SizeOf(ThatTarget(THAT), "mana value")
ITS_MANA_VALUE = SizeOf(ThatTarget(THAT_SPELL), "mana value")
DEATH_COUNTERS = CountersOn(THIS, "death")
HALF_OF_IT = HalfOf(DAMAGE_PREVENTED_THIS_WAY)
ONE, FIVE = as_costs("{1}"), as_costs("{5}")

# fmt: off
CARDS = (
    vanguard("Mayael the Anima Avatar", 1, 5,
             upkeep(then(RevealTopCard(),
                         If(IsThe(TOP_CARD, CREATURE & SizeIs("power", "at least", Number(5)),
                                  "is a creature card with power 5 or greater"),
                            PutIntoYour(TOP_CARD, Zone.HAND),
                            otherwise=May(PutIntoLibrary(TOP_CARD, BOTTOM, own=True)))))),

    vanguard("Mirri", 0, 5, MadeOfAnyColor(BASIC & LAND & YOURS)),

    vanguard("Mirri the Cursed Avatar", -2, -3,
             anthem(YOUR_CREATURES,
                    has(activated("{T}", then(pump(target(CREATURE & OTHER), -1, -1), put_counters("+1/+1", THIS)))))),

    vanguard("Mirror Entity Avatar", 1, -2,
             activated("{X}", Change(OfKindOfChoice(YOUR_CREATURES), (SetSize(X(), X()), AllCreatureTypes())))),

    vanguard("Mishra", 0, -3, MultiplyDamage(YOUR_CREATURES)),

    vanguard("Momir Vig, Simic Visionary Avatar", 0, 4,
             activated("{X}", DiscardCost(), CopyCardAtRandom(CREATURE & SizeIs("mana value", "exactly", X())),
                       as_sorcery=True, limit=1)),

    vanguard("Morinfen Avatar", 0, 30, upkeep(lose_life(Times(1, CountOf(PERMANENT & YOURS))))),

    vanguard("Multani", -3, -2, anthem(YOUR_CREATURES, gets(AsX(CountCards(ANYTHING, Zone.HAND)), 0))),

    vanguard("Murderous Redcap Avatar", 0, -2,
             whenever(EntersWithCounter(YOUR_CREATURES), May(Have(damage(SizeOf(THAT), ANY_TARGET, source=THAT))))),

    vanguard("Necropotence Avatar", 0, 4,
             SkipSteps(YOU, Step.DRAW),
             whenever(AtBeginning(Step.END),
                      then(put_counters("death", THIS),
                           and_(draw(AsX(DEATH_COUNTERS, explained=False)), lose_life(AsX(DEATH_COUNTERS)))),
                      only_if=NotTheFirstTurn())),

    vanguard("Nekrataal Avatar", -1, -4, CostsLess(CREATURE, ManaCost.parse("{B}"), YOU, colored=True)),

    vanguard("Oni of Wild Places Avatar", 0, -2,
             anthem(YOUR_CREATURES, has(keyword("haste"))),
             upkeep(PlayersReturn(CREATURE))),

    vanguard("Oracle", 1, 9,
             activated("{0}", and_(UntapIt(AN_ATTACKER_OF_YOURS), RemoveFromCombat(AN_ATTACKER_OF_YOURS)))),

    vanguard("Orcish Squatters Avatar", -1, -1,
             whenever(AtBeginning(Step.PRECOMBAT_MAIN),
                      add("{C}", times=CountOf(LAND & ControlledBy(TARGET_OPPONENT))))),

    vanguard("Orim", 0, 12, anthem(YOUR_CREATURES, has(keyword("reach")))),

    vanguard("Peacekeeper Avatar", 0, 9, activated("{3}", CopyOntoEach(Named("Arrest"), EACH_OPPONENT, CREATURE))),

    vanguard("Phage the Untouchable Avatar", 0, -5,
             activated(PayLife(1),
                       Later(DealsDamage(CREATURE, whom=YOU), destroy(THAT), UNTIL_END_OF_TURN, once=False)),
             activated(PayLife(1),
                       Later(DealsDamage(TheTarget(A_CREATURE_OF_YOURS), to_player=False, to=CREATURE),
                             destroy(Damaged()), UNTIL_END_OF_TURN, once=False))),

    vanguard("Platinum Angel Avatar", -1, -2,
             static(CantLose(YOU), CantWin(OPPONENTS), only_if=ControlsEach((ARTIFACT, CREATURE, ENCHANTMENT, LAND)))),

    vanguard("Prodigal Sorcerer Avatar", 0, 5,
             upkeep(then(LookAtTopCard(), May(PutIntoYour(Remembered("looked at"), Zone.GRAVEYARD))))),

    vanguard("Raksha Golden Cub Avatar", 1, 9,
             anthem(YOUR_CREATURES, gets(0, 1)),
             anthem(Equipped() & YOUR_CREATURES, gets(1, 0), has(keyword("first strike")))),

    vanguard("Reaper King Avatar", -2, -5,
             anthem(YOUR_CREATURES, ChangeSizeOfEach(ColorsOf(THIS), ColorsOf(THIS)))),

    vanguard("Rith, the Awakener Avatar", 0, 6,
             whenever(DealsDamage(YOUR_CREATURES),
                      IfPays(FIVE, create(creature_token(5, 5, RED, "Dragon", keyword("flying")))))),

    vanguard("Rofellos", -2, 4, whenever(Leaves(YOUR_CREATURES, Zone.GRAVEYARD), draw(1))),

    vanguard("Royal Assassin Avatar", -2, 0, upkeep(and_(draw(1), lose_life(1)))),

    vanguard("Rumbling Slum Avatar", 1, 1, upkeep(damage(1, EACH_OPPONENT))),

    vanguard("Sakashima the Impostor Avatar", 0, 1,
             activated("{2}", then(ChooseAmong(Chosen(YOUR_CREATURES)),
                                   Change(Remembered("chosen", "it"), (BecomeCopy(A_CREATURE, keeps_name=True),),
                                          None)))),

    vanguard("Selenia", 1, 7, anthem(YOUR_CREATURES, has(keyword("vigilance")))),

    vanguard("Serra", 1, 1, anthem(YOUR_CREATURES, gets(0, 2))),

    vanguard("Serra Angel Avatar", 0, -1, whenever(Casts(YOU), gain_life(2))),

    vanguard("Seshiro the Anointed Avatar", 0, -1,
             AtBeginningOfGame(ChooseOne("a creature type")),
             everywhere(YOUR_CREATURES, AddChosenType())),

    vanguard("Sidar Kondo", -1, 12, activated("{3}", pump(A_CREATURE, 3, 3))),

    vanguard("Sisay", -2, -3, whenever(TapsForMana(LAND), AddOfThatType())),

    vanguard("Sisters of Stone Death Avatar", 1, -5,
             BlockedIfAble(YOUR_CREATURES),
             activated("{4}", exile(target(CREATURE & BlockingOne(YOUR_CREATURES))))),

    vanguard("Sliver Queen Avatar", 0, 7,
             whenever(Casts(YOU, CREATURE & ~subtype("Sliver")),
                      then(exile(THAT_SPELL),
                           If(Remembers("exiled", "you do"),
                              CopyCardAtRandom(TRUE_SLIVER & SizeIs("mana value", "exactly", ITS_MANA_VALUE)))))),

    vanguard("Sliver Queen, Brood Mother", 0, 8, activated("{3}", create(creature_token(1, 1, 0, "Sliver")))),

    vanguard("Squee", 3, -4, HandsRevealed(OPPONENTS)),

    vanguard("Squee, Goblin Nabob Avatar", 3, -4, activated("{1}", PreventNextEffect(A_CREATURE_OF_YOURS, Number(1)))),

    vanguard("Stalking Tiger Avatar", 0, 2, whenever(Casts(YOU, CREATURE), IfPays(ONE, draw(1)))),

    vanguard("Starke", 0, -2,
             whenever(AtBeginning(Step.DRAW),
                      May(Draw(additional=True),
                          then=PutIntoLibrary(Chosen(ANYTHING, zone=Zone.HAND), BOTTOM, own=True)))),

    vanguard("Stonehewer Giant Avatar", 1, -5,
             whenever(Enters(YOUR_CREATURES),
                      then(CopyCardAtRandom(subtype("Equipment") & SizeIs("mana value", "less than", THAT_MANA_VALUE)),
                           AttachTo(THAT, this=Remembered("tokens", "that Equipment"))))),

    vanguard("Stuffy Doll Avatar", 0, -6,
             activated("{0}",
                       PreventFromChosen(DamageTogether((damage(HALF_OF_IT, YOU),
                                                         damage(HALF_OF_IT, OpponentOrPlaneswalker())))),
                       limit=1)),

    vanguard("Tahngarth", -1, 7, anthem(YOUR_CREATURES, has(keyword("haste")))),

    vanguard("Takara", 3, -8, activated(SacrificeCost(CREATURE), damage(1, ANY_TARGET))),

    vanguard("Tawnos", 3, -4, CastAsThoughFlash(YOU, ARTIFACT | CREATURE | ENCHANTMENT)),

    vanguard("Teysa, Orzhov Scion Avatar", 0, -2,
             whenever(Leaves(CREATURE & ~TOKEN, Zone.GRAVEYARD),
                      create(creature_token(1, 1, WHITE, "Spirit", keyword("flying"))))),

    vanguard("Titania", 2, -5, MoreLands(1)),

    vanguard("Tradewind Rider Avatar", 1, 4,
             activated("{3}", PlayersReturn(PERMANENT, EACH_PLAYER, unless=(PayLife(2),)))),

    vanguard("Two-Headed Giant of Foriys Avatar", 1, -4,
             anthem(YOUR_CREATURES, has(keyword("menace"))),
             CanBlockMore(YOUR_CREATURES)),

    vanguard("Urza", -1, 10, activated("{3}", damage(1, ANY_TARGET))),

    vanguard("Vampire Nocturnus Avatar", -1, -2,
             TopRevealed(),
             anthem(BLACK_ & YOUR_CREATURES, gets(2, 1), only_if=TopCardIs(BLACK_))),

    vanguard("Viridian Zealot Avatar", 0, 2,
             activated("{2}", SacrificeCost(CREATURE),
                       then(destroy(target(ARTIFACT | ENCHANTMENT)),
                            search(SameNameAs(Remembered("sacrificed", "the sacrificed creature")))))),

    vanguard("Volrath", 2, -3,
             whenever(Leaves(YOUR_CREATURES, Zone.GRAVEYARD, whose=YOU), May(PutIntoLibrary(THAT_CARD, own=True)))),

    vanguard("Xantcha", 1, 3, activated(SacrificeCost(PERMANENT), Regenerate(A_CREATURE))),
)
# fmt: on
