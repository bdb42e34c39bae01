"""The planes of Mirrodin and of New Phyrexia."""

from __future__ import annotations

from planechase.rules.state.steps import Step
from planechase.words.card import whenever
from planechase.words.casual.planar import arriving_and_each, chaos, plane, planeswalk_away, planeswalk_to
from planechase.words.conditions import IsThe
from planechase.words.effects.casting import MayPlayFree
from planechase.words.effects.choosing import ChooseTarget
from planechase.words.effects.counters import RemoveAllCounters, put_counters
from planechase.words.effects.flow import If, May, comma_then, then
from planechase.words.effects.hands import Draw, discard, draw
from planechase.words.effects.lasting import CopyForEachOther
from planechase.words.effects.libraries import RevealTopCard, scry
from planechase.words.effects.life import lose_life
from planechase.words.effects.permanents import destroy
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.filters import CREATURE, INSTANT, LAND, PERMANENT, SORCERY, WithCounter, WithSingleTarget
from planechase.words.players import (
    EACH_PLAYER,
    THAT_PLAYER,
    ControllerOf,
    EachExcept,
    RandomTargetPlayer,
    ThatOne,
    They,
)
from planechase.words.selections import THAT_SPELL, Remembered, all_of, each, target
from planechase.words.triggers import AtBeginning, Casts

MODEL = target(CREATURE)
VICTIM = RandomTargetPlayer()

# fmt: off
CARDS = (
    # ------------------------------------------------------------------ Mirrodin

    plane("Glimmervoid Basin", "Mirrodin",
          whenever(Casts(EACH_PLAYER, (INSTANT | SORCERY) & WithSingleTarget()),
                   CopyForEachOther(THAT_SPELL, THAT_PLAYER)),
          chaos(then(ChooseTarget(MODEL), CreateCopyToken(MODEL, EachExcept(ControllerOf(MODEL)))))),

    plane("Panopticon", "Mirrodin",
          planeswalk_to(draw()),
          whenever(AtBeginning(Step.DRAW), Draw(additional=True)),
          chaos(draw())),

    plane("Quicksilver Sea", "Mirrodin",
          arriving_and_each(Step.UPKEEP, scry(4)),
          chaos(then(RevealTopCard(), MayPlayFree(Remembered("revealed", "it"))))),

    # ------------------------------------------------------------------ New Phyrexia

    plane("Furnace Layer", "New Phyrexia",
          arriving_and_each(Step.UPKEEP, then(
              ChooseTarget(VICTIM, at_random=True),
              discard(1, ThatOne(VICTIM)),
              If(IsThe(Remembered("discarded", "that player"), LAND, "discards a land card this way"),
                 lose_life(3, They(VICTIM))))),
          chaos(May(destroy(target(~LAND))))),

    plane("Norn's Dominion", "New Phyrexia",
          planeswalk_away(comma_then(destroy(each(~LAND & ~WithCounter("fate"))),
                                     RemoveAllCounters("fate", all_of(PERMANENT)))),
          chaos(May(put_counters("fate", target(PERMANENT))))),
)
# fmt: on
