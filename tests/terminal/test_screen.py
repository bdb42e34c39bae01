"""On a real terminal the picture is drawn in place."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.messages import Paper

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def on_a_terminal(args: list[str], typed: str, tmp_path: Path, height: int = 24) -> str:
    """What a terminal of 80 by 24 receives while these keys are typed ahead."""
    ours, theirs = os.openpty()
    os.write(ours, typed.encode())
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": str(height)}
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
    typed = "\n?\n\nsandwich\nplay\nu\nq\nn\n"
    received = on_a_terminal(["play", "--resume", str(bears(players=4))], typed, tmp_path, height=26)
    pictures = received.split("\x1b[H")
    assert len(pictures) >= 6
    assert "Take a mulligan?" in pictures[1]
    assert "▶ Ann (you)" in pictures[2]
    assert "pass until something happens" in pictures[3]
    assert "“sandwich” is not one of the choices" in received
    assert "Taken back" in received
    assert "Bob is thinking …" in received


def test_advice_stands_above_the_prompt_and_swallows_nothing(bears: Callable[..., Path], tmp_path: Path) -> None:
    received = on_a_terminal(["play", "--resume", str(bears())], "\nadvice\nplay\nq\nn\n", tmp_path)
    pictures = received.split("\x1b[H")
    (advised,) = [picture for picture in pictures if "A bot would choose: Play Forest." in picture]
    assert "What do you do?" in advised
    assert "A bot is thinking …" in received
    assert "Ann plays Forest." in received, "what was typed next was done"


def test_what_goes_on_is_wiped_before_anything_else_is_said() -> None:
    paper = Paper(in_place=True)
    paper.note("Bob is thinking …")
    paper.note("Bob is thinking …")
    paper.say("Bob passes.")
    assert isinstance(paper.console.file, io.StringIO)
    assert paper.console.file.getvalue() == "\rBob is thinking …\x1b[K\r\x1b[KBob passes.\n"
    plain = Paper()
    plain.note("Bob is thinking …")
    assert isinstance(plain.console.file, io.StringIO)
    assert plain.console.file.getvalue() == ""


def test_a_hand_is_wiped_before_the_terminal_is_handed_over(bears: Callable[..., Path], tmp_path: Path) -> None:
    received = on_a_terminal(["play", "--resume", str(bears(people=(0, 1)))], "\n\n\nq\nn\n", tmp_path)
    before = received.split("Bob, it is your decision.")[0]
    assert before.rstrip().endswith("\x1b[2J\x1b[3J\x1b[H")


def test_what_happened_is_told_at_the_beginning_of_ones_turn(bears: Callable[..., Path], tmp_path: Path) -> None:
    received = on_a_terminal(["play", "--resume", str(bears(players=4))], "\nplay\n\nq\nn\n", tmp_path, height=14)
    told = received.split("Since your last turn:\x1b[K")[1].split("Enter: back")[0]
    for line in ("Turn 2: Bob draws a card.", "Turn 3: Cat draws a card.", "Turn 4: Dan draws a card."):
        assert line in told
    assert "Ann plays Forest." not in told


def test_whoever_ends_the_input_is_asked_first(bears: Callable[..., Path], tmp_path: Path) -> None:
    saved, key = tmp_path / "saved.json", "\x04"
    started = ["play", "--resume", str(bears())]
    received = typed_at_prompts(started, [("Take a mulligan?", key), ("Save the game", "\n"), ("> ", f"save {saved}\n"),
                                          ("Saved.", key), ("Save the game", "n\n")], tmp_path)  # fmt: skip
    assert received.count("Save the game before you leave?") == 2
    assert saved.exists()


def typed_at_prompts(args: list[str], answers: list[tuple[str, str]], tmp_path: Path) -> str:
    """What a terminal receives where each key is typed when something is to be read that was not there before."""
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-m", "planechase.terminal.main", *args]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=tmp_path, close_fds=True,
    ) as process:  # fmt: skip
        os.close(theirs)
        received = new = ""
        left = list(answers)
        while True:
            try:
                more = os.read(ours, 65536).decode(errors="replace")
            except OSError:
                break
            received, new = received + more, new + more
            if left and left[0][0] in new and new.rstrip().endswith(">"):
                os.write(ours, left.pop(0)[1].encode())
                new = ""
        process.wait()
        assert process.returncode == 0
    os.close(ours)
    assert not left
    return received


def test_an_attack_is_seen_also_by_somebody_who_can_do_nothing(bears: Callable[..., Path], tmp_path: Path) -> None:
    """CR 508.1: Ann passes on and on; she has nothing, and still sees that Bob attacks, and what it cost her."""
    typed = "\n" + "play\npp\n" * 7 + "q\nn\nq\nn\n"
    received = on_a_terminal(["play", "--resume", str(bears())], typed, tmp_path)
    assert "Bob's declare attackers step. What do you do?" in received
    assert "nothing can be done here" in received
