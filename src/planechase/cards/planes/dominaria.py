"""Planes of Dominaria."""

from __future__ import annotations

from planechase.rules.language.colors import RED
from planechase.rules.state.objects import Zone
from planechase.rules.state.steps import Step
from planechase.words.amounts import Number
from planechase.words.card import activated, anthem, static, whenever
from planechase.words.casual.planar import chaos, plane
from planechase.words.conditions import HandSize
from planechase.words.effects.counters import RemoveCounters
from planechase.words.effects.flow import May
from planechase.words.effects.hands import DiscardHand, draw
from planechase.words.effects.lasting import pump
from planechase.words.effects.permanents import UntapIt, destroy
from planechase.words.effects.tokens import CreateCopyToken, add, create, creature_token
from planechase.words.effects.turns import ExtraTurn
from planechase.words.filters import CREATURE, INSTANT, SORCERY, TOKEN, YOURS, OtherThan, OwnedBy, SameNameAs
from planechase.words.keywords import keyword
from planechase.words.modifications import GainForManaCost
from planechase.words.players import YOU, ControllerOf
from planechase.words.selections import THAT, THIS, All, Together, all_of, target
from planechase.words.statics import Continuous, gets, has
from planechase.words.suspending import Suspended, SuspendFromHand
from planechase.words.triggers import AtBeginning, Enters

DOMINARIA = "Dominaria"
VICTIM = target(CREATURE)
NAMESAKES = All(CREATURE & OtherThan(VICTIM) & SameNameAs(VICTIM))

# fmt: off
CARDS = (
    plane("Academy at Tolaria West", DOMINARIA,
          whenever(AtBeginning(Step.END), draw(7), only_if=HandSize(most=0)),
          chaos(DiscardHand())),

    plane("Isle of Vesuva", DOMINARIA,
          whenever(Enters(CREATURE & ~TOKEN), CreateCopyToken(THAT, ControllerOf(THAT))),
          chaos(destroy(Together((VICTIM, NAMESAKES))))),

    plane("Krosa", DOMINARIA,
          anthem(CREATURE, gets(2, 2)),
          chaos(May(add("{W}{U}{B}{R}{G}")))),

    plane("Llanowar", DOMINARIA,
          anthem(CREATURE, has(activated("{T}", add("{G}{G}")))),
          chaos(UntapIt(all_of(CREATURE & YOURS)))),

    plane("Otaria", DOMINARIA,
          static(Continuous(INSTANT | SORCERY, (GainForManaCost("flashback"),), (Zone.GRAVEYARD,))),
          chaos(ExtraTurn())),

    plane("Shiv", DOMINARIA,
          anthem(CREATURE, has(activated("{R}", pump(THIS, 1, 0)))),
          chaos(create(creature_token(5, 5, RED, "Dragon", keyword("flying"))))),

    plane("Talon Gates", DOMINARIA,
          SuspendFromHand(),
          chaos(RemoveCounters("time", All(Suspended() & OwnedBy(YOU), Zone.EXILE, quantifier="each"), Number(2)))),
)
# fmt: on
