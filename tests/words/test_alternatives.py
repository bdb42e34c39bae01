"""One of several things said in words is chosen by its number: no sentence decides anything."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.purpose import Purpose
from planechase.testing import ANN, BOB, Table
from planechase.vocabulary import (
    EACH_OPPONENT,
    INSTANT_CARD,
    WHO_FACES_IT,
    card,
    creature,
    draw,
    enters_as,
    gain_life,
    keyword,
    lose_life,
    shape,
    this_or_that,
    villainous_choice,
)

PATHS = card("Paths", "{1}", INSTANT_CARD, this_or_that(gain_life(3), draw(2)))
TWINS = card("Twins", "{1}", INSTANT_CARD, this_or_that(gain_life(3), gain_life(3)))
TRAP = card("Trap", "{1}", INSTANT_CARD, villainous_choice(EACH_OPPONENT, lose_life(2, WHO_FACES_IT), draw(1)))
MIMIC = card("Mimic", "{1}", creature("Shapeshifter", "*", "*"),
             enters_as((shape(3, 3, ()), shape(2, 2, (keyword("flying"),)))))  # fmt: skip


def asked(spell: CardDefinition, name: str) -> Table:
    """Ann's spell asks somebody to choose."""
    table = Table(free_mana=True)
    table.hand(ANN, spell)
    table.cast(ANN, name)
    table.resolve(pause=True)
    return table


@pytest.mark.rule("608.2d")
def test_which_of_two_instructions_to_follow_is_chosen_by_its_place() -> None:
    table = asked(PATHS, "Paths")
    question = table.game.decision
    assert question is not None
    told = question.plain(ANN)
    assert [(option["id"], option["label"]) for option in told["options"]] == [
        (0, "Gain 3 life"),
        (1, "Draw two cards"),
    ]
    table.game.answer_plain([1])
    assert (table.life(ANN), len(table.hand(ANN))) == (20, 2)


@pytest.mark.rule("608.2d")
def test_two_instructions_that_read_alike_are_still_two() -> None:
    table = asked(TWINS, "Twins")
    question = table.game.decision
    assert question is not None
    answers = question.answers()
    assert answers is not None
    assert len(answers) == 2


@pytest.mark.rule("701.55a")
def test_a_villainous_choice_is_made_by_its_place_too() -> None:
    table = asked(TRAP, "Trap")
    table.game.answer_plain([0])
    assert (table.life(BOB), table.hand(ANN)) == (18, [])


@pytest.mark.rule("614.1c")
def test_so_is_what_a_creature_enters_as() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, MIMIC)
    table.cast(ANN, "Mimic")
    table.resolve(pause=True)
    question = table.game.decision
    assert question is not None
    assert question.purpose is Purpose.ENTER_AS
    table.game.answer_plain([1])
    assert table.find("Mimic").keywords == frozenset({"flying"})


@pytest.mark.rule("608.2d")
def test_what_was_chosen_is_told_in_words() -> None:
    table = asked(PATHS, "Paths")
    table.answer(ANN, "Draw two cards")
    assert any("Draw two cards" in line for line in table.log)


def test_an_answer_is_written_down_by_its_place() -> None:
    question = asked(PATHS, "Paths").game.decision
    assert question is not None
    answers = question.answers()
    assert answers is not None
    assert [question.encode(answer) for answer in answers] == [[0], [1]]
