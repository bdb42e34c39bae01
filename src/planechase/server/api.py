"""What the page needs besides playing: choices for a new table, checks of plans, and tables to open and join."""

from __future__ import annotations

from planechase.server import new_table_choices
from planechase.server.asgi import Request
from planechase.server.codes import proper_code
from planechase.server.connections import Entrance
from planechase.server.http_bodies import (
    Choices,
    DeckCheck,
    DeckToCheck,
    KnownEntrances,
    Newcomer,
    NewTable,
    PlanCheck,
    PlanToCheck,
)
from planechase.server.limits import distinct
from planechase.server.routes import Routes
from planechase.server.services import Services
from planechase.server.storage.storage_base import NoTable
from planechase.server.summaries import Summary
from planechase.tables.people import Refused
from planechase.tables.plans import Plan

ROUTES = Routes()


@ROUTES.get("/api/choices")
async def choices(services: Services, request: Request) -> Choices:
    """The choices for a new table: variants, decks, planes, editions, levels of bots."""
    return new_table_choices.choices(services.limits, services.addresses.shared)


@ROUTES.post("/api/plans/check")
async def check_plan(services: Services, request: Request, data: PlanToCheck) -> PlanCheck:
    """Why a plan cannot be played, if it cannot, and how many seats such a table usually has."""
    try:
        services.limits.check(data.plan)
    except Refused as refused:
        return PlanCheck(str(refused), min(data.plan.players, services.limits.players))
    return await services.heavy_work.do(
        request.address, lambda: new_table_choices.check_plan(services.server_cards.plan(data.plan))
    )


@ROUTES.post("/api/decks/check")
async def check_deck(services: Services, request: Request, data: DeckToCheck) -> DeckCheck:
    """What is wrong with a deck list, line by line."""
    services.limits.check_list(data.text)
    return await services.heavy_work.do(
        request.address, lambda: new_table_choices.check_deck(data.text, data.edition, services.server_cards.binder)
    )


@ROUTES.post("/api/tables", status=201)
async def open_table(services: Services, request: Request, data: NewTable) -> Entrance:
    """Open a table, or begin a game against bots at once."""
    if data.plan is not None:
        services.limits.check(data.plan)
    services.counts.opens(request.address)
    stores = services.counts.storing(request.address)
    plan = await _read(services, request, data.plan)
    return await services.registry.open(data.name, plan, data.begin, stores, distinct(request.address))


async def _read(services: Services, request: Request, plan: Plan | None) -> Plan | None:
    """A plan with this server's cards, whose lists have been read, so that the table need not wait for that."""
    if plan is None:
        return None
    return await services.heavy_work.do(request.address, lambda: services.server_cards.plan(plan))


@ROUTES.get("/api/tables")
async def tables(services: Services, request: Request) -> list[Summary]:
    """The current games that their hosts let everybody find, to watch; the most recently active first."""
    return await services.registry.listed()


@ROUTES.post("/api/tables/mine")
async def mine(services: Services, request: Request, data: KnownEntrances) -> list[Summary]:
    """One's own tables. Tables that are gone, or where one is no longer known, are left out."""
    if len(data.entrances) > services.limits.entrances:
        raise Refused(f"Ask about at most {services.limits.entrances} tables at once.")
    return await services.registry.mine([(proper_code(one.code), one.token) for one in data.entrances])


@ROUTES.get("/api/tables/{code}")
async def table(services: Services, request: Request, code: str) -> Summary:
    """One table, for anybody who knows its code; a closed one only for those who are there, by their tokens."""
    return await services.look(request, proper_code(code))


@ROUTES.post("/api/tables/{code}/people", status=201)
async def join(services: Services, request: Request, code: str, data: Newcomer) -> Entrance:
    """Join a table; the token in the response is the only way back."""
    services.counts.may_guess(request.address)
    services.counts.opens(request.address)
    try:
        return await services.registry.join(proper_code(code), data.name, distinct(request.address))
    except NoTable:
        services.counts.guessed(request.address)
        raise
