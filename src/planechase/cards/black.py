"""Black cards."""

from __future__ import annotations

from planechase.rules.language.colors import BLACK
from planechase.rules.mana.mana import generic_cost
from planechase.rules.state.objects import Zone
from planechase.words.amounts import DAMAGE_DEALT_THIS_WAY, CountCards, CountOf, Negative, Sum, ThisWay, Times, X
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
    static,
    upkeep,
    whenever,
)
from planechase.words.conditions import WasThe
from planechase.words.costs import SacrificeCost
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import Find, Search, search
from planechase.words.effects.flow import ChooseModes, If, May, and_, series, then
from planechase.words.effects.hands import discard, draw
from planechase.words.effects.lasting import Change, Regenerate, pump
from planechase.words.effects.libraries import ShuffleIntoLibrary
from planechase.words.effects.life import gain_life, lose_life
from planechase.words.effects.permanents import UntapIt, destroy, sacrifice
from planechase.words.effects.tokens import add
from planechase.words.effects.zones import PutOntoBattlefield, exile, return_to_hand
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BASIC,
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
from planechase.words.players import (
    EACH_OPPONENT,
    EACH_OTHER_PLAYER,
    EACH_PLAYER,
    OPPONENTS,
    TARGET_PLAYER,
    THAT_PLAYER,
    YOU,
    ControllerOf,
)
from planechase.words.replacements import AsEnters, GoesElsewhere
from planechase.words.selections import (
    ANY_TARGET,
    THIS,
    all_of,
    card_in_graveyard,
    different_targets,
    target,
    targets,
)
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
from planechase.words.triggers import DealsDamage, Enters, Leaves

ZOMBIE = subtype("Zombie")
SKELETON = subtype("Skeleton")
SWAMP = subtype("Swamp")

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ Zombies

    card("Festering Goblin", "{B}", creature("Zombie Goblin", 1, 1), dies_(pump(target(CREATURE), -1, -1))),
    card("Withered Wretch", "{B}{B}", creature("Zombie Cleric", 2, 2),
         activated("{1}", exile(card_in_graveyard(ANYTHING, who=None)))),
    card("Dregscape Zombie", "{1}{B}", creature("Zombie", 2, 1), unearth("{B}")),
    card("Rotting Rats", "{1}{B}", creature("Zombie Rat", 1, 1), enters_(discard(1, EACH_PLAYER)), unearth("{1}{B}")),
    card("Shepherd of Rot", "{1}{B}", creature("Zombie Cleric", 1, 1),
         activated("{T}", lose_life(Times(1, CountOf(ZOMBIE)), EACH_PLAYER))),
    card("Cadaverous Knight", "{2}{B}", creature("Zombie Knight", 2, 2), keyword("flanking"),
         activated("{1}{B}{B}", Regenerate())),
    card("Death Baron", "{1}{B}{B}", creature("Zombie Wizard", 2, 2),
         anthem(SKELETON & YOURS | OTHER & ZOMBIE & YOURS, gets(1, 1), has(keyword("deathtouch")))),
    card("Phyrexian Ghoul", "{2}{B}", creature("Phyrexian Zombie", 2, 2),
         activated(SacrificeCost(CREATURE), pump(THIS, 2, 2))),
    card("Gravedigger", "{3}{B}", creature("Zombie", 2, 2),
         enters_(May(return_to_hand(card_in_graveyard(CREATURE))))),
    card("Soulless One", "{3}{B}", creature("Zombie Avatar", "*", "*"),
         defined_size(Sum(CountOf(ZOMBIE), CountCards(ZOMBIE, who=None)))),
    card("Undead Warchief", "{2}{B}{B}", creature("Zombie", 1, 1),
         CostsLess(ZOMBIE, generic_cost(1), YOU),
         anthem(ZOMBIE & CREATURE & YOURS, gets(2, 1))),
    card("Corpse Harvester", "{3}{B}{B}", creature("Zombie Wizard", 3, 3),
         activated("{1}{B}", "{T}", SacrificeCost(CREATURE), Search((Find(ZOMBIE), Find(SWAMP)), reveal=True))),
    card("Noxious Ghoul", "{3}{B}{B}", creature("Zombie", 3, 3),
         whenever(Enters(ITSELF | OTHER & ZOMBIE), pump(all_of(~ZOMBIE & CREATURE), -1, -1))),
    card("Helldozer", "{3}{B}{B}{B}", creature("Zombie Giant", 6, 5),
         activated("{B}{B}{B}", "{T}",
                   then(destroy(target(LAND)), If(WasThe(target(LAND), ~BASIC, "was nonbasic"), UntapIt(THIS))))),
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
    card("Cadaver Imp", "{1}{B}{B}", creature("Imp", 1, 1), keyword("flying"),
         enters_(May(return_to_hand(card_in_graveyard(CREATURE))))),
    card("Liliana's Specter", "{1}{B}{B}", creature("Specter", 2, 1), keyword("flying"),
         enters_(discard(1, EACH_OPPONENT))),
    card("Vampire Nighthawk", "{1}{B}{B}", creature("Vampire Shaman", 2, 3), keywords("flying, deathtouch, lifelink")),
    card("Shriekmaw", "{4}{B}", creature("Elemental", 3, 2), keyword("fear"),
         enters_(destroy(target(~ARTIFACT & ~BLACK_ & CREATURE))), evoke("{1}{B}")),
    card("Ascendant Evincar", "{4}{B}{B}", legendary_creature("Phyrexian Vampire Noble", 3, 3), keyword("flying"),
         anthem(OTHER & BLACK_ & CREATURE, gets(1, 1)),
         anthem(~BLACK_ & CREATURE, gets(-1, -1))),
    card("Dark Hatchling", "{4}{B}{B}", creature("Horror", 3, 3), keyword("flying"),
         enters_(destroy(target(~BLACK_ & CREATURE), can_regenerate=False))),

    # ------------------------------------------------------------------ Ninjas

    card("Skullsnatcher", "{1}{B}", creature("Rat Ninja", 2, 1), ninjutsu("{B}"),
         whenever(DealsDamage(ITSELF), exile(card_in_graveyard(ANYTHING, THAT_PLAYER, least=0, most=2)))),
    card("Okiba-Gang Shinobi", "{3}{B}{B}", creature("Rat Ninja", 3, 2), ninjutsu("{3}{B}"),
         whenever(DealsDamage(ITSELF), discard(2, THAT_PLAYER))),
    card("Throat Slitter", "{4}{B}", creature("Rat Ninja", 2, 2), ninjutsu("{2}{B}"),
         whenever(DealsDamage(ITSELF), destroy(target(~BLACK_ & CREATURE & ControlledBy(THAT_PLAYER))))),
    card("Ink-Eyes, Servant of Oni", "{4}{B}{B}", legendary_creature("Rat Ninja", 5, 4), ninjutsu("{3}{B}{B}"),
         whenever(DealsDamage(ITSELF), May(PutOntoBattlefield(card_in_graveyard(CREATURE, THAT_PLAYER)))),
         activated("{1}{B}", Regenerate())),

    # ------------------------------------------------------------------ instants and sorceries

    card("Dark Ritual", "{B}", INSTANT_CARD, add("{B}{B}{B}")),
    card("Innocent Blood", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER)),
    card("Syphon Soul", "{2}{B}", SORCERY_CARD, then(damage(2, EACH_OTHER_PLAYER), gain_life(DAMAGE_DEALT_THIS_WAY))),
    card("Syphon Mind", "{3}{B}", SORCERY_CARD, then(discard(1, EACH_OTHER_PLAYER), draw(ThisWay("discarded")))),
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
    card("Grave Pact", "{1}{B}{B}{B}", ENCHANTMENT_CARD,
         whenever(Leaves(CREATURE & YOURS, Zone.GRAVEYARD), sacrifice(CREATURE, EACH_OTHER_PLAYER))),
    card("Leyline of the Void", "{2}{B}{B}", ENCHANTMENT_CARD, BeginsOnBattlefield(), GoesElsewhere(OPPONENTS)),
    card("Conspiracy", "{3}{B}{B}", ENCHANTMENT_CARD,
         AsEnters("a creature type"), everywhere(CREATURE & YOURS, SetToChosenType())),
)
# fmt: on
