"""Turns at a paper table: each is one long main phase, and steps that pass are only mentioned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.paper.tracked_facts import ledger_of
from planechase.paper.waiting_abilities import finish, notice_step, of_turn, settle, waits_for_people
from planechase.rules.events import lasting
from planechase.rules.events.events import Notice
from planechase.rules.multiplayer import turn_markers
from planechase.rules.multiplayer.teams import active_with
from planechase.rules.state.decisions import IllegalAnswer, Rule
from planechase.rules.state.objects import Id
from planechase.rules.state.steps import Step, Turn
from planechase.rules.turns import setup, turn

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

SPOKEN_OF: Final = (
    Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN,
)  # fmt: skip
"""The steps that people are reminded of when a turn begins: nobody says when they go to combat."""
WAITS: Final = "Something is still waiting: say that it is done, or that it was countered."


def prepare(game: State, starting_player: Id | None) -> Rule[None]:
    """CR 103.1 to 103.4: who begins, and what each variant lays out. People shuffle and draw themselves."""
    first = starting_player if starting_player is not None else setup.starting_player(game)
    game.turn.active = active_with(game, first)
    for variant in game.variants:
        yield from variant.set_up(game)


def let_begin(game: State, player: Player) -> None:
    """CR 103.1: a player whom people have chosen takes the first turn; an archenemy does in any case (904.6)."""
    if ledger_of(game).started:
        raise IllegalAnswer("The game has begun already.")
    settled = [first for variant in game.variants if (first := variant.starting_player(game)) is not None]
    if settled and player.id not in active_with(game, settled[0]):
        raise IllegalAnswer(f"{game.players[settled[0]].name} takes the first turn at such a table.")
    game.turn.active = active_with(game, player.id)
    game.tell(Notice("{} takes the first turn.", (player.id,)))


def start(game: State) -> Rule[None]:
    """CR 103.7, 901.5: everybody has kept a hand; planes are turned up, and the first turn begins."""
    ledger = ledger_of(game)
    if ledger.started:
        raise IllegalAnswer("The game has begun already.")
    ledger.started = True
    for variant in game.variants:
        yield from variant.before_first_turn(game)
    turn_markers.hand_out(game)
    turn.first_turns(game)
    for each in game.turns:
        game.turn = each
        _settle_in(game)
    game.turn = game.turns[0]
    yield from settle(game)


def next_turn(game: State, of: Id | None = None, to: Id | None = None, skip: bool = False) -> Rule[None]:
    """CR 500, 807.4c: the turn ends, and the next one begins; the order or a person says whose."""
    going = _turn_of(game, of)
    if going.marker is not None and (to is not None or skip):
        raise IllegalAnswer("With turn markers, turns go to the left; an extra turn can be given to somebody.")
    turn_markers.switch_to(game, going)
    if holds_up(game, going):
        raise IllegalAnswer(WAITS)
    while (mine := of_turn(game, going)) and game.result is None:
        yield from finish(game, game.waiting.index(mine[0]))
    notice_step(game, Step.END)
    lasting.end_of_turn_effects(game)
    if going.marker is not None:
        turn_markers.pass_on(game, going)
        yield from begin_where_there_is_room(game)
        return
    if to is None or game.extra_turns[-1:] == [to]:
        if skip:
            game.tell(Notice("{} takes no turn.", (turn.skip_next_turn(game).id,)))
        yield from turn.next_turn(game)
    else:
        _begin_out_of_order(game, game.players[to])
    _settle_in(game)
    yield from settle(game)


def end_turns_of_who_left(game: State) -> Rule[None]:
    """CR 800.4k: nobody says *Next turn* for a player who is out: the next turn begins as soon as nothing waits."""
    while game.result is None and (left := [one for one in game.turns if _is_nobodys(game, one)]):
        if holds_up(game, left[0]):
            return
        yield from next_turn(game, left[0].active[0])


def go_on(game: State) -> Rule[None]:
    """After a deed, a player's turn may be over, and another player's may begin."""
    yield from settle(game)
    yield from end_turns_of_who_left(game)
    yield from begin_where_there_is_room(game)


def _is_nobodys(game: State, turn: Turn) -> bool:
    return not turn.waits and all(game.players[id].has_left for id in turn.active)


def holds_up(game: State, turn: Turn) -> bool:
    """Whether a turn cannot end before people have done something."""
    return any(waits_for_people(game, pending) for pending in of_turn(game, turn))


def _begin_out_of_order(game: State, player: Player) -> None:
    """A player is given the turn, and the order goes on from there; the player who was to have it is skipped."""
    if game.extra_turns:
        game.extra_turns.pop()
    game.turn_after = player.id if game.extra_turns else None
    turn.begin_turn(game, player)


def _turn_of(game: State, of: Id | None) -> Turn:
    if of is None:
        return next(one for one in (game.turn, *game.turns) if not one.waits)
    found = next((one for one in game.turns if of in one.active and not one.waits), None)
    if found is None:
        raise IllegalAnswer(f"It is not {game.players[of].name}'s turn.")
    return found


def begin_where_there_is_room(game: State) -> Rule[None]:
    """CR 807.4d: everybody begins who has a turn marker, and room enough to the left."""
    while (
        ready := [one for one in game.turns if one.waits and turn_markers.has_room(game, one)]
    ) and game.result is None:
        game.turn = ready[0]
        yield from turn.turn_with_marker(game, ready[0])
        _settle_in(game)
    yield from settle(game)


def _settle_in(game: State) -> None:
    """A turn is in its main phase at once, and what its first steps bring is waiting."""
    now = game.turn
    if now.waits:
        return
    for step in SPOKEN_OF:
        now.step = step
        notice_step(game, step)
    now.step = Step.PRECOMBAT_MAIN
    now.steps = []
    now.begun = True
    now.priority = now.active[0]
