"""The shared screen of a paper table in a real browser: a television with keys, and a tablet that lies flat."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from tests.page.axe import hindrances, hindrances_day_and_night
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
ARRIVING: Final = (
    "Dalek Intensive Care", "The Cheetah Planet", "The Pyramid of Mars", "Pompeii", "Spectrox Mines", "Littjara",
    "UNIT Headquarters", "Furnace Layer", "The Great Aerie", "Cliffside Market", "Quicksilver Sea", "Riptide Island",
)  # fmt: skip
"""Something is to be done on each of these planes when one comes there, and at the beginning of an upkeep."""
LIE_FLAT: Final = "copies => localStorage.setItem('planechase.paper.display', JSON.stringify({lies: true, copies}))"
ANGLES: Final = """() => [...document.querySelectorAll('.turned')].map((one) => {
    const {a, b} = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round(Math.atan2(b, a) * 180 / Math.PI);
})"""
SIZES: Final = """() => [...document.querySelectorAll('article.plane')].map((one) => {
    const words = one.querySelector('.here');
    return {size: parseFloat(getComputedStyle(words).fontSize), hidden: one.scrollHeight - one.clientHeight};
})"""
SMALLEST: Final = 28
"""In pixels of 1920: what is smaller cannot be read from two metres (far places of the map excepted)."""
SMALL: Final = """([root, least]) => [...document.querySelectorAll(`${root} *`)].flatMap((one) => {
    const said = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    const {visibility} = getComputedStyle(one);
    const {fontSize} = getComputedStyle(one.closest('.symbol')?.parentElement ?? one);
    const far = one.closest('.spoken, .crest, .far2, .far3') !== null;
    if (far || said.length === 0 || !one.checkVisibility() || visibility !== 'visible') return [];
    return parseFloat(fontSize) < least ? [`${said[0].textContent.trim()} ${fontSize}`] : [];
})"""
"""What is written too small in a part of the page. A symbol of mana lies in a disc as large as the text around it."""
CUT: Final = """(root) => {
    const strip = document.querySelector(`${root}`);
    const over = strip.scrollWidth > strip.clientWidth ? ['the strip'] : [];
    const names = [...document.querySelectorAll(`${root} .whose span, ${root} .next b, .seat .name > span`)];
    return names.reduce((found, one) => {
        const words = document.createRange();
        words.selectNodeContents(one.firstChild);
        const whole = words.getBoundingClientRect().width <= one.getBoundingClientRect().width + 0.1;
        return whole ? found : [...found, one.firstChild.textContent];
    }, over);
}"""
"""The names that are not seen whole, in a strip or where people sit."""
LEFT_OUT: Final = """() => {
    const [text, buttons, lives] = ['.moment .text', '.moment .deciding', 'footer.row'].map((name) => {
        const one = document.querySelector(name);
        return {hidden: one.scrollHeight - one.clientHeight, ...one.getBoundingClientRect().toJSON()};
    });
    const section = document.querySelector('.moment section').getBoundingClientRect();
    return [
        text.hidden > 1, text.bottom > section.bottom + 1, section.bottom > buttons.top + 1,
        buttons.bottom > lives.top + 1, lives.bottom > innerHeight,
    ].map((wrong, index) => wrong ? index : null).filter((one) => one !== null);
}"""
"""Whether something of a moment is cut or lies on something else."""
LINES: Final = """(one) => {
    const words = document.createRange();
    words.selectNodeContents(one.firstChild);
    return words.getClientRects().length + (one.scrollWidth > one.clientWidth ? 1 : 0);
}"""
PAST_HASTE: Final = "(began) => Date.now() - began > 700"
"""The page ends no turn that has only just begun: somebody pressed the key twice."""
LONG: Final = "Dorothea-Maximiliane"
TOUCH: Final = """([one, other]) => {
    const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
    return boxes(one).flatMap((a, at) => boxes(other).flatMap((b, beside) =>
        (one !== other || at < beside) &&
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
            ? [[a.toJSON(), b.toJSON()]] : []));
}"""
"""What of one kind lies on something of another one."""
SPILLS: Final = """(all) => all.flatMap((one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 ? [one.textContent] : [])"""
GERMAN: Final = "() => localStorage.setItem('planechase.settings', JSON.stringify({language: 'de'}))"
NAMES: Final = (
    "Annabella", "Sebastian", "Christoph", "Dominique", "Elisabeth", "Friedrich",
    "Gwendolyn", "Maximiliane", "Alexandrina", "Bartholomäus", "Wilhelmina", "Konstantin",
)  # fmt: skip


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

    def in_german(self) -> None:
        """The screen goes on in the other language."""
        self.player.page.evaluate(GERMAN)
        self.player.page.reload()
        expect(self.player.page.locator("main.display")).to_be_visible()

    def settled(self) -> None:
        """What is to be said about where everybody is has been said."""
        while self.seen["scene"]["waiting"]:
            self.do("done", waiting=self.seen["scene"]["waiting"][-1]["number"])

    def small(self, root: str) -> list[str]:
        found: list[str] = self.player.page.evaluate(SMALL, [root, SMALLEST])
        return found

    def cut(self) -> list[str]:
        found: list[str] = self.player.page.evaluate(CUT, "header.strip")
        return found

    def touch(self, one: str, other: str) -> list[Any]:
        found: list[Any] = self.player.page.evaluate(TOUCH, [one, other])
        return found

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
    seats = named(*SEATS[:3], LONG)
    table = Table(server, sit_down, "Naya", "Time Distortion", size=TELEVISION, seats=seats).opened()
    page = table.player.page
    expect(page.locator(".seat .name > span").first).to_contain_text(LONG)
    assert page.locator(".words ul").evaluate_all(SPILLS) == []
    assert [name.evaluate(LINES) for name in page.locator(".seat .name > span").all()] == [2, 1, 1, 1]
    table.press("Enter")
    table.is_at("Naya")
    began = page.evaluate("Date.now()")
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
    page.wait_for_function(PAST_HASTE, arg=began)
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
    assert table.touch(".pill", ".life") == []
    table.seat("Cat").locator(".pill").click()
    told = table.phone.until(lambda message: message["is"] == "paperseen")
    assert told["scene"]["seats"][2]["life"] == 17
    assert [entry["line"]["text"] for entry in told["log"]] == ["Cat loses 3 life: 17."]
    table.do("changelife", seat=2, by=-20)
    asked = table.player.page.get_by_role("alertdialog", name="Is Cat out? No life left")
    expect(asked).to_be_visible()
    assert table.touch(".falls", "article.plane, .seat") == []
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    table.do("count", seat=2, kind="poison", by=10)
    table.do("changelife", seat=2, by=5)
    asked = table.player.page.get_by_role("alertdialog", name="Is Cat out? Too many poison counters")
    asked.get_by_role("button", name="Yes").click()
    expect(table.seat("Cat").locator(".facts")).to_contain_text("out")
    table.phone.close()


@pytest.mark.parametrize(("copies", "angles"), [(4, [0, 90, 180, -90]), (2, [0, 180])])
def test_a_flat_tablet_shows_the_plane_to_every_side(
    server: Stranger, sit_down: SitDown, copies: int, angles: list[int]
) -> None:
    table = Table(
        server, sit_down, "Naya", "Bant", size=TABLET, seats=named(*(f"{name[0]}{LONG[1:]}" for name in SEATS))
    )
    table.do("start")
    table.player.come("#/check").page.evaluate(LIE_FLAT, copies)
    table.opened()
    page = table.player.page
    name = table.seen["scene"]["planes"][0]["name"]
    expect(page.get_by_role("heading", name=name)).to_have_count(copies)
    assert sorted(page.evaluate(ANGLES)) in (sorted(angles), sorted(abs(angle) for angle in angles))
    sizes = page.evaluate(SIZES)
    assert all(one["hidden"] <= 4 for one in sizes), sizes
    assert table.touch("button.next", "button.roll, .hand .icon") == []
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
    for what in ("monarch", "initiative"):
        table.do("designate", what=what, seat=1)
    table.do("bless", seat=1)
    table.do("commanderdamage", commander=0, to=1, by=11)
    table.opened()
    facts = table.seat("Bob").locator(".facts")
    expect(facts.locator("li:visible").first).to_contain_text("11")
    expect(facts.locator("li:visible").last).to_have_text(re.compile(r"^\+\d+$"))
    shown, left = facts.locator("li:visible").count() - 1, facts.locator("li:visible").last.inner_text()
    assert shown + int(left) == 12
    assert shown >= 5
    assert facts.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    high = "one => one.clientHeight - parseFloat(getComputedStyle(one).fontSize)"
    assert table.seat("Bob").locator(".total").evaluate(high) >= 0
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


def test_the_text_can_be_read_from_two_metres(server: Stranger, sit_down: SitDown) -> None:
    """On 55 inches 44 pixels are 24 minutes of arc of x-height at two metres; 15 are the least."""
    table = Table(server, sit_down, "Two Streams Facility", "Time Distortion", size=TELEVISION)
    table.do("start")
    table.opened()
    table.is_at("Two Streams Facility")
    table.press("Enter")
    expect(table.player.page.get_by_text("Now: Two Streams Facility")).to_have_count(0)
    (one,) = table.player.page.evaluate(SIZES)
    assert one["size"] >= 44
    assert one["hidden"] == 0
    assert hindrances_day_and_night(table.player) == []
    table.phone.close()


def named(*names: str) -> list[dict[str, str]]:
    return [{"name": name} for name in names]


def test_eight_players_leave_nothing_of_a_moment_out(server: Stranger, sit_down: SitDown) -> None:
    """The plane whose chaos says most, after a roll on this screen; a walk with all that lasts until then."""
    plane = "The Doctor's Childhood Barn"
    table = Table(server, sit_down, plane, "Time Distortion", size=TELEVISION, seats=named(*NAMES[:8]))
    table.do("start")
    table.settled()
    table.do("setdaytime", time="night")
    table.opened().in_german()
    table.is_at(plane)
    assert table.cut() == []
    table.shows("Nacht")
    assert table.small("main.display") == []

    table.do("roll", seat=table.active, face="chaos")
    table.shows("Aus Versehen gewürfelt")
    assert table.player.page.evaluate(LEFT_OUT) == []
    table.shows("kontrolliert diese Fähigkeit")
    assert table.small("main.display") == []
    table.settled()

    for number in range(4):
        table.do("remember", text=f"Creatures with power {number} can't attack their controller's neighbour.")
    table.do("roll", seat=table.active, face="planeswalker")
    table.shows("Bis ihr fortgeht")
    assert table.player.page.evaluate(LEFT_OUT) == []
    assert table.cut() == []
    for number in range(4, 12):
        table.do("remember", text=f"Creatures with power {number} can't attack their controller's neighbour.")
    expect(table.player.page.locator(".moment .text[data-more]")).to_be_visible()
    assert table.small("main.display") == []
    table.phone.close()


@pytest.mark.parametrize("variant", ["two-headed giant", "grand melee"])
def test_whose_turn_it_is_and_who_is_next_is_never_cut(server: Stranger, sit_down: SitDown, variant: str) -> None:
    """Two giants of two heads, and twelve players of whom three take a turn at once; and what is pressed says so."""
    melee = variant == "grand melee"
    plan = {"variants": [variant], "planes": "own" if melee else "communal"}
    table = Table(server, sit_down, size=TELEVISION, seats=named(*(NAMES if melee else NAMES[6:10])), **plan)
    table.do("start")
    table.do("setdaytime", time="night")
    table.opened().in_german()
    page = table.player.page
    expect(page.get_by_role("button", name=re.compile("^Nächster Zug"))).to_have_count(3 if melee else 1)
    expect(page.locator("button.roll").filter(has_text="Würfeln")).to_have_count(3 if melee else 2)
    assert table.cut() == []
    assert table.small("header.strip") == []
    for button in page.locator("header.strip button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    table.phone.close()


def test_what_is_chosen_from_can_be_read_from_afar(server: Stranger, sit_down: SitDown) -> None:
    """One card is large enough for all of its text, and which one is for people to say; the table sheet is for all."""
    deck = ("Interplanar Tunnel", "Two Streams Facility", "Immersturm", "Prahv", "Tazeem", "Horizon Boughs")
    table = Table(server, sit_down, *deck, size=TELEVISION).opened()
    page = table.player.page
    table.shows("Everybody draws their hand")
    assert table.small("main.display") == []
    assert page.get_by_role("button", name=re.compile("^Everybody has kept")).evaluate(LINES) == 1
    table.do("start")
    while not table.seen["question"]:
        table.settled()
        if not table.seen["question"]:
            table.do("walk")
    options = [option["label"] for option in table.seen["question"]["options"]]
    longest = next(number for number, label in enumerate(options, 1) if label.startswith("Two Streams Facility"))
    table.shows("Choose the plane card")
    table.press(str(longest))
    chosen = page.locator("li.picked article.plane")
    expect(chosen).to_be_visible()
    expect(chosen).not_to_have_attribute("data-more", "")
    assert chosen.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert table.small("main.display") == []

    page.keyboard.press("m")
    page.get_by_role("button", name=re.compile("^Table, settings")).click()
    expect(page.get_by_role("button", name="More phones")).to_be_visible()
    expect(page.get_by_text("Who holds this phone")).to_have_count(0)
    expect(page.get_by_role("button", name="Show the plane large here")).to_have_count(0)
    table.phone.close()


def test_where_to_walk_on_the_map_is_all_seen(server: Stranger, sit_down: SitDown) -> None:
    """While something waits that one is reminded of on arriving, too."""
    table = Table(server, sit_down, *ARRIVING, size=TELEVISION, planes="map")
    table.do("start")
    table.opened()
    table.shows("^Now: ")
    expect(table.player.page.locator(".map.low")).to_be_visible()
    assert table.player.page.locator(".here article").evaluate_all(SPILLS) == []
    assert table.touch(".here", ".tile, .legend") == []
    table.settled()
    expect(table.player.page.locator(".map:not(.low)")).to_be_visible()
    assert table.touch(".here, .you", ".tile") == []
    assert table.touch(".empty, .tile", ".empty, .tile") == []
    while not table.seen["question"]:
        table.settled()
        if not table.seen["question"]:
            table.do("walk")
    table.shows("chooses where to walk")
    hidden = """() => [...document.querySelectorAll('.map > button:not(:disabled)')].flatMap((one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const lies = [...document.querySelectorAll('.where, .legend, .tile:disabled')].some((other) => {
            const box = other.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        });
        const name = one.querySelector('span');
        const cut = one.matches('.tile') &&
            (name.scrollHeight > name.clientHeight + 1 || name.getBoundingClientRect().top < top);
        return lies || cut ? [one.textContent] : [];
    })"""
    assert table.player.page.evaluate(hidden) == []
    assert table.small("main.display") == []
    table.phone.close()


def test_a_flat_tablet_keeps_life_and_text_on_all_sides(server: Stranger, sit_down: SitDown) -> None:
    """While chaos waits, too; and who has to choose from cards can turn them to the others."""
    table = Table(server, sit_down, "Stairs to Infinity", "Time Distortion", size=TABLET)
    table.do("start")
    table.player.come("#/check").page.evaluate(LIE_FLAT, 4)
    table.opened()
    page = table.player.page
    controller = SEATS[table.active]
    expect(page.locator(".standing")).to_have_count(2)
    expect(page.locator(".standing").first).to_have_text(re.compile(rf"Turn 1.*{controller}", re.DOTALL))
    table.do("roll", seat=table.active, face="chaos")
    expect(page.get_by_role("heading", name="Chaos ensues")).to_have_count(4)
    expect(page.locator("section.seat .life button")).to_have_count(8)
    page.locator(".waits").get_by_role("button", name="Done", exact=True).click()
    table.is_at("Time Distortion")
    before = page.locator("main.display").evaluate("one => one.style.rotate")
    page.get_by_role("button", name="Turn it to another side").click()
    assert page.locator("main.display").evaluate("one => one.style.rotate") != before
    table.phone.close()


def test_set_up_and_summary_are_larger_on_a_large_screen(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Hedron Fields of Agadeem", "Naya", size=TELEVISION, seats=named(*SEATS[1:], LONG))
    table.player.come("#/companion")
    expect(table.player.page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    assert table.player.page.evaluate(SMALL, ["main.setup", 22]) == []
    table.do("start")
    for _ in range(6):
        table.do("walk")
    table.do("finish", winners=[0])
    table.opened()
    table.player.page.get_by_role("button", name="Look back at the game").click()
    table.shows("Life over time")
    assert table.player.page.locator(".rolls h2").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 40
    assert table.player.page.evaluate(SMALL, ["main.summary section:not(.life)", 22]) == []
    assert table.player.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    assert table.touch(".life text.name", "section.rolls") == []
    table.phone.close()
