"""Somebody who plays in the browser: finds things by their names, as people and screen readers do."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

SOON: Final = 60_000
"""So long, in milliseconds, something may take on a busy machine."""
expect.set_options(timeout=SOON)
MOST_DECISIONS: Final = 400
TREMBLE: Final = 300
"""Taps that follow each other faster than this are one."""

ANYTHING: Final = re.compile("")
LANDS: Final = re.compile("^(Plains|Island|Swamp|Mountain|Forest)")
NOTHING: Final = re.compile("^$")

READY: Final = """() => {
    const question = document.querySelector('section[data-ready]');
    return question === null ? document.querySelector('section.ending') !== null : question.dataset.ready === 'true';
}"""
"""Whether something can be decided here, or the game is over."""
NUMBER: Final = "() => document.querySelector('section[data-ready]')?.dataset.number ?? null"
ANSWERED: Final = """(number) => {
    const question = document.querySelector('section[data-ready]');
    return question === null || question.dataset.number !== number;
}"""


UNPAINTED: Final = """() => {
    const nothing = new CSSStyleSheet();
    nothing.replaceSync('body { opacity: 0 !important }');
    document.adoptedStyleSheets = [nothing];
}"""
"""Lay everything out but paint nothing: painting is a third of what a browser does, and no test looks at pixels."""
ROOM_COLOR: Final = "() => getComputedStyle(document.documentElement).getPropertyValue('--accent')"


class Player:
    """A person at one browser window."""

    def __init__(self, page: Page, address: str, name: str = "Ann") -> None:
        self.page = page
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        """What the browser complained about: errors, and what the content security policy forbids."""
        self.expects = ""
        """A complaint that is expected, such as that a server cannot be reached while it is down."""
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.set_default_timeout(SOON)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not (self.expects and self.expects in said.text):
            self.complaints.append(said.text)

    # ------------------------------------------------------------------ coming

    def come(self, where: str = "") -> Player:
        """Open the page, or another place in it."""
        self.page.goto(f"{self.address}/{where}")
        return self

    def take_seat(self, entrance: dict[str, Any]) -> Player:
        """Come by the private link of a seat."""
        return self.come(f"#/seat/{entrance['code']}/{entrance['token']}")

    def play_now(self) -> Player:
        self.come()
        self.button("Play now").click()
        expect(self.question).to_be_visible()
        return self

    # ------------------------------------------------------------------ what there is

    def button(self, name: str) -> Locator:
        """The button whose name begins so."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    @property
    def question(self) -> Locator:
        return self.region("Question")

    @property
    def hand(self) -> Locator:
        return self.region("Hand")

    @property
    def log(self) -> Locator:
        return self.region("Log")

    @property
    def stack(self) -> Locator:
        return self.region("Stack")

    @property
    def plane(self) -> Locator:
        return self.region("Plane")

    @property
    def passing(self) -> Locator:
        """The button that passes, and says where to."""
        return self.question.get_by_role("button", name=re.compile("^Pass(?! on)"))

    def board(self, name: str) -> Locator:
        return self.region(f"Board of {name}")

    def cards(self, name: str, where: Locator | None = None) -> Locator:
        """The cards of this name; in the hand, if it is not said where."""
        return (where or self.hand).get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def usable(self, where: Locator | None = None) -> Locator:
        """The cards that can be played or used now."""
        return (where or self.hand).get_by_role("button", name=re.compile("can be used"))

    def plate(self, name: str) -> Locator:
        """A player, as something to click on."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}, -?\\d+ life"))

    @property
    def room_color(self) -> str:
        """One of the colours that the room takes from the plane."""
        return str(self.page.evaluate(ROOM_COLOR))

    @property
    def is_over(self) -> bool:
        return self.question.get_by_role("button", name="Watch again").count() > 0

    # ------------------------------------------------------------------ deciding

    def ready(self) -> Player:
        """Wait until something is to be decided here, or the game is over."""
        self.page.wait_for_function(READY)
        return self

    @property
    def is_asked(self) -> bool:
        """Whether something is to be decided here just now."""
        return bool(self.page.evaluate(READY))

    @property
    def number(self) -> str | None:
        """The number of the question, which changes with every answer."""
        number: str | None = self.page.evaluate(NUMBER)
        return number

    def answer(self, what: Locator) -> Player:
        """Click on something that answers the question, and wait until it is answered and something else is asked."""
        self.ready()
        number = self.number
        what.click()
        self.page.wait_for_function(ANSWERED, arg=number)
        return self.ready()

    def keep(self) -> Player:
        return self.answer(self.button("Keep this hand"))

    def pass_on(self) -> Player:
        return self.answer(self.passing)

    def play(self, name: str) -> Player:
        """Play a card out of the hand."""
        self.ready()
        return self.answer(self.cards(name).and_(self.usable()).first)

    def touch(self, card: Locator) -> Player:
        """Play a card of the hand with a finger, without trembling: what follows at once is no other tap."""
        self.ready()
        self.page.wait_for_timeout(TREMBLE)
        number = self.number
        card.tap()
        self.page.wait_for_function(ANSWERED, arg=number)
        return self.ready()

    def until_my_turn(self) -> Player:
        """Go on to one's own next first main phase, and do nothing on the way."""
        number = self.number
        here = self.question.get_by_text("Your turn · First main phase")
        for _ in range(MOST_DECISIONS):
            self.decide(plays=NOTHING)
            if self.number != number and here.count() > 0:
                return self
        raise AssertionError("My turn never came.")

    def until(self, wanted: Locator) -> Player:
        """Play lands and pass until something is there."""
        for _ in range(MOST_DECISIONS):
            self.ready()
            if wanted.count() > 0:
                return self
            self.decide(plays=LANDS)
        raise AssertionError("It never came.")

    def end_moment(self) -> Player:
        """Put away what fills the screen in the end."""
        self.page.get_by_role("button", name="Look at the table").click()
        return self

    def in_more(self, name: str) -> None:
        """Choose something that a replay offers, where it stands behind a button of its own, too."""
        wanted = self.page.get_by_role("button", name=name, exact=True)
        if not wanted.is_visible():
            self.page.get_by_role("button", name="More", exact=True).click()
        wanted.click()

    # ------------------------------------------------------------------ playing by itself

    def play_to_the_end(self) -> int:
        """Play lands and creatures, attack, and answer whatever comes; returns how many decisions that took."""
        for decisions in range(MOST_DECISIONS):
            self.ready()
            if self.is_over:
                return decisions
            self.decide()
        raise AssertionError("The game never ends.")

    def decide(self, plays: re.Pattern[str] = ANYTHING) -> None:
        """Answer the question through whatever control it has: play cards of these names, or pass; attack with all."""
        if self.passing.count() > 0:
            playable = self.usable().and_(self.page.get_by_role("button", name=plays))
            self.answer(playable.first if playable.count() > 0 else self.passing)
        elif plays is ANYTHING and self.attack_of_all.count() > 0:
            self.attack_of_all.first.click()
            self.answer(self.question.get_by_role("button", name=re.compile("^Attack with")))
        else:
            self._choose()

    @property
    def attack_of_all(self) -> Locator:
        """The buttons that send all creatures at somebody, where there are several."""
        return self.page.get_by_role("group", name="All attack").get_by_role("button")

    def _choose(self) -> None:
        """Choose what stands first until it is enough."""
        goes_on = self.question.locator("button.big")
        for _ in range(20):
            if goes_on.is_enabled():
                self.answer(goes_on)
                return
            number = self.number
            self.page.get_by_role("button", name=re.compile("can be (chosen|used)")).or_(
                self.question.locator(".inside button:enabled")
            ).first.click()
            if self.number != number:
                self.ready()
                return
        raise AssertionError(f"How is this answered? {self.question.inner_text()}")


def who_decides(*players: Player) -> Player:
    """Whoever of several people is the first to be asked something."""
    for _ in range(SOON // 50):
        for player in players:
            if player.is_asked:
                return player
            player.page.wait_for_timeout(50)
    raise AssertionError("Nobody is asked anything.")
