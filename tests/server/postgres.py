"""A PostgreSQL of the tests' own: made in a temporary folder, reached by a socket in it, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

NOT_INSTALLED = "PostgreSQL is not installed (Debian: postgresql), so nothing is tested against it"


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL of this machine are."""
    found = list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return max(found, key=lambda program: int(program.parts[-3])).parent
    on_path = shutil.which("initdb")
    return None if on_path is None else Path(on_path).parent


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path, user: str) -> None:
        self._programs = programs
        self._folder = folder
        self._user = user
        self._numbers = count(1)

    def make(self) -> None:
        """Make and start it. Nothing in it has to outlive a loss of power."""
        self._run("initdb", "--no-sync", "--auth=trust", "--username=planechase", "--encoding=UTF8", "data")
        settings = [
            "listen_addresses = ''",
            f"unix_socket_directories = '{self._folder}'",
            "fsync = off",
            "max_connections = 200",
            "shared_buffers = 32MB",
        ]
        with (self._folder / "data" / "postgresql.conf").open("a") as configuration:
            configuration.write("\n".join(settings) + "\n")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "--pgdata=data", "--log=log", "--wait", "--silent", "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it: "fast" ends all connections properly, "immediate" is a crash."""
        self._run("pg_ctl", "--pgdata=data", "--wait", "--silent", f"--mode={how}", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self._run("createdb", f"--host={self._folder}", "--username=planechase", name)
        return f"postgresql://planechase@/{name}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        as_root = os.getuid() == 0
        with (self._folder / "errors").open("ab") as errors:
            done = subprocess.run(
                [self._programs / program, *arguments],
                cwd=self._folder,
                # PostgreSQL refuses to run as root.
                user=self._user if as_root else None,
                group=pwd.getpwnam(self._user).pw_gid if as_root else None,
                extra_groups=[] if as_root else None,
                # What PostgreSQL leaves running keeps its output open, so nobody may wait for the end of it.
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                check=False,
            )
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {(self._folder / 'errors').read_text()}")


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A PostgreSQL for as long as it is needed, or a skipped test that says what is missing."""
    found = programs()
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    if found is None or user not in {entry.pw_name for entry in pwd.getpwall()}:
        pytest.skip(NOT_INSTALLED)
    # A socket's path must be short, and the folder belongs to whom PostgreSQL runs as.
    with tempfile.TemporaryDirectory(prefix="planechase-", dir="/tmp") as name:
        folder = Path(name)
        if os.getuid() == 0:
            shutil.chown(folder, user)
        cluster = Cluster(found, folder, user)
        cluster.make()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
