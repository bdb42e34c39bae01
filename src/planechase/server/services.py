"""What those who answer requests work with."""

from __future__ import annotations

from dataclasses import dataclass

from planechase.server.addresses import Addresses
from planechase.server.game_verification import Proofs
from planechase.server.heavy_work import HeavyWork
from planechase.server.limits import Limits
from planechase.server.rate_limiting import Counts
from planechase.server.replays import Replays
from planechase.server.server_cards import ServerCards
from planechase.server.table_registry import TableRegistry


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
