"""The package as it is installed."""

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
