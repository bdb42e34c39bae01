"""A phone held upright: one's own board is whole, and nothing that has a name elsewhere is missing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.page.tables import BEARS, BOLTS, LANDS, NAMES, hand, opened, seeds, setup
from tests.page.test_hands import PHONE, too_small
from tests.page.test_table_boards import has_boards_in_sight
from tests.server.strangers import Stranger

COMPANION: Final = "98 Forest, 1 Beast Within"


def uncovered(card: Locator) -> bool:
    """Whether a card lies open from its upper to its lower edge."""
    return bool(
        card.evaluate(
            """(card) => {
                const {x, y, width, height} = card.getBoundingClientRect();
                return [0.1, 0.5, 0.9].every((part) => {
                    const there = document.elementFromPoint(x + width / 2, y + height * part);
                    return there !== null && card.contains(there);
                });
            }"""
        )
    )


def at_a_phone(
    server: Stranger, sit_down: SitDown, *decks: str, variants: Sequence[str] = (), leaders: Sequence[str] = ()
) -> Player:
    ann = sit_down(opened(server, setup(*decks, variants=variants, leaders=leaders)), **PHONE)
    ann.ready()
    ann.answer(ann.button("Keep this hand"))
    return ann


def test_the_commander_waits_beside_my_board_and_no_button_lies_over_it(server: Stranger, sit_down: SitDown) -> None:
    ann = at_a_phone(
        server, sit_down, *[COMPANION] * 4, variants=["planechase", "commander"], leaders=["Susan Foreman"] * 4
    )
    mine = ann.board("Ann")
    susan = ann.cards("Susan Foreman", mine)
    expect(susan).to_be_visible()
    forest = ann.cards("Forest", mine).first
    ann.touch(ann.cards("Forest").and_(ann.usable()).first).until(susan.and_(ann.usable(mine)))
    assert uncovered(susan)
    assert uncovered(forest)
    ann.touch(susan)
    expect(ann.log).to_contain_text("Ann casts Susan Foreman")
    assert uncovered(susan)
    assert uncovered(forest)
    assert hindrances(ann) == []


@pytest.mark.parametrize("players", [2, 8])
def test_everything_has_its_name_on_a_phone(server: Stranger, sit_down: SitDown, players: int) -> None:
    ann = sit_down(opened(server, setup(*[BEARS] * players, variants=["planechase"])), **PHONE)
    ann.ready()
    has_boards_in_sight(ann, players)
    ann.answer(ann.button("Keep this hand"))
    for name in ("Plane", "Stack", "Log", "Hand", "Question", *(f"Board of {name}" for name in NAMES[:players])):
        expect(ann.region(name)).to_be_visible()
    for name in ("Roll the planar die", "Undo", "Concede"):
        expect(ann.button(name)).to_be_visible()
    ann.touch(ann.usable().first)
    expect(ann.log).to_contain_text("Ann plays Forest.")
    assert uncovered(ann.cards("Forest", ann.board("Ann")).first)
    assert too_small(ann) == []


def test_plane_and_die_stay_while_something_waits(server: Stranger, sit_down: SitDown) -> None:
    games = (setup(BOLTS, *[LANDS] * 7, variants=["planechase"], seed=seed) for seed in seeds())
    ann = sit_down(
        opened(server, next(game for game in games if {"Mountain", "Lightning Bolt"} <= {*hand(game)})), **PHONE
    )
    ann.ready()
    ann.answer(ann.button("Keep this hand"))
    ann.touch(ann.cards("Mountain").and_(ann.usable()).first)
    ann.touch(ann.cards("Lightning Bolt").and_(ann.usable()).first)
    expect(ann.cards("Lightning Bolt", ann.stack)).to_be_visible()
    assert uncovered(ann.cards("Lightning Bolt", ann.stack))
    expect(ann.button("Roll the planar die")).to_be_in_viewport()
    expect(ann.plane.get_by_role("heading", level=2)).to_be_in_viewport()
    assert uncovered(ann.cards("Mountain", ann.board("Ann")).first)
    assert hindrances(ann) == []
    ann.plane.get_by_role("button", name=re.compile(", Plane")).tap()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def test_conceding_is_one_button_and_is_asked_about(server: Stranger, sit_down: SitDown) -> None:
    ann = at_a_phone(server, sit_down, LANDS, LANDS)
    ann.button("Concede").tap()
    ann.button("Play on").tap()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.question).not_to_contain_text(re.compile("won\\."))
    ann.button("Concede").tap()
    ann.page.get_by_role("dialog").get_by_role("button", name="Concede").tap()
    expect(ann.question).to_contain_text(re.compile("won\\."))
