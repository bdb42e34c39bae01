"""What those who answer requests work with."""

from __future__ import annotations

from dataclasses import dataclass

from planechase.server.addresses import Addresses
from planechase.server.counting import Counts
from planechase.server.house import House
from planechase.server.limits import Limits
from planechase.server.proving import Proofs
from planechase.server.replays import Replays
from planechase.server.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Services:
    """One of each for the whole server."""

    house: House
    addresses: Addresses
    limits: Limits
    counts: Counts
    replays: Replays
    proofs: Proofs
    shelf: Shelf
