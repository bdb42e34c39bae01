"""A process that measures in one build: `python -m bench.worker`, with that build on PYTHONPATH.

Each line it reads is a job in JSON, `[name, {…}]`, and each line it writes is what came out, in JSON.
"""

from __future__ import annotations

import json
import os
import resource
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import planechase
from bench.curves import time_permanents, time_players
from bench.games import count_considered, play_games, profile_games, variants
from bench.late_table import measure_table
from bench.moments import time_forks, time_legal_actions
from bench.yardstick import play_demo


def where() -> dict[str, str]:
    """The folder that the package was found in."""
    return {"folder": str(Path(planechase.__file__).parents[1])}


def peak_memory() -> dict[str, float]:
    """The most memory this process ever had, in megabytes."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"megabytes": peak / 1024 if sys.platform != "darwin" else peak / 1024 / 1024}


JOBS: Final[Mapping[str, Callable[..., object]]] = {
    job.__name__: job
    for job in (
        where,
        variants,
        play_games,
        count_considered,
        profile_games,
        time_forks,
        time_legal_actions,
        measure_table,
        time_players,
        time_permanents,
        peak_memory,
        play_demo,
    )
}


def work() -> None:
    # Whatever else is printed here must not come between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        name, how = json.loads(line)
        answers.write(json.dumps(JOBS[name](**how)) + "\n")
        answers.flush()


if __name__ == "__main__":
    work()
