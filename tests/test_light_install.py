"""What is installed without extras: it is small, and it is enough for everything but tables, reports and learning."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement

import planechase

MEGABYTE: Final = 1_000_000
LARGEST: Final = 60 * MEGABYTE
OF_THE_LABORATORY: Final = {"win_chances", "certainty", "parquet_tables", "report", "learning", "cluster"}
"""What needs an extra: only these modules of `planechase.lab`, and what lies in them."""

BLOCKER: Final = """
import sys
from importlib.abc import MetaPathFinder

ALLOWED = {allowed!r}

class OnlyTheBase(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in ALLOWED or top in sys.stdlib_module_names:
            return None
        raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, OnlyTheBase())
"""


def needed(of: Distribution, extras: frozenset[str] = frozenset()) -> Iterator[tuple[Distribution, frozenset[str]]]:
    """What a distribution needs on this machine."""
    for written in of.requires or []:
        requirement = Requirement(written)
        where = [{"extra": extra} for extra in extras] or [{"extra": ""}]
        if requirement.marker is None or any(requirement.marker.evaluate(dict(one)) for one in where):
            try:
                yield distribution(requirement.name), frozenset(requirement.extras)
            except PackageNotFoundError:
                pytest.fail(f"{requirement.name} is not installed: make test", pytrace=False)


def base() -> dict[str, Distribution]:
    """All that is installed together with planechase where nobody asks for an extra, by name."""
    found: dict[str, Distribution] = {}
    seen, coming = set[tuple[str, frozenset[str]]](), [*needed(distribution("planechase"))]
    while coming:
        one, extras = coming.pop()
        if (one.name, extras) not in seen:
            seen.add((one.name, extras))
            found[one.name] = one
            coming += needed(one, extras)
    return found


def files_of(one: Distribution) -> list[Path]:
    return [path for path in (Path(str(file.locate())) for file in one.files or []) if path.is_file()]


def own_files() -> list[Path]:
    """The package itself, with what this Python has compiled of it."""
    ours = Path(planechase.__file__).parent.rglob("*")
    mine = f".{sys.implementation.cache_tag}.pyc"
    return [path for path in ours if path.is_file() and (path.suffix != ".pyc" or path.name.endswith(mine))]


def test_the_base_install_is_small() -> None:
    """Sizes of files, byte code included, as the metadata of what is installed name them."""
    sizes = {name: sum(path.stat().st_size for path in files_of(one)) for name, one in base().items()}
    sizes["planechase"] = sum(path.stat().st_size for path in own_files())
    largest = sorted(sizes.items(), key=lambda one: one[1], reverse=True)
    told = ", ".join(f"{name} {size / MEGABYTE:.1f} MB" for name, size in largest)
    assert sum(sizes.values()) <= LARGEST, told


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """In which Python, and every process it starts, finds only itself and the base install."""
    allowed = {"planechase", "planechase__mypyc", "sitecustomize", "__main__", "__mp_main__"}
    for one in base().values():
        # The first folder of each path is the package's; a single file is a module.
        allowed |= {file.parts[0].partition(".")[0] for file in one.files or []}
    folder = tmp_path_factory.mktemp("blocker")
    (folder / "sitecustomize.py").write_text(BLOCKER.format(allowed=allowed), encoding="utf-8")
    path = os.pathsep.join([str(folder), str(Path(planechase.__file__).parents[1])])
    return {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1"}


def run(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, env=environment, check=False, capture_output=True, text=True, timeout=300)


def planechase_says(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return run(environment, "-m", "planechase", *words)


def test_extras_are_not_there(environment: dict[str, str]) -> None:
    """Otherwise the tests below would show nothing."""
    code = """
for library in "numpy", "polars", "matplotlib", "ray", "pettingzoo", "psycopg", "pytest":
    try:
        __import__(library)
    except ImportError:
        print(library)
"""
    missing = run(environment, "-c", code).stdout.split()
    assert missing == ["numpy", "polars", "matplotlib", "ray", "pettingzoo", "psycopg", "pytest"]


def test_only_the_laboratory_needs_an_extra(environment: dict[str, str]) -> None:
    """Every other module can be imported. (Extras are imported at the top of a module, or where they are needed.)"""
    code = f"""
from importlib import import_module
from pkgutil import iter_modules
import planechase

def every(package):
    for module in iter_modules(package.__path__, package.__name__ + "."):
        in_lab = module.name.removeprefix("planechase.lab.")
        if module.name.endswith("__main__") or in_lab.partition(".")[0] in {OF_THE_LABORATORY!r}:
            continue
        if module.name == "planechase.server.storage.postgresql":
            continue
        found = import_module(module.name)
        if module.ispkg:
            every(found)

every(planechase)
"""
    done = run(environment, "-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "words",
    [
        "cards Naya",
        "decks check DECK",
        "play --watch --with none --players 2 --bot random --seed 1",
        "arena --bots steady,random --deals 1 --blunders --jobs 2",
        "arena --bots random --positions random",
    ],
)
def test_a_command_runs_without_extras(words: str, environment: dict[str, str], tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("60 Forest", encoding="utf-8")
    done = planechase_says(environment, *words.replace("DECK", str(deck)).split())
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert "planechase[" not in done.stderr


def test_a_server_starts_without_extras(environment: dict[str, str], tmp_path: Path) -> None:
    words = ("serve", "--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db")
    command = [sys.executable, "-m", "planechase", *words]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    try:
        assert "http://" in server.stdout.readline()
    finally:
        server.terminate()
        server.communicate(timeout=60)


def test_games_are_kept_without_extras_and_their_tables_can_follow(environment: dict[str, str], tmp_path: Path) -> None:
    words = ("sim", "--players", "2", "--with", "none", "--games", "2", "--bots", "random", "--out", str(tmp_path))
    done = planechase_says(environment, *words, "--json", "--jobs", "1")
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1] == (
        f"All games are stored in {tmp_path}; their tables have not been written yet. "
        'Tables and reports need NumPy, polars and matplotlib: pip install "planechase[lab]".'
    )
    assert len((tmp_path / "outcomes.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    pytest.importorskip("polars", reason='Tables need polars: pip install "planechase[lab]"')
    again = run({**os.environ}, "-m", "planechase", *words, "--json", "--jobs", "1")
    assert again.returncode == 0, again.stderr
    assert {path.name for path in tmp_path.glob("*.parquet")} >= {"games.parquet", "turns.parquet"}


def test_a_report_says_in_one_sentence_how_to_add_what_it_needs(environment: dict[str, str], tmp_path: Path) -> None:
    done = planechase_says(environment, "report", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        'Tables and reports need NumPy, polars and matplotlib: pip install "planechase[lab]".'
    ]


def test_from_python_one_is_told_the_same(environment: dict[str, str]) -> None:
    code = """
from importlib import import_module
for module in "win_chances", "certainty", "parquet_tables", "report.findings", "report.pictures":
    try:
        import_module("planechase.lab." + module)
    except ImportError as missing:
        print(missing)
"""
    said = run(environment, "-c", code).stdout.splitlines()
    assert said == ['Tables and reports need NumPy, polars and matplotlib: pip install "planechase[lab]".'] * 5
