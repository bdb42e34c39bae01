"""Runs tests once more that may have failed by chance, as `.ci/run` does: `run_again.py EXIT_CODE REPORT LIST`.

Tests of a browser, a server or a terminal wait for other processes, and fail once in a long while on a busy machine.
Each that the report says has failed is run once more, alone. If all pass, they are written into the list as flaky, and
this ends well. Whoever does not mend a flaky test at once adds it to `tests/flaky.txt`, which must be empty before an
issue is resolved. No other test gets a second try: those of rules, words, reading and bots never fail by chance.

The exit code is pytest's own. It says what the report does not: whether pytest ran to its end.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from junit_reports import ROOT, Ran, read

WAITING: Final = ("tests/page", "tests/paper", "tests/server", "tests/terminal")
"""The folders whose tests wait for other processes."""
TESTS_FAILED: Final = 1
"""The exit code of pytest when it ran all tests and some failed. Any other means that it broke or was stopped."""
MOST: Final = 10
"""When more than these fail, something is broken, and not by chance."""


def flaky(ran: Sequence[Ran], passes: Callable[[str], bool]) -> list[str] | None:
    """The tests that failed by chance; None if any failed for good, or if no test can be blamed."""
    failed = list(dict.fromkeys(each.test for each in ran if each.failed))
    if not failed or len(failed) > MOST or any(each.folder not in WAITING for each in ran if each.failed):
        return None
    return failed if all(map(passes, failed)) else None


def passes_alone(test: str) -> bool:
    """Run one test by itself."""
    print(f"==> Once more, alone: {test}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", "-n0", "-q", test], check=False, cwd=ROOT).returncode == 0


def main() -> int:
    exit_code, report, kept = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    if exit_code != TESTS_FAILED or not report.is_file():
        return 1
    found = flaky(read(report), passes_alone)
    if found is None:
        return 1
    kept.write_text("".join(f"{test}\n" for test in found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
