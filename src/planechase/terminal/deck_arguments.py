"""The decks a person names: built-in ones, and lists in files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from planechase.decks.binder import EMPTY, Binder
from planechase.decks.brought_decks import Brought
from planechase.decks.brought_decks import bring as bring_list
from planechase.decks.catalogue import CATALOGUE
from planechase.decks.checking import Unplayable
from planechase.decks.deck_list import DeckEntry, DeckList, Section, total
from planechase.decks.deck_list_reading import decoded, read
from planechase.decks.legality import cards, check, unknown
from planechase.reading.vanilla import PROXY
from planechase.rules.state.edition import Edition
from planechase.terminal.input_errors import Mistake, named
from planechase.terminal.own_cards.card_arguments import BRING_HINT, PROXIES_HINT, SKIP_HINT
from planechase.terminal.safe_text import harmless

_SPOKEN: Final = {
    Section.MAIN: "{} cards",
    Section.SIDEBOARD: "{} in the sideboard",
    Section.COMMANDERS: "{} in the command zone",
    Section.PLANAR: "{} planar cards",
    Section.SCHEMES: "{} schemes",
    Section.VANGUARD: "{} vanguard card",
}

ENDINGS: Final = (".txt", ".dek", ".dec", ".deck")


def bring(wanted: str, edition: Edition, skip_unknown: bool = False, binder: Binder = EMPTY) -> Brought | str:
    """The name of the built-in deck that is meant, or what is in this file; a `Mistake` if that cannot be played."""
    if Path(wanted).is_file() or "/" in wanted or wanted.lower().endswith(ENDINGS):
        return _from_file(wanted, edition, skip_unknown, binder)
    return named(wanted, tuple(CATALOGUE), "deck")


def _from_file(file: str, edition: Edition, skip_unknown: bool, binder: Binder) -> Brought:
    found = read_list(file)
    try:
        brought = bring_list(found, edition, file, skip_unknown, binder)
    except Unplayable as refused:
        all_of_it = f": planechase decks check {file}" if str(refused).endswith(" more") else ""
        said = "\n".join([f"{file} cannot be played:\n  {refused}{all_of_it}", *hints(found, edition, binder)])
        raise Mistake(said) from None
    if skip_unknown:
        for sentence in left_out(found, brought, file, binder):
            print(harmless(sentence))
    names = {card.name: None for card in (*brought.cards, *brought.sideboard, *brought.planar, *brought.schemes)}
    proxies = [name for name in names if name.endswith(PROXY)]
    if proxies:
        print(harmless(f"{file}: these are not understood, and are played without their text: {', '.join(proxies)}."))
    return brought


def hints(found: DeckList, edition: Edition = Edition.CURRENT, binder: Binder = EMPTY) -> list[str]:
    """How a list can still be played in which cards are not here, or are not understood."""
    from planechase.collection.proxies import Proxied

    with_proxies = Proxied(binder)
    missing = [entry.name for entry in unknown(found, binder)]
    helped = [name for name in missing if with_proxies.find(name) is not None]
    strange = [one for one in check(found, edition, binder=binder) if one.written and not one.meant]
    said = [BRING_HINT] if any(not binder.why_not(one.written) for one in strange) else []
    said += [PROXIES_HINT] if helped else []
    return said + ([SKIP_HINT] if missing and not check(found, edition, skip_unknown=True, binder=binder) else [])


def left_out(found: DeckList, brought: Brought, file: str, binder: Binder = EMPTY) -> list[str]:
    """What is not played of a list, and what is played instead."""
    missing = unknown(found, binder)
    if not missing:
        return []
    sentences = [f"{file} is played without {what_is_missing(missing)}."]
    padded = len(brought.cards) - len(cards(found.main, binder)) - len(cards(found.commanders, binder))
    if padded:
        sentences.append(f"{padded} basic lands take their place: a Commander deck must have a fixed number of cards.")
    if found.planar and not brought.planar:
        sentences.append("Too little is left of its planar deck; another planar deck takes its place.")
    return sentences


def what_is_missing(missing: Sequence[DeckEntry]) -> str:
    """ "5 cards that are not here: 4 Meadow Song, 1 Olanda"."""
    names = ", ".join(f"{entry.count} {entry.name}" for entry in missing)
    return f"{total(missing)} {'card that is' if total(missing) == 1 else 'cards that are'} not here: {names}"


def read_list(file: str) -> DeckList:
    """The deck list in a file; "-" is the standard input."""
    try:
        return read(decoded(sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()))
    except FileNotFoundError:
        raise Mistake(f"There is no file {file}.") from None
    except OSError as error:
        raise Mistake(f"{file} cannot be read: {error.strerror}.") from None


def sizes(deck_list: DeckList) -> str:
    """How large the parts of a list are: "60 cards, 10 planar cards"."""
    return ", ".join(_SPOKEN[section].format(total(entries)) for section, entries in deck_list.sections())
