"""What hosts do about people at their table, and what those who play are asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect
from tests.page.axe import hindrances
from tests.page.conftest import SitDown
from tests.page.player import Player
from tests.server.strangers import Running, Stranger

from planechase.server.server_settings import ServerSettings
from planechase.server.static_files import BUILT

HASTY: Final = ServerSettings(pace=0, quiet=(0, 0), player_away=0.2, lend_after=0.2)
PLAN: Final[dict[str, Any]] = {"variants": [], "players": 3, "decks": [{"type": "list", "text": "60 Forest"}] * 3}
WORDS: Final = {
    "en-GB": ("Nobody new", "People at the table", "Mute Eve", "muted", "Really ban Eve", "Lift 1 ban", "Close"),
    "de-DE": (
        "Niemand Neues", "Leute am Tisch", "Eve stummschalten", "stumm", "Eve wirklich verbannen",
        "1 Verbannung aufheben", "Schließen",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def hasty() -> Iterator[Stranger]:
    """A server that does not wait long for people who are away."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("The page is not built: make page builds it.")
    with Running(settings=HASTY, proxies=("127.0.0.1",)) as running:
        yield Stranger(running.address)


@pytest.mark.parametrize("locale", WORDS)
def test_a_host_opens_and_closes_the_table_mutes_and_bans(hasty: Stranger, sit_down: SitDown, locale: str) -> None:
    closed, people, mute, muted, ban, lift, close = WORDS[locale]
    mine = hasty.open("Ann", **PLAN)
    from_elsewhere = {"X-Forwarded-For": "203.0.113.5"}
    hasty.ask("POST", f"/api/tables/{mine['code']}/people", json={"name": "Eve"}, headers=from_elsewhere)
    ann = sit_down(mine, address=hasty.address, locale=locale)
    ann.page.get_by_text(closed, exact=True).click()
    expect(ann.page.get_by_role("radio", name=closed)).to_be_checked()
    assert hasty.post(f"/api/tables/{mine['code']}/people", {"name": "Fay"}).status_code == 422
    assert hindrances(ann) == []
    ann.button(people).click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("button", name=mute).click()
    expect(dialog.get_by_text(re.compile(f"· {muted}$"))).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^(Eve verbannen|Ban Eve)")).click()
    assert hindrances(ann) == []
    dialog.get_by_role("button", name=ban).click()
    expect(dialog.get_by_text("Eve", exact=True)).to_have_count(0)
    expect(dialog.get_by_role("button", name=lift)).to_be_visible()
    dialog.get_by_role("button", name=close, exact=True).click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("locale", WORDS)
def test_the_game_goes_on_without_somebody_who_is_away_if_the_others_agree(
    hasty: Stranger, sit_down: SitDown, locale: str
) -> None:
    mine = hasty.open("Ann", **PLAN)
    entrances = [mine, *(hasty.join(mine["code"], name) for name in ("Bob", "Cat"))]
    for seat, entrance in enumerate(entrances):
        with hasty.enter(entrance) as connection:
            connection.do("sit", seat=seat)
            connection.until(lambda message: message["is"] == "company" and message["seats"][seat]["person"] == seat)  # noqa: B023
    with hasty.enter(mine) as connection:
        connection.do("begin")
        connection.until(lambda message: message["is"] == "seen")
    ann = sit_down(mine, address=hasty.address)
    bob = sit_down(entrances[1], address=hasty.address, locale=locale, name="Bob")
    host_menu(ann)
    ann.page.get_by_role("button", name="Go on without Cat").click()
    ann.page.get_by_role("button", name="Really go on without Cat?").click()
    expect(ann.page.get_by_text("waiting for consent")).to_be_visible()
    asked = bob.page.get_by_role("status").filter(has_text=re.compile("(without|Ohne) Cat"))
    expect(asked).to_be_visible()
    assert hindrances(bob) == []
    asked.get_by_role("button", name=re.compile("^(Go on|Weiterspielen)$")).click()
    expect(asked).to_have_count(0)
    expect(ann.page.get_by_text("waiting for consent")).to_have_count(0)
    expect(ann.page.get_by_role("dialog").get_by_text("bot", exact=True)).to_be_visible()


def host_menu(player: Player) -> None:
    player.button("Menu").click()
    player.button("People at the table").click()
