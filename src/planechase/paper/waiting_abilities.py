"""Triggered abilities (CR 603): at a paper table they wait until people say that they are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.paper.paper_texts import is_known, is_so, resolve, speaks_of_planes
from planechase.rules.casual.planar_die import PLANESWALKING_ABILITY
from planechase.rules.events import triggers
from planechase.rules.events.continuous import PendingTrigger
from planechase.rules.events.events import Notice, StepBegins
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.card_types import PHENOMENON
from planechase.rules.state.decisions import IllegalAnswer, Rule
from planechase.rules.state.source import Source
from planechase.rules.state.steps import Step, Turn

if TYPE_CHECKING:
    from planechase.rules.state.state import State


def waits_for_people(game: State, pending: PendingTrigger) -> bool:
    """Whether ending the turn needs a word: somebody may still planeswalk, or a phenomenon is to be read."""
    if pending.ability is PLANESWALKING_ABILITY:
        return True
    return bool(game.recall(pending.by.object_id).copiable.types & PHENOMENON)


def of_turn(game: State, turn: Turn) -> list[PendingTrigger]:
    """What waits in a turn. CR 807.5: of several turns that go on at once, it waits in that of who controls it."""
    elsewhere = {id for other in game.turns if other is not turn and not other.waits for id in other.active}
    return [pending for pending in game.waiting if pending.by.controller not in elsewhere]


def finish(game: State, which: int) -> Rule[None]:
    """CR 608: one of them resolves, and what follows from that happens. Of what only people do, the log tells too."""
    if not speaks_of_planes(_found(game, which).ability.effect):
        game.tell(Notice(f"{name(game, which)} is done."))
    pending = _taken(game, which)
    game.acting = pending.by.controller
    if (yield from _still_holds(game, pending)):
        yield from resolve(game, pending.ability.effect, pending.by)
    game.acting = None
    yield from settle(game)


def _still_holds(game: State, pending: PendingTrigger) -> Rule[bool]:
    """CR 603.4: the "if" after a trigger, where the program does what follows from it; else it is left to people."""
    condition = pending.ability.condition
    if condition is None or not speaks_of_planes(pending.ability.effect):
        return True
    return (yield from is_so(game, condition, pending.by, condition))


def give_up(game: State, which: int) -> Rule[None]:
    """CR 701.6: one of them is countered, or does nothing for another reason."""
    _taken(game, which)
    yield from settle(game)


def name(game: State, which: int) -> str:
    """What waits, at the beginning of a sentence."""
    pending = _found(game, which)
    if pending.ability is PLANESWALKING_ABILITY:
        return "The planeswalking ability"
    return f"{game.recall(pending.by.object_id).copiable.name}'s ability"


def _taken(game: State, which: int) -> PendingTrigger:
    pending = _found(game, which)
    game.waiting.remove(pending)
    return pending


def _found(game: State, which: int) -> PendingTrigger:
    if which not in range(len(game.waiting)):
        raise IllegalAnswer("That is done already.")
    return game.waiting[which]


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
            if _matches(game, ability, by):
                triggers.wait(game, PendingTrigger(ability, number, by))
                break


def _matches(game: State, ability: TriggeredAbility, by: Source) -> bool:
    """CR 603.4: an "if" that the program knows not to be so keeps it from triggering."""
    assert by.event is not None
    condition = ability.condition
    if condition is not None and is_known(condition) and not condition.holds(game, by):
        return False
    return ability.trigger.matches(game, by.event, by)
