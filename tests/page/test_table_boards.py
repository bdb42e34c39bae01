"""All boards at once: on a phone held upright, and at a table of sixteen."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import TREMBLE, Player
from tests.page.tables import BEARS, BOLTS, LANDS, NAMES, SOULS, hand, opened, seeds, setup
from tests.page.test_hands import PHONE, too_small
from tests.server.strangers import Stranger

TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}


@pytest.mark.parametrize(("device", "players"), [(TABLET, 8), ({}, 4)], ids=["tablet", "desktop"])
def test_everybody_has_a_board_in_sight(
    server: Stranger, sit_down: SitDown, device: dict[str, Any], players: int
) -> None:
    """Those of a phone are looked at with all else that it has."""
    ann = sit_down(opened(server, setup(*[BEARS] * players, variants=["planechase"])), **device)
    ann.ready()
    has_boards_in_sight(ann, players)


def has_boards_in_sight(ann: Player, players: int) -> None:
    height = ann.page.viewport_size["height"] if ann.page.viewport_size is not None else 0
    for name in NAMES[:players]:
        expect(ann.board(name)).to_be_visible()
        box = ann.board(name).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_small_board_is_enlarged_by_a_tap_and_is_there_once(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(LANDS, BEARS, BEARS, BEARS, variants=["planechase"])), **PHONE)
    ann.ready()
    ann.answer(ann.button("Keep this hand"))
    ann.touch(ann.usable().first).until_my_turn()
    forest = ann.cards("Forest", ann.board("Bob")).first
    small = forest.bounding_box()
    forest.tap()
    expect(ann.page.get_by_role("button", name="Close", exact=True)).to_be_visible()
    expect(ann.board("Bob")).to_have_count(1)
    large = ann.cards("Forest", ann.board("Bob")).first.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    assert hindrances(ann) == []


def test_a_tile_can_be_aimed_at(server: Stranger, sit_down: SitDown) -> None:
    games = (setup(BOLTS, SOULS, LANDS, LANDS, seed=seed) for seed in seeds())
    ann = sit_down(
        opened(server, next(game for game in games if {"Mountain", "Lightning Bolt"} <= {*hand(game)})), **PHONE
    )
    ann.ready()
    ann.answer(ann.button("Keep this hand"))
    soul = ann.cards("Tormented Soul", ann.board("Bob"))
    ann.touch(ann.cards("Mountain").and_(ann.usable()).first).until_my_turn()
    ann.touch(ann.cards("Lightning Bolt").and_(ann.usable()).first)
    assert too_small(ann) == []
    soul.and_(ann.page.get_by_role("button", name=re.compile("can be chosen"))).first.tap()
    ann.answer(ann.button("Aim at Tormented Soul"))
    expect(ann.page.get_by_role("log").first).to_contain_text("Lightning Bolt deals 3 damage to Bob's Tormented Soul.")


def test_sixteen_players_have_boards_large_and_small(server: Stranger, sit_down: SitDown) -> None:
    body = {"name": "Ann", "plan": {"variants": ["grand melee", "planechase"], "players": 16}, "begin": True}
    response = server.post("/api/tables", body)
    assert response.is_success, response.text
    ann = sit_down(response.json())
    ann.ready()
    boards = ann.page.get_by_role("region", name=re.compile("^Board of "))
    expect(boards).to_have_count(16)
    for board in boards.all():
        expect(board).to_be_visible()
    assert hindrances(ann) == []


def test_one_tap_plays_a_card_that_glows_and_a_second_one_plays_no_other(server: Stranger, sit_down: SitDown) -> None:
    """A tap on a card that cannot be played shows it."""
    ann = sit_down(opened(server, setup(SOULS, LANDS)), **PHONE)
    ann.ready()
    ann.answer(ann.button("Keep this hand"))
    ann.cards("Tormented Soul").first.tap()
    shown = ann.page.get_by_role("dialog", name="Tormented Soul")
    expect(shown).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    swamp = ann.cards("Swamp").and_(ann.usable()).first.bounding_box()
    assert swamp is not None
    ann.page.wait_for_timeout(TREMBLE)
    # A busy machine would make slow taps of quick ones.
    ann.page.evaluate("() => { const now = performance.now(); performance.now = () => now; }")
    for _ in range(3):
        ann.page.touchscreen.tap(swamp["x"] + 12, swamp["y"] + 30)
    ann.page.evaluate("() => { delete performance.now; }")
    expect(ann.cards("Swamp", ann.board("Ann"))).to_be_visible()
    ann.page.wait_for_timeout(600)
    expect(ann.cards("Tormented Soul", ann.board("Ann"))).to_have_count(0)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
