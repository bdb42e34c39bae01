"""What the tests of the lab share."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Final

import pytest

IMPORTED: Final = ["planechase.lab.running", "planechase.decks.casual", "planechase.tables.levels"]


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that play are forked from one that has imported what they need, instead of new interpreters."""
    context = get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    monkeypatch.setattr("planechase.lab.running.get_context", lambda method: context)
