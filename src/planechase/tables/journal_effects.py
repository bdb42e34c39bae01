"""What each entry of a journal does to a table. It is all that is needed to play a journal again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.game import Game
from planechase.record import Setup, written
from planechase.rules.state.decisions import Plain
from planechase.rules.state.objects import Id
from planechase.tables import journal as told
from planechase.tables.journal import AnyEntry
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.stop_settings import Stopping, put_into
from planechase.tables.undoing import Decided
from planechase.telling.stops import Stops

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

KEPT_SAYINGS: Final = 200


def apply(table: GameTable, entry: AnyEntry) -> None:
    """Let an entry happen; this is all that a journal needs to be played again."""
    match entry:
        case told.Answered(seat, answer, freely):
            _take(table, seat, answer, freely)
        case told.Noted(note):
            table.playing().take_plain(note)
            _decided(table, noted(note))
        case told.Opened(plan, secret):
            table.plan, table.secret = plan, bytes.fromhex(secret)
        case told.Came(person, name, secret):
            table.people[person] = Person(person, name, secret)
        case told.Sat(person, seat):
            table.people[person].seat = seat
            table.people[person].since = table.game.answered if table.game is not None else 0
        case told.Applied(person, seat):
            table.consents.pop(person, None)
            if seat is None:
                table.applied.pop(person, None)
            else:
                table.applied[person] = seat
        case told.NameChanged(person, name):
            table.people[person].name = name
        case told.Removed(person):
            _forget(table, table.people[person])
        case told.Hosted(person):
            table.host = person
        case told.RemovalAsked(person, asked):
            (table.to_remove.add if asked else table.to_remove.discard)(person)
            table.consents.pop(person, None)
        case told.Consented(person, about):
            table.consents[about] = table.consents.get(about, frozenset()) | {person}
        case told.Banned(_, address):
            table.banned |= {address} - {""}  # journals of earlier versions have bans of unknown addresses
        case told.BansLifted():
            table.banned.clear()
        case told.Muted(person, muted):
            table.people[person].muted = muted
        case told.AccessSet(access):
            table.access = access
        case told.Planned(plan):
            table.plan = plan
        case told.Contributed(person, number):
            table.contributions[person] = (*table.contributions.get(person, ()), number)
        case told.NumberSealed(person, seal):
            table.draw.seals[person] = seal
        case told.TermsSettled(terms, plan):
            table.draw.terms, table.draw.plan = terms, plan
        case told.NumberOpened(person, number):
            table.draw.opened[person] = number
        case told.DrawnAgain(without):
            table.draw.begin_again(without)
        case told.Began():
            _begin(table, entry)
        case told.WentBack(answers):
            _back_to(table, answers)
        case told.Wished(person, waits_for):
            table.wish = (person, frozenset(waits_for)) if person is not None else None
        case told.Stopped(seat, stops):
            table.stopping[seat] = stops
            put_into(table.stops[seat], stops)
        case told.Broke(_, _, sentence):
            table.broken = sentence
            table.number += 1
            table.question += 1
        case told.Mended(answers):
            table.broken, table.unreadable = None, False
            _back_to(table, answers)
        case told.Paused(paused):
            table.paused = paused
        case told.Lent(seat, to_bot):
            (table.lent.add if to_bot else table.lent.discard)(seat)
        case told.Said() | told.Remarked():
            table.sayings = [*table.sayings[-KEPT_SAYINGS:], entry]


def _begin(table: GameTable, began: told.Began) -> None:
    table.made_with = began.made_with
    table.game = Game.replay(written(Setup.from_plain(began.setup), ()), log=True)
    table.goes_on_from, table.order, table.counted = began.goes_on_from, began.order, _counted(table)
    for person in table.people.values():
        if person.seat is not None and began.order:
            person.seat = began.order.index(person.seat)
    seats = range(len(table.game.state.players))
    table.stops = {seat: Stops(seat) for seat in seats}
    table.stopping = {seat: Stopping() for seat in seats}


def _counted(table: GameTable) -> dict[PersonId, tuple[str, ...]]:
    """What those who sat at a table of an earlier version had added to its seed."""
    sitting = {one.id for one in table.people.values() if one.seat is not None and not one.gone}
    return {person: numbers for person, numbers in table.contributions.items() if person in sitting}


def _take(table: GameTable, seat: Id, answer: Plain, freely: bool) -> None:
    game = table.playing()
    passed = game.grant is not None and answer == 0
    if passed:
        game.take_plain(0)
    else:
        game.answer_plain(answer)
    _decided(table, Decided(seat, freely, passed))


def _decided(table: GameTable, one: Decided) -> None:
    quiet = one.passed and table.is_bot(one.seat)
    table.decided.append(one._replace(quiet=quiet))
    table.number += 1
    if not quiet:
        table.question += 1


def _back_to(table: GameTable, answers: int) -> None:
    game = table.playing()
    if game.answered > answers:
        game.undo(game.answered - answers)
    table.looks.forget()
    del table.decided[answers:]
    table.sat_by(answers)
    table.number += 1
    table.question += 1
    table.wish = None


def _forget(table: GameTable, person: Person) -> None:
    person.gone = True
    table.applied.pop(person.id, None)
    table.consents.pop(person.id, None)
    table.to_remove.discard(person.id)
    if table.game is None:
        person.seat = None
        table.contributions.pop(person.id, None)
        table.draw.seals.pop(person.id, None)


def noted(note: Plain) -> Decided:
    """What a seat did besides answering: it conceded, or switched something, which is nobody's business."""
    match note:
        case {"concede": seat}:
            return Decided(seat, freely=False, passed=False)
        case {"automation": [seat, *_]}:
            return Decided(seat, freely=False, passed=True)
        case {"dealt anew": [seat, _]}:
            return Decided(seat, freely=False, passed=True, anew=True)
    raise Refused(f"{note!r} is nothing that a player can do.")
