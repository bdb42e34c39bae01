"""What the page asks for besides playing: what there is to choose, whether it fits, and tables to open and join."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from planechase.server import choosing
from planechase.server.addresses import Addresses
from planechase.server.bodies import (
    Choices,
    DeckCheck,
    DeckToCheck,
    KnownEntrances,
    Newcomer,
    NewTable,
    PlanCheck,
    PlanToCheck,
)
from planechase.server.codes import proper_code
from planechase.server.counting import Counts
from planechase.server.house import House
from planechase.server.limits import Limits
from planechase.server.lines import Entrance
from planechase.server.shelf import Shelf
from planechase.server.storage.base import NoTable
from planechase.server.summaries import Summary
from planechase.tables.people import Refused

Asked = Request[Any, Any, Any]


@get("/api/choices")
async def choices(limits: Given[Limits], addresses: Given[Addresses]) -> Choices:
    """What can be chosen for a new table: variants, decks, planes, editions, levels of bots."""
    return choosing.choices(limits, addresses.shared)


@post("/api/plans/check", status_code=200)
async def check_plan(data: JSONBody[PlanToCheck], limits: Given[Limits], shelf: Given[Shelf]) -> PlanCheck:
    """Why a plan cannot be played, if it cannot, and how many seats such a table usually has."""
    try:
        limits.check(data.plan)
    except Refused as refused:
        return PlanCheck(str(refused), min(data.plan.players, limits.players))
    return await asyncio.to_thread(lambda: choosing.check_plan(shelf.plan(data.plan)))


@post("/api/decks/check", status_code=200)
async def check_deck(data: JSONBody[DeckToCheck], limits: Given[Limits], shelf: Given[Shelf]) -> DeckCheck:
    """What is wrong with a deck list, line by line."""
    limits.check_list(data.text)
    return await asyncio.to_thread(choosing.check_deck, data.text, data.edition, shelf.binder)


@post("/api/tables", status_code=201)
async def open_table(
    data: JSONBody[NewTable],
    request: Asked,
    house: Given[House],
    limits: Given[Limits],
    counts: Given[Counts],
    shelf: Given[Shelf],
) -> Entrance:
    """Open a table, or begin a game against bots at once."""
    if data.plan is not None:
        limits.check(data.plan)
    counts.opens(request)
    plan = await asyncio.to_thread(shelf.plan, data.plan) if data.plan is not None else None
    return await house.open(data.name, plan, data.begin)


@get("/api/tables")
async def tables(house: Given[House]) -> list[Summary]:
    """The games that go on, to watch; first those where something happened last."""
    return [one for one in await house.summaries() if one.began and not one.over]


@post("/api/tables/mine", status_code=200)
async def mine(data: JSONBody[KnownEntrances], house: Given[House], limits: Given[Limits]) -> list[Summary]:
    """The tables one has been at; those that are no more, or where one is no longer known, are left out."""
    if len(data.entrances) > limits.entrances:
        raise Refused(f"Ask about at most {limits.entrances} tables at once.")
    return await house.mine([(proper_code(one.code), one.token) for one in data.entrances])


@get("/api/tables/{code:str}")
async def table(code: FromPath[str], request: Asked, house: Given[House], counts: Given[Counts]) -> Summary:
    """One table, for whoever knows its code."""
    counts.may_guess(request)
    found = await house.summaries([proper_code(code)])
    if not found:
        counts.guessed(request)
        raise NoTable(proper_code(code))
    return found[0]


@post("/api/tables/{code:str}/people", status_code=201)
async def join(
    code: FromPath[str], data: JSONBody[Newcomer], request: Asked, house: Given[House], counts: Given[Counts]
) -> Entrance:
    """Come to a table; what one is given is the only way back."""
    counts.may_guess(request)
    counts.opens(request)
    try:
        return await house.join(proper_code(code), data.name)
    except NoTable:
        counts.guessed(request)
        raise
