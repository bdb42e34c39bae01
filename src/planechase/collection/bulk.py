"""The usual files with all cards: Scryfall's *oracle cards*, MTGJSON's AtomicCards, or one card a line; packed or not.

What a file is, its content says, and not its name.
"""

from __future__ import annotations

import gzip
import io
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import BETWEEN_HALVES

GZIP: Final = b"\x1f\x8b"
ZIP: Final = b"PK\x03\x04"
LARGEST: Final = 4_000_000_000
"""No file of cards has so many bytes, packed or not."""
PIECE: Final = 1 << 20
"""How many bytes are unpacked at once."""
TOKENS: Final = ("token", "double_faced_token", "emblem", "dungeon")
ART: Final = ("art_series", "front_card", "reversible_card")
LAYOUTS: Final = {"aftermath": "split", "planar": "normal", "scheme": "normal", "vanguard": "normal"}
"""Layouts under the name that they have here."""
REBALANCED: Final = "A-"
"""What the names of cards begin with that were changed for play on a screen."""

NO_CARDS: Final = "things without a name or a type line"
FILE_TO_DOWNLOAD: Final = "bulk_data"
"""What Scryfall calls its files where it lists them."""

_Number = str | int | float | None


class NotBulk(ValueError):
    """A file that holds no cards as data; the message says why."""


class _Side(msgspec.Struct):
    """A card or a face of one, whichever words its file has for it."""

    name: str | None = None
    face_name: str | None = msgspec.field(default=None, name="faceName")
    mana_cost: str | None = None
    atomic_cost: str | None = msgspec.field(default=None, name="manaCost")
    type_line: str | None = None
    atomic_type: str | None = msgspec.field(default=None, name="type")
    oracle_text: str | None = None
    atomic_text: str | None = msgspec.field(default=None, name="text")
    power: _Number = None
    toughness: _Number = None
    loyalty: _Number = None
    defense: _Number = None
    colors: list[str] | None = None
    color_indicator: list[str] | None = None
    atomic_indicator: list[str] | None = msgspec.field(default=None, name="colorIndicator")
    hand_modifier: _Number = None
    atomic_hand: _Number = msgspec.field(default=None, name="hand")
    life_modifier: _Number = None
    atomic_life: _Number = msgspec.field(default=None, name="life")


class _Part(msgspec.Struct):
    """Another card that belongs to a card."""

    component: str = ""
    name: str = ""


class _Whole(_Side):
    """A card with all its faces."""

    object: str = "card"
    full_name: str | None = None
    layout: str = "normal"
    lang: str = "en"
    digital: bool = False
    card_faces: list[_Side] | None = None
    faces: list[_Side] | None = None
    all_parts: list[_Part] | None = None
    set: str | None = None
    sets: list[str] | None = None
    printings: list[str] | None = None


class _Atomic(msgspec.Struct):
    """AtomicCards of MTGJSON has the cards by name; an answer of Scryfall's has a list of whatever was asked for."""

    data: dict[str, list[_Whole]] | list[_Whole]


@dataclass(slots=True)
class Bulk:
    """The cards of a file, and how many were left out of it, by the reason."""

    cards: list[CardText] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)


def unpacked(data: bytes) -> bytes:
    """What is in a packed file; a file that is not packed as it is."""
    try:
        if data.startswith(GZIP):
            with gzip.open(io.BytesIO(data)) as packed:
                return _all_of(packed.read)
        if data.startswith(ZIP):
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                largest = max(archive.infolist(), key=lambda one: one.file_size)
                with archive.open(largest) as member:
                    return _all_of(member.read)
    except (OSError, EOFError, zipfile.BadZipFile, zlib.error) as wrong:
        raise NotBulk(
            f"It is compressed, and cannot be decompressed ({wrong}). Perhaps not all of it was downloaded."
        ) from None
    return data


def _all_of(read: Callable[[int], bytes]) -> bytes:
    """What it holds. It is read in pieces: to read so many bytes at once takes memory for all of them."""
    whole = io.BytesIO()
    while piece := read(PIECE):
        if whole.tell() + len(piece) > LARGEST:
            raise NotBulk("It is too large for a file of cards.")
        whole.write(piece)
    return whole.getvalue()


def looks_like_data(data: bytes) -> bool:
    """Whether this may be a file of cards as data, packed or not, rather than a text that a user wrote."""
    return data.startswith((GZIP, ZIP)) or data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] in (b"[", b"{")


def cards_in(data: bytes) -> Bulk:
    """The cards in the content of a file that is not packed, or `NotBulk`."""
    found = Bulk()
    names: set[str] = set()
    for card in _cards(data.removeprefix(b"\xef\xbb\xbf").lstrip(), found.skipped):
        if card.name in names:
            found.skipped["cards of a name that was there already"] += 1
        else:
            names.add(card.name)
            found.cards.append(card)
    if not found.cards:
        others = [f"{count} {why}" for why, count in found.skipped.most_common() if why != NO_CARDS]
        raise NotBulk(f"There are no cards in it{', only ' + ', '.join(others) if others else ''}.")
    return found


def _cards(data: bytes, skipped: Counter[str]) -> Iterator[CardText]:
    melding: list[_Whole] = []
    for whole, faces in _objects(data):
        why = _skipped(whole)
        if why:
            skipped[why] += 1
        elif whole.layout == "meld" and whole.all_parts and not faces:
            melding.append(whole)
        else:
            yield _card(whole, faces)
    yield from _meld_cards(melding)


def _meld_cards(cards: list[_Whole]) -> Iterator[CardText]:
    """CR 712.4: what a pair melds into stands in the file as a card of its own, and is the back of both."""
    by_name = {card.name: card for card in cards}
    for card in cards:
        result = next((part.name for part in card.all_parts or () if part.component == "meld_result"), "")
        if card.name != result:
            yield _card(card, (card, by_name[result]) if result in by_name else ())


def _objects(data: bytes) -> Iterator[tuple[_Whole, Sequence[_Side]]]:
    """Each card with its faces, as the file has them."""
    try:
        if data.startswith(b"["):
            for one in msgspec.json.decode(data, type=list[_Whole]):
                yield one, one.card_faces or one.faces or ()
        elif data.startswith(b"{") and b'"data"' in data[:4096]:
            inside = msgspec.json.decode(data, type=_Atomic).data
            for one in inside if isinstance(inside, list) else ():
                if one.object == FILE_TO_DOWNLOAD:
                    raise NotBulk("It only lists the files that can be downloaded; Oracle Cards is one of them.")
                yield one, one.card_faces or one.faces or ()
            for sides in inside.values() if isinstance(inside, dict) else ():
                if sides:
                    yield sides[0], sides if len(sides) > 1 and sides[0].face_name else ()
        elif data.startswith(b"{"):
            yield from _lines(data)
        else:
            raise NotBulk("It is neither Scryfall's list of cards, nor MTGJSON's AtomicCards, nor one card per line.")
    except msgspec.ValidationError as wrong:
        raise NotBulk(f"It cannot be read as cards: {wrong}. It is JSON, but of another kind.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise NotBulk(f"It cannot be read: {wrong}. Perhaps not all of it was downloaded.") from None


def _lines(data: bytes) -> Iterator[tuple[_Whole, Sequence[_Side]]]:
    """One card a line, or a single card over several lines."""
    decoder = msgspec.json.Decoder(_Whole)
    lines = data.splitlines()
    try:
        decoder.decode(lines[0])
    except msgspec.MsgspecError:
        lines = [data]
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                one = decoder.decode(line)
            except msgspec.MsgspecError as wrong:
                raise NotBulk(f"Line {number} is no card: {wrong}.") from None
            yield one, one.card_faces or one.faces or ()


def _skipped(whole: _Whole) -> str:
    """Why a card is left out; nothing if it is not."""
    line = whole.type_line or whole.atomic_type or ""
    if whole.lang != "en":
        return "cards in other languages"
    if whole.layout in TOKENS or line.startswith(("Token", "Emblem")):
        return "tokens and emblems"
    if whole.layout in ART or line.startswith("Card"):
        return "art cards"
    if (whole.digital and whole.layout != "vanguard") or (whole.name or "").startswith(REBALANCED):
        return "digital-only cards"
    if not whole.name or not (line or whole.card_faces or whole.faces):
        return NO_CARDS
    return ""


def _card(whole: _Whole, sides: Sequence[_Side]) -> CardText:
    faces = tuple(_face(side) for side in sides) if len(sides) > 1 else ()
    own = _face(whole)
    printed = whole.sets or whole.printings or ([whole.set] if whole.set else [])
    sets = tuple(code.upper() for code in printed)
    layout = LAYOUTS.get(whole.layout, whole.layout)
    if not faces:
        return replace(own, layout=layout, sets=sets)
    return CardText(
        name=whole.full_name or BETWEEN_HALVES.join(face.name for face in faces),
        type_line=BETWEEN_HALVES.join(face.type_line for face in faces),
        mana_cost=faces[0].mana_cost,
        layout=layout,
        faces=faces,
        sets=sets,
    )


def _face(side: _Side) -> CardText:
    cost = side.mana_cost or side.atomic_cost or ""
    indicator = side.color_indicator or side.atomic_indicator or (side.colors if not cost else None)
    return CardText(
        name=side.face_name or side.name or "",
        type_line=side.type_line or side.atomic_type or "",
        text=side.oracle_text or side.atomic_text or "",
        mana_cost=cost,
        power=_text(side.power),
        toughness=_text(side.toughness),
        loyalty=_text(side.loyalty),
        defense=_text(side.defense),
        colors=tuple(indicator) if indicator else None,
        hand_modifier=_text(side.hand_modifier, side.atomic_hand),
        life_modifier=_text(side.life_modifier, side.atomic_life),
    )


def _text(*numbers: _Number) -> str:
    return next((str(number) for number in numbers if number is not None), "")
