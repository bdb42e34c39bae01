"""Reading deck lists as people have them: plain, and as exported by Arena, MTGO, Moxfield, Archidekt and others.

A line is a heading, a comment or a number of cards. What a program writes around the name (set, collector number, foil,
categories, tags) is taken off; a category such as Archidekt's `[Sideboard]` says where the card belongs. A list without
any headings whose last block is small, after a whole deck, has its sideboard there. Nothing is looked up here:
whether a card exists is for `legality`.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from planechase.decks.deck_list import DeckEntry, DeckList, Problem, Section, total

MOST_COPIES: Final = 1000
WHOLE_DECK: Final = 60
SMALL_BLOCK: Final = 15
LONGEST_LINE: Final = 500
"""No card has such a name, and what programs write around it is not that long either."""


class _Elsewhere(Enum):
    """Headings that are not a section of the deck."""

    CATEGORY = "a group of cards within the deck, or within the sideboard"
    COMPANION = "part of the sideboard (CR 702.139a), and often listed there once more"
    ABOUT = "what the list says of itself"
    ASIDE = "cards that are not in the deck: ideas, tokens"


_Place = Section | _Elsewhere

_HEADINGS: Final[tuple[tuple[_Place, str], ...]] = (
    (Section.MAIN, "deck, main, maindeck, main deck, mainboard, main board"),
    (Section.SIDEBOARD, "sideboard, side board, side, sb"),
    (Section.COMMANDERS, "commander, commanders, command zone, cmdr"),
    (
        Section.PLANAR,
        "planar deck, planar decks, planar, planes, plane, planar cards, planechase, planechase deck,"
        " phenomena, phenomenon, planes and phenomena, planes & phenomena",
    ),
    (Section.SCHEMES, "scheme deck, scheme decks, schemes, scheme, ongoing scheme, ongoing schemes, archenemy deck"),
    (Section.VANGUARD, "vanguard, vanguards, avatar, vanguard avatar"),
    (_Elsewhere.COMPANION, "companion, companions"),
    (_Elsewhere.ABOUT, "about, metadata, general"),
    (
        _Elsewhere.ASIDE,
        "maybeboard, maybe board, maybe, considering, acquireboard, wishlist, tokens, token, tokens & extras,"
        " attractions, stickers, contraptions",
    ),
    (
        _Elsewhere.CATEGORY,
        "creature, creatures, instant, instants, sorcery, sorceries, artifact, artifacts, enchantment, enchantments,"
        " planeswalker, planeswalkers, land, lands, basic lands, battle, battles, spells, other spells, other, others",
    ),
)
_PLACES: Final[dict[str, _Place]] = {word: place for place, words in _HEADINGS for word in words.split(", ")}

_COUNT_FIRST = re.compile(r"(\d+)\s*(?:[xX×]\s+|\s)\s*(\S.*)")
_COUNT_LAST = re.compile(r"(\S.*)\s+[xX×](\d+)")
_NUMBER_ONLY = re.compile(r"\d+[xX×]?")
_HEADING_COUNT = re.compile(r"\s*(?:\(\s*\d+(?:\s*cards?)?\s*\)|:\s*\d+|\[\s*\d+\s*\])\s*:?$")
_PREFIX = re.compile(r"([A-Za-z][A-Za-z &]*?)\s*[:=]\s*(\S.*)")

_PRINTING_BEFORE = re.compile(r"^\[[A-Za-z0-9]{2,6}(?::[^\]]*)?\]\s*")
_PRINTING = re.compile(r"(?:^|\s+)\([A-Za-z0-9_]{1,6}\)(?:\s+[^\s\[\]^*#]+)?$")
_CATEGORIES = re.compile(r"\s+\[([^\[\]]*)\]$")
_TAG = re.compile(r"\s+\^[^^]*\^$")
_MARK = re.compile(r"\s+\*([A-Za-z]+)\*$")
_REMARK = re.compile(r"\s#.*$|\|.*$")


def read(text: str) -> DeckList:
    """The deck list in a text.

    >>> found = read("4x Lightning Bolt (2X2) 117 *F*\\n\\nPlanar Deck\\nNaya")
    >>> found.main[0].name, found.main[0].count, found.planar[0].line
    ('Lightning Bolt', 4, 4)
    """
    text = text.removeprefix("\N{BYTE ORDER MARK}")
    reader = _Reader()
    if text.lstrip().startswith("<"):
        _read_xml(reader, text)
    else:
        for number, line in enumerate(text.splitlines(), 1):
            reader.line(number, " ".join(line.split()))
    return reader.finished()


def decoded(data: bytes) -> str:
    """The text of a file, whichever program saved it."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


class _Reader:
    """Takes a list line by line."""

    def __init__(self) -> None:
        self.name = ""
        self.entries: dict[_Place, list[DeckEntry]] = {place: [] for place in (*Section, *_Elsewhere)}
        self.problems: list[Problem] = []
        self.here: _Place = Section.MAIN
        self.has_sections = False
        self.last_block = 0

    # ------------------------------------------------------------------ lines

    def line(self, number: int, text: str) -> None:
        """A line, with single spaces between its words."""
        if not text:
            self._gap()
        elif len(text) > LONGEST_LINE:
            self.problems.append(Problem(number, "This line is too long to name a card."))
        elif text.startswith(("//", "#", ";")):
            place = _heading(text.lstrip("/#;! "))
            if place is not None:
                self.go_to(place)
        elif self.here is _Elsewhere.ABOUT and self._about(text):
            return
        elif _is_counted(text):
            self._cards(number, text, self.here)
        else:
            self._uncounted(number, text)

    def _gap(self) -> None:
        """An empty line: it may part deck and sideboard, and it ends the commanders, of whom there are few."""
        self.last_block = len(self.entries[Section.MAIN])
        if self.here is Section.COMMANDERS and self.entries[Section.COMMANDERS]:
            self.here = Section.MAIN

    def _about(self, text: str) -> bool:
        """A line of what the list says of itself; a heading ends that."""
        key, _, rest = text.replace("=", " ", 1).partition(" ")
        if key.casefold().rstrip(":") == "name" and rest:
            self.name = rest.strip()
            return True
        return _heading(text) is None

    def _uncounted(self, number: int, text: str) -> None:
        place = _heading(text)
        if place is not None:
            self.go_to(place)
            return
        prefixed = _PREFIX.fullmatch(text)
        if prefixed is None:
            self._cards(number, text, self.here)
            return
        word, rest = prefixed[1].casefold(), prefixed[2]
        if word in _PLACES and _PLACES[word] is not _Elsewhere.CATEGORY:
            self.has_sections = True
            self._cards(number, rest, _PLACES[word])
        elif word in ("name", "title"):
            self.name = rest
        else:
            self._cards(number, text, self.here)

    def go_to(self, place: _Place) -> None:
        """What follows belongs there. A group of cards is within the deck, or within the sideboard."""
        self.has_sections = True
        if place is not _Elsewhere.CATEGORY:
            self.here = place
        elif self.here is not Section.SIDEBOARD:
            self.here = Section.MAIN

    # ------------------------------------------------------------------ cards

    def _cards(self, number: int, text: str, place: _Place) -> None:
        if _NUMBER_ONLY.fullmatch(text):
            self.problems.append(Problem(number, f"“{text}” is a number without a card."))
            return
        first, last = _COUNT_FIRST.fullmatch(text), _COUNT_LAST.fullmatch(text)
        if first is not None:
            count, rest = first[1], first[2]
        elif last is not None:
            count, rest = last[2], last[1]
        else:
            count, rest = "1", text
        name, said = _bare(rest)
        if said is not None:
            self.has_sections = True
            place = said
        self.add(number, count, name, place)

    def add(self, number: int, count: str, name: str, place: _Place) -> None:
        """A number of copies of a card, unless that is impossible."""
        if not name:
            self.problems.append(Problem(number, "There is no name of a card in this line."))
        elif len(count) > len(str(MOST_COPIES)) or int(count) > MOST_COPIES:
            self.problems.append(Problem(number, f"{count} is more of {name} than any deck has."))
        elif int(count) == 0:
            self.problems.append(Problem(number, f"0 of {name} is none."))
        else:
            self.entries[place].append(DeckEntry(int(count), name, number))

    # ------------------------------------------------------------------ the end

    def finished(self) -> DeckList:
        entries = self.entries
        main, side = entries[Section.MAIN], entries[Section.SIDEBOARD]
        if not self.has_sections:
            before, after = main[: self.last_block], main[self.last_block :]
            if total(before) >= WHOLE_DECK and total(after) <= SMALL_BLOCK:
                main, side = before, after
        beside = {entry.name.casefold() for entry in side}
        side = side + [one for one in entries[_Elsewhere.COMPANION] if one.name.casefold() not in beside]
        return DeckList(
            self.name,
            main=tuple(main),
            sideboard=tuple(side),
            commanders=tuple(entries[Section.COMMANDERS]),
            planar=tuple(entries[Section.PLANAR]),
            schemes=tuple(entries[Section.SCHEMES]),
            vanguard=tuple(entries[Section.VANGUARD]),
            problems=tuple(self.problems),
        )


def _is_counted(text: str) -> bool:
    return _COUNT_FIRST.fullmatch(text) is not None or _NUMBER_ONLY.fullmatch(text) is not None


def _heading(text: str) -> _Place | None:
    """What a heading announces. Any word with a colon, in brackets or with a number after it is one."""
    bracketed = text.startswith("[") and text.endswith("]")
    word = text.strip("[]=*-~ ")
    bare = _HEADING_COUNT.sub("", word).rstrip(": ")
    known = _PLACES.get(bare.casefold())
    if known is None and (bracketed or (bare != word and _COUNT_FIRST.fullmatch(bare) is None)):
        return _Elsewhere.CATEGORY
    return known


def _bare(text: str) -> tuple[str, _Place | None]:
    """The name of a card without what programs add to it, and the section that they say it is in."""
    name = _PRINTING_BEFORE.sub("", text)
    place: _Place | None = None
    while True:
        before = name
        name = _TAG.sub("", name)
        name = _PRINTING.sub("", name)
        if found := _CATEGORIES.search(name):
            name, place = name[: found.start()], _in_category(found[1]) or place
        if found := _MARK.search(name):
            name, place = name[: found.start()], _PLACES.get(found[1].casefold(), place)
        if name == before:
            name = _REMARK.sub("", name)
        if name == before:
            return name.strip(), place


def _in_category(text: str) -> _Place | None:
    """Archidekt: `[Ramp]`, `[Commander{top}]`, `[Maybeboard{noDeck}{noPrice},Ramp]`; the first section named counts."""
    for category in text.split(","):
        word, _, settings = category.partition("{")
        place = _PLACES.get(word.strip().casefold())
        if place is not None and place is not _Elsewhere.CATEGORY:
            return place
        if "noDeck" in settings:
            return _Elsewhere.ASIDE
    return None


# ---------------------------------------------------------------------- MTGO's .dek


def _read_xml(reader: _Reader, text: str) -> None:
    """MTGO: `<Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" />`."""
    from xml.parsers import expat  # noqa: PLC0415  # hardly any list is one

    parser = expat.ParserCreate()
    reader.has_sections = True

    def start(tag: str, values: dict[str, str]) -> None:
        if tag != "Cards":
            return
        line, count = parser.CurrentLineNumber, values.get("Quantity", "")
        if not count.isascii() or not count.isdecimal():
            reader.problems.append(Problem(line, f"“{count}” is not a number of cards."))
            return
        beside = values.get("Sideboard", "").casefold() == "true"
        reader.add(line, count, " ".join(values.get("Name", "").split()), Section.SIDEBOARD if beside else Section.MAIN)

    parser.StartElementHandler = start
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        reader.problems.append(Problem(error.lineno, f"This is not a deck file: {expat.ErrorString(error.code)}."))
