"""A process is killed while it writes: all that it was told is kept is there, in order, and nothing is there twice."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.postgres import Cluster
from tests.server.storage.victims import Victim, leased, process, storage_of, write, written_by

from planechase.server.storage.storage_base import Unavailable

CODES = ("FIRST2", "SECOND", "THIRD3")

Appends = Sequence[tuple[int, int]]
Life = tuple[dict[str, Appends], int]
"""What a process writes into which tables, and after how many words of it it is killed."""

appends = st.lists(st.tuples(st.integers(1, 5), st.sampled_from([20, 300, 9_000])), min_size=1, max_size=8)
lives = st.tuples(st.dictionaries(st.sampled_from(CODES), appends, min_size=1), st.integers(0, 25))


class Tables:
    """What should be in the database, as far as anybody can know it from outside."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.journals: dict[str, list[bytes]] = {code: [b"opened"] for code in CODES}
        asyncio.run(self._create())

    def live(self, name: str, life: Life) -> None:
        """A process writes until it is killed; then look at what is there."""
        plans, killed_after = life
        kept: dict[str, int] = {}
        with process(write, self.url, name, list(plans.items())) as victim:
            self._listen(victim, killed_after, kept)
        found = asyncio.run(self.read())
        for code, appends in plans.items():
            self._check(name, code, appends, kept.get(code, 0), found[code])

    def _listen(self, victim: Victim, killed_after: int, kept: dict[str, int]) -> None:
        for _ in range(killed_after):
            said = victim.hear()
            if said is None:
                break
            kept.update([said])
        victim.kill()
        kept.update(said for said in victim.last_words() if said is not None)

    def _check(self, name: str, code: str, appends: Appends, kept: int, found: list[bytes]) -> None:
        before = self.journals[code]
        allowed = [before]
        for number, size in appends:
            last = allowed[-1]
            new = [written_by(name, code, at, size) for at in range(len(last), len(last) + number)]
            allowed.append(last + new)
        assert found in allowed, "what was there before, and the first of what was written, append by append"
        assert len(found) >= kept, "all that was said to be kept"
        self.journals[code] = found

    async def _create(self) -> None:
        storage = storage_of(self.url, 0.05)
        await storage.start()
        for code in CODES:
            await storage.create(code, [b"opened"], b"")
        await storage.stop()

    async def read(self) -> dict[str, list[bytes]]:
        """All journals, by a process that owns the tables: nothing of the dead can come any more."""
        storage = storage_of(self.url, 0.05)
        await storage.start()
        try:
            for code in CODES:
                await leased(storage, code)
            return {code: await storage.journal(code) for code in CODES}
        finally:
            await storage.stop()


@settings(max_examples=15)
@given(st.lists(lives, min_size=1, max_size=3))
def test_sqlite_keeps_a_prefix_and_all_that_was_acknowledged(
    tmp_path_factory: pytest.TempPathFactory, processes: list[Life]
) -> None:
    tables = Tables(f"sqlite:///{tmp_path_factory.mktemp('killed')}/tables.db")
    for number, life in enumerate(processes):
        tables.live(f"process {number}", life)


@settings(max_examples=8)
@given(st.lists(lives, min_size=1, max_size=3))
def test_postgresql_keeps_a_prefix_and_all_that_was_acknowledged(cluster: Cluster, processes: list[Life]) -> None:
    tables = Tables(cluster.database())
    for number, life in enumerate(processes):
        tables.live(f"process {number}", life)


def test_a_long_row_of_killed_processes_loses_nothing(url: str) -> None:
    tables = Tables(url)
    for number, killed_after in zip(count(), (3, 40, 90, 7, 150), strict=False):
        tables.live(f"process {number}", (dict.fromkeys(CODES, [(1, 200), (3, 50)] * 100), killed_after))
    assert sum(map(len, tables.journals.values())) > 290


def test_the_file_can_be_opened_right_after_its_server_was_killed(tmp_path: Path) -> None:
    tables = Tables(f"sqlite:///{tmp_path}/tables.db")
    with process(write, tables.url, "first", [(CODES[0], [(1, 20)] * 5)]) as victim:
        while victim.hear() is not None:
            pass

        with pytest.raises(Unavailable, match="Another server already plays"):
            asyncio.run(tables.read())

        victim.kill()
        assert list(victim.last_words()) == []
        assert len(asyncio.run(tables.read())[CODES[0]]) == 6
