"""Games in the browser, by clicks on what glows."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.page.conftest import SitDown
from tests.page.player import ROOM_COLOR
from tests.page.tables import BEARS, BOLTS, LANDS, SOULS, first_roll, opened, seeds, setup
from tests.server.strangers import Stranger


def test_a_whole_game_against_a_bot_by_clicks(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, BEARS, lives=(20, 3), variants=["planechase"])))
    ann.keep()
    assert ann.play_to_the_end() > 5
    expect(ann.question).to_contain_text("You win. Everybody else is out.")
    expect(ann.log).to_contain_text("Tormented Soul")


def test_the_die_shows_what_was_rolled_and_the_room_changes_with_the_plane(server: Stranger, sit_down: SitDown) -> None:
    games = (setup(BEARS, BEARS, variants=["planechase"], seed=seed) for seed in seeds())
    game = next(game for game in games if first_roll(game) == "planeswalker")
    ann = sit_down(opened(server, game), reduced_motion="no-preference")
    ann.keep()
    plane, room = ann.plane.inner_text(), ann.room_color
    roll = ann.button("Roll the planar die")
    expect(roll).to_have_accessible_name("Roll the planar die")
    expect(roll).to_have_accessible_description("free")
    ann.answer(roll)
    expect(ann.plane.get_by_role("img", name=re.compile("planeswalker symbol"))).to_be_visible()
    expect(ann.log).to_contain_text("Ann rolls the planar die: planeswalker.")
    walks = ann.page.get_by_text(re.compile("Ann planeswalks to$"))
    expect(walks).to_be_visible()
    ann.page.keyboard.press("x")
    expect(walks).to_be_hidden()
    expect(ann.plane).not_to_have_text(plane)
    ann.page.wait_for_function(f"(before) => ({ROOM_COLOR})() !== before", arg=room)
    expect(roll).to_be_disabled()
    expect(roll).to_have_accessible_description(re.compile("cannot pay"))
    ann.play("Forest")
    expect(roll).to_have_accessible_description("costs 1")


def test_two_players_are_attacked_at_once(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, LANDS, LANDS)))
    ann.keep().play("Swamp").play("Tormented Soul")
    ann.until_my_turn().play("Swamp").play("Tormented Soul")
    ann.until_my_turn().pass_on()
    attackers = ann.cards("Tormented Soul", ann.board("Ann"))
    attackers.nth(0).click()
    expect(ann.question).to_contain_text("Whom does Tormented Soul attack?")
    ann.plate("Bob").click()
    attackers.nth(1).click()
    ann.plate("Cat").click()
    expect(ann.plate("Bob")).to_have_accessible_name(re.compile("would have 19"))
    ann.answer(ann.button("Attack with 2"))
    expect(ann.log).to_contain_text("Tormented Soul deals 1 damage to Bob.")
    expect(ann.log).to_contain_text("Tormented Soul deals 1 damage to Cat.")
    expect(ann.plate("Bob")).to_have_accessible_name(re.compile("^Bob, 19 life"))
    expect(ann.plate("Cat")).to_have_accessible_name(re.compile("^Cat, 19 life"))


def test_a_spell_is_answered_while_it_is_on_the_stack(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(BOLTS, BEARS)))
    ann.keep().play("Mountain")
    ann.until(ann.page.get_by_text("Respond to Grizzly Bears, or let it resolve."))
    expect(ann.cards("Grizzly Bears", ann.stack)).to_be_visible()
    ann.play("Lightning Bolt")
    expect(ann.question).to_contain_text("Casting Lightning Bolt")
    expect(ann.plate("Bob")).to_have_accessible_name(re.compile("can be chosen"))
    ann.plate("Bob").click()
    ann.answer(ann.button("Aim at Bob"))
    expect(ann.log).to_contain_text("Lightning Bolt deals 3 damage to Bob.")
    expect(ann.plate("Bob")).to_have_accessible_name(re.compile("^Bob, 17 life"))


def test_a_double_click_does_one_thing(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(LANDS, LANDS)))
    ann.keep()
    ann.usable().first.dblclick()
    expect(ann.cards("Forest", ann.board("Ann"))).to_have_accessible_name("Forest")
    ann.ready()
    ann.passing.dblclick()
    expect(ann.question).to_contain_text("Your turn · Second main phase")


def test_what_was_seen_by_nobody_else_is_taken_back_freely(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(SOULS, LANDS)))
    ann.keep().play("Swamp")
    expect(ann.hand.get_by_role("button")).to_have_count(6)
    ann.answer(ann.button("Undo"))
    expect(ann.hand.get_by_role("button")).to_have_count(7)
    expect(ann.cards("Swamp", ann.board("Ann"))).to_have_count(0)


def test_nobody_is_asked_where_there_is_nothing_to_decide(server: Stranger, sit_down: SitDown) -> None:
    """Whoever has played their only land is asked again in their next turn, and not in between."""
    ann = sit_down(opened(server, setup(LANDS, LANDS)))
    ann.keep().play("Forest")
    expect(ann.question).to_contain_text("Your turn · First main phase")
    expect(ann.log).to_contain_text("Turn 3 · you")
