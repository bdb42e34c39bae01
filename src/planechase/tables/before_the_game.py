"""What people do before the game begins: sit down, make the plan, bring a deck, and begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables import plans
from planechase.tables.people import Person, Refused, proper_name
from planechase.tables.seed_draw import deal, settle_terms
from planechase.tables.shared_actions import not_muted

if TYPE_CHECKING:
    from planechase.tables.table import GameTable


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


def begin(table: GameTable, person: Person) -> None:
    """The game begins, at once where the seed was chosen, and else as soon as it is drawn."""
    table.only_host(person)
    _not_begun(table, "The game has begun already.")
    if all(table.sitting(seat) is None for seat in range(table.plan.players)):
        raise Refused("Somebody has to sit down first.")
    if table.plan.seed is not None:
        deal(table, table.plan.seed)
    else:
        settle_terms(table)


def _not_begun(table: GameTable, sentence: str) -> None:
    if table.game is not None:
        raise Refused(sentence)
