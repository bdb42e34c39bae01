"""The shared screen of a paper table in a real browser: a television with keys, and a tablet that lies flat."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.server.strangers import Stranger, Talk

TELEVISION: Final = {"width": 1920, "height": 1080}
TABLET: Final = {"width": 1180, "height": 820}
SEATS: Final = ("Ann", "Bob", "Cat", "Dan")
SCHEMES: Final = (
    "Tooth, Claw, and Tail",
    "Roots of All Evil",
    "Look Skyward and Despair",
    "The Iron Guardian Stirs",
    "Behold the Power of Destruction",
    "This World Belongs to Me",
    "What's Yours Is Now Mine",
    "Your Puny Minds Cannot Fathom",
    "Ignite the Cloneforge!",
    "I Delight in Your Convulsions",
)
LIE_FLAT: Final = "copies => localStorage.setItem('planechase.paper.display', JSON.stringify({lies: true, copies}))"
ANGLES: Final = """() => [...document.querySelectorAll('.turned')].map((one) => {
    const {a, b} = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round(Math.atan2(b, a) * 180 / Math.PI);
})"""
SIZES: Final = """() => [...document.querySelectorAll('article.plane')].map((one) => {
    const words = one.querySelector('.here');
    return {size: parseFloat(getComputedStyle(words).fontSize), hidden: one.scrollHeight - one.clientHeight};
})"""


class Table:
    """A paper table with a screen at it and somebody's phone, which does what a test wants."""

    def __init__(self, server: Stranger, sit_down: SitDown, *deck: str, size: dict[str, int], **plan: Any) -> None:
        seats = [{"name": name} for name in SEATS]
        body = {"name": "Screen", "plan": {"seats": seats, "deck": deck, "anyway": bool(deck), **plan}}
        self.code: str = server.post("/api/companions", body).json()["code"]
        self.phone: Talk = server.enter(server.join(self.code, "Bob"))
        self.phone.do("deal")
        self.seen = self.phone.until(lambda message: message["is"] == "paperseen")
        self.player: Player = sit_down(viewport=size)

    def opened(self) -> Table:
        """The screen comes to the table, as anybody's device does."""
        self.player.come(f"#/p/{self.code}")
        self.player.button("This is the screen for all").click()
        expect(self.player.page.locator("main.display")).to_be_visible()
        return self

    def do(self, deed: str, **more: object) -> None:
        """Something is done on the phone."""
        self.phone.do("paper", deed={"deed": deed, **more})
        self.seen = self.phone.until(lambda message: message["is"] in ("paperseen", "refusal"))
        assert self.seen["is"] == "paperseen", self.seen

    def press(self, *keys: str) -> None:
        for key in keys:
            self.player.page.keyboard.press(key)

    def shows(self, text: str) -> None:
        expect(self.player.page.get_by_text(re.compile(text)).first).to_be_visible()

    def is_at(self, name: str) -> None:
        """Everybody is on this plane, or it lies there large."""
        expect(self.player.page.get_by_role("heading", name=name, exact=True)).to_be_visible()

    @property
    def active(self) -> int:
        return int(self.seen["scene"]["turns"][0]["active"][0])

    def seat(self, name: str) -> Locator:
        return self.player.page.locator(f"section.seat[data-seat='{SEATS.index(name)}']")


@pytest.mark.rule("901.8", "901.9", "312.7")
def test_a_game_is_played_on_a_television_by_keys(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Time Distortion", size=TELEVISION).opened()
    table.press("Enter")
    table.is_at("Naya")
    expect(table.player.page.locator("button.roll")).to_contain_text("free")
    table.seen = table.phone.until(lambda message: message["is"] == "paperseen")

    table.do("roll", seat=table.active, face="planeswalker")
    table.shows("Anyone may respond now")
    expect(table.player.page.locator("button.roll")).to_contain_text("1")
    expect(table.player.page.locator("section.seat")).to_have_count(4)
    table.press("c")
    table.is_at("Naya")

    table.do("roll", seat=table.active, face="planeswalker")
    table.shows("Anyone may respond now")
    table.press("Enter")
    table.shows("reverse the game's turn order")
    table.press("Enter")
    table.is_at("Naya")

    before = table.active
    table.press("n")
    expect(table.seat(SEATS[before])).not_to_have_class(re.compile(r"\bnow\b"))
    table.press("z")
    expect(table.seat(SEATS[before])).to_have_class(re.compile(r"\bnow\b"))
    assert hindrances(table.player) == []
    table.phone.close()


def test_a_text_is_led_through_on_the_screen(server: Stranger, sit_down: SitDown) -> None:
    """CR 701.31: what is revealed is seen by all, and what is asked is answered by a key."""
    table = Table(server, sit_down, "Stairs to Infinity", "Time Distortion", size=TELEVISION)
    table.do("start")
    table.do("roll", seat=table.active, face="chaos")
    table.opened()
    table.shows("Chaos ensues")
    table.press("Enter")
    table.is_at("Time Distortion")
    assert hindrances(table.player) == []
    table.press("2")
    table.is_at("Stairs to Infinity")
    expect(table.player.page.get_by_role("button", name=re.compile("^Yes"))).to_have_count(0)
    table.phone.close()


def test_life_is_tapped_on_the_screen_and_told_once(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, size=TELEVISION).opened()
    table.do("start")
    less = table.seat("Cat").get_by_role("button", name=re.compile("one life less"))
    for _ in range(3):
        less.click()
    expect(table.seat("Cat").locator(".pill")).to_contain_text("17")
    table.seat("Cat").locator(".pill").click()
    told = table.phone.until(lambda message: message["is"] == "paperseen")
    assert told["scene"]["seats"][2]["life"] == 17
    assert [entry["line"]["text"] for entry in told["log"]] == ["Cat loses 3 life: 17."]
    table.do("changelife", seat=2, by=-20)
    asked = table.seat("Cat").get_by_role("alertdialog", name="Is Cat out? No life left")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    table.do("count", seat=2, kind="poison", by=10)
    table.do("changelife", seat=2, by=5)
    asked = table.seat("Cat").get_by_role("alertdialog", name="Is Cat out? Ten poison counters")
    asked.get_by_role("button", name="Yes").click()
    expect(table.seat("Cat").locator(".facts")).to_contain_text("out")
    table.phone.close()


@pytest.mark.parametrize(("copies", "angles"), [(4, [0, 90, 180, -90]), (2, [0, 180])])
def test_a_flat_tablet_shows_the_plane_to_every_side(
    server: Stranger, sit_down: SitDown, copies: int, angles: list[int]
) -> None:
    table = Table(server, sit_down, "Naya", "Bant", size=TABLET)
    table.do("start")
    table.player.come("#/check").page.evaluate(LIE_FLAT, copies)
    table.opened()
    page = table.player.page
    name = table.seen["scene"]["planes"][0]["name"]
    expect(page.get_by_role("heading", name=name)).to_have_count(copies)
    assert sorted(page.evaluate(ANGLES)) in (sorted(angles), sorted(abs(angle) for angle in angles))
    sizes = page.evaluate(SIZES)
    assert all(one["hidden"] <= 4 for one in sizes), sizes
    for button in page.locator("main.display button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 43, (button.get_attribute("aria-label"), box)
    before = table.seen["scene"]["turns"][0]["next"]
    page.get_by_role("button", name=re.compile("^Next turn")).first.click()
    expect(table.seat(SEATS[before])).to_have_class(re.compile(r"\bnow\b"))
    table.phone.close()


def test_what_there_is_no_room_for_is_counted(server: Stranger, sit_down: SitDown) -> None:
    """The most important comes first, and nothing is cut without a sign."""
    commanders = [{"name": name, "commanders": [f"Captain of {name}"]} for name in SEATS]
    table = Table(server, sit_down, "Naya", "Bant", size=TELEVISION, seats=commanders, variants=["commander"])
    table.do("start")
    for kind in ("energy", "experience", "rad", "clues", "tickets", "acorns", "treasures", "poison"):
        table.do("count", seat=1, kind=kind, by=3)
    for what in ("monarch", "initiative", "city's blessing"):
        table.do("designate", what=what, seat=1)
    table.do("commanderdamage", commander=0, to=1, by=11)
    table.opened()
    facts = table.seat("Bob").locator(".facts")
    expect(facts.locator("li:visible").first).to_contain_text("11")
    expect(facts.locator("li:visible").last).to_have_text(re.compile(r"^\+\d+$"))
    shown, left = facts.locator("li:visible").count() - 1, facts.locator("li:visible").last.inner_text()
    assert shown + int(left) == 12
    assert shown >= 5
    assert facts.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    for name in SEATS:
        written = table.seat(name).locator(".name > span").bounding_box()
        assert written is not None
        assert written["width"] > 40, name
    table.phone.close()


@pytest.mark.rule("904.9", "904.10")
@pytest.mark.parametrize("copies", [1, 2, 4])
def test_a_flat_tablet_shows_schemes_reminders_and_what_lasts(server: Stranger, sit_down: SitDown, copies: int) -> None:
    """Who has to do something finds it turned to their side; what is in force can be read from all of them."""
    seats = [{"name": name} for name in SEATS[1:]]
    villain = {"name": "Ann", "schemes": [*SCHEMES, *SCHEMES]}
    plan = {"seats": [villain, *seats], "variants": ["archenemy"]}
    table = Table(server, sit_down, "Naar Isle", "Bant", size=TABLET, **plan)
    table.do("start")
    if table.seen["scene"]["planes"][0]["name"] != "Naar Isle":
        table.do("walk")
    table.do("remember", text="Nobody may attack.")
    table.player.come("#/check").page.evaluate(LIE_FLAT, copies)
    table.opened()
    page = table.player.page
    expect(page.get_by_text("Nobody may attack.")).to_have_count(copies)
    page.get_by_role("button", name=re.compile("^Set a scheme in motion")).click()
    table.seen = table.phone.until(lambda message: message["is"] == "paperseen")
    (scheme,) = table.seen["scene"]["schemes"]
    expect(page.get_by_role("heading", name=scheme["name"])).to_have_count(copies)
    expect(page.get_by_role("button", name="It was countered")).to_have_count(1)
    table.do("done", waiting=table.seen["scene"]["waiting"][-1]["number"])

    table.do("nextturn")
    while not any(one["what"] == "reminder" for one in table.seen["scene"]["waiting"]):
        table.do("nextturn")
    table.shows("Now: Naar Isle")
    page.get_by_role("button", name="Done", exact=True).first.click()
    expect(page.get_by_text("Now: Naar Isle")).to_have_count(0)
    table.phone.close()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_text_can_be_read_from_two_metres(server: Stranger, sit_down: SitDown, scheme: str) -> None:
    """On 55 inches 44 pixels are 24 minutes of arc of x-height at two metres; 15 are the least."""
    table = Table(server, sit_down, "Two Streams Facility", "Time Distortion", size=TELEVISION)
    table.do("start")
    table.player.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    table.opened()
    table.is_at("Two Streams Facility")
    table.press("Enter")
    expect(table.player.page.get_by_text("Now: Two Streams Facility")).to_have_count(0)
    (one,) = table.player.page.evaluate(SIZES)
    assert one["size"] >= 44
    assert one["hidden"] == 0
    assert json.dumps(hindrances(table.player)) == "[]"
    table.phone.close()
