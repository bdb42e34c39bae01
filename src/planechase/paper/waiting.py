"""Abilities that have triggered (CR 603): beside a paper table they wait until people say that they are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.paper.texts import resolve
from planechase.rules.casual.planar_die import PLANESWALKING_ABILITY
from planechase.rules.events import triggers
from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.events import StepBegins
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.language.grammar import Trigger
from planechase.rules.state.decisions import IllegalAnswer, Rule
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def waits_for_people(game: State, pending: PendingTrigger) -> bool:
    """Whether the turn cannot end without a word: somebody may still planeswalk, or a phenomenon is to be read."""
    if pending.ability is PLANESWALKING_ABILITY:
        return True
    return bool(game.recall(pending.by.object_id).copiable.types & PHENOMENON)


def finish(game: State, which: int) -> Rule[None]:
    """CR 608: one of them resolves, and what follows from that happens."""
    pending = _taken(game, which)
    game.acting = pending.by.controller
    yield from resolve(game, pending.ability.effect, pending.by)
    game.acting = None
    yield from settle(game)


def give_up(game: State, which: int) -> Rule[None]:
    """CR 701.6: one of them is countered, or does nothing for another reason."""
    _taken(game, which)
    yield from settle(game)


def _taken(game: State, which: int) -> PendingTrigger:
    if which not in range(len(game.waiting)):
        raise IllegalAnswer("That is done already.")
    return game.waiting.pop(which)


def settle(game: State) -> Rule[None]:
    """CR 704.3: what a variant does as soon as it can: away from a phenomenon, a scheme turned down."""
    while game.result is None:
        triggers.check_states(game)
        actions = [action for variant in game.variants for action in variant.state_based_actions(game)]
        for action in actions:
            yield from action.choose(game)
        wanted = [action for action in actions if action.wanted]
        if not wanted:
            return
        for action in wanted:
            yield from action.perform(game)


def notice_step(game: State, step: Step) -> None:
    """CR 603.2, 603.4: a step passes, and abilities of planes and schemes speak of it.

    Whether the rest of what they ask for is so, people see: the program reminds them of each.
    """
    for id, number, ability in game.triggers(StepBegins):
        obj = game.objects[id]
        for active in game.turn.active:
            by = Source(obj.controller, id)
            by.event = StepBegins(active, step)
            if _matches(game, ability.trigger, by):
                triggers.wait(game, PendingTrigger(ability, number, by))
                break


def _matches(game: State, trigger: Trigger, by: Source) -> bool:
    assert by.event is not None
    return trigger.matches(game, by.event, by)
