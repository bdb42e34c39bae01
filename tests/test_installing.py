"""Setting up: where packages cannot be had, one is told so soon, in a sentence, and never waits in silence."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import sleep
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]


@pytest.fixture
def silent_registry() -> Iterator[str]:
    """Something that takes connections and never says a word."""
    with socket.create_server(("127.0.0.1", 0), backlog=100) as server:
        yield f"http://127.0.0.1:{server.getsockname()[1]}"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a fresh checkout as it takes to fetch the packages of the page."""
    for file in ("page/building.py", "page/package.json", "page/package-lock.json", "page/.npmrc"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    shutil.copytree(ROOT / "installing", tmp_path / "installing")
    return tmp_path


def run(where: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=where,
        env={**os.environ, **environment},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


@cache
def has_node() -> bool:
    """Otherwise Node.js would have to be fetched first."""
    return run(ROOT / "page", "-c", "import building; print(building.has_node())").stdout.split() == ["True"]


def fetching(checkout: Path, lines: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What somebody reads who fetches with a program of our own."""
    start = (
        "import re, sys; sys.path.append('installing'); import fetching; from fetching import *; fetching.EVERY = 0.3"
    )
    return run(checkout, "-c", f"{start}\n{lines}", **environment)


def test_who_hears_nothing_for_long_is_told_and_goes_on_without_waiting(checkout: Path) -> None:
    done = fetching(
        checkout,
        """
try:
    fetch([sys.executable, "-c", "import time; time.sleep(100)"], NPM._replace(patience=1.5))
except NotFetched as why:
    print(why)
""",
    )
    first, *_, last = done.stdout.splitlines()
    assert first == "    waiting for an answer: npm's registry"
    assert last == "Nothing has come from npm's registry for 1.5 seconds."


def test_what_was_started_ends_with_all_that_it_has_started(checkout: Path) -> None:
    """npm starts others. Here one of them holds a lock for as long as it lives."""
    fetching(
        checkout,
        """
child = "import fcntl, time; fcntl.flock(open('lock', 'w'), fcntl.LOCK_EX); open('held', 'w'); time.sleep(300)"
parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
fetch([sys.executable, "-c", parent], NPM._replace(patience=4))
""",
    )
    assert (checkout / "held").exists()
    with (checkout / "lock").open("w") as lock:
        for _ in range(100):
            with suppress(BlockingIOError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            sleep(0.1)
        else:
            pytest.fail("It is still running.")


def test_whoever_waits_reads_how_far_it_is(checkout: Path) -> None:
    """It need not be a terminal: here it is a pipe."""
    program = 'for _ in range(8): print("npm http fetch GET 200 one 1ms", flush=True); time.sleep(0.2)'
    code = f"import time\n{program}"
    done = fetching(checkout, f"fetch([sys.executable, '-c', {code!r}], NPM._replace(patience=60))")
    assert done.returncode == 0, done.stderr
    counted = [int(line.split()[0]) for line in done.stdout.splitlines()]
    assert counted == sorted(counted)
    assert len(counted) >= 2


def test_failed_tries_are_no_progress(checkout: Path) -> None:
    program = 'while True: print("npm http fetch GET one attempt 1 failed", flush=True); time.sleep(0.1)'
    code = f"import time\n{program}"
    done = fetching(checkout, f"fetch([sys.executable, '-c', {code!r}], NPM._replace(patience=1))")
    assert "Nothing has come from npm's registry for 1 seconds." in done.stderr


def test_what_is_not_the_networks_fault_is_shown(checkout: Path) -> None:
    code = "import sys; print('npm http fetch GET 200 one 1ms'); print('npm error code ENOSPC'); sys.exit(3)"
    done = fetching(
        checkout,
        f"""
try:
    fetch([sys.executable, "-c", {code!r}], NPM)
except NotFetched as why:
    print(why)
""",
    )
    assert done.stdout.splitlines() == [
        "npm error code ENOSPC",
        "The packages could not be installed; the lines above say why.",
    ]


def test_a_registry_that_never_answers(checkout: Path, silent_registry: str) -> None:
    if not has_node():
        pytest.skip("There is no npm here.")
    done = run(
        checkout,
        "page/building.py",
        "build",
        npm_config_registry=silent_registry,
        npm_config_cache=str(checkout / "cache"),
        PLANECHASE_PATIENCE="3",
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "Nothing has come from npm's registry for 3 seconds. So the page cannot be built yet; the game in the terminal "
        "needs none: make terminal"
    ]
    assert done.stdout.splitlines()[0] == "==> Getting the packages with which the page is built"


def test_each_step_is_said_before_it_is_done(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also into a pipe, which Python fills late. Here node and npm are scripts that only say a word."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    for name, script in (("node", "echo v22.12.0"), ("npm", "mkdir -p node_modules; echo npm $1")):
        program = checkout / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        program.chmod(0o755)
    path = os.pathsep.join([str(checkout / "bin"), os.environ["PATH"]])
    done = run(checkout, "page/building.py", "build", PATH=path)
    assert done.stdout.splitlines() == [
        "==> Getting the packages with which the page is built",
        "==> Building the page",
        "npm run",
    ]


def test_a_registry_that_is_not_there(checkout: Path) -> None:
    if not has_node():
        pytest.skip("There is no npm here.")
    done = run(
        checkout,
        "page/building.py",
        "build",
        npm_config_registry="http://127.0.0.1:9",
        npm_config_cache=str(checkout / "cache"),
        npm_config_fetch_retries="0",
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == [
        "No network connection: npm's registry cannot be reached. So the page cannot be built yet; the game in the "
        "terminal needs none: make terminal"
    ]


@pytest.mark.parametrize("is_silent", [False, True], ids=["gone", "silent"])
def test_an_index_of_python_packages_that_cannot_be_reached(
    is_silent: bool, checkout: Path, silent_registry: str
) -> None:
    done = run(
        checkout,
        "installing/fetching.py",
        "install",
        "--target",
        "there",
        "no-such-package-anywhere",
        PIP_INDEX_URL=silent_registry if is_silent else "http://127.0.0.1:9",
        PIP_EXTRA_INDEX_URL="",
        PIP_FIND_LINKS="",
        PIP_DEFAULT_TIMEOUT="1",
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["No network connection: the index of Python packages cannot be reached."]


def test_no_setting_of_pip_makes_anybody_wait_for_long(checkout: Path, silent_registry: str) -> None:
    done = run(
        checkout,
        "installing/fetching.py",
        "install",
        "--target",
        "there",
        "no-such-package-anywhere",
        PIP_INDEX_URL=silent_registry,
        PIP_DEFAULT_TIMEOUT="100000",
        PIP_RETRIES="1000",
        PLANECHASE_PATIENCE="3",
    )
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["Nothing has come from the index of Python packages for 3 seconds."]


@pytest.mark.parametrize(("wished", "bound"), [("100000", "7"), ("2", "2"), ("soon", "soon")])
def test_a_download_that_stalls_is_given_up_by_pip(wished: str, bound: str, checkout: Path) -> None:
    """It is silent, and so is a slow one, which goes on."""
    done = fetching(
        checkout,
        "fetching.fetch = lambda command, source, environment: print(environment['PIP_DEFAULT_TIMEOUT'])\npip([])",
        PIP_DEFAULT_TIMEOUT=wished,
        PLANECHASE_PATIENCE="7",
    )
    assert done.stdout.split() == [bound]


def test_who_downloads_or_builds_for_long_may_be_silent(checkout: Path) -> None:
    code = "import time; print('Collecting one'); print('  Downloading one.whl (90 MB)', flush=True); time.sleep(3)"
    code += "; print('WARNING: Retrying', flush=True); time.sleep(0.5); print('Successfully installed one')"
    done = fetching(checkout, f"fetch([sys.executable, '-c', {code!r}], PYTHON._replace(patience=1.5))")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_wheel_whose_tools_cannot_be_fetched(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["no-such-package-anywhere"]\nbuild-backend = "nothing"\n', encoding="utf-8"
    )
    words = ("installing/fetching.py", "wheel", "--no-deps", "--wheel-dir", "there", ".")
    done = run(checkout, *words, PIP_INDEX_URL="http://127.0.0.1:9", PIP_EXTRA_INDEX_URL="", PIP_FIND_LINKS="")
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["No network connection: the index of Python packages cannot be reached."]


@pytest.mark.skipif(shutil.which("make") is None, reason="There is no make here.")
@pytest.mark.parametrize("target", ["play", "test", "wheel", "test-compiled", "mutants", "lock"])
def test_make_fetches_packages_in_no_other_way(target: str) -> None:
    command = ["make", "--dry-run", "--always-make", target]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert "installing/fetching.py " in done.stdout
    assert not [line for line in done.stdout.splitlines() if "-m pip" in line or "/pip " in line]


def test_a_package_that_cannot_be_installed_for_another_reason(checkout: Path) -> None:
    done = run(checkout, "installing/fetching.py", "install", "--no-index", "./nowhere")
    assert done.returncode == 1
    assert "nowhere" in done.stderr
    assert done.stderr.splitlines()[-1] == "The packages could not be installed; the lines above say why."


@pytest.mark.skipif(shutil.which("make") is None, reason="There is no make here.")
@pytest.mark.parametrize(("asked", "is_kept"), [("3.11", True), ("3.14", False), ("", True)])
def test_another_python_gets_a_new_environment(asked: str, is_kept: bool, checkout: Path) -> None:
    """Here the Pythons are scripts that only say their version; one that is not there says nothing."""
    shutil.copy(ROOT / "Makefile", checkout)
    (checkout / ".venv/bin").mkdir(parents=True)
    made = checkout / ".venv/.made"
    made.touch()
    for python, version in ((checkout / ".venv/bin/python", "3.11"), (checkout / "other", asked)):
        if version:
            python.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            python.chmod(0o755)
    subprocess.run(["make", "--dry-run", "clean", "PYTHON=./other"], cwd=checkout, check=True, capture_output=True)
    assert made.exists() == is_kept
