"""`--ray`: the same games on a cluster, whatever becomes of its workers."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from logging import ERROR
from pathlib import Path

import msgspec
import pytest

from planechase.lab.game_plans import planned
from planechase.lab.lab_games import Outcome
from planechase.lab.running import outcomes
from planechase.terminal.main import main

ray = pytest.importorskip("ray", reason="Games on many machines need Ray: pip install 'planechase[ray]'.")
from planechase.lab import cluster  # noqa: E402  # it needs what is looked for above

SMALL = ("--players", "2", "--decks", "Zombie Empire,Strike Force", "--json")


@pytest.fixture(scope="module")
def local() -> Iterator[str]:
    """A small cluster of this machine, for all tests that need one; it ends with them."""
    # Ray lets its workers wait for everything else on a machine, and here other tests run beside them.
    as_others = {"worker_niceness": 0}
    ray.init(
        "local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=ERROR, _system_config=as_others
    )
    yield "auto"
    ray.shutdown()


def happened(all_of_them: list[Outcome]) -> list[Outcome]:
    """Without what differs from run to run."""
    ordered = sorted(all_of_them, key=lambda outcome: outcome.match.number)
    return [msgspec.structs.replace(outcome, seconds=0) for outcome in ordered]


def kept(folder: Path) -> list[Outcome]:
    lines = (folder / "outcomes.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Outcome) for line in lines]


CAREFUL = """
from planechase.bots import SensibleBot

class Careful(SensibleBot):
    def decide(self, game, decision):
        return super().decide(game, decision)
"""


def test_the_same_games_are_played_on_a_cluster(local: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "careful.py"
    bot.write_text(CAREFUL)
    bots = f"steady,{bot}:Careful"
    folder = tmp_path / "games"
    command = ("sim", *SMALL, "--bots", bots, "--games", "7", "--out", str(folder), "--ray", local)
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 7
    plan = planned(2, "planechase", "Zombie Empire,Strike Force", bots, 1)
    assert happened(kept(folder)) == happened(list(outcomes(plan, range(7), 1)))


def test_an_arena_can_be_held_on_a_cluster(local: str, capsys: pytest.CaptureFixture[str]) -> None:
    here = ("arena", "--deals", "2", "--decks", "Dawn Charge,Grave Tide", "--json")
    assert main([*here, "--jobs", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*here, "--ray", local]) == 0
    assert json.loads(capsys.readouterr().out) == alone


DYING = """
import os
from pathlib import Path
from signal import SIGKILL
from planechase.bots import SensibleBot

died = Path({died!r})

class Dying(SensibleBot):
    def __init__(self, seed):
        super().__init__()
        self.dies = seed in {seeds}

    def decide(self, game, decision):
        if self.dies and game.answered > 20 and ({always} or not died.exists()):
            died.write_text("once")
            os.kill(os.getpid(), SIGKILL)
        return super().decide(game, decision)
"""


@pytest.mark.parametrize("always", [False, True])
def test_a_worker_that_dies_loses_nothing_but_the_game_that_kills_it_each_time(
    local: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], always: bool
) -> None:
    bot, folder = tmp_path / "dying.py", tmp_path / "games"
    plan = planned(2, "planechase", "Zombie Empire,Strike Force", "steady", 1)
    bot.write_text(DYING.format(died=str(tmp_path / "died"), seeds=[plan.match(3).seed], always=always))
    command = ("sim", *SMALL, "--bots", f"{bot}:Dying", "--games", "6", "--out", str(folder), "--ray", local)
    assert main(command) == 0
    # Ray may tell of the worker long after it died; the cluster of these tests is still there then, a user's is not.
    result = capsys.readouterr().out.splitlines()[0]
    assert json.loads(result)["failed"] == int(always)
    assert (tmp_path / "died").exists()
    expected, found = happened(list(outcomes(plan, range(6), 1))), happened(kept(folder))
    if always:
        assert "died 3 times" in found[3].failure
        del found[3], expected[3]
    assert [as_told(outcome) for outcome in found] == [as_told(outcome) for outcome in expected]


def as_told(outcome: Outcome) -> Outcome:
    """Whatever the bots are called."""
    return msgspec.structs.replace(outcome, match=msgspec.structs.replace(outcome.match, bots=()))


def test_a_machine_with_other_rules_is_not_asked(local: str) -> None:
    match = planned(2, "none", "Dawn Charge,Grave Tide", "steady", 1).match(0)
    with pytest.raises(cluster.OtherVersion, match="it has planechase"):
        cluster.batch([match], cluster.Sources((), ()), "planechase of long ago", False)


def test_what_failed_on_another_machine_is_told_with_the_file_that_somebody_named() -> None:
    match = planned(2, "none", "Dawn Charge,Grave Tide", "steady", 1).match(0)
    bots = msgspec.structs.replace(match, bots=("mine.py:choose", "steady"))
    sources = cluster.Sources(("mine.py",), (b"def choose(game, decision):\n    return [][3]\n",))
    (outcome,) = cluster.batch([bots], sources, cluster.VERSION, False)
    assert outcome.match == bots
    assert outcome.fault is not None
    assert outcome.fault.said == "mine.py:choose raised IndexError: list index out of range (mine.py:2)."
    assert "planechase-bots-" not in outcome.failure


@pytest.mark.parametrize("address", ["nonsense://here", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_an_address_where_nobody_is_gets_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    assert main(["sim", *SMALL, "--games", "1", "--ray", address]) == 2
    assert f"There is no Ray cluster at {address}" in capsys.readouterr().err


def test_without_ray_one_learns_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "planechase.lab.cluster")
    monkeypatch.delattr("planechase.lab.cluster")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["sim", *SMALL, "--games", "1", "--ray", "local"]) == 2
    assert "pip install 'planechase[ray]'" in capsys.readouterr().err
