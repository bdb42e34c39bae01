"""Games in many processes: they end when they are told to, and with whoever began them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from planechase.lab import running
from planechase.lab.game_folder import Folder
from planechase.lab.game_plans import GamePlan
from planechase.lab.lab_games import Outcome

QUICK = GamePlan(2, (), ("Dawn Charge", "Grave Tide"), ("random",), 3)
LONG = 60
"""Seconds after which a test gives up; on a machine that has nothing else to do it takes a few."""

THINKING = """
import time

def choose(game, decision):
    if game.answered < 9:
        return decision.default()
    door = open({door!r}, "wb", buffering=0)
    door.write(b".")
    time.sleep(600)
"""


class Door:
    """A pipe that each process holds open which thinks and thinks."""

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def wait_for(self, processes: int) -> None:
        came = 0
        for _ in _patiently():
            came += len(self._read() or b"")
            if came == processes:
                return
        pytest.fail(f"Only {came} processes came so far as to think.")

    def wait_until_nobody_is_left(self) -> None:
        for _ in _patiently():
            if self._read() == b"":
                return
        pytest.fail("There is still a process that plays.")

    def _read(self) -> bytes | None:
        """What was said; None where nobody says anything, and nothing where nobody is there."""
        try:
            return os.read(self.end, 99)
        except BlockingIOError:
            return None


def _patiently() -> Iterator[None]:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        yield
        time.sleep(0.05)


@contextmanager
def thinking(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], Door]]:
    """A simulation, in a terminal of its own, whose two processes are in the middle of games that last for ever."""
    door, bot = Door(tmp_path / "door"), tmp_path / "bot.py"
    bot.write_text(THINKING.format(door=str(tmp_path / "door")))
    small = ("--players", "2", "--with", "none", "--decks", "Dawn Charge,Grave Tide", "--jobs", "2")
    process = subprocess.Popen(
        [sys.executable, "-m", "planechase", "sim", "--games", "4", "--bots", f"{bot}:choose", *small],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        door.wait_for(2)
        yield process, door
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        os.close(door.end)


@pytest.mark.parametrize(("how", "everybody"), [(signal.SIGINT, True), (signal.SIGTERM, False)])
def test_who_is_told_to_stop_does_not_wait_for_the_games(tmp_path: Path, how: signal.Signals, everybody: bool) -> None:
    """Ctrl-C is heard by all processes of a terminal, `kill` by one."""
    with thinking(tmp_path) as (process, door):
        (os.killpg if everybody else os.kill)(process.pid, how)
        _, said = process.communicate(timeout=LONG)
        assert process.returncode == 130
        assert "Stopped" in said
        assert "Traceback" not in said
        door.wait_until_nobody_is_left()


def test_nobody_goes_on_playing_for_one_who_is_gone(tmp_path: Path) -> None:
    with thinking(tmp_path) as (process, door):
        process.kill()
        process.communicate(timeout=LONG)
        door.wait_until_nobody_is_left()


def test_a_process_hears_nothing_of_ctrl_c_from_its_first_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = running._Worker.tell

    def disturbed(worker: running._Worker, number: int | None) -> None:
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGINT)
        tell(worker, number)

    monkeypatch.setattr(running._Worker, "tell", disturbed)
    over = list(running.outcomes(QUICK, range(2), 2))
    assert [outcome.failure for outcome in over] == ["", ""]


def test_no_process_is_left_when_one_has_heard_enough() -> None:
    with closing(running.outcomes(QUICK, range(50), 2)) as games:
        next(games)
        assert len(active_children()) == 2
    assert not active_children()


DYING = """
import os
from planechase.bots import RandomBot

class Dying(RandomBot):
    def __init__(self, seed):
        super().__init__(seed)
        self.dies = seed in {seeds}

    def decide(self, game, decision):
        if self.dies and game.answered > 9:
            {how}
        return super().decide(game, decision)
"""


def dying(tmp_path: Path, number: int, how: str) -> GamePlan:
    """The quick games, of which one does not end well."""
    bot = tmp_path / "dying.py"
    bot.write_text(DYING.format(seeds=[QUICK.match(number).seed], how=how))
    return msgspec.structs.replace(QUICK, bots=(f"{bot}:Dying",))


@pytest.mark.usefixtures("forked")
def test_only_the_game_is_lost_that_kills_its_process_and_one_can_begin_it_again(tmp_path: Path) -> None:
    plan = dying(tmp_path, 1, "os._exit(3)")
    folder = Folder(tmp_path / "games", plan)
    for outcome in running.outcomes(plan, range(4), 2):
        folder.keep(outcome)
    assert [outcome.match.number for outcome in folder.in_order() if outcome.failure] == [1]
    lost = msgspec.json.decode((folder.path / "failed" / "1.json").read_bytes(), type=Outcome)
    assert "died 2 times" in lost.failure
    assert lost.record is None
    assert lost.match.begin().hash() == QUICK.match(1).begin().hash()


def test_a_bot_that_ends_the_program_ends_its_game(tmp_path: Path) -> None:
    plan = dying(tmp_path, 0, "raise SystemExit('enough')")
    failed, fine = running.outcomes(plan, range(2), 1)
    assert "enough" in failed.why_failed
    assert failed.record is not None
    assert not fine.failure
