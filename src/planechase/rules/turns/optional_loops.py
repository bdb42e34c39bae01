"""Loops that players could leave but do not (CR 732.1b to 732.6).

In a turn with very many choices, the state is described whenever a player would get priority. When the same state has
come back often enough and somebody on the way could have chosen otherwise, the player whom the rule names must do so:
what they chose there is no longer offered there in this turn. A player who gains something by repeating an action says
once how often (732.2). If nobody has another choice, the game is a draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from planechase.rules.events.choices import tell_choice
from planechase.rules.events.events import Notice
from planechase.rules.spells.attempting import attempted
from planechase.rules.state.decisions import (
    AskAgain,
    Choose,
    ChooseNumber,
    Confirm,
    Decision,
    Declaration,
    DeclareAttackers,
    DeclareBlockers,
    Divide,
    IllegalAction,
    RepeatHowOften,
    Rule,
    StepInAfter,
    ask,
)
from planechase.rules.state.loop_history import Choice, Circles, LoopVisit
from planechase.rules.state.purpose import Purpose
from planechase.rules.turns import loop_states, loops
from planechase.rules.turns.priority import PASS, Action, ActionKind, legal_actions, may_pass

if TYPE_CHECKING:
    from planechase.rules.state.objects import Id
    from planechase.rules.state.player import Player
    from planechase.rules.state.state import State

PATIENCE: Final = 60
"""How often something is chosen in a turn before the program checks whether the game goes round in circles."""
SAME: Final = 3
"""How often exactly the same state may come back."""
ALIKE: Final = 12
"""How often the same state may come back except for numbers that do not shrink, the first time in a turn."""
MOST: Final = 1000
"""How often a player may repeat what they do."""
INTERRUPTIONS: Final = 3
"""How often a player may step in at the same place in a turn."""

Take = Callable[["State", Action], Rule[None]]
"""CR 117.3: a player with priority does something, and the game goes on to the next grant of priority."""

ACTION: Final = "priority"
LAST: Final = 2
"""Who only refuses to do something is the last to be made to."""
_FREE_TO_REFUSE: Final = frozenset({Purpose.PAY, Purpose.OPTIONAL_COST, Purpose.CAST, Purpose.PLAY_LAND})
"""CR 732.5, 732.6: what nobody can be made to do."""
_NO_CHOICE: Final = frozenset({Purpose.PAY_MANA, Purpose.ORDER, Purpose.TRIGGERS, Purpose.REPEAT, Purpose.COIN})
"""How something is done, which makes no difference to whether it goes round."""


# ---------------------------------------------------------------------- what is chosen


def note_answer(game: State, decision: Decision[Any], answer: object) -> None:
    """A player was asked something. If they could have answered otherwise, what follows was not inevitable."""
    force = _force(decision, answer)
    if force is not None:
        game.asked += 1
        game.turn.choices += 1
    if game.turn.circles is not None or game.rounds is not None:
        _note(game, Choice(0, decision.player, _question(game, decision), told(game, answer), force))


def note_action(game: State, player: Player, action: Action) -> None:
    """A player with priority does something, or passes, to which nothing else could be preferred (732.5)."""
    if action is not PASS:
        game.turn.choices += 1
    circles = game.turn.circles
    if circles is None and game.rounds is None:
        return
    choice = _acting(game, player, action)
    if circles is not None:
        circles.steps_in = None
        if action is PASS and not circles.repeating:
            note = circles.idle.add if _could_act(game, player) else circles.idle.discard
            note(choice._replace(place=circles.place))
    _note(game, choice)


def _could_act(game: State, player: Player) -> bool:
    """Whether the player with priority could do something; making mana alone is nothing."""
    actions = allowed(game, player, legal_actions(game, player))
    return any(one.deed not in (ActionKind.PASS, ActionKind.MAKE_MANA) for one in actions)


def _note(game: State, choice: Choice) -> None:
    """Write down what was chosen, where the turn is and in the turn as it began; but not what a shortcut repeats."""
    circles = game.turn.circles
    if circles is not None and circles.repeating:
        return
    if circles is not None:
        circles.choices.append(choice._replace(place=circles.place))
    if game.rounds is not None and choice.force is not None:
        game.rounds.choices.append(_in_this_step(game, choice, game.rounds.place))


def _in_this_step(game: State, choice: Choice, place: int) -> Choice:
    return choice._replace(place=place, question=f"{game.turn.step.value} {choice.question}")


def _force(decision: Decision[Any], answer: object) -> int | None:
    """CR 732.3, 732.5, 732.6: first a player does not do what they only may; then they choose something else.

    Nobody is made to attack or to block who does so only as far as they must.
    """
    if not decision.is_way_out() or decision.purpose in _NO_CHOICE:
        return None
    if isinstance(decision, Declaration):
        return 0 if answer != decision.default() else None
    if isinstance(decision, Confirm):
        if answer:
            return 0
        return None if decision.purpose in _FREE_TO_REFUSE else LAST
    return 0 if isinstance(decision, Choose) and decision.minimum == 0 and answer else 1


def _question(game: State, decision: Decision[Any]) -> str:
    about = game.name_of(decision.about) if decision.about is not None else ""
    return f"{decision.purpose.value} {about}"


def told(game: State, value: object) -> str:
    """An answer without the ids of objects: what looks the same is described in the same way."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(told(game, one) for one in value)}]"
    if isinstance(value, dict):
        return told(game, list(value.items()))
    fields = getattr(value, "__match_args__", None)
    if fields is not None:
        return f"{type(value).__name__}{told(game, [getattr(value, name) for name in fields])}"
    if type(value) is int and value in game.objects:
        obj = game.objects[value]
        return f"{obj.zone.value} {obj.holder} {game.chars(obj).name}"
    return repr(value)


# ---------------------------------------------------------------------- what is not offered any more


def allowed(game: State, player: Player, actions: list[Action]) -> list[Action]:
    """CR 732.2c, 732.3: the actions that a player may still take where the game is."""
    if _bars_something(game):
        actions = [one for one in actions if one is PASS or not _is_barred(game, _acting(game, player, one))]
    if not may_pass(game, player.id):
        actions = [one for one in actions if one is not PASS] or actions
    return actions


def _acting(game: State, player: Player, action: Action) -> Choice:
    return Choice(0, player.id, ACTION, told(game, action), None if action is PASS else 0)


def _bars_something(game: State) -> bool:
    circles, rounds = game.turn.circles, game.rounds
    return (circles is not None and bool(circles.barred)) or (rounds is not None and bool(rounds.barred))


def _is_barred(game: State, choice: Choice) -> bool:
    """Whether something cannot be chosen any more where the turn is, or in a turn that began like this one."""
    circles, rounds = game.turn.circles, game.rounds
    if circles is not None and choice._replace(place=circles.place) in circles.barred:
        return True
    return rounds is not None and _in_this_step(game, choice, rounds.place) in rounds.barred


def bar(game: State, decision: Decision[Any]) -> bool | None:
    """CR 732.3: remove from a question what may no longer be chosen. Returns the answer if only one is left."""
    if not _bars_something(game):
        return None
    refuse = partial(_refusal, game, decision)
    if isinstance(decision, Confirm):
        left = [answer for answer in (False, True) if refuse(answer) is None]
        return left[0] if len(left) == 1 else None
    if isinstance(decision, ChooseNumber):
        numbers = [number for number in decision.numbers if refuse(number) is None]
        if numbers:
            decision.offer(numbers)
    elif isinstance(decision, (Choose, Divide, DeclareAttackers, DeclareBlockers)):
        _bar_some(decision, refuse)
    return None


def _bar_some(
    decision: Choose | Divide | DeclareAttackers | DeclareBlockers, refuse: Callable[[object], str | None]
) -> None:
    """Refuse some answers besides those that are refused anyway, unless no other is left."""
    before: Callable[[Any], str | None] | None = decision.verify

    def verify(answer: Any) -> str | None:
        return (before(answer) if before is not None else None) or refuse(answer)

    decision.verify = verify
    if not isinstance(decision, Declaration) and all(
        verify(answer) is not None for answer in islice(decision.candidates(), MOST)
    ):
        decision.verify = before


def _refusal(game: State, decision: Decision[Any], answer: object) -> str | None:
    choice = Choice(0, decision.player, _question(game, decision), told(game, answer), _force(decision, answer))
    return "The game would go round in circles: choose something else." if _is_barred(game, choice) else None


# ---------------------------------------------------------------------- going round


def look(game: State, take: Take) -> Rule[bool]:
    """CR 732.1b: called where a player would get priority after something happened, once very much has been chosen.

    Returns whether the game has gone on meanwhile, or is over.
    """
    turn = game.turn
    circles = turn.circles = turn.circles or Circles()
    if circles.repeating or circles.steps_in == turn.priority:
        return False
    now, circle = _arrive(game, circles)
    often = SAME if circles.barred or circles.stepped_in else ALIKE
    owner = _owner(circle)
    if now.alike >= often and now.same < SAME and owner is not None:
        if not (yield from _shortcut(game, game.players[owner], circle, take)):
            yield from _leave(game, circle)
        return True
    if now.same < SAME and now.alike < (often if _several(circle) else 3 * often):
        return False
    yield from _leave(game, circle)
    return game.result is not None


def _arrive(game: State, circles: Circles) -> tuple[LoopVisit, Sequence[Choice]]:
    """Where the turn is now, and what was chosen since it was there before."""
    board = loop_states.board(game)
    circles.place = loop_states.common(game, board)
    now = LoopVisit(len(circles.choices), loop_states.numbers(game, board), loop_states.exactly(game, board))
    circle: list[Choice] = []
    before = circles.visits.get(circles.place)
    if before is not None:
        circle = circles.choices[before.chosen :]
        chosen = any(choice.force is not None for choice in circle)
        same = chosen and now.exactly == before.exactly
        alike = chosen and all(new >= old for new, old in zip(now.numbers, before.numbers, strict=True))
        now = now._replace(same=before.same + same, alike=before.alike + alike)
    circles.visits[circles.place] = now
    return now, circle


def _leave(game: State, circle: Sequence[Choice]) -> Rule[None]:
    """CR 732.3, 732.4: a player must choose otherwise than they did; if nobody can, it is a draw."""
    circles = game.turn.circles
    if circles is None or game.result is not None:
        return
    barred = otherwise(game, [choice for choice in circle if choice not in circles.barred])
    if barred:
        circles.barred |= barred
        circles.visits = {}
    else:
        chose = {choice.player for choice in circle if choice.force is not None}
        yield from loops.draw(game, chose | set(game.turn.involved))


def otherwise(game: State, circle: Sequence[Choice]) -> frozenset[Choice]:
    """CR 732.3: what the active player, or else the first in turn order who chose something, cannot choose again."""
    left = [choice for choice in circle if choice.force is not None]
    acting = [choice for choice in left if choice.force != LAST] or left
    for player in game.in_turn_order():
        mine = [choice for choice in acting if choice.player == player.id]
        if mine:
            first = min(choice.force or 0 for choice in mine)
            game.tell(Notice("{} must choose something else, or the game would go round in circles.", (player.id,)))
            return frozenset(choice for choice in mine if choice.force == first)
    return frozenset()


# ---------------------------------------------------------------------- shortcuts


def _several(circle: Sequence[Choice]) -> bool:
    """Whether several players act on the way."""
    return len({choice.player for choice in circle if choice.force not in (None, LAST)}) > 1


def _owner(circle: Sequence[Choice]) -> Id | None:
    """CR 732.2a: who goes round all alone: from where they act, or else from any grant of priority to the next."""
    acting = {choice.player for choice in circle if choice.force not in (None, LAST)}
    begins = [choice for choice in circle if choice.question == ACTION]
    begins = [choice for choice in begins if choice.force is not None] or begins
    return acting.pop() if len(acting) == 1 and circle[0] in begins else None


def _shortcut(game: State, player: Player, circle: Sequence[Choice], take: Take) -> Rule[bool]:
    """CR 732.2: the player says how often they do the same again. Returns whether another player had it end sooner."""
    why = (
        f"You keep repeating the same actions. How many more times will you do so, up to {MOST:,}? Then you must stop."
    )
    times = yield from ask(RepeatHowOften(player.id, why, 0, MOST))
    times, instead = yield from _shortened(game, player, circle, times)
    turn = game.turn
    assert turn.circles is not None
    turn.circles.repeating = True
    try:
        for _ in range(times):
            if game.turn is not turn or not (yield from _once_more(game, list(circle), take)):
                return False
        if instead is None or game.turn is not turn:
            return False
        yield from _once_more(game, list(circle[: circle.index(instead)]), take)
    finally:
        turn.circles.repeating = False
    _step_in(game, instead)
    return True


def _shortened(game: State, player: Player, circle: Sequence[Choice], times: int) -> Rule[tuple[int, Choice | None]]:
    """CR 732.2b: each other player may name a place where they do something. Returns how often, and what not then."""
    circles = game.turn.circles
    assert circles is not None
    instead: Choice | None = None
    for other in game.in_turn_order(player.id)[1:]:
        place = next((choice for choice in circle if choice.player == other.id and choice in circles.idle), None)
        often = circles.stepped_in.count((circles.place, other.id))
        if not times or place is None or often >= INTERRUPTIONS:
            continue
        why = (
            f"{player.name} wants to do the same {times:,} more times. After how many of them do you step in and do "
            f"something? Say {times:,} if you do not."
        )
        sooner = yield from ask(StepInAfter(other.id, why, times))
        if sooner < times:
            times, instead = sooner, place
    if instead is not None:
        circles.stepped_in += ((circles.place, instead.player),)
    return times, instead


def _step_in(game: State, instead: Choice) -> None:
    """CR 732.2c: the player who shortened the shortcut must now choose otherwise; then its proposer may go on."""
    circles = game.turn.circles
    if circles is None or game.result is not None:
        return
    circles.place = instead.place
    circles.visits = {}
    if game.turn.priority == instead.player and _could_act(game, game.players[instead.player]):
        circles.steps_in = instead.player


def _once_more(game: State, answers: list[Choice], take: Take) -> Rule[bool]:
    """CR 732.2c: everybody chooses what they chose before. Returns whether that was possible."""
    while answers:
        choice = answers.pop(0)
        if choice.question != ACTION or game.result is not None or game.turn.priority != choice.player:
            return False
        player = game.players[choice.player]
        action = next((one for one in legal_actions(game, player) if told(game, one) == choice.answer), None)
        if action is None:
            return False
        going_on = _answered(game, take(game, action), answers)
        if action is PASS:
            yield from going_on
            continue
        about = action.object_id if action.object_id is not None else player.id
        if (yield from attempted(game, player, about, going_on)) is None:
            return False
    return True


def _answered(game: State, rule: Rule[None], answers: list[Choice]) -> Rule[bool]:
    """Let a rule go on with the answers that were given before; what is asked besides is really asked."""
    try:
        decision = next(rule)
        while True:
            answer = _as_before(game, decision, answers)
            if answer is not None:
                del answers[0]
                note_answer(game, decision, answer)
                if game.watchers:
                    tell_choice(game, decision, answer)
            else:
                try:
                    answer = yield decision
                except (AskAgain, IllegalAction) as thrown:
                    decision = rule.throw(thrown)
                    continue
                game.passing.counts = False
            decision = rule.send(answer)
    except StopIteration:
        return True


def _as_before(game: State, decision: Decision[Any], answers: Sequence[Choice]) -> object:
    """The answer to a question that is the same as it was before; None if there is none."""
    if not answers or answers[0].player != decision.player or answers[0].question == ACTION:
        return None
    possible = decision.answers() or ()
    return next((answer for answer in possible if told(game, answer) == answers[0].answer), None)
