"""Messages between the processes of a server, and how they are sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Final

import msgspec
from msgspec import Struct

from planechase.server.storage.storage_base import ProcessId, Storage
from planechase.tables.people import PersonId

logger = logging.getLogger(__name__)

AGAIN: Final = 0.5
"""How many seconds to wait before sending messages again."""


class ProcessMessage(Struct, frozen=True, array_like=True, tag=lambda name: name.lower()):
    """What processes tell one another. `number` is that of a connection or a question, as who asks counts them."""

    number: int


class Connect(ProcessMessage, frozen=True):
    """Somebody comes to a table of yours."""

    code: str
    token: str | None
    address: str = ""


class Join(ProcessMessage, frozen=True):
    """Somebody comes to a table of yours for the first time."""

    code: str
    name: str
    token: str
    address: str = ""


class Asked(ProcessMessage, frozen=True):
    """Somebody asks for something; the command is as it came: its numbers may be too large for MessagePack."""

    command: bytes


class ConnectionGone(ProcessMessage, frozen=True, tag="gone"):
    """A connection is gone."""


class Admitted(ProcessMessage, frozen=True, tag="welcome"):
    """A client has entered."""

    person: PersonId | None = None
    sits: bool = False
    """Whether they have a seat."""


class NotAdmitted(ProcessMessage, frozen=True, tag="sorry"):
    """A client could not enter."""

    why: str
    sentence: str


class MessageForConnection(ProcessMessage, frozen=True, tag="told"):
    """A message for a connection."""

    message: bytes


class Closed(ProcessMessage, frozen=True):
    """A connection is to be closed."""

    code: int


class Alive(ProcessMessage, frozen=True):
    """We are alive, and so are our connections."""


class Reset(ProcessMessage, frozen=True):
    """Some of our messages could not be sent: what you know of us is out of date."""


AnyProcessMessage = (
    Connect | Join | Asked | ConnectionGone | Admitted | NotAdmitted | MessageForConnection | Closed | Alive | Reset
)

_READ: Final[msgspec.msgpack.Decoder[AnyProcessMessage]] = msgspec.msgpack.Decoder(AnyProcessMessage)


def written(message: AnyProcessMessage) -> bytes:
    return msgspec.msgpack.encode(message)


def read(message: bytes) -> AnyProcessMessage:
    return _READ.decode(message)


class Outbox:
    """Messages to one process, sent one after the other."""

    def __init__(self, storage: Storage, to: ProcessId) -> None:
        self._storage = storage
        self._to = to
        self._messages: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.ended = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> None:
        self._messages.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._messages:
            try:
                await self._storage.post.send(self._to, self._messages[0])
                self._messages.popleft()
            except Exception as problem:
                logger.warning("Messages to another process are lost: %s", problem)
                self._messages.clear()
                if self.ended:
                    break
                self._messages.append(written(Reset(0)))
                await asyncio.sleep(AGAIN)
        self._sending = None

    async def end(self) -> None:
        """Send what is left to send."""
        self.ended = True
        if self._sending is not None:
            await self._sending
