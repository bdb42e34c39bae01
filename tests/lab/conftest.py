"""What the tests of the lab share."""

from __future__ import annotations

import pytest
from tests.warm import PROCESSES


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that play are forked from one that has imported what they need, instead of new interpreters."""
    monkeypatch.setattr("planechase.lab.running.get_context", lambda method: PROCESSES)
