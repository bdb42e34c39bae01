"""Other hands: thumbs on a phone, and a keyboard without a mouse."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.page.tables import BEARS, LANDS, SOULS, opened, setup
from tests.server.strangers import Stranger

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_few_turns_on_a_phone(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, BEARS, BEARS, BEARS, variants=["planechase"])), **PHONE)
    ann.ready()
    ann.button("Keep this hand").tap()
    ann.ready()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") == 390
    ann.touch(ann.usable().first)
    expect(ann.cards("Swamp", ann.board("Ann"))).to_be_visible()
    ann.touch(ann.cards("Tormented Soul").and_(ann.usable()).first)
    expect(ann.cards("Tormented Soul", ann.board("Ann"))).not_to_have_count(0)
    ann.plate("Bob").tap()
    expect(ann.board("Bob")).to_be_visible()
    assert hindrances(ann) == []
    assert too_small(ann) == []


def too_small(player: Player) -> list[tuple[str, float, float]]:
    """The buttons that are too small for a thumb."""
    found: list[tuple[str, float, float]] = player.page.evaluate(
        """() => [...document.querySelectorAll('main button:enabled')].filter((one) => one.checkVisibility())
            .map((one) => [one.ariaLabel ?? one.textContent, one.offsetWidth, one.offsetHeight])
            .filter(([, width, height]) => width > 0 && (width < 24 || height < 24))"""
    )
    return found


def test_a_turn_with_the_keyboard_alone(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, LANDS)))
    keys = ann.page.keyboard
    ann.ready()
    keys.press("n")
    expect(ann.question).to_contain_text("play a land")
    walk_to(ann, "Swamp")
    keys.press("Enter")
    expect(ann.cards("Swamp", ann.board("Ann"))).to_be_visible()
    ann.ready()
    walk_to(ann, "Tormented Soul")
    keys.press("Enter")
    expect(ann.cards("Tormented Soul", ann.board("Ann"))).to_be_visible()
    ann.ready()
    keys.press("F4")
    expect(ann.log).to_contain_text("Turn 3 · you")
    ann.ready()
    keys.press("?")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_be_hidden()


def walk_to(player: Player, name: str) -> None:
    """Go with Tab to a card of the hand that can be used."""
    for _ in range(80):
        player.page.keyboard.press("Tab")
        here = str(player.page.evaluate("() => document.activeElement?.querySelector('.spoken')?.textContent ?? ''"))
        if here.startswith(name) and "can be used" in here:
            return
    raise AssertionError(f"No way leads to {name}.")
