"""Requests, responses and WebSockets over ASGI, the interface between Python web servers and applications."""

from __future__ import annotations

import gzip
import re
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from functools import cached_property
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec

Scope = MutableMapping[str, Any]
AsgiEvent = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[AsgiEvent]]
Send = Callable[[AsgiEvent], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

JSON: Final = "application/json"
SMALLEST_COMPRESSED: Final = 1000
"""Compressing fewer bytes saves nothing."""
GZIP_LEVEL: Final = 5
"""Higher levels take much longer and save little."""


class Disconnected(Exception):
    """The other side has gone."""


class TooLarge(Exception):
    """The body of a request is larger than allowed."""


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request; their names are in lower case."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    """The address of the client."""
    client = scope["client"]
    return str(client[0]) if client is not None else ""


# ---------------------------------------------------------------------- HTTP


class Request:
    """An HTTP request whose body has not been read yet."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.method = str(scope["method"])
        self.path = str(scope["path"])
        self.headers = headers_of(scope)
        self.address = address_of(scope)
        self._query = bytes(scope["query_string"])
        self._receive = receive

    @cached_property
    def query(self) -> dict[str, str]:
        """The parameters behind the question mark; of those with the same name, the last."""
        found = parse_qs(self._query.decode("latin-1"), keep_blank_values=True)
        return {name: values[-1] for name, values in found.items()}

    async def body(self, most: int) -> bytes:
        """All of the body. Raises `TooLarge` as soon as it is known to have more bytes than `most`."""
        if int(self.headers.get("content-length", 0)) > most:
            raise TooLarge
        parts: list[bytes] = []
        size = 0
        more = True
        while more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise Disconnected
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > most:
                raise TooLarge
            more = message.get("more_body", False)
        return b"".join(parts)


class Response(NamedTuple):
    """What is sent back."""

    body: bytes = b""
    status: int = 200
    kind: str | None = JSON
    """The content type."""
    headers: Mapping[str, str] = {}

    def compressed_for(self, request: Request) -> Response:
        """The same with a smaller body, where that is worth it and the client can read it.

        Caches must know that the body depends on what the client accepts, even when it is not compressed.
        """
        if len(self.body) < SMALLEST_COMPRESSED or "content-encoding" in self.headers:
            return self
        vary = ", ".join(filter(None, (self.headers.get("vary"), "accept-encoding")))
        headers = {**self.headers, "vary": vary}
        if not accepts(request, "gzip"):
            return self._replace(headers=headers)
        body = gzip.compress(self.body, GZIP_LEVEL, mtime=0)
        return self._replace(body=body, headers={**headers, "content-encoding": "gzip"})

    async def send(self, send: Send, event: str = "http.response") -> None:
        """Send it; as the event `websocket.http.response` it turns a WebSocket away."""
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in self.headers.items()]
        if self.kind is not None:
            said = f"{self.kind}; charset=utf-8" if self.kind.startswith("text/") else self.kind
            headers.append((b"content-type", said.encode("latin-1")))
            headers.append((b"content-length", str(len(self.body)).encode()))
        await send({"type": f"{event}.start", "status": self.status, "headers": headers})
        await send({"type": f"{event}.body", "body": self.body})


def json_response(value: object, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status)


def accepts(request: Request, encoding: str) -> bool:
    """Whether a client can read a body that is compressed this way."""
    accepted = request.headers.get("accept-encoding", "")
    return re.search(rf"\b{encoding}\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))", accepted) is not None


# ---------------------------------------------------------------------- WebSockets


class WebSocket:
    """A WebSocket, at first not accepted. Once it is, its methods raise `Disconnected` if the client is gone."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.address = address_of(scope)
        self._receive = receive
        self._send_event = send

    async def accept(self) -> None:
        # The server below us knows its own error if the client is gone by now, and logs any other.
        await self._next()
        await self._send_event({"type": "websocket.accept"})

    async def turn_away(self) -> None:
        """Refuse it instead of accepting it."""
        await self._send_event({"type": "websocket.close"})

    async def receive_text(self) -> str:
        """The next message. Binary messages count as empty: nothing here is sent as one."""
        return (await self._next()).get("text") or ""

    async def send_text(self, message: bytes) -> None:
        """Send a message that is encoded as UTF-8."""
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code})

    async def _send(self, event: AsgiEvent) -> None:
        try:
            await self._send_event(event)
        except (OSError, RuntimeError) as problem:
            # ASGI servers raise an OSError if the client is gone; ours a RuntimeError if it has closed the connection
            # itself, because of what the client sent.
            raise Disconnected from problem

    async def _next(self) -> AsgiEvent:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        return message
