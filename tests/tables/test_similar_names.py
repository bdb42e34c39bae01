"""Names that look like another's at the same table are refused, in whatever letters they are written."""

from __future__ import annotations

import pytest

from planechase.tables import commands as ask
from planechase.tables.people import Refused
from planechase.tables.plans import Plan
from planechase.tables.table import GameTable

SAME = "is called .* already"
SIMILAR = "too much like"


def table_of(*names: str) -> GameTable:
    table = GameTable.opened(Plan(), bytes(32))
    for name in names:
        table.come(name, f"token of {name}")
    return table


@pytest.mark.parametrize(
    ("name", "imitation"),
    [
        pytest.param("Anna", "\uff21nna", id="full width"),
        pytest.param("Anna", "\U0001d400nna", id="mathematical"),
        pytest.param("Anna", "\u0391nna", id="Greek capital"),
        pytest.param("Anna", "Ann\u0430", id="Cyrillic"),
        pytest.param("Anna", "Ann\u0251", id="phonetic"),
        pytest.param("Anna", "Anna\u3164", id="Hangul filler"),
        pytest.param("Anna", "An\ufe0fna", id="variation selector"),
        pytest.param("Anna", "An\u034fna", id="grapheme joiner"),
        pytest.param("Anna", "Anna\u2800", id="blank braille"),
        pytest.param("Anna", "ANN\u0410", id="Cyrillic capital, other case"),
        pytest.param("Bob", "\u0412ob", id="Cyrillic that is no B in lower case"),
        pytest.param("Bob", "B0b", id="digit for a letter"),
        pytest.param("Bill", "BiIl", id="capital i for an l"),
        pytest.param("Bill", "Bi1l", id="digit for an l"),
        pytest.param("Tom", "Torn", id="two letters for one"),
        pytest.param("\u041e\u043b\u044f", "O\u043b\u044f", id="Latin in a Cyrillic name"),
        pytest.param("J\u00f6rg", "J\u043e\u0308rg", id="combining mark on a Cyrillic letter"),
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(name: str, imitation: str) -> None:
    table = table_of(name)
    with pytest.raises(Refused, match=SIMILAR):
        table.come(imitation, "another token")
    with pytest.raises(Refused, match=f"{SAME}|{SIMILAR}"):
        table_of(imitation).come(name, "another token")


def test_nobody_renames_themselves_to_look_like_somebody_else() -> None:
    table = table_of("Anna", "Bob")
    with pytest.raises(Refused, match=SIMILAR):
        table.do(table.people[1], ask.Rename("Ann\u0430"))
    table.do(table.people[1], ask.Rename("B0b"))
    assert table.people[1].name == "B0b", "their own name is no other's"


def test_the_same_name_is_refused_as_before() -> None:
    with pytest.raises(Refused, match=SAME):
        table_of("Anna").come("ANNA", "another token")


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u034f\ufe0f", "\u115f\u1160", "\u200b", "A\u202enna"])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="Type a name that others can read"):
        table_of().come(name, "token")


def test_names_that_differ_may_sit_together() -> None:
    names = ["Al", "Ai", "Jorg", "Bob", "Bobo", "Tim", "Tina", "Ann", "Anne", "Ann 2", "Ann 3"]
    names += ["J\u00f6rg", "\u041e\u043b\u044f", "\u041a\u043e\u043b\u044f", "\u592a\u90ce", "\u2764\ufe0f"]
    assert [one.name for one in table_of(*names).people.values()] == names


def test_a_name_is_free_again_when_who_had_it_has_left() -> None:
    table = table_of("Anna", "Bob")
    table.do(table.people[0], ask.Remove(1))
    assert table.come("B\u043eb", "another token").name == "B\u043eb"


def test_nobody_is_called_like_a_bot_that_plays() -> None:
    table = table_of("Ann")
    table.do(table.people[0], ask.Sit(0))
    table.do(table.people[0], ask.Begin())
    for name in ("Bob", "\u0412ob"):
        with pytest.raises(Refused, match=f"{SAME}|{SIMILAR}"):
            table.come(name, "token of a stranger")
    table.come("Zoe", "token of Zoe")
