"""Which tests take long: `make bench-tests` prints the twenty dearest and the sum for each folder.

It runs all tests, so it takes as long as they do, and says something only on a machine that does nothing else. With
`--report FILE` it looks at a report that there is already (`.ci/run` leaves one in `build/tests.xml`). `--write` writes
down the slow ones in `tests/slow.txt`; these get the mark `slow`, and `make test-quick` leaves them out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from junit_reports import ROOT, Ran, read

SLOW: Final = 0.5
"""Seconds."""
LIST: Final = ROOT / "tests" / "slow.txt"
REPORT: Final = ROOT / "build" / "times.xml"
DEAREST: Final = 20


def slow_tests(ran: Iterable[Ran], seconds: float) -> list[str]:
    """The names of those that took longer, sorted; without those whose name is another one in each run."""
    return sorted({each.test for each in ran if each.seconds > seconds and " at 0x" not in each.test})


def table(ran: Sequence[Ran]) -> str:
    """The dearest tests, and how long each folder takes."""
    by_time = sorted(ran, key=lambda each: each.seconds, reverse=True)
    lines = [f"{each.seconds:8.2f} s  {each.test}" for each in by_time[:DEAREST]]
    folders: dict[str, list[float]] = defaultdict(list)
    for each in ran:
        folders[each.folder].append(each.seconds)
    sums = sorted(((sum(times), len(times), folder) for folder, times in folders.items()), reverse=True)
    lines += ["", *(f"{seconds:8.1f} s {count:6} tests  {folder}" for seconds, count, folder in sums)]
    return "\n".join([*lines, f"{sum(each.seconds for each in ran):8.1f} s {len(ran):6} tests  together"])


def main() -> int:
    parser = argparse.ArgumentParser(description="Say which tests take long.")
    parser.add_argument("--report", type=Path, help="look at this report instead of running the tests")
    parser.add_argument("--write", action="store_true", help=f"write the slow ones into {LIST.relative_to(ROOT)}")
    parser.add_argument("--seconds", type=float, default=SLOW, help=f"what takes longer is slow ({SLOW})")
    chosen = parser.parse_args()
    failed = 0 if chosen.report else _run()
    ran = read(chosen.report or REPORT)
    print(table(ran))
    slow = slow_tests(ran, chosen.seconds)
    print(f"{len(slow)} tests take more than {chosen.seconds} s.")
    if chosen.write:
        LIST.write_text("".join(f"{test}\n" for test in slow), encoding="utf-8")
    return failed


def _run() -> int:
    REPORT.unlink(missing_ok=True)
    return subprocess.run([sys.executable, "-m", "pytest", f"--junitxml={REPORT}"], check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
