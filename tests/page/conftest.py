"""The page in a real browser, on a server of its own. Without a browser these tests are skipped, and say so."""

from __future__ import annotations

import os
import shutil
from asyncio import AbstractEventLoop, _get_running_loop, _set_running_loop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.page.player import UNPAINTED, Player
from tests.server.strangers import Running, Stranger

from planechase.server.static_files import BUILT

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is a Chromium without windows; the others draw windows that nobody sees, and take twice as long."""
BROWSER: Final = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
USUAL: Final = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "color_scheme": "dark",
    "service_workers": "block",
}
"""How a browser is, unless a test wishes something else. To keep the page for later is work that few tests look at."""

PICTURES: Final = os.environ.get("PLANECHASE_PICTURES")
"""Where how each window looked in the end is kept, if somebody wants to look at it."""

SitDown = Callable[..., Player]


@pytest.fixture(scope="session")
def server() -> Iterator[Stranger]:
    """A server with tables of its own and bots that waste no time."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("The page is not built: make page builds it.")
    with Running(workers=1) as running:
        yield Stranger(running.address)


@pytest.fixture(scope="session")
def started() -> Iterator[tuple[Browser, AbstractEventLoop | None]]:
    """A browser, and the event loop of those who steer it; between tests of the page nobody may notice that it runs."""
    if BROWSER is None:
        pytest.skip("There is no Chromium here; on Debian: apt install chromium-headless-shell.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=list(FLAGS))
        loop = _get_running_loop()
        _set_running_loop(None)
        yield browser, loop
        _set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def browser(started: tuple[Browser, AbstractEventLoop | None]) -> Iterator[Browser]:
    """The browser, for the tests of a module; tests of other modules may have event loops of their own."""
    browser, loop = started
    _set_running_loop(loop)
    yield browser
    _set_running_loop(None)


@pytest.fixture
def sit_down(browser: Browser, server: Stranger, request: pytest.FixtureRequest) -> Iterator[SitDown]:
    """Somebody at a window of their own. In the end nobody's browser may have complained about anything."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def sit(
        entrance: dict[str, Any] | None = None, address: str = server.address, name: str = "Ann", **wishes: Any
    ) -> Player:
        context = browser.new_context(**{**USUAL, **wishes})
        contexts.append(context)
        if PICTURES is None:
            context.add_init_script(f"({UNPAINTED})()")
        player = Player(context.new_page(), address, name)
        players.append(player)
        if entrance is not None:
            player.take_seat(entrance)
        return player

    yield sit
    _photograph(players, request.node.name)
    complaints = [line for player in players for line in player.complaints]
    for context in contexts:
        context.close()
    assert complaints == []


def _photograph(players: list[Player], name: str) -> None:
    """Keep how each window looked in the end."""
    if PICTURES is None:
        return
    for number, player in enumerate(players):
        if not player.page.is_closed():
            player.page.screenshot(path=Path(PICTURES) / f"{name}-{number}.png")
