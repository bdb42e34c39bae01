"""The pages around the table: the first one, a new table, joining; in German, too, and for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.page.axe import hindrances, hindrances_day_and_night
from tests.page.conftest import SitDown
from tests.page.tables import BEARS, opened, setup
from tests.server.strangers import Stranger


def test_two_clicks_lead_to_a_table_with_three_bots(sit_down: SitDown) -> None:
    ann = sit_down().come()
    assert hindrances_day_and_night(ann) == []
    for name in ("Play now", "New table", "Join", "Watch"):
        expect(ann.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    ann.button("Play now").click()
    ann.keep()
    for name in ("Board of Ann", "Plane", "Stack", "Log", "Hand", "Question"):
        expect(ann.region(name)).to_be_visible()
    expect(ann.page.get_by_role("region", name=re.compile("^Board of"))).to_have_count(4)
    ann.ready()
    if ann.passing.count():  # Chance may have turned up a plane that asks something else first.
        expect(ann.passing).to_have_accessible_name(re.compile("^Pass: "))
    assert hindrances(ann) == []


def test_a_deck_list_is_checked_while_it_is_typed(sit_down: SitDown) -> None:
    ann = sit_down().come()
    ann.button("New table").click()
    ann.page.get_by_label("Deck of seat 1").select_option(label="Paste a list …")
    text = ann.page.get_by_role("textbox", name="Deck list of seat 1")
    text.press_sequentially("56 Forest\n4 Grizly Bears")
    wrong = ann.button("Line 2:")
    expect(wrong).to_be_visible()
    expect(ann.button("Start the game")).to_be_disabled()
    assert hindrances(ann) == []
    ann.button("Use “Grizzly Bears”").click()
    expect(text).to_have_value("56 Forest\n4 Grizzly Bears")
    expect(wrong).to_be_hidden()
    expect(ann.page.get_by_text("Every line is understood.")).to_be_visible()
    expect(ann.button("Start the game")).to_be_enabled()


@pytest.mark.parametrize(("locale", "label", "what"), [
    ("en-GB", "Bot of seat 2", "tries its options in games it imagines, for up to three seconds"),
    ("de-DE", "Bot auf Platz 2", "probiert seine Möglichkeiten in gedachten Spielen aus, bis zu drei Sekunden lang"),
])  # fmt: skip
def test_bots_have_the_names_they_have_everywhere(sit_down: SitDown, locale: str, label: str, what: str) -> None:
    ann = sit_down(locale=locale, viewport={"width": 390, "height": 844}).come("#/new")
    bot = ann.page.get_by_label(label)
    expect(bot.locator("option")).to_have_text(["random", "steady", "seer"])
    bot.select_option("seer")
    expect(bot).to_have_accessible_description(what)
    expect(ann.page.get_by_text(what)).to_be_visible()
    assert hindrances(ann) == []


def test_friends_are_invited_from_a_new_table(sit_down: SitDown) -> None:
    ann = sit_down(color_scheme="light").come("#/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Invite friends first").click()
    expect(ann.page.get_by_role("heading", name=re.compile("^Table "))).to_be_visible()
    expect(ann.page.get_by_role("img", name=re.compile("^QR code of the link"))).to_be_visible()
    expect(ann.button("Start the game")).to_contain_text("3 bots on the free seats")
    assert hindrances(ann) == []


def test_nothing_at_a_table_hinders_anybody(server: Stranger, sit_down: SitDown) -> None:
    ann = sit_down(opened(server, setup(BEARS, BEARS, BEARS, variants=["planechase"])))
    ann.ready()
    assert hindrances_day_and_night(ann) == []
    ann.keep().play("Forest")
    assert hindrances_day_and_night(ann) == []
    ann.button("Menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert hindrances_day_and_night(ann) == []


def test_a_wrong_code_gets_a_sentence(sit_down: SitDown) -> None:
    ann = sit_down()
    ann.expects = "404"
    ann.come()
    ann.page.get_by_label("Code of the table").fill("zzzzzz")
    ann.button("Join").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("ZZZZZZ")


def test_who_has_said_their_name_is_not_asked_for_it_again(server: Stranger, sit_down: SitDown) -> None:
    table = server.open("Ann")
    dan = sit_down(name="Dan").come()
    dan.page.get_by_label("Your name").fill("Dan")
    dan.page.get_by_label("Code of the table").fill(table["code"])
    dan.button("Join").click()
    expect(dan.page.get_by_text("Ann begins the game.")).to_be_visible()
    other = server.open("Eve")
    dan.come(f"#/join/{other['code']}")
    expect(dan.page.get_by_text("You join as Dan.")).to_be_visible()
    expect(dan.page.get_by_label("What should the others call you?")).to_have_count(0)


def test_a_friend_who_comes_late_plays_in_place_of_a_bot(server: Stranger, sit_down: SitDown) -> None:
    mine = server.open("Ann", variants=[], players=3, decks=[{"type": "list", "text": "60 Forest"}] * 3)
    dan = sit_down(name="Dan").come(f"#/join/{mine['code']}")
    expect(dan.page.get_by_text("You get a free seat")).to_be_visible()
    ann = sit_down(mine)
    ann.button("Sit here, seat 1").click()
    ann.button("Start the game").click()
    expect(dan.page.get_by_text("and ask for a bot’s seat")).to_be_visible()
    dan.page.get_by_label("What should the others call you?").fill("Dan")
    dan.button("Join").click()
    dan.button("Play for Bob").click()
    expect(dan.page.get_by_text("You asked to play for Bob. Still to agree: Ann.")).to_be_visible()
    assert hindrances(dan) == []
    expect(ann.page.get_by_text("Dan would like to play for Bob, in place of the bot.")).to_be_visible()
    assert hindrances(ann) == []
    expect(dan.cards("Forest", dan.region("Hand"))).to_have_count(0)
    ann.button("Let them").click()
    expect(dan.cards("Forest", dan.region("Hand"))).to_have_count(7)
    expect(ann.page.get_by_text("Dan would like to play")).to_have_count(0)
