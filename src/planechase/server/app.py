"""The application: everything that is served, behind one guard."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from planechase.server import api, companions, documents, games
from planechase.server.addresses import Addresses
from planechase.server.bodies import Sorry
from planechase.server.counting import Counts, TooOften
from planechase.server.guard import Guard
from planechase.server.house import House
from planechase.server.limits import Limits
from planechase.server.lines import TooMany, UnknownToken
from planechase.server.play import Lines, play
from planechase.server.proving import Proofs
from planechase.server.shelf import Shelf
from planechase.server.storage.base import NoTable, Unavailable
from planechase.tables.people import Refused
from planechase.version import __version__

logger = logging.getLogger(__name__)

SMALLEST_COMPRESSED: Final = 1000
WENT_WRONG: Final = "Something went wrong in the server. Nothing is lost; try again."
NOT_KEPT: Final = "The server cannot reach its database just now. Try again in a moment."
UNKNOWN: Final = "Nobody at this table has this secret."
TOO_DEEP: Final = "That was not understood: it is nested too deeply."
SENTENCES: Final = {
    404: "There is nothing at this address.",
    405: "This address does not accept that kind of request.",
    413: "That is too large to be sent here.",
}

Answer = Response[Sorry]


def create_app(
    house: House,
    addresses: Addresses,
    limits: Limits = Limits(),
    lines: Lines | None = None,
    page: Path = documents.BUILT,
    shelf: Shelf | None = None,
) -> Guard:
    """The application that serves a house, which has been started by whoever stops it.

    `lines` are given by whoever wants to close them all before the end; on the `shelf` are cards that are not built in.
    """
    counts = Counts(limits)
    given = {
        "house": house,
        "addresses": addresses,
        "limits": limits,
        "lines": lines if lines is not None else Lines(limits),
        "counts": counts,
        "guesses": counts.guesses,
        "page": documents.read_page(page),
        "replays": games.Replays(house),
        "proofs": Proofs(),
        "shelf": shelf if shelf is not None else Shelf(),
    }

    app = Litestar(
        [
            api.choices,
            api.check_plan,
            api.check_deck,
            api.open_table,
            api.tables,
            api.mine,
            api.table,
            api.join,
            *games.HANDLERS,
            *companions.HANDLERS,
            play,
            documents.document,
        ],
        dependencies={name: Provide(_always(value), sync_to_thread=False) for name, value in given.items()},
        exception_handlers={
            Refused: _said(422),
            TooMany: _said(429),
            TooOften: _said(429),
            NoTable: _said(404),
            UnknownToken: _sorry(401, UNKNOWN),
            Unavailable: _unavailable,
            RecursionError: _sorry(400, TOO_DEEP),
            HTTPException: _refused,
            Exception: _went_wrong,
        },
        openapi_config=OpenAPIConfig(
            title="planechase",
            version=__version__,
            description="Everything the page does besides playing; playing goes over /api/tables/{code}/play.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=SMALLEST_COMPRESSED, exclude_opt_key="compressed already"
        ),
        request_max_body_size=limits.body,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(app, addresses, limits)


def _always(value: object) -> Callable[[], object]:
    return lambda: value


# ---------------------------------------------------------------------- what is said when something cannot be done


def _sorry(status: int, sentence: str) -> Callable[[Request[Any, Any, Any], Exception], Answer]:
    return lambda request, problem: Response(Sorry(sentence), status_code=status)


def _said(status: int) -> Callable[[Request[Any, Any, Any], Exception], Answer]:
    """What was refused says why itself."""
    return lambda request, problem: Response(Sorry(str(problem)), status_code=status)


def _refused(request: Request[Any, Any, Any], problem: HTTPException) -> Answer:
    """What was asked for is nothing we know, or not said as it should be."""
    status = problem.status_code
    if status >= 500:
        return _went_wrong(request, problem)
    return Response(Sorry(SENTENCES.get(status) or _not_understood(problem)), status_code=status)


def _not_understood(problem: HTTPException) -> str:
    extra = problem.extra if isinstance(problem.extra, list) else []
    details = [f"{one.get('key', '')} {one['message']}".strip() for one in extra if "message" in one]
    return f"That was not understood: {'; '.join(details) or 'it is not what is asked for here'}."


def _unavailable(request: Request[Any, Any, Any], problem: Exception) -> Answer:
    logger.error("%s", problem)
    return Response(Sorry(NOT_KEPT), status_code=503)


def _went_wrong(request: Request[Any, Any, Any], problem: Exception) -> Answer:
    """What happened is for those who run the server, and not for whoever asked."""
    logger.error("%s %s went wrong.", request.method, request.url.path, exc_info=problem)
    return Response(Sorry(WENT_WRONG), status_code=500)
