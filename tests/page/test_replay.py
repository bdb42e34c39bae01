"""A game that is over, watched again."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.server.strangers import Stranger


def saved(ann: Player, file: Path) -> Path:
    """The file that “Save as a file” gives, in a replay."""
    with ann.page.expect_download() as download:
        ann.in_more("Save as a file")
    download.value.save_as(file)
    return file


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
    file = saved(ann, tmp_path / "game.json")
    assert json.loads(file.read_text("utf-8"))["result"]
    ann.in_more("Verify")
    expect(ann.page.get_by_text("Everything follows from what was promised")).to_be_visible()
    ann.in_more("Play on from here")
    expect(ann.page).to_have_url(re.compile("#/table/"))
    expect(ann.board("Ann")).to_be_visible()
    expect(ann.question).to_be_visible()


def test_to_play_is_told_from_one_step_by_its_words(server: Stranger, sit_down: SitDown) -> None:
    mine = server.open("Ann", begin=True, variants=[], players=2, seed=4)
    ann = sit_down(mine)
    ann.keep().ready()
    ann.come(f"#/replay/{mine['code']}")
    expect(ann.button("Play")).to_have_text("Play")
    shapes = {ann.button(name).locator("path").get_attribute("d") for name in ("Play", "One step on", "To the end")}
    assert len(shapes) == 3
    expect(ann.button("Play").get_by_text("Play")).to_be_visible()


def test_a_saved_file_is_watched_step_by_step_without_a_table(
    server: Stranger, sit_down: SitDown, tmp_path: Path
) -> None:
    lands = [{"type": "list", "text": "60 Swamp"}, {"type": "list", "text": "60 Forest"}]
    mine = server.open("Ann", begin=True, variants=[], players=2, decks=lands)
    ann = sit_down(mine)
    ann.keep().play("Swamp")
    ann.come(f"#/replay/{mine['code']}")
    running = saved(ann, tmp_path / "running.json")
    with server.enter(mine) as line:
        line.do("concede")
        line.until(lambda message: message["is"] == "company" and message["over"])
    ann.come("#/").come(f"#/replay/{mine['code']}")
    finished = saved(ann, tmp_path / "finished.json")
    tables = len(server.get("/api/tables").json())

    eve = sit_down(name="Eve").come("#/watch")
    for file, what in ((running, "it shows what one seat saw"), (finished, "everything is shown")):
        eve.button("Choose a file").set_input_files(file)
        slider = eve.page.get_by_role("slider", name="Step")
        expect(slider).to_have_value("0")
        eve.button("To the end").click()
        if file is finished:
            eve.button("One step back").click()
        expect(eve.cards("Swamp", eve.board("Ann"))).to_be_visible()
        expect(eve.cards("Swamp").first).to_be_visible()
        assert hindrances(eve) == []
        slider.fill("0")
        expect(eve.cards("Swamp", eve.board("Ann"))).to_have_count(0)
        eve.button("More").click()
        expect(eve.page.get_by_role("dialog")).to_contain_text(what)
        eve.button("Close the file").click()
        expect(eve.page.get_by_role("heading", name="Watch")).to_be_visible()
    assert len(server.get("/api/tables").json()) == tables
    nonsense = tmp_path / "nonsense.json"
    empty = {"is": "seen", "scene": {"players": [{}], "things": {}}, "log": []}
    for film in ({"first": 3, "changes": []}, {"first": empty, "changes": []}):
        nonsense.write_text(json.dumps({"film": film}), "utf-8")
        eve.button("Choose a file").set_input_files(nonsense)
        expect(eve.page.get_by_role("alert")).to_contain_text("This file")
