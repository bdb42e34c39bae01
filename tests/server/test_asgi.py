"""Responses and WebSockets over ASGI."""

from __future__ import annotations

import asyncio

import pytest

from planechase.server.asgi import AsgiEvent, Disconnected, Request, Response, WebSocket


async def _nothing() -> AsgiEvent:
    raise AssertionError("nothing is received here")


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_compressing_adds_to_what_a_response_varies_by(accepted: str) -> None:
    headers = [(b"accept-encoding", accepted.encode())]
    request = Request({"method": "GET", "path": "/", "headers": headers, "client": None, "query_string": b""}, _nothing)
    sent = Response(b"x" * 5000, headers={"vary": "cookie"}).compressed_for(request)
    assert sent.headers["vary"] == "cookie, accept-encoding"
    assert ("content-encoding" in sent.headers) == (len(sent.body) < 5000) == (accepted == "gzip")


@pytest.mark.parametrize("raised", [OSError, ConnectionResetError, RuntimeError])
def test_a_client_that_is_gone_is_told_in_one_way(raised: type[Exception]) -> None:
    async def receive() -> AsgiEvent:
        return {"type": "websocket.connect"}

    async def send(event: AsgiEvent) -> None:
        if event["type"] != "websocket.accept":
            raise raised

    async def talk() -> None:
        socket = WebSocket({"client": None}, receive, send)
        await socket.accept()
        with pytest.raises(Disconnected):
            await socket.send_text(b"Hello")
        with pytest.raises(Disconnected):
            await socket.close(1000)

    asyncio.run(talk())
