"""Files with cards: English texts, where every card has to be understood, or data, where each may be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from planechase.collection.bulk import NotBulk, cards_in, looks_like_data, unpacked
from planechase.collection.compiling import read, why_refused
from planechase.collection.proxies import Proxied
from planechase.decks.binder import Binder
from planechase.decks.deck_list_reading import decoded
from planechase.decks.name_folding import folded
from planechase.decks.spelling import meant
from planechase.reading.card_reading import RefusedCard
from planechase.reading.card_texts import CardText, Miswritten, Written, card_texts
from planechase.rules.language.characteristics import COMMAND_TYPES, CardDefinition

MOST_EXPECTED: Final = 8


class Misread(ValueError):
    """Cards in a file that are no cards, or are not understood: a sentence for each, with line and column."""


class Texts(Binder):
    """Cards by their texts. Each is read when it is first asked for."""

    def __init__(self, cards: Iterable[CardText]) -> None:
        super().__init__()
        self._texts: dict[str, CardText] = {}
        self._read: dict[str, CardDefinition | RefusedCard] = {}
        given = list(cards)
        for card in given:
            self._texts.setdefault(folded(card.name), card)
        for card in given:
            for face in card.faces:
                self._texts.setdefault(folded(face.name), card)

    def texts(self) -> list[CardText]:
        """All of them, each once."""
        return list({card.name: card for card in self._texts.values()}.values())

    def find(self, written: str) -> CardDefinition | None:
        found = self._card(written)
        return found if isinstance(found, CardDefinition) else None

    def why_not(self, written: str) -> str:
        found = self._card(written)
        return why_refused(found) if isinstance(found, RefusedCard) else ""

    def facts(self, written: str) -> CardText | None:
        return self._texts.get(folded(written))

    def names(self) -> list[str]:
        return [card.name for card in self.texts()]

    def _card(self, written: str) -> CardDefinition | RefusedCard | None:
        text = self.facts(written)
        if text is None:
            return None
        if text.name not in self._read:
            found = read(text)
            self._read[text.name] = found if isinstance(found, RefusedCard) else found.definition
        return self._read[text.name]


def binder_in(data: bytes, proxies: bool = False, skip_unknown: bool = False) -> Texts:
    """The cards in the content of a file.

    Cards in a text all have to be understood, unless `proxies` may stand for them, or they are left out with
    `skip_unknown`; the planes, phenomena, schemes and vanguards among them are `added` to the decks that nobody wrote
    down. Of a file of data, what is not understood is not there.

    >>> binder_in("Quiet Meadow\\nPlane — Ulgrotha".encode()).added
    (<card Quiet Meadow>,)
    """
    if looks_like_data(data):
        try:
            return Texts(cards_in(unpacked(data)).cards)
        except NotBulk as wrong:
            raise Misread(str(wrong)) from None
    return in_english(decoded(data), proxies, skip_unknown)


def in_english(text: str, proxies: bool = False, skip_unknown: bool = False) -> Texts:
    """The cards in a text."""
    written = written_in(text)
    binder = Texts(one.card for one in written)
    problems = [] if proxies or skip_unknown else [why for one in written if (why := problem(one))]
    if problems:
        raise Misread("\n".join(problems))
    own = Proxied(binder) if proxies else binder
    found = (own.find(name) for name in binder.names() if meant(name) is None)
    binder.added = tuple(card for card in found if card is not None and card.printed.types & COMMAND_TYPES)
    return binder


def written_in(text: str) -> list[Written]:
    """The cards that a user wrote."""
    try:
        found = card_texts(text)
    except Miswritten as wrong:
        raise Misread(str(wrong)) from None
    if not found:
        raise Misread("There are no cards in it.")
    lines: dict[str, int] = {}
    for one in found:
        first = lines.setdefault(folded(one.card.name), one.line)
        if first != one.line:
            raise Misread(f"line {one.line}, column 1: “{one.card.name}” is already in line {first}.")
    return found


def problem(one: Written) -> str:
    """Why a card in a text is not understood, with its place in the file; nothing if it is."""
    found = read(one.card)
    if not isinstance(found, RefusedCard):
        return ""
    line, column = one.place(found.line, found.column, found.name)
    return f"line {line}, column {column}: {why_refused(found)}{expectation(found)}"


def expectation(refused: RefusedCard) -> str:
    """What could have stood there."""
    if not refused.expected:
        return ""
    some = ", ".join(refused.expected[:MOST_EXPECTED])
    return f" Expected here: {some}{' …' if len(refused.expected) > MOST_EXPECTED else '.'}"


def shadowed(binder: Binder) -> list[str]:
    """The cards of a binder that are not played, because built-in ones are called the same."""
    return [name for name in binder.names() if meant(name) is not None]
