"""What people do before the game begins: sit down, make the plan, bring a deck, add to the seed, and begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from planechase.record import this_version
from planechase.rules.state.player import Automation
from planechase.rules.turns.setup import Seat
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables import plans
from planechase.tables.fairness import proper_number, seed_of
from planechase.tables.people import Person, Refused, proper_name
from planechase.tables.shared_actions import not_muted

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

BY_A_PERSON = Automation(pass_priority=False)
"""For people the table passes, and not the game, which would tell by it what is in their hands (see `quiet_pass`)."""


def sit(table: GameTable, person: Person, command: ask.Sit) -> None:
    """Take a free seat, or get up."""
    if command.seat is not None:
        if command.seat not in range(table.plan.players):
            raise Refused(f"There are seats from 1 to {table.plan.players}.")
        other = table.sitting(command.seat)
        if other is not None and other is not person:
            raise Refused(f"{other.name} sits there.")
    if command.seat != person.seat:
        table.happens(told.Sat(person.id, command.seat))


def rename(table: GameTable, person: Person, command: ask.Rename) -> None:
    """Be called otherwise."""
    _not_begun(table, "The game has begun; names cannot be changed any more.")
    not_muted(person)
    table.happens(told.NameChanged(person.id, table.free_name(proper_name(command.name), person.id)))


def propose(table: GameTable, person: Person, command: ask.Propose) -> None:
    """Change the plan."""
    table.only_host(person)
    _plan(table, plans.unsealed(command.plan, table.plan))
    for one in table.people.values():
        if one.seat is not None and one.seat >= command.plan.players:
            table.happens(told.Sat(one.id, None))


def bring(table: GameTable, person: Person, command: ask.Bring) -> None:
    """Play a deck of one's own choice."""
    if person.seat is None:
        raise Refused("Sit down first; then you can choose your deck.")
    decks = [*table.plan.decks, *[plans.Usual()] * table.plan.players][: table.plan.players]
    if not isinstance(command.deck, plans.Sealed):
        decks[person.seat] = command.deck
    _plan(table, structs.replace(table.plan, decks=tuple(decks)))


def _plan(table: GameTable, plan: plans.Plan) -> None:
    """Adopt a plan, if it can be played."""
    _not_begun(table, "The game has begun.")
    reason = plans.why_not(plan)
    if reason is not None:
        raise Refused(reason)
    table.happens(told.Planned(plan))


def contribute(table: GameTable, person: Person, command: ask.Contribute) -> None:
    """Add a number to the seed: only one per person, or the server could add more until the seed suits it."""
    _not_begun(table, "The game has begun; nothing can be added to the seed any more.")
    number, added = proper_number(command.number), table.contributions.get(person.id, ())
    if number in added:
        return
    if added:
        raise Refused("Another device of yours has already added a number to the seed.")
    table.happens(told.Contributed(person.id, number))


def begin(table: GameTable, person: Person) -> None:
    """The game begins; bots sit where nobody does."""
    table.only_host(person)
    _not_begun(table, "The game has begun already.")
    if all(table.sitting(seat) is None for seat in range(table.plan.players)):
        raise Refused("Somebody has to sit down first.")
    setup, order = plans.dealt(table.plan, table.names(), seed(table))
    people = [table.sitting(order[seat]) is not None for seat in range(len(setup.seats))]
    setup.seats = tuple(
        Seat(seat.name, seat.deck, BY_A_PERSON, seat.life, seat.sideboard) if sits else seat
        for seat, sits in zip(setup.seats, people, strict=True)
    )
    given = tuple(order) if table.plan.random_seats else ()
    table.happens(told.Began(setup.plain(), given, made_with=this_version()))


def seed(table: GameTable) -> int:
    """What chance starts from: what the plan wants, or what the table and the people who sit there have made of it."""
    if table.plan.seed is not None:
        return table.plan.seed
    return seed_of(table.secret, counted(table))


def counted(table: GameTable) -> dict[int, tuple[str, ...]]:
    """What the people who sit at the table have added to the seed. Who only watches adds nothing."""
    sitting = {one.id for one in table.people.values() if one.seat is not None and not one.gone}
    return {person: numbers for person, numbers in table.contributions.items() if person in sitting}


def _not_begun(table: GameTable, sentence: str) -> None:
    if table.game is not None:
        raise Refused(sentence)
