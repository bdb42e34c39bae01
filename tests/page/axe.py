"""What axe finds in a page that hinders people; see https://github.com/dequelabs/axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect
from tests.page.player import Player

AXE: Final = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
CALM: Final = """async () => {
    const ends = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < Infinity;
    for (let round = 0; round < 5; round++)
        await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""
"""Wait until everything that moves and fades has arrived: what is halfway has other colours."""
WATCHED: Final = "() => document.querySelector('.stage .skip') === null"
"""What fills the screen for some seconds, and goes by itself, is over: it fades in and out."""
FIND: Final = """async () => {
    const unpainted = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    try {
        const found = (await axe.run(document, {resultTypes: ['violations']})).violations;
        return document.querySelector('.stage .skip') === null ? found : null;
    } finally {
        document.adoptedStyleSheets = unpainted;
    }
}"""
"""Look at the page as people see it: text that is not painted has no contrast. Null where something fills it again."""


def hindrances(player: Player) -> list[str]:
    """Everything grave that axe finds in what somebody sees now, each with the element it is about."""
    if not AXE.is_file():
        pytest.skip("axe is not there: npm install in page/ brings it.")
    # What tests bring along is no part of the page: it does not go through the content security policy.
    player.page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] | None = None
    while found is None:
        player.page.wait_for_function(WATCHED)
        player.page.evaluate(CALM)
        found = player.page.evaluate(FIND)
    return [
        f"{one['impact']}: {one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def hindrances_day_and_night(player: Player) -> list[str]:
    """Everything grave that axe finds where the browser is light, and then where it is dark."""
    found: list[str] = []
    for scheme in SCHEMES:
        player.page.emulate_media(color_scheme=scheme)
        expect(player.page.locator("html")).to_have_css("color-scheme", scheme)
        found += hindrances(player)
    return found
