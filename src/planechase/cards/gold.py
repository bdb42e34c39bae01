"""Multicoloured and hybrid cards."""

from __future__ import annotations

from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.language.card_types import ENCHANTMENT as ENCHANTMENT_TYPE
from planechase.rules.language.card_types import PLANESWALKER as PLANESWALKER_TYPE
from planechase.rules.language.colors import GREEN, RED, WHITE
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.words.amounts import CountOf, Number, RememberedNumber, SizeOf, ThatMuch, Times, X
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    EQUIPMENT_CARD,
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
    static,
    upkeep,
    whenever,
)
from planechase.words.conditions import Controls, Devoured, DuringYourTurn, IsThe, NotSo
from planechase.words.costs import SacrificeThis, mana
from planechase.words.effects.casting import MayCastFromAmong
from planechase.words.effects.damage import damage
from planechase.words.effects.flow import ChooseModes, If, IfPays, May, and_, comma_then, then, when_you_do
from planechase.words.effects.hands import Discard, LookAtHand, discard, draw
from planechase.words.effects.lasting import UNTIL_YOUR_NEXT_TURN, CantBlockNow, Change, Goad, Regenerate, pump
from planechase.words.effects.libraries import PutIntoLibrary
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import destroy, sacrifice
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zones import exile, return_to_hand
from planechase.words.filters import (
    ARTIFACT,
    BLACK_,
    BLUE_,
    CREATURE,
    ENCHANTED,
    ENCHANTMENT,
    FLYING,
    ITSELF,
    LAND,
    LEGENDARY_,
    OTHER,
    PERMANENT,
    RED_,
    THEIRS,
    UNBLOCKED,
    WHITE_,
    YOURS,
    AttachedHost,
    BothColors,
    OtherThan,
    TargetsThis,
    subtype,
)
from planechase.words.keywords import Devour, Enchant, equip, keyword, keywords, ninjutsu, transmute
from planechase.words.modifications import AddTypes, BecomeCopy, SetCreatureTypes, SwitchSize
from planechase.words.players import (
    EACH_OPPONENT,
    EACH_PLAYER,
    OPPONENTS,
    TARGET_OPPONENT,
    TARGET_PLAYER,
    THAT_PLAYER,
    YOU,
)
from planechase.words.replacements import EntersByRevealing, RedirectNextEffect, StealDraws
from planechase.words.selections import (
    ANY_TARGET,
    TARGET_PLAYER_OR_PLANESWALKER,
    THAT,
    THIS,
    THIS_CARD,
    AnyTarget,
    Attacked,
    Remembered,
    Together,
    all_of,
    another_target,
    each,
    target,
)
from planechase.words.statics import AllMustBlock, CantBeBlocked, Continuous, CostsLess, CostsMore, base_size, gets, has
from planechase.words.triggers import AttacksTrigger, Casts, DealsDamage, EntersOrLeaves, Leaves

HOST = CREATURE & AttachedHost()
TWO = ManaCost.parse("{2}")
MODEL = target(CREATURE & ~LEGENDARY_)
HURT = AnyTarget(types=CREATURE_TYPE | PLANESWALKER_TYPE, text="target creature, planeswalker, or player")
ANOTHER = AnyTarget(types=HURT.types, text=HURT.text, other_than=(HURT,))
ATTACKED = Attacked()
SEEN = Remembered("looked at", "those cards", several=True)
SPARED = target(CREATURE & YOURS)
SAPROLING = creature_token(1, 1, GREEN, "Saproling")

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

    # ------------------------------------------------------------------ red and green

    card("Bituminous Blast", "{3}{B}{R}", INSTANT_CARD, keyword("cascade"), damage(4, target(CREATURE))),

    card("Rumbling Slum", "{1}{R}{G}{G}", creature("Elemental", 5, 5), upkeep(damage(1, EACH_PLAYER))),

    card("Hull Breach", "{R}{G}", SORCERY_CARD,
         ChooseModes((destroy(target(ARTIFACT)), destroy(target(ENCHANTMENT)),
                      destroy(Together((target(ARTIFACT), target(ENCHANTMENT))))))),

    card("Savage Twister", "{X}{R}{G}", SORCERY_CARD, damage(X(), each(CREATURE))),

    card("Mage Slayer", "{1}{R}{G}", EQUIPMENT_CARD,
         whenever(AttacksTrigger(HOST), damage(SizeOf(THAT), ATTACKED, source=THAT)),
         equip("{3}")),

    card("Fires of Yavimaya", "{1}{R}{G}", ENCHANTMENT_CARD,
         anthem(CREATURE & YOURS, has(keyword("haste"))),
         activated(SacrificeThis(), pump(target(CREATURE), 2, 2))),

    card("Dragonlair Spider", "{2}{R}{R}{G}{G}", creature("Spider", 5, 6), keyword("reach"),
         whenever(Casts(EACH_OPPONENT), create(creature_token(1, 1, GREEN, "Insect")))),

    card("Hellkite Hatchling", "{2}{R}{G}", creature("Dragon", 2, 2), Devour(1),
         anthem(ITSELF, has(*keywords("flying, trample")), only_if=Devoured())),

    # ------------------------------------------------------------------ blue with black, green or red

    card("Kathari Remnant", "{2}{U}{B}", creature("Bird Skeleton", 0, 1), keyword("flying"),
         activated("{B}", Regenerate()),
         keyword("cascade")),

    card("Deny Reality", "{3}{U}{B}", SORCERY_CARD, keyword("cascade"), return_to_hand(target(PERMANENT))),

    card("Silent-Blade Oni", "{3}{U}{U}{B}{B}", creature("Demon Ninja", 6, 5), ninjutsu("{4}{U}{B}"),
         whenever(DealsDamage(ITSELF), then(LookAtHand(THAT_PLAYER), MayCastFromAmong(SEEN)))),

    card("Shardless Agent", "{1}{G}{U}", artifact_creature("Human Rogue", 2, 2), keyword("cascade")),

    card("Etherium-Horn Sorcerer", "{4}{U}{R}", artifact_creature("Minotaur Wizard Sorcerer", 3, 6),
         activated("{1}{U}{R}", return_to_hand(THIS)),
         keyword("cascade")),

    card("Noggle Ransacker", "{2}{U/R}", creature("Noggle Rogue", 2, 1),
         enters_(comma_then(draw(2, EACH_PLAYER), Discard(who=EACH_PLAYER, at_random=True)))),

    card("Maelstrom Wanderer", "{5}{G}{U}{R}", legendary_creature("Elemental", 7, 5),
         anthem(CREATURE & YOURS, has(keyword("haste"))),
         keywords("cascade, cascade")),

    # ------------------------------------------------------------------ white with green or red

    card("Enlisted Wurm", "{4}{G}{W}", creature("Wurm", 5, 5), keyword("cascade")),

    card("Krond the Dawn-Clad", "{G}{G}{G}{W}{W}{W}", legendary_creature("Archon", 6, 6), keywords("flying, vigilance"),
         whenever(AttacksTrigger(ITSELF), exile(target(PERMANENT)), only_if=IsThe(THIS, ENCHANTED, "is enchanted"))),

    card("Pollenbright Wings", "{4}{G}{W}", AURA_CARD, Enchant(CREATURE),
         enchanted(has(keyword("flying"))),
         whenever(DealsDamage(HOST), create(SAPROLING, ThatMuch()))),

    card("Boros Guildmage", "{R/W}{R/W}", creature("Human Wizard", 2, 2),
         activated("{1}{R}", Change(target(CREATURE), (has(keyword("haste")),))),
         activated("{1}{W}", Change(target(CREATURE), (has(keyword("first strike")),)))),

    card("Balefire Liege", "{2}{R/W}{R/W}{R/W}", creature("Spirit Horror", 2, 4),
         anthem(RED_ & CREATURE & YOURS & OTHER, gets(1, 1)),
         anthem(WHITE_ & CREATURE & YOURS & OTHER, gets(1, 1)),
         whenever(Casts(YOU, RED_), damage(3, TARGET_PLAYER_OR_PLANESWALKER)),
         whenever(Casts(YOU, WHITE_), gain_life(3))),

    card("Razia, Boros Archangel", "{4}{R}{R}{W}{W}", legendary_creature("Angel", 6, 3),
         keywords("flying, vigilance, haste"),
         activated("{T}", RedirectNextEffect(SPARED, another_target(CREATURE, SPARED), Number(3)))),

    card("Double Cleave", "{1}{R/W}", INSTANT_CARD, Change(target(CREATURE), (has(keyword("double strike")),))),

    card("Glory of Warfare", "{2}{R}{W}", ENCHANTMENT_CARD,
         anthem(CREATURE & YOURS, gets(2, 0), only_if=DuringYourTurn()),
         anthem(CREATURE & YOURS, gets(0, 2), only_if=NotSo(DuringYourTurn(), "during turns other than yours"))),

    # ------------------------------------------------------------------ three colors and more

    card("Arsenal Thresher", "{2}{W/B}{U}", artifact_creature("Construct", 2, 2), EntersByRevealing(ARTIFACT)),

    card("Sludge Strider", "{1}{W}{U}{B}", artifact_creature("Insect", 3, 3),
         whenever(EntersOrLeaves(ARTIFACT & YOURS & OTHER),
                  IfPays((mana("{1}"),), and_(lose_life(1, TARGET_PLAYER), gain_life(1))))),

    card("Enigma Sphinx", "{4}{W}{U}{B}", artifact_creature("Sphinx", 5, 4), keyword("flying"),
         whenever(Leaves(ITSELF, Zone.GRAVEYARD, YOU), PutIntoLibrary(THIS_CARD, 2)),
         keyword("cascade")),

    card("Fusion Elemental", "{W}{U}{B}{R}{G}", creature("Elemental", 8, 8)),

    card("Last Stand", "{W}{U}{B}{R}{G}", SORCERY_CARD,
         then(lose_life(Times(2, CountOf(subtype("Swamp") & YOURS)), TARGET_OPPONENT),
              damage(CountOf(subtype("Mountain") & YOURS), target(CREATURE)),
              create(SAPROLING, CountOf(subtype("Forest") & YOURS)),
              gain_life(Times(2, CountOf(subtype("Plains") & YOURS))),
              comma_then(draw(CountOf(subtype("Island") & YOURS)), discard(RememberedNumber("to draw"))))),
)
# fmt: on
