"""The package as it is installed."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from packaging.requirements import Requirement

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


def test_the_lock_file_holds_a_version_of_all_that_tests_need_and_names_no_place_to_get_it() -> None:
    """Whoever adds a dependency runs `make lock`. What a Python or a system alone needs is not asked for here."""
    lines = (ROOT / "installing" / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    pins = {pin.name: pin for pin in map(Requirement, lines)}
    assert all(re.fullmatch(r'[a-z0-9-]+==[0-9a-z.]+; python_version < "3\.\d+"', line) for line in lines)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(one for name in extras if name != "mutation" for one in extras[name])]
    for requirement in map(Requirement, wanted):
        if requirement.name != "planechase":
            version_of = next(iter(pins[requirement.name].specifier)).version
            assert version_of in requirement.specifier, requirement


def test_the_lock_file_holds_for_every_python_that_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {one.rpartition(" ")[2] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)}
    lines = (ROOT / "installing" / "constraints.txt").read_text(encoding="utf-8").splitlines()[1:]
    for line in lines:
        marker = Requirement(line).marker
        assert marker is not None
        assert all(marker.evaluate({"python_version": one}) for one in named), line
