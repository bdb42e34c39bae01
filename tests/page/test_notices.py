"""What is said besides the question: it covers neither the plane nor the die nor the question."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.server.strangers import Stranger

SIZES: list[dict[str, Any]] = [
    {"viewport": {"width": 1440, "height": 900}},
    {"viewport": {"width": 1024, "height": 768}},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True},
]

LOOKS: Final = 50
"""How often one looks whether what moves has arrived."""


def covers(notice: Locator, other: Locator) -> bool:
    one, two = notice.bounding_box(), other.bounding_box()
    assert one is not None
    assert two is not None
    beside = one["x"] + one["width"] <= two["x"] + 1 or two["x"] + two["width"] <= one["x"] + 1
    apart = one["y"] + one["height"] <= two["y"] + 1 or two["y"] + two["height"] <= one["y"] + 1
    return not (beside or apart)


def in_the_way(player: Player, text: str) -> list[str]:
    """What of the table this notice still covers when everything has moved to its place."""
    notice = player.page.get_by_role("status").or_(player.page.locator(".late")).filter(has_text=text).first
    expect(notice).to_be_visible()
    parts = {"plane": player.plane, "question": player.question, "hand": player.hand}
    covered: list[str] = []
    for _ in range(LOOKS):
        covered = [name for name, part in parts.items() if part.count() > 0 and covers(notice, part)]
        if not covered:
            break
        player.page.wait_for_timeout(100)
    return covered


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "tablet", "phone"])
def test_notices_take_room_of_their_own(server: Stranger, sit_down: SitDown, size: dict[str, Any]) -> None:
    mine = server.open("Ann", variants=["planechase"], players=4, decks=[{"type": "list", "text": "60 Forest"}] * 4)
    ann = sit_down(mine, **size)
    ann.button("Sit here, seat 1").click()
    ann.button("Start the game").click()
    expect(ann.plane).to_be_visible()
    mia = sit_down(name="Mia", **size).come(f"#/join/{mine['code']}")
    mia.page.get_by_label("What should the others call you?").fill("Mia")
    mia.button("Join").click()
    assert in_the_way(mia, "You are watching.") == []
    mia.button("Play for Bob").click()
    assert in_the_way(mia, "You asked to play for Bob") == []
    assert in_the_way(ann, "Mia would like to play for Bob") == []
    ann.button("Let them").click()
    expect(ann.plate("Bob")).to_have_accessible_name(re.compile("played by Mia"))
    ann.button("Menu").click()
    ann.button("People").click()
    ann.button("Pause the game").click()
    ann.page.keyboard.press("Escape")
    assert in_the_way(ann, "The table is paused") == []
    assert in_the_way(mia, "The table is paused") == []
