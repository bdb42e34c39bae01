"""Somebody whose browser wants German is spoken to in German, by the page and by the game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.page.conftest import SitDown

GERMAN_BOOK = re.compile(r"/assets/german-[^/]*\.js$")


def _books(page: Page) -> list[str]:
    """The books that the page has fetched."""
    fetched: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return [name for name in fetched if GERMAN_BOOK.search(name)]


def test_the_game_tells_and_asks_in_german(sit_down: SitDown) -> None:
    ann = sit_down(locale="de-DE").come()
    page = ann.page
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name=re.compile("^Jetzt spielen", re.IGNORECASE)).click()
    question = page.get_by_role("region", name="Frage", exact=True)
    expect(question).to_contain_text("Mulligan nehmen? Es blieben 7 Karten.")
    ann.ready()
    question.get_by_role("button", name=re.compile("^Diese Hand behalten")).click()
    log = page.get_by_role("region", name="Verlauf", exact=True)
    expect(log).to_contain_text(re.compile(r"\w+ zieht sieben Karten\."))
    expect(log).to_contain_text(re.compile(r"Die Partie beginnt in der Welt .+\."))
    expect(log.locator("[lang=en]")).to_have_count(0)
    assert len(_books(page)) == 1


def test_what_variants_are_is_said_in_german(sit_down: SitDown) -> None:
    page = sit_down(locale="de-AT").come("#/new").page
    expect(page.get_by_text("Die Partie zieht von Welt zu Welt", exact=False)).to_be_visible()


def test_who_reads_english_does_not_wait_for_german(sit_down: SitDown) -> None:
    player = sit_down().play_now()
    expect(player.log).to_contain_text("draws")
    assert _books(player.page) == []
