"""Blue cards."""

from __future__ import annotations

from planechase.rules.events.control import GainControl
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words.amounts import CountOf, Number
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    artifact_creature,
    card,
    creature,
    enchanted,
    enters_,
    legendary_creature,
    typed,
    upkeep,
    whenever,
)
from planechase.words.conditions import CastSpellThisTurn, ControlsNeither, DuringYourTurn, HadEnter
from planechase.words.costs import DiscardCost, ExileFromHand, PayLife, SacrificeThis, mana
from planechase.words.effects.finding import search
from planechase.words.effects.flow import If, May, Sequence, UnlessPays, Vote, comma_then, then
from planechase.words.effects.hands import LookAtHand, ShuffleHandAndDraw, discard, draw
from planechase.words.effects.lasting import (
    Change,
    CopySpell,
    Counter,
    ExchangeControl,
    StaysTappedOnce,
    UnblockableNow,
)
from planechase.words.effects.libraries import ShuffleIntoLibrary, mill, scry
from planechase.words.effects.permanents import SacrificeIt, TurnFaceDown, UntapIt
from planechase.words.effects.tokens import CreateCopyToken, OnlyFor, add_any_color
from planechase.words.effects.turns import ExtraTurn
from planechase.words.effects.zones import PlayersReturn, return_to_hand
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BLUE_,
    CREATURE,
    FACE_DOWN,
    INSTANT,
    ITSELF,
    LAND,
    OTHER,
    SORCERY,
    TOKEN,
    YOURS,
    Attacking,
    ControlledBy,
    IsAbility,
    subtype,
)
from planechase.words.keywords import Affinity, Enchant, flashback, keyword, keywords, ninjutsu, ward
from planechase.words.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    PLAYERS,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    THAT_PLAYER,
)
from planechase.words.replacements import (
    AsEntersDo,
    DrawTwice,
    EntersAs,
    EntersAsCopy,
    PreventAll,
    Shape,
    WinInsteadOfDrawing,
)
from planechase.words.selections import (
    THIS,
    Chosen,
    OtherInEvent,
    Target,
    all_of,
    target,
    target_spell,
    targets,
)
from planechase.words.statics import (
    CastOnlyIf,
    MayCostInstead,
    PlayFromTop,
    SkipSteps,
    TopRevealed,
    defined_size,
    gets,
    has,
)
from planechase.words.triggers import BlocksTrigger, DealsDamage

NINJA = subtype("Ninja")
TWO_CREATURES = targets(CREATURE, 2, rule="different controllers")

# fmt: off
CARDS = (
    card("Air Elemental", "{3}{U}{U}", creature("Elemental", 4, 4), keyword("flying")),
    card("Augury Owl", "{1}{U}", creature("Bird", 1, 1), keyword("flying"), enters_(scry(3))),
    card("Broodstar", "{8}{U}{U}", creature("Beast", "*", "*"),
         Affinity(ARTIFACT),
         keyword("flying"),
         defined_size(CountOf(ARTIFACT & YOURS))),
    card("Cackling Counterpart", "{1}{U}{U}", INSTANT_CARD,
         CreateCopyToken(target(CREATURE & YOURS)),
         flashback("{5}{U}{U}")),
    card("Cancel", "{1}{U}{U}", INSTANT_CARD, Counter(target_spell())),
    card("Clone", "{3}{U}", creature("Shapeshifter", 0, 0), EntersAsCopy(CREATURE)),
    card("Concentrate", "{2}{U}{U}", SORCERY_CARD, draw(3)),
    card("Fabricate", "{2}{U}", SORCERY_CARD, search(ARTIFACT)),
    card("Force of Will", "{3}{U}{U}", INSTANT_CARD,
         MayCostInstead((PayLife(1), ExileFromHand(BLUE_))),
         Counter(target_spell())),
    card("Future Sight", "{2}{U}{U}{U}", ENCHANTMENT_CARD, TopRevealed(), PlayFromTop()),
    card("Guard Gomazoa", "{2}{U}", creature("Jellyfish", 1, 3),
         *keywords("defender, flying"),
         PreventAll(combat=True, to=ITSELF)),
    card("Higure, the Still Wind", "{3}{U}{U}", legendary_creature("Human Ninja", 3, 4),
         ninjutsu("{2}{U}{U}"),
         whenever(DealsDamage(ITSELF), May(search(NINJA))),
         activated("{2}", UnblockableNow(target(NINJA & CREATURE)))),
    card("Illusory Angel", "{2}{U}", creature("Angel Illusion", 4, 4),
         CastOnlyIf(CastSpellThisTurn(another=True)),
         keyword("flying")),
    card("Ixidron", "{3}{U}{U}", creature("Illusion", "*", "*"),
         AsEntersDo(TurnFaceDown(all_of(CREATURE & ~TOKEN & OTHER))),
         defined_size(CountOf(CREATURE & FACE_DOWN))),
    card("Keep Watch", "{2}{U}", INSTANT_CARD, draw(CountOf(Attacking() & CREATURE))),
    card("Laboratory Maniac", "{2}{U}", creature("Human Wizard", 2, 2), WinInsteadOfDrawing()),
    card("Master of Etherium", "{2}{U}", artifact_creature("Vedalken Wizard", "*", "*"),
         defined_size(CountOf(ARTIFACT & YOURS)),
         anthem(ARTIFACT & CREATURE & YOURS & OTHER, gets(1, 1))),
    card("Mind Sculpt", "{1}{U}", SORCERY_CARD, mill(7, TARGET_OPPONENT)),
    card("Mistblade Shinobi", "{2}{U}", creature("Human Ninja", 1, 1),
         ninjutsu("{U}"),
         whenever(DealsDamage(ITSELF), May(return_to_hand(target(CREATURE & ControlledBy(THAT_PLAYER)))))),
    card("Modify Memory", "{4}{U}", SORCERY_CARD,
         then(ExchangeControl(TWO_CREATURES), If(ControlsNeither(TWO_CREATURES), draw(3)))),
    card("Ninja of the Deep Hours", "{3}{U}", creature("Human Ninja", 2, 2),
         ninjutsu("{1}{U}"),
         whenever(DealsDamage(ITSELF), May(draw()))),
    card("Peregrine Drake", "{4}{U}", creature("Drake", 2, 3),
         keyword("flying"),
         enters_(UntapIt(Chosen(LAND, Number(5), up_to=True)))),
    card("Persuasion", "{3}{U}{U}", AURA_CARD, Enchant(CREATURE), enchanted(GainControl())),
    card("Plea for Power", "{3}{U}", SORCERY_CARD, Vote("time", "knowledge", ExtraTurn(), draw(3))),
    card("Primal Plasma", "{3}{U}", creature("Elemental Shapeshifter", "*", "*"),
         EntersAs((Shape(3, 3), Shape(2, 2, keywords("flying")), Shape(1, 6, keywords("defender"))))),
    card("Qumulox", "{6}{U}{U}", creature("Beast", 5, 4), Affinity(ARTIFACT), keyword("flying")),
    card("Rimeshield Frost Giant", "{3}{U}{U}", creature("Giant Warrior", 4, 5), ward("{3}")),
    card("Sakashima's Student", "{2}{U}{U}", creature("Human Ninja", 0, 0),
         ninjutsu("{1}{U}"),
         EntersAsCopy(CREATURE, ("Ninja",))),
    card("Sarcomite Myr", "{2}{U}", artifact_creature("Phyrexian Myr", 2, 1),
         activated("{2}", Change(THIS, (has(keyword("flying")),))),
         activated("{2}", SacrificeThis(), draw())),
    card("See Beyond", "{1}{U}", SORCERY_CARD,
         comma_then(draw(2), ShuffleIntoLibrary(Chosen(ANYTHING, zone=Zone.HAND)))),
    card("Stasis", "{1}{U}", ENCHANTMENT_CARD,
         SkipSteps(PLAYERS, Step.UNTAP),
         upkeep(UnlessPays(SacrificeIt(), (mana("{U}"),)))),
    card("Stifle", "{U}", INSTANT_CARD, Counter(Target(IsAbility("any"), zone=Zone.STACK))),
    card("Sunken Hope", "{3}{U}{U}", ENCHANTMENT_CARD, upkeep(PlayersReturn(CREATURE, THAT_PLAYER), EACH_PLAYER)),
    card("Thirst for Knowledge", "{2}{U}", INSTANT_CARD,
         Sequence(draw(3), UnlessPays(discard(2), (DiscardCost(ARTIFACT),)), ". Then ")),
    card("Thought Reflection", "{4}{U}{U}{U}", ENCHANTMENT_CARD, DrawTwice()),
    card("Time Warp", "{3}{U}{U}", SORCERY_CARD, ExtraTurn(TARGET_PLAYER)),
    card("Twincast", "{U}{U}", INSTANT_CARD, CopySpell(target_spell(INSTANT | SORCERY))),
    card("Vedalken Engineer", "{1}{U}", creature("Vedalken Artificer", 1, 1),
         activated("{T}", add_any_color(2, restriction=OnlyFor("artifact", types=ARTIFACT.types)))),
    card("Walker of Secret Ways", "{2}{U}", creature("Human Ninja", 1, 2),
         ninjutsu("{1}{U}"),
         whenever(DealsDamage(ITSELF), LookAtHand(THAT_PLAYER)),
         activated("{1}{U}", return_to_hand(target(NINJA & YOURS)), only=DuringYourTurn())),
    card("Wall of Frost", "{1}{U}{U}", creature("Wall", 0, 7),
         keyword("defender"),
         whenever(BlocksTrigger(ITSELF, CREATURE), StaysTappedOnce(OtherInEvent()))),
    card("Whiplash Trap", "{3}{U}{U}", typed("Instant — Trap"),
         MayCostInstead((mana("{U}"),), HadEnter(EACH_OPPONENT, CREATURE.types, 2)),
         return_to_hand(targets(CREATURE, 2))),
    card("Whirlpool Warrior", "{2}{U}", creature("Merfolk Warrior", 2, 2),
         enters_(ShuffleHandAndDraw()),
         activated("{R}", SacrificeThis(), ShuffleHandAndDraw(EACH_PLAYER))),
)
# fmt: on
