"""Games on many machines: the workers of a Ray cluster play the same games as one process would."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from logging import ERROR
from os import environ
from pathlib import Path
from socket import create_connection
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from planechase.bots.bot_files import file_of, is_in_file
from planechase.lab.faults import Fault
from planechase.lab.game_plans import GamePlan, Match
from planechase.lab.lab_games import Outcome, died, played
from planechase.version import RULES, __version__

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError as missing:
    raise ImportError("To play on many machines, planechase needs Ray: pip install 'planechase[ray]'.") from missing

if TYPE_CHECKING:
    from ray import ObjectRef

LOCAL: Final = "local"
"""Instead of an address: a cluster on this machine alone, which ends with the games."""
AHEAD: Final = 2
"""How many batches are queued for each core, so that no core is idle."""
TRIES: Final = 3
"""How often a game is started, alone, if its worker dies: with many machines, the machine may well be at fault."""
BATCH_SECONDS: Final = 1.0
"""About how many seconds a batch of short games takes. If a worker dies, its batch is played again."""
MOST_IN_BATCH: Final = 32
STORE: Final = 100_000_000
"""Bytes in which a cluster of this machine keeps what its processes hand each other: outcomes are small."""
PATIENCE: Final = 10
"""How many seconds the machine at an address has to respond."""
VERSION: Final = f"planechase {__version__} with rules {RULES}"


class NoCluster(RuntimeError):
    """The games cannot be played on the cluster; the message says why."""


class Sources(NamedTuple):
    """The source of bots in files, which the machines of the cluster do not have."""

    names: tuple[str, ...]
    texts: tuple[bytes, ...]


def outcomes(plan: GamePlan, numbers: Collection[int], address: str, blunders: bool = False) -> Iterator[Outcome]:
    """Play games of a plan on the cluster at this address, and report each when its batch is over.

    The address is `local`, `auto` for the cluster that this machine belongs to, or one that Ray understands.
    """
    sources = _sources(plan)
    ours = _connect(address)
    try:
        yield from _Playing(plan, numbers, sources, blunders).outcomes()
    finally:
        if ours:
            ray.shutdown()


def _connect(address: str) -> bool:
    """Find the cluster; whether that is ours to end, because nobody in this process was connected before."""
    if ray.is_initialized():
        return False
    environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        _knock(address)
        if address == LOCAL:
            ray.init(
                address, log_to_driver=False, logging_level=ERROR, include_dashboard=False, object_store_memory=STORE
            )
        else:
            ray.init(address, log_to_driver=False, logging_level=ERROR)
    except (ConnectionError, ImportError, OSError, RuntimeError, ValueError) as error:
        raise NoCluster(
            f"There is no Ray cluster at {address}: {_line(error, 0)}. `--ray local` starts one."
        ) from error
    return True


def _knock(address: str) -> None:
    """Raise OSError if no machine answers at the address: Ray itself would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        create_connection((host, int(port)), PATIENCE).close()


def _cores() -> int:
    return int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]  # Ray does not say its types


def _line(error: BaseException, which: int) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[which].rstrip(".")


class _Playing:
    """Games in batches: those still to be played, and those being played."""

    def __init__(self, plan: GamePlan, numbers: Collection[int], sources: Sources, blunders: bool) -> None:
        self.play = ray.remote(max_retries=0)(batch)
        self.sources = ray.put(sources)
        self.blunders = blunders
        self.plan = plan
        self.coming = deque(numbers)
        self.again: deque[Match] = deque()
        """What a worker that died was playing; each of these is played alone, so that it is known which game it was."""
        self.going: dict[ObjectRef[list[Outcome]], list[Match]] = {}
        self.died: Counter[int] = Counter()
        self.over, self.seconds = 0, 0.0

    def outcomes(self) -> Iterator[Outcome]:
        try:
            while self.coming or self.again or self.going:
                self._hand_out()
                for ended in ray.wait(list(self.going))[0]:
                    for outcome in self._brought(ended):
                        self.over += 1
                        self.seconds += outcome.seconds
                        yield outcome
        finally:
            for ref in self.going:
                ray.cancel(ref, force=True)

    def _hand_out(self) -> None:
        cores = max(1, _cores())
        while (self.coming or self.again) and len(self.going) < cores * AHEAD:
            if self.again:
                matches = [self.again.popleft()]
            else:
                matches = [self.plan.match(self.coming.popleft()) for _ in range(self._size(cores))]
            self.going[self.play.remote(matches, self.sources, VERSION, self.blunders)] = matches

    def _size(self, cores: int) -> int:
        """How many games go into the next batch: few in each at the end, so that nobody waits for the last."""
        if not self.over:
            return 1
        short = int(BATCH_SECONDS * self.over / max(self.seconds, 0.001))
        return max(1, min(short, MOST_IN_BATCH, len(self.coming) // (cores * AHEAD), len(self.coming)))

    def _brought(self, ended: ObjectRef[list[Outcome]]) -> list[Outcome]:
        matches = self.going.pop(ended)
        try:
            return ray.get(ended)
        except RayTaskError as error:
            raise NoCluster(
                f"A machine of the cluster cannot play ({_line(error, -1)}). Each of them needs {VERSION}."
            ) from error
        except RayError:
            return self._lost(matches)

    def _lost(self, matches: list[Match]) -> list[Outcome]:
        """Play the games of a worker again that died, or whose machine did."""
        if len(matches) == 1:
            number = matches[0].number
            self.died[number] += 1
            if self.died[number] >= TRIES:
                return [died(matches[0], TRIES)]
        self.again.extend(matches)
        return []


# ---------------------------------------------------------------------- on the machines of the cluster


class OtherVersion(RuntimeError):
    """A machine of the cluster has another version of planechase, whose games may differ."""


def batch(matches: Sequence[Match], sources: Sources, version: str, blunders: bool) -> list[Outcome]:
    """Play some games on the machine where this runs."""
    if version != VERSION:
        raise OtherVersion(f"it has {VERSION}")
    if not sources.names:
        return [played(match, blunders) for match in matches]
    with TemporaryDirectory(prefix="planechase-bots-") as folder:
        return [_with_bots(match, sources, Path(folder), blunders) for match in matches]


def _sources(plan: GamePlan) -> Sources:
    names = tuple(dict.fromkeys(file_of(name) for name in plan.bots if is_in_file(name)))
    return Sources(names, tuple(Path(name).read_bytes() for name in names))


def _with_bots(match: Match, sources: Sources, folder: Path, blunders: bool) -> Outcome:
    """Play a game whose bots are in files, from copies of those."""
    copies: dict[str, str] = {}
    for number, (name, text) in enumerate(zip(*sources, strict=True)):
        copy = folder / str(number) / Path(name).name
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(text)
        copies[name] = str(copy)
    bots = tuple(_copied(name, copies) for name in match.bots)
    outcome = played(msgspec.structs.replace(match, bots=bots), blunders)
    return _as_it_was(outcome, match, copies)


def _copied(name: str, copies: dict[str, str]) -> str:
    file = file_of(name)
    return copies[file] + name[len(file) :] if file in copies else name


def _as_it_was(outcome: Outcome, match: Match, copies: dict[str, str]) -> Outcome:
    """With the files that the user named; nobody finds the copies any more."""
    failure, fault = outcome.failure, outcome.fault
    for file, copy in copies.items():
        failure = failure.replace(copy, file)
        fault = Fault(fault.seat, fault.said.replace(copy, file)) if fault is not None else None
    return msgspec.structs.replace(outcome, match=match, failure=failure, fault=fault)
