"""`planechase cards coverage`: how many cards are understood, and what stands in the way of the others."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from planechase.collection import imported_cards
from planechase.collection.bulk import NotBulk, cards_in, looks_like_data, unpacked
from planechase.collection.compiling import read
from planechase.collection.coverage import Coverage, by_set, in_general, is_alone
from planechase.collection.files import Texts
from planechase.collection.import_folder import usual_file
from planechase.decks.binder import Binder, Binders
from planechase.decks.deck_list import DeckList
from planechase.decks.deck_list_reading import decoded
from planechase.decks.deck_list_reading import read as read_list
from planechase.decks.name_folding import folded
from planechase.decks.spelling import meant
from planechase.reading.card_reading import RefusedCard
from planechase.reading.card_texts import CardText, Miswritten, card_texts
from planechase.terminal.cards_command import MOST_SETS
from planechase.terminal.input_errors import Mistake
from planechase.terminal.own_cards.brought_cards import kept as kept_here
from planechase.terminal.own_cards.brought_cards import mistaken, read_again, read_file, telling
from planechase.terminal.safe_text import harmless

MOST_CLAUSES: Final = 20
ALL: Final = "all"
CARD_SIGNS: Final = ("{", " — ")
"""What stands on cards, and in no deck list."""


class CountedCard(NamedTuple):
    """A card that is counted: what is printed on it, if that is known, and where reading stopped, if it did."""

    name: str
    facts: CardText | None
    refused: RefusedCard | None


def run(args: argparse.Namespace) -> int:
    most_sets = _most_sets(args.sets)
    files: list[str] = args.words[1:]
    texts, lists = _sorted_out(files) if files else (imported(), {})
    binder = Binders([Texts(_facts(texts)), *(Texts(_beside(file)) for file in args.cards or []), kept_here()])
    with mistaken():
        decks = {file: of_deck(found, binder) for file, found in lists.items()}
    every = _each_once([*texts, *(one for deck in decks.values() for one in deck)])
    whole = counted(every, None if args.json else MOST_CLAUSES)
    by_deck = {file: counted(deck) for file, deck in decks.items()}
    sets = by_set((one.facts, one.refused) for one in every if one.facts is not None)
    if args.json:
        print(json.dumps(plain(whole, sets, by_deck), ensure_ascii=False))
    else:
        print(said(whole, sets, by_deck, most_sets))
    return 0


def _most_sets(written: str | None) -> int | None:
    """Of how many sets the numbers are shown; None for all."""
    if written == ALL:
        return None
    if written is not None and not written.isdecimal():
        raise Mistake(f"--sets takes a number, or {ALL}; not “{written}”.")
    return int(written) if written is not None else MOST_SETS


# ---------------------------------------------------------------------- what is counted


def imported() -> list[CountedCard]:
    """All that was imported on this machine, read with today's vocabulary."""
    path = usual_file()
    if not path.exists():
        raise Mistake("No cards have been imported yet. Name a file: planechase cards coverage FILE")
    with mistaken():
        if not imported_cards.is_current(path):
            read_again(path)
        return [CountedCard(row.facts.name, row.facts, row.refused) for row in imported_cards.rows(path)]


def _sorted_out(files: Sequence[str]) -> tuple[list[CountedCard], dict[str, DeckList]]:
    """The cards in these files, and the deck lists among them."""
    texts: dict[str, CardText] = {}
    lists: dict[str, DeckList] = {}
    for file in files:
        data = _content(file)
        cards = cards_of(file, data)
        if cards is None:
            lists[file] = read_list(decoded(data))
        else:
            texts |= {card.name: card for card in cards if card.name not in texts}
    return _read(list(texts.values())), lists


def _content(file: str) -> bytes:
    data = read_file(file)
    if not data.strip():
        raise Mistake(f"{file} is empty.")
    return data


def _beside(file: str) -> list[CardText]:
    """Cards that are not counted, but deck lists may name them."""
    cards = cards_of(file, _content(file))
    if cards is None:
        raise Mistake(f"{file} holds no cards, neither in English nor as data.")
    return cards


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


def _read(cards: Sequence[CardText]) -> list[CountedCard]:
    found: list[CountedCard] = []
    with telling() as tell:
        for number, card in enumerate(cards, 1):
            found.append(_counted(card))
            tell(number, len(cards))
    return found


def _counted(card: CardText) -> CountedCard:
    found = read(card)
    return CountedCard(card.name, card, found if isinstance(found, RefusedCard) else None)


def of_deck(found: DeckList, binder: Binder) -> list[CountedCard]:
    """The cards of a deck list, each once; what is built in is understood."""
    names = dict.fromkeys(entry.name for _, entries in found.sections() for entry in entries)
    return _each_once(_in_deck(name, binder) for name in names)


def _in_deck(name: str, binder: Binder) -> CountedCard:
    built_in = meant(name)
    if built_in is not None:
        return CountedCard(built_in.name, None, None)
    facts = binder.facts(name)
    if facts is not None:
        return _counted(facts)
    return CountedCard(name, None, RefusedCard(name, "", 1, 1, (), "no card of this name is built in or imported"))


def _each_once(cards: Iterable[CountedCard]) -> list[CountedCard]:
    """A card that stands in several files counts once."""
    found: dict[str, CountedCard] = {}
    for one in cards:
        found.setdefault(folded(one.name), one)
    return list(found.values())


def _facts(cards: Iterable[CountedCard]) -> list[CardText]:
    return [one.facts for one in cards if one.facts is not None]


# ---------------------------------------------------------------------- how many are understood


def counted(cards: Sequence[CountedCard], most_clauses: int | None = None) -> Coverage:
    """How many of these are understood.

    For which of the others one clause is all that stands in the way takes them to be read once more, so that is looked
    for only for the most frequent clauses, or for all with `None`.
    """
    clauses = Counter(in_general(one.refused) for one in cards if one.refused is not None)
    asked = {clause for clause, _ in clauses.most_common(most_clauses)}
    coverage = Coverage()
    with telling() as tell:
        for number, one in enumerate(cards, 1):
            coverage.add(one.name, one.refused, _alone(one, asked))
            tell(number, len(cards))
    return coverage


def _alone(one: CountedCard, asked: set[str]) -> bool:
    if one.facts is None or one.refused is None or in_general(one.refused) not in asked:
        return False
    return is_alone(one.facts, one.refused)


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


def said(every: Coverage, sets: dict[str, Coverage], decks: dict[str, Coverage], most_sets: int | None) -> str:
    lines = [f"All cards: {every}"]
    for file, coverage in decks.items():
        lines += [f"{file}: {coverage}", *(f"    not {name}" for name in coverage.names_refused)]
    if every.clauses:
        lines += ["", "What is not understood, on how many cards, and for how many of them it is the only obstacle:"]
        for clause, cards in every.clauses.most_common(MOST_CLAUSES):
            lines.append(f"{cards:>6} {every.alone[clause]:>6}  {clause}")
    if sets:
        lines += ["", *_of_sets(sets, most_sets)]
    return harmless("\n".join(lines))


def _of_sets(sets: dict[str, Coverage], most: int | None) -> list[str]:
    """The numbers of the largest sets, or of all in the order of their codes."""
    largest = sorted(sets, key=lambda code: -sets[code].cards)[:most]
    rows = [f"{code:>6}  {sets[code]}" for code in (sorted(sets) if len(largest) == len(sets) else largest)]
    if len(largest) == len(sets):
        return ["By set:", *rows]
    return [f"The {len(largest)} largest of {len(sets)} sets (--sets {ALL} shows all):", *rows] if largest else []
