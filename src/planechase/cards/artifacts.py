"""Artifacts, and creatures without a colour."""

from __future__ import annotations

from planechase.rules.language import card_types as types
from planechase.rules.mana.mana import ManaCost
from planechase.rules.state.objects import Zone
from planechase.rules.turns.ending import CantLose, CantWin
from planechase.words.amounts import CountOf, Number, SizeOf
from planechase.words.card import (
    ARTIFACT_CARD,
    EQUIPMENT_CARD,
    activated,
    anthem,
    artifact_creature,
    card,
    creature,
    enchanted,
    enters_,
    leaves_,
    static,
    typed,
    when_so,
    whenever,
)
from planechase.words.casual.planar import PlanarRoll
from planechase.words.conditions import Controls, IsThe
from planechase.words.costs import ExileThis, RemoveCountersCost, SacrificeCost, SacrificeThis, TapCost, mana
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.finding import Find, Search
from planechase.words.effects.flow import May, UnlessPays, and_, then
from planechase.words.effects.hands import LookAndChoose, discard, draw
from planechase.words.effects.lasting import CopySpell, Counter, pump
from planechase.words.effects.life import LoseHalfLife
from planechase.words.effects.permanents import AttachTo, SacrificeIt
from planechase.words.effects.tokens import add, add_any_color, create, creature_token
from planechase.words.effects.turns import LoseGame
from planechase.words.effects.zones import ExileFromGraveyard, exile, return_to_hand
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    BASIC,
    CREATURE,
    ENCHANTED,
    ITSELF,
    LAND,
    OTHER,
    SOURCE,
    TAPPED,
    THEIRS,
    YOURS,
    AttachedHost,
    ChosenName,
    IsAbility,
    subtype,
)
from planechase.words.keywords import Affinity, Modular, equip, keyword, keywords
from planechase.words.players import OPPONENTS, TARGET_OPPONENT, TARGET_PLAYER, THAT_PLAYER, YOU, ControllerOf
from planechase.words.replacements import AsEnters, EntersTapped, EntersWithCounters, FlipTwo
from planechase.words.selections import (
    ANY_TARGET,
    THAT,
    THIS,
    All,
    Remembered,
    Target,
    card_in_graveyard,
    target,
    target_spell,
)
from planechase.words.statics import CantBeBlocked, Continuous, CostsMore, NoActivating, gets, has
from planechase.words.triggers import DealsDamage, Enters

EQUIPPED = CREATURE & AttachedHost()
IS_ENCHANTED = IsThe(THIS, ENCHANTED, "is enchanted")
IS_UNTAPPED = IsThe(THIS, ~TAPPED, "is untapped")
SPELL_ = target_spell()
TRIGGERED_ABILITY_OF_YOURS = Target(IsAbility("triggered") & YOURS, zone=Zone.STACK)

# fmt: off
CARDS = (
    card("Arcbound Crusher", "{4}", artifact_creature("Juggernaut", 0, 0),
         keyword("trample"),
         whenever(Enters(ARTIFACT & OTHER), put_counters("+1/+1", THIS)),
         Modular(1)),
    card("Arcbound Slith", "{2}", artifact_creature("Slith", 0, 0),
         whenever(DealsDamage(ITSELF), put_counters("+1/+1", THIS)),
         Modular(1)),
    card("Armillary Sphere", "{2}", ARTIFACT_CARD,
         activated("{2}", "{T}", SacrificeThis(), Search((Find(BASIC & LAND, 2),), reveal=True))),
    card("Boros Signet", "{2}", ARTIFACT_CARD, activated("{1}", "{T}", add("{R}{W}"))),
    card("Bosh, Iron Golem", "{8}", creature("Golem", 6, 7, "Legendary Artifact Creature"),
         keyword("trample"),
         activated("{3}{R}", SacrificeCost(ARTIFACT),
                   damage(SizeOf(Remembered("sacrificed", "the sacrificed artifact"), "mana value"), ANY_TARGET))),
    card("Copper Myr", "{2}", artifact_creature("Myr", 1, 1), activated("{T}", add("{G}"))),
    card("Cranial Plating", "{2}", EQUIPMENT_CARD,
         enchanted(gets(CountOf(ARTIFACT & YOURS), 0)),
         activated("{B}{B}", AttachTo(target(CREATURE & YOURS))),
         equip("{1}")),
    card("Darksteel Forge", "{9}", ARTIFACT_CARD, anthem(ARTIFACT & YOURS, has(keyword("indestructible")))),
    card("Door to Nothingness", "{5}", ARTIFACT_CARD,
         EntersTapped(),
         activated("{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", "{T}", SacrificeThis(), LoseGame(TARGET_PLAYER))),
    card("Etched Oracle", "{4}", artifact_creature("Wizard", 0, 0),
         keyword("sunburst"),
         activated("{1}", RemoveCountersCost("+1/+1", 4), draw(3, TARGET_PLAYER))),
    card("Farsight Mask", "{5}", ARTIFACT_CARD,
         whenever(DealsDamage(SOURCE & THEIRS, combat=False, whom=YOU), May(draw()), IS_UNTAPPED)),
    card("Flayer Husk", "{1}", EQUIPMENT_CARD,
         keyword("living weapon"),
         enchanted(gets(1, 1)),
         equip("{2}")),
    card("Fractured Powerstone", "{2}", ARTIFACT_CARD,
         activated("{T}", add("{C}")),
         activated("{T}", PlanarRoll(), as_sorcery=True)),
    card("Gold Myr", "{2}", artifact_creature("Myr", 1, 1), activated("{T}", add("{W}"))),
    card("Iron Myr", "{2}", artifact_creature("Myr", 1, 1), activated("{T}", add("{R}"))),
    card("Krark's Thumb", "{2}", typed("Legendary Artifact"), FlipTwo()),
    card("Leaden Myr", "{2}", artifact_creature("Myr", 1, 1), activated("{T}", add("{B}"))),
    card("Lodestone Myr", "{4}", artifact_creature("Myr", 2, 2),
         keyword("trample"),
         activated(TapCost(ARTIFACT & YOURS), pump(THIS, 1, 1))),
    card("Loxodon Warhammer", "{3}", EQUIPMENT_CARD,
         enchanted(gets(3, 0), has(*keywords("trample, lifelink"))),
         equip("{3}")),
    card("Mask of Memory", "{2}", EQUIPMENT_CARD,
         whenever(DealsDamage(EQUIPPED), May(draw(2), then=discard(1))),
         equip("{1}")),
    card("Myr Enforcer", "{7}", artifact_creature("Myr", 4, 4), Affinity(ARTIFACT)),
    card("Nuisance Engine", "{3}", ARTIFACT_CARD,
         activated("{2}", "{T}", create(creature_token(0, 1, 0, "Pest", types=types.ARTIFACT)))),
    card("Pentad Prism", "{2}", ARTIFACT_CARD,
         keyword("sunburst"),
         activated(RemoveCountersCost("charge"), add_any_color())),
    card("Pentavus", "{7}", artifact_creature("Construct", 0, 0),
         EntersWithCounters("+1/+1", Number(5)),
         activated("{1}", RemoveCountersCost("+1/+1"),
                   create(creature_token(1, 1, 0, "Pentavite", keyword("flying"), types=types.ARTIFACT))),
         activated("{1}", SacrificeCost(subtype("Pentavite")), put_counters("+1/+1", THIS))),
    card("Pithing Needle", "{1}", ARTIFACT_CARD, AsEnters("a card name"), NoActivating(ChosenName())),
    card("Platinum Angel", "{7}", artifact_creature("Angel", 4, 4),
         keyword("flying"),
         static(CantLose(YOU), CantWin(OPPONENTS))),
    card("Quietus Spike", "{3}", EQUIPMENT_CARD,
         enchanted(has(keyword("deathtouch"))),
         whenever(DealsDamage(EQUIPPED), LoseHalfLife(THAT_PLAYER)),
         equip("{3}")),
    card("Relic of Progenitus", "{1}", ARTIFACT_CARD,
         activated("{T}", ExileFromGraveyard(who=TARGET_PLAYER)),
         activated("{1}", ExileThis(), then(exile(All(ANYTHING, Zone.GRAVEYARD)), draw()))),
    card("Sai of the Shinobi", "{1}", EQUIPMENT_CARD,
         enchanted(gets(1, 1)),
         whenever(Enters(CREATURE & YOURS), May(AttachTo(THAT))),
         equip("{2}")),
    card("Serum Tank", "{3}", ARTIFACT_CARD,
         whenever(Enters(ITSELF | (ARTIFACT & OTHER)), put_counters("charge", THIS)),
         activated("{3}", "{T}", RemoveCountersCost("charge"), draw())),
    card("Silver Myr", "{2}", artifact_creature("Myr", 1, 1), activated("{T}", add("{U}"))),
    card("Skeleton Shard", "{3}", ARTIFACT_CARD,
         activated("{3}", "{T}", return_to_hand(card_in_graveyard(ARTIFACT & CREATURE)), instead=("{B}", "{T}"))),
    card("Sol Ring", "{1}", ARTIFACT_CARD, activated("{T}", add("{C}{C}"))),
    card("Sphere of Resistance", "{2}", ARTIFACT_CARD, CostsMore(ANYTHING, ManaCost.parse("{1}"))),
    card("Strionic Resonator", "{2}", ARTIFACT_CARD, activated("{2}", "{T}", CopySpell(TRIGGERED_ABILITY_OF_YOURS))),
    card("Suntouched Myr", "{3}", artifact_creature("Myr", 0, 0), keyword("sunburst")),
    card("Synod Centurion", "{4}", artifact_creature("Construct", 4, 4),
         when_so(Controls(ARTIFACT & OTHER, least=0, most=0), SacrificeIt())),
    card("Thought-Knot Seer", "{3}{C}", creature("Eldrazi", 4, 4),
         enters_(and_(LookAndChoose(TARGET_OPPONENT, ~LAND), exile(Remembered("chosen", "that card")))),
         leaves_(draw(1, TARGET_OPPONENT))),
    card("Thran Golem", "{5}", artifact_creature("Golem", 3, 3),
         anthem(ITSELF, gets(2, 2), has(*keywords("flying, first strike, trample")), only_if=IS_ENCHANTED)),
    card("Whispersilk Cloak", "{3}", EQUIPMENT_CARD,
         static(CantBeBlocked(EQUIPPED), Continuous(EQUIPPED, (has(keyword("shroud")),))),
         equip("{2}")),
    card("Wizard Replica", "{3}", artifact_creature("Wizard", 1, 3),
         keyword("flying"),
         activated("{U}", SacrificeThis(), UnlessPays(Counter(SPELL_), (mana("{2}"),), ControllerOf(SPELL_)))),
)
# fmt: on
