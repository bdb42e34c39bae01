"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import expect
from tests.page.conftest import SitDown
from tests.page.player import Player, who_decides
from tests.page.tables import LANDS, opened, setup
from tests.server.strangers import Stranger

PLAN: dict[str, Any] = {
    "variants": [],
    "players": 2,
    "seed": 3,
    "decks": [{"type": "list", "text": "60 Forest"}, {"type": "list", "text": "60 Island"}],
}


LAND = {"Ann": "Forest", "Bob": "Island"}


def friends(server: Stranger, sit_down: SitDown, plan: Mapping[str, Any] = PLAN) -> tuple[Player, Player]:
    """Ann opens a table, Bob joins it by its link, and they begin."""
    ann = sit_down(server.open("Ann", **plan))
    expect(ann.page.get_by_role("heading", name=re.compile("^Table"))).to_be_visible()
    ann.button("Sit here, seat 1").click()
    expect(ann.button("Get up")).to_be_visible()
    bob = sit_down(name="Bob")
    bob.page.goto(ann.page.get_by_role("textbox", name="Link", exact=True).input_value())
    bob.page.get_by_label("What should the others call you?").fill("Bob")
    bob.button("Join").click()
    expect(bob.page.get_by_text("Ann begins the game.")).to_be_visible()
    expect(ann.button("Start the game")).to_contain_text("everybody is seated")
    return ann, bob


def began(ann: Player, bob: Player) -> tuple[Player, Player]:
    """Ann begins the game, both keep their hands, and whoever has the first turn is named first."""
    ann.button("Start the game").click()
    for _ in range(2):
        player = who_decides(ann, bob)
        player.button("Keep this hand").click()
        expect(player.button("Keep this hand")).to_have_count(0)
    starts = who_decides(ann, bob)
    return (ann, bob) if starts is ann else (bob, ann)


def test_two_friends_talk_and_play_and_see_only_their_own_hands(server: Stranger, sit_down: SitDown) -> None:
    ann, bob = friends(server, sit_down)
    bob.page.get_by_label("Say something").fill("Good luck!")
    bob.page.get_by_role("button", name="Say", exact=True).click()
    expect(ann.region("Talk")).to_contain_text("Good luck!")
    starts, follows = began(ann, bob)
    expect(ann.cards("Forest")).to_have_count(7)
    expect(bob.cards("Island")).to_have_count(7)
    assert "Island" not in ann.page.content()
    assert "Forest" not in bob.page.content()
    starts.usable().first.click()
    expect(follows.cards(LAND[starts.name], follows.board(starts.name))).to_be_visible()
    follows.ready().usable().first.click()
    expect(starts.cards(LAND[follows.name], starts.board(follows.name))).to_be_visible()


def test_friends_draw_the_seed_together_and_each_browser_verifies_it(server: Stranger, sit_down: SitDown) -> None:
    ann, bob = friends(server, sit_down, {**PLAN, "seed": None})
    expect(ann.page.get_by_text("Committed to a number: Ann, Bob")).to_be_visible()
    began(ann, bob)
    bob.button("Menu").click()
    bob.button("Concede").click()
    bob.button("Concede").click()
    for player in (ann, bob):
        player.end_moment()
        player.question.get_by_role("button", name="Watch again").click()
        player.in_more("Verify")
        for said in (
            "Everything follows from what was promised",
            "and from what was added by Ann and Bob.",
            "it is made of the secret and the numbers",
            "are those that this browser saw before any number was opened",
            "The number that this browser added is in it.",
        ):
            expect(player.page.get_by_text(said)).to_be_visible()


def test_what_somebody_else_has_seen_is_taken_back_by_asking(server: Stranger, sit_down: SitDown) -> None:
    starts, follows = began(*friends(server, sit_down))
    starts.usable().first.click()
    follows.ready()
    undo = starts.button("Undo")
    expect(undo).to_have_attribute("title", "Undo (ask the others)")
    undo.click()
    expect(starts.page.get_by_text(f"Waiting for {follows.name}.")).to_be_visible()
    expect(follows.page.get_by_text(f"{starts.name} would like to undo something.")).to_be_visible()
    follows.page.get_by_role("button", name="Agree", exact=True).click()
    expect(follows.cards(LAND[starts.name], follows.board(starts.name))).to_have_count(0)
    expect(starts.cards(LAND[starts.name])).to_have_count(7)


def test_whoever_watches_sees_the_table_and_nobodys_hand(server: Stranger, sit_down: SitDown) -> None:
    entrance = opened(server, setup(LANDS, LANDS))
    ann = sit_down(entrance)
    ann.keep().play("Forest")
    ann.button("Menu").click()
    ann.button("People at the table").click()
    ann.page.get_by_text("Everybody", exact=True).click()
    expect(ann.page.get_by_text("The game stands in the list")).to_be_visible()
    ann.page.keyboard.press("Escape")
    watcher = sit_down().come()
    watcher.button("Watch").click()
    watcher.page.get_by_role("button", name=re.compile(entrance["code"])).click()
    expect(watcher.cards("Forest", watcher.board("Ann"))).to_be_visible()
    expect(watcher.question).to_contain_text("Waiting for Ann")
    expect(watcher.passing).to_have_count(0)
    expect(watcher.button("Concede")).to_have_count(0)
    expect(watcher.hand.get_by_role("button", name=re.compile("^Forest"))).to_have_count(0)
