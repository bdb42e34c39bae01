"""Black cards."""

from __future__ import annotations

from planechase.rules.colors import BLACK
from planechase.rules.mana import generic_cost
from planechase.rules.objects import Zone
from planechase.words.amounts import CountCards, CountOf, Negative, Sum, X
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
    static,
    upkeep,
    whenever,
)
from planechase.words.effects.cards import PutOntoBattlefield, ShuffleIntoLibrary, discard, draw, return_to_hand, search
from planechase.words.effects.flow import ChooseModes, May, and_, series, then
from planechase.words.effects.lasting import Change, Regenerate, pump
from planechase.words.effects.permanents import damage, destroy, exile, gain_life, lose_life, put_counters
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BLACK_,
    CREATURE,
    ITSELF,
    LAND,
    OTHER,
    TAPPED,
    YOURS,
    ControlledBy,
    SizeIs,
    subtype,
)
from planechase.words.keywords import Landwalk, evoke, keyword, keywords, ninjutsu, unearth
from planechase.words.modifications import SetToChosenType
from planechase.words.players import EACH_OPPONENT, OPPONENTS, TARGET_PLAYER, THAT_PLAYER, YOU, ControllerOf
from planechase.words.replacements import AsEnters, GoesElsewhere
from planechase.words.selections import ANY_TARGET, THIS, card_in_graveyard, different_targets, target, targets
from planechase.words.statics import (
    BeginsOnBattlefield,
    CantBeBlocked,
    CantBlock,
    CostsLess,
    MustAttack,
    SpendOnlyOnX,
    defined_size,
    everywhere,
    gets,
    has,
)
from planechase.words.triggers import DealsDamage, Leaves

ZOMBIE = subtype("Zombie")
SKELETON = subtype("Skeleton")

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ Zombies

    card("Festering Goblin", "{B}", creature("Zombie Goblin", 1, 1), dies_(pump(target(CREATURE), -1, -1))),
    card("Withered Wretch", "{B}{B}", creature("Zombie Cleric", 2, 2),
         activated("{1}", exile(card_in_graveyard(ANYTHING, who=None)))),
    card("Dregscape Zombie", "{1}{B}", creature("Zombie", 2, 1), unearth("{B}")),
    card("Cadaverous Knight", "{2}{B}", creature("Zombie Knight", 2, 2), keyword("flanking"),
         activated("{1}{B}{B}", Regenerate())),
    card("Death Baron", "{1}{B}{B}", creature("Zombie Wizard", 2, 2),
         anthem(SKELETON & YOURS | OTHER & ZOMBIE & YOURS, gets(1, 1), has(keyword("deathtouch")))),
    card("Gravedigger", "{3}{B}", creature("Zombie", 2, 2),
         enters_(May(return_to_hand(card_in_graveyard(CREATURE))))),
    card("Soulless One", "{3}{B}", creature("Zombie Avatar", "*", "*"),
         defined_size(Sum(CountOf(ZOMBIE), CountCards(ZOMBIE, who=None)))),
    card("Undead Warchief", "{2}{B}{B}", creature("Zombie", 1, 1),
         CostsLess(ZOMBIE, generic_cost(1), YOU),
         anthem(ZOMBIE & CREATURE & YOURS, gets(2, 1))),
    card("Nefashu", "{4}{B}{B}", creature("Zombie Mutant", 5, 3), attacks_(pump(targets(CREATURE, 5, 0), -1, -1))),

    # ------------------------------------------------------------------ other creatures

    card("Tormented Soul", "{B}", creature("Spirit", 1, 1), static(CantBlock(ITSELF), CantBeBlocked(ITSELF))),
    card("Blood Artist", "{1}{B}", creature("Vampire", 0, 1),
         whenever(Leaves(ITSELF | OTHER & CREATURE, Zone.GRAVEYARD),
                  and_(lose_life(1, TARGET_PLAYER), gain_life(1)))),
    card("Dauthi Slayer", "{B}{B}", creature("Dauthi Soldier", 2, 2), keyword("shadow"), MustAttack(ITSELF)),
    card("Chilling Shade", "{2}{B}", creature("Shade", 1, 1, "Snow Creature"), keyword("flying"),
         activated("{S}", pump(THIS, 1, 1))),
    card("Bog Smugglers", "{1}{B}{B}", creature("Human Mercenary", 2, 2), Landwalk("Swamp")),
    card("Liliana's Specter", "{1}{B}{B}", creature("Specter", 2, 1), keyword("flying"),
         enters_(discard(1, EACH_OPPONENT))),
    card("Vampire Nighthawk", "{1}{B}{B}", creature("Vampire Shaman", 2, 3), keywords("flying, deathtouch, lifelink")),
    card("Shriekmaw", "{4}{B}", creature("Elemental", 3, 2), keyword("fear"),
         enters_(destroy(target(~ARTIFACT & ~BLACK_ & CREATURE))), evoke("{1}{B}")),
    card("Throat Slitter", "{4}{B}", creature("Rat Ninja", 2, 2), ninjutsu("{2}{B}"),
         whenever(DealsDamage(ITSELF), destroy(target(~BLACK_ & CREATURE & ControlledBy(THAT_PLAYER))))),

    # ------------------------------------------------------------------ instants and sorceries

    card("Consume Spirit", "{X}{1}{B}", SORCERY_CARD, SpendOnlyOnX(BLACK),
         and_(damage(X(), ANY_TARGET), gain_life(X()))),
    card("Assassinate", "{2}{B}", SORCERY_CARD, destroy(target(TAPPED & CREATURE))),
    card("Hideous End", "{1}{B}{B}", INSTANT_CARD,
         then(destroy(target(~BLACK_ & CREATURE)), lose_life(2, ControllerOf(target(~BLACK_ & CREATURE))))),
    card("Profane Command", "{X}{B}{B}", SORCERY_CARD, ChooseModes((
         lose_life(X(), TARGET_PLAYER),
         PutOntoBattlefield(card_in_graveyard(CREATURE & SizeIs("mana value", "at most", X())), returning=True),
         pump(target(CREATURE), Negative(X()), Negative(X())),
         Change(targets(CREATURE, X(), 0), (has(keyword("fear")),))), 2, 2)),
    card("Cruel Revival", "{4}{B}", INSTANT_CARD,
         then(destroy(target(~ZOMBIE & CREATURE), can_regenerate=False),
              return_to_hand(card_in_graveyard(ZOMBIE, least=0)))),
    card("Beacon of Unrest", "{3}{B}{B}", SORCERY_CARD,
         then(PutOntoBattlefield(card_in_graveyard(ARTIFACT | CREATURE, who=None)), ShuffleIntoLibrary(THIS))),
    card("Incremental Blight", "{3}{B}{B}", SORCERY_CARD,
         series(*(put_counters("-1/-1", on, count) for count, on in enumerate(different_targets(CREATURE, 3), 1)))),
    card("Beseech the Queen", "{2/B}{2/B}{2/B}", SORCERY_CARD,
         search(SizeIs("mana value", "at most", CountOf(LAND & YOURS)))),

    # ------------------------------------------------------------------ enchantments

    card("Phyrexian Arena", "{1}{B}{B}", ENCHANTMENT_CARD, upkeep(and_(draw(), lose_life(1)))),
    card("Leyline of the Void", "{2}{B}{B}", ENCHANTMENT_CARD, BeginsOnBattlefield(), GoesElsewhere(OPPONENTS)),
    card("Conspiracy", "{3}{B}{B}", ENCHANTMENT_CARD,
         AsEnters("a creature type"), everywhere(CREATURE & YOURS, SetToChosenType())),
)
# fmt: on
