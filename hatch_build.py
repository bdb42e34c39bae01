"""The built page is part of every package that is made of planechase; an installation in place builds it by itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "page"))

import building


class PageHook(BuildHookInterface[Any]):
    """Builds the page before it is packed."""

    def dependencies(self) -> list[str]:
        """What must be there for that: Node.js, where neither it nor the built page is."""
        return [] if building.BUILT.exists() else building.missing_packages()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not building.BUILT.exists():
            building.build()
