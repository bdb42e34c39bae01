"""The builds that are measured beside one another, and the processes that work in them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
BENCHMARKS: Final = ROOT / "benchmarks"
PURE: Final = "pure"
COMPILED: Final = "compiled"
IMPORTING: Final = "import time; start = time.process_time(); {}; print(time.process_time() - start)"


class Stopped(Exception):
    """A process did not answer; what it said about it stands above."""


@dataclass(frozen=True, slots=True)
class Build:
    """The package in one form, and the folder it is imported from."""

    name: str
    folder: Path

    def environment(self) -> dict[str, str]:
        """What its processes find: this build before whatever is installed, and what they are to do."""
        found = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return {**found, "PYTHONPATH": os.pathsep.join([str(self.folder), str(BENCHMARKS)]), "PYTHONHASHSEED": "0"}

    def import_seconds(self, statement: str) -> float:
        """What an import takes in a fresh process, without the start of Python itself."""
        done = subprocess.run(
            [sys.executable, "-P", "-c", IMPORTING.format(statement)],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
        )
        return float(done.stdout)

    @contextmanager
    def worker(self) -> Iterator[Worker]:
        """A process of this build, which ends with the block."""
        with subprocess.Popen(
            [sys.executable, "-P", "-m", "bench.worker"],
            env=self.environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        ) as process:
            worker = Worker(self, process)
            found = worker.ask("where")["folder"]
            if Path(found) != self.folder.resolve():
                raise Stopped(f"The {self.name} build was looked for in {self.folder}, and found in {found}.")
            yield worker
            assert process.stdin is not None
            process.stdin.close()


class Worker:
    """A process that does one job after the other."""

    def __init__(self, build: Build, process: subprocess.Popen[str]) -> None:
        self.build = build
        self._process = process

    def ask(self, job: str, **how: object) -> Any:
        """Let it do a job, and wait for what came out."""
        self.begin(job, **how)
        return self.wait()

    def begin(self, job: str, **how: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([job, how]) + "\n")
        self._process.stdin.flush()

    def wait(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise Stopped(f"A process of the {self.build.name} build stopped in the middle of its work.")
        return json.loads(line)


def builds() -> list[Build]:
    """The sources as they are, and the compiled package, if there is one that was made of them."""
    pure, compiled = Build(PURE, ROOT / "src"), Build(COMPILED, ROOT / "build" / "compiled")
    asked = subprocess.run([sys.executable, ROOT / "compiling" / "engine.py", "--is-current"], check=False)
    return [pure] if asked.returncode else [pure, compiled]
