"""What a newcomer stumbles over: searching, being out, a table that rests, and what is said of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.tables import LANDS, opened, setup
from tests.server.strangers import Stranger

EXPANSES = "40 Terramorphic Expanse, 12 Forest, 8 Swamp"


def test_one_searches_ones_own_library_and_enter_does_not_give_up(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(EXPANSES, LANDS)))
    ann.keep().play("Terramorphic Expanse")
    ann.answer(ann.cards("Terramorphic Expanse", ann.board("Ann")))
    expect(ann.question).to_contain_text("Search your library")
    forests = ann.question.get_by_role("button", name=re.compile("^Forest"))
    expect(forests).to_have_count(1)
    expect(ann.question.get_by_role("button", name=re.compile("^Swamp"))).to_have_count(1)
    number = ann.number
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_timeout(400)
    assert ann.number == number
    assert hindrances(ann) == []
    forests.click()
    ann.answer(ann.button("Take Forest"))
    expect(ann.cards("Forest", ann.board("Ann"))).to_have_count(1)


def test_who_is_out_is_told_so_and_may_stay(server: Stranger, sit_down: SitDown) -> None:
    """Bob is somebody who takes their time, so that the game does not end while Ann reads."""
    mine = server.open("Ann", players=3, variants=[], seed=1)
    with server.enter(mine) as host, server.enter(server.join(mine["code"], "Bob")) as bob:
        host.do("sit", seat=0)
        bob.do("sit", seat=1)
        bob.until(lambda message: message["is"] == "company" and message["seats"][1]["person"] == 1)
        host.do("begin")
        host.until(lambda message: message["is"] == "seen")
    ann = sit_down(mine)
    expect(ann.board("Ann")).to_be_visible()
    ann.button("Menu").click()
    ann.button("Concede").click()
    ann.button("Concede").click()
    out = ann.page.get_by_role("alert").filter(has_text="You are out")
    expect(out).to_contain_text("Ann")
    assert hindrances(ann) == []
    out.get_by_role("button", name="Stay and watch").click()
    expect(out).to_have_count(0)
    expect(ann.board("Bob")).to_be_visible()


def test_nothing_looks_alive_at_a_table_that_rests(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(LANDS, LANDS)))
    ann.keep()
    expect(ann.usable()).not_to_have_count(0)
    ann.button("Menu").click()
    ann.button("People at the table").click()
    ann.button("Pause the game").click()
    ann.page.keyboard.press("Escape")
    expect(ann.usable()).to_have_count(0)
    expect(ann.question.locator("button.big")).to_be_disabled()
    ann.button("Resume").click()
    expect(ann.usable()).not_to_have_count(0)
