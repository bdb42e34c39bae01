"""A game that is over, watched again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.server.strangers import Stranger


def test_a_finished_game_is_watched_again_proved_and_played_on(
    server: Stranger, sit_down: SitDown, tmp_path: Path
) -> None:
    lands = [{"type": "list", "text": "60 Swamp"}, {"type": "list", "text": "60 Forest"}]
    ann = sit_down(server.open("Ann", begin=True, variants=[], players=2, decks=lands))
    ann.keep().play("Swamp")
    ann.button("Menu").click()
    ann.button("Concede").click()
    ann.button("Concede").click()
    expect(ann.question).to_contain_text(re.compile("won\\."))
    ann.end_moment()
    ann.question.get_by_role("button", name="Watch again").click()
    slider = ann.page.get_by_role("slider", name="Step")
    last = slider.get_attribute("max") or ""
    expect(slider).to_have_value("0")
    ann.button("To the end").click()
    expect(slider).to_have_value(last)
    ann.button("One step back").click()
    expect(ann.cards("Swamp", ann.board("Ann"))).to_be_visible()
    slider.fill("0")
    expect(ann.cards("Swamp", ann.board("Ann"))).to_have_count(0)
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^Step 0 of {last}"))
    ann.button("One step on").click()
    expect(slider).to_have_value("1")
    assert hindrances(ann) == []
    with ann.page.expect_download() as download:
        ann.in_more("Save as a file")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["result"]
    ann.in_more("Verify")
    expect(ann.page.get_by_text("Everything follows from what was promised")).to_be_visible()
    ann.in_more("Play on from here")
    expect(ann.page).to_have_url(re.compile("#/table/"))
    ann.ready()
    expect(ann.board("Ann")).to_be_visible()
