"""Routes: which function answers which address, what it takes and what it returns, all read from its annotations."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeVar, get_type_hints

import msgspec

from planechase.server.asgi import Request, Response, json_response
from planechase.server.decoding import NotUnderstood, decoded
from planechase.server.services import Services

Handler = Callable[..., Awaitable[object]]
H = TypeVar("H", bound=Handler)

PARAMETER: Final = re.compile(r"{(\w+)}")
"""A part of a path that the handler takes as an argument."""
GIVEN: Final = frozenset({"services", "request", "data", "return"})
"""What a handler may take besides parameters, and what it returns."""


class Route:
    """A handler, and how it is called.

    The handler takes `services` and `request`, each part of the path in braces by its name, and the body as `data`.
    Whatever else it takes comes from the query. It returns what is sent as JSON, or a whole `Response`.
    """

    def __init__(self, method: str, path: str, handler: Handler, status: int, answer: object, large: bool) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.status = status
        self._answer = answer
        self._large = large

    @cached_property
    def _hints(self) -> Mapping[str, object]:
        return get_type_hints(self.handler)

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[object]:
        return msgspec.json.Decoder(self.body)

    @property
    def body(self) -> object:
        """The type of the body, or None where there is none."""
        return self._hints.get("data")

    @property
    def answer(self) -> object:
        """The type of what is sent back."""
        return self._answer if self._answer is not None else self._hints["return"]

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters in the path."""
        return PARAMETER.findall(self.path)

    @cached_property
    def query(self) -> Mapping[str, object]:
        """The parameters of the query, and their types."""
        return {name: hint for name, hint in self._hints.items() if name not in {*GIVEN, *self.parameters}}

    async def __call__(self, services: Services, request: Request, parameters: Mapping[str, str]) -> Response:
        arguments: dict[str, object] = {**parameters, **self._queried(request)}
        if self._large:
            services.counts.proves(request.address)  # before a body is read that may have megabytes
        if self.body is not None:
            most = services.limits.record if self._large else services.limits.body
            arguments["data"] = decoded(self._decoder, await request.body(most))
        answer = await self.handler(services, request, **arguments)
        return answer if isinstance(answer, Response) else json_response(answer, self.status)

    def _queried(self, request: Request) -> dict[str, object]:
        asked = {name: hint for name, hint in self.query.items() if name in request.query}
        try:
            return {name: msgspec.convert(request.query[name], hint, strict=False) for name, hint in asked.items()}
        except msgspec.ValidationError as problem:
            raise NotUnderstood(f"That was not understood: {problem}, in the query.") from problem


class Routes:
    """All routes of one module, in the order in which they were added."""

    def __init__(self) -> None:
        self.all: list[Route] = []

    def get(self, path: str, answer: object = None) -> Callable[[H], H]:
        """A handler for GET. Where it returns a `Response`, `answer` says of which type the JSON in it is."""
        return self._adding("GET", path, 200, answer, False)

    def post(self, path: str, status: int = 200, answer: object = None, large: bool = False) -> Callable[[H], H]:
        """The same for POST. Where bodies may be `large`, they can be the record of a game, and are counted as such."""
        return self._adding("POST", path, status, answer, large)

    def _adding(self, method: str, path: str, status: int, answer: object, large: bool) -> Callable[[H], H]:
        def add(handler: H) -> H:
            self.all.append(Route(method, path, handler, status, answer, large))
            return handler

        return add


class FoundRoute(NamedTuple):
    """What there is at a path: a route for each method, and the parameters in the path."""

    methods: Mapping[str, Route]
    parameters: Mapping[str, str]


class Router:
    """Finds the routes for a path. A path without parameters goes before one with them."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._methods: dict[str, dict[str, Route]] = {}
        for route in routes:
            self._methods.setdefault(route.path, {})[route.method] = route
        paths = [path for path in self._methods if PARAMETER.search(path)]
        self._patterns = [(_pattern(path), self._methods[path]) for path in paths]

    def find(self, path: str) -> FoundRoute | None:
        if path in self._methods:
            return FoundRoute(self._methods[path], {})
        for pattern, methods in self._patterns:
            matched = pattern.fullmatch(path)
            if matched is not None:
                return FoundRoute(methods, matched.groupdict())
        return None


def _pattern(path: str) -> re.Pattern[str]:
    """Matches a path with any values for its parameters.

    >>> found = _pattern("/tables/{code}/game.json").fullmatch("/tables/ABCDEF/game.json")
    >>> found.groupdict(), _pattern("/tables/{code}/game.json").fullmatch("/tables/ABCDEF/game-json")
    ({'code': 'ABCDEF'}, None)
    """
    # Literal parts and names of parameters take turns.
    parts = PARAMETER.split(path)
    parts[::2] = map(re.escape, parts[::2])
    parts[1::2] = (f"(?P<{name}>[^/]+)" for name in parts[1::2])
    return re.compile("".join(parts))
