"""Productions of the grammar: templates with inner phrases, compiled into the tree of a kind (see `chart`).

In a template `{name:kind}` is an inner phrase of a kind, `{kind}` alone one that is called like its kind; `[a|b]` and
`[s]` are alternatives, and both are understood. Everything else stands there literally.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, NamedTuple

from planechase.reading.chart import MeaningMaker, PhraseKind, PhraseMeaning, ReadingFinder
from planechase.reading.references import Referred, ReferredPlayer
from planechase.reading.text_tokens import POSSESSIVE, tokens
from planechase.words.speech import Things

_CHOICE: Final = re.compile(r"\[([^\[\]]*)\]")
_SLOT: Final = re.compile(r"<(\w+)(?::([\w.]+))?>")


class Item(NamedTuple):
    """A token that stands there, or an inner phrase and the field it belongs to."""

    text: str
    field: str = ""


class Grammar:
    """All kinds of phrases."""

    def __init__(self) -> None:
        self.kinds: dict[str, PhraseKind] = {}

    def kind(self, name: str) -> PhraseKind:
        return self.kinds.setdefault(name, PhraseKind(name))

    def find(self, name: str, finder: ReadingFinder) -> None:
        """A kind of phrase that code looks for."""
        self.kind(name).finders.append(finder)

    def say(self, kind: str, template: str, meaning: Callable[..., PhraseMeaning], **fixed: PhraseMeaning) -> None:
        """A production: a template with inner phrases in angle brackets, and what makes its meaning of them."""
        for variant in alternatives(template):
            self.add(kind, items(variant), meaning, fixed)

    def add(
        self, kind: str, row: list[Item], meaning: Callable[..., PhraseMeaning], fixed: dict[str, PhraseMeaning]
    ) -> None:
        node_of = self.kind(kind)
        names = tuple(item.field for item in row if item.field)
        grows = bool(row) and row[0].field != "" and row[0].text == kind
        node = node_of.growing if grows else node_of.start
        for item in row[1:] if grows else row:
            if item.field:
                self.kind(item.text)
            node = node.after(item.text, bool(item.field))
        node.makers.append(_maker(names, meaning, fixed))


def _maker(
    names: tuple[str, ...], meaning: Callable[..., PhraseMeaning], fixed: dict[str, PhraseMeaning]
) -> MeaningMaker:
    def made(values: list[PhraseMeaning]) -> PhraseMeaning:
        fields = dict(fixed)
        for name, value in zip(names, values, strict=True):
            if name == "_":
                continue
            if name not in fields or name in fixed:
                fields[name] = value
            elif not _is_same(fields[name], value):
                return None
        return meaning(**fields)

    return made


def _is_same(one: PhraseMeaning, again: PhraseMeaning) -> bool:
    """Whether what is spoken of a second time is the same: "return target creature to its owner's hand"."""
    if isinstance(again, Referred):
        return not isinstance(one, Things) or again.several == one.many()
    return isinstance(again, ReferredPlayer) or one == again


def alternatives(template: str) -> Iterator[str]:
    """Every text a template with choices stands for.

    >>> list(alternatives("draw[s] <count> card[s]"))
    ['draw <count> card', 'draw <count> cards', 'draws <count> card', 'draws <count> cards']
    >>> list(alternatives("[a|an|the] card"))
    ['a card', 'an card', 'the card']
    """
    choices = [match[1].split("|") if "|" in match[1] else ["", match[1]] for match in _CHOICE.finditer(template)]
    pieces = _CHOICE.split(template)[::2]
    for chosen in product(*choices):
        yield "".join(piece + choice for piece, choice in zip(pieces, (*chosen, ""), strict=True))


def items(template: str) -> list[Item]:
    """A template without choices, as tokens and inner phrases.

    >>> items("put <what:things> onto the battlefield")
    [Item(text='put', field=''), Item(text='things', field='what'), Item(text='onto', field=''), ...]
    """
    row: list[Item] = []
    position = 0
    for match in _SLOT.finditer(template):
        row += _literal(template[position : match.start()])
        row.append(Item(match[2] or match[1], match[1]))
        position = match.end()
    return row + _literal(template[position:])


def _literal(text: str) -> list[Item]:
    row: list[Item] = []
    if text.startswith(("'s", "'")) and not text.startswith(("''",)):
        row.append(Item(POSSESSIVE))
        text = text.removeprefix("'s") if text.startswith("'s") else text[1:]
    lines = text.split("\n")
    for number, line in enumerate(lines):
        row += [Item("\n")] if number else []
        row += [Item(token.text) for token in tokens(line)]
    return row
