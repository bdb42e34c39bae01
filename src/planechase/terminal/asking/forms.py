"""What all forms have in common: a title, the choices by their keys, and how to answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from planechase.tables.messages import Id, OptionId, Plain, PlainOption, Question
from planechase.telling.view import Scene, Thing
from planechase.terminal.input_errors import Mistake


class FormRow(NamedTuple):
    """A choice on the screen: the key one types, what it means, by what it is answered, and what it is about."""

    key: str
    text: str
    id: OptionId = ""
    about: tuple[Id, ...] = ()


class Form:
    """A question on the screen. `parse` reads an answer or raises a `Mistake`."""

    def __init__(self, question: Question, scene: Scene) -> None:
        self.scene = scene
        self.asked = question.asked
        self.number = question.number
        self.seat = question.asked["decider"]
        self.options = question.asked.get("options", [])
        self.title = question.asked["sentence"]
        self.rows: list[FormRow] = []
        self.hints: list[str] = []
        """How to answer, in pieces: a line ends between them."""

    def parse(self, text: str) -> Plain:
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """How to answer, in one line."""
        return "   ".join(self.hints)

    def shown(self, most: int) -> list[FormRow]:
        """The rows to show if there is room for `most`; the rest can be chosen by name."""
        if len(self.rows) <= most:
            return self.rows
        left = len(self.rows) - most + 1
        return [*self.rows[: most - 1], FormRow("…", f"and {left} more: type the beginning of one")]

    def about(self, key: str) -> Thing | None:
        """The thing behind a choice, if there is one that can be looked at."""
        ids = next((row.about for row in self.rows if row.key.lower() == key.lower()), ())
        return next((self.scene["things"][id] for id in ids if id in self.scene["things"]), None)

    def on_top_of_stack(self) -> Thing | None:
        """What would resolve next."""
        stack = self.scene["stack"]
        return self.scene["things"][stack[-1]] if stack else None

    def may_be_quiet(self) -> bool:
        """Whether an ability is on top of the stack, about which a player can ask not to be asked."""
        top = self.on_top_of_stack()
        return top is not None and top["kind"] != "spell"


def numbered(options: Iterable[PlainOption]) -> list[FormRow]:
    """A row for each option."""
    return [row_of(str(number), option) for number, option in enumerate(options, 1)]


def grouped(options: Iterable[PlainOption], alike: Sequence[str]) -> list[FormRow]:
    """A row for all options that are alike: it stands for the first of them, and says how many there are."""
    groups: dict[str, list[PlainOption]] = {}
    for option, key in zip(options, alike, strict=True):
        groups.setdefault(key, []).append(option)
    return [
        row_of(str(number), same[0], f"  (×{len(same)})" if len(same) > 1 else "")
        for number, same in enumerate(groups.values(), 1)
    ]


def row_of(key: str, option: PlainOption, more: str = "") -> FormRow:
    return FormRow(key, label(option) + more, option["id"], (*option["objects"], *option["players"]))


def label(option: PlainOption) -> str:
    """What an option says, in one line."""
    return " ".join(option["label"].split())


def is_unseen(scene: Scene, option: PlainOption) -> bool:
    """Whether an option is a card of a hand or library, where equal cards are interchangeable."""
    things = [scene["things"].get(id) for id in option["objects"]]
    return bool(things) and all(thing is None or thing["zone"] in ("hand", "library") for thing in things)


# ---------------------------------------------------------------------- reading what is typed


def find(text: str, rows: Sequence[FormRow]) -> FormRow:
    """The row a person means: by its key, or by the beginning of its text."""
    wanted = text.strip().lower()
    for row in rows:
        if wanted in (row.key.lower(), row.text.lower()):
            return row
    begun = [row for row in rows if row.text.lower().startswith(wanted)] if wanted else []
    if len({row.text for row in begun}) == 1:
        return begun[0]
    keys = f"{rows[0].key} to {rows[-1].key}" if len(rows) > 1 else rows[0].key
    if begun:
        raise Mistake(f"“{text}” fits {_keys(begun)}: please type one of these.")
    raise Mistake(f"“{text}” is not one of the choices: type {keys}, or ? for help.")


def _keys(rows: Sequence[FormRow]) -> str:
    keys = [row.key for row in rows]
    return " and ".join([", ".join(keys[:-1]), keys[-1]]) if len(keys) > 1 else keys[0]


def parts(text: str, rows: Sequence[FormRow]) -> list[str]:
    """Numbers and ranges of numbers, with blanks or commas between; or a single name."""
    pieces = [part for part in re.split(r"[\s,]+", text) if part]
    if not all(re.fullmatch(r"\d+(-\d+)?", part) for part in pieces):
        keys = {row.key.lower() for row in rows}
        return pieces if all(part.lower() in keys for part in pieces) else [text]
    numbers: list[str] = []
    for part in pieces:
        first, _, last = part.partition("-")
        numbers += [str(number) for number in range(int(first), min(int(last or first), len(rows) + int(first)) + 1)]
    return numbers
