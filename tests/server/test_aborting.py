"""Ending connections to clients that do not read, and the little of uvicorn that this relies on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from tests.server.strangers import PATIENCE
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError

from planechase.server import serving
from planechase.server.aborting import abort_after
from planechase.server.limits import Limits
from planechase.server.websocket_play import ClientConnections

CHANGED = "uvicorn has changed; mend planechase/server/aborting.py and serving._config: "


async def never_called(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError


def test_uvicorn_still_says_which_class_speaks_over_websockets() -> None:
    config = uvicorn.Config(never_called, ws="websockets-sansio", lifespan="off", log_config=None)
    config.load()
    found = getattr(config, "ws_protocol_class", None)
    assert found is not None, f"{CHANGED}Config.load() no longer sets ws_protocol_class."
    assert issubclass(found, asyncio.Protocol), f"{CHANGED}its WebSocket class is no asyncio.Protocol."


@pytest.mark.anyio
async def test_whoever_is_served_is_cut_off_without_a_goodbye() -> None:
    async def cuts_off(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        # As in play: from a task of the application's own.
        await asyncio.create_task(_abort())
        await asyncio.sleep(PATIENCE)

    async def _abort() -> None:
        abort_after(0)

    with serving.taken_port("127.0.0.1", 0) as listening:
        config = serving._config(cuts_off, serving.ServerOptions())
        server = serving.Server(config, ClientConnections(Limits()))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}/", proxy=None) as line:
            try:
                async with asyncio.timeout(5):
                    with pytest.raises(ConnectionClosedError) as closed:
                        await line.recv()
            except TimeoutError:
                pytest.fail(f"{CHANGED}it no longer starts applications while data_received runs.")
        assert closed.value.rcvd is None
        server.end()
        server.end()
        await running
