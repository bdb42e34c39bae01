"""A process that is forked instead of started is as one that was started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.warm import Warm

TELLS = """
import os, sys
print(sys.argv, os.getcwd(), os.environ.get("SOMETHING"), len(os.environ), sys.stdin.read(), "…", __name__)
print(sys.stdout.encoding, sys.stdout.isatty(), sys.stdout.line_buffering, sys.stderr.line_buffering, file=sys.stderr)
raise SystemExit(len(sys.argv))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked here")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_it_sees_says_and_returns_the_same(warm: Warm, tmp_path: Path, unbuffered: str) -> None:
    environment = {**os.environ, "SOMETHING": "else", "PYTHONUNBUFFERED": unbuffered}
    command = [sys.executable, "-c", TELLS, "one", "other"]
    said = tmp_path / "said"
    said.write_text("what is typed")
    with said.open() as typed:
        new = subprocess.run(
            command, stdin=typed, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False
        )
    with said.open() as typed, warm.run(
        TELLS, "one", "other", stdin=typed.fileno(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment, cwd=tmp_path,
    ) as forked:  # fmt: skip
        assert forked.stdout is not None
        assert forked.stderr is not None
        assert (forked.stdout.read(), forked.stderr.read()) == (new.stdout, new.stderr)
    assert forked.returncode == new.returncode == 3


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_it_hears_signals_and_waits_for_none(warm: Warm, how: signal.Signals) -> None:
    code = "import sys, time\nprint('here', flush=True)\ntime.sleep(60)"
    new = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    forked = warm.run(code, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with new, forked:
        for process in (new, forked):
            assert process.stdout is not None
            assert process.stdout.readline() == "here\n"
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.01)
            process.send_signal(how)
    assert forked.returncode == new.returncode
