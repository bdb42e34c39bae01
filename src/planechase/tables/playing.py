"""What people do while they play: answer, look ahead, pass, say where they want to be asked, and leave the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from planechase.game import Game
from planechase.rules.state.decisions import IllegalAnswer
from planechase.rules.state.objects import Id
from planechase.rules.state.player import Automation
from planechase.rules.state.visibility import may_see
from planechase.rules.turns.priority import Priority
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.advising import check_advice
from planechase.tables.messages import Foreseen, Reason, Steps
from planechase.tables.people import Person, Refused
from planechase.tables.stop_settings import Quieted, Stopping, steps_of
from planechase.telling.prices import foreseen, price
from planechase.telling.reasons import why_not
from planechase.telling.stops import NamedAbility, PassingMode, named_on_stack

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

PASSING: Final = {
    "once": PassingMode.NOT,
    "something happens": PassingMode.UNTIL_SOMETHING_HAPPENS,
    "end of turn": PassingMode.UNTIL_END_OF_TURN,
    "my turn": PassingMode.UNTIL_NEXT_TURN,
}
MOST_QUIETED: Final = 100


def asked(table: GameTable, person: Person, number: int) -> Game:
    """The game, for a person who is asked this question."""
    game = table.playing()
    decider = game.decider
    if decider is None:
        raise Refused("The game is over.")
    if table.paused:
        raise Refused("The game is paused.")
    if number != table.question:
        raise Refused("This question has already been answered.")
    if person.seat is None or decider != person.seat:
        raise Refused(f"It is {table.seat_name(decider)} who decides now.")
    if person.seat in table.lent:
        raise Refused("A bot plays for you now; take your seat back first.")
    return game


def answer(table: GameTable, person: Person, command: ask.Answer) -> None:
    """Answer the question."""
    asked(table, person, command.number)
    assert person.seat is not None
    table.take(told.Answered(person.seat, command.answer))


def look(table: GameTable, person: Person, command: ask.Look) -> Steps:
    """What could be chosen next."""
    decision = asked(table, person, command.number).decision
    assert decision is not None
    try:
        options = [option.plain() for option in decision.steps(command.chosen)]
    except IllegalAnswer as refused:
        raise Refused(str(refused)) from refused
    return Steps(command.number, options)


def foresee(table: GameTable, person: Person, command: ask.Foresee) -> Foreseen:
    """What an action would be paid with."""
    game = asked(table, person, command.number)
    decision = game.decision
    if not isinstance(decision, Priority) or command.option not in range(len(decision.options)):
        raise Refused("There is no such action to pay for now.")
    player, action = game.state.players[decision.player], decision.options[command.option]
    paid = foreseen(game.state, player, action)
    cost = price(game.state, player, action)
    return Foreseen(command.number, command.option, cost, list(paid.sources), paid.life)


def say_why_not(table: GameTable, person: Person, command: ask.WhyNot) -> Reason:
    """Why something of one's own cannot be used."""
    game = asked(table, person, command.number)
    decision, obj = game.decision, game.state.objects.get(command.object)
    assert decision is not None
    if obj is None or obj.holder != decision.player or not may_see(game.state, obj, person.seat):
        raise Refused("You have nothing like that to use.")
    return Reason(command.number, command.object, why_not(game.state, decision, obj))


def asks_for_advice(table: GameTable, person: Person, command: ask.Advise) -> None:
    """Check that somebody may ask for advice; the code that runs the table asks the bot."""
    asked(table, person, command.number)
    check_advice(table, person)


def pass_on(table: GameTable, person: Person, command: ask.PassOn) -> None:
    """Pass, and perhaps keep passing."""
    game = asked(table, person, command.number)
    if game.grant is None:
        raise Refused("This question has to be answered; it cannot be passed.")
    if command.until not in PASSING:
        raise Refused(f"You can pass until: {', '.join(PASSING)}.")
    assert person.seat is not None
    if command.until != "once":
        table.stops[person.seat].start_passing(game.state, PASSING[command.until])
    table.take(told.Answered(person.seat, 0))


# ---------------------------------------------------------------------- where one is asked


def seat_of(table: GameTable, person: Person) -> Id:
    """The seat of somebody who plays."""
    if person.seat is None or person.seat not in table.stops:
        raise Refused("You are not playing here." if table.game is not None else "The game has not begun.")
    return person.seat


def set_stops(table: GameTable, person: Person, command: ask.SetStops) -> None:
    """Say where one wants to be asked."""
    seat = seat_of(table, person)
    for steps in (command.mine, command.others, *command.players.values()):
        steps_of(steps)
    if not set(command.players) <= set(table.stops):
        raise Refused("There is no such player to set stops for.")
    wanted = msgspec.structs.replace(
        table.stopping[seat],
        full_control=command.full_control,
        mine=command.mine,
        others=command.others,
        players=command.players,
    )
    _stop(table, seat, wanted)
    table.stops[seat].stop_passing()


def quiet(table: GameTable, person: Person, command: ask.Quiet) -> None:
    """Not be asked any more about an ability."""
    seat = seat_of(table, person)
    ability = _ability(table.playing(), seat, command.object)
    if ability is None:
        raise Refused("Choose an ability that is on the stack; spells are always shown to you.")
    others = [one for one in table.stopping[seat].quiet if (one.name, one.text) != ability]
    if command.quiet and len(others) >= MOST_QUIETED:
        raise Refused(f"You are not asked about {MOST_QUIETED} abilities already; allow some of them again first.")
    new = [Quieted(ability.name, ability.text, command.answer)] if command.quiet else []
    _stop(table, seat, msgspec.structs.replace(table.stopping[seat], quiet=(*others, *new)))


def ask_me_again(table: GameTable, person: Person, command: ask.AskMeAgain) -> None:
    """Be asked about an ability again."""
    seat = seat_of(table, person)
    kept = tuple(one for one in table.stopping[seat].quiet if (one.name, one.text) != (command.name, command.text))
    _stop(table, seat, msgspec.structs.replace(table.stopping[seat], quiet=kept))


def _ability(game: Game, seat: Id, object: Id) -> NamedAbility | None:
    """The ability that is meant: one on the stack, or the one that asks just now."""
    found = named_on_stack(game.state, object)
    decision = game.decision
    if found is None and decision is not None and decision.about == object and decision.decider == seat:
        stack = game.state.turn.stack
        return named_on_stack(game.state, stack[-1]) if stack else None
    return found


def _stop(table: GameTable, seat: Id, wanted: Stopping) -> None:
    if wanted != table.stopping[seat]:
        table.happens(told.Stopped(seat, wanted))


def automate(table: GameTable, person: Person, command: ask.Automate) -> None:
    """Say what is done by itself. Passing is the table's part, the rest the game's."""
    seat = seat_of(table, person)
    _stop(table, seat, msgspec.structs.replace(table.stopping[seat], idle=not command.pass_priority))
    now = table.playing().state.players[seat].automation
    switches = Automation(now.pass_priority, command.pay, command.order)
    if switches != now:
        table.take(told.Noted({"automation": [seat, *switches.switches]}))


def concede(table: GameTable, person: Person) -> None:
    """CR 104.3a: leave the game."""
    table.take(told.Noted({"concede": seat_of(table, person)}))
