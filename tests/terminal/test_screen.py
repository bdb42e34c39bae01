"""On a real terminal the picture is drawn in place."""

from __future__ import annotations

import io
import os
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.terminal.messages import Paper
from tests.warm import Warm

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


class Screen:
    """A terminal of 80 by 24, or another height, at which somebody runs `planechase`."""

    def __init__(self, warm: Warm, folder: Path) -> None:
        self._warm = warm
        self._folder = folder

    def typed_ahead(self, *args: str | Path, typed: str, height: int = 24) -> str:
        """What it receives while these keys are typed ahead."""
        with self._running(args, height, typed) as ours:
            return "".join(_received(ours))

    def typed_at_prompts(self, *args: str | Path, answers: list[tuple[str, str]]) -> str:
        """What it receives where each key is typed when something is to be read that was not there before."""
        left = list(answers)
        received = new = ""
        with self._running(args) as ours:
            for more in _received(ours):
                received, new = received + more, new + more
                if left and left[0][0] in new and new.rstrip().endswith(">"):
                    os.write(ours, left.pop(0)[1].encode())
                    new = ""
        assert not left
        return received

    @contextmanager
    def _running(self, args: Sequence[str | Path], height: int = 24, typed: str = "") -> Iterator[int]:
        ours, theirs = os.openpty()
        os.write(ours, typed.encode())
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": str(height)}
        words = [str(arg) for arg in args]
        streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
        with self._warm.planechase(*words, **streams, env=environment, cwd=self._folder) as process:
            os.close(theirs)
            yield ours
        os.close(ours)
        assert process.returncode == 0


def _received(ours: int) -> Iterator[str]:
    """What comes out of a terminal, until nobody writes to it any more."""
    decoder = getincrementaldecoder("utf-8")()
    while True:
        try:
            more = os.read(ours, 65536)
        except OSError:
            return
        if not more:
            return
        yield decoder.decode(more)


@pytest.fixture
def screen(warm: Warm, tmp_path: Path) -> Screen:
    return Screen(warm, tmp_path)


def test_the_picture_is_drawn_over_the_one_before(bears: Callable[..., Path], screen: Screen) -> None:
    typed = "\n?\n\nsandwich\nplay\nu\nq\nn\n"
    received = screen.typed_ahead("play", "--resume", bears(players=4), typed=typed, height=26)
    pictures = received.split("\x1b[H")
    assert len(pictures) >= 6
    assert "Take a mulligan?" in pictures[1]
    assert "▶ Ann (you)" in pictures[2]
    assert "pass until something happens" in pictures[3]
    assert "“sandwich” is not one of the choices" in received
    assert "Taken back" in received
    assert "Bob is thinking …" in received


def test_advice_stands_above_the_prompt_and_swallows_nothing(bears: Callable[..., Path], screen: Screen) -> None:
    received = screen.typed_ahead("play", "--resume", bears(), typed="\nadvice\nplay\nq\nn\n")
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


def test_a_hand_is_wiped_before_the_terminal_is_handed_over(bears: Callable[..., Path], screen: Screen) -> None:
    received = screen.typed_ahead("play", "--resume", bears(people=(0, 1)), typed="\n\n\nq\nn\n")
    before = received.split("Bob, it is your decision.")[0]
    assert before.rstrip().endswith("\x1b[2J\x1b[3J\x1b[H")


def test_what_happened_is_told_at_the_beginning_of_ones_turn(bears: Callable[..., Path], screen: Screen) -> None:
    received = screen.typed_ahead("play", "--resume", bears(players=4), typed="\nplay\n\nq\nn\n", height=14)
    told = received.split("Since your last turn:\x1b[K")[1].split("Enter: back")[0]
    for line in ("Turn 2: Bob draws a card.", "Turn 3: Cat draws a card.", "Turn 4: Dan draws a card."):
        assert line in told
    assert "Ann plays Forest." not in told


def test_whoever_ends_the_input_is_asked_first(bears: Callable[..., Path], screen: Screen, tmp_path: Path) -> None:
    saved, key = tmp_path / "saved.json", "\x04"
    answers = [("Take a mulligan?", key), ("Save the game", "\n"), ("> ", f"save {saved}\n"), ("Saved.", key)]
    received = screen.typed_at_prompts("play", "--resume", bears(), answers=[*answers, ("Save the game", "n\n")])
    assert received.count("Save the game before you leave?") == 2
    assert saved.exists()


def test_an_attack_is_seen_also_by_somebody_who_can_do_nothing(bears: Callable[..., Path], screen: Screen) -> None:
    """CR 508.1: Ann passes on and on; she has nothing, and still sees that Bob attacks, and what it cost her."""
    typed = "\n" + "play\npp\n" * 7 + "q\nn\nq\nn\n"
    received = screen.typed_ahead("play", "--resume", bears(), typed=typed)
    assert "Bob's declare attackers step. What do you do?" in received
    assert "nothing can be done here" in received
