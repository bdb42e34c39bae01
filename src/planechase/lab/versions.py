"""Which version of planechase plays; comparing games requires knowing it."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from planechase.version import RULES, __version__


class Version(msgspec.Struct, frozen=True):
    """Which planechase it was, and on which day."""

    version: str
    rules: int
    commit: str
    date: str


def this_one() -> Version:
    """The planechase that runs here, today."""
    return Version(__version__, RULES, commit_of(Path(__file__).parent), today())


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def commit_of(folder: Path) -> str:
    """The commit that is checked out there, with a + where something was changed since; otherwise the version."""
    try:
        if _git(folder, "ls-files"):  # an installed package may lie in a checkout of something else
            return _git(folder, "describe", "--always", "--exclude=*", "--dirty=+")
    except (OSError, subprocess.CalledProcessError):
        pass
    return __version__


def _git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", "-C", str(folder), *words], capture_output=True, check=True, text=True).stdout.strip()
