"""The types the page is built with are those of the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from planechase.server.typescript import typescript

WRITTEN = Path(__file__).parents[2] / "page" / "src" / "messages.ts"


@pytest.mark.skipif(not WRITTEN.exists(), reason="the sources of the page are not here")
def test_the_types_of_the_page_are_up_to_date() -> None:
    told = "Write them anew: python -m planechase.server.typescript page/src/messages.ts"
    assert WRITTEN.read_text(encoding="utf-8") == typescript(), told


def test_messages_and_commands_are_told_apart_by_their_tags() -> None:
    written = typescript()
    assert 'is: "changed";' in written
    assert 'do: "answer";' in written
    assert "export interface Entrance {" in written
    assert 'scene: Partial<Omit<Scene, "things">>;' in written
