"""Red cards."""

from __future__ import annotations

from planechase.rules.language.colors import RED
from planechase.rules.state.objects import Zone
from planechase.words.amounts import CountersOn, Depending, HowMany, Number, RememberedNumber, SizeOf, X
from planechase.words.card import (
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    attacks_,
    card,
    creature,
    dies_,
    enters_,
    legendary_creature,
    typed,
    whenever,
)
from planechase.words.conditions import LOST_THE_FLIP, CastFrom
from planechase.words.costs import DiscardCost, SacrificeCost, SacrificeThis
from planechase.words.effects.choosing import ChooseTarget
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import DamageTogether, TakeDamage, damage
from planechase.words.effects.finding import FOUND, REVEALED, RevealUntilFound, search
from planechase.words.effects.flow import AnyPlayerMay, ForEachOf, Have, If, May, and_, comma_then, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import Change, CopySpell, gain_control, pump
from planechase.words.effects.libraries import PutOnBottom
from planechase.words.effects.life import lose_life
from planechase.words.effects.permanents import Fight, SacrificeIt, UntapIt
from planechase.words.effects.tokens import FlipCoin, OnlyFor, add_combination, create, creature_token
from planechase.words.effects.turns import ExtraCombat
from planechase.words.effects.zones import return_to_hand
from planechase.words.filters import (
    BASIC,
    CREATURE,
    INSTANT,
    LAND,
    OTHER,
    SORCERY,
    THEIRS,
    YOURS,
    ControlledBy,
    ThatAttacked,
    subtype,
)
from planechase.words.keywords import Devour, EnchantPlayer, cycling, echo, flashback, keyword, keywords, morph
from planechase.words.modifications import SetLandTypes
from planechase.words.players import EACH_OPPONENT, ENCHANTED_PLAYER, TARGET_PLAYER
from planechase.words.replacements import MultiplyDamage
from planechase.words.secrets import WITH_HIGHEST_NUMBER, IsAmong, SecretNumbers
from planechase.words.selections import (
    ANY_NUMBER,
    ANY_TARGET,
    TARGET_PLAYER_OR_PLANESWALKER,
    THAT,
    THIS,
    AnyTarget,
    OneOfEach,
    Remembered,
    all_of,
    any_targets,
    target,
    target_spell,
    targets,
)
from planechase.words.statics import AlsoCosts, CantAttackOrBlockAlone, MustAttack, has
from planechase.words.triggers import Casts, Enters, Leaves

FIRST, SECOND, THIRD = any_targets(3)
HIGHEST_NUMBER = RememberedNumber("number", "that much")
MUTINEERS = OneOfEach(CREATURE, zone=Zone.BATTLEFIELD, who=EACH_OPPONENT)

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ creatures

    card("Jackal Familiar", "{R}", creature("Jackal", 2, 2), CantAttackOrBlockAlone()),
    card("Flamekin Harbinger", "{R}", creature("Elemental Shaman", 1, 1),
         enters_(May(search(subtype("Elemental"), on_top=True)))),
    card("Deranged Whelp", "{1}{R}", creature("Wolf", 2, 1), keyword("menace")),
    card("Smokebraider", "{1}{R}", creature("Elemental Shaman", 1, 1),
         activated("{T}", add_combination(2, OnlyFor("Elemental", "Elemental")))),
    card("Bogardan Firefiend", "{2}{R}", creature("Elemental Spirit", 2, 1), dies_(damage(2, target(CREATURE)))),
    card("Hissing Iguanar", "{2}{R}", creature("Lizard", 3, 1),
         whenever(Leaves(CREATURE & OTHER, Zone.GRAVEYARD), May(Have(damage(1, TARGET_PLAYER_OR_PLANESWALKER))))),
    card("Mudbutton Torchrunner", "{2}{R}", creature("Goblin Warrior", 1, 1), dies_(damage(3, ANY_TARGET))),
    card("Rockslide Elemental", "{2}{R}", creature("Elemental", 1, 1), keyword("first strike"),
         whenever(Leaves(CREATURE & OTHER, Zone.GRAVEYARD), May(put_counters("+1/+1", THIS)))),
    card("Taurean Mauler", "{2}{R}", creature("Shapeshifter", 2, 2), keyword("changeling"),
         whenever(Casts(EACH_OPPONENT), May(put_counters("+1/+1", THIS)))),
    card("Thunder-Thrash Elder", "{2}{R}", creature("Lizard Warrior", 1, 1), Devour(3)),
    card("Battering Craghorn", "{2}{R}{R}", creature("Goat Beast", 3, 1), keyword("first strike"), morph("{1}{R}{R}")),
    card("Beetleback Chief", "{2}{R}{R}", creature("Goblin Warrior", 2, 2),
         enters_(create(creature_token(1, 1, RED, "Goblin"), 2))),
    card("Cinder Elemental", "{3}{R}", creature("Elemental", 2, 2),
         activated("{X}{R}", "{T}", SacrificeThis(), damage(X(), ANY_TARGET))),
    card("Flametongue Kavu", "{3}{R}", creature("Kavu", 4, 2), enters_(damage(4, target(CREATURE)))),
    card("Keldon Champion", "{2}{R}{R}", creature("Human Barbarian", 3, 2), keyword("haste"), echo("{2}{R}{R}"),
         enters_(damage(3, TARGET_PLAYER_OR_PLANESWALKER))),
    card("Thorn-Thrash Viashino", "{3}{R}", creature("Lizard Warrior", 2, 2), Devour(2),
         activated("{G}", Change(THIS, (has(keyword("trample")),)))),
    card("Wild Wurm", "{3}{R}", creature("Wurm", 5, 4),
         enters_(then(FlipCoin(), If(LOST_THE_FLIP, return_to_hand(THIS))))),
    card("Menacing Ogre", "{3}{R}{R}", creature("Ogre", 3, 3), keywords("trample, haste"),
         enters_(then(SecretNumbers(), lose_life(HIGHEST_NUMBER, WITH_HIGHEST_NUMBER),
                      If(IsAmong(WITH_HIGHEST_NUMBER), put_counters("+1/+1", THIS, 2))))),
    card("Bogardan Rager", "{5}{R}", creature("Elemental", 3, 4), keyword("flash"),
         enters_(pump(target(CREATURE), 4, 0))),
    card("Preyseizer Dragon", "{4}{R}{R}", creature("Dragon", 4, 4), keyword("flying"), Devour(2),
         attacks_(damage(CountersOn(THIS, "+1/+1"), ANY_TARGET))),
    card("Rorix Bladewing", "{3}{R}{R}{R}", legendary_creature("Dragon", 6, 5), keywords("flying, haste")),

    # ------------------------------------------------------------------ damage

    card("Lightning Bolt", "{R}", INSTANT_CARD, damage(3, ANY_TARGET)),
    card("Blaze", "{X}{R}", SORCERY_CARD, damage(X(), ANY_TARGET)),
    card("Rolling Thunder", "{X}{R}{R}", SORCERY_CARD,
         damage(X(), AnyTarget(least=Number(0), most=ANY_NUMBER, divided=X()))),
    card("Fiery Conclusion", "{1}{R}", INSTANT_CARD,
         AlsoCosts((SacrificeCost(CREATURE),)), damage(5, target(CREATURE))),
    card("Arc Trail", "{1}{R}", SORCERY_CARD,
         DamageTogether((damage(2, ANY_TARGET), damage(1, AnyTarget(other_than=(ANY_TARGET,)))))),
    card("Fling", "{1}{R}", INSTANT_CARD,
         AlsoCosts((SacrificeCost(CREATURE),)),
         damage(SizeOf(Remembered("sacrificed", "the sacrificed creature")), ANY_TARGET)),
    card("Grapeshot", "{1}{R}", SORCERY_CARD, damage(1, ANY_TARGET), keyword("storm")),
    card("Arc Lightning", "{2}{R}", SORCERY_CARD, damage(3, AnyTarget(most=Number(3), divided=Number(3)))),
    card("Browbeat", "{2}{R}", SORCERY_CARD, AnyPlayerMay(TakeDamage(Number(5)), draw(3, TARGET_PLAYER))),
    card("Erratic Explosion", "{2}{R}", SORCERY_CARD,
         then(ChooseTarget(ANY_TARGET), RevealUntilFound(~LAND), damage(SizeOf(FOUND, "mana value"), ANY_TARGET),
              PutOnBottom(REVEALED))),
    card("Cone of Flame", "{3}{R}{R}", SORCERY_CARD,
         DamageTogether((damage(1, FIRST), damage(2, SECOND), damage(3, THIRD)))),
    card("Pyrotechnics", "{4}{R}", SORCERY_CARD,
         damage(4, AnyTarget(least=Number(0), most=ANY_NUMBER, divided=Number(4)))),
    card("Fiery Fall", "{5}{R}", INSTANT_CARD, damage(5, target(CREATURE)), cycling("{1}{R}", "basic land")),

    # ------------------------------------------------------------------ other instants and sorceries

    card("Reckless Charge", "{R}", SORCERY_CARD,
         pump(target(CREATURE), 3, 0, has(keyword("haste"))), flashback("{2}{R}")),
    card("Tormenting Voice", "{1}{R}", SORCERY_CARD, AlsoCosts((DiscardCost(),)), draw(2)),
    card("Increasing Vengeance", "{R}{R}", INSTANT_CARD,
         CopySpell(target_spell((INSTANT | SORCERY) & YOURS), Depending(CastFrom(Zone.GRAVEYARD), 2, 1)),
         flashback("{3}{R}{R}")),
    card("Mark of Mutiny", "{2}{R}", SORCERY_CARD,
         then(gain_control(target(CREATURE)),
              and_(put_counters("+1/+1", target(CREATURE)), UntapIt(target(CREATURE))),
              Change(target(CREATURE), (has(keyword("haste")),)))),
    card("Act of Aggression", "{3}{R/P}{R/P}", INSTANT_CARD,
         then(gain_control(target(CREATURE & THEIRS)), UntapIt(target(CREATURE & THEIRS)),
              Change(target(CREATURE & THEIRS), (has(keyword("haste")),)))),
    card("Relentless Assault", "{2}{R}{R}", SORCERY_CARD,
         then(UntapIt(all_of(CREATURE & ThatAttacked())), ExtraCombat())),
    card("Mass Mutiny", "{3}{R}{R}", SORCERY_CARD,
         then(ForEachOf(EACH_OPPONENT, gain_control(MUTINEERS)), UntapIt(MUTINEERS),
              Change(MUTINEERS, (has(keyword("haste")),)))),
    card("Insurrection", "{5}{R}{R}{R}", SORCERY_CARD,
         then(and_(UntapIt(all_of(CREATURE)), gain_control(all_of(CREATURE))),
              Change(all_of(CREATURE), (has(keyword("haste")),)))),
    card("Rivals' Duel", "{3}{R}", SORCERY_CARD, Fight(targets(CREATURE, 2, rule="no shared creature type"))),
    card("Goblin Offensive", "{X}{1}{R}{R}", SORCERY_CARD, create(creature_token(1, 1, RED, "Goblin"), X())),
    card("Hellion Eruption", "{5}{R}", SORCERY_CARD,
         comma_then(SacrificeIt(all_of(CREATURE & YOURS)),
                    create(creature_token(4, 4, RED, "Hellion"), HowMany("sacrificed")))),

    # ------------------------------------------------------------------ enchantments

    card("Blood Moon", "{2}{R}", ENCHANTMENT_CARD, anthem(LAND & ~BASIC, SetLandTypes(("Mountain",)))),
    card("Curse of the Nightly Hunt", "{2}{R}", typed("Enchantment — Aura Curse"), EnchantPlayer(),
         MustAttack(CREATURE & ControlledBy(ENCHANTED_PLAYER))),
    card("Warstorm Surge", "{5}{R}", ENCHANTMENT_CARD,
         whenever(Enters(CREATURE & YOURS), damage(SizeOf(THAT), ANY_TARGET, source=THAT))),
    card("Furnace of Rath", "{1}{R}{R}{R}", ENCHANTMENT_CARD, MultiplyDamage()),
)
# fmt: on
