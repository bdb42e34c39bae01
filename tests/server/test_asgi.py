"""WebSockets over ASGI, whatever the server below them raises."""

from __future__ import annotations

import asyncio

import pytest

from planechase.server.asgi import Disconnected, Event, WebSocket


@pytest.mark.parametrize("raised", [OSError, ConnectionResetError, RuntimeError])
def test_a_client_that_is_gone_is_told_in_one_way(raised: type[Exception]) -> None:
    async def receive() -> Event:
        return {"type": "websocket.connect"}

    async def send(event: Event) -> None:
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
