"""`make bench` itself: it measures in processes of their own, keeps a run, and says what got worse since another."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "benchmarks" / "run.py"

pytestmark = pytest.mark.skipif(not BENCH.exists(), reason="the benchmarks are not in the package")


def bench(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, BENCH, "--quick", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bench") / "bench.json"
    done = bench("--only", "forks", "--games", 1, "--json", path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "fork at a grant" in done.stdout
    return path


def test_a_run_is_kept_with_a_value_for_each_build(kept: Path) -> None:
    rows = json.loads(kept.read_text())["rows"]
    assert rows["fork_grant"]["pure"] > 0
    assert rows["fork_resolving"]["pure"] > 0


def test_what_got_much_worse_fails_the_run(kept: Path, tmp_path: Path) -> None:
    run = json.loads(kept.read_text())
    run["rows"]["fork_grant"]["pure"] /= 100
    run["rows"]["fork_resolving"]["pure"] *= 100
    earlier = tmp_path / "earlier.json"
    earlier.write_text(json.dumps(run))
    done = bench("--only", "forks", "--games", 1, "--against", earlier)
    assert done.returncode == 1, done.stdout + done.stderr
    judged = [line for line in done.stdout.splitlines() if line.endswith(("WORSE", "better"))]
    assert any("fork at a grant of priority" in line and line.endswith("WORSE") for line in judged)
    assert any("fork in the middle" in line and line.endswith("better") for line in judged)


def test_a_file_that_is_no_run_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    done = bench("--against", other)
    assert done.returncode == 2
    assert "was not kept by `make bench`" in done.stderr
