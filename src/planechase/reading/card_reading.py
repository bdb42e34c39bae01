"""Reading a whole card: understood, with the card that it becomes, or refused with the place where reading stopped.

Every token of the text belongs to the tree, or the card is refused. When it was read, the English of the tree is laid
beside the text (see `comparing`), and a difference in meaning refuses it too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from planechase.reading import layouts
from planechase.reading.card_texts import CardText
from planechase.reading.chart import Chart
from planechase.reading.comparing import difference
from planechase.reading.dice_phrases import is_row
from planechase.reading.full_grammar import chart_of, known_words
from planechase.reading.game_start_phrases import parted
from planechase.reading.keyword_cost_phrases import INTRODUCING, introduced
from planechase.reading.linking import linked
from planechase.reading.misreadings import is_meant
from planechase.reading.noun_phrases import creature_types
from planechase.reading.pronoun_resolution import Unresolved, resolve
from planechase.reading.reading_hints import meant, said, today
from planechase.reading.text_tokens import PARAGRAPH, QUOTE, TextToken, tokens
from planechase.reading.vanilla import NotACard, framed
from planechase.reading.voting import with_ability_word
from planechase.rules.events.attaching import EnchantAbility
from planechase.rules.language.abilities import (
    Ability,
    ActivatedAbility,
    KeywordAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from planechase.rules.language.card_types import INSTANT, SORCERY, parse_type_line
from planechase.rules.language.characteristics import BETWEEN_HALVES, CardDefinition
from planechase.rules.language.fielded import replace
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import Word
from planechase.rules.language.word_errors import NothingKept, Unsayable, WrongField
from planechase.words.amounts import X
from planechase.words.card import Line
from planechase.words.english import card_text, short_name

CALLED: Final = re.compile(r"([A-Z][\w' ,!?-]*?) — (?=[A-Z{])")
"""CR 207.2c, 207.2d: an ability word or a flavor word, which means nothing."""
VILLAINOUS: Final = "a villainous choice"
"""CR 701.55a: behind this the choice stands."""
UNCLEAR: Final = "This was not understood."
NOT_CALLED: Final = frozenset(
    {"Choose one", "Choose two", "Choose three", "Choose one or both", "Choose one or more", "To solve", "Ward"}
)


@dataclass(frozen=True, slots=True)
class Understood:
    """A card that was understood whole."""

    definition: CardDefinition


@dataclass(frozen=True, slots=True)
class RefusedCard:
    """A card that was not: which sentence, where in the rules text, what could have stood there, and why."""

    name: str
    clause: str
    line: int
    column: int
    expected: tuple[str, ...]
    reason: str


class ReadingStopped(Exception):
    """Where reading stopped, and what was expected there."""

    def __init__(self, at: int, expected: tuple[str, ...], reason: str) -> None:
        super().__init__(reason)
        self.at, self.expected, self.reason = at, expected, reason


def read_card(card: CardText) -> Understood | RefusedCard:
    """The card that a text becomes, or where it was not understood."""
    if card.faces:
        return _read_faces(card)
    if card.layout == "meld":
        return RefusedCard(card.name, "", 1, 1, (), "A card of a meld pair is read with what the pair melds into.")
    card = layouts.as_stationed(card)
    try:
        _refuse_two_in_one(card)
        made = framed(card, *linked(_lines(card)))
        _refuse_unattached(made)
    except ReadingStopped as stop:
        return _refused(card, stop)
    except NothingKept as unknown:
        return RefusedCard(card.name, "", 1, 1, (), f"It speaks of “{unknown.slot}”, but nothing before it is that.")
    except (NotACard, WrongField) as wrong:
        return RefusedCard(card.name, "", 1, 1, (), str(wrong))
    return _compared(card, made)


def _refuse_two_in_one(card: CardText) -> None:
    """CR 709 to 715: two faces are two cards with a line between them."""
    if BETWEEN_HALVES.strip() in card.type_line:
        raise NotACard("A card with two faces is written as two, one below the other, with a line // between them.")


def _refuse_unattached(made: CardDefinition) -> None:
    """CR 303.4a: an Aura says what it can enchant."""
    enchants = any(isinstance(ability, EnchantAbility) for ability in made.printed.abilities)
    if "Aura" in made.printed.subtypes and not enchants:
        raise NotACard("An Aura says what it can be attached to, for example in a first line “Enchant creature”.")


def _read_faces(card: CardText) -> Understood | RefusedCard:
    """CR 709 to 715: each face is read by itself; the layout says what they are together."""
    together = layouts.together(card)
    if together is None:
        return RefusedCard(card.name, "", 1, 1, (), f"Cards of the layout “{card.layout}” are not read yet.")
    faces: list[CardDefinition] = []
    for face in layouts.faces(card):
        read = read_card(face)
        if isinstance(read, RefusedCard):
            return read
        faces.append(read.definition)
    try:
        return Understood(together(*faces))
    except (WrongField, ValueError) as wrong:
        return RefusedCard(card.name, "", 1, 1, (), str(wrong))


def _compared(card: CardText, made: CardDefinition) -> Understood | RefusedCard:
    try:
        text = card_text(made)
    except Unsayable:
        return RefusedCard(
            card.name, "", 1, 1, (), "What was understood cannot be said again, so nobody could compare it."
        )
    lost = difference(card.text, text, names_of(card))
    if lost:
        reason = f"The card that was understood does not say the same: {' '.join(lost)}."
        return RefusedCard(card.name, card.text.replace("\n", " / "), 1, 1, (), reason)
    return Understood(made)


def _refused(card: CardText, stop: ReadingStopped) -> RefusedCard:
    before = card.text[: stop.at]
    line, column = before.count("\n") + 1, stop.at - (before.rfind("\n") + 1) + 1
    clause = _sentence(card.text, stop.at)
    reason = " ".join(part for part in (stop.reason, today(clause)) if part)
    return RefusedCard(card.name, clause, line, column, stop.expected, reason)


def _sentence(text: str, at: int) -> str:
    """The sentence around a place."""
    start = max(text.rfind(mark, 0, at) + len(mark) if mark in text[:at] else 0 for mark in (". ", "\n"))
    ends = [end + len(mark.strip()) for mark in (". ", "\n") if (end := text.find(mark, at)) != -1]
    return text[start : min(ends, default=len(text))].strip()


def names_of(card: CardText) -> tuple[str, ...]:
    """What a card calls itself: its name, and the first part of a longer one."""
    if "Legendary" not in card.type_line:
        return card.name, card.name.split(",")[0].split(" the ")[0]
    short = short_name(card.name, card.type_line.split())
    first = card.name.split(" ")[0] if "," not in card.name else short
    is_kind = f" {first} " in f"{card.type_line} "
    return (card.name, short, first) if len(first) > 3 and not is_kind else (card.name, short)


# ---------------------------------------------------------------------- lines


def _lines(card: CardText) -> list[Line]:
    try:
        _, types, _ = parse_type_line(card.type_line)
    except ValueError as wrong:
        raise NotACard(str(wrong)) from None
    is_spell = bool(types & (INSTANT | SORCERY))
    row = tokens(card.text, names_of(card))
    targets: list[Word] = []
    return layouts.lines_of(
        card,
        _continued(card.text, _split(row)) if is_spell else _split(row),
        lambda line: _line(card, line, is_spell, targets),
        lambda line: _instruction(card, line),
    )


def _split(row: list[TextToken]) -> list[list[TextToken]]:
    """The paragraphs. Modes and rows of tables belong to the paragraph before them."""
    lines: list[list[TextToken]] = []
    for token in row:
        if not lines or (token.text == PARAGRAPH):
            lines.append([])
        if token.text != PARAGRAPH:
            if token.text == "•" and not lines[-1] and len(lines) > 1:
                lines.pop()
                lines[-1].append(TextToken(PARAGRAPH, PARAGRAPH, token.at))
            lines[-1].append(token)
    return _with_tables([line for line in lines if line])


def _with_tables(lines: list[list[TextToken]]) -> list[list[TextToken]]:
    """CR 706.3b: the rows of a table belong to the roll above them."""
    found: list[list[TextToken]] = []
    for line in lines:
        if found and is_row(line) and any(token.text.startswith("roll") for token in found[-1]):
            found[-1] = [*found[-1], TextToken(PARAGRAPH, PARAGRAPH, line[0].at), *line]
        else:
            found.append(line)
    return found


def _continued(text: str, lines: list[list[TextToken]]) -> list[list[TextToken]]:
    """CR 207.2c, 608.2c: a paragraph behind an ability word that goes on speaking of what the one before it does."""
    found: list[list[TextToken]] = []
    for line in lines:
        called, rest = _called(text, line)
        goes_on = called and called.lower() not in INTRODUCING and any(token.text in GOING_ON for token in rest)
        if found and goes_on and _keywords(found[-1]) is None and found[-1][-1].text == ".":
            found[-1] = [*found[-1], *rest]
        else:
            found.append(line)
    return found


GOING_ON: Final = frozenset({"instead", "also", "that", "those", "it", "they"})


def _line(card: CardText, line: list[TextToken], is_spell: bool, targets: list[Word]) -> list[Line]:
    called, rest = _called(card.text, line)
    keywords = _keywords(rest)
    if keywords is not None:
        return list(keywords)
    ability = _ability(card, rest, is_spell, targets)
    if called.lower() in INTRODUCING:
        known = introduced(called.lower(), ability)
        if known is None:
            raise ReadingStopped(line[0].at, (), f"“{called}” is a keyword that is not understood here.")
        return [known]
    if called and isinstance(ability, (ActivatedAbility, TriggeredAbility, StaticAbility)):
        return [replace(ability, called=_as_called(called))]
    return [with_ability_word(ability.effect, called)] if isinstance(ability, SpellAbility) else [*parted(ability)]


def _as_called(words: str) -> str:
    """Ability words begin with a capital letter only as they begin a line; a name has more of them."""
    return words if any(letter.isupper() for letter in words[1:]) else words[:1].lower() + words[1:]


def _instruction(card: CardText, line: list[TextToken]) -> Effect:
    """What a chapter does: it triggers by its number, and says no more."""
    ability = _ability(card, line, True, [], of_permanent=True)
    if not isinstance(ability, SpellAbility):
        raise ReadingStopped(line[0].at, (), "A chapter is an instruction.")
    return ability.effect


def _called(text: str, line: list[TextToken]) -> tuple[str, list[TextToken]]:
    match = CALLED.match(text, line[0].at)
    if match is None or match[1] in NOT_CALLED or match[1].endswith(VILLAINOUS):
        return "", line
    return match[1], [token for token in line if token.at >= match.end()]


def _keywords(line: list[TextToken]) -> tuple[KeywordAbility, ...] | None:
    """A row of keywords with commas between them; None if it is none."""
    chart = chart_of(line)
    ends: dict[int, tuple[KeywordAbility, ...]] = {0: ()}
    for at in range(len(line)):
        if at not in ends:
            continue
        for end, found in (*chart.find("keyword", at), *chart.find("keywords", at)):
            keywords = found if isinstance(found, tuple) else (found,)
            after = end + 1 if end < len(line) and line[end].text in (",", ";") else end
            ends.setdefault(after, (*ends[at], *keywords))
    closed = len(line) - 1 if line and line[-1].text == "." else len(line)
    whole = ends.get(len(line)) or ends.get(closed)
    return whole if whole else None


def _has_x(ability: Ability) -> bool:
    """Whether it speaks of an X that the text does not explain."""
    return any(isinstance(part, X) for part in ability.walk())


def _refuse_unknown_x(card: CardText, line: list[TextToken], ability: Ability) -> None:
    """CR 107.3: X is chosen for a cost, or the text says what it is."""
    if "X" in card.mana_cost or not _has_x(ability):
        return
    texts = [token.text for token in line]
    if not any("X" in text and text.startswith(("{", "-")) for text in texts) and ("pay", "x") not in pairwise(texts):
        raise ReadingStopped(line[texts.index("x") if "x" in texts else 0].at, (), "It is not said what X is.")


def _ability(
    card: CardText, line: list[TextToken], is_spell: bool, targets: list[Word], of_permanent: bool = False
) -> Ability:
    chart = chart_of(line)
    kinds = ("spell", "ability") if is_spell else ("ability",)
    for kind in kinds:
        whole = [value for end, value in chart.find(kind, 0) if end == len(line)]
        found = _resolved(whole, line, targets if kind == "spell" else [], of_permanent)
        if found is not None:
            _refuse_unknown_x(card, line, found)
            return found
    if _lacks_stop(line, is_spell):
        end = line[-1].at + len(line[-1].written)
        raise ReadingStopped(end, (), "A full stop is missing here.")
    raise _stopped(chart, line)


def _resolved(whole: list[object], line: list[TextToken], targets: list[Word], of_permanent: bool) -> Ability | None:
    """The one tree that is meant; two different ones are a mistake of the grammar."""
    found: list[Ability] = []
    unresolved = ""
    known = targets
    for value in whole:
        assert isinstance(value, Ability)
        try:
            known = list(targets)
            tree = resolve(value, known, of_permanent)
        except Unresolved as missing:
            unresolved = str(missing)
            continue
        assert isinstance(tree, Ability)
        if tree not in found and is_meant(tree):
            found.append(tree)
    found = [tree for tree in found if not _has_x(tree)] or found
    if len(found) > 1:
        raise ReadingStopped(line[0].at, (), f"This can be read in {len(found)} ways.")
    targets[:] = known if found else targets
    if not found and unresolved:
        raise ReadingStopped(line[0].at, (), f"It is not clear what “{unresolved}” refers to.")
    return found[0] if found else None


def _lacks_stop(line: list[TextToken], is_spell: bool) -> bool:
    """Whether it would be understood with a full stop at its end."""
    if line[-1].text in (".", QUOTE):
        return False
    stopped = [*line, TextToken(".", "", line[-1].at + len(line[-1].written))]
    chart = chart_of(stopped)
    kinds = ("spell", "ability") if is_spell else ("ability",)
    return any(end == len(stopped) for kind in kinds for end, _ in chart.find(kind, 0))


def _stopped(chart: Chart, line: list[TextToken]) -> ReadingStopped:
    far = min(chart.farthest, len(line) - 1)
    at = line[far].at if chart.farthest < len(line) else line[-1].at + len(line[-1].written)
    wrong = chart.word(far)
    near = "" if wrong in known_words() else meant(wrong, chart.expected) or meant(wrong, known_words())
    return ReadingStopped(
        at, said(chart.expected), _reason(chart, line[far], near) if far == chart.farthest else UNCLEAR
    )


def _reason(chart: Chart, stopped: TextToken, near: str) -> str:
    """What is probably wrong with the token at which reading stopped."""
    written = stopped.written
    if stopped.text == QUOTE and not chart.farthest:
        return "This was not understood; if it is flavor text, leave it out."
    if near:
        return f"“{stopped.text}” was not understood; did you mean “{near}”?"
    if chart.farthest and stopped.is_capital and "." in chart.expected:
        return f"This was not understood; perhaps a full stop is missing before “{written}”."
    if not stopped.is_capital and stopped.text in creature_types():
        return f"This was not understood; a creature type begins with a capital letter: “{written.capitalize()}”."
    if stopped.text.isalpha() and stopped.text not in known_words():
        return f"“{written}” is no word that is known here."
    return UNCLEAR
