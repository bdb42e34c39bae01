"""Processes that need not import anything first: each is forked from one that has imported the whole program.

What runs in one is told as for `python -c`: code and arguments. It has its own input and outputs, environment and
folder, and ends as any other process does. Tests of starting itself start new interpreters instead.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from multiprocessing import get_context
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import IO, Any, Final, NoReturn, Self

from planechase import Game

IMPORTED: Final = (
    "planechase.terminal.main",
    "planechase.terminal.serve_command",
    "planechase.terminal.play_command",
    "planechase.terminal.session",
    "planechase.server.app",
    "planechase.server.serving",
    "planechase.server.storage.sqlite",
    "planechase.tables.advising",
)
COMMAND: Final = "from planechase.terminal.main import main; raise SystemExit(main())"
"""What `planechase` runs."""
REQUEST: Final = 2**16
"""So many bytes of a request are read at once."""

PROCESSES: Final = get_context("forkserver")
"""For functions in processes of their own. A test process has one server that forks these, so all is named here."""
PROCESSES.set_forkserver_preload(
    ["planechase.lab.running", "planechase.tables.bot_levels", "tests.server.storage.victims"]
)


class Warm:
    """The process that others are forked from. It ends with whoever has started it."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX)
        with theirs:
            self._process = Popen([sys.executable, "-P", __file__], stdin=theirs.fileno(), start_new_session=True)

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def planechase(self, *arguments: str, **more: Any) -> Forked:
        """Run `planechase` with these arguments."""
        return self.run(COMMAND, *arguments, **more)

    def run(
        self,
        code: str,
        *arguments: str,
        stdin: int | None = None,
        stdout: int | None = None,
        stderr: int | None = None,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> Forked:
        """Run this code in a process of its own. Streams are as for `subprocess`: ours, a descriptor, or PIPE."""
        wishes = {"code": code, "arguments": arguments, "env": dict(env or os.environ), "cwd": str(cwd or Path.cwd())}
        nothing = os.open(os.devnull, os.O_RDWR)
        ends = [_end(stream, ours) for stream, ours in ((stdin, nothing), (stdout, 1), (stderr, 2))]
        end, told = os.pipe()
        socket.send_fds(self._line, [json.dumps(wishes).encode(), b"\n"], [*(theirs for theirs, _ in ends), told])
        for passed in (nothing, told, *(theirs for theirs, ours in ends if ours is not None)):
            os.close(passed)
        return Forked(end, ends[1][1], ends[2][1])


def _end(stream: int | None, usual: int) -> tuple[int, int | None]:
    """The end of a stream that is given away, and our own end of it, where it has two."""
    if stream == PIPE:
        ours, theirs = os.pipe()
        return theirs, ours
    return usual if stream is None else stream, None


class Forked:
    """A process that was forked: what tests need of `subprocess.Popen`."""

    def __init__(self, told: int, stdout: int | None, stderr: int | None) -> None:
        self._told = os.fdopen(told, "r")
        self.pid = int(self._told.readline())
        self.stdout: IO[str] | None = None if stdout is None else os.fdopen(stdout, "r", encoding="utf-8")
        self.stderr: IO[str] | None = None if stderr is None else os.fdopen(stderr, "r", encoding="utf-8")
        self.returncode: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        for stream in (self.stdout, self.stderr):
            if stream is not None:
                stream.close()
        self.wait()
        self._told.close()

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise TimeoutExpired(COMMAND, timeout or 0)
            self.returncode = int(self._told.readline())
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


# ---------------------------------------------------------------------- in the processes


def _wait_to_be_forked() -> dict[str, Any]:
    """Fork whenever that is wished for. Returns in those who were forked, with what they are to do."""
    with socket.socket(fileno=os.dup(0)) as line:
        while True:
            wishes, descriptors, *_ = socket.recv_fds(line, REQUEST, 4)
            while wishes and not wishes.endswith(b"\n"):
                wishes += line.recv(REQUEST)
            with suppress(ChildProcessError):
                while os.waitpid(-1, os.WNOHANG) != (0, 0):
                    pass
            if not wishes:
                os._exit(0)
            if os.fork() == 0:
                break
            for each in descriptors:
                os.close(each)
    *streams, told = descriptors
    child = os.fork()
    if child != 0:
        _mind(child, told, streams)
    os.close(told)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    found: dict[str, Any] = json.loads(wishes)
    return found


def _mind(child: int, told: int, streams: list[int]) -> NoReturn:
    """Tell which process it is, and how it ended."""
    for stream in (0, *streams):
        os.close(stream)
    os.write(told, b"%d\n" % child)
    os.write(told, b"%d\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    os._exit(0)


def _be(wishes: Mapping[str, Any]) -> None:
    """Be as a new interpreter would be."""
    os.chdir(wishes["cwd"])
    os.environ.clear()
    os.environ.update(wishes["env"])
    sys.argv = ["-c", *wishes["arguments"]]
    unbuffered = bool(os.environ.get("PYTHONUNBUFFERED"))
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        file = open(number, "rb" if number == 0 else "wb", closefd=False)  # noqa: SIM115  # it stays open
        errors = "backslashreplace" if name == "stderr" else None
        by_line = not unbuffered and (name == "stderr" or os.isatty(number))
        stream = TextIOWrapper(file, "utf-8", errors, line_buffering=by_line, write_through=unbuffered)
        setattr(sys, name, stream)


def main() -> None:
    for module in IMPORTED:
        import_module(module)
    Game.casual("planechase")  # reads the cards of most decks
    gc.freeze()
    wishes = _wait_to_be_forked()
    _be(wishes)
    exec(wishes["code"], {"__name__": "__main__"})


if __name__ == "__main__":
    main()
