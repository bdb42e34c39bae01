"""What unloaded tables leave behind is swept away, and nothing is looked for while nothing was unloaded."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Iterator

import pytest

from planechase.server import garbage_collection


class Ring:
    """Something that holds on to itself, as rooms and their tables do."""

    def __init__(self) -> None:
        self.myself = self


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage_collection, "LOOKED_AT_EVERY", 0.01)
    monkeypatch.setattr(garbage_collection, "LATEST", 1_000_000)
    usual = gc.get_threshold()
    garbage_collection.settle_down()
    yield
    gc.unfreeze()
    gc.set_threshold(*usual)


def old_ring() -> weakref.ref[Ring]:
    """A ring that is no longer young: only somebody who looks through everything finds it."""
    ring = Ring()
    gc.collect()
    return weakref.ref(ring)


async def _swept(unloaded: int) -> bool:
    """Whether a ring is gone soon after so many tables were unloaded."""
    left = [0]
    keeping = asyncio.create_task(garbage_collection.keep_swept(lambda: left[0]))
    await asyncio.sleep(0)
    ring = old_ring()
    left[0] = unloaded
    await asyncio.sleep(0.2)
    keeping.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await keeping
    return ring() is None


def test_many_unloaded_tables_are_swept_away() -> None:
    assert asyncio.run(_swept(garbage_collection.MANY))


def test_nobody_waits_for_a_sweep_while_tables_are_played_at() -> None:
    assert not asyncio.run(_swept(garbage_collection.MANY - 1))


def test_there_is_a_sweep_after_long_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "LATEST", 3)
    assert asyncio.run(_swept(0))
