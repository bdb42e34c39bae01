"""How much a browser has to load before somebody sits at a table."""

from __future__ import annotations

import re

import pytest

from planechase.server.static_files import BUILT, Document, read_page

MOST = {"en": 300_000, "de": 310_000}
"""So many bytes, fonts and all; German is a file of its own, which grows with what keywords ask."""


@pytest.fixture(scope="module")
def page() -> dict[str, Document]:
    found = read_page()
    if not found:
        pytest.skip(f"The page is not built: there is no {BUILT.name}/index.html.")
    return found


def sent(document: Document) -> int:
    """How many bytes go over the line to a phone in the same network: over plain HTTP browsers take gzip only."""
    return len(document.compressed.get("gzip", document.body))


def at_first(page: dict[str, Document]) -> set[str]:
    """What the first page names, and all fonts."""
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page["index.html"].body.decode())
    return {"index.html", *named, *(path for path in page if path.endswith(".woff2"))}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_is_small(page: dict[str, Document], language: str) -> None:
    loaded = at_first(page) | {path for path in page if language == "de" and "/german-" in path and path.endswith("js")}
    assert len([path for path in loaded if path.endswith(".woff2")]) >= 3
    assert sum(sent(page[path]) for path in loaded) < MOST[language]
