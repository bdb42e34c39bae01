"""How a table draws its seed: people seal numbers, the host begins, what was agreed on is settled, numbers are opened.

A person who does not open their number in time is left out, and the others seal new ones. The code that runs the table
says when the time is up (`go_on_without_waiting`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from planechase.record import this_version
from planechase.rules.state.player import Automation
from planechase.rules.turns.setup import Seat
from planechase.tables import commands as ask
from planechase.tables import journal as told
from planechase.tables import plans
from planechase.tables.people import Person, PersonId, Refused
from planechase.tables.seed_terms import (
    DrawnSeat,
    LeftOut,
    NumberSeal,
    SeedTerms,
    drawn_seed,
    plan_seal,
    proper_number,
    seal_of,
)
from planechase.words.english import listed

if TYPE_CHECKING:
    from planechase.tables.table import GameTable

BY_A_PERSON = Automation(pass_priority=False)
"""For people the table passes, and not the game, which would tell by it what is in their hands (see `quiet_pass`)."""


class SeedDraw:
    """How far the draw of a table's seed has come."""

    __slots__ = ("attempt", "awaited", "left_out", "opened", "plan", "seals", "terms")

    def __init__(self) -> None:
        self.attempt = 1
        self.seals: dict[PersonId, str] = {}
        """The hashes of people's numbers, in this attempt."""
        self.awaited: frozenset[PersonId] = frozenset()
        """Who took part in the attempt before and is asked for a new number."""
        self.left_out: list[LeftOut] = []
        self.terms: SeedTerms | None = None
        """What was settled when the host began; None until then."""
        self.plan = ""
        """The plan as JSON, the text whose hash is part of the terms."""
        self.opened: dict[PersonId, str] = {}

    @property
    def is_under_way(self) -> bool:
        """Whether the host has begun, so that nothing can be changed any more."""
        return self.terms is not None or self.attempt > 1

    @property
    def stage(self) -> int:
        """It grows whenever something else is waited for."""
        return 2 * self.attempt + (self.terms is not None)

    def begin_again(self, without: Collection[PersonId]) -> None:
        """The next attempt, without these people."""
        self.left_out += [LeftOut(person, self.attempt) for person in without]
        self.awaited = frozenset(self._contributors()).difference(without)
        self.attempt += 1
        self.terms, self.seals, self.opened = None, {}, {}

    def waits_for(self) -> set[PersonId]:
        """Whose number is awaited, or its seal."""
        done = self.opened if self.terms is not None else self.seals
        return {*(self._contributors() if self.terms is not None else self.awaited)} - done.keys()

    def _contributors(self) -> set[PersonId]:
        return {each.person for each in self.terms.seals} if self.terms is not None else set()


def waits_for(table: GameTable) -> set[PersonId]:
    """Whose number the beginning of the game waits for; nobody once it has begun."""
    return table.draw.waits_for() if is_drawing(table) else set()


def is_drawing(table: GameTable) -> bool:
    """Whether the host has begun, but not all numbers are open yet."""
    return table.game is None and table.draw.is_under_way


# ---------------------------------------------------------------------- what people do


def seal_number(table: GameTable, person: Person, command: ask.SealNumber) -> None:
    """Promise a number by its hash. Until the host begins it can be promised anew, from another device for example."""
    draw = table.draw
    _of_this_attempt(table, command.attempt)
    if draw.terms is not None:
        raise Refused("The numbers are being opened; none can be added to the seed any more.")
    if any(each.person == person.id for each in draw.left_out):
        raise Refused("The seed is drawn without you, because your number was not opened in time.")
    seal = proper_number(command.seal)
    if draw.seals.get(person.id) != seal:
        table.happens(told.NumberSealed(person.id, seal))
    if is_drawing(table) and not draw.waits_for():
        settle_terms(table)


def open_number(table: GameTable, person: Person, command: ask.OpenNumber) -> None:
    """Show the number that was promised; with the last one the game begins."""
    draw, number = table.draw, proper_number(command.number)
    _of_this_attempt(table, command.attempt)
    sealed = {each.person: each.seal for each in draw.terms.seals} if draw.terms is not None else {}
    if person.id not in sealed:
        raise Refused("Your number is not awaited now.")
    if seal_of(table.commitment, draw.attempt, person.id, number) != sealed[person.id]:
        raise Refused("This is not the number that you have sealed.")
    if person.id not in draw.opened:
        table.happens(told.NumberOpened(person.id, number))
        _deal_if_drawn(table)


def _of_this_attempt(table: GameTable, attempt: int) -> None:
    if table.game is not None:
        raise Refused("The game has begun; nothing can be added to the seed any more.")
    if attempt != table.draw.attempt:
        raise Refused("The draw has begun again; this number belongs to an earlier attempt.")


# ---------------------------------------------------------------------- what follows


def settle_terms(table: GameTable) -> None:
    """Bind everybody to plan, seats, and the numbers that were sealed by those who sit; then they are opened."""
    draw = table.draw
    plan = msgspec.json.encode(table.plan).decode()
    people = [table.sitting(seat) for seat in range(table.plan.players)]
    sit = {one.id for one in people if one is not None}
    terms = SeedTerms(
        attempt=draw.attempt,
        commitment=table.commitment,
        plan=plan_seal(table.secret, plan),
        seats=[
            DrawnSeat(name, one.id if one is not None else None)
            for name, one in zip(table.names(), people, strict=True)
        ],
        seals=[NumberSeal(person, seal) for person, seal in sorted(draw.seals.items()) if person in sit],
        left_out=[*draw.left_out],
    )
    table.happens(told.TermsSettled(terms, plan))
    _deal_if_drawn(table)


def go_on_without_waiting(table: GameTable, stage: int) -> None:
    """The time for this stage is up: the draw goes on without those who are still awaited."""
    late = sorted(waits_for(table))
    if not late or stage != table.draw.stage:
        return
    names = listed([table.people[person].name for person in late])
    if table.draw.terms is None:
        table.remark(f"The seed is drawn without {names}: no number was promised in time.")
        settle_terms(table)
        return
    table.happens(told.DrawnAgain(tuple(late)))
    table.remark(f"The seed is drawn again, without {names}: no number was opened in time.")
    if not table.draw.waits_for():
        settle_terms(table)


def _deal_if_drawn(table: GameTable) -> None:
    draw = table.draw
    if draw.terms is not None and not draw.waits_for():
        deal(table, drawn_seed(draw.terms, table.secret, draw.opened))


def deal(table: GameTable, seed: int) -> None:
    """The game begins from this seed; bots sit where nobody does."""
    setup, order = plans.dealt(table.plan, table.names(), seed)
    people = [table.sitting(order[seat]) is not None for seat in range(len(setup.seats))]
    setup.seats = tuple(
        Seat(seat.name, seat.deck, BY_A_PERSON, seat.life, seat.sideboard) if sits else seat
        for seat, sits in zip(setup.seats, people, strict=True)
    )
    given = tuple(order) if table.plan.random_seats else ()
    table.happens(told.Began(setup.plain(), given, made_with=this_version()))
