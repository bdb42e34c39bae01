"""The command itself."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from planechase import __version__
from planechase.server import serving
from planechase.terminal.main import COMMANDS, main


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"planechase {__version__}\n"


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("serve", "play", "cards", "decks", "rules", "verify"))


def test_without_a_command_a_server_is_started_and_its_page_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[serving.ServerOptions] = []
    monkeypatch.setattr(serving, "serve", lambda wanted, say: asked.append(wanted))
    assert main([]) == 0
    assert asked == [serving.ServerOptions(host="127.0.0.1", port=None, browser=True)]


def test_options_without_a_command_are_those_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[serving.ServerOptions] = []
    monkeypatch.setattr(serving, "serve", lambda wanted, say: asked.append(wanted))
    assert main(["--port", "8170", "--no-browser"]) == 0
    assert (asked[0].port, asked[0].browser) == (8170, False)


def test_ctrl_c_ends_a_command_that_is_still_being_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("planechase.terminal.main.import_module", interrupted)
    assert main(["sim"]) == 130


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_the_same_of_itself_as_the_list_of_commands(name: str) -> None:
    said = import_module(f"planechase.terminal.{name}_command").__doc__
    assert said is not None
    assert said.splitlines()[0] == f"`planechase {name}`: {COMMANDS[name]}"


def test_a_file_saved_during_a_game_is_no_record_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "half.json"
    file.write_text('{"film": {"first": {}, "changes": []}}', encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "saved while its game went on" in capsys.readouterr().err
