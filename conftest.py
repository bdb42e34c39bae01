"""How tests are collected, and which of them are left out."""

from collections.abc import Generator
from os import environ
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

SLOW = Path(__file__).with_name("tests") / "slow.txt"
COLLECTED = pytest.StashKey[frozenset[str]]()
COMPILED_ONLY = "whole_game"


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Examples are looked for only in files that have some, because looking through a module takes its time."""
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule) or b">>> " in file_path.read_bytes()]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[COLLECTED] = frozenset(item.nodeid for item in items)
    slow = frozenset(SLOW.read_text(encoding="utf-8").splitlines())
    for item in items:
        if item.nodeid in slow:
            item.add_marker("slow")
    if "PLANECHASE_COMPILED" not in environ and COMPILED_ONLY not in config.option.markexpr:
        _leave_out_whole_games(config, items)


def _leave_out_whole_games(config: pytest.Config, items: list[pytest.Item]) -> None:
    whole = [item for item in items if item.get_closest_marker(COMPILED_ONLY)]
    if whole:
        config.hook.pytest_deselected(items=whole)
        items[:] = [item for item in items if item not in whole]


@pytest.fixture(scope="session")
def collected(request: pytest.FixtureRequest) -> frozenset[str]:
    """The names of all tests that were found in the files of this run, also of those that it leaves out."""
    return request.config.stash[COLLECTED]
