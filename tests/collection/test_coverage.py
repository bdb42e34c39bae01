"""How many cards are understood, and what stands in the way of the others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from planechase.collection.compiling import read, why_refused, without_clause
from planechase.collection.coverage import Coverage, by_set, in_general, is_alone
from planechase.reading.card_reading import RefusedCard, Understood
from planechase.reading.card_texts import CardText

GUARD = CardText("Meadow Guard", "Creature — Human", "Flying, vigilance", "{1}{W}", "2", "2", sets=("MDW", "HIL"))
SONG = CardText("Meadow Song", "Sorcery", "Everybody sings loudly.", "{W}", sets=("MDW",))
SINGER = CardText("Ola, Who Sings", "Creature — Elf", "Trample\nOla sings loudly.", "{G}", "1", "1", sets=("HIL",))
DANCER = replace(SONG, name="Wild Dance", text="Everybody dances wildly.\nEverybody sings loudly.")


def refusal(card: CardText) -> RefusedCard:
    found = read(card)
    assert isinstance(found, RefusedCard)
    return found


@pytest.fixture
def counted() -> Coverage:
    coverage = Coverage()
    coverage.add("Meadow Guard", None)
    for card in (SONG, replace(SONG, name="Hill Song"), SINGER, DANCER):
        refused = refusal(card)
        coverage.add(card.name, refused, is_alone(card, refused))
    return coverage


def test_cards_are_counted_with_what_stands_in_their_way(counted: Coverage) -> None:
    assert (counted.cards, counted.understood) == (5, 1)
    assert str(counted) == "1 of 5 understood (20.0%)"
    assert counted.plain() == {
        "cards": 5,
        "understood": 1,
        "refused": 4,
        "names_refused": ["Meadow Song", "Hill Song", "Ola, Who Sings", "Wild Dance"],
        "clauses": [
            {"clause": "Everybody sings loudly.", "cards": 2, "waiting_for_just_this": 2},
            {"clause": "~ sings loudly.", "cards": 1, "waiting_for_just_this": 1},
            {"clause": "Everybody dances wildly.", "cards": 1, "waiting_for_just_this": 0},
        ],
    }


def test_of_no_cards_there_is_no_share() -> None:
    assert str(Coverage()) == "0 of 0 understood"
    assert Coverage().plain() == {"cards": 0, "understood": 0, "refused": 0, "names_refused": [], "clauses": []}


def test_each_set_has_its_own_count() -> None:
    found = by_set([(GUARD, None), (SINGER, refusal(SINGER)), (SONG, refusal(SONG)), (replace(SONG, sets=()), None)])
    assert list(found) == ["HIL", "MDW"]
    assert [(each.cards, each.names_refused) for each in found.values()] == [
        (2, ["Ola, Who Sings"]), (2, ["Meadow Song"]),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "clause", "general"),
    [
        ("Ola, Who Sings", "Ola, Who Sings and Ola dance.", "~ and ~ dance."),
        ("Meadow Song", "Sing.", "Sing."),
        ("", "Sing.", "Sing."),
    ],
)
def test_a_clause_is_the_same_on_every_card(name: str, clause: str, general: str) -> None:
    assert in_general(RefusedCard(name, clause, 1, 1, (), "a reason")) == general


def test_where_no_clause_is_to_blame_the_reason_counts() -> None:
    assert in_general(RefusedCard("Ola", "", 1, 1, (), "Ola is too much.")) == "~ is too much."


# ---------------------------------------------------------------------- what is kept of a reading


def test_a_refusal_is_said_in_a_sentence() -> None:
    assert why_refused(RefusedCard("Ola", "Sing.", 1, 1, (), "No.")) == "“Ola” is not understood: “Sing.” No."
    assert why_refused(RefusedCard("Ola", "", 1, 1, (), "No.")) == "“Ola” is not understood: No."
    assert why_refused(RefusedCard("Ola", "Sing.", 1, 1, (), "")) == "“Ola” is not understood: “Sing.”"
    assert why_refused(RefusedCard("Ola", "", 1, 1, (), "")) == "“Ola” is not understood: no reason is known."


def test_a_clause_is_taken_out_where_it_stood_first() -> None:
    twice = replace(SONG, text="  Flying  \nSing. Sing.\n\nSing.\nTrample")
    rest = without_clause(twice, RefusedCard("Meadow Song", "Sing.", 1, 1, (), ""))
    assert rest == replace(twice, text="Flying\nSing.\nSing.\nTrample")
    alone = without_clause(SONG, RefusedCard("Meadow Song", "Everybody sings loudly.", 1, 1, (), ""))
    assert alone == replace(SONG, text="")


def test_a_clause_is_taken_out_of_the_face_on_which_it_stands() -> None:
    faces = (replace(SONG, name="Sow", text="Draw a card."), replace(SONG, name="Reap", text="Draw a card.\nSing."))
    both = CardText("Sow // Reap", "Sorcery // Sorcery", layout="split", faces=faces)
    rest = without_clause(both, RefusedCard("Sow // Reap", "Sing.", 1, 1, (), ""))
    assert rest is not None
    assert [(face.name, face.text) for face in rest.faces] == [("Sow", "Draw a card."), ("Reap", "Draw a card.")]
    assert [face.text for face in both.faces] == ["Draw a card.", "Draw a card.\nSing."]


@pytest.mark.parametrize("clause", ["", "Nobody sings."])
def test_a_clause_that_is_not_there_cannot_be_taken_out(clause: str) -> None:
    refused = RefusedCard("Meadow Song", clause, 1, 1, (), "")
    assert without_clause(SONG, refused) is None
    assert not is_alone(SONG, refused)


def test_a_card_may_wait_for_one_clause_only() -> None:
    assert isinstance(read(GUARD), Understood)
    waiting = replace(GUARD, text="Flying\nEverybody sings loudly.")
    assert is_alone(waiting, refusal(waiting))
    other = replace(GUARD, text="Everybody dances wildly.\nEverybody sings loudly.")
    assert not is_alone(other, refusal(other))
