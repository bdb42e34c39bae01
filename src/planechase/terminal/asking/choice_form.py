"""Some of several options, all of them in an order, yes or no, and numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from planechase.tables.messages import OptionId, Plain, Question
from planechase.telling.view import Scene
from planechase.terminal.asking.forms import Form, find, grouped, is_unseen, label, numbered, parts
from planechase.terminal.input_errors import Mistake


class ChoiceForm(Form):
    """Some of the options, shown in another order than they come in if that is given."""

    def __init__(self, question: Question, scene: Scene, order: Sequence[OptionId] = ()) -> None:
        super().__init__(question, scene)
        bounds = question.asked.get("bounds", {})
        self.minimum, self.maximum = bounds.get("minimum", 1), bounds.get("maximum", 1)
        if order:
            self.rows = numbered(sorted(self.options, key=lambda option: order.index(option["id"])))
        elif self.maximum == 1 and all(is_unseen(scene, option) for option in self.options):
            in_order = sorted(self.options, key=label)
            self.rows = grouped(in_order, [*map(label, in_order)])
        else:
            self.rows = numbered(self.options)
        self.hints = [self._how(), *(["Enter: none"] if self.minimum == 0 else [])]

    def _how(self) -> str:
        if self.maximum == 1:
            return "number: choose it"
        if self.minimum == self.maximum:
            return f"{self.maximum} numbers, such as: {' '.join(str(n + 1) for n in range(self.maximum))}"
        return f"{self.minimum} to {self.maximum} numbers, such as: 1 2"

    def parse(self, text: str) -> Plain:
        many = str(self.minimum) if self.minimum == self.maximum else f"{self.minimum} to {self.maximum}"
        if not text or text.lower() == "none":
            if self.minimum:
                raise Mistake(f"Please choose {many}: type the number of a choice.")
            return []
        if text.lower() == "all" and self.maximum > 1:
            return [row.id for row in self.rows]
        if self.maximum == 1:
            return [find(text, self.rows).id]
        chosen = [find(part, self.rows).id for part in parts(text, self.rows)]
        if not self.minimum <= len(chosen) <= self.maximum:
            raise Mistake(f"Please choose {many}; you gave {len(chosen)}.")
        return chosen


class Ordering(Form):
    """All of the options in an order."""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.rows = numbered(self.options)
        backwards = " ".join(row.key for row in reversed(self.rows))
        self.hints = [f"all numbers in the order you want, such as: {backwards}", "Enter: as listed"]

    def parse(self, text: str) -> Plain:
        if not text:
            return [row.id for row in self.rows]
        given = [find(part, self.rows) for part in parts(text, self.rows)]
        if sorted(row.key for row in given) != sorted(row.key for row in self.rows):
            raise Mistake(f"Please give each of the {len(self.rows)} numbers once, in the order you want.")
        return [row.id for row in given]


class Stepping(Form):
    """A question of a kind that is not known here: its options are given one after the other, in one line."""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.rows = numbered(self.options)
        self.hints = ["numbers, one after the other, such as: 1 2"]

    def parse(self, text: str) -> Plain:
        return [find(part, self.rows).id for part in parts(text, self.rows)] if text else []


class Deciding(Form):
    """Yes or no; nothing means no."""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.hints = ["y: yes", "n or Enter: no"]
        if self.asked["purpose"] in ("may", "pay") and self.may_be_quiet():
            self.hints.append("quiet y, quiet n: always")

    def parse(self, text: str) -> Plain:
        if text.lower() in ("y", "yes"):
            return True
        if text.lower() in ("", "n", "no"):
            return False
        raise Mistake(f"“{text}” is neither yes nor no: type y or n.")


class Counting(Form):
    """A number."""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        bounds = question.asked.get("bounds", {})
        some = ", ".join(map(str, bounds.get("numbers", ())))
        self.hints = [f"one of {some}" if some else f"a number from {bounds.get('minimum')} to {bounds.get('maximum')}"]

    def parse(self, text: str) -> Plain:
        if not re.fullmatch(r"-?\d{1,18}", text):
            raise Mistake(f"“{text}” is not a number: type {self.hint}.")
        return int(text)
