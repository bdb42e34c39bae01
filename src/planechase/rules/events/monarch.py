"""The monarch (CR 725)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from planechase.rules.events import actions
from planechase.rules.events.continuous import DelayedTrigger
from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import BecomesMonarch, Event, StepBegins
from planechase.rules.events.happening import tell
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.characteristics import Characteristics
from planechase.rules.language.grammar import Effect, Players, Statement, Trigger
from planechase.rules.language.word import word
from planechase.rules.state.decisions import Rule
from planechase.rules.state.source import Source
from planechase.rules.state.sourceless import without_source
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

MONARCH: Final = "monarch"


@word
class CantBecomeMonarch(Statement):
    """CR 725.4, 101.2: players who cannot become the monarch."""

    reads = "{who} can't become the monarch"
    who: Players


# ---------------------------------------------------------------------- the abilities of being the monarch


@word
class MonarchsEndStep(Trigger):
    """CR 725.2: the end step of the player who is the monarch."""

    reads = "at the beginning of the monarch's end step"

    def kinds(self) -> tuple[type[Event], ...]:
        return (StepBegins,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        return isinstance(event, StepBegins) and event.step is Step.END and event.player == by.controller


@word
class MonarchDraws(Effect):
    """CR 725.2: a card for the player who was the monarch when it triggered."""

    reads = "that player draws a card"

    def happen(self, game: State, by: Source) -> Rule[None]:
        yield from actions.draw(game, by.you(game))


@word
class MonarchIsHurt(Trigger):
    """CR 725.2: a creature deals combat damage to the player who is the monarch."""

    reads = "whenever a creature deals combat damage to the monarch"

    def kinds(self) -> tuple[type[Event], ...]:
        return (DamageDealt,)

    def matches(self, game: State, event: Event, by: Source) -> bool:
        if not isinstance(event, DamageDealt) or not event.combat or event.target != by.controller:
            return False
        return bool(game.chars(game.recall(event.source)).types & CREATURE)


@word
class HurterIsCrowned(Effect):
    """CR 725.2: the crown for the creature's controller, or its last controller if it has left."""

    reads = "its controller becomes the monarch"

    def happen(self, game: State, by: Source) -> Rule[None]:
        if isinstance(by.event, DamageDealt):
            crown(game, game.players[game.recall(by.event.source).controller])
        return
        yield


ABILITIES: Final = (
    TriggeredAbility(MonarchsEndStep(), MonarchDraws()),
    TriggeredAbility(MonarchIsHurt(), HurterIsCrowned()),
)
CALLED: Final = Characteristics("the monarch's ability")


# ---------------------------------------------------------------------- becoming the monarch


def monarch(game: State) -> Player | None:
    """CR 725.1: who is the monarch, if anybody is."""
    return next((player for player in game.players if MONARCH in player.designations), None)


def can_be_crowned(game: State, player: Player) -> bool:
    """CR 725.4: whether a player could become the monarch."""
    return not player.has_left and not any(
        player in said.who.found(game, by) for by, said in game.statements(CantBecomeMonarch)
    )


def crown(game: State, player: Player) -> None:
    """CR 725.3: a player becomes the monarch, and who was it before is it no longer."""
    if MONARCH in player.designations or not can_be_crowned(game, player):
        return
    _abdicate(game)
    player.designations |= {MONARCH}
    by = Source(player.id, without_source(game, CALLED, player.id))
    game.delayed += [DelayedTrigger(game.new_stamp(), ability, by, None, once=False) for ability in ABILITIES]
    game.changed()
    tell(game, BecomesMonarch(player.id))


def _abdicate(game: State) -> None:
    """Nobody is the monarch, and the abilities of being it wait no longer."""
    for player in game.players:
        player.designations -= {MONARCH}
    game.delayed = [delayed for delayed in game.delayed if delayed.ability not in ABILITIES]


def pass_crown_on(game: State, leaving: Iterable[Player]) -> None:
    """CR 725.4: as the monarch leaves, the active player becomes the monarch, or the next in turn order who can."""
    gone = list(leaving)
    if monarch(game) not in gone:
        return
    heirs = [player for player in game.in_turn_order() if player not in gone and can_be_crowned(game, player)]
    if heirs:
        crown(game, heirs[0])
    else:
        _abdicate(game)
