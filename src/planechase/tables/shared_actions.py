"""What people do together: talk, pause, undo by agreement, lend seats, leave, pass hosting on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.state.objects import Id
from planechase.rules.state.player import Automation
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.playing import seat_of
from planechase.tables.undoing import last_of

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

LONGEST_SAYING: Final = 500


def say(table: GameTable, person: Person, command: ask.Say) -> None:
    """Say something to all."""
    not_muted(person)
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("Type something that others can read.")
    if len(text) > LONGEST_SAYING:
        raise Refused(f"Say it in at most {LONGEST_SAYING} letters.")
    table.happens(told.Said(person.id, text))


def not_muted(person: Person) -> None:
    """Refuse somebody whom the host has muted."""
    if person.muted:
        raise Refused("The host has muted you.")


def pause(table: GameTable, person: Person, command: ask.Pause) -> None:
    """Pause or resume the game."""
    table.only_host(person)
    table.playing()
    if command.paused != table.paused:
        table.happens(told.Paused(command.paused))


# ---------------------------------------------------------------------- taking back


def undo(table: GameTable, person: Person) -> None:
    """Take one's last decision back, or ask the others for it. Bots always agree, and wait for what people say."""
    seat = seat_of(table, person)
    may = table.may_undo(seat)
    if may is None:
        raise Refused("You have no decision to take back.")
    if table.wish is not None and table.wish[0] != person.id:
        raise Refused(f"{table.people[table.wish[0]].name} asks to take something back; answer that first.")
    others = {one.id for one in table.players() if one is not person}
    _wish(table, person, set() if may == "freely" else others)


def _wish(table: GameTable, person: Person, missing: set[PersonId]) -> None:
    """Somebody wants to undo something: if nobody else has to agree, it is undone."""
    if missing:
        table.happens(told.Wished(person.id, tuple(sorted(missing))))
    else:
        _take_back(table, person)


def agree(table: GameTable, person: Person, command: ask.Agree) -> None:
    """Answer somebody's wish to undo; the person who wished can also withdraw it."""
    if table.wish is not None and person.id == table.wish[0] and not command.yes:
        lapse(table)
        return
    if table.wish is None or person.id not in table.wish[1]:
        raise Refused("Nobody asks you to take anything back.")
    who, missing = table.wish
    if not command.yes:
        table.happens(told.Wished(None))
        table.remark(f"{person.name} does not agree to take that back.")
    else:
        _wish(table, table.people[who], {*missing} - {person.id})


def lapse(table: GameTable) -> None:
    """The game went on, so a wish to take something back is none any more."""
    assert table.wish is not None
    who = table.people[table.wish[0]].name
    table.happens(told.Wished(None))
    table.remark(f"{who} no longer asks to take something back: the game goes on.")


def _take_back(table: GameTable, person: Person) -> None:
    assert person.seat is not None
    back = last_of(table.decided, person.seat, person.since)
    assert back is not None
    _back(table, told.WentBack(back))
    table.stops[person.seat].stop_passing()


def _back(table: GameTable, entry: told.WentBack | told.Mended) -> None:
    """Go back in the game. What is done by itself for each seat is no part of it, and stays as it is."""
    switched = {player.id: player.automation for player in table.playing().state.players}
    table.happens(entry)
    for seat, automation in switched.items():
        _switch(table, seat, automation)


def go_back(table: GameTable, person: Person) -> None:
    """Let a game that a rules error has stopped go on: from before the last decision that a person made themselves.

    Where a bot's answer has broken it, the same bot would give the same answer again.
    """
    table.only_host(person)
    if table.broken is None:
        raise Refused("No rules error has stopped this game.")
    mine = [last_of(table.decided, one.seat, one.since) for one in table.players() if one.seat is not None]
    back = max((at for at in mine if at is not None), default=len(table.decided))
    asked = table.playing().decider
    own_answer = asked is not None and not table.is_bot(asked)
    _back(table, told.Mended(len(table.decided) if own_answer else back))
    for stops in table.stops.values():
        stops.stop_passing()


# ---------------------------------------------------------------------- seats and people


def lend(table: GameTable, person: Person, command: ask.Lend) -> None:
    """Hand a seat to a bot, or take one's own back. Who is here, or was a moment ago, decides that for themselves."""
    table.playing()
    if command.seat != person.seat:
        table.only_host(person)
    lender = table.sitting(command.seat)
    if lender is None:
        raise Refused("Nobody sits in that seat.")
    if command.to_bot and lender is not person and not table.presence.may_be_lent(lender.id):
        raise Refused(
            f"A bot can play for {lender.name} when they have been away for {round(table.presence.lend_after)} seconds."
        )
    if command.to_bot != (command.seat in table.lent):
        table.happens(told.Lent(command.seat, command.to_bot))
        who_passes(table, command.seat)
        if command.to_bot:
            _without(table, lender)


def leave_for_good(table: GameTable, other: Person) -> None:
    """Somebody leaves, or has to. During a game a bot plays on in their place."""
    table.happens(told.Removed(other.id))
    if table.game is not None and other.seat is not None:
        who_passes(table, other.seat)
    if other.id == table.host:
        table.hand_on_host([one.id for one in table.people.values() if not one.gone])
    _without(table, other)


def _without(table: GameTable, gone: Person) -> None:
    """Nobody waits any more for the consent of somebody who has gone or lent their seat, nor for their wish."""
    if table.wish is None:
        return
    who, missing = table.wish
    if who == gone.id:
        lapse(table)
    elif gone.id in missing:
        _wish(table, table.people[who], {*missing} - {gone.id})


def who_passes(table: GameTable, seat: Id) -> None:
    """For a bot the game itself passes where nothing is possible; for a person the table does."""
    now = table.playing().state.players[seat].automation
    _switch(table, seat, Automation(table.is_bot(seat), now.pay, now.order))


def _switch(table: GameTable, seat: Id, wanted: Automation) -> None:
    game = table.playing()
    player = game.state.players[seat]
    if game.result is None and not player.has_left and table.broken is None and player.automation != wanted:
        table.take(told.Noted({"automation": [seat, *wanted.switches]}))


def pass_hosting(table: GameTable, person: Person, command: ask.PassHosting) -> None:
    """Make another person the host."""
    table.only_host(person)
    other = there(table, command.person)
    if other.seat is None:
        raise Refused("Only somebody who sits at the table can become its host.")
    table.happens(told.Hosted(other.id))


def there(table: GameTable, person: PersonId) -> Person:
    """Somebody who is at the table."""
    other = table.people.get(person)
    if other is None or other.gone:
        raise Refused("There is no such person at this table.")
    return other
