"""Trees beside each other: whether two say the same, and where they do not."""

from typing import Final

from planechase.reading.card_texts import CardText
from planechase.rules.language.card_types import type_line
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.grammar import Effect
from planechase.rules.language.word import Word
from planechase.words import filters
from planechase.words.amounts import AsX, Times
from planechase.words.casual.planar_words import Chaos
from planechase.words.conditions import Provided
from planechase.words.effects.choosing_effects import ChooseTarget
from planechase.words.effects.flow import Sequence
from planechase.words.english import card_text
from planechase.words.player_words import OwnerOf
from planechase.words.selections import THAT, THAT_CARD, Remembered
from planechase.words.selections.pronouns import ThatTarget

ONLY_SAID: Final = ("quantifier", "under_you", "them")
"""Fields that decide how something is said and not what happens."""
BETWEEN_TEXTS: Final = "\n//\n"


def plain(value: object) -> object:
    """A tree without what makes no difference: the order of what must all be so, what a thing or a number is called."""
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, filters.And):
        parts = _flat(value)
        return plain(parts[0]) if len(parts) == 1 else ("And", tuple(sorted(repr(plain(part)) for part in parts)))
    if isinstance(value, Sequence):
        row = _without_announcing(_in_order(value))
        return ("Sequence", *map(plain, row)) if len(row) > 1 else plain(row[0])
    if isinstance(value, Remembered):
        return ("Remembered", plain(value.slot), value.several)
    if isinstance(value, Provided):  # "if" behind a statement asks the same as "as long as" before it
        return plain(value.condition)
    if isinstance(value, ThatTarget):
        return plain(value.target)
    if isinstance(value, OwnerOf) and value.what == THAT_CARD:
        return plain(OwnerOf(THAT))  # CR 108.3: a card belongs to the same player wherever it has gone
    if isinstance(value, Chaos):
        return ("Chaos",)  # "when" or "whenever": it waits for the same
    if isinstance(value, AsX) or (isinstance(value, Times) and value.factor == 1):
        return plain(value.amount)
    if isinstance(value, Word):
        names = [name for name in value.__match_args__ if name not in ONLY_SAID]
        return (type(value).__name__, *(plain(getattr(value, name)) for name in names))
    return value


def _flat(both: filters.And) -> list[filters.Description]:
    """A description of descriptions; "permanent" adds nothing to the others."""
    found: list[filters.Description] = []
    for part in both.parts_:
        found += _flat(part) if isinstance(part, filters.And) else [] if part == filters.ANYTHING else [part]
    return found


def _in_order(row: Effect) -> list[object]:
    """CR 608.2c: instructions in the order written, and what joins them; how they are grouped makes no difference."""
    if not isinstance(row, Sequence):
        return [row]
    return [*_in_order(row.first), row.joined, *_in_order(row.second)]


def _without_announcing(row: list[object]) -> list[object]:
    """CR 601.2c: targets are chosen as a spell is cast, so an instruction that only names them does nothing later."""
    first = row[0]
    if not isinstance(first, ChooseTarget) or first.at_random:
        return row
    about = [part for later in row[2:] if isinstance(later, Word) for part in later.walk()]
    return row[2:] if first.what in about else row


def same(one: object, other: object) -> bool:
    """Whether two trees are the same but for what makes no difference."""
    return plain(one) == plain(other)


def cards_same(one: CardDefinition, other: CardDefinition) -> bool:
    """Whether two cards say the same; of a card with two halves, each of them."""
    if len(one.parts) != len(other.parts):
        return False
    halves = zip(one.parts, other.parts, strict=True)
    return (
        all(cards_same(*pair) for pair in halves) if one.parts else same(one.printed.abilities, other.printed.abilities)
    )


def printed(card: CardDefinition, text: str | None = None) -> CardText:
    """A card as somebody would write it down; with its own text, or another one."""
    if card.halves:
        return _with_halves(card, card_text(card) if text is None else text)
    facts = card.printed
    return CardText(
        card.name,
        type_line(facts.supertypes, facts.types, facts.subtypes, card.subtype_order),
        card_text(card) if text is None else text,
        facts.mana_cost.text if facts.mana_cost is not None else "",
        card.power_text or ("" if facts.power is None else str(facts.power)),
        card.toughness_text or ("" if facts.toughness is None else str(facts.toughness)),
        "" if facts.loyalty is None else str(facts.loyalty),
    )


def _with_halves(card: CardDefinition, text: str) -> CardText:
    """CR 709: each half with its own text."""
    texts = text.split(BETWEEN_TEXTS)
    halves = tuple(printed(half, its_own) for half, its_own in zip(card.halves, texts, strict=True))
    return CardText(card.name, card.type_line, layout="split", faces=halves)
