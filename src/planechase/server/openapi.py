"""The server's description of itself, in the format of OpenAPI: made from the routes and the types they name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec

from planechase.server.http_bodies import ErrorBody
from planechase.server.routes import Route
from planechase.version import __version__

OPENAPI: Final = "application/vnd.oai.openapi+json"
"""The content type of a description."""
REFERENCE: Final = "#/components/schemas/{name}"
ABOUT: Final = "Everything the page does besides playing; playing goes over /api/tables/{code}/play."

Json = dict[str, Any]


class ApiDescription:
    """What there is to ask for; written when somebody asks for the first time."""

    def __init__(self, routes: Sequence[Route]) -> None:
        self._routes = routes

    @cached_property
    def openapi(self) -> bytes:
        schemas, components = msgspec.json.schema_components(_types(self._routes), ref_template=REFERENCE)
        paths: dict[str, Json] = {}
        for route, described in zip(self._routes, _operations(self._routes, iter(schemas)), strict=True):
            paths.setdefault(route.path, {})[route.method.lower()] = described
        return msgspec.json.encode(
            {
                "openapi": "3.1.0",
                "info": {"title": "planechase", "version": __version__, "description": ABOUT},
                "paths": paths,
                "components": {"schemas": components},
            }
        )


def _types(routes: Iterable[Route]) -> Iterator[Any]:
    """Every type that is sent or received, in the order in which they are described."""
    for route in routes:
        yield from route.query.values()
        if route.body is not None:
            yield route.body
        yield route.answer
        yield ErrorBody


def _operations(routes: Iterable[Route], schemas: Iterator[Json]) -> Iterator[Json]:
    for route in routes:
        parameters = [_parameter(name, "path", {"type": "string"}) for name in route.parameters]
        parameters += [_parameter(name, "query", next(schemas)) for name in route.query]
        described: Json = {"operationId": route.handler.__name__, "description": route.handler.__doc__}
        if parameters:
            described["parameters"] = parameters
        if route.body is not None:
            described["requestBody"] = {"required": True, "content": _json(next(schemas))}
        done = {"description": "Done.", "content": _json(next(schemas))}
        refused = {"description": "Refused; the sentence says why.", "content": _json(next(schemas))}
        yield {**described, "responses": {str(route.status): done, "default": refused}}


def _parameter(name: str, where: str, schema: Mapping[str, Any]) -> Json:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


def _json(schema: Mapping[str, Any]) -> Json:
    return {"application/json": {"schema": schema}}
