"""Paper tables over HTTP: what there is to choose for one, opening it, and looking back at a game."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from msgspec import Struct

from planechase.cards import pool
from planechase.decks.planar_products import PRODUCTS, TITLES
from planechase.paper.paper_history import PaperSummary, summary
from planechase.rules.language.card_types import ONGOING, PHENOMENON
from planechase.server.asgi import Request
from planechase.server.codes import proper_code
from planechase.server.connections import Entrance
from planechase.server.routes import Routes
from planechase.server.services import Services
from planechase.server.storage.storage_base import NoTable
from planechase.tables.companion.companion_plans import VARIANTS, CompanionPlan, advice, why_not
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.people import Refused
from planechase.words.english import card_text

ROUTES = Routes()


class PlanarProduct(Struct, frozen=True):
    """A product with planes in it."""

    code: str
    title: str


class PaperPlaneChoice(Struct, frozen=True):
    """A plane or phenomenon that somebody may own, and the codes of the products it is in."""

    name: str
    type_line: str
    phenomenon: bool
    products: list[str]
    text: str


class SchemeChoice(Struct, frozen=True):
    """A scheme that somebody may own."""

    name: str
    ongoing: bool
    text: str


class CompanionChoices(Struct, frozen=True):
    """What can be chosen for a paper table."""

    products: list[PlanarProduct]
    planes: list[PaperPlaneChoice]
    schemes: list[SchemeChoice]
    vanguards: list[str]
    variants: list[str]


class NewCompanion(Struct, frozen=True, forbid_unknown_fields=True):
    """A paper table is to be opened, from a device with a name."""

    name: str
    plan: CompanionPlan = CompanionPlan()


class CompanionToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan for a paper table that somebody is still making."""

    plan: CompanionPlan


class CompanionCheck(Struct, frozen=True):
    """Why a plan cannot be played, if it cannot, and what the rules have against its decks."""

    sentence: str | None
    advice: list[str]
    could_anyway: bool = False
    """Whether it can be played by people who do not mind that."""


class LookedBack(Struct, frozen=True):
    """A game of a paper table: its number, how those were called in the end who sat there, and how it went."""

    game: int
    players: list[str]
    summary: PaperSummary


@ROUTES.get("/api/companions/choices")
async def companion_choices(services: Services, request: Request) -> CompanionChoices:
    """What can be chosen for a paper table: products, planes, schemes, characters, variants."""
    return await asyncio.to_thread(_choices)


@cache
def _choices() -> CompanionChoices:
    """Reading all cards aloud takes a moment, and they do not change."""
    return CompanionChoices(
        products=[PlanarProduct(code, title) for code, title in TITLES.items()],
        planes=[
            PaperPlaneChoice(
                card.name,
                card.printed.type_line,
                bool(card.printed.types & PHENOMENON),
                list(PRODUCTS.get(card.name, ())),
                card_text(card),
            )
            for card in sorted(pool.planar(), key=lambda card: card.name)
        ],
        schemes=[
            SchemeChoice(card.name, bool(card.printed.supertypes & ONGOING), card_text(card))
            for card in sorted(pool.schemes(), key=lambda card: card.name)
        ],
        vanguards=sorted(card.name for card in pool.vanguards()),
        variants=[*VARIANTS],
    )


@ROUTES.post("/api/companions/check")
async def check_companion(services: Services, request: Request, data: CompanionToCheck) -> CompanionCheck:
    """Whether a plan can be played, and what the rules say to it."""
    try:
        services.limits.check_companion(data.plan)
    except Refused as refused:
        return CompanionCheck(str(refused), [])
    return await services.heavy_work.do(request.address, lambda: _checked(data.plan))


def _checked(plan: CompanionPlan) -> CompanionCheck:
    try:
        against = advice(plan)
    except ValueError as problem:
        return CompanionCheck(str(problem), [])
    sentence = why_not(plan)
    could = sentence is not None and why_not(msgspec.structs.replace(plan, anyway=True)) is None
    return CompanionCheck(sentence, against, could)


@ROUTES.post("/api/companions", status=201)
async def open_companion(services: Services, request: Request, data: NewCompanion) -> Entrance:
    """Open a paper table."""
    services.limits.check_companion(data.plan)
    services.counts.opens(request.address)
    reason = await services.heavy_work.do(request.address, lambda: why_not(data.plan))
    if reason is not None:
        raise Refused(reason)
    return await services.registry.lay(data.name, data.plan, services.counts.storing(request.address))


@ROUTES.get("/api/tables/{code}/summary")
async def looked_back(services: Services, request: Request, code: str, game: int | None = None) -> LookedBack:
    """The summary of a game of a paper table, the last one or the one of this number, for all who know the code."""
    services.counts.may_guess(request.address)
    try:
        table = await services.registry.paper(proper_code(code), game)
    except NoTable:
        services.counts.guessed(request.address)
        raise
    return await services.heavy_work.do(request.address, lambda: _looked_back(table))


def _looked_back(table: CompanionTable) -> LookedBack:
    game = table.playing()
    return LookedBack(table.round, [player.name for player in game.state.players], summary(game))
