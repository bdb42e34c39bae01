"""What those who answer requests work with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from planechase.server.addresses import Addresses
from planechase.server.asgi import Request
from planechase.server.connections import UnknownToken
from planechase.server.game_verification import Proofs
from planechase.server.heavy_work import HeavyWork
from planechase.server.limits import Limits, distinct
from planechase.server.rate_limiting import Counts, TooOften
from planechase.server.replays import Replays
from planechase.server.server_cards import ServerCards
from planechase.server.storage.storage_base import NoTable
from planechase.server.summaries import Summary
from planechase.server.table_registry import TableRegistry

BEARER: Final = "Bearer "


@dataclass(frozen=True, slots=True)
class Services:
    """One of each for the whole server."""

    registry: TableRegistry
    addresses: Addresses
    limits: Limits
    counts: Counts
    replays: Replays
    proofs: Proofs
    heavy_work: HeavyWork
    server_cards: ServerCards

    async def look(self, request: Request, code: str) -> Summary:
        """A table, for somebody who knows its code, and who they are there if a token came with the request.

        Where an address has guessed wrong too often, only the right token still opens anything.
        """
        said = request.headers.get("authorization")
        token = said.removeprefix(BEARER) if said is not None else None
        may_guess = self.counts.guesses.has_one(request.address)
        if token is None and not may_guess:
            raise TooOften
        try:
            return await self.registry.look(code, token, distinct(request.address))
        except (NoTable, UnknownToken) as wrong:
            if not may_guess:
                raise TooOften from wrong
            self.counts.guessed(request.address)
            raise
