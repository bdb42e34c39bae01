"""Attackers and blockers: creatures by number, each with something by letter, as in "1 3>A 2>B"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Final

from planechase.tables.messages import Id, OptionId, Plain, Question
from planechase.telling.view import Scene
from planechase.terminal.asking.forms import Form, FormRow, find, parts
from planechase.terminal.display_names import described, name
from planechase.terminal.input_errors import Mistake

_GROUP: Final = re.compile(r"[\s,;]*([^>]*>.*?)(?=[\s,;]+(?:\d[\d\s,-]*|all)>|$)")

CreaturePair = tuple[Id, Id]
"""A creature, and what it attacks or blocks."""


class DeclarationForm(Form):
    """Which creatures do what. Each possible pair of creature and object is an option of the question."""

    does = ""
    what = ""
    nothing = ""

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.pairs: dict[CreaturePair, OptionId] = {}
        for option in self.options:
            creature, other = [*option["objects"], *option["players"]]
            self.pairs[creature, other] = option["id"]
        self.creatures = list(self._rows(dict.fromkeys(one for one, _ in self.pairs), map(str, range(1, 1000))))
        self.others = list(self._rows(dict.fromkeys(other for _, other in self.pairs), _letters()))
        self.rows = self.creatures + self.others
        first = self.others[0]
        example = f"1>{first.key}" if len(self.creatures) == 1 else f"1 2>{first.key}"
        self.hints = [f"such as: {example}", f"all>{first.key}", "each: one by one", f"Enter: {self.nothing}"]

    def _rows(self, ids: dict[Id, None], keys: Iterator[str]) -> Iterator[FormRow]:
        return (FormRow(key, described(self.scene, id), about=(id,)) for id, key in zip(ids, keys, strict=False))

    def parse(self, text: str) -> Plain:
        return self.answer(self.declared(text))

    def declared(self, text: str) -> list[CreaturePair]:
        """What a line such as "1 3>Bob, 2>A" means."""
        if text.lower() in ("", "none", "no"):
            return []
        found: list[CreaturePair] = []
        for group in self._groups(text):
            creatures, _, other = group.partition(">")
            against = self._other(other, text)
            found += [self._able(creature, against) for creature in self._creatures(creatures)]
        return found

    def _groups(self, text: str) -> list[str]:
        """Cut after the target of each arrow: its name ends where the next number or "all" begins."""
        text = re.sub(r"\s*(?:->|=>|>|→)\s*", ">", text.strip())
        return [match[1] for match in _GROUP.finditer(text)] or [text]

    def _creatures(self, text: str) -> list[Id]:
        if text.strip().lower() == "all":
            return [row.about[0] for row in self.creatures]
        if not text.strip():
            raise Mistake(f"Say which creature, by its number: {self.hint}.")
        return [find(part, self.creatures).about[0] for part in parts(text, self.creatures)]

    def _other(self, text: str, line: str) -> Id:
        if text.strip():
            return find(text, self.others).about[0]
        if len(self.others) == 1:
            return self.others[0].about[0]
        raise Mistake(f"Say {self.what}, by a letter: {line.strip()}>{self.others[0].key}.")

    def _able(self, creature: Id, other: Id) -> CreaturePair:
        if (creature, other) not in self.pairs:
            raise Mistake(f"{name(self.scene, creature)} cannot {self.does} {name(self.scene, other)}.")
        return creature, other

    def answer(self, pairs: Sequence[CreaturePair]) -> Plain:
        """What is sent for these pairs."""
        return [self.pairs[pair] for pair in dict.fromkeys(pairs)]

    # ------------------------------------------------------------------ one by one

    def one_by_one(self, creature: FormRow) -> str:
        """The question about one creature."""
        able = [f"{row.key} {row.text}" for row in self.others if (creature.about[0], row.about[0]) in self.pairs]
        return f"{creature.text}: {', '.join(able)}, Enter: {self.nothing}"

    def single(self, creature: FormRow, text: str) -> list[CreaturePair]:
        """The answer about one creature."""
        return [self._able(creature.about[0], self._other(text, ""))] if text else []


class AttackForm(DeclarationForm):
    """Which creatures attack whom."""

    does = "attack"
    what = "whom they attack"
    nothing = "no attack"

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.title = "Declare attackers: which creatures attack whom?"

    def answer(self, pairs: Sequence[CreaturePair]) -> Plain:
        attacks: dict[Id, Id] = {}
        for attacker, defender in pairs:
            if attacks.setdefault(attacker, defender) != defender:
                raise Mistake(f"{name(self.scene, attacker)} can attack only one of them.")
        return super().answer(pairs)


class BlockForm(DeclarationForm):
    """Which creatures block which attackers."""

    does = "block"
    what = "which attacker they block"
    nothing = "no block"

    def __init__(self, question: Question, scene: Scene) -> None:
        super().__init__(question, scene)
        self.title = "Declare blockers: which creatures block which attackers?"


def _letters() -> Iterator[str]:
    """A, B and so on; after Z come AA, AB."""
    yield from ascii_uppercase
    yield from (f"{first}{second}" for first in ascii_uppercase for second in ascii_uppercase)
