"""Compiles the engine: `make compiled` leaves a package in build/compiled, `make wheel` packs it.

The package is the same one, with its hot modules as machine code beside their sources; Python takes the former. It is
made again only when a source has changed, or for another Python.
"""

from __future__ import annotations

import ast
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from configparser import ConfigParser
from hashlib import blake2b
from os import chdir, cpu_count, environ
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from preparing import Module, prepared

if TYPE_CHECKING:
    from distutils.ccompiler import CCompiler

    from setuptools import Extension

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
SOURCES: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
COMPILED: Final = BUILD / "compiled"
MADE_OF: Final = COMPILED / "made_of"
"""A digest of what the machine code was made of."""
WORK: Final = BUILD / "compiling"
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")
GROUP: Final = "planechase"
"""All modules are in one library, so that they call each other directly."""

HOT: Final = ("rules/**/*.py", "words/**/*.py", "variants/**/*.py", "bots/**/*.py", "game.py", "past.py")
"""What is compiled. Cards are made of words, which are; everything else waits for people most of the time."""
COLD: Final = ("__init__.py", "card.py", "word_errors.py", "bot.py")
"""What is not: a package's own file is not worth it, cards are made once, and mypyc takes neither exceptions that
derive from TypeError nor protocols that one asks for."""
ROOM_OF_WORDS: Final = "words"
DURING_A_GAME: Final = "game"
"""Functions of words that are given this are part of the rules; all others make words out of what people write."""
OPERATORS: Final = frozenset({"__and__", "__or__", "__rand__", "__ror__"})
DOORS: Final = {
    "game.py": {
        "new",
        "casual",
        "concede",
        "automate",
        "deal_anew",
        "imagine",
        "view",
        "as_of",
        "undo",
        "replay",
        "_check_seat",
        "_check_viewer",
    },
    "abilities.py": {"plain_keyword"},
    "mana.py": {"parse", "_cost"},
    "colors.py": {"colors_from"},
}
"""The other functions by which people come in, who are told what is wrong in a sentence."""
CONFIGURED: Final = HERE / "mypy.ini"
MAKERS: Final = (HERE / "engine.py", HERE / "preparing.py")
COMPILER: Final = "mypy[mypyc]>=2.4"
OPTIMIZED: Final = int(environ.get("PLANECHASE_OPTIMIZED", "2"))
"""How much the C compiler optimizes. What is handed out has 2; tests of the same code take 0, which is made sooner."""
BUNDLE: Final = 3_000_000
"""So many bytes of C are compiled at once: all files include the same large headers, which are read once a bundle."""
ONE_LIBRARY: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
"""Nobody else calls our functions or puts others in their place: they call each other without a detour."""


def hot_modules() -> list[Path]:
    """The modules that are compiled, relative to the sources."""
    package = SOURCES / "planechase"
    found = {path for pattern in HOT for path in package.glob(pattern) if path.name not in COLD}
    return sorted(path.relative_to(SOURCES) for path in found)


def modules_written() -> dict[Path, Module]:
    """The modules that are compiled, as they are written."""
    return {module: _module(module, (SOURCES / module).read_text()) for module in hot_modules()}


def _module(path: Path, source: str) -> Module:
    if ROOM_OF_WORDS not in path.parts:
        return Module(source, DOORS.get(path.name, ()))
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    makers = {each.name for each in functions if all(given.arg != DURING_A_GAME for given in each.args.args)}
    return Module(source, makers | OPERATORS)


def made_of() -> str:
    """A digest of everything that the machine code depends on."""
    digest = blake2b(SUFFIX.encode(), digest_size=16)
    package, skipped = SOURCES / "planechase", _skipped()
    sources = [path for path in package.rglob("*.py") if Path(path.relative_to(package).parts[0]).stem not in skipped]
    for path in sorted([*MAKERS, CONFIGURED, *sources]):
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _skipped() -> set[str]:
    """The rooms that the compiler does not look into."""
    configured = ConfigParser()
    configured.read(CONFIGURED)
    rooms = [section for section in configured.sections() if configured[section].get("follow_imports") == "skip"]
    return {room.split(".")[1] for section in rooms for room in section.split(",")}


def is_current() -> bool:
    """Whether the machine code is that of these sources, and optimized at least as much as is asked."""
    if not MADE_OF.exists():
        return False
    sources, _, optimized = MADE_OF.read_text().partition(" ")
    return sources == made_of() and int(optimized or 0) >= OPTIMIZED


def build() -> None:
    """Compile, unless that has been done already, and put the sources as they are now beside the machine code."""
    if not is_current():
        start = perf_counter()
        sources = made_of()
        shutil.rmtree(COMPILED, ignore_errors=True)
        modules = modules_written()
        _tell(f"Preparing {len(modules)} modules")
        _prepare(modules)
        _tell("Translating them into C")
        extensions = _translate(modules)
        _tell(f"Compiling {sum(1 for extension in extensions for _ in extension.sources)} files with -O{OPTIMIZED}")
        for library in list(_compile(extensions)):
            place = COMPILED / library.relative_to(WORK / "libraries")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, place)
        MADE_OF.write_text(f"{sources} {OPTIMIZED}")
        _tell(f"Done after {perf_counter() - start:.0f} seconds")
    shutil.copytree(
        SOURCES / "planechase",
        COMPILED / "planechase",
        ignore=shutil.ignore_patterns("__pycache__"),
        dirs_exist_ok=True,
    )


def machine_code() -> dict[str, str]:
    """The machine code of the compiled package: each file, and where it belongs."""
    return {str(path): str(path.relative_to(COMPILED)) for path in COMPILED.rglob(f"*{SUFFIX}")}


def _tell(sentence: str) -> None:
    print(f"==> {sentence}", flush=True)


def _prepare(modules: Mapping[Path, Module]) -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(SOURCES / "planechase", WORK / "planechase", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for module, text in zip(modules, prepared(list(modules.values())), strict=True):
        (WORK / module).write_text(text)


def _translate(modules: Iterable[Path]) -> list[Extension]:
    # Who only looks whether all is current needs no compiler.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Extension  # noqa: PLC0415

    before = Path.cwd()
    chdir(WORK)
    try:
        made = mypycify(
            [f"--config-file={CONFIGURED}", *map(str, modules)],
            opt_level=str(OPTIMIZED),
            debug_level="0",
            multi_file=True,
            target_dir=str(WORK / "c"),
            group_name=GROUP,
        )
        return [extension for extension in made if isinstance(extension, Extension)]
    finally:
        chdir(before)


def _compile(extensions: Sequence[Extension]) -> Iterator[Path]:
    """Compile all files, as many at a time as there are processors, and link the libraries."""
    with ThreadPoolExecutor(cpu_count()) as pool:
        waiting = [
            (extension, [pool.submit(_compile_file, extension, source) for source in _bundled(extension)])
            for extension in extensions
        ]
        for extension, objects in waiting:
            yield _link(extension, [made.result() for made in objects])


def _bundled(extension: Extension) -> Iterator[str]:
    """The sources of a library, with the translated modules in bundles; their names differ throughout a library."""
    bundle: list[Path] = []
    size = 0
    for source in map(Path, extension.sources):
        if not source.name.startswith(f"__native_{GROUP}___"):
            yield str(source)
            continue
        if size + source.stat().st_size > BUNDLE and bundle:
            yield _bundle(bundle)
            bundle, size = [], 0
        bundle.append(source)
        size += source.stat().st_size
    if bundle:
        yield _bundle(bundle)


def _bundle(sources: Sequence[Path]) -> str:
    """One file that includes all these, under the name of the first."""
    made = sources[0].with_name(f"bundle{sources[0].name}")
    made.write_text("".join(f'#include "{source.name}"\n' for source in sources))
    return str(made)


def _compile_file(extension: Extension, source: str) -> str:
    made: list[str] = _compiler().compile(
        [source],
        output_dir=str(WORK / "objects"),
        include_dirs=[*extension.include_dirs, sysconfig.get_path("include")],
        extra_preargs=[*extension.extra_compile_args, *ONE_LIBRARY],
        depends=list(extension.depends),
    )
    return made[0]


def _compiler() -> CCompiler:
    """A C compiler as this Python was made with; each thread has its own, because it keeps what it does."""
    from distutils import ccompiler, sysconfig  # noqa: PLC0415

    import setuptools  # noqa: F401, PLC0415  # brings distutils, where Python no longer does

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return compiler


def _link(extension: Extension, objects: list[str]) -> Path:
    place = WORK / "libraries" / (extension.name.replace(".", "/") + SUFFIX)
    place.parent.mkdir(parents=True, exist_ok=True)
    _compiler().link_shared_object(objects, str(place), extra_postargs=["-Wl,-s"])
    return place


if __name__ == "__main__":
    if sys.argv[1:] == ["--is-current"]:
        sys.exit(not is_current())
    build()
