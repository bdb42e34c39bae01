"""On a real terminal the picture is drawn in place."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def on_a_terminal(args: list[str], typed: str, tmp_path: Path) -> str:
    """What a terminal of 80 by 24 receives while these keys are typed ahead."""
    ours, theirs = os.openpty()
    os.write(ours, typed.encode())
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "planechase.terminal.main", *args]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=tmp_path, close_fds=True
    ) as process:
        os.close(theirs)
        received = bytearray()
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:
                break
            if not more:
                break
            received += more
        process.wait()
        assert process.returncode == 0
    os.close(ours)
    return received.decode()


def test_the_picture_is_drawn_over_the_one_before(bears: Callable[..., Path], tmp_path: Path) -> None:
    typed = "\n?\n\nsandwich\nplay\n\nu\nq\nn\n"
    received = on_a_terminal(["play", "--resume", str(bears(players=4))], typed, tmp_path)
    pictures = received.split("\x1b[H")
    assert len(pictures) >= 6
    assert "Take a mulligan?" in pictures[1]
    assert "▶ Ann (you)" in pictures[2]
    assert "pass until something happens" in pictures[3]
    assert "“sandwich” is not one of the choices" in received
    assert "Since your last turn:\x1b[K" in received, "there is more to tell than the picture has room for"
    assert "Taken back" in received


def test_a_hand_is_wiped_before_the_terminal_is_handed_over(bears: Callable[..., Path], tmp_path: Path) -> None:
    received = on_a_terminal(["play", "--resume", str(bears(people=(0, 1)))], "\n\n\nq\nn\n", tmp_path)
    before = received.split("Bob, it is your decision.")[0]
    assert before.rstrip().endswith("\x1b[2J\x1b[3J\x1b[H")
