"""Planes of Innistrad."""

from __future__ import annotations

from planechase.rules.state.steps import Step
from planechase.words.card import activated, anthem, whenever
from planechase.words.casual.planar import chaos, plane
from planechase.words.effects.counters import put_counters
from planechase.words.effects.damage import damage
from planechase.words.effects.flow import Sequence
from planechase.words.effects.lasting import Change, all_creatures, pump
from planechase.words.effects.libraries import mill
from planechase.words.effects.zones import return_to_hand
from planechase.words.filters import ANYTHING, CREATURE, YOURS, subtype
from planechase.words.keywords import keyword
from planechase.words.modifications import AddTypes
from planechase.words.replacements import PreventAll
from planechase.words.selections import TARGET_PLAYER_OR_PLANESWALKER, THAT, AtRandom, card_in_graveyard, each
from planechase.words.statics import has
from planechase.words.triggers import AtBeginning, FirstHurtsPlayers

INNISTRAD = "Innistrad"

# fmt: off
CARDS = (
    plane("Gavony", INNISTRAD,
          anthem(CREATURE, has(keyword("vigilance"))),
          chaos(Change(all_creatures(CREATURE & YOURS), (has(keyword("indestructible")),)))),

    plane("Kessig", INNISTRAD,
          PreventAll(combat=True, source=CREATURE & ~subtype("Werewolf")),
          chaos(pump(each(CREATURE & YOURS), 2, 2, has(keyword("trample")), AddTypes(0, ("Werewolf",))))),

    plane("Nephalia", INNISTRAD,
          whenever(AtBeginning(Step.END), Sequence(mill(7), return_to_hand(AtRandom()), ". Then ")),
          chaos(return_to_hand(card_in_graveyard(ANYTHING)))),

    plane("Stensia", INNISTRAD,
          whenever(FirstHurtsPlayers(CREATURE), put_counters("+1/+1", THAT)),
          chaos(Change(each(CREATURE & YOURS),
                       (has(activated("{T}", damage(1, TARGET_PLAYER_OR_PLANESWALKER))),)))),
)
# fmt: on
