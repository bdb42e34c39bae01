"""Artifacts, and creatures without a colour."""

from __future__ import annotations

from planechase.rules.ending import CantLose, CantWin
from planechase.rules.mana import ManaCost
from planechase.rules.objects import Zone
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
from planechase.words.conditions import Controls
from planechase.words.costs import RemoveCountersCost
from planechase.words.effects.cards import LookAndChoose, draw
from planechase.words.effects.flow import and_
from planechase.words.effects.lasting import CopySpell
from planechase.words.effects.permanents import SacrificeIt, exile, put_counters
from planechase.words.effects.tokens import add, add_any_color
from planechase.words.filters import (
    ANYTHING,
    ARTIFACT,
    CREATURE,
    ITSELF,
    LAND,
    OTHER,
    YOURS,
    AttachedHost,
    ChosenName,
    IsAbility,
)
from planechase.words.keywords import Affinity, Modular, equip, keyword, keywords
from planechase.words.players import OPPONENTS, TARGET_OPPONENT, YOU
from planechase.words.replacements import AsEnters, FlipTwo
from planechase.words.selections import THIS, Remembered, Target
from planechase.words.statics import CantBeBlocked, Continuous, CostsMore, NoActivating, gets, has
from planechase.words.triggers import DealsDamage

EQUIPPED = CREATURE & AttachedHost()
TRIGGERED_ABILITY_OF_YOURS = Target(IsAbility("triggered") & YOURS, zone=Zone.STACK)

# fmt: off
CARDS = (
    card("Arcbound Slith", "{2}", artifact_creature("Slith", 0, 0),
         whenever(DealsDamage(ITSELF), put_counters("+1/+1", THIS)),
         Modular(1)),
    card("Boros Signet", "{2}", ARTIFACT_CARD, activated("{1}", "{T}", add("{R}{W}"))),
    card("Darksteel Forge", "{9}", ARTIFACT_CARD, anthem(ARTIFACT & YOURS, has(keyword("indestructible")))),
    card("Flayer Husk", "{1}", EQUIPMENT_CARD,
         keyword("living weapon"),
         enchanted(gets(1, 1)),
         equip("{2}")),
    card("Krark's Thumb", "{2}", typed("Legendary Artifact"), FlipTwo()),
    card("Loxodon Warhammer", "{3}", EQUIPMENT_CARD,
         enchanted(gets(3, 0), has(*keywords("trample, lifelink"))),
         equip("{3}")),
    card("Myr Enforcer", "{7}", artifact_creature("Myr", 4, 4), Affinity(ARTIFACT)),
    card("Pentad Prism", "{2}", ARTIFACT_CARD,
         keyword("sunburst"),
         activated(RemoveCountersCost("charge"), add_any_color())),
    card("Pithing Needle", "{1}", ARTIFACT_CARD, AsEnters("a card name"), NoActivating(ChosenName())),
    card("Platinum Angel", "{7}", artifact_creature("Angel", 4, 4),
         keyword("flying"),
         static(CantLose(YOU), CantWin(OPPONENTS))),
    card("Sol Ring", "{1}", ARTIFACT_CARD, activated("{T}", add("{C}{C}"))),
    card("Sphere of Resistance", "{2}", ARTIFACT_CARD, CostsMore(ANYTHING, ManaCost.parse("{1}"))),
    card("Strionic Resonator", "{2}", ARTIFACT_CARD, activated("{2}", "{T}", CopySpell(TRIGGERED_ABILITY_OF_YOURS))),
    card("Suntouched Myr", "{3}", artifact_creature("Myr", 0, 0), keyword("sunburst")),
    card("Synod Centurion", "{4}", artifact_creature("Construct", 4, 4),
         when_so(Controls(ARTIFACT & OTHER, least=0, most=0), SacrificeIt())),
    card("Thought-Knot Seer", "{3}{C}", creature("Eldrazi", 4, 4),
         enters_(and_(LookAndChoose(TARGET_OPPONENT, ~LAND), exile(Remembered("chosen", "that card")))),
         leaves_(draw(1, TARGET_OPPONENT))),
    card("Whispersilk Cloak", "{3}", EQUIPMENT_CARD,
         static(CantBeBlocked(EQUIPPED), Continuous(EQUIPPED, (has(keyword("shroud")),))),
         equip("{2}")),
)
# fmt: on
