"""What would you do? And why? In the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.server.strangers import Stranger

PHONE = {"width": 390, "height": 844}
DECKS = [{"type": "list", "text": "60 Forest"}] * 2


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_advice_is_shown_near_the_question_and_can_be_taken(
    server: Stranger, sit_down: SitDown, viewport: dict[str, int]
) -> None:
    mine = server.open("Ann", begin=True, variants=[], players=2, decks=DECKS, seed=4)
    ann = sit_down(mine, viewport=viewport, has_touch=viewport is PHONE)
    ann.keep().ready()
    ann.page.keyboard.press("w")
    advice = ann.region("A bot would")
    expect(advice.get_by_role("listitem").first).to_contain_text("Play Forest")
    expect(advice.get_by_role("listitem").last).to_contain_text("Pass")
    assert hindrances(ann) == []
    ann.page.keyboard.press("w")
    expect(advice).to_have_count(0)
    ann.question.get_by_role("button", name="Advice").click()
    ann.answer(advice.get_by_role("button", name="Do that"))
    expect(ann.cards("Forest", ann.board("Ann"))).to_be_visible()
    expect(advice).to_have_count(0)


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things on the page cover each other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    above = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    return not beside and not above


@pytest.mark.parametrize("players", [2, 4])
def test_advice_covers_nothing_on_a_desktop(server: Stranger, sit_down: SitDown, players: int) -> None:
    mine = server.open("Ann", begin=True, players=players, seed=5)
    ann = sit_down(mine, viewport={"width": 1440, "height": 900})
    ann.keep().ready()
    words = ann.question.get_by_role("button", name="Advice")
    expect(words.get_by_text("Advice")).to_be_visible()
    words.click()
    advice = ann.region("A bot would")
    expect(advice.get_by_role("listitem").first).to_be_visible()
    for name in ("Plane", "Question", "Hand", "Stack", "Card", "Log", "Board of Ann", "Board of Bob"):
        assert not overlap(advice, ann.region(name)), name
    assert hindrances(ann) == []


def test_advice_says_what_its_numbers_are_and_what_else_was_on_offer(server: Stranger, sit_down: SitDown) -> None:
    decks = [{"type": "list", "text": "30 Forest\n30 Island"}] * 2
    ann = sit_down(server.open("Ann", begin=True, variants=[], players=2, decks=decks, seed=4))
    ann.ready()
    ann.page.keyboard.press("w")
    advice = ann.region("A bot would")
    expect(advice.get_by_role("listitem")).to_contain_text(re.compile("Keep this hand|Mulligan"))
    ann.page.keyboard.press("w")
    ann.keep().ready()
    ann.page.keyboard.press("w")
    expect(advice).to_contain_text("chance to win")
    for words in ("Play Forest", "Play Island", "Pass"):
        expect(advice.get_by_role("listitem").filter(has_text=words)).to_contain_text(re.compile("%|as good"))
    bars = advice.locator(".bar")
    expect(bars).to_have_count(3)


def test_a_finished_game_says_why(server: Stranger, sit_down: SitDown) -> None:
    mine = server.open("Ann", begin=True, variants=[], players=2, decks=DECKS, seed=4)
    ann = sit_down(mine)
    ann.keep().play("Forest")
    with server.enter(mine) as line:
        line.do("concede")
        line.until(lambda message: message["is"] == "company" and message["over"])
    ann.come("#/").come(f"#/replay/{mine['code']}")
    ann.button("To the end").click()
    ann.button("One step back").click()
    why = ann.page.get_by_role("region", name=re.compile("considered"))
    slider = ann.page.get_by_role("slider", name="Step")
    next_click = ann.button("Why?")
    while ann.page.get_by_role("listitem").filter(has_text="Play Forest").count() == 0:
        with ann.page.expect_response(re.compile("/why$")):
            next_click.click()
        expect(ann.page.get_by_text("A bot is thinking")).to_have_count(0)
        assert slider.input_value() != "0"
        next_click = ann.button("One step back")
    expect(why).to_be_visible()
    assert hindrances(ann) == []
    ann.page.get_by_role("button", name="Close the reasons").click()
    expect(why).to_have_count(0)
