"""The command itself."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from planechase import __version__
from planechase.terminal.main import main

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"planechase {__version__}\n"


def test_without_a_command_the_commands_are_listed(terminal: Terminal) -> None:
    shown = terminal.run()
    assert all(command in shown for command in ("play", "cards", "decks", "rules"))


def test_help_does_not_load_what_only_games_need() -> None:
    code = "from planechase.terminal import main; main._parser(); import sys; sys.exit('rich' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
