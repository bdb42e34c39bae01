"""Houses for tests: on a storage in memory, quick, and ended with the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.people import Somebody, comes

from planechase.server.house import House
from planechase.server.lines import Entrance
from planechase.server.manners import Manners
from planechase.server.storage.base import Storage
from planechase.server.thinking import Thinkers
from planechase.tables import commands as ask
from planechase.tables.plans import Plan

QUICK = Manners(pace=0, quiet=(0, 0))
DUEL = Plan(players=2, seed=3)


@asynccontextmanager
async def running(storage: Storage, manners: Manners = QUICK, thinkers: Thinkers | None = None) -> AsyncIterator[House]:
    """A house that is open. Without thinkers its bots do the simplest thing, at once."""
    house = House(storage, thinkers if thinkers is not None else Thinkers(workers=0), manners)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


class Pair:
    """Two people who play with each other."""

    def __init__(self, house: House, entrances: tuple[Entrance, Entrance], ann: Somebody, bob: Somebody) -> None:
        self.house = house
        self.entrances = entrances
        self.ann = ann
        self.bob = bob

    @property
    def code(self) -> str:
        return self.entrances[0].code

    @property
    def asked(self) -> Somebody:
        """Who is to answer now."""
        return self.ann if self.ann.is_asked else self.bob

    @property
    def other(self) -> Somebody:
        return self.bob if self.ann.is_asked else self.ann

    async def keep_hands(self) -> None:
        """Both keep what they have drawn."""
        for _ in range(2):
            await self.asked.answer(False)


async def two_people(house: House, plan: Plan = DUEL) -> Pair:
    """Ann, who is the host, and Bob sit at a table and have begun."""
    ann_enters = await house.open("Ann", plan)
    bob_enters = await house.join(ann_enters.code, "Bob")
    ann, bob = await comes(house, ann_enters), await comes(house, bob_enters)
    await ann.do(ask.Sit(0))
    await bob.do(ask.Sit(1))
    await ann.do(ask.Begin())
    return Pair(house, (ann_enters, bob_enters), ann, bob)
