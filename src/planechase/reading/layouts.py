"""Cards that are more than rows of abilities: several faces (CR 709, 712, 715, 720), and lines that belong to others.

Chapters of Sagas (CR 714), level symbols (CR 711), level bars of Classes (CR 716), station symbols (CR 721) and what
Cases have once they are solved (CR 719) are heads: what stands behind them, or in the lines below them, is theirs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from planechase.reading.card_texts import CardText
from planechase.reading.chart import Chart, PhraseReading
from planechase.reading.productions import Grammar
from planechase.reading.text_tokens import TextToken
from planechase.rules.events.sagas import Chapter
from planechase.rules.language.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility
from planechase.rules.language.card_types import INSTANT, SORCERY
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Condition, Effect
from planechase.rules.language.prototypes import Prototype
from planechase.rules.language.word_errors import WrongField
from planechase.rules.mana.mana import ManaCost
from planechase.words.card import Line, abilities_in, double_faced, meld_card, modal, split, with_adventure, with_omen
from planechase.words.effects.melding_effects import Meld
from planechase.words.english import roman
from planechase.words.keywords.cases import Solved, ToSolve
from planechase.words.keywords.levels import ClassLevel, LevelAndUp, LevelBand
from planechase.words.keywords.mutating import Mutate
from planechase.words.keywords.stations import StationSymbol

CardCombiner = Callable[[CardDefinition, CardDefinition], CardDefinition]
TokenRow = list[TextToken]
ReadLine = Callable[[TokenRow], list[Line]]

CHAPTERS: Final = {roman(number).lower(): number for number in range(1, 13)}
_BAND: Final = re.compile(r"(\d+)-(\d+)")
_SIZE: Final = re.compile(r"(\d+)/(\d+)")
_ROLLS: Final = re.compile(r"\b[Rr]olls? ")
"""CR 706.3a: rows of a table look like station symbols."""
_STATION: Final = re.compile(r"^(?:STATION (\d+)\+$|(\d+)\+ \|)", re.MULTILINE)


# ---------------------------------------------------------------------- faces


def _split(left: CardDefinition, right: CardDefinition) -> CardDefinition:
    """CR 709, 709.5: instants and sorceries, or Rooms."""
    for half in (left, right):
        if not (half.printed.types & (INSTANT | SORCERY) or "Room" in half.printed.subtypes):
            raise WrongField(f"{half.name}: a half of a split card is an instant, a sorcery or a Room here.")
    return split(left, right)


def _transforming(front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """CR 712.2."""
    return double_faced(_unmerging(front), _unmerging(back))


def _modal(front: CardDefinition, back: CardDefinition) -> CardDefinition:
    """CR 712.3."""
    return modal(_unmerging(front), _unmerging(back))


def _melding(front: CardDefinition, combined: CardDefinition) -> CardDefinition:
    """CR 712.4a: what a card of a meld pair says it melds into is what stands on its back."""
    said = {part.name for ability in front.printed.abilities for part in ability.walk() if isinstance(part, Meld)}
    if said - {combined.name}:
        raise WrongField(f"{front.name}: it melds into {', '.join(sorted(said))}, and not into {combined.name}.")
    return meld_card(_unmerging(front), _unmerging(combined))


def _unmerging(face: CardDefinition) -> CardDefinition:
    """CR 730.2i: a card that mutates and turns over would do so as part of something else; there is none."""
    if any(isinstance(ability, Mutate) for ability in face.printed.abilities):
        raise WrongField(f"{face.name}: a double-faced card does not mutate here.")
    return face


LAYOUTS: Final[Mapping[str, CardCombiner]] = {
    "split": _split,
    "transform": _transforming,
    "modal_dfc": _modal,
    "meld": _melding,
    "adventure": with_adventure,
    "omen": with_omen,
}
"""What two faces are together, by layout."""
INSETS: Final = {"Adventure": "adventure", "Omen": "omen"}
"""The layout of a card with an inset frame, by the subtype that stands in it."""


def together(card: CardText) -> CardCombiner | None:
    """What makes one card of these faces; None if cards of this layout are not played."""
    if len(card.faces) != 2:
        return None
    return LAYOUTS.get(INSETS.get(_inset(card.faces[1]), card.layout))


def faces(card: CardText) -> tuple[CardText, ...]:
    """The faces, each as a card of its own: the subtype of an inset frame comes with the layout."""
    front, *others = card.faces
    return (front, *(_without_inset(face) for face in others))


def _inset(face: CardText) -> str:
    subtype = face.type_line.partition(" — ")[2]
    return subtype if subtype in INSETS else ""


def _without_inset(face: CardText) -> CardText:
    return replace(face, type_line=face.type_line.partition(" — ")[0]) if _inset(face) else face


# ---------------------------------------------------------------------- station symbols


def as_stationed(card: CardText) -> CardText:
    """CR 721.2b, 721.2c: the size of a card with one station symbol stands in the last line below it, and nowhere else.

    Symbols are written in two ways; here they become those of today.
    """
    symbols = _STATION.findall(card.text)
    if not symbols or _ROLLS.search(card.text):
        return card
    text = _STATION.sub(lambda symbol: f"{symbol[1] or symbol[2]}+ |", card.text)
    if len(symbols) > 1 or not card.power:
        return replace(card, text=text)
    return replace(card, text=f"{text}\n{card.power}/{card.toughness}", power="", toughness="")


def _is_station(row: TokenRow) -> bool:
    """CR 721.2: "8+ |"."""
    return len(row) > 2 and row[0].text.isdecimal() and _says(row[1:], "+", "|")


def _station(card: CardText, least: int, own: list[TokenRow], read: ReadLine) -> StationSymbol:
    if card.power:
        raise WrongField("Of several station symbols nobody says which one the size belongs to.")
    size = _size(own[-1])
    gains = _given([row for row in (own if size is None else own[:-1]) if row], read)
    return StationSymbol(least, gains) if size is None else StationSymbol(least, gains, *size)


# ---------------------------------------------------------------------- lines with heads


def lines_of(
    card: CardText, rows: list[TokenRow], read: ReadLine, effect_of: Callable[[TokenRow], Effect]
) -> list[Line]:
    """What some paragraphs of a card are; those that belong to one above them are part of it."""
    found: list[Line] = []
    left = list(rows)
    while left:
        row = left.pop(0)
        chapters = _chapters(row) if "Saga" in card.type_line else None
        if chapters is not None:
            numbers, rest = chapters
            found.append(Chapter(numbers, effect_of(rest)))
        elif "Class" in card.type_line and _is_bar(row):
            found.append(_bar(row, _below(left, _is_bar), read))
        elif _is_level(row) and left and _size(left[0]) is not None:
            found.append(_level(row, left.pop(0), _below(left, _is_level), read))
        elif "Case" in card.type_line and _says(row, "solved", "—"):
            found.append(Solved(_for_cases(read(row[2:]))))
        elif _is_station(row):
            found.append(_station(card, int(row[0].text), [row[3:], *_below(left, _is_station)], read))
        else:
            found += read(row)
    return found


def _says(row: TokenRow, *words: str) -> bool:
    return tuple(token.text for token in row[: len(words)]) == words


def _below(left: list[TokenRow], is_head: Callable[[TokenRow], bool]) -> list[TokenRow]:
    """The paragraphs up to the next head; they are taken away."""
    own: list[TokenRow] = []
    while left and not is_head(left[0]):
        own.append(left.pop(0))
    return own


def _given(rows: list[TokenRow], read: ReadLine) -> tuple[Ability, ...]:
    return abilities_in(*(line for row in rows for line in read(row)))


def _chapters(row: TokenRow) -> tuple[tuple[int, ...], TokenRow] | None:
    """CR 714.2a: "I, II — ..."."""
    numbers: list[int] = []
    for at in range(0, len(row) - 1, 2):
        number = CHAPTERS.get(row[at].text) if row[at].is_capital else None
        if number is None:
            return None
        numbers.append(number)
        if row[at + 1].text == "—":
            return tuple(numbers), row[at + 2 :]
        if row[at + 1].text != ",":
            return None
    return None


def _is_bar(row: TokenRow) -> bool:
    """CR 716.2: "{1}{G}: Level 2"."""
    return len(row) == 4 and row[0].text.startswith("{") and _says(row[1:], ":", "level") and row[3].text.isdecimal()


def _bar(row: TokenRow, below: list[TokenRow], read: ReadLine) -> ClassLevel:
    return ClassLevel(int(row[3].text), ManaCost.parse(row[0].text), _given(below, read))


def _is_level(row: TokenRow) -> bool:
    """CR 711.2: "LEVEL 1-4", "LEVEL 5+"."""
    if not row or row[0].written != "LEVEL":
        return False
    return (len(row) == 2 and _BAND.fullmatch(row[1].text) is not None) or _is_open(row)


def _is_open(row: TokenRow) -> bool:
    return len(row) == 3 and row[1].text.isdecimal() and row[2].text == "+"


def _size(row: TokenRow) -> tuple[int, int] | None:
    size = _SIZE.fullmatch(row[0].text) if len(row) == 1 else None
    return None if size is None else (int(size[1]), int(size[2]))


def _level(row: TokenRow, sized: TokenRow, below: list[TokenRow], read: ReadLine) -> LevelAndUp:
    size = _size(sized)
    assert size is not None
    band = _BAND.fullmatch(row[1].text)
    if band is None:
        return LevelAndUp(int(row[1].text), *size, _given(below, read))
    return LevelBand(int(band[1]), *size, _given(below, read), int(band[2]))


def _for_cases(lines: list[Line]) -> tuple[Ability, ...]:
    given = abilities_in(*lines)
    if not all(isinstance(ability, (StaticAbility, TriggeredAbility, ActivatedAbility)) for ability in given):
        raise WrongField("What a solved Case has is a static, triggered or activated ability.")
    return given


# ---------------------------------------------------------------------- phrases


def add_layouts(grammar: Grammar) -> None:
    """What stands in one line of such cards, and is no sentence."""
    grammar.find("keyword", lambda chart, at: list(_prototype(chart, at)))
    grammar.say("keyword", "to solve — <condition:condition>.", _to_solve)


def _to_solve(condition: Condition) -> ToSolve:
    return ToSolve(condition)


def _prototype(chart: Chart, at: int) -> Iterator[PhraseReading]:
    """CR 702.160: "Prototype {1}{W} — 2/2"."""
    if chart.word(at) != "prototype":
        return
    for end, cost in chart.find("mana", at + 1):
        size = _SIZE.fullmatch(chart.word(end + 1))
        if chart.word(end) == "—" and size is not None and isinstance(cost, ManaCost):
            yield end + 2, Prototype(cost, int(size[1]), int(size[2]))
