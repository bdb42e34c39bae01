"""Runs what fetches packages: says how far it is, never waits in silence, and fails with one sentence.

It uses nothing but the standard library, because it runs before anything is installed.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple

PATIENCE: Final = float(os.environ.get("PLANECHASE_PATIENCE", "60"))
"""After this many seconds without progress, a registry counts as out of reach."""
EVERY: Final = 10.0
"""How often it says how far it is, in seconds."""
LAST_LINES: Final = 25
"""How many of the program's last lines are shown if it failed for another reason than the network."""


class Source(NamedTuple):
    """Where packages come from, and how its program tells of them."""

    name: str
    fetched: re.Pattern[str]
    """A line that says that a package has come."""
    unreachable: re.Pattern[str]
    """Where this is found in all that was said, the network is to blame."""
    working: re.Pattern[str] | None = None
    """A line after which the program may be silent for as long as it likes: it downloads, builds or installs."""
    patience: float = PATIENCE


PYTHON: Final = Source(
    "the index of Python packages",
    re.compile(r"\s*(Collecting|Requirement already satisfied)"),
    re.compile(r"Retrying \(Retry\(.*(Could not find a version|ERROR: .*(Max retries exceeded|timed out))", re.DOTALL),
    re.compile(
        r"\s*(Downloading|Building|Preparing|Getting requirements|Installing collected|Attempting|Uninstalling)"
    ),
)
NPM: Final = Source(
    "npm's registry",
    re.compile(r"npm http (fetch GET (200|304)|cache) "),
    re.compile(r"npm (error|ERR!) (network|code (E[A-Z]*CONN[A-Z]*|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|FETCH_ERROR))"),
)


class NotFetched(Exception):
    """The packages are not there; the message is a sentence that says why."""


def fetch(
    command: Sequence[str | Path],
    source: Source,
    *,
    where: Path | None = None,
    environment: Mapping[str, str] | None = None,
    say: Callable[[str], None] = lambda text: print(text, flush=True),
) -> None:
    """Run a command that fetches packages from there. Ctrl-C or a timeout stops it."""
    with subprocess.Popen(
        command,
        cwd=where,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    ) as process:
        try:
            said = _watched(process, source, say)
        finally:
            _end(process)
    if process.returncode:
        raise NotFetched(_why(said, source))


def _watched(process: subprocess.Popen[str], source: Source, say: Callable[[str], None]) -> list[str]:
    """All that it says until it is over."""
    said: list[str] = []
    fetched, is_working, moved, told = 0, False, monotonic(), monotonic()
    for line in _lines(process):
        now = monotonic()
        if is_working:
            moved = now
        if line is not None:
            said.append(line)
            is_working = source.working is not None and source.working.match(line) is not None
            if source.fetched.match(line):
                fetched, moved = fetched + 1, now
        if now - moved > source.patience:
            raise NotFetched(f"Nothing has come from {source.name} for {source.patience:g} seconds.")
        if now - told >= EVERY:
            told = now
            say(_progress(fetched, is_working, source))
    return said


def _progress(fetched: int, is_working: bool, source: Source) -> str:
    if fetched:
        return f"    {fetched} fetched so far"
    return "    still working" if is_working else f"    waiting for an answer: {source.name}"


def _lines(process: subprocess.Popen[str]) -> Iterator[str | None]:
    """Each line as it comes, and None whenever a part of a second has passed without one."""
    assert process.stdout is not None
    output, queue = process.stdout, Queue[str | None]()

    def listen() -> None:
        for line in output:
            queue.put(line.rstrip())
        queue.put(None)

    Thread(target=listen, daemon=True).start()
    while True:
        try:
            line = queue.get(timeout=0.2)
        except Empty:
            yield None
            continue
        if line is None:
            process.wait()
            return
        yield line


def _end(process: subprocess.Popen[str]) -> None:
    """With all that it has started."""
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _why(said: Sequence[str], source: Source) -> str:
    if source.unreachable.search("\n".join(said)):
        return f"No network connection: {source.name} cannot be reached."
    told = [line for line in said if not source.fetched.match(line)][-LAST_LINES:]
    return "\n".join([*told, "The packages could not be installed; the lines above say why."])


def pip(arguments: Sequence[str]) -> None:
    """Fetch Python packages with the pip of this Python.

    It gives up soon. The environment may set other bounds for pip, but none can make it wait longer than our patience.
    """
    bounds = {"PIP_RETRIES": "1", "PIP_DEFAULT_TIMEOUT": "15", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    environment = {**bounds, **os.environ, "PIP_PROGRESS_BAR": "off"}
    # A download that stalls is silent like one that is slow: only pip itself can tell.
    with suppress(ValueError):
        environment["PIP_DEFAULT_TIMEOUT"] = f"{min(float(environment['PIP_DEFAULT_TIMEOUT']), PATIENCE):g}"
    fetch([sys.executable, "-m", "pip", *arguments], PYTHON, environment=environment)


def main() -> int:
    """`python installing/fetching.py install …` is `pip install …`; returns the exit code."""
    try:
        pip(sys.argv[1:])
    except NotFetched as why:
        print(why, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
