"""Where examples are looked for: only in files that have some, because looking through a module takes its time."""

from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    found = yield
    return [one for one in found if not isinstance(one, DoctestModule) or b">>> " in file_path.read_bytes()]
