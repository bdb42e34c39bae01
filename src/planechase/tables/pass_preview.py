"""Where passing leads, for somebody who has priority: what resolves, or where one is asked next."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from planechase.game import Game
from planechase.rules.multiplayer.controlling import decider
from planechase.rules.state.objects import Id
from planechase.rules.state.steps import Step
from planechase.rules.turns.priority import PASS
from planechase.tables.imagined_games import imagined
from planechase.telling.naming import name, of
from planechase.telling.stops import Stops

FAR: Final = 80
"""How many answers to look ahead; nobody wants to pass further without knowing."""

_GOALS: Final = {
    Step.UPKEEP: "the upkeep",
    Step.DRAW: "the draw step",
    Step.PRECOMBAT_MAIN: "the first main phase",
    Step.BEGINNING_OF_COMBAT: "combat",
    Step.DECLARE_ATTACKERS: "combat",
    Step.DECLARE_BLOCKERS: "blocks",
    Step.FIRST_STRIKE_DAMAGE: "combat damage",
    Step.COMBAT_DAMAGE: "combat damage",
    Step.END_OF_COMBAT: "the end of combat",
    Step.POSTCOMBAT_MAIN: "the second main phase",
    Step.END: "the end step",
    Step.CLEANUP: "the end of the turn",
}


class Leads(TypedDict):
    """Where passing leads if everybody else passes as well."""

    to: Literal["resolve", "question", "turn", "end"]
    object: Id | None
    """What would resolve."""
    step: str | None
    """The step in which one is asked next."""
    player: Id | None
    """Whose turn it is then."""
    sentence: str


def leads(game: Game, seat: Id, stops: Stops) -> Leads:
    """Where passing leads a seat that has priority, as far as the seat can know. The turn is not looked beyond."""
    stack = game.state.turn.stack
    if stack:
        top = stack[-1]
        return _to("resolve", f"let {name(game.state, top, seat)} resolve", top)
    ahead, turn = imagined(game, seat), game.state.turn.number
    ahead.answer(PASS)
    for _ in range(FAR):
        now = ahead.state.turn
        if ahead.result is not None:
            return _to("end", "the game ends")
        if now.number != turn:
            whose = now.active[0]
            return _to("turn", f"go to {of(game.state.players[whose].name)} turn", player=whose)
        if ahead.grant is not None:
            asks = decider(ahead.state, ahead.grant) == seat and not stops.would_pass(ahead.state, ahead.grant)
            if asks or now.stack:
                break
            ahead.answer(PASS)
            continue
        decision = ahead.decision
        assert decision is not None
        if decision.decider == seat:
            break
        ahead.answer(decision.default())
    step = ahead.state.turn.step
    return _to("question", f"go to {_GOALS.get(step, step.value)}", step=step, player=ahead.state.turn.active[0])


def _to(
    to: Literal["resolve", "question", "turn", "end"],
    sentence: str,
    object: Id | None = None,
    step: Step | None = None,
    player: Id | None = None,
) -> Leads:
    shown = step.value if step is not None else None
    return {"to": to, "object": object, "step": shown, "player": player, "sentence": sentence}
