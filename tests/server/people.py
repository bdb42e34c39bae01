"""People at a table, as the server sees them: a connection that messages come through, and somebody who answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from planechase.server.connections import Entrance, TableVisit
from planechase.server.table_registry import TableRegistry
from planechase.tables import commands as ask
from planechase.tables.messages import AnyMessage, Changed, Company, Question, Refusal, Seen, Spoken

M = TypeVar("M")

_READ: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
PATIENCE = 60.0
"""So many seconds a test waits at most."""


class Somebody:
    """A connection, and who listens to it. They know what a page would know."""

    def __init__(self) -> None:
        self.heard: list[AnyMessage] = []
        self.closed: int | None = None
        self.visit: TableVisit | None = None
        self.scene: dict[str, Any] = {}
        """What they see, kept up with every change as a page does it."""
        self.log: list[Any] = []
        self._news = asyncio.Event()

    # ------------------------------------------------------------------ the connection

    def send(self, message: bytes) -> None:
        assert self.closed is None, "nothing may come after it was closed"
        heard = _READ.decode(message)
        self.heard.append(heard)
        self._see(heard)
        self._news.set()

    def close(self, code: int) -> None:
        if self.closed is None:
            self.closed = code
        self._news.set()

    def _see(self, message: AnyMessage) -> None:
        if isinstance(message, Seen):
            self.scene, self.log = dict(message.scene), list(message.log)
        elif isinstance(message, Changed):
            things = {**self.scene["things"], **message.change["things"]}
            kept = {id: thing for id, thing in things.items() if id not in message.change["gone"]}
            self.scene = {**self.scene, **message.change["scene"], "things": kept}
            self.log = [*self.log[: message.kept], *message.log]

    # ------------------------------------------------------------------ what they know

    def all(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        return self.all(kind)[-1]

    @property
    def company(self) -> Company:
        return self.last(Company)

    @property
    def told(self) -> list[Seen | Changed]:
        return [message for message in self.heard if isinstance(message, Seen | Changed)]

    @property
    def question(self) -> Question | None:
        return self.told[-1].question if self.told else None

    @property
    def is_asked(self) -> bool:
        return self.question is not None and self.question.mine

    @property
    def said(self) -> list[str]:
        return [one.text for one in self.all(Spoken)]

    @property
    def refusals(self) -> list[str]:
        return [one.sentence for one in self.all(Refusal)]

    # ------------------------------------------------------------------ what they do

    async def until(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds that can be known from what is heard."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()

    async def do(self, command: ask.AnyCommand) -> None:
        assert self.visit is not None
        await self.visit.do(command)

    async def answer(self, plain: Any) -> None:
        """Answer the question that is asked."""
        assert self.question is not None
        await self.do(ask.Answer(self.question.number, plain))

    async def leave(self) -> None:
        assert self.visit is not None
        await self.visit.leave()
        self.close(1000)


async def comes(
    registry: TableRegistry, entrance: Entrance | None, code: str | None = None, address: str = ""
) -> Somebody:
    """Somebody comes with what they have of a table; with nothing but a code they watch."""
    somebody = Somebody()
    where = entrance.code if entrance is not None else code
    assert where is not None
    token = entrance.token if entrance is not None else None
    somebody.visit = await registry.enter(where, token, somebody, address)
    return somebody
