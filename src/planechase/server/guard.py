"""The guard: refuses requests that are not meant for us, come from another page or come too often."""

from __future__ import annotations

from typing import Final

from planechase.server.addresses import Addresses
from planechase.server.asgi import App, AsgiEvent, Receive, Scope, Send, address_of, headers_of, json_response
from planechase.server.headers import safe_headers
from planechase.server.http_bodies import ErrorBody
from planechase.server.limits import TOO_FAST, TOO_MANY_CONNECTIONS, Buckets, Limits
from planechase.server.open_connections import OpenConnection, served_connection

READING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing, so that any page may use them; it cannot read the response."""
NOT_OURS: Final = "This address is not one of this server's."
FROM_ELSEWHERE: Final = "This request came from a page of another site, and only our own page may make it."


class Guard:
    """Middleware that sees every request first and adds security headers to every response."""

    def __init__(self, app: App, addresses: Addresses, limits: Limits) -> None:
        self._app = app
        self._addresses = addresses
        self._requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = served_connection()
        if connection is None:
            await self._answer(scope, receive, send, None)
            return
        refused = None if connection.begin(address_of(scope)) else (429, TOO_MANY_CONNECTIONS)
        try:
            await self._answer(scope, _noticing_the_end(connection, scope, receive), send, refused)
        finally:
            connection.answered()

    async def _answer(self, scope: Scope, receive: Receive, send: Send, refused: tuple[int, str] | None) -> None:
        headers = headers_of(scope)
        safe = safe_headers(headers.get("cookie", ""))

        async def saying_so(message: AsgiEvent) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", ()), *safe]
            await send(message)

        refused = refused or self._refusal(scope, headers)
        if refused is not None:
            await _turn_away(scope, saying_so, *refused)
        else:
            await self._app(scope, receive, saying_so)

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self._addresses.knows(host):
            return 421, NOT_OURS
        if _changes_something(scope) and not self._comes_from_us(host, headers):
            return 403, FROM_ELSEWHERE
        if not self._requests.take(address_of(scope)):
            return 429, TOO_FAST
        return None

    def _comes_from_us(self, host: str, headers: dict[str, str]) -> bool:
        """Browsers say which page asks; programs that are none say nothing, and carry nobody's rights."""
        origin = headers.get("origin")
        if origin is not None:
            return self._addresses.is_ours(origin, host)
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def _noticing_the_end(connection: OpenConnection, scope: Scope, receive: Receive) -> Receive:
    """The same events of a request; the connection is told when all of it has arrived."""
    if scope["type"] == "websocket":
        connection.upgrade()
        return receive
    if not any(name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"]):
        connection.complete()
        return receive

    async def receiving() -> AsgiEvent:
        message = await receive()
        if not message.get("more_body"):
            connection.complete()
        return message

    return receiving


def _changes_something(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in READING


async def _turn_away(scope: Scope, send: Send, status: int, sentence: str) -> None:
    event = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await json_response(ErrorBody(sentence), status).send(send, event)
