"""White cards."""

from __future__ import annotations

from planechase.rules.language.card_types import CREATURE as CREATURE_TYPE
from planechase.rules.language.colors import WHITE
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.words.amounts import CountOf, Number, OnlyIf, SizeOf, Times
from planechase.words.card import (
    AURA_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    card,
    creature,
    enchanted,
    enters_,
    leaves_,
    loyal,
    planeswalker,
    static,
    whenever,
)
from planechase.words.conditions import StillHere, WasKicked
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import FOUND, Find, LookFor, RevealAndTake, Search
from planechase.words.effects.flow import If, Later, May, Sequence, and_, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting import UNTIL_END_OF_TURN, MakeTrue, pump
from planechase.words.effects.libraries import Shuffle
from planechase.words.effects.life import gain_life
from planechase.words.effects.permanents import AttachTo, destroy
from planechase.words.effects.tokens import GetEmblem, create, creature_token
from planechase.words.effects.zones import (
    Exile,
    ExileUntilThisLeaves,
    PutAttached,
    PutOntoBattlefield,
    exile,
    return_to_hand,
)
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    AURA,
    BLACK_,
    CREATURE,
    ENCHANTMENT,
    ITSELF,
    LAND,
    OTHER,
    PERMANENT,
    THEIRS,
    YOURS,
    AttachedHost,
    AttachedToThis,
    ChosenColor,
    CouldEnchant,
)
from planechase.words.keywords import Enchant, cycling, keyword, keywords, kicker, protection
from planechase.words.modifications import AddTypes, LoseAllAbilities, SizeFromManaValue
from planechase.words.players import OPPONENTS, PLAYERS, TARGET_PLAYER, YOU
from planechase.words.replacements import AsEnters, GoesElsewhere, LifeStaysAtOne, PreventNextEffect, ShareDraws
from planechase.words.selections import (
    ANY_TARGET,
    THAT,
    THIS,
    All,
    Linked,
    Remembered,
    Target,
    all_of,
    card_in_graveyard,
    each,
    target,
)
from planechase.words.statics import AttackTax, CantAttack, CantBlock, NoActivating, base_size, gets, has
from planechase.words.triggers import AtNext, Casts, Enters, GainsLife

BROKEN = target(ARTIFACT | ENCHANTMENT)
AURAS_ON_IT = Times(2, CountOf(AURA & AttachedToThis()))
IF_KICKED = OnlyIf(WasKicked(), Number(1))

# fmt: off
CARDS = (
    card("Soul Warden", "{W}", creature("Human Cleric", 1, 1),
         whenever(Enters(CREATURE & OTHER), gain_life(1))),

    card("Ajani's Pridemate", "{1}{W}", creature("Cat Soldier", 2, 2),
         whenever(GainsLife(), put_counters("+1/+1", THIS))),

    card("White Knight", "{W}{W}", creature("Human Knight", 2, 2),
         keyword("first strike"), protection(BLACK_)),

    card("Armored Griffin", "{3}{W}", creature("Griffin", 2, 3), keywords("flying, vigilance")),

    card("Serra Angel", "{3}{W}{W}", creature("Angel", 4, 4), keywords("flying, vigilance")),

    card("Kor Spiritdancer", "{1}{W}", creature("Kor Wizard", 0, 2),
         anthem(ITSELF, gets(AURAS_ON_IT, AURAS_ON_IT)),
         whenever(Casts(YOU, AURA), May(draw()))),

    card("Auramancer", "{2}{W}", creature("Human Wizard", 2, 2),
         enters_(May(return_to_hand(card_in_graveyard(ENCHANTMENT))))),

    card("Auratouched Mage", "{5}{W}", creature("Human Wizard", 3, 3),
         enters_(Sequence(then(LookFor(AURA & CouldEnchant(THIS)),
                               If(StillHere(), PutAttached(FOUND, THIS), RevealAndTake(FOUND))),
                          Shuffle(), ". Then "))),

    card("Celestial Ancient", "{3}{W}{W}", creature("Elemental", 3, 3), keyword("flying"),
         whenever(Casts(YOU, ENCHANTMENT), put_counters("+1/+1", each(CREATURE & YOURS)))),

    card("Hyena Umbra", "{W}", AURA_CARD, Enchant(CREATURE),
         enchanted(gets(1, 1), has(keyword("first strike"))),
         keyword("umbra armor")),

    card("Felidar Umbra", "{1}{W}", AURA_CARD, Enchant(CREATURE),
         enchanted(has(keyword("lifelink"))),
         activated("{1}{W}", AttachTo(target(CREATURE & YOURS))),
         keyword("umbra armor")),

    card("Mammoth Umbra", "{4}{W}", AURA_CARD, Enchant(CREATURE),
         enchanted(gets(3, 3), has(keyword("vigilance"))),
         keyword("umbra armor")),

    card("Spirit Mantle", "{1}{W}", AURA_CARD, Enchant(CREATURE),
         enchanted(gets(1, 1), has(protection(CREATURE)))),

    card("Cage of Hands", "{2}{W}", AURA_CARD, Enchant(CREATURE),
         static(CantAttack(CREATURE & AttachedHost()), CantBlock(CREATURE & AttachedHost())),
         activated("{1}{W}", return_to_hand(THIS))),

    card("Arrest", "{2}{W}", AURA_CARD, Enchant(CREATURE),
         static(CantAttack(CREATURE & AttachedHost()), CantBlock(CREATURE & AttachedHost()),
                NoActivating(CREATURE & AttachedHost(), mana_too=True))),

    card("Prison Term", "{1}{W}{W}", AURA_CARD, Enchant(CREATURE),
         static(CantAttack(CREATURE & AttachedHost()), CantBlock(CREATURE & AttachedHost()),
                NoActivating(CREATURE & AttachedHost(), mana_too=True)),
         whenever(Enters(CREATURE & THEIRS), May(AttachTo(THAT)))),

    card("Sigil of the Empty Throne", "{3}{W}{W}", ENCHANTMENT_CARD,
         whenever(Casts(YOU, ENCHANTMENT), create(creature_token(4, 4, WHITE, "Angel", keyword("flying"))))),

    card("Oblivion Ring", "{2}{W}", ENCHANTMENT_CARD,
         enters_(Exile(target(~LAND & OTHER), link="exiled")),
         leaves_(PutOntoBattlefield(Linked("exiled"), under_owner=True, returning=True))),

    card("Elspeth, Knight-Errant", "{2}{W}{W}", planeswalker("Elspeth", 4),
         loyal(+1, create(creature_token(1, 1, WHITE, "Soldier"))),
         loyal(+1, pump(target(CREATURE), 3, 3, has(keyword("flying")))),
         loyal(-8, GetEmblem((
             anthem((ARTIFACT | CREATURE | ENCHANTMENT | LAND) & YOURS, has(keyword("indestructible"))),)))),

    card("Kor Sanctifiers", "{2}{W}", creature("Kor Cleric", 2, 3), kicker("{W}"),
         enters_(destroy(BROKEN), only_if=WasKicked())),

    card("Orim's Thunder", "{2}{W}", INSTANT_CARD, kicker("{R}"),
         then(destroy(BROKEN),
              If(WasKicked(), damage(SizeOf(BROKEN, "mana value"), Target(CREATURE, IF_KICKED, IF_KICKED))))),

    card("Congregate", "{3}{W}", INSTANT_CARD, gain_life(Times(2, CountOf(CREATURE)), TARGET_PLAYER)),

    card("Angel's Grace", "{W}", INSTANT_CARD, keyword("split second"),
         then(and_(MakeTrue(CantLose(YOU)), MakeTrue(CantWin(OPPONENTS))),
              MakeTrue(LifeStaysAtOne(), UNTIL_END_OF_TURN))),

    card("Three Dreams", "{4}{W}", SORCERY_CARD, Search((Find(AURA, 3, apart=True),), reveal=True, up_to=True)),

    card("Akroma's Vengeance", "{4}{W}{W}", SORCERY_CARD,
         destroy(all_of(ARTIFACT | CREATURE | ENCHANTMENT)),
         cycling("{3}")),

    card("Flickerwisp", "{1}{W}{W}", creature("Elemental", 3, 1), keyword("flying"),
         enters_(then(exile(target(PERMANENT & OTHER)),
                      Later(AtNext(Step.END),
                            PutOntoBattlefield(Remembered("exiled"), under_owner=True, returning=True))))),

    card("Mending Hands", "{W}", INSTANT_CARD, PreventNextEffect(ANY_TARGET, Number(4))),

    card("Alms Collector", "{3}{W}", creature("Cat Cleric", 3, 4), keyword("flash"), ShareDraws()),

    card("Rest in Peace", "{1}{W}", ENCHANTMENT_CARD,
         enters_(exile(All(ANYTHING, Zone.GRAVEYARD))),
         GoesElsewhere(PLAYERS, cards_only=False)),

    card("Humility", "{2}{W}{W}", ENCHANTMENT_CARD, anthem(CREATURE, LoseAllAbilities(), base_size(1, 1))),

    card("Opalescence", "{2}{W}{W}", ENCHANTMENT_CARD,
         anthem(ENCHANTMENT & ~AURA & OTHER, AddTypes(CREATURE_TYPE), SizeFromManaValue())),

    card("Ghostly Prison", "{2}{W}", ENCHANTMENT_CARD, AttackTax(ManaCost.parse("{2}"))),

    card("Banisher Priest", "{1}{W}{W}", creature("Human Cleric", 2, 2),
         enters_(ExileUntilThisLeaves(target(CREATURE & THEIRS)))),

    card("Voice of All", "{2}{W}{W}", creature("Angel", 2, 2), keyword("flying"),
         AsEnters("a color"),
         anthem(ITSELF, has(protection(ChosenColor())))),
)
# fmt: on
