"""The planes of Alara."""

from __future__ import annotations

from planechase.rules.events.zones import BOTTOM
from planechase.rules.language.colors import BLACK, BLUE, GREEN, RED, WHITE
from planechase.rules.state.steps import Step
from planechase.words.amounts import CountOf
from planechase.words.card import anthem, whenever
from planechase.words.casual.planar import arriving_and_each, chaos, plane
from planechase.words.conditions import IsThe, StillThere
from planechase.words.effects.counters import put_counters
from planechase.words.effects.flow import If, May, then
from planechase.words.effects.lasting import Change, WhileItHasCounter, pump
from planechase.words.effects.libraries import PutIntoLibrary, RevealTopCard
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zones import PutOntoBattlefield
from planechase.words.filters import CREATURE, LAND, YOURS, IsPermanentCard, OfColor
from planechase.words.keywords import Devour, keyword
from planechase.words.modifications import GainForManaCost
from planechase.words.players import EACH_PLAYER
from planechase.words.selections import THAT_SPELL, Remembered, card_in_graveyard, target
from planechase.words.statics import InYourGraveyard, MoreLands, has
from planechase.words.triggers import Casts

ANY_NUMBER_OF_LANDS = 99
LANDS = CountOf(LAND & YOURS)
BLESSED = target(OfColor(GREEN | WHITE | BLUE) & CREATURE)
TOP_CARD = Remembered("revealed", "it")

# fmt: off
CARDS = (
    plane("Bant", "Alara",
          anthem(CREATURE, has(keyword("exalted"))),
          chaos(then(put_counters("divinity", BLESSED),
                     Change(BLESSED, (has(keyword("indestructible")),), WhileItHasCounter(BLESSED, "divinity"))))),

    plane("Grixis", "Alara",
          InYourGraveyard(OfColor(BLUE | BLACK | RED) & CREATURE, (GainForManaCost("unearth"),)),
          chaos(PutOntoBattlefield(card_in_graveyard(CREATURE, None)))),

    plane("Jund", "Alara",
          whenever(Casts(EACH_PLAYER, OfColor(BLACK | RED | GREEN) & CREATURE),
                   Change(THAT_SPELL, (has(Devour(5)),), None)),
          chaos(create(creature_token(1, 1, RED, "Goblin"), 2))),

    plane("Naya", "Alara",
          MoreLands(ANY_NUMBER_OF_LANDS),
          chaos(pump(target(OfColor(RED | GREEN | WHITE) & CREATURE & YOURS), LANDS, LANDS))),

    plane("The Maelstrom", "Alara",
          arriving_and_each(Step.UPKEEP, then(
              May(RevealTopCard()),
              If(IsThe(TOP_CARD, IsPermanentCard(), "is a permanent card"), May(PutOntoBattlefield(TOP_CARD))),
              If(StillThere("revealed", "you revealed a card but didn't put it onto the battlefield"),
                 PutIntoLibrary(TOP_CARD, BOTTOM)))),
          chaos(PutOntoBattlefield(card_in_graveyard(IsPermanentCard()), returning=True))),
)
# fmt: on
