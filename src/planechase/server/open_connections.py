"""Open connections: how many there may be, how long they may take for a request, and how they are cut off.

ASGI has no words for this, so it is done one level below, by the protocol classes of the server under us. A protocol
leaves its connection in a context variable while it receives data. The application that it starts then, and every task
of that, finds it there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final, Protocol, cast

from websockets.exceptions import InvalidState

from planechase.server.connections import Standing
from planechase.server.limits import Limits, neighbourhood
from planechase.server.trusted_proxies import TrustedProxies

logger = logging.getLogger(__name__)

_served: Final[ContextVar[OpenConnection]] = ContextVar("served")
"""The connection that is served in this context."""


def served_connection() -> OpenConnection | None:
    """The connection that is served here; None if the server under us is not ours."""
    return _served.get(None)


def abort_after(seconds: float) -> None:
    """Cut off the connection that is served here after `seconds`, if it has not ended by then.

    Closing it politely would wait until the client has read everything.
    """
    connection = served_connection()
    if connection is not None:
        asyncio.get_running_loop().call_later(seconds, connection.transport.abort)


class Occupant(Protocol):
    """Somebody who has come to a table over a connection."""

    @property
    def standing(self) -> Standing: ...

    def make_way(self) -> None:
        """Leave soon: somebody else needs the connection."""


class OpenConnection:
    """A connection, which may carry one request after the other.

    It *waits* until a whole request has arrived, and again after each answer; a WebSocket waits until its client has
    come to a table. A connection that waits too long is closed. One that waits may have to make room for another, and
    so may that of somebody who does not sit at their table.
    """

    __slots__ = ("_deadline", "_is_idle", "_owner", "_unread", "address", "is_of_proxy", "occupant", "transport")

    def __init__(self, owner: OpenConnections, transport: asyncio.Transport, is_of_proxy: bool) -> None:
        self.transport = transport
        self.is_of_proxy = is_of_proxy
        self.address: str | None = None
        """The address that it counts for; None while it belongs to a proxy and carries no request."""
        self.occupant: Occupant | None = None
        self._owner = owner
        self._is_idle = False
        """Whether nothing of the next request has arrived."""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = 0
        """How many bytes the client had not read at the last deadline."""

    def opened(self) -> None:
        self._close_in(self._owner.limits.request_within)

    def received(self) -> None:
        """Data has arrived. After a pause, it begins a request."""
        if self._is_idle:
            self._is_idle = False
            self._close_in(self._owner.limits.request_within)

    def begin(self, address: str) -> bool:
        """The head of a request from this address has arrived. Returns whether it may be answered."""
        return not self.is_of_proxy or self._owner.count(self, neighbourhood(address))

    def settle(self, occupant: Occupant) -> bool:
        """The client of a WebSocket has come to a table. Returns whether they may stay."""
        if not self._owner.may_stay(self, occupant.standing):
            return False
        self.occupant = occupant
        self.complete()
        return True

    def complete(self) -> None:
        """The whole request has arrived, or the client of a WebSocket has come to a table."""
        self._stop_waiting()
        self._owner.waiting.pop(self, None)

    def upgrade(self) -> None:
        """The request asks for a WebSocket. It still waits, but the table says until when."""
        self._stop_waiting()

    def answered(self) -> None:
        """The request is answered, and the next one may come."""
        if self._owner.answered(self):
            self._is_idle = True
            self._unread = self.transport.get_write_buffer_size()
            self._close_in(self._owner.limits.keep_alive)

    def cut_off(self) -> None:
        """End it at once, to make room for another."""
        self.end()
        self.transport.abort()

    def end(self) -> None:
        """It has ended."""
        self._stop_waiting()
        self._owner.forget(self)

    def _close_in(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        self._is_idle = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if 0 < self._unread < before:  # a long answer is still being read
            self._close_in(self._owner.limits.keep_alive)
        elif self._unread:
            self.transport.abort()
        else:
            self.transport.close()


class OpenConnections:
    """All open connections. When there are too many, the one that has waited longest makes room."""

    def __init__(self, limits: Limits, proxies: TrustedProxies) -> None:
        self.limits = limits
        self.waiting: dict[OpenConnection, None] = {}
        """Connections that wait, the one that has waited longest first."""
        self._proxies = proxies
        self._open: dict[asyncio.Transport, OpenConnection] = {}
        self._of: dict[str, dict[OpenConnection, None]] = {}
        """The connections of each address, in the order in which they came."""

    def open(self, transport: asyncio.Transport) -> OpenConnection | None:
        """A new connection, or None if there is no room for it. A WebSocket takes over that of its request."""
        known = self._open.get(transport)
        if known is not None:
            return known
        if len(self._open) >= self.limits.connections and not self._make_room(self.waiting):
            logger.warning("All %s connections of this server are in use, so others are refused.", len(self._open))
            return None
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        connection = self._open[transport] = OpenConnection(self, transport, peer in self._proxies)
        if not connection.is_of_proxy and not self.count(connection, neighbourhood(peer)):
            self.forget(connection)
            return None
        self.waiting[connection] = None
        connection.opened()
        return connection

    def count(self, connection: OpenConnection, address: str) -> bool:
        """Count a connection for an address. Returns False if that address uses too many already."""
        if not self._is_open(connection):
            return True
        others = self._of.get(address, ())
        if (
            len(others) >= self.limits.connections_of_address
            and not self._make_room(each for each in self.waiting if each in others)
            and not self._displace(address, Standing.SITS)
        ):
            return False
        self._of.setdefault(address, {})[connection] = None
        connection.address = address
        return True

    def may_stay(self, connection: OpenConnection, standing: Standing) -> bool:
        """Whether there is room for one more of this standing, who may take the place of somebody who is less."""
        if standing is Standing.SITS or connection.address is None:
            return True
        there = (each.occupant for each in self._of[connection.address] if each is not connection)
        unseated = sum(one is not None and one.standing < Standing.SITS for one in there)
        return unseated < self.limits.unseated_of_address or self._displace(connection.address, standing)

    def _displace(self, address: str, standing: Standing) -> bool:
        """Let the last one of an address make way who is less than this. Returns whether there is one."""
        there = [(each, each.occupant) for each in reversed(self._of.get(address, {})) if each.occupant is not None]
        last = min(there, key=lambda one: one[1].standing, default=None)
        if last is None or last[1].standing >= standing:
            return False
        connection, occupant = last
        self._uncount(connection)
        occupant.make_way()
        return True

    def _make_room(self, waiting: Iterable[OpenConnection]) -> bool:
        """Cut off the first of these. Returns whether there is one."""
        oldest = next(iter(waiting), None)
        if oldest is None:
            return False
        oldest.cut_off()
        return True

    def answered(self, connection: OpenConnection) -> bool:
        """A request is answered: its connection waits, and a proxy's does not count for the visitor any more.

        Returns False if the connection has ended meanwhile.
        """
        if not self._is_open(connection):
            return False
        self.waiting[connection] = None
        if connection.is_of_proxy:
            self._uncount(connection)
        return True

    def _is_open(self, connection: OpenConnection) -> bool:
        return self._open.get(connection.transport) is connection

    def forget(self, connection: OpenConnection) -> None:
        self._open.pop(connection.transport, None)
        self.waiting.pop(connection, None)
        self._uncount(connection)

    def _uncount(self, connection: OpenConnection) -> None:
        if connection.address is None:
            return
        others = self._of[connection.address]
        del others[connection]
        if not others:
            del self._of[connection.address]
        connection.address = None


class _Limited(asyncio.Protocol):
    """Goes before a protocol class of a server. It overrides what asyncio itself calls, and nothing else."""

    _open_connections: OpenConnections
    _connection: OpenConnection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)
        self._connection = self._open_connections.open(stream)
        if self._connection is None:
            # To say why would mean to wait until the client has sent its request.
            stream.abort()
        else:
            super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self._connection is None:
            return
        self._connection.received()
        before = _served.set(self._connection)
        try:
            super().data_received(data)
        except InvalidState:
            # uvicorn does not expect a message that is not UTF-8 from a client that leaves in the same moment.
            self._connection.cut_off()
        finally:
            _served.reset(before)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._connection is not None:
            self._connection.end()
            super().connection_lost(exc)


def limited(protocol: type[asyncio.Protocol], open_connections: OpenConnections) -> type[asyncio.Protocol]:
    """The protocol class of a server, with connections that are limited and that `abort_after` can end."""
    return type("LimitedProtocol", (_Limited, protocol), {"_open_connections": open_connections})
