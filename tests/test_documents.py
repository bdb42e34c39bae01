"""The documents: wrapped at 120 columns, and what they name is there."""

import re
from pathlib import Path
from pkgutil import resolve_name

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
INVENTED = {"my_plane.py"}
"""Files that a reader is to make."""
WIDEST = 120
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
ITEM_SWALLOWED = re.compile(r" (?:[-*]|\d{1,2}\.)$")
"""The sign of a list item at the end of a line: the item became part of the one before when somebody wrapped it."""


def _named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def _prose(page: Path) -> list[tuple[int, str]]:
    """The numbered lines of a page that can be wrapped: no tables, no code, nothing that is one long link."""
    lines: list[tuple[int, str]] = []
    fenced = False
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        fenced ^= line.startswith("```")
        if not fenced and not line.startswith(("|", "    ", "#")) and " " in line.strip():
            lines.append((number, line))
    return lines


@pytest.mark.parametrize("page", PAGES, ids=_named)
def test_pages_are_wrapped(page: Path) -> None:
    assert [number for number, line in _prose(page) if len(line) > WIDEST] == []


@pytest.mark.parametrize("page", PAGES, ids=_named)
def test_items_of_lists_are_whole(page: Path) -> None:
    assert _broken_items(page.read_text(encoding="utf-8")) == []


def _broken_items(text: str) -> list[int]:
    """The lines that end in the sign of the next item, and those that continue an item without being indented."""
    broken: list[int] = []
    fenced = in_item = False
    for number, line in enumerate(text.split("\n"), 1):
        fenced ^= line.startswith("```")
        in_item = bool(ITEM.match(line)) or (in_item and bool(line.strip()))
        continues = in_item and not ITEM.match(line)
        if not fenced and (ITEM_SWALLOWED.search(line) or (continues and not line.startswith("  "))):
            broken.append(number)
    return broken


@pytest.mark.parametrize("page", PAGES, ids=_named)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=_named)
def test_modules_that_are_named_exist(page: Path) -> None:
    assert [path for path in _files(page) if not _exists(path)] == []


@pytest.mark.parametrize("page", ["architecture.md", "glossary.md"])
def test_pages_that_show_the_way_name_many_modules(page: str) -> None:
    assert len(_files(ROOT / "docs" / page)) > 50


@pytest.mark.parametrize("page", PAGES, ids=_named)
def test_what_is_named_to_be_imported_is_there(page: Path) -> None:
    for name in re.findall(r"`(planechase(?:\.\w+)+)`", page.read_text(encoding="utf-8")):
        resolve_name(name)


def _files(page: Path) -> list[str]:
    named = re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", page.read_text(encoding="utf-8"))
    return [path for path in named if path not in INVENTED]


def _exists(path: str) -> bool:
    """Whether there is such a file: at this path, or anywhere in the package if only its name is given."""
    if "/" in path:
        return any((root / path).exists() for root in (ROOT, ROOT / "src" / "planechase"))
    return any((ROOT / "src" / "planechase").rglob(path))
