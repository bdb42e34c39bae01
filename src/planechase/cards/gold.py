"""Multicoloured and hybrid cards."""

from __future__ import annotations

from planechase.rules.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.card_types import ENCHANTMENT as ENCHANTMENT_TYPE
from planechase.rules.card_types import PLANESWALKER as PLANESWALKER_TYPE
from planechase.rules.colors import RED, WHITE
from planechase.rules.mana import ManaCost
from planechase.words.amounts import X
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
    enters_,
    legendary_creature,
    static,
    whenever,
)
from planechase.words.conditions import Controls, IsThe
from planechase.words.costs import SacrificeThis
from planechase.words.effects.cards import draw
from planechase.words.effects.flow import ChooseModes, If, May, and_, then, when_you_do
from planechase.words.effects.lasting import UNTIL_YOUR_NEXT_TURN, CantBlockNow, Change, Goad
from planechase.words.effects.permanents import damage, destroy, gain_life, lose_life, sacrifice
from planechase.words.filters import (
    ARTIFACT,
    BLACK_,
    BLUE_,
    CREATURE,
    ENCHANTMENT,
    FLYING,
    ITSELF,
    LAND,
    LEGENDARY_,
    OTHER,
    PERMANENT,
    THEIRS,
    UNBLOCKED,
    YOURS,
    AttachedHost,
    BothColors,
    OtherThan,
    TargetsThis,
    subtype,
)
from planechase.words.keywords import Devour, Enchant, keyword, keywords, transmute
from planechase.words.modifications import AddTypes, BecomeCopy, SetCreatureTypes, SwitchSize
from planechase.words.players import EACH_OPPONENT, OPPONENTS, YOU
from planechase.words.replacements import RedirectNextEffect, StealDraws
from planechase.words.selections import ANY_TARGET, THIS, AnyTarget, all_of, each, target
from planechase.words.statics import AllMustBlock, CantBeBlocked, Continuous, CostsLess, CostsMore, base_size, gets, has
from planechase.words.triggers import Casts, Leaves

HOST = CREATURE & AttachedHost()
TWO = ManaCost.parse("{2}")
MODEL = target(CREATURE & ~LEGENDARY_)
HURT = AnyTarget(types=CREATURE_TYPE | PLANESWALKER_TYPE, text="target creature, planeswalker, or player")
ANOTHER = AnyTarget(types=HURT.types, text=HURT.text, other_than=(HURT,))

# fmt: off
CARDS = (
    card("Boros Swiftblade", "{R}{W}", creature("Human Soldier", 1, 2), keyword("double strike")),

    card("Cerodon Yearling", "{R}{W}", creature("Beast", 2, 2), keywords("vigilance, haste")),

    card("Bull Cerodon", "{4}{R}{W}", creature("Beast", 5, 5), keywords("vigilance, haste")),

    card("Hearthfire Hobgoblin", "{R/W}{R/W}{R/W}", creature("Goblin Soldier", 2, 2), keyword("double strike")),

    card("Lightning Helix", "{R}{W}", INSTANT_CARD, and_(damage(3, ANY_TARGET), gain_life(3))),

    card("Elderwood Scion", "{3}{G}{W}", creature("Elemental", 4, 4), keywords("trample, lifelink"),
         CostsLess(TargetsThis(), TWO, YOU),
         CostsMore(TargetsThis(), TWO, OPPONENTS)),

    card("Baleful Strix", "{U}{B}", artifact_creature("Bird", 1, 1), keywords("flying, deathtouch"),
         enters_(draw())),

    card("Dimir Infiltrator", "{U}{B}", creature("Spirit", 1, 3), CantBeBlocked(ITSELF), transmute("{1}{U}{B}")),

    card("Glen Elendra Liege", "{1}{U/B}{U/B}{U/B}", creature("Faerie Knight", 2, 3), keyword("flying"),
         anthem(BLUE_ & CREATURE & YOURS & OTHER, gets(1, 1)),
         anthem(BLACK_ & CREATURE & YOURS & OTHER, gets(1, 1))),

    card("Vela the Night-Clad", "{4}{U}{B}", legendary_creature("Human Wizard", 4, 4), keyword("intimidate"),
         anthem(CREATURE & YOURS & OTHER, has(keyword("intimidate"))),
         whenever(Leaves(ITSELF | CREATURE & YOURS & OTHER), lose_life(1, EACH_OPPONENT))),

    card("Branching Bolt", "{1}{R}{G}", INSTANT_CARD,
         ChooseModes((damage(3, target(CREATURE & FLYING)), damage(3, target(CREATURE & ~FLYING))), 1, 2)),

    card("Bloodbraid Elf", "{2}{R}{G}", creature("Elf Berserker", 3, 2), keywords("haste, cascade")),

    card("Duergar Hedge-Mage", "{2}{R/W}", creature("Dwarf Shaman", 2, 2),
         enters_(May(destroy(target(ARTIFACT))), only_if=Controls(subtype("Mountain"), 2)),
         enters_(May(destroy(target(ENCHANTMENT))), only_if=Controls(subtype("Plains"), 2))),

    card("Ruthless Lawbringer", "{1}{W}{B}", creature("Vampire Assassin", 3, 2),
         enters_(when_you_do(May(sacrifice(CREATURE & OTHER)), destroy(target(~LAND)), "sacrificed"))),

    card("Captain's Maneuver", "{X}{R}{W}", INSTANT_CARD, RedirectNextEffect(HURT, ANOTHER, X())),

    card("Notion Thief", "{2}{U}{B}", creature("Human Rogue", 3, 1), keyword("flash"), StealDraws()),

    card("Thromok the Insatiable", "{3}{R}{G}", legendary_creature("Hellion", 0, 0), Devour(0)),

    card("Enchanted Evening", "{3}{W/U}{W/U}", ENCHANTMENT_CARD, anthem(PERMANENT, AddTypes(ENCHANTMENT_TYPE))),

    card("Mirrorweave", "{2}{W/U}{W/U}", INSTANT_CARD,
         Change(each(CREATURE & OtherThan(MODEL)), (BecomeCopy(MODEL),))),

    card("Figure of Destiny", "{R/W}", creature("Kithkin", 1, 1),
         activated("{R/W}", Change(THIS, (SetCreatureTypes(("Kithkin", "Spirit")), base_size(2, 2)), None)),
         activated("{R/W}{R/W}{R/W}",
                   If(IsThe(THIS, subtype("Spirit"), "is a Spirit"),
                      Change(THIS, (SetCreatureTypes(("Kithkin", "Spirit", "Warrior")), base_size(4, 4)), None))),
         activated("{R/W}{R/W}{R/W}{R/W}{R/W}{R/W}",
                   If(IsThe(THIS, subtype("Warrior"), "is a Warrior"),
                      Change(THIS, (SetCreatureTypes(("Kithkin", "Spirit", "Warrior", "Avatar")), base_size(8, 8),
                                    has(*keywords("flying, first strike"))), None)))),

    card("Battlegate Mimic", "{1}{R/W}", creature("Shapeshifter", 2, 1),
         whenever(Casts(YOU, BothColors(RED | WHITE)), Change(THIS, (base_size(4, 2), has(keyword("first strike")))))),

    card("Inkfathom Witch", "{1}{U/B}", creature("Merfolk Wizard", 1, 1), keyword("fear"),
         activated("{2}{U}{B}", Change(each(UNBLOCKED & CREATURE), (base_size(4, 1),)))),

    card("Crag Puca", "{U/R}{U/R}{U/R}", creature("Shapeshifter", 2, 4),
         activated("{U/R}", Change(THIS, (SwitchSize(),)))),

    card("Qasali Pridemage", "{G}{W}", creature("Cat Wizard", 2, 2), keyword("exalted"),
         activated("{1}", SacrificeThis(), destroy(target(ARTIFACT | ENCHANTMENT)))),

    card("Taunt from the Rampart", "{3}{R}{W}", SORCERY_CARD,
         then(Goad(all_of(CREATURE & THEIRS)), CantBlockNow(all_of(CREATURE & THEIRS), UNTIL_YOUR_NEXT_TURN))),

    card("Indrik Umbra", "{4}{G}{W}", AURA_CARD, Enchant(CREATURE),
         static(Continuous(HOST, (gets(4, 4), has(keyword("first strike")))), AllMustBlock(HOST)),
         keyword("umbra armor")),
)
# fmt: on
