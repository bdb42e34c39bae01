"""`make lock`: writes down the versions of all that is installed beside this Python.

`make test` and CI then install these: the development tools and what they need. That holds for the Pythons that
planechase names in its classifiers; with a newer one pip takes what is newest.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = Path(__file__).with_name("constraints.txt")
OURS: Final = {"planechase", "pip", "setuptools"}
"""Not pinned: what we make, and what a virtual environment brings by itself, which differs from Python to Python."""


def newest(classifiers: Iterable[str]) -> int:
    """The newest Python 3 that is named.

    >>> newest(["Programming Language :: Python :: 3.9", "Programming Language :: Python :: 3.14", "Typing :: Typed"])
    14
    """
    named = (re.fullmatch(r"Programming Language :: Python :: 3\.(\d+)", one) for one in classifiers)
    return max(int(one[1]) for one in named if one is not None)


def locked(versions: Iterable[tuple[str, str]], below: int) -> str:
    """What pip takes as constraints.

    >>> print(locked([("polars", "2.1.0"), ("Faker", "40.54.0")], below=15), end="")
    # Written by `make lock`.
    faker==40.54.0; python_version < "3.15"
    polars==2.1.0; python_version < "3.15"
    """
    pins = sorted(f"{re.sub(r'[-_.]+', '-', name).lower()}=={version}" for name, version in versions)
    return "# Written by `make lock`.\n" + "".join(f'{pin}; python_version < "3.{below}"\n' for pin in pins)


def main() -> int:
    """Write the file; returns the exit code."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = [(one.name, one.version) for one in distributions() if one.name.lower() not in OURS]
    LOCK.write_text(locked(versions, newest(project["classifiers"]) + 1), encoding="utf-8")
    print(f"{len(versions)} versions: {LOCK.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
