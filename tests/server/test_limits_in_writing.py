"""What strangers cannot exceed is written down for those who run a server, with the numbers of the program."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from planechase.server import automatic_moves, bot_processes, input_bounds, limits, serving, table_registry
from planechase.server.limits import Limits
from planechase.server.server_settings import ServerSettings
from planechase.tables import people, shared_actions

GUIDE = Path(__file__).parents[2] / "docs" / "running-a-server.md"
USUAL = ServerSettings()
ROWS = [line for line in GUIDE.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]


def row(name: str) -> str:
    """The row of a limit; there is one."""
    found = [line for line in ROWS if f"`{name}`" in line.split("|")[1]]
    assert len(found) == 1, name
    return found[0]


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Limits)])
def test_every_limit_is_written_down(name: str) -> None:
    row(name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("connections_of_address", Limits().connections_of_address),
        ("unseated_of_address", Limits().unseated_of_address),
        ("LARGEST_HEAD", serving.LARGEST_HEAD // 1024),
        ("PING_EVERY", serving.PING_EVERY),
        ("VALUES", input_bounds.VALUES),
        ("LONGEST_SAYING", shared_actions.LONGEST_SAYING),
        ("LONGEST_NAME", people.LONGEST_NAME),
        ("most_tables", USUAL.most_tables),
        ("most_connections", USUAL.most_connections),
        ("unload_after", USUAL.unload_after),
        ("rest_after", USUAL.rest_after),
        ("MOST_BREAKS", table_registry.MOST_BREAKS),
        ("LISTED", table_registry.LISTED),
        ("LOOKED_THROUGH", table_registry.LOOKED_THROUGH),
        ("KNOWN_ADDRESSES", limits.KNOWN_ADDRESSES),
        ("LIMIT", bot_processes.LIMIT),
    ],
)
def test_a_limit_is_written_down_with_its_number(name: str, value: float) -> None:
    assert f" {value:,.0f} " in row(name)


def test_it_is_written_down_how_often_a_bot_may_be_too_slow() -> None:
    assert automatic_moves.PATIENCE == 2
    assert "two tries" in row("PATIENCE")
