"""Ends connections to clients that do not read: closing politely would wait until they have read everything.

ASGI has no word for this, so the protocol of the server under us leaves a way to abort its connection in a context
variable while it receives data. The application it starts then, and every task of that, finds it there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, cast

_abort: Final[ContextVar[Callable[[], None]]] = ContextVar("abort")
"""Ends the connection that is served in this context."""


def abort_after(seconds: float) -> None:
    """End the connection that is served here after so many seconds, if it has not ended by then."""
    abort = _abort.get(None)
    if abort is not None:
        asyncio.get_running_loop().call_later(seconds, abort)


class _Abortable(asyncio.Protocol):
    """Goes before a protocol class of a server. It overrides what asyncio itself calls, and nothing else."""

    _transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        before = _abort.set(self._transport.abort)
        try:
            super().data_received(data)
        finally:
            _abort.reset(before)


def abortable(protocol: type[asyncio.Protocol]) -> type[asyncio.Protocol]:
    """The protocol class of a server, with connections that `abort_after` can end."""
    return type("AbortableProtocol", (_Abortable, protocol), {})
