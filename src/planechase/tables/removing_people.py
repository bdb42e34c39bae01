"""Removing and muting people: the host can remove spectators; removing a player needs agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables.agreements import consent, consents, plays, removal_awaits
from planechase.tables.newcomers import hidden_address
from planechase.tables.people import Person, Refused
from planechase.tables.shared_actions import leave_for_good, there

if TYPE_CHECKING:
    from planechase.tables.table import GameTable


def remove(table: GameTable, person: Person, command: ask.Remove) -> None:
    """Remove somebody, or leave for good oneself. During a game a bot plays on in their place."""
    if command.person != person.id:
        table.only_host(person)
    other = there(table, command.person)
    if other is person:
        leave_for_good(table, person)
    elif plays(table, other):
        if command.ban:
            raise Refused("Somebody who plays cannot be banned.")
        _ask_to_remove(table, person, other)
    else:
        leave_for_good(table, other)
        if command.ban:
            _ban(table, other)


def _ban(table: GameTable, gone: Person) -> None:
    """Nobody new comes from the address of somebody who was removed, and who came from there only to watch goes, too.

    Their address is not known if they have not been here since the server started, or are on its own machine.
    """
    addresses = table.presence.addresses
    address = addresses.get(gone.id)
    if not address:
        table.remark(
            f"{gone.name} was removed but could not be banned, because their address is not known. "
            "They can come again under another name."
        )
        return
    table.happens(told.Banned(gone.id, hidden_address(table.secret, address)))
    for one in tuple(table.people.values()):
        if one.seat is None and not one.gone and one.id != table.host and addresses.get(one.id) == address:
            leave_for_good(table, one)


def _ask_to_remove(table: GameTable, person: Person, other: Person) -> None:
    """The host wants to go on without somebody who plays, and has been away for long."""
    if not table.presence.is_long_away(other.id):
        raise Refused(
            f"{other.name} plays, and can be removed only after {round(table.presence.long)} seconds away, if the "
            "others who play agree. A bot can play for them meanwhile."
        )
    if person.seat is None and not removal_awaits(table, other.id):
        raise Refused("Nobody who plays is here to agree to that.")
    if other.id not in table.to_remove:
        table.happens(told.RemovalAsked(other.id))
    if person.seat is not None:
        consent(table, person, other.id)


def agree_to_removal(table: GameTable, person: Person, command: ask.AgreeToRemoval) -> None:
    """Answer whether somebody who has been away for long is removed."""
    if command.person not in table.to_remove:
        raise Refused("Nobody asks to remove them.")
    if person.seat is None or person.id == command.person:
        raise Refused("Only the others who play decide that.")
    if command.yes:
        consent(table, person, command.person)
    else:
        table.happens(told.RemovalAsked(command.person, False))
        table.remark(f"{person.name} does not agree to remove {table.people[command.person].name}.")


def settle(table: GameTable) -> None:
    """Remove those whose removal all have agreed to; who is back stays."""
    for one in tuple(table.to_remove):
        name = table.people[one].name
        if not table.presence.is_long_away(one):
            table.happens(told.RemovalAsked(one, False))
            table.remark(f"{name} is back, and nobody is removed.")
        elif consents(table, one) and not removal_awaits(table, one):
            leave_for_good(table, table.people[one])
            table.remark(f"{name} was away for long and has been removed. A bot plays on.")


def mute(table: GameTable, person: Person, command: ask.Mute) -> None:
    """The host takes the word from somebody, or gives it back."""
    table.only_host(person)
    other = there(table, command.person)
    if other is person:
        raise Refused("You cannot mute yourself.")
    if command.muted != other.muted:
        table.happens(told.Muted(other.id, command.muted))


def lift_bans(table: GameTable, person: Person) -> None:
    """The host lets everybody who was banned come again."""
    table.only_host(person)
    if table.banned:
        table.happens(told.BansLifted())


def set_access(table: GameTable, person: Person, command: ask.SetAccess) -> None:
    """The host says who finds the table, and who may come."""
    table.only_host(person)
    if command.access not in ask.ACCESS:
        raise Refused(f"Unknown access “{command.access}”; choose one of {', '.join(ask.ACCESS)}.")
    if command.access != table.access:
        table.happens(told.AccessSet(command.access))
