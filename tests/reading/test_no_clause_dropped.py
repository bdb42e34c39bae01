"""No clause is dropped: a text with one clause less, one more, or two in another order means something else."""

import re
from functools import cache
from typing import Final

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.reading.trees import printed, same

from planechase.cards import pool
from planechase.reading.card_reading import Understood, read_card
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.colors import NAMES
from planechase.words.english import card_text

BETWEEN: Final = re.compile(r"(\n|(?<=\.) |, | and | unless | until | if | for each | with )")


@cache
def understood() -> list[CardDefinition]:
    """Cards with one text that says more than a keyword."""
    cards = [pool.CARDS[name] for name in sorted(pool.CARDS)]
    return [card for card in cards if not card.halves and "." in card_text(card)]


def clauses(text: str) -> list[str]:
    """The text in pieces; what stands between two of them is a piece of its own."""
    return BETWEEN.split(text)


def means_something_else(card: CardDefinition, text: str) -> bool:
    read = read_card(printed(card, text))
    return not isinstance(read, Understood) or not same(read.definition.printed.abilities, card.printed.abilities)


cards = st.deferred(lambda: st.sampled_from(understood()))


@settings(max_examples=300)
@given(cards, st.data())
def test_a_text_without_one_of_its_clauses(card: CardDefinition, data: st.DataObject) -> None:
    pieces = clauses(card_text(card))
    assume(len(pieces) > 1)
    gone = data.draw(st.integers(0, len(pieces) // 2)) * 2
    left = pieces[: max(gone - 1, 0)] + pieces[gone + (1 if gone else 2) :]
    assert means_something_else(card, "".join(left))


@settings(max_examples=300)
@given(cards, st.data())
def test_a_text_with_two_clauses_in_another_order(card: CardDefinition, data: st.DataObject) -> None:
    pieces = clauses(card_text(card))
    assume(len(pieces) > 2)
    first = data.draw(st.integers(0, len(pieces) // 2 - 1)) * 2
    swapped = {pieces[first].lower(), pieces[first + 2].lower()}
    colors = set(NAMES)  # in whichever order they stand, they say the same
    assume(len(swapped) == 2 and not swapped <= colors)
    pieces[first], pieces[first + 2] = pieces[first + 2], pieces[first]
    assert means_something_else(card, "".join(pieces))


@settings(max_examples=300)
@given(cards, cards, st.data())
def test_a_text_with_a_clause_of_another(card: CardDefinition, other: CardDefinition, data: st.DataObject) -> None:
    pieces, more = clauses(card_text(card)), clauses(card_text(other))
    place = data.draw(st.integers(0, len(pieces) // 2)) * 2
    added = data.draw(st.integers(0, len(more) // 2)) * 2
    between = more[added - 1] if added else ", "
    assert means_something_else(card, "".join([*pieces[: place + 1], between, more[added], *pieces[place + 1 :]]))
