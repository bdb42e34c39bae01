"""Coming back: after the server was killed in the middle of a question, by reloading, and on another device."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.page.conftest import SitDown
from tests.page.tables import BOLTS, LANDS, SOULS, opened, setup
from tests.server.strangers import Stranger, served
from tests.warm import Warm


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_a_question_stands_again_after_the_server_was_killed(sit_down: SitDown, warm: Warm, tmp_path: Path) -> None:
    tables = tmp_path / "tables.db"
    with served(warm, tables) as (_, first):
        ann = sit_down(opened(first, setup(BOLTS, LANDS)), address=first.address)
        ann.keep().play("Mountain").play("Lightning Bolt")
        expect(ann.question).to_contain_text("Casting Lightning Bolt")
        ann.expects = "ERR_CONNECTION"
    lost = ann.page.get_by_role("alert").get_by_role("button", name="Try now")
    expect(lost).to_be_visible()
    with served(warm, tables, first.address.rsplit(":", 1)[1]):
        # The page tries by itself, too, and may be quicker than somebody who aims at the button.
        lost.evaluate_all("(buttons) => buttons.forEach((one) => one.click())")
        expect(lost).to_be_hidden()
        expect(ann.question).to_contain_text("Casting Lightning Bolt")
        ann.plate("Bob").click()
        ann.answer(ann.button("Aim at Bob"))
        expect(ann.log).to_contain_text("Lightning Bolt deals 3 damage to Bob.")
        expect(ann.cards("Mountain", ann.board("Ann"))).to_have_count(1)


def test_reloading_leads_to_the_same_seat(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, LANDS)))
    ann.keep().play("Swamp")
    asked, hand = ann.number, ann.hand.inner_text()
    ann.page.reload()
    ann.ready()
    assert (ann.number, ann.hand.inner_text()) == (asked, hand)
    ann.come()
    ann.button("Continue").click()
    ann.ready()
    assert ann.hand.inner_text() == hand


def test_the_private_link_opens_the_seat_on_another_device(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, LANDS)))
    ann.keep().play("Swamp")
    ann.button("Menu").click()
    ann.button("Invite").click()
    ann.button("Show my private link").click()
    link = ann.page.get_by_role("textbox", name="My seat on another device").input_value()
    other = sit_down()
    other.page.goto(link)
    other.ready()
    expect(other.cards("Swamp", other.board("Ann"))).to_be_visible()
    assert other.page.url.endswith(f"#/table/{link.split('/')[-2]}"), "The secret does not stay in the address."
    other.play("Tormented Soul")
    expect(ann.cards("Tormented Soul", ann.board("Ann"))).to_be_visible()


def test_a_link_that_opens_nothing_says_so(server: Stranger, sit_down: SitDown) -> None:
    entrance = server.open("Ann")
    stranger = sit_down({**entrance, "token": "wrong"})
    expect(stranger.page.get_by_text("This link opens no seat")).to_be_visible()
