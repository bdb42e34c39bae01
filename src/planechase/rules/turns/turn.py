"""The turn (CR 500 to 514): a table of steps, and the loop that goes through them.

`proceed` runs until a player must be given priority; at that moment the state is plain data and nothing runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from planechase.rules.combat import attacking, blocking, combat_damage
from planechase.rules.combat.combat import remove_strangers
from planechase.rules.events import daylight, lasting, phasing, sagas, triggers
from planechase.rules.events.actions import choose_and_discard, draw
from planechase.rules.events.continuous import ContinuousEffect
from planechase.rules.events.events import Event, Notice, PlayerControlled, StepBegins, StepEnds, TurnBegins, Untap
from planechase.rules.events.happening import happen, tell
from planechase.rules.language.grammar import Players, Statement
from planechase.rules.language.word import word
from planechase.rules.multiplayer import controlling, influence, turn_markers
from planechase.rules.multiplayer.teams import acting_together, active_with, next_to_act
from planechase.rules.spells.resolution import resolve_top
from planechase.rules.state.decisions import Choose, Rule, ask
from planechase.rules.state.objects import Id, Permanent
from planechase.rules.state.passing import UNKNOWN
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.source import Source
from planechase.rules.state.steps import (
    BEGINNING_PHASE,
    COMBAT_PHASE,
    FIRST_OF_PHASE,
    IN_COMBAT,
    WHOLE_TURN,
    Combat,
    Step,
    Turn,
)
from planechase.rules.state.visibility import tops
from planechase.rules.turns import loops, optional_loops, state_based, turn_loops
from planechase.rules.turns.ending import check_for_winner, exile_orphans
from planechase.rules.turns.priority import Action, Pass, has_something_to_do
from planechase.rules.turns.untapping import chosen_to_untap

if TYPE_CHECKING:
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State


# ---------------------------------------------------------------------- statements about turns


class DoesntUntap(Statement):
    """CR 502.3: permanents that do not untap during their controllers' untap steps."""

    __slots__ = ()

    def holds_down(self, game: State, permanent: Permanent, by: Source) -> bool:
        raise NotImplementedError


class SkipsTurn(Statement):
    """CR 614.10: a turn that is skipped."""

    __slots__ = ()

    def skips_turn(self, game: State, player: Player, by: Source) -> bool:
        raise NotImplementedError


class SkipsStep(Statement):
    """CR 614.10: a step or phase that is skipped."""

    __slots__ = ()

    def skips(self, game: State, player: Player, step: Step, by: Source) -> bool:
        raise NotImplementedError


@word
class NoMaximumHandSize(Statement):
    """CR 402.2: players who need not discard down to a hand size."""

    reads = "{who} [have|has] no maximum hand size"
    who: Players


class UntapsToo(Statement):
    """CR 502.3: other permanents that untap during a player's untap step."""

    __slots__ = ()

    def untaps(self, game: State, permanent: Permanent, player: Player, by: Source) -> bool:
        raise NotImplementedError


# ---------------------------------------------------------------------- turn-based actions


def _untap(game: State) -> Rule[None]:
    """CR 502.1 to 502.3: phasing, day and night, then untap what the active players control."""
    phasing.phase(game)
    tell(game, *daylight.check_last_turn(game))
    able = [permanent for permanent in game.permanents() if permanent.tapped and _untaps(game, permanent)]
    untapping = yield from chosen_to_untap(game, able)
    events: list[Event] = [Untap(permanent.id, during_untap_step=True) for permanent in untapping]
    yield from happen(game, *events)
    lasting.untap_step_effects(game)


def _untaps(game: State, permanent: Permanent) -> bool:
    """CR 502.3: what keeps a permanent tapped speaks of its controller's untap step, and means nothing in another."""
    if permanent.controller in game.turn.active:
        held = game.said_of(DoesntUntap, permanent.id)
        return not any(s.holds_down(game, permanent, by) for by, s in held)
    active = [game.players[id] for id in game.turn.active]
    too = game.said_of(UntapsToo, permanent.id)
    return any(s.untaps(game, permanent, player, by) for by, s in too for player in active)


def _draw(game: State) -> Rule[None]:
    """CR 504.1, 805.4b: the active player draws, or each player of the active team."""
    for id in game.turn.active:
        player = game.players[id]
        if not player.has_left:
            yield from draw(game, player)


def _skips_first_draw_step(game: State, step: Step) -> bool:
    """CR 103.8a, 103.8b: who plays first of two players, or of two heads of giants, skips their first draw step."""
    return step is Step.DRAW and game.turn.number == 1 and (len(game.players) == 2 or game.options.no_first_draw)


def _begin_combat(game: State) -> Rule[None]:
    """CR 507.1: with the attack multiple players option every opponent is a defending player (802.2)."""
    game.turn.combat = Combat()
    return
    yield


def _end_combat(game: State) -> Rule[None]:
    return
    yield


def _cleanup(game: State) -> Rule[None]:
    """CR 514.1, 514.2: discard down to the hand size, then damage wears off, phased out or not, and effects end."""
    for id in game.turn.active:
        player = game.players[id]
        excess = len(player.hand) - player.hand_size
        if excess > 0 and not player.has_left and not _no_maximum(game, player):
            yield from choose_and_discard(game, player, excess)
    elsewhere = turn_markers.busy_elsewhere(game)
    for id in game.battlefield:
        permanent = game.objects[id]
        if isinstance(permanent, Permanent) and permanent.controller not in elsewhere:
            permanent.damage = 0
            permanent.deathtouched = False
    lasting.end_of_turn_effects(game)
    game.stirred()


def _no_maximum(game: State, player: Player) -> bool:
    return any(player in s.who.found(game, by) for by, s in game.statements(NoMaximumHandSize))


def _nothing(game: State) -> Rule[None]:
    return
    yield


class StepRule(NamedTuple):
    """One row of the turn: the step, its rule, what happens by itself, and whether players get priority."""

    step: Step
    rule: str
    turn_based: Callable[[State], Rule[None]]
    priority: bool = True


TABLE: Final = (
    StepRule(Step.UNTAP, "502", _untap, priority=False),
    StepRule(Step.UPKEEP, "503", _nothing),
    StepRule(Step.DRAW, "504", _draw),
    StepRule(Step.PRECOMBAT_MAIN, "505", sagas.read_on),
    StepRule(Step.BEGINNING_OF_COMBAT, "507", _begin_combat),
    StepRule(Step.DECLARE_ATTACKERS, "508", attacking.declare),
    StepRule(Step.DECLARE_BLOCKERS, "509", blocking.declare),
    StepRule(Step.FIRST_STRIKE_DAMAGE, "510", combat_damage.deal_first),
    StepRule(Step.COMBAT_DAMAGE, "510", combat_damage.deal),
    StepRule(Step.END_OF_COMBAT, "511", _end_combat),
    StepRule(Step.POSTCOMBAT_MAIN, "505", _nothing),
    StepRule(Step.END, "513", _nothing),
    StepRule(Step.CLEANUP, "514", _cleanup, priority=False),
)
RULES: Final = {row.step: row for row in TABLE}


# ---------------------------------------------------------------------- the loop


def take(game: State, action: Action) -> Rule[None]:
    """CR 117.3: the player with priority does something; then the game goes on to the next grant of priority."""
    turn = game.turn
    assert turn.priority is not None
    player = game.players[turn.priority]
    game.tops = None if isinstance(action, Pass) else tops(game)
    game.acting = None if isinstance(action, Pass) else player.id
    optional_loops.note_action(game, player, action)
    yield from action.perform(game, player)
    game.tops = game.acting = None
    if isinstance(action, Pass):
        yield from _passed(game, player)
    else:
        turn.passed = ()
        loops.forget(game)
    yield from proceed(game)


def _passed(game: State, player: Player) -> Rule[None]:
    """CR 117.4: when all players pass in succession the top of the stack resolves, or the step ends."""
    turn = game.turn
    waiting = next_to_act(game, turn, player.id)
    if waiting is not None:
        turn.priority = waiting
        return
    turn.passed = ()
    if turn.stack:
        turn.priority = None
        game.acting = game.objects[turn.stack[-1]].controller
        if game.reach is not None:
            loops.involve(game, game.objects[turn.stack[-1]])
        yield from resolve_top(game)
        game.acting = None
        yield from loops.look(game)
        turn.priority = first_to_act(game) if game.result is None and turn.begun else None
    else:
        yield from end_step(game)


def first_to_act(game: State) -> Id:
    """CR 117.3a, 800.4j: the active player, or the next in turn order if they have left."""
    turn = game.turn
    active = turn.active[0]
    if not game.players[active].has_left:
        return active
    return next(player.id for player in game.in_turn_order(active) if turn_markers.has_a_say(game, turn, player.id))


def proceed(game: State) -> Rule[None]:
    """CR 117.5: go on until a player gets priority, or the game is over.

    CR 807.4: where several turns are taken at once, the next one then goes on to a grant of priority of its own.
    """
    yield from _to_a_grant(game)
    while len(game.turns) > 1 and game.result is None:
        turn_markers.switch_to(game, turn_markers.next_turn(game))
        yield from _to_a_grant(game)
        if game.turn.priority is not None:
            return


def _to_a_grant(game: State) -> Rule[None]:
    """CR 117.5: one turn goes on until a player gets priority in it, or it has to wait (807.4d)."""
    while game.result is None:
        if game.unbegun:
            game.unbegun = False
            first_turns(game)
        turn = game.turn
        if turn.waits:
            if not turn_markers.has_room(game, turn):
                return
            yield from turn_with_marker(game, turn)
            yield from turn_loops.look(game)
            continue
        if not turn.begun:
            yield from _begin_step(game)
            continue
        happened = yield from settle(game)
        if _is_over(game):
            return
        if turn.priority is None:
            if not happened:
                yield from end_step(game)
                continue
            turn.priority = first_to_act(game)
            if turn.step is Step.CLEANUP:
                turn.steps.insert(0, Step.CLEANUP)
        if turn.choices >= optional_loops.PATIENCE and not turn.passed:
            game.passing.counts = False
            if (yield from optional_loops.look(game, take)):
                continue
        player = game.players[turn.priority]
        if player.automation.pass_priority and _has_to_pass(game, player):
            turn.passed = (*turn.passed, player.id)
            yield from _passed(game, player)
            continue
        return


def _has_to_pass(game: State, player: Player) -> bool:
    """CR 117.3d: whether the player could do nothing else; where what has been is repeated, that is known."""
    passing = game.passing
    if len(game.turns) > 1:
        passing.counts = False
    if not passing.counts:
        return not has_something_to_do(game, player)
    if passing.to_come == 0 or (passing.to_come == UNKNOWN and has_something_to_do(game, player)):
        return False
    if passing.to_come != UNKNOWN:
        passing.to_come -= 1
    passing.passed += 1
    return True


def pass_by_itself(game: State) -> Rule[None]:
    """CR 117.3d: the game goes on from a grant of priority at which the player could do nothing but pass."""
    turn = game.turn
    assert turn.priority is not None
    player = game.players[turn.priority]
    turn.passed = (*turn.passed, player.id)
    yield from _passed(game, player)
    yield from proceed(game)


def _is_over(game: State) -> bool:
    """Whether the game has ended meanwhile."""
    return game.result is not None


def settle(game: State) -> Rule[bool]:
    """CR 117.5, 704.3: state-based actions, then triggers, until neither is left. Returns whether anything was."""
    happened = False
    while game.result is None:
        yield from exile_orphans(game)
        remove_strangers(game)
        acted = yield from state_based.check(game)
        triggers.check_states(game)
        over = _is_over(game)
        placed = (yield from triggers.put_on_stack(game)) if not over else False
        if not acted and not placed:
            break
        happened = True
    return happened


def _begin_step(game: State) -> Rule[None]:
    """CR 500.6, 703: a step begins: what is skipped is left out, turn-based actions happen, triggers are noticed."""
    turn = game.turn
    if not turn.steps:
        yield from next_turn(game)
        yield from turn_loops.look(game)
        return
    step = turn.steps.pop(0)
    if (yield from _skipped(game, step)) or _pointless(game, step):
        return
    turn.step = step
    turn.begun = True
    turn.mains += turn.in_main_phase
    turn.passed = ()
    elsewhere = turn_markers.busy_elsewhere(game)
    for player in game.players:
        if player.id not in elsewhere:
            player.drawn_this_step = 0
    row = RULES[step]
    game.time_passed()
    if step is Step.UPKEEP:
        for id in turn.active:
            player = game.players[id]
            player.last_upkeep, player.this_upkeep = player.this_upkeep, game.new_stamp()
    tell(game, *(StepBegins(id, step) for id in turn.active))
    for variant in game.variants:
        yield from variant.turn_based_actions(game, step)
    yield from row.turn_based(game)
    turn.priority = first_to_act(game) if row.priority and game.playing() else None
    if step is Step.UNTAP:
        yield from end_step(game)


def _skipped(game: State, step: Step) -> Rule[bool]:
    """CR 500.11, 614.10, 805.8: whether something has the active player, or one of the active team, skip this step.

    One such effect is enough for it.
    """
    if _skips_first_draw_step(game, step):
        return True
    active = [game.players[id] for id in game.turn.active]
    skipping = game.statements(SkipsStep)
    effects = [by for by, s in skipping if any(s.skips(game, player, step, by) for player in active)]
    return (yield from _used_to_skip(game, active[0], effects))


def _used_to_skip(game: State, player: Player, skipping: list[Source]) -> Rule[bool]:
    """CR 614.10a: what skips only the next occurrence is used up by it; a second such effect waits for another one.

    CR 616.1: beside an effect that goes on, the player says which of the two it is that skips.
    """
    if not skipping:
        return False
    passing = next((by for by in skipping if by.stack_id in game.shields), None)
    staying = next((by for by in skipping if by.stack_id not in game.shields), None)
    if passing is None:
        return True
    if staying is not None and staying.object_id != passing.object_id:
        why = "Choose which effect has you skip this; one that speaks only of the next is used up."
        chosen = yield from ask(Choose(player.id, Purpose.REPLACEMENT, why, [passing.object_id, staying.object_id]))
        if chosen[0] == staying.object_id:
            return True
    lasting.use_up(game, passing, 1)
    return True


def _pointless(game: State, step: Step) -> bool:
    """CR 508.8: without attackers, blockers and damage are skipped; first strike only if a creature has it (510.4)."""
    combat = game.turn.combat
    if step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.FIRST_STRIKE_DAMAGE):
        if combat is None or not combat.attacked:
            return True
    if step is Step.COMBAT_DAMAGE and combat is not None and not combat.dealt_first:
        if combat_damage.needs_first_strike_step(game, combat):
            game.turn.steps[0:0] = [Step.FIRST_STRIKE_DAMAGE, Step.COMBAT_DAMAGE]
            combat.dealt_first = combat_damage.first_strikers(game, combat)
            return True
    return False


def end_step(game: State) -> Rule[None]:
    """CR 500.2, 500.5: the step ends; mana empties; what lasted until now is over."""
    turn = game.turn
    for player in game.players:
        if player.mana_pool.units and player.id not in turn_markers.busy_elsewhere(game):
            player.mana_pool.empty(turn.step in IN_COMBAT and turn.step is not Step.END_OF_COMBAT)
    if turn.step is Step.END_OF_COMBAT:
        lasting.end_of_combat_effects(game)
        turn.combat = None
        game.stirred()
    tell(game, StepEnds(turn.active[0], turn.step))
    turn.begun = False
    turn.priority = None
    game.time_passed()
    return
    yield


# ---------------------------------------------------------------------- turns


def next_turn(game: State) -> Rule[None]:
    """CR 500.1, 500.7: an extra turn if there is one, otherwise the next player's. Who left takes none (800.4k).

    A turn that is skipped never begins (500.11): "until your next turn" goes on. If nobody ever takes one again, that
    is a loop that nobody can leave (104.4b).
    """
    for _ in range(loops.ENDLESS):
        check_for_winner(game)
        if game.result is not None:
            return
        if game.turn.marker is not None:
            turn_markers.pass_on(game, game.turn)
            return
        player, said = _who_is_next(game)
        if not (yield from _skips_turn(game, player)):
            begin_turn(game, player)
            lasting.begin_in_extra_turn(game, said)
            return
        game.turn_after = player.id if game.turn_after is None else game.turn_after
    yield from loops.draw(game, [player.id for player in game.playing()])


def skip_next_turn(game: State) -> Player:
    """CR 500.11: who would take the next turn takes none, and the order goes on behind them."""
    player, _ = _who_is_next(game)
    game.turn_after = player.id if game.turn_after is None else game.turn_after
    return player


def turns_to_come(game: State) -> Iterator[Player]:
    """CR 500.7: who takes the next turns, as far as it is known now: extra turns, then everybody once."""
    for id in reversed(game.extra_turns):
        yield from _staying(game, game.players[id])[:1]
    seen: set[Id] = set()
    for id in _order_from_here(game):
        staying = _staying(game, game.players[id])
        if staying and id not in seen:
            seen |= {mate.id for mate in staying}
            yield staying[0]


def _staying(game: State, player: Player) -> list[Player]:
    """The player, or those of their team who take the turn together and are still in the game."""
    return [mate for mate in acting_together(game, player) if not mate.has_left]


def _who_is_next(game: State) -> tuple[Player, list[ContinuousEffect]]:
    """CR 500.7: whose turn it would be, and what is true of it if it is an extra turn."""
    while game.extra_turns:
        said = lasting.said_of_extra_turn(game, game.extra_turns[-1])
        player = game.players[game.extra_turns.pop()]
        if staying := _staying(game, player):
            return staying[0], said
        lasting.next_turn_effects(game, player.id)
    return _whose_turn_is_next(game), []


def _skips_turn(game: State, player: Player) -> Rule[bool]:
    """CR 614.10, 805.8: whether something has this player, or one of their team, skip the turn."""
    members = acting_together(game, player)
    skipping = game.statements(SkipsTurn)
    effects = [by for by, s in skipping if any(s.skips_turn(game, one, by) for one in members)]
    return (yield from _used_to_skip(game, player, effects))


def turn_with_marker(game: State, turn: Turn) -> Rule[None]:
    """CR 500.11, 800.4m, 807.4c: the player who has a turn marker begins a turn; who skips it passes the marker on."""
    player = game.players[turn.active[0]]
    for gone in turn_markers.gone_before(game, player.id):
        lasting.next_turn_effects(game, gone)
    said = lasting.said_of_extra_turn(game, player.id)
    turn_markers.use(game, turn)
    if (yield from _skips_turn(game, player)):
        turn_markers.pass_on(game, turn)
    else:
        begin_turn(game, player)
        lasting.begin_in_extra_turn(game, said)


def _whose_turn_is_next(game: State) -> Player:
    """CR 103.1, 800.4k, 800.4m: effects that last until the turn of a player who left end where it would have begun."""
    order = _order_from_here(game)
    game.turn_after = None
    for id in order:
        if not game.players[id].has_left:
            return game.players[id]
        lasting.next_turn_effects(game, id)
    raise AssertionError("a game without players goes on")


def _order_from_here(game: State) -> list[Id]:
    """CR 103.1: everybody once, in the order in which turns come that are no extra turns."""
    after = game.turn.active[-1] if game.turn_after is None else game.turn_after
    start = game.seating.index(after)
    order = game.seating[start + 1 :] + game.seating[: start + 1]
    if game.options.shared_turns:
        order.sort(key=lambda id: game.players[id].team == game.players[after].team)
    return order


def first_turns(game: State) -> None:
    """CR 103.8, 807.4b: the first turn of the game begins, or the first ones."""
    for number, player in enumerate(turn_markers.starting_players(game)):
        game.turn = game.turns[number]
        if game.turn.marker is not None:
            turn_markers.use(game, game.turn)
        begin_turn(game, player)


def begin_turn(game: State, player: Player, steps: tuple[Step, ...] = WHOLE_TURN) -> None:
    """CR 500, 805.4: a new turn begins, the player's or that of their team."""
    active = active_with(game, player.id)
    for id in game.options.team_of(player.id) if game.options.shared_turns else active:
        lasting.next_turn_effects(game, id)
    for id in game.turn.active:
        game.players[id].turn_ended = game.history.now
    game.turn_number += 1
    game.objects = game.objects.copy()  # what much was taken out of is slow to copy, and forks copy it very often
    turn = Turn(game.turn_number, active)
    turn.before = game.turn.number
    turn.active_before = game.turn.active if game.turn.number else ()
    turn.steps = list(steps)
    turn.marker = game.turn.marker
    game.turns[game.turns.index(game.turn)] = turn
    game.turn = turn
    for id in active:
        game.players[id].turn_began = game.new_stamp()
        game.players[id].turns_taken += 1
    _take_control(game, turn)
    influence.measure(game)
    elsewhere = turn_markers.busy_elsewhere(game)
    for other in game.players:
        if other.id not in elsewhere:
            other.begin_anew(game.history.now)
    _let_history_go(game)
    game.changed()
    loops.forget(game)
    for variant in game.variants:
        variant.turn_begins(game)
    tell(game, TurnBegins(player.id, turn.number))
    if turn.controlled_by is not None:
        tell(game, PlayerControlled(player.id, turn.controlled_by))


def _take_control(game: State, turn: Turn) -> None:
    """CR 723.1, 723.1a, 805.8: the latest effect that waited for this turn gives control of its player, or team."""
    waiting = controlling.pending(game, turn.active)
    if waiting:
        turn.controlled_by = waiting[-1].by.controller
        lasting.end_effects(game, [effect.id for effect in waiting])


def _let_history_go(game: State) -> None:
    """What lies before the last turns of all players, and before the turn before this one, nobody asks for any more."""
    places = [min(player.since, player.turn_ended) for player in game.playing()]
    game.history.let_go(min(places, default=0), min(turn.before for turn in game.turns))


def add_combat_phase(game: State, main_after: bool = True) -> None:
    """CR 500.8: right after this phase there is another combat phase, perhaps followed by a main phase."""
    _add_after_phase(game, (*COMBAT_PHASE, *((Step.POSTCOMBAT_MAIN,) if main_after else ())))


def add_beginning_phase(game: State) -> None:
    """CR 500.8, 501.1: right after this phase there is another beginning phase."""
    _add_after_phase(game, BEGINNING_PHASE)


def _add_after_phase(game: State, added: tuple[Step, ...]) -> None:
    """CR 500.8: of phases created after the same phase, the most recent one comes first."""
    steps = game.turn.steps
    rest = next((place for place, step in enumerate(steps) if step in FIRST_OF_PHASE), len(steps))
    steps[rest:rest] = added


def reverse_turn_order(game: State) -> None:
    """CR 103.1, 101.4: turns, and choices made in turn order, go round the table the other way."""
    game.seating.reverse()
    game.turns.reverse()
    tell(game, Notice("The turn order is reversed."))


def extra_turn(game: State, player: Player) -> None:
    """CR 500.7: the most recently created extra turn is taken first; afterwards the order goes on as before.

    CR 807.4i, 807.4j: with turn markers, by that player as soon as they have one.
    """
    if game.turn.marker is None and game.turn_after is None and not game.extra_turns:
        game.turn_after = game.turn.active[-1]
    game.extra_turns.append(player.id)
