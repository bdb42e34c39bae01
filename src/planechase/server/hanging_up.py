"""A WebSocket connection that can be ended from our side also when nobody reads at the other."""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from planechase.server.play import HANG_UP


class Connection(WebSocketsSansIOProtocol):
    """The usual connection waits for ever until the rest is read; this one can be told to wait no longer."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[HANG_UP] = {"after": self._hang_up}

    def _hang_up(self, seconds: float) -> None:
        self.loop.call_later(seconds, self.transport.abort)
