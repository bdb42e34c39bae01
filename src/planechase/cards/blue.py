"""Blue cards."""

from __future__ import annotations

from planechase.rules.control import GainControl
from planechase.rules.objects import Zone
from planechase.rules.steps import Step
from planechase.words.amounts import CountOf
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    anthem,
    artifact_creature,
    card,
    creature,
    enchanted,
    enters_,
    upkeep,
    whenever,
)
from planechase.words.conditions import ControlsNeither
from planechase.words.costs import ExileFromHand, PayLife, mana
from planechase.words.effects.cards import draw, mill, return_to_hand, scry
from planechase.words.effects.flow import If, May, UnlessPays, Vote, then
from planechase.words.effects.lasting import CopySpell, Counter, ExchangeControl
from planechase.words.effects.permanents import ExtraTurn, SacrificeIt, TurnFaceDown
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.filters import (
    ARTIFACT,
    BLUE_,
    CREATURE,
    FACE_DOWN,
    INSTANT,
    ITSELF,
    OTHER,
    SORCERY,
    TOKEN,
    YOURS,
    ControlledBy,
    IsAbility,
)
from planechase.words.keywords import Enchant, flashback, keyword, ninjutsu, ward
from planechase.words.players import PLAYERS, TARGET_OPPONENT, TARGET_PLAYER, THAT_PLAYER
from planechase.words.replacements import AsEntersDo, DrawTwice, EntersAsCopy, WinInsteadOfDrawing
from planechase.words.selections import Target, all_of, target, target_spell, targets
from planechase.words.statics import MayCostInstead, PlayFromTop, SkipSteps, TopRevealed, defined_size, gets
from planechase.words.triggers import DealsDamage

TWO_CREATURES = targets(CREATURE, 2, rule="different controllers")

# fmt: off
CARDS = (
    card("Air Elemental", "{3}{U}{U}", creature("Elemental", 4, 4), keyword("flying")),
    card("Augury Owl", "{1}{U}", creature("Bird", 1, 1), keyword("flying"), enters_(scry(3))),
    card("Cackling Counterpart", "{1}{U}{U}", INSTANT_CARD,
         CreateCopyToken(target(CREATURE & YOURS)),
         flashback("{5}{U}{U}")),
    card("Cancel", "{1}{U}{U}", INSTANT_CARD, Counter(target_spell())),
    card("Clone", "{3}{U}", creature("Shapeshifter", 0, 0), EntersAsCopy(CREATURE)),
    card("Concentrate", "{2}{U}{U}", SORCERY_CARD, draw(3)),
    card("Force of Will", "{3}{U}{U}", INSTANT_CARD,
         MayCostInstead((PayLife(1), ExileFromHand(BLUE_))),
         Counter(target_spell())),
    card("Future Sight", "{2}{U}{U}{U}", ENCHANTMENT_CARD, TopRevealed(), PlayFromTop()),
    card("Ixidron", "{3}{U}{U}", creature("Illusion", "*", "*"),
         AsEntersDo(TurnFaceDown(all_of(CREATURE & ~TOKEN & OTHER))),
         defined_size(CountOf(CREATURE & FACE_DOWN))),
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
    card("Persuasion", "{3}{U}{U}", AURA_CARD, Enchant(CREATURE), enchanted(GainControl())),
    card("Plea for Power", "{3}{U}", SORCERY_CARD, Vote("time", "knowledge", ExtraTurn(), draw(3))),
    card("Rimeshield Frost Giant", "{3}{U}{U}", creature("Giant Warrior", 4, 5), ward("{3}")),
    card("Stasis", "{1}{U}", ENCHANTMENT_CARD,
         SkipSteps(PLAYERS, Step.UNTAP),
         upkeep(UnlessPays(SacrificeIt(), (mana("{U}"),)))),
    card("Stifle", "{U}", INSTANT_CARD, Counter(Target(IsAbility("any"), zone=Zone.STACK))),
    card("Thought Reflection", "{4}{U}{U}{U}", ENCHANTMENT_CARD, DrawTwice()),
    card("Time Warp", "{3}{U}{U}", SORCERY_CARD, ExtraTurn(TARGET_PLAYER)),
    card("Twincast", "{U}{U}", INSTANT_CARD, CopySpell(target_spell(INSTANT | SORCERY))),
)
# fmt: on
