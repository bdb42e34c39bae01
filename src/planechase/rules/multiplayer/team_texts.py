"""Texts that speak to a team (CR 901.12c): whom "you" means in them, and who does what they tell "you" to do.

`Options.team_texts` says which card types have such texts: planes and phenomena, where teams share turns. What one says
of "you" is true of each member of its controller's team. A description ("creatures you control") fits what any of them
has. What "you" do each of them does, one after the other and for themselves: `Source.alone` is how a text is read for
one of them. What happens to one of them in particular, as when that one draws a card, concerns only that one. See
docs/decisions/0009-planes-of-a-team.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from planechase.rules.events.events import Event, StepBegins
from planechase.rules.language.grammar import Condition, Effect, Trigger
from planechase.rules.language.slots import PlayerSlot

if TYPE_CHECKING:
    from planechase.rules.state.decisions import Rule
    from planechase.rules.state.player import Player
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State

InstructionRunner = Callable[["State", Effect, "Source"], "Rule[None]"]
"""How an instruction is carried out."""

MEANT: Final = PlayerSlot("you")
"""Here an ability that has triggered remembers whom of a team it is about."""


def you(game: State, by: Source) -> list[Player]:
    """CR 109.5, 901.12c: the players whom "you" means: the controller, or in a text for a team every member."""
    if speaks_to_team(game, by):
        return game.team(by.controller)
    player = game.players[by.controller]
    return [] if player.has_left else [player]


def speaks_to_team(game: State, by: Source) -> bool:
    """CR 901.12c: whether "you" means more than one player."""
    types = game.options.team_texts
    return types != 0 and not by.alone and game.is_a(by.object_id, types)


def readings(game: State, by: Source) -> list[Source]:
    """The same text read for each player whom "you" means, for that one alone."""
    return [by.for_one(player.id) for player in you(game, by)] if speaks_to_team(game, by) else [by]


def holds(game: State, condition: Condition, by: Source) -> bool:
    """CR 603.4, 901.12c: whether a condition is met, for anybody whom "you" means."""
    if not game.options.team_texts:
        return condition.holds(game, by)
    return any(condition.holds(game, one) for one in concerned(game, by))


def remember_whom(game: State, trigger: Trigger, event: Event, by: Source) -> None:
    """An ability has triggered: keep whom of the team the event is about. A step of the team is everybody's (805.4)."""
    if not speaks_to_team(game, by) or isinstance(event, StepBegins):
        return
    about = [one.controller for one in readings(game, by) if trigger.matches(game, event, one)]
    by.remember(MEANT, tuple(about))


def nobody_left(game: State, trigger: Trigger, earlier: Event, by: Source) -> bool:
    """CR 603.2c: an event at the same time has triggered the ability: leave out whom of the team that was about.

    Returns whether the ability has triggered for everybody it concerns.
    """
    meant = by.remembered(MEANT)
    if not meant or not speaks_to_team(game, by) or isinstance(earlier, StepBegins):
        return True
    had = [one.controller for one in readings(game, by) if trigger.matches(game, earlier, one)]
    by.remember(MEANT, tuple(player for player in meant if player not in had))
    return not by.remembered(MEANT)


def concerned(game: State, by: Source) -> list[Source]:
    """The text of an ability, once for each of "you" whom the event that triggered it is about."""
    meant = by.remembered(MEANT)
    return [one for one in readings(game, by) if not meant or one.controller in meant]


def _happen(game: State, instruction: Effect, by: Source) -> Rule[None]:
    yield from instruction.happen(game, by)


def follow(
    game: State,
    instructions: list[Effect],
    by: Source,
    condition: Condition | None = None,
    do: InstructionRunner = _happen,
) -> Rule[None]:
    """CR 901.12c: what "you" do is done by each whom the ability concerns, everything before that only once.

    Players who do not meet the condition of the ability are left out. `do` says how an instruction is carried out.
    """
    doers = [one for one in concerned(game, by) if condition is None or condition.holds(game, one)]
    first = next((place for place, part in enumerate(instructions) if part.done_by_you()), len(instructions))
    if any(part.for_one for part in instructions):
        first, doers = 0, [by]
    for part in instructions[:first]:
        yield from do(game, part, by)
    for doer in doers:
        reading = by.for_one(doer.controller)
        for part in instructions[first:]:
            yield from do(game, part, reading)
