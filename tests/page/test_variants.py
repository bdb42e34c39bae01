"""Tables of other kinds: commanders, and giants with two heads."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.page.conftest import SitDown
from tests.page.tables import LANDS, hand, opened, seeds, setup
from tests.server.strangers import Stranger

COMPANION = "98 Forest, 1 Beast Within, 1 Susan Foreman"


def test_a_commander_costs_more_each_time(server: Stranger, sit_down: SitDown) -> None:
    games = (
        setup(COMPANION, COMPANION, variants=["commander"], leaders=["Susan Foreman"] * 2, seed=seed)
        for seed in seeds()
    )
    ann = sit_down(opened(server, next(game for game in games if "Beast Within" in hand(game))))
    ann.keep()
    expect(ann.plate("Ann")).to_have_accessible_name(re.compile("^Ann, 40 life"))
    waiting = ann.page.get_by_role("button", name=re.compile("^Susan Foreman.*can be used"))
    ann.play("Forest").until(waiting)
    ann.answer(waiting.first)
    susan = ann.cards("Susan Foreman", ann.board("Ann"))
    expect(susan).to_be_visible()
    ann.until(ann.cards("Beast Within").and_(ann.usable()))
    ann.play("Beast Within")
    susan.click()
    ann.answer(ann.button("Aim at Susan Foreman"))
    ann.answer(ann.button("Command zone"))
    expect(susan).to_have_count(0)
    expect(ann.page.get_by_text("costs 2 more").first).to_be_visible()


def test_two_heads_of_a_giant_look_like_a_team(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(LANDS, LANDS, LANDS, LANDS, variants=["two-headed giant"])))
    ann.keep()
    expect(ann.page.get_by_text("Team 1", exact=True)).to_have_count(2)
    expect(ann.page.get_by_text("Team 2", exact=True)).to_have_count(2)
    expect(ann.plate("Ann")).to_have_accessible_name(re.compile("^Ann, 30 life"))
    ann.play("Forest")
    expect(ann.cards("Forest", ann.board("Ann"))).to_be_visible()
