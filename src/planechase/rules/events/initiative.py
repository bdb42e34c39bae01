"""The initiative (CR 726)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Event, Notice, PlayerEvent, StepBegins, event
from planechase.rules.events.happening import tell
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Trigger
from planechase.rules.language.word import word
from planechase.rules.state.source import Source
from planechase.rules.state.sourceless import without_source
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

INITIATIVE: Final = "initiative"
CALLED: Final = Characteristics("the initiative's ability")


@event
class TakesInitiative(PlayerEvent):
    """CR 726.2, 726.5: a player takes the initiative, even one who has it already."""


class OfInitiative(Trigger):
    """CR 726.2: what one of the three abilities of the initiative waits for; its controller has the initiative."""

    __slots__ = ()


@word
class InitiativesUpkeep(OfInitiative):
    """CR 726.2: the upkeep of the player who has the initiative."""

    reads = "at the beginning of the upkeep of the player who has the initiative"

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is Step.UPKEEP and event.player == by.controller


@word
class InitiativeHolderIsHurt(OfInitiative):
    """CR 726.2: creatures deal combat damage to the player who has the initiative; those of one player, once."""

    reads = "whenever one or more creatures a player controls deal combat damage to the player who has the initiative"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not _hurts(game, event, by):
            return False
        together = getattr(event, "together", (event,))
        first = next(one for one in together if _hurts(game, one, by) and _hurter(game, one) == _hurter(game, event))
        return first is event


def _hurts(game: State, event: Event, by: Source) -> bool:
    if not isinstance(event, DamageDealt) or not event.combat or event.target != by.controller or event.amount <= 0:
        return False
    return bool(game.chars(game.recall(event.source)).types & CREATURE)


def _hurter(game: State, event: Event) -> int:
    return game.recall(event.source).controller if isinstance(event, DamageDealt) else -1


@word
class InitiativeTaken(OfInitiative):
    """CR 726.2: a player takes the initiative."""

    reads = "whenever a player takes the initiative"

    def kinds(self) -> tuple[type[Event], ...]:
        return (TakesInitiative,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, TakesInitiative) and event.player == by.controller


# ---------------------------------------------------------------------- taking it


def with_initiative(game: State) -> Player | None:
    """CR 726.1: who has the initiative, if anybody has."""
    return next((player for player in game.players if INITIATIVE in player.designations), None)


def take_initiative(game: State, player: Player, abilities: Iterable[TriggeredAbility]) -> None:
    """CR 726.3, 726.5: a player takes the initiative, with its abilities; who had it before has it no longer."""
    if player.has_left:
        return
    if INITIATIVE not in player.designations:
        for other in game.players:
            other.designations -= {INITIATIVE}
        game.delayed = [delayed for delayed in game.delayed if not isinstance(delayed.ability.trigger, OfInitiative)]
        player.designations |= {INITIATIVE}
        by = Source(player.id, without_source(game, CALLED, player.id))
        game.delayed += [DelayedTrigger(game.new_stamp(), ability, by, None, once=False) for ability in abilities]
        game.changed()
    game.tell(Notice("{} takes the initiative.", (player.id,)))
    tell(game, TakesInitiative(player.id))


def pass_initiative_on(game: State, leaving: Iterable[Player]) -> None:
    """CR 726.4: as its holder leaves, the active player takes the initiative, or the next player in turn order."""
    gone = list(leaving)
    if with_initiative(game) not in gone:
        return
    abilities = [one.ability for one in game.delayed if isinstance(one.ability.trigger, OfInitiative)]
    heirs = [player for player in game.in_turn_order() if player not in gone]
    if heirs:
        take_initiative(game, heirs[0], abilities)
