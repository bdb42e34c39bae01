"""What would you do? And why? In the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
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
    ann.question.get_by_role("button", name="What would you do?").click()
    ann.answer(advice.get_by_role("button", name="Do that"))
    expect(ann.cards("Forest", ann.board("Ann"))).to_be_visible()
    expect(advice).to_have_count(0)


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
    ann.button("Why?").click()
    why = ann.page.get_by_role("region", name=re.compile("considered"))
    slider = ann.page.get_by_role("slider", name="Step")
    while ann.page.get_by_role("listitem").filter(has_text="Play Forest").count() == 0:
        with ann.page.expect_response(re.compile("/why$")):
            ann.button("One step back").click()
        expect(ann.page.get_by_text("A bot thinks")).to_have_count(0)
        assert slider.input_value() != "0"
    expect(why).to_be_visible()
    assert hindrances(ann) == []
    ann.page.get_by_role("button", name="Close the reasons").click()
    expect(why).to_have_count(0)
