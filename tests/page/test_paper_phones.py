"""Phones around a paper table in real browsers: one screen, three phones, a lost line, and somebody who takes back."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.server.strangers import Stranger, Talk

SCREEN: Final = {"width": 1280, "height": 800}
UPRIGHT: Final = {"width": 390, "height": 844}
SMALL: Final = {"width": 360, "height": 640}
SIDEWAYS: Final = {"width": 844, "height": 390}
TOO_SMALL: Final = """() => [...document.querySelectorAll('main button:not(:disabled)')].flatMap((one) => {
    const {width, height} = one.getBoundingClientRect();
    return width < 43.5 || height < 43.5 ? [`${one.className} ${one.innerText} ${width}x${height}`] : [];
})"""
CUT: Final = """() => [...document.querySelectorAll('.other, .who, .turn button, .what')].flatMap((one) =>
    one.scrollWidth > one.clientWidth + 1 ? [`${one.className} ${one.innerText}`] : [])"""
LONG_NAMES: Final = ("Ann-Kathrin", "Christopher", "Alexandra", "Maximilian")
OVERFLOWS: Final = "() => document.documentElement.scrollWidth > innerWidth || document.body.scrollHeight > innerHeight"
EIGHT: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
NO_LINE: Final = "ERR_INTERNET_DISCONNECTED"


class Phone:
    """Somebody's phone at a paper table."""

    def __init__(self, player: Player, code: str, name: str) -> None:
        self.player = player
        self.page = player.page
        self.name = name
        # A phone without a line says so in its console, too.
        player.expects = NO_LINE
        player.come(f"#/p/{code}")
        player.button(f"I am {name}").click()
        expect(self.life).to_be_visible()

    @property
    def life(self) -> Locator:
        return self.page.get_by_role("group", name=f"{self.name}’s life")

    def tap(self, by: int) -> None:
        button = self.page.get_by_role("button", name=f"{self.name}: 1 life {'more' if by > 0 else 'less'}")
        for _ in range(abs(by)):
            button.click()

    def has(self, life: int) -> None:
        expect(self.life.get_by_role("status")).to_have_accessible_name(f"{self.name}: {life} life")

    def sees(self, name: str, life: int) -> None:
        """Another player's total."""
        expect(self.page.get_by_role("button", name=re.compile(f"^{name} {life} life"))).to_be_visible()

    def lose_line(self, lost: bool = True) -> None:
        self.page.context.set_offline(lost)

    def undo(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Undo: ")).click()


class Table:
    """A paper table without a screen: somebody at it who does what a test wants, and phones."""

    def __init__(self, server: Stranger, sit_down: SitDown, *deck: str, **plan: Any) -> None:
        seats = [{"name": name} for name in ("Ann", "Bob", "Cat", "Dan")]
        body = {"name": "Screen", "plan": {"seats": seats, "deck": deck, "anyway": bool(deck), **plan}}
        self.code: str = server.post("/api/companions", body).json()["code"]
        self.other: Talk = server.enter(server.join(self.code, "Eve"))
        self.sit_down = sit_down
        self.other.do("deal")
        self.seen = self.other.until(lambda message: message["is"] == "paperseen")
        self.do("start")

    def do(self, deed: str, **more: object) -> None:
        self.other.do("paper", deed={"deed": deed, **more})
        self.seen = self.other.until(lambda message: message["is"] in ("paperseen", "refusal"))
        assert self.seen["is"] == "paperseen", self.seen

    def phone(self, name: str, size: dict[str, int] = UPRIGHT, **wishes: Any) -> Phone:
        return Phone(self.sit_down(name=name, viewport=size, has_touch=True, **wishes), self.code, name)

    def name(self, seat: int) -> str:
        return str(self.seen["scene"]["seats"][seat]["name"])

    @property
    def active(self) -> int:
        return int(self.seen["scene"]["turns"][0]["active"][0])

    @property
    def next(self) -> int:
        return int(self.seen["scene"]["turns"][0]["next"])


def test_one_click_one_screen_and_three_phones(server: Stranger, sit_down: SitDown) -> None:
    """Whatever anybody does is seen by all; a phone without a line keeps its taps; anybody takes back anything."""
    screen = sit_down(viewport=SCREEN, service_workers="allow")
    screen.come("#/companion")
    screen.button("Start").click()
    expect(screen.page).to_have_url(re.compile(r"#/p/[A-Z0-9]{6}$"))
    code = screen.page.url[-6:]
    phones = [
        Phone(sit_down(name=name, viewport=UPRIGHT, has_touch=True), code, name) for name in ("Ann", "Bob", "Cat")
    ]
    ann, bob, cat = phones
    bob.page.get_by_role("radio", name="Cat").click()
    expect(screen.page.get_by_text("Cat begins")).to_be_visible()
    ann.page.get_by_role("button", name="Start").click()
    for phone in phones:
        expect(phone.page.locator("button.plane .title")).to_be_visible()
        expect(phone.page.get_by_text(re.compile("(Cat’s|Your) turn 1")).first).to_be_visible()

    ann.tap(-3)
    expect(screen.page.locator("section.seat[data-seat='0'] .elsewhere")).to_have_text("−3")
    expect(ann.page.get_by_role("button", name=re.compile("^−3 17 life"))).to_be_visible()
    ann.has(17)
    bob.sees("Ann", 17)
    expect(screen.page.locator("section.seat[data-seat='0']")).to_contain_text("17")

    bob.lose_line()
    expect(bob.page.locator("header")).to_contain_text("no connection")
    bob.tap(5)
    cat.tap(-1)
    bob.has(25)
    expect(bob.page.locator("header")).to_contain_text("1 tap kept")
    cat.sees("Bob", 20)
    ann.sees("Cat", 19)
    bob.lose_line(False)
    cat.sees("Bob", 25)
    bob.sees("Cat", 19)
    expect(bob.page.locator("header")).to_contain_text("at the table")

    cat.undo()
    bob.has(20)
    ann.sees("Bob", 20)


def test_taps_become_one_line_of_the_log_and_anybody_goes_back(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Bant")
    bob = table.phone("Bob")
    bob.tap(-4)
    table.seen = table.other.until(lambda message: message["is"] == "paperseen")
    assert table.seen["scene"]["seats"][1]["life"] == 16
    bob.player.button("What happened").click()
    log = bob.page.get_by_role("dialog", name="What happened")
    expect(log.get_by_text("Bob loses 4 life: 16.", exact=True)).to_be_visible()
    assert hindrances(bob.player) == []
    log.get_by_role("button", name=re.compile("^Undo “Bob loses 4")).click()
    bob.has(20)
    expect(log.get_by_text("Bob loses 4 life: 16.", exact=True)).to_have_count(0)
    table.other.close()


def test_who_sits_down_while_the_line_breaks_gets_the_seat(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Bant")
    bob = sit_down(name="Bob", viewport=UPRIGHT, has_touch=True)
    lost: list[str | bytes] = []

    def lose_the_first(line: WebSocketRoute) -> None:
        server_side = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not lost and '"sit"' in str(message):
                lost.append(message)
            else:
                server_side.send(message)

        line.on_message(pass_on)

    bob.page.route_web_socket(re.compile("."), lose_the_first)
    Phone(bob, table.code, "Bob").has(20)
    assert lost
    table.other.close()


def test_a_tab_opens_again_without_a_line(server: Stranger, sit_down: SitDown) -> None:
    """On a secure address a browser keeps the page; the page keeps what was seen and tapped."""
    table = Table(server, sit_down, "Naya", "Bant")
    bob = table.phone("Bob", service_workers="allow")
    bob.tap(-1)
    table.seen = table.other.until(lambda message: message["is"] == "paperseen")
    bob.page.evaluate("() => navigator.serviceWorker.ready")
    bob.page.wait_for_function(
        "async () => (await (await caches.open('page')).keys()).some((one) => one.url.includes('Companion'))"
    )
    bob.lose_line()
    bob.tap(-2)
    expect(bob.page.locator("header")).to_contain_text("1 tap kept")
    bob.page.reload()
    bob.has(17)
    bob.lose_line(False)
    expect(bob.page.locator("header")).to_contain_text("at the table")
    table.seen = table.other.until(lambda message: message["is"] == "paperseen")
    assert table.seen["scene"]["seats"][1]["life"] == 17
    table.other.close()


@pytest.mark.rule("901.8", "901.9")
def test_a_turn_on_a_phone(server: Stranger, sit_down: SitDown) -> None:
    """CR 901.9: the first roll is free, the next costs one; the widest button says whose turn is next."""
    table = Table(server, sit_down, "Naya", "Bant", own_die=True)
    phone = table.phone(table.name(table.active))
    next_name = table.name(table.next)
    cost = phone.page.get_by_text("Next roll:")
    expect(cost).to_have_text(re.compile(r"^Next roll:\s*free"))
    phone.player.button("blank").click()
    table.seen = table.other.until(lambda message: message["is"] == "paperseen")
    expect(cost).to_have_text(re.compile(r"^Next roll:\s*1"))
    # Whoever taps a second roll at once is taken to have tapped twice.
    table.do("roll", seat=table.active, face="planeswalker")
    held_up = phone.page.get_by_role("button", name=re.compile(rf"^Next turn: {next_name}\s*first walk"))
    expect(held_up).to_be_disabled()
    here = table.seen["scene"]["planes"][0]["name"]
    phone.player.button("Walk").click()
    expect(phone.page.locator("button.plane .title")).to_contain_text("Naya" if here == "Bant" else "Bant")
    phone.player.button(f"Next turn: {next_name}").click()
    expect(phone.page.get_by_text(re.compile(f"{next_name}’s turn 2")).first).to_be_visible()
    table.other.close()


def test_who_would_be_out_is_asked(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Bant")
    bob = table.phone("Bob")
    table.do("changelife", seat=1, by=-20)
    asked = bob.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Is Bob out of the game?")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    table.do("changelife", seat=1, by=2)
    bob.has(2)
    table.do("changelife", seat=1, by=-4)
    expect(asked).to_contain_text("No life left")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    table.do("count", seat=1, kind="poison", by=10)
    table.do("changelife", seat=1, by=5)
    expect(asked).to_contain_text("poison")
    asked.get_by_role("button", name="Yes, out").click()
    table.seen = table.other.until(lambda message: message["is"] == "paperseen")
    assert table.seen["scene"]["seats"][1]["out"] == "poison"
    expect(bob.page.get_by_role("status").filter(has_text="You are out")).to_contain_text("Too many poison counters")
    expect(bob.life).to_have_count(0)
    bob.undo()
    bob.has(3)
    table.other.close()


def test_what_waits_is_done_by_whom_it_calls_you(server: Stranger, sit_down: SitDown) -> None:
    """Who meets a phenomenon reads all of it and has the large button; on other phones it is small, and still there."""
    table = Table(server, sit_down, "Naya", "Morphic Tide")
    table.do("walk")
    name = table.name(table.active)
    phones = [table.phone(name), table.phone(table.name(table.next), SIDEWAYS)]
    cards = [phone.page.get_by_role("region", name=f"Phenomenon: {name}") for phone in phones]
    texts = [card.get_by_role("group", name="Phenomenon") for card in cards]
    expect(texts[0]).not_to_have_attribute("data-more", "")
    expect(texts[1]).to_have_attribute("data-more", "")
    parts = []
    for card in cards:
        done = card.get_by_role("button", name="Done")
        expect(done).to_be_in_viewport(ratio=1)
        whole, part = card.bounding_box(), done.bounding_box()
        assert whole is not None
        assert part is not None
        parts.append(part["width"] / whole["width"])
    assert parts[0] > 0.5 > 0.3 > parts[1]
    table.do("finish", winners=[0])
    for card in cards:
        expect(card).to_have_count(0)
    table.other.close()


def test_ways_on_the_map_show_where_they_lead(server: Stranger, sit_down: SitDown) -> None:
    """An archenemy sets schemes in motion every turn: that is a button of its own."""
    table = Table(server, sit_down, planes="map", variants=["archenemy"])
    phone = table.phone(table.name(table.active))
    expect(phone.player.button("Set a scheme in motion")).to_be_in_viewport(ratio=1)
    table.other.do("paper", deed={"deed": "walk"})
    ways = phone.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(north|hellride)"))
    expect(ways.first).to_contain_text("Plane —")
    left = [box["x"] for way in ways.locator(".words").all() if (box := way.bounding_box()) is not None]
    assert len(left) == 5
    assert len(set(left)) == 1
    assert hindrances(phone.player) == []
    table.other.close()


@pytest.mark.rule("903.10a")
def test_damage_by_a_commander_names_both(server: Stranger, sit_down: SitDown) -> None:
    seats = [{"name": "Ann", "commanders": ["Krond"]}, {"name": "Bob", "commanders": ["Rorix"]}]
    body = {"name": "Screen", "plan": {"seats": seats, "variants": ["commander"]}}
    code: str = server.post("/api/companions", body).json()["code"]
    other = server.enter(server.join(code, "Eve"))
    other.do("deal")
    other.do("paper", deed={"deed": "start"})
    bob = Phone(sit_down(name="Bob", viewport=UPRIGHT, has_touch=True), code, "Bob")
    bob.page.get_by_role("button", name="commander").click()
    bob.page.get_by_role("button", name="Krond has dealt 0 damage to Bob").click()
    bob.page.get_by_role("button", name="+1", exact=True).click(click_count=2)
    assert hindrances(bob.player) == []
    bob.page.get_by_role("button", name="Deal 2").click()
    expect(bob.page.get_by_role("button", name="Krond has dealt 2 damage to Bob")).to_be_visible()
    bob.page.keyboard.press("Escape")
    bob.has(38)
    other.close()


@pytest.mark.parametrize(("size", "theme"), [(UPRIGHT, "dark"), (SMALL, "light"), (SIDEWAYS, "dark")])
def test_a_phone_can_be_held_any_way(server: Stranger, sit_down: SitDown, size: dict[str, int], theme: str) -> None:
    """Everything fits without scrolling, nothing is cut or too small for a thumb, and nothing hinders anybody."""
    table = Table(server, sit_down, "Naya", "Bant", seats=[{"name": name} for name in LONG_NAMES])
    table.do("count", seat=1, kind="energy", by=3)
    table.do("bless", seat=table.next)
    phone = table.phone(table.name(table.next), size, color_scheme=theme)
    expect(phone.page.locator(".turn button").first).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".turn button").last).to_be_in_viewport(ratio=1)
    expect(phone.player.button("Roll for").get_by_text("free")).to_be_visible()
    for button in (phone.player.button("city’s blessing"), phone.page.locator(".turn button").last):
        button.click(trial=True)
    assert not phone.page.evaluate(OVERFLOWS)
    assert phone.page.evaluate(TOO_SMALL) == []
    assert phone.page.evaluate(CUT) == []
    assert phone.page.locator("header .line").evaluate("one => one.getBoundingClientRect().height") < 24
    assert hindrances(phone.player) == []
    table.other.close()


def test_a_small_phone_has_room_for_eight_players_and_what_one_has(server: Stranger, sit_down: SitDown) -> None:
    seats = [{"name": name, "commanders": [f"First of {name}", f"Second of {name}"]} for name in EIGHT]
    table = Table(server, sit_down, "Naya", "Bant", seats=seats, variants=["commander"])
    for kind in ("poison", "energy", "experience", "rad"):
        table.do("count", seat=0, kind=kind, by=3)
    while table.active != 0:
        table.do("nextturn")
    phone = table.phone("Ann", SMALL)
    expect(phone.page.locator(".counter")).to_have_count(8)
    assert phone.page.locator(".rest").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert phone.page.evaluate(TOO_SMALL) == []
    # That there are more players than one sees is seen, however wide the phone is.
    phone.page.set_viewport_size({"width": UPRIGHT["width"], "height": UPRIGHT["height"]})
    phone.page.get_by_role("button", name="commander").first.click()
    expect(phone.page.locator(".scroll th[scope=col]").first).to_be_in_viewport()
    cut = phone.page.locator(".scroll").evaluate(
        """(one) => [...one.querySelectorAll('th[scope=col]')].filter((head) => {
            const {left, right} = head.getBoundingClientRect();
            const edge = one.getBoundingClientRect().right;
            return left + 12 < edge && edge < right - 12;
        }).length"""
    )
    assert cut == 1
    table.other.close()


def test_a_deck_comes_by_link(server: Stranger, sit_down: SitDown) -> None:
    """What one owns is ticked, saved by name, and sent to a friend; what the rules say to it is advice."""
    ann, bob = (sit_down(name=name, viewport=UPRIGHT, has_touch=True) for name in ("Ann", "Bob"))
    ann.come("#/companion")
    ann.button("Change: Planes").click()
    ann.button("Build and share decks").click()
    shelf = ann.page.get_by_role("dialog").nth(1)
    shelf.get_by_role("button", name="New deck").click()
    picker = ann.page.get_by_role("dialog").last
    picker.get_by_role("searchbox").fill("naya")
    picker.get_by_role("checkbox", name=re.compile("^Naya")).click()
    picker.get_by_role("button", name="What Naya says").click()
    expect(picker.get_by_text("any number of lands")).to_be_visible()
    assert hindrances(ann) == []
    picker.get_by_role("button", name=re.compile("^Done")).click()
    shelf.get_by_role("textbox", name="Name of the deck").fill("Kitchen")
    shelf.get_by_role("textbox", name="Paste a list").fill("2 Bant\nNowhere")
    expect(shelf.get_by_role("button", name="Cards in the deck")).to_contain_text("2 cards: Naya, Bant")
    shelf.get_by_role("button", name="Save without the unknown cards").click()
    expect(shelf.get_by_role("status").filter(has_text="saved")).to_contain_text(
        "Not known: Nowhere. Further copies are left out: Bant."
    )
    shelf.get_by_role("button", name="Share").click()
    expect(shelf.get_by_role("img", name="QR code of “Kitchen”")).to_be_visible()
    link = shelf.get_by_role("textbox", name="Link to this deck").input_value()

    bob.page.goto(link)
    expect(bob.page.get_by_text("“Kitchen” was saved on this device.")).to_be_visible()
    bob.button("Change: Planes").click()
    bob.page.get_by_role("button", name=re.compile("^Kitchen")).click()
    bob.button("Done").click()
    expect(bob.page.get_by_role("status").filter(has_text="Play anyway")).to_be_visible()
    assert hindrances(bob) == []
    bob.button("Play anyway").click()
    bob.button("Start").click()
    expect(bob.page.get_by_role("heading", name="Who are you?")).to_be_visible()


def test_the_first_page_and_a_code_lead_to_a_paper_table(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Bant")
    somebody = sit_down(viewport=UPRIGHT)
    somebody.come()
    somebody.button("Real cards").click()
    expect(somebody.page.get_by_role("button", name="Start")).to_be_visible()
    somebody.button("Change: Variants").click()
    for variant in ("Archenemy", "Two-Headed Giant"):
        somebody.page.get_by_role("switch", name=re.compile(f"^{variant}")).click()
    expect(somebody.page.get_by_text("Two-Headed Giant instead of Archenemy")).to_be_visible()
    assert hindrances(somebody) == []
    somebody.come(f"#/join/{table.code}")
    somebody.button("I am Dan").click()
    expect(somebody.page.get_by_role("group", name="Dan’s life")).to_be_visible()
    table.other.close()


def test_a_game_is_looked_back_at(server: Stranger, sit_down: SitDown) -> None:
    table = Table(server, sit_down, "Naya", "Bant")
    table.do("roll", seat=table.active, face="planeswalker")
    table.do("done", waiting=0)
    table.do("changelife", seat=1, by=-20)
    table.do("finish", winners=[0])
    bob = table.phone("Bob")
    bob.player.button("Look back").click()
    expect(bob.page.get_by_role("heading", name=re.compile("^Ann wins on (Naya|Bant)$"))).to_be_visible()
    expect(bob.page.get_by_role("img", name=re.compile("Life over time: .*Bob ends with 0"))).to_be_visible()
    expect(bob.page.get_by_role("heading", name="1 roll")).to_be_visible()
    expect(bob.page.get_by_role("listitem").filter(has_text="Naya")).to_be_visible()
    assert hindrances(bob.player) == []
    bob.player.button("Play the same again").click()
    expect(bob.page.get_by_role("button", name="Start")).to_be_visible()
    bob.has(20)
    table.other.close()
