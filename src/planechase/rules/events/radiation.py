"""Rad counters (CR 728)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.events import Event, StepBegins
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import LAND
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Trigger
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.player import RAD, Player
from planechase.rules.state.source import Source
from planechase.rules.state.sourceless import without_source
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.rules.state.state import State

CALLED: Final = Characteristics("the rad counters' ability")


@word
class IrradiatedMain(Trigger):
    """CR 728.1: the precombat main phase of a player who has rad counters."""

    reads = "at the beginning of each player's precombat main phase, if that player has one or more rad counters"

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return (
            isinstance(event, StepBegins)
            and event.step is Step.PRECOMBAT_MAIN
            and event.player == by.controller
            and bool(rads(by.you(game)))
        )


@word
class Radiation(Effect):
    """CR 728.1: so many cards are milled; for each nonland card, 1 life and a rad counter are lost."""

    reads = (
        "that player mills a number of cards equal to the number of rad counters they have. For each nonland card "
        "milled this way, that player loses 1 life and removes one rad counter from themselves"
    )

    def happen(self, game: State, by: Source) -> Rule[None]:
        player = by.you(game)
        milled = yield from actions.mill(game, player, rads(player))
        harmful = sum(not game.chars(game.recall(id)).types & LAND for id in milled)
        if harmful:
            yield from actions.lose_life(game, player, harmful)
            yield from actions.remove_counters(game, player.id, RAD, harmful)


ABILITY: Final = TriggeredAbility(IrradiatedMain(), Radiation())


def rads(player: Player) -> int:
    """How many rad counters a player has."""
    return player.counters.get(RAD, 0)


def irradiate(game: State, player: Player) -> None:
    """CR 728.1: the ability of rad counters waits from the first one on; it has no source."""
    if any(waiting.ability == ABILITY and waiting.by.controller == player.id for waiting in game.delayed):
        return
    by = Source(player.id, without_source(game, CALLED, player.id))
    game.delayed.append(DelayedTrigger(game.new_stamp(), ABILITY, by, None, once=False))
