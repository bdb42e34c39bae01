"""`planechase cards coverage`: how many cards are understood, and what stands in the way of the others."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final

from planechase.collection import kept
from planechase.collection.bulk import NotBulk, cards_in, looks_like_data, unpacked
from planechase.collection.compiling import read
from planechase.collection.coverage import Coverage, by_set, is_alone
from planechase.collection.place import usual_file
from planechase.decks.deck_list import DeckList
from planechase.decks.reading import decoded
from planechase.decks.reading import read as read_list
from planechase.decks.spelling import meant
from planechase.reading.card_texts import CardText, Miswritten, card_texts
from planechase.reading.cards import Refused
from planechase.terminal.harmless import harmless
from planechase.terminal.mistakes import Mistake
from planechase.terminal.own_cards.bringing import kept as kept_here
from planechase.terminal.own_cards.bringing import mistaken, read_again, read_file, telling

MOST_CLAUSES: Final = 20
CARD_SIGNS: Final = ("{", " — ")
"""What stands on cards, and in no deck list."""

Card = tuple[CardText, Refused | None]


def run(args: argparse.Namespace) -> int:
    files: list[str] = args.words[1:]
    texts: list[Card] = []
    decks: dict[str, Coverage] = {}
    if not files:
        texts = imported()
    for file in files:
        data = read_file(file)
        cards = cards_of(file, data)
        if cards is not None:
            texts += _read(cards)
        else:
            decks[file] = of_deck(read_list(decoded(data)))
    every = _whole(texts, decks)
    sets = by_set(texts)
    print(json.dumps(plain(every, sets, decks), ensure_ascii=False) if args.json else said(every, sets, decks))
    return 0


def imported() -> list[Card]:
    """All that was imported on this machine, read with today's vocabulary."""
    path = usual_file()
    if not path.exists():
        raise Mistake("No cards have been imported yet. Say of which file: planechase cards coverage FILE")
    with mistaken():
        if not kept.is_current(path):
            read_again(path)
        return [(row.facts, row.refused) for row in kept.rows(path)]


def cards_of(file: str, data: bytes) -> list[CardText] | None:
    """The cards in a file, as data or as people write them; None if it is a deck list."""
    if looks_like_data(data):
        try:
            return cards_in(unpacked(data)).cards
        except NotBulk as wrong:
            raise Mistake(f"{file} cannot be read. {wrong}") from None
    text = decoded(data)
    try:
        return [written.card for written in card_texts(text)]
    except Miswritten as wrong:
        if any(sign in text for sign in CARD_SIGNS):
            raise Mistake(f"{file}, {wrong}") from None
        return None


def _read(cards: Sequence[CardText]) -> list[Card]:
    found: list[Card] = []
    with telling() as tell:
        for number, card in enumerate(cards, 1):
            read_one = read(card)
            found.append((card, read_one if isinstance(read_one, Refused) else None))
            tell(number, len(cards))
    return found


def of_deck(found: DeckList) -> Coverage:
    """Of a deck list each card counts once; what is built in is understood."""
    coverage, binder = Coverage(), kept_here()
    names = dict.fromkeys(entry.name for _, entries in found.sections() for entry in entries)
    with mistaken():
        for name in names:
            card = meant(name, binder)
            refused = binder.refused(name) if card is None else None
            unknown = Refused(name, "", 1, 1, (), "no card of this name is built in or imported")
            coverage.add(name, refused or unknown if card is None else None, _alone(binder.facts(name), refused))
    return coverage


def _alone(facts: CardText | None, refused: Refused | None) -> bool:
    return facts is not None and refused is not None and is_alone(facts, refused)


def _whole(texts: Sequence[Card], decks: dict[str, Coverage]) -> Coverage:
    """Everything that was counted."""
    every = Coverage()
    for deck in decks.values():
        every.cards += deck.cards
        every.names_refused += deck.names_refused
        every.clauses += deck.clauses
        every.alone += deck.alone
    with telling() as tell:
        for number, (card, refused) in enumerate(texts, 1):
            every.add(card.name, refused, _alone(card, refused))
            tell(number, len(texts))
    return every


def plain(every: Coverage, sets: dict[str, Coverage], decks: dict[str, Coverage]) -> dict[str, Any]:
    """The same as data: of everything, of each set, of each deck."""
    return {
        **every.plain(),
        "sets": {code: _numbers(coverage) for code, coverage in sets.items()},
        "decks": {file: dict(coverage.plain()) for file, coverage in decks.items()},
    }


def _numbers(coverage: Coverage) -> dict[str, int]:
    refused = len(coverage.names_refused)
    return {"cards": coverage.cards, "understood": coverage.understood, "refused": refused}


def said(every: Coverage, sets: dict[str, Coverage], decks: dict[str, Coverage]) -> str:
    lines = [f"{code:>6}  {coverage}" for code, coverage in sets.items()]
    for file, coverage in decks.items():
        lines += [f"{file}: {coverage}", *(f"    not {name}" for name in coverage.names_refused)]
    lines.append(f"All cards: {every}")
    if every.clauses:
        lines += ["", "What stands in the way, on how many cards, and for how many of them it is all:"]
        for clause, cards in every.clauses.most_common(MOST_CLAUSES):
            lines.append(f"{cards:>6} {every.alone[clause]:>6}  {clause}")
    return harmless("\n".join(lines))
