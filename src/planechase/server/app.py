"""The application: everything that is served, behind one guard."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from planechase.server import api, companions, games, static_files
from planechase.server.addresses import Addresses
from planechase.server.asgi import (
    Disconnected,
    Receive,
    Request,
    Response,
    Scope,
    Send,
    TooLarge,
    WebSocket,
    json_response,
)
from planechase.server.connections import NOT_KEPT, TooMany, UnknownToken
from planechase.server.decoding import TOO_DEEP, NotUnderstood
from planechase.server.game_verification import Proofs
from planechase.server.guard import Guard
from planechase.server.heavy_work import HeavyWork
from planechase.server.http_bodies import ErrorBody
from planechase.server.limits import Limits
from planechase.server.openapi import OPENAPI, ApiDescription
from planechase.server.rate_limiting import Counts, TooOften
from planechase.server.replays import Replays
from planechase.server.routes import Route, Router
from planechase.server.server_cards import ServerCards
from planechase.server.services import Services
from planechase.server.static_files import Document
from planechase.server.storage.storage_base import NoTable, Unavailable
from planechase.server.table_registry import TableRegistry
from planechase.server.websocket_play import ClientConnections, play
from planechase.tables.people import Refused

logger = logging.getLogger(__name__)

ROUTES: Final[tuple[Route, ...]] = (*api.ROUTES.all, *games.ROUTES.all, *companions.ROUTES.all)
PLAY: Final = re.compile(r"/api/tables/([^/]+)/play")
"""Where the WebSocket of a table is."""
DESCRIBED: Final = ("/api/schema", "/api/schema/openapi.json")
"""Where the server describes itself."""

NOTHING_HERE: Final = "There is nothing at this address."
NOT_ASKED_SO: Final = "This address does not accept that kind of request."
TOO_LARGE: Final = "That is too large to be sent here."
WENT_WRONG: Final = "Something went wrong in the server. Nothing is lost; try again."
STOPPING: Final = "The server is about to stop. Try again in a moment."
UNKNOWN: Final = "Nobody at this table has this secret."


def create_app(
    registry: TableRegistry,
    addresses: Addresses,
    limits: Limits = Limits(),
    connections: ClientConnections | None = None,
    page: Path = static_files.BUILT,
    server_cards: ServerCards | None = None,
) -> Guard:
    """The application that serves a registry. The caller starts and stops the registry.

    Pass `connections` to be able to close them all before the end.
    """
    server_cards = server_cards if server_cards is not None else ServerCards()
    services = Services(
        registry,
        addresses,
        limits,
        Counts(limits),
        Replays(registry, HeavyWork(limits.replay_work, limits.waiting_work)),
        Proofs(limits.waiting_proofs),
        HeavyWork(limits.work, limits.waiting_work),
        server_cards,
    )
    app = _Application(
        services, connections if connections is not None else ClientConnections(limits), static_files.read_page(page)
    )
    return Guard(app, addresses, limits)


class NothingHere(Exception):
    """There is nothing at the address that was asked for."""


class _Application:
    """Answers requests, and connects clients to tables."""

    def __init__(self, services: Services, connections: ClientConnections, page: Mapping[str, Document]) -> None:
        self._services = services
        self._connections = connections
        self._page = page
        self._router = Router(ROUTES)
        self._description = ApiDescription(ROUTES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = "/" + "/".join(filter(None, str(scope["path"]).split("/")))
        if scope["type"] == "websocket":
            # It is cancelled only if it has not ended when the server stops.
            with contextlib.suppress(asyncio.CancelledError):
                await self._carry(path, WebSocket(scope, receive, send))
            return
        request = Request(scope, receive)
        try:
            response = await self._answer(path, request)
        except Disconnected:
            return
        except asyncio.CancelledError:
            response = json_response(ErrorBody(STOPPING), 503)
        except Exception as problem:
            response = _refusal(request, problem)
        await response.send(send)

    async def _carry(self, path: str, socket: WebSocket) -> None:
        found = PLAY.fullmatch(path)
        if found is None:
            await socket.turn_away()
            return
        services = self._services
        await play(
            socket,
            found[1],
            services.registry,
            self._connections,
            services.limits,
            services.counts,
            services.heavy_work,
            services.server_cards,
        )

    async def _answer(self, path: str, request: Request) -> Response:
        found = self._router.find(path)
        if found is not None and request.method in found.methods:
            route = found.methods[request.method]
            return (await route(self._services, request, found.parameters)).compressed_for(request)
        if found is not None:
            return _other_method(request, *found.methods)
        if PLAY.fullmatch(path):
            return json_response(ErrorBody(NOT_ASKED_SO), 405)
        if path in DESCRIBED and request.method == "GET":
            return Response(self._description.openapi, kind=OPENAPI).compressed_for(request)
        if path not in DESCRIBED and f"{path}/".startswith("/api/"):
            raise NothingHere
        if request.method != "GET":
            return _other_method(request, "GET")
        document = static_files.document(self._page, request, path)
        if document is None:
            raise NothingHere
        return document


def _other_method(request: Request, *methods: str) -> Response:
    """The answer to a method that an address does not know."""
    allowed = {"allow": ", ".join(sorted({*methods, "OPTIONS"}))}
    if request.method == "OPTIONS":
        return Response(b"", 204, None, allowed)
    return json_response(ErrorBody(NOT_ASKED_SO), 405)._replace(headers=allowed)


# ---------------------------------------------------------------------- what is said when something cannot be done


def _refusal(request: Request, problem: Exception) -> Response:
    """A sentence for what could not be done."""
    status, sentence = _status_and_sentence(request, problem)
    return json_response(ErrorBody(sentence), status)


def _status_and_sentence(request: Request, problem: Exception) -> tuple[int, str]:
    match problem:
        case NothingHere():
            return 404, NOTHING_HERE
        case TooLarge():
            return 413, TOO_LARGE
        case NotUnderstood():
            return 400, str(problem)
        case RecursionError():
            return 400, TOO_DEEP
        case TooMany() | TooOften():
            return 429, str(problem)
        case Refused():
            return 422, str(problem)
        case NoTable():
            return 404, str(problem)
        case UnknownToken():
            return 401, UNKNOWN
        case Unavailable():
            logger.error("%s", problem)
            return 503, NOT_KEPT
        case _:
            # What happened is for the operator of the server, and not for the client.
            logger.error("%s %s went wrong.", request.method, request.path, exc_info=problem)
            return 500, WENT_WRONG
