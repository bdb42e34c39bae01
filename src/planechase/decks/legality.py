"""What is wrong with a deck list (CR 100.2a, 100.4a, 901.3, 903.5, 904.3): every problem, in a sentence, with its line.

Each kind of deck has its check below, and `CHECKS` lists them; a new kind of deck is one more entry there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from planechase.cards import pool
from planechase.cards.name_matching import NameIndex
from planechase.decks.binder import EMPTY, Binder
from planechase.decks.deck_list import DeckEntry, DeckList, Problem, Section, total
from planechase.decks.name_folding import folded
from planechase.decks.spelling import all_names, meant
from planechase.rules.language.card_types import BASIC, LAND, PHENOMENON, PLANE, SCHEME, VANGUARD, Types, type_names
from planechase.rules.language.characteristics import COMMAND_TYPES, CardDefinition
from planechase.rules.state.edition import Edition
from planechase.variants.archenemy import LEAST_SCHEMES, LEAST_WITH_COMMANDERS, MOST_OF_A_NAME
from planechase.variants.commander import deck_problems
from planechase.variants.planechase import planar_deck_problems
from planechase.words.deck_building import most_in_deck

LEAST_CARDS: Final = 60
MOST_COPIES: Final = 4
MOST_IN_SIDEBOARD: Final = 15
MOST_HINTS: Final = 20
"""For how many unknown cards suggestions are made: that takes a while, and a long text is no deck list."""

_KINDS: Final[dict[Section, Types]] = {
    Section.PLANAR: PLANE | PHENOMENON,
    Section.SCHEMES: SCHEME,
    Section.VANGUARD: VANGUARD,
}
"""Which nontraditional cards a section is for; the others are for traditional cards."""

LegalityCheck = Callable[[DeckList, Edition, Binder], Iterable[Problem]]


def check(
    deck_list: DeckList, edition: Edition = Edition.CURRENT, skip_unknown: bool = False, binder: Binder = EMPTY
) -> list[Problem]:
    """All that is wrong with a list, in the order of its lines, then what is wrong with the whole of it.

    With `skip_unknown` it is no problem that cards are unknown here; they count, but nothing else is asked of them.
    Cards of the `binder` are known like those that are built in.

    >>> from planechase.decks.deck_list_reading import read
    >>> for problem in check(read("56 Forest\\n5 Grisly Bears")):
    ...     print(problem)
    line 2: There is no card “Grisly Bears” here; did you mean “Grizzly Bears”?
    """
    found = list(deck_list.problems)
    for one in CHECKS:
        asked = without_unknown(deck_list, binder) if one is _known and skip_unknown else deck_list
        found += one(asked, edition, binder)
    return sorted(found, key=lambda problem: (not problem.line, problem.line))


def cards(entries: Iterable[DeckEntry], binder: Binder = EMPTY) -> tuple[CardDefinition, ...]:
    """The cards of a section, card by card, without those that are unknown."""
    found = ((entry.count, meant(entry.name, binder)) for entry in entries)
    return tuple(card for count, card in found if card is not None for _ in range(count))


def unknown(deck_list: DeckList, binder: Binder = EMPTY) -> list[DeckEntry]:
    """The cards of a list that are not here."""
    return [entry for _, entries in deck_list.sections() for entry in entries if meant(entry.name, binder) is None]


def without_unknown(deck_list: DeckList, binder: Binder = EMPTY) -> DeckList:
    """The same list without the cards that are not here."""
    return replace(
        deck_list,
        main=_here(deck_list.main, binder),
        sideboard=_here(deck_list.sideboard, binder),
        commanders=_here(deck_list.commanders, binder),
        planar=_here(deck_list.planar, binder),
        schemes=_here(deck_list.schemes, binder),
        vanguard=_here(deck_list.vanguard, binder),
    )


def _here(entries: Iterable[DeckEntry], binder: Binder) -> tuple[DeckEntry, ...]:
    return tuple(entry for entry in entries if meant(entry.name, binder) is not None)


# ---------------------------------------------------------------------- cards


def _known(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """Every card exists, and is in a section for cards like it. Planar decks say that themselves."""
    unknown = 0
    for section, entries in deck_list.sections():
        for entry in entries:
            card = meant(entry.name, binder)
            if card is None and (why := binder.why_not(entry.name)):
                yield Problem(entry.line, why, entry.name)
            elif card is None:
                unknown += 1
                close = _close(entry.name, section, binder) if unknown <= MOST_HINTS else None
                hint = f"; did you mean “{close}”?" if close else "."
                yield Problem(entry.line, f"There is no card “{entry.name}” here{hint}", entry.name, close or "")
            elif section is not Section.PLANAR and not _fits(card, section):
                yield Problem(entry.line, _misplaced(card, section))


def _close(name: str, section: Section, binder: Binder) -> str | None:
    return _names_for(section).nearest(name) or all_names().nearest(name) or binder.spelling.nearest(name)


@cache
def _names_for(section: Section) -> NameIndex:
    return NameIndex((card.name for card in pool.CARDS.values() if _fits(card, section)), folded)


def _fits(card: CardDefinition, section: Section) -> bool:
    kind = _KINDS.get(section)
    return bool(card.printed.types & kind) if kind is not None else not card.printed.types & COMMAND_TYPES


def _misplaced(card: CardDefinition, section: Section) -> str:
    kind = next((one for one in type_names(card.printed.types)), "card").lower()
    place = next((one for one, types in _KINDS.items() if card.printed.types & types), None)
    if place is None:
        return f"{card.name} is a traditional card and cannot be in the section {section.value}."
    return f"{card.name} is a {kind} and belongs to the section {place.value}, not to {section.value}."


# ---------------------------------------------------------------------- decks


def _deck(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """CR 100.2a, 100.4a: at least sixty cards, at most four of a name, at most fifteen in the sideboard."""
    if not any(True for _ in deck_list.sections()):
        yield Problem(0, "There are no cards in this list.")
    if deck_list.commanders or not (deck_list.main or deck_list.sideboard):
        return
    size = total(deck_list.main)
    if size < LEAST_CARDS:
        yield Problem(0, f"A deck has at least {LEAST_CARDS} cards; this one has {size}.")
    yield from _too_many(deck_list.main + deck_list.sideboard, MOST_COPIES, "a deck with its sideboard", binder)
    yield from _sideboard(total(deck_list.sideboard), edition)


def _sideboard(size: int, edition: Edition) -> Iterator[Problem]:
    """CR 100.4a: at most fifteen cards. 2011:100.4a: exactly fifteen, or no sideboard."""
    if edition is Edition.Y2011 and size not in (0, MOST_IN_SIDEBOARD):
        yield Problem(0, f"A sideboard has exactly {MOST_IN_SIDEBOARD} cards, or none; this one has {size}.")
    elif size > MOST_IN_SIDEBOARD:
        yield Problem(0, f"A sideboard has at most {MOST_IN_SIDEBOARD} cards; this one has {size}.")


def _commander_deck(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """CR 903.3, 903.5: commanders, number, names and colours, as `variants.commander` has them, and no sideboard."""
    if not deck_list.commanders:
        return
    main, leaders = cards(deck_list.main, binder), cards(deck_list.commanders, binder)
    unknown = total(deck_list.main + deck_list.commanders) - len(main) - len(leaders)
    last = _last_lines(deck_list.commanders + deck_list.main)
    for problem in deck_problems((*leaders, *main), leaders, edition, unknown=unknown):
        yield Problem(_line_of(problem.card, last), problem.text)
    if edition is Edition.Y2011:
        yield from _sideboard(total(deck_list.sideboard), edition)
    elif deck_list.sideboard:
        yield Problem(deck_list.sideboard[0].line, "Commander is played without sideboards (CR 903.5e).")


def _too_many(entries: tuple[DeckEntry, ...], most: int, where: str, binder: Binder) -> Iterator[Problem]:
    """The line where a card becomes too many; any number of basic lands is fine (CR 100.2a)."""
    known = [(entry, meant(entry.name, binder)) for entry in entries]
    copies: Counter[str] = Counter()
    for entry, card in known:
        if card is not None:
            copies[card.name] += entry.count
    so_far: Counter[str] = Counter()
    for entry, card in known:
        if card is None or (card.printed.supertypes & BASIC and card.printed.types & LAND):
            continue
        limit = most_in_deck(card, most)
        before = so_far[card.name]
        so_far[card.name] += entry.count
        if limit is not None and so_far[card.name] > limit >= before:
            yield Problem(
                entry.line, f"There are {copies[card.name]} of {card.name}; {where} has at most {limit} of a card."
            )


# ---------------------------------------------------------------------- decks beside the deck


def _planar_deck(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """CR 901.3."""
    entries = deck_list.planar
    if not entries:
        return
    known, last = cards(entries, binder), _last_lines(entries)
    for problem in planar_deck_problems(known, edition, unknown=total(entries) - len(known)):
        yield Problem(_line_of(problem.card, last), problem.text)


def _last_lines(entries: Iterable[DeckEntry]) -> dict[str, int]:
    """The last line of each name, by how it folds."""
    last: dict[str, int] = {}
    for entry in entries:
        name = folded(entry.name)
        last[name] = max(entry.line, last.get(name, 0))
    return last


def _line_of(card: str | None, last: Mapping[str, int]) -> int:
    """The line that a problem with a card belongs to; 0 for the list as a whole."""
    return last.get(folded(card), 0) if card is not None else 0


def _scheme_deck(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """CR 904.3, 904.13d: at least twenty schemes, at most two of a name; beside a commander ten, all different.

    In 2011 a commander changed nothing.
    """
    entries = deck_list.schemes
    with_commanders = bool(deck_list.commanders) and edition is Edition.CURRENT
    least, most = (LEAST_WITH_COMMANDERS, 1) if with_commanders else (LEAST_SCHEMES, MOST_OF_A_NAME)
    if entries and total(entries) < least:
        yield Problem(0, f"A scheme deck has at least {least} cards; this one has {total(entries)}.")
    written = {folded(entry.name): entry.name for entry in entries}
    copies: Counter[str] = Counter()
    for entry in entries:
        copies[folded(entry.name)] += entry.count
    last = _last_lines(entries)
    for name, as_written in written.items():
        if copies[name] > most:
            text = f"There are {copies[name]} of {as_written}; a scheme deck has at most {most} of a card."
            yield Problem(last[name], text)


def _one_vanguard(deck_list: DeckList, edition: Edition, binder: Binder) -> Iterator[Problem]:
    """CR 902.3: each player has one vanguard card."""
    if total(deck_list.vanguard) > 1:
        yield Problem(0, f"A player has one vanguard card; this list has {total(deck_list.vanguard)}.")


CHECKS: Final[tuple[LegalityCheck, ...]] = (_known, _deck, _commander_deck, _planar_deck, _scheme_deck, _one_vanguard)
