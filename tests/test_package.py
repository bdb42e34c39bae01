"""The package as it is installed."""

import subprocess
import sys
import tomllib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_ships_its_types() -> None:
    assert (files("planechase") / "py.typed").is_file()


def test_installed_version_is_the_one_in_pyproject_and_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version("planechase") == project["version"]
    assert f"\n## [{project['version']}] - " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_it_can_be_imported_whether_or_not_python_has_tidied_up_its_memory() -> None:
    """Making a class with slots leaves another one behind until it is collected; nobody may come upon that."""
    done = subprocess.run(
        [sys.executable, "-c", "import gc; gc.disable(); import planechase.decks, planechase.terminal.main"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
