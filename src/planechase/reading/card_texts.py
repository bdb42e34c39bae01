"""Cards as people write them down: name and cost, type line, text, size; several in a file.

    Meadow Guard {1}{W}
    Creature — Human Soldier
    Vigilance
    2/2

A cost may also stand in a line of its own below the name. Cards are parted by an empty line, or by a line `---`; a file
with such lines may have empty ones wherever it likes. A line with nothing but `//` parts the faces of a card. Whatever
begins with `#`, or with `//` and goes on, is a remark.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Final, NamedTuple

from planechase.rules.language.card_types import SUPERTYPE_NAMES, TYPE_NAMES
from planechase.rules.language.characteristics import BETWEEN_HALVES
from planechase.rules.mana.mana import ManaCost

BETWEEN_CARDS: Final = re.compile(r"\s*-{3,}\s*")
BETWEEN_FACES: Final = "//"
REMARKS: Final = ("#", "//")

_COST: Final = re.compile(r"(?:\{[^{}\s]*\})+")
_NAME_AND_COST: Final = re.compile(r"(?P<name>.*?)\s*(?P<cost>(?:\{[^{}]*\}?\s*)+)")
_COST_WITHOUT_BRACES: Final = re.compile(r"\s((?:\d+|X+)?[WUBRGC]+)$")
_WITHOUT_COST: Final = {"Land", "Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy"}
_DASH: Final = re.compile(r"\s+[—–-]+\s+|\s*—\s*")
_SIZE: Final = re.compile(r"([-+*\dX²]+)\s*/\s*([-+*\dX²]+)")
_SIZE_BEHIND: Final = re.compile(r"\s+\(?([*\d]+)\s*/\s*([*\d]+)\)?$")
_LOYALTY: Final = re.compile(r"loyalty\s*:?\s*([\dX*]+)", re.IGNORECASE)
_DEFENSE: Final = re.compile(r"defense\s*:?\s*(\d+)", re.IGNORECASE)
_MODIFIERS: Final = re.compile(r"hand\s*:?\s*([-+−]?\d+)\s*[,;]?\s*life\s*:?\s*([-+−]?\d+)", re.IGNORECASE)
_INDICATOR: Final = re.compile(r"colou?r(?: indicator)?\s*:\s*(.+)", re.IGNORECASE)
_TURNS: Final = re.compile(r"\b(?:transform|craft)", re.IGNORECASE)
"""What a card with a land on its back says if that is no other card to be played."""
_COLORS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_LETTERS: Final = {letter.lower(): letter for letter in _COLORS.values()}
_FACTS: Final = ("power", "toughness", "loyalty", "defense", "hand_modifier", "life_modifier")
_SPELLS: Final = ("Instant", "Sorcery")
_OLD_TYPES: Final = {"Summon": "Creature — …", "Interrupt": "Instant", "Enchant": "Enchantment — Aura"}
_SIZED: Final = {"Vehicle", "Spacecraft"}
"""CR 301.7, 721: what has a size without being a creature."""
_BELOW: Final = (
    ("Creature", "power", "is a creature without a size; write it in the last line: 2/2.", "the size of a creature"),
    (
        "Planeswalker",
        "loyalty",
        "is a planeswalker without loyalty; write it in the last line: Loyalty: 4.",
        "the loyalty of a planeswalker",
    ),
    (
        "Battle",
        "defense",
        "is a battle without defense; write it in the last line: Defense: 4.",
        "the defense of a battle",
    ),
    ("Vanguard", "hand_modifier", "", "the hand and life of a vanguard"),
)
"""What stands below the text of cards of each type: the message if it is missing, or if another card has it."""
_HEADS: Final = (*SUPERTYPE_NAMES.values(), *TYPE_NAMES.values())


@dataclass(frozen=True, slots=True)
class CardText:
    """What is printed on a card, as text; a card with several faces says what the whole of it is called."""

    name: str
    type_line: str
    text: str = ""
    mana_cost: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    colors: tuple[str, ...] | None = None
    """CR 204: the letters of its colour indicator, if it has one."""
    hand_modifier: str = ""
    life_modifier: str = ""
    layout: str = "normal"
    faces: tuple[CardText, ...] = ()
    sets: tuple[str, ...] = ()


class Miswritten(ValueError):
    """Something that is not a card as people write them; says where, and what to do."""

    def __init__(self, line: int, column: int, sentence: str) -> None:
        super().__init__(f"line {line}, column {column}: {sentence}")
        self.line, self.column, self.sentence = line, column, sentence


class TextLine(NamedTuple):
    """A line of a file without the blanks around it, and where it begins."""

    line: int
    column: int
    text: str


class Written(NamedTuple):
    """A card, and where in the file it stands: its first line, and the lines of its rules text, face by face."""

    card: CardText
    line: int
    rows: tuple[tuple[TextLine, ...], ...]

    def place(self, line: int, column: int, face: str = "") -> tuple[int, int]:
        """Line and column in the file of a place in the rules text, of the face of this name if there are several."""
        names = [one.name for one in self.card.faces]
        rows = self.rows[names.index(face) if face in names else 0]
        if not 1 <= line <= len(rows):
            return self.line, 1
        row = rows[line - 1]
        return row.line, row.column + column - 1


def card_texts(text: str) -> list[Written]:
    """The cards in a text, or `Miswritten` for the first that is none.

    >>> [found] = card_texts("Meadow Guard {1}{W}\\nCreature - Human Soldier\\nVigilance\\n2/2")
    >>> found.card.mana_cost, found.card.type_line, found.card.text, found.card.power
    ('{1}{W}', 'Creature — Human Soldier', 'Vigilance', '2')
    >>> card_texts("Meadow Guard {1}{W}\\nCreatrue — Human")
    Traceback (most recent call last):
        ...
    planechase.reading.card_texts.Miswritten: line 2, column 1: “Creatrue” is no card type; did you mean “Creature”?
    """
    return [_written(block) for block in blocks(text)]


def blocks(text: str) -> Iterator[list[TextLine]]:
    """The lines of each card, without remarks and empty lines."""
    lines = text.removeprefix("\N{BYTE ORDER MARK}").splitlines()
    ruled = any(BETWEEN_CARDS.fullmatch(line) for line in lines)
    block: list[TextLine] = []
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        ends = BETWEEN_CARDS.fullmatch(line) is not None if ruled else not bare
        if ends and block:
            yield block
            block = []
        elif bare and not ends and (bare == BETWEEN_FACES or not bare.startswith(REMARKS)):
            block.append(TextLine(number, len(line) - len(line.lstrip()) + 1, bare))
    if block:
        yield block


def _written(block: Sequence[TextLine]) -> Written:
    faces: list[list[TextLine]] = [[]]
    for row in block:
        if row.text == BETWEEN_FACES:
            faces.append([])
        else:
            faces[-1].append(row)
    bars = [row for row in block if row.text == BETWEEN_FACES]
    for number, rows in enumerate(faces):
        if not rows:
            line = bars[max(number - 1, 0)].line
            raise Miswritten(line, 1, "A line with // parts two faces of a card, and one of them is missing.")
    read = [_face(rows, is_back=number > 0) for number, rows in enumerate(faces)]
    texts = tuple(rows for _, rows in read)
    if len(read) == 1:
        return Written(read[0][0], block[0].line, texts)
    return Written(_joined(tuple(face for face, _ in read)), block[0].line, texts)


def _joined(faces: tuple[CardText, ...]) -> CardText:
    """CR 709 to 715: which kind of card has these faces, by what they are."""
    first, second = faces[0], faces[1]
    kinds = second.type_line.partition(" — ")
    if kinds[2] in ("Adventure", "Omen"):
        layout = "adventure"
    elif not second.mana_cost and ("Land" not in second.type_line or _TURNS.search(first.text)):
        layout = "transform"
    elif all(face.type_line.startswith(_SPELLS) or "Room" in face.type_line for face in faces):
        layout = "split"
    else:
        layout = "modal_dfc"
    return replace(
        first,
        name=BETWEEN_HALVES.join(face.name for face in faces),
        type_line=BETWEEN_HALVES.join(face.type_line for face in faces),
        text="",
        layout=layout,
        faces=faces,
    )


# ---------------------------------------------------------------------- one face


def _face(rows: Sequence[TextLine], is_back: bool) -> tuple[CardText, tuple[TextLine, ...]]:
    """A face, and the lines of its rules text."""
    left = list(rows)
    name, cost = _name_and_cost(left.pop(0))
    if left and not cost and _COST.fullmatch(left[0].text.removeprefix("Mana cost:").strip()):
        cost = _cost(left[0], left[0].text.removeprefix("Mana cost:").strip())
        left.pop(0)
    if not left:
        raise Miswritten(
            rows[0].line,
            1,
            f"“{name}” has no type line; it stands below the name, such as Creature — Elf. An empty line ends a card.",
        )
    types = left.pop(0)
    behind = _SIZE_BEHIND.search(types.text)
    line = _type_line(types, types.text[: behind.start()] if behind else types.text)
    if bare := _bare_cost(name, line, cost):
        braced = "".join(f"{{{symbol}}}" for symbol in re.findall(r"\d+|[A-Z]", bare))
        raise Miswritten(
            rows[0].line,
            len(name) - len(bare) + rows[0].column,
            f"A cost is written in braces: {braced} and not {bare}.",
        )
    facts: dict[str, str] = {"power": behind[1], "toughness": behind[2]} if behind else {}
    colors: tuple[str, ...] | None = None
    text: list[TextLine] = []
    for row in left:
        indicator = _INDICATOR.fullmatch(row.text)
        if indicator is not None:
            colors = _colors(row, indicator[1])
        elif not _is_level(text) and (found := _fact(row.text)) is not None:
            facts |= found
        else:
            text.append(row)
    wrong = _wrong_facts(name, line, facts, bool(text), turned_into=is_back and not cost)
    if wrong:
        raise Miswritten(rows[-1].line, rows[-1].column, wrong)
    said = "\n".join(row.text for row in text)
    power, toughness, loyalty, defense, hand, life = (facts.get(one, "") for one in _FACTS)
    card = CardText(name, line, said, cost, power, toughness, loyalty, defense, colors, hand, life)
    return card, tuple(text)


def _wrong_facts(name: str, line: str, facts: Mapping[str, str], has_text: bool, turned_into: bool) -> str:
    """CR 208, 209, 210, 211: what is missing below the text of a card of these types, or has no place there.

    CR 712.8: what a planeswalker turns into keeps its loyalty counters, and may have no loyalty printed.
    """
    types, _, subtypes = (set(part.split()) for part in line.partition(" — "))
    for kind, fact, missing, spare in _BELOW:
        if fact == "loyalty" and turned_into and kind in types:
            continue
        if kind in types and fact not in facts and missing:
            return f"“{name}” {missing}"
        if fact in facts and kind not in types and not (fact == "power" and subtypes & _SIZED):
            return f"“{name}” has {spare}, and is none."
    if "Vehicle" in subtypes and "power" not in facts:
        return f"“{name}” is a Vehicle without a size; write it in the last line: 2/2."
    if types & set(_SPELLS) and not has_text:
        return f"“{name}” has no text; what an instant or sorcery does stands below its type line."
    return ""


def _bare_cost(name: str, line: str, cost: str) -> str:
    """What a user wrote behind a name as a cost, without braces; nothing if there is none."""
    types = set(line.partition(" — ")[0].split())
    found = _COST_WITHOUT_BRACES.search(name) if not cost and not types & _WITHOUT_COST else None
    return found[1] if found is not None else ""


def _is_level(above: Sequence[TextLine]) -> bool:
    """CR 711.2: the size below a level symbol belongs to it."""
    return bool(above) and above[-1].text.startswith("LEVEL ")


def _fact(line: str) -> dict[str, str] | None:
    """What a line says that is no rules text: size, loyalty, defense, or the modifiers of a vanguard."""
    if found := _SIZE.fullmatch(line):
        return {"power": found[1], "toughness": found[2]}
    if found := _LOYALTY.fullmatch(line):
        return {"loyalty": found[1]}
    if found := _DEFENSE.fullmatch(line):
        return {"defense": found[1]}
    if found := _MODIFIERS.fullmatch(line):
        return {"hand_modifier": found[1].replace("−", "-"), "life_modifier": found[2].replace("−", "-")}
    return None


def _name_and_cost(row: TextLine) -> tuple[str, str]:
    found = _NAME_AND_COST.fullmatch(row.text)
    if found is None:
        return row.text, ""
    if not found["name"]:
        raise Miswritten(row.line, row.column, "A card begins with its name, and this line has only a cost.")
    return found["name"], _cost(row._replace(column=row.column + found.start("cost")), found["cost"])


def _cost(row: TextLine, written: str) -> str:
    cost = re.sub(r"\s", "", written).upper()
    try:
        ManaCost.parse(cost)
    except ValueError:
        raise Miswritten(
            row.line, row.column, f"“{written}” is no mana cost; each symbol stands in braces, such as {{2}}{{G}}."
        ) from None
    return cost


def _type_line(row: TextLine, written: str) -> str:
    """The type line with a long dash. Each word before the dash is a card type or a supertype (CR 205)."""
    head, *tail = _DASH.split(written, maxsplit=1)
    kinds: list[str] = []
    for found in re.finditer(r"\S+", head):
        kind = next((each for each in _HEADS if each.casefold() == found[0].casefold()), None)
        if kind is None:
            raise Miswritten(row.line, row.column + found.start(), _no_type(found[0]))
        kinds.append(kind)
    if not any(kind in TYPE_NAMES.values() for kind in kinds):
        raise Miswritten(row.line, row.column, f"“{written}” names no card type, such as Creature or Plane.")
    return " — ".join([" ".join(kinds), *tail])


def _no_type(word: str) -> str:
    if word.capitalize() in _OLD_TYPES:
        return f"“{word}” is no card type any more; today it is “{_OLD_TYPES[word.capitalize()]}”."
    close = get_close_matches(word.capitalize(), _HEADS, n=1)
    hint = f"; did you mean “{close[0]}”?" if close else ". The type line stands below the name and its cost."
    return f"“{word}” is no card type{hint}"


def _colors(row: TextLine, written: str) -> tuple[str, ...]:
    words = [word for word in re.split(r"[\s,]+|\band\b", written.lower()) if word]
    for word in words:
        if word not in _COLORS | _LETTERS:
            close = get_close_matches(word, _COLORS, n=1)
            hint = f"; did you mean “{close[0]}”?" if close else "."
            raise Miswritten(row.line, row.column, f"“{word}” is no colour{hint}")
    return tuple((_COLORS | _LETTERS)[word] for word in words)
