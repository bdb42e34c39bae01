"""What a package of planechase holds besides its sources: the built page, and where it is asked for, machine code."""

from __future__ import annotations

import sys
from os import environ
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path[:0] = [str(Path(__file__).parent / folder) for folder in ("page", "compiling")]

import building  # noqa: E402  # they lie in folders, not in packages
import engine  # noqa: E402

IS_COMPILED = bool(environ.get("PLANECHASE_COMPILED"))
"""`make wheel` asks for that; whoever installs from the sources gets what runs everywhere."""
IS_IN_PLACE = bool(environ.get("PLANECHASE_IN_PLACE"))
"""The Makefile installs in place and builds the page itself, if it is needed: Node.js is not fetched for that."""


class Hook(BuildHookInterface[Any]):
    """Makes what is missing before it is packed."""

    def dependencies(self) -> list[str]:
        """What must be there for that: Node.js for the page, where neither is; a compiler for the engine."""
        page = [] if IS_IN_PLACE or building.BUILT.exists() else building.missing_packages()
        return page + ([engine.COMPILER] if IS_COMPILED and not engine.is_current() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not building.BUILT.exists():
            building.build()
        if IS_COMPILED and self.target_name == "wheel":
            engine.build()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(engine.machine_code())
