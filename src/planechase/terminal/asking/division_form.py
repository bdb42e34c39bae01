"""A total that is shared out."""

from __future__ import annotations

import re

from planechase.tables.messages import Id, Plain, Question
from planechase.telling.view import Scene, Thing
from planechase.terminal.asking.forms import Form, numbered
from planechase.terminal.input_errors import Mistake


class DivisionForm(Form):
    """An amount for each option, in their order."""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        bounds = question.asked.get("bounds", {})
        self.total, self.minimum = bounds.get("total", 0), bounds.get("minimum", 0)
        self.rows = numbered(self.options)
        self.usual = self._usual()
        self.hints = ["an amount for each, in this order", f"Enter: {self._said()}"]

    def _said(self) -> str:
        return " ".join(map(str, self.usual))

    def parse(self, text: str) -> Plain:
        if not text:
            return self.usual
        given = [part for part in re.split(r"[\s,+]+", text) if part]
        if not all(re.fullmatch(r"\d{1,18}", part) for part in given) or len(given) != len(self.rows):
            raise Mistake(
                f"Please type {len(self.rows)} amounts that add up to {self.total}, one for each line, "
                f"such as: {self._said()}"
            )
        shares = [int(part) for part in given]
        if sum(shares) != self.total:
            raise Mistake(f"These amounts add up to {sum(shares)}, not to {self.total}.")
        return shares

    def _usual(self) -> list[int]:
        """Of a creature's damage, lethal damage for one blocker after the other; else the first gets what it can."""
        about = self.asked["about"]
        creature = self.scene["things"].get(about) if about is not None else None
        if creature is None or creature["zone"] != "battlefield" or self.minimum:
            return [self.total - self.minimum * (len(self.rows) - 1), *[self.minimum] * (len(self.rows) - 1)]
        shares: list[int] = []
        for row in self.rows[:-1]:
            shares.append(min(self.total - sum(shares), self._lethal(creature, row.about[0])))
        return [*shares, self.total - sum(shares)]

    def _lethal(self, source: Thing, id: Id) -> int:
        """CR 120.6, 702.2c: what is still missing to lethal damage; from a source with deathtouch one is enough."""
        target = self.scene["things"].get(id)
        if target is None:
            return 0
        missing = max(0, (target.get("toughness") or 0) - target["damage"])
        deathtouch = any(keyword["name"] == "deathtouch" for keyword in source["keywords"])
        return min(1, missing) if deathtouch else missing
